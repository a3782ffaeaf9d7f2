"""The keeper of time: a sign of life in the store, and what is due is done, once, whichever process does it.

The clocks themselves are in clocks.py, who counts as away in absence.py.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from consigliere.core.refusal import Refusal
from consigliere.server import absence, table_lines
from consigliere.server.absence import Act
from consigliere.server.hub import Hub, Live, Planner
from consigliere.server.store.base import Missing
from consigliere.server.table import Table
from consigliere.server.table_commands import Plan, Planned
from consigliere.server.thinking import Thinking
from consigliere.server.timing import MINUTE, SECOND, Span

log = logging.getLogger("consigliere.server")
TICK: Final = 1.0  # seconds
LOOK: Final = 5  # ticks between looks at who is gone, and between signs of life
SEEN: Final = 4  # looks between notes of who is there
STALL: Final = MINUTE  # without a sign of life: this machine slept
OTHERS: Final = 15 * SECOND  # a process that starts beside others: they give signs of life more often
LONG_ASKED: Final = MINUTE  # before that nobody needs to be told who is there
BETWEEN: Final = 20 * SECOND  # looks at a table whose moment has not come after all


class Keeper:
    def __init__(self, hub: Hub, thinking: Thinking, shared: bool) -> None:
        self.hub = hub
        self.thinking = thinking
        self.shared = shared
        self.stall = STALL
        self.later: dict[str, tuple[int, int]] = {}  # table -> (its last record, not before)
        self.count = 0
        self.last = self.now  # our own last sign of life
        self.beating = asyncio.Lock()
        hub.slept, hub.awake = self.slept, self.awake

    @property
    def now(self) -> int:
        return self.hub.times.now()

    async def open(self) -> None:
        """Before anything is served: for how long has nobody been there?"""
        await self.beat(OTHERS if self.shared else 0)

    def slept(self) -> bool:
        """Whether this process has stood still for so long that it is an outage, and has not noted it."""
        return self.now - self.last > self.stall

    async def awake(self) -> None:
        """Before anything else is done, and before any clock fires: note the outage."""
        if self.slept():
            await self.beat(self.stall)

    async def beat(self, gap: int) -> None:
        async with self.beating:
            known, at = self.hub.times.outages, self.now
            self.hub.times.outages = tuple(await self.hub.store.beat(at, gap))
            if self.hub.times.outages != known:
                self.later.clear()
                for live in list(self.hub.live.values()):
                    if live.table is not None and live.table.clocks.settings is not None:
                        await self.hub.reload(live.id)
            self.last = at

    async def close(self) -> None:
        """The last sign of life: from here on clocks stand, if no other process serves."""
        with suppress(Exception):
            await self.beat(self.stall)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.tick()
            except Exception:
                log.exception("the clocks could not be looked at")

    async def tick(self) -> None:
        self.count += 1
        await self.awake()
        if self.count % LOOK == 0:
            await self.beat(self.stall)
            for live in list(self.hub.live.values()):
                await self.look(live)
        if self.shared and self.count % (LOOK * SEEN) == 0:
            await self.hub.store.saw(self.there())
        at = self.now
        found = await self.hub.store.due(at)
        self.later = {id: self.later[id] for id in found if id in self.later}
        for id in found:
            seq, until = self.later.get(id, (0, 0))
            known = self.hub.live.get(id)
            same = known is None or known.table is None or known.table.seq == seq
            if until > at and same:
                continue
            try:
                await self.due(id)
            except Exception:
                log.exception("the clocks of a table could not be looked at")
                self.later[id] = (known.table.seq if known is not None and known.table else 0, at + MINUTE)

    async def due(self, id: str) -> None:
        """Do what this table's clocks ask for; if it is too early after all, remember when."""
        try:
            await self.hub.catch_up(*await self.hub.told(id))
            found, table = await self.hub.told(id)
        except Missing:
            return
        acts = absence.sure(table)
        at = self.now
        if not await self.carry_out(found, [act for act in acts if act.due <= at]):
            later = min((act.due for act in acts), default=at + BETWEEN)
            self.later[id] = (table.seq, max(later, at + SECOND))

    async def look(self, live: Live) -> None:
        """Is somebody gone while another waits?"""
        table = live.table
        if table is None or not live.watchers or table.status != "playing":
            return
        acts = self.missed(live, table, {})
        if not acts:
            return
        if self.shared:
            acts = self.missed(live, table, await self.hub.store.seen(live.id))
        await self.carry_out(live, acts)

    def missed(self, live: Live, table: Table, seen: dict[int, int]) -> list[Act]:
        last = {seat: max(live.gone.get(seat, 0), seen.get(seat, 0)) for seat in range(table.players)}
        found = absence.gone(table, live.here(), last, live.since)
        return [act for act in found if act.due <= self.now]

    def there(self) -> list[tuple[str, int, int]]:
        """People who are at their seats and have been asked for some time."""
        at = self.now
        return [
            (live.id, seat, at)
            for live in self.hub.live.values()
            if live.table is not None and live.watchers
            for seat in set(absence.asked_people(live.table)) & live.here()
            if (live.table.clocks.open_for(seat, LONG_ASKED) or at) <= at
        ]

    async def carry_out(self, live: Live, acts: Sequence[Act]) -> bool:
        """Whether there was anything to do. What was due before an outage was noted is looked at again."""
        outages = self.hub.times.outages
        for act in acts:
            if self.slept() or self.hub.times.outages != outages:
                break
            if act.what == "answer":
                self.thinking.stand_in(live, act.seat, act.decision, act.key)
                continue
            _, refusal, _ = await self.hub.command(live.id, None, act.key, planner(act, outages))
            if refusal is None:
                self.hub.metrics.expired.labels(act.cause).inc()
        return bool(acts)


def planner(act: Act, outages: Sequence[Span]) -> Planner:
    return lambda table: plan(table, act, outages)


def plan(table: Table, act: Act, outages: Sequence[Span]) -> Planned:
    """The record of what is due, if it still is; `outages`: those that were known when it was found due."""
    again = [one for one in (*absence.sure(table), *still_gone(table, act)) if one.key == act.key]
    if not again or table.times.outages != outages:
        return Refusal("T6", "refuse-stale-decision", {"decision": act.decision})
    body: dict[str, Any] = {"by": act.cause}
    if act.what == "begin":
        return table_lines.due(table)
    if act.what == "close":
        return Plan().then("closed", **body)
    if act.what == "resume":
        return Plan().then("resumed", **body)
    return Plan().then("absent", seat=act.seat, **body)


def still_gone(table: Table, act: Act) -> list[Act]:
    if act.cause != "gone" or act.seat not in absence.asked_people(table):
        return []
    return [absence.act(table, act.seat, act.due, act.cause)]
