"""The tables this process serves: one lock each, commands appended before they are acknowledged, watchers.

Plan, append, take in, tell: if the log has gone on elsewhere the table takes that in and the command is
checked again. Commands wait for each other; who reads waits for none of them and sees what was told last, for
how long an answer takes must not tell that somebody seals a choice just now. So do repeats and refusals.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from consigliere.core.refusal import Refusal
from consigliere.server import messages as m, table_view as view, telling
from consigliere.server.laying import laid_out, taken_in
from consigliere.server.live import Live as Live, Watcher as Watcher
from consigliere.server.metrics import Metrics
from consigliere.server.rulesets import rules_of
from consigliere.server.slices import Slices
from consigliere.server.store.base import Conflict, Duplicate, Listing, Missing, Record, Store
from consigliere.server.table import Table
from consigliere.server.table_commands import Planned
from consigliere.server.table_seats import listing, may_watch
from consigliere.server.timing import Times

RETRIES: Final = 20
IDLE: Final = 120.0  # seconds until a table nobody watches leaves the memory

log = logging.getLogger("consigliere.server")
Planner = Callable[[Table], Planned]
Folding = Callable[[str], Awaitable[Table | None]]  # a shorter way, if there is one


def command_key(identity: str, command: str) -> str:
    """A person's command ids are their own: nobody else's can collide with them, nor tell who they are."""
    return hashlib.blake2s(f"{identity}:{command}".encode(), digest_size=16).hexdigest()


def content_of(identity: str, message: bytes) -> str:
    """What a person asked for, so that another thing under the same id is not taken for it."""
    return hashlib.blake2s(message, key=identity.encode()[:32], digest_size=6).hexdigest()


OTHER_CONTENT: Final = Refusal("T6", "refuse-command-used", {})


async def whole_log(id: str) -> None: ...


async def nothing() -> None: ...


class Hub:
    def __init__(self, store: Store, metrics: Metrics, times: Times | None = None) -> None:
        self.store = store
        self.metrics = metrics
        self.times = times or Times()
        self.live: dict[str, Live] = {}
        self.slices = Slices()
        metrics.tables.set_function(lambda: len(self.live))
        self.listeners: list[Callable[[Live, Table], None]] = []  # bots look whether it is them, and others
        self.folding: Folding = whole_log
        self.wrote: Callable[[str, int], None] = lambda table, seq: None  # other processes are woken
        self.gathered: Callable[[Live], None] = lambda live: None  # and told who watches here
        self.slept: Callable[[], bool] = lambda: False  # an outage that nobody has noted yet
        self.awake: Callable[[], Awaitable[None]] = nothing  # notes it

    def moved(self, live: Live, table: Table) -> None:
        for listener in self.listeners:
            listener(live, table)

    # -- tables

    async def told(self, id: str) -> tuple[Live, Table]:
        """The table as it was told last, whatever is on its way to the disk. Missing if there is none."""
        live = self.live.get(id) or self._taken_up(id)
        live.used = time.monotonic()
        while (table := live.table) is None:
            await self._fold(live)
        return live, table

    async def _fold(self, live: Live) -> None:
        async with live.folding:
            if live.table is not None:
                return
            try:
                table = live.table = await self.folded(live.id)
            except Missing:
                if not live.watchers:
                    self.live.pop(live.id, None)
                raise
            self._caught_up(live, table)

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[tuple[Live, Table]]:
        """The table, held still: for those who write. Missing if there is none."""
        live, _ = await self.told(id)
        async with live.lock:
            yield await self.told(id)

    def _taken_up(self, id: str) -> Live:
        live = self.live[id] = Live(id, self.times.now())
        return live

    def _caught_up(self, live: Live, table: Table) -> None:
        """After a store that failed: what it had written all the same is told now."""
        behind, live.behind = live.behind, None
        if behind is not None and table.seq > behind:
            self._tell(live, table, range(behind + 1, table.seq + 1))
            self.moved(live, table)

    async def folded(self, id: str) -> Table:
        with self.metrics.fold.time():
            found = await self.folding(id)
            self.metrics.folds.labels("log" if found is None else "kept").inc()
            if found is not None:
                return found
            secret, records = await self.store.secret(id), await self.store.read(id)
            table = Table(id, secret, self.times)
            await self.fold(table, records)
            return table

    async def fold(self, table: Table, records: Sequence[Record]) -> None:
        """Take records in without holding up others; content packs are read in a thread."""
        if records and records[0].kind == "made" and records[0].body["packs"]:
            made = records[0].body
            await asyncio.to_thread(rules_of, made["game"], made["packs"], made["rules"])
        await self.slices.run(table.folding(records))

    async def create(self, id: str, secret: bytes, plans: Sequence[Planner]) -> Table | Refusal:
        """A new table; the first plan makes it, the others seat and start. All of it or nothing."""
        table = Table(id, secret, self.times)
        records = laid_out(table, plans, self.times.now())
        if isinstance(records, Refusal):
            return records
        await self.store.create(id, secret, records, listing(table))
        live = self._taken_up(id)
        live.table = table
        self.wrote(id, table.seq)
        self.moved(live, table)
        return table

    async def adopt(self, id: str, secret: bytes, records: list[Record], listing: Listing) -> None:
        """A new table whose records were made elsewhere; it is folded when it is first asked for."""
        await self.store.create(id, secret, records, listing)
        self.wrote(id, records[-1].seq)

    # -- commands

    async def command(
        self, id: str, identity: str | None, key: str | None, planner: Planner, asked: str | None = None
    ) -> tuple[int, Refusal | None, Table]:
        """Carry a command out once. Returns the number of its first record, or why not.

        `asked`: what was asked for under this key (`content_of`).
        """
        for _ in range(RETRIES):
            if self.slept():
                await self.awake()
            live, table = await self.told(id)
            seq = table.commands.get(key) if key is not None else None
            if seq is not None:
                before = await self.store.one(id, seq) if asked is not None else None
                return seq, self._same(before, asked), table
            if live.lock.locked() and identity not in live.writing:
                planned = planner(table)
                if isinstance(planned, Refusal):
                    if await self.catch_up(live, table):
                        continue
                    return 0, self._refused(planned), table
            with live.writes(identity):
                done = await self._carried_out(id, key, planner, asked)
            if done is not None:
                return done
        raise RuntimeError(f"a command met a newer log {RETRIES} times")

    async def _carried_out(
        self, id: str, key: str | None, planner: Planner, asked: str | None
    ) -> tuple[int, Refusal | None, Table] | None:
        """A command in its turn; None where the table has gone on and it is to be looked at again."""
        async with self.at(id) as (live, table):
            if key in table.commands or self.slept():
                return None
            plan = planner(table)
            if isinstance(plan, Refusal):
                # not by a fold that is behind another process's records
                return None if await self.catch_up(live, table) else (0, self._refused(plan), table)
            if not plan.records:
                return table.seq, None, table
            first, fork = table.seq + 1, table.fork()
            records = taken_in(fork, plan, self.times.now(), key, asked)
            try:
                with self.metrics.append.time():
                    await self.store.append(id, first - 1, records, listing(fork))
            except Conflict:
                self.metrics.conflicts.inc()
                await self.catch_up(live, table)
                return None
            except Duplicate as error:
                await self.catch_up(live, table)
                return error.record.seq, self._same(error.record, asked), table
            except BaseException:
                live.drop(table.seq)  # it may have been written all the same
                raise
            self.metrics.done.inc()
            self.wrote(id, fork.seq)
            if view.with_memory_aid(fork):
                for watcher in list(live.watchers):
                    await self.slices.run(view.recalling(fork, watcher.identity, table))
            if any(record.kind in telling.AFRESH for record in records):
                for watcher, language in list(live.watchers.items()):
                    await self.slices.run(view.telling(fork, watcher.identity, language))
            if live.table is table and table.seq < first:  # else it was read from the store meanwhile
                table.become(fork)
                self._tell(live, table, [record.seq for record in records])
                self.moved(live, table)
            return first, None, table

    def _refused(self, refusal: Refusal) -> Refusal:
        self.metrics.commands.labels("refused").inc()
        self.metrics.refusals.labels(refusal.rule).inc()
        return refusal

    def _same(self, before: Record | None, asked: str | None) -> Refusal | None:
        """A command that was carried out before is done; another one under its id is not."""
        other = before is not None and asked is not None and before.body.get("asked", asked) != asked
        self.metrics.commands.labels("refused" if other else "again").inc()
        return OTHER_CONTENT if other else None

    async def woken(self, id: str, seq: int | None = None) -> None:
        """Another process may have appended: read what is missing."""
        live = self.live.get(id)
        if live is None or (live.table is None and live.behind is None):
            return
        if live.table is not None and seq is not None and live.table.seq >= seq:
            return
        await self.catch_up(*await self.told(id))

    async def catch_up(self, live: Live, table: Table) -> bool:
        """Take in and tell what others have added to the log; whether there was anything.

        It waits for no command: one that is being written meanwhile finds itself told.
        """
        since = table.seq
        records = await self.store.read(live.id, since)
        if live.table is not table:
            return True
        told = table.seq
        try:
            for record in records:
                if record.seq > table.seq:
                    table.apply(record)
        except BaseException:
            live.drop(told)
            raise
        if table.seq > told:
            self._tell(live, table, range(told + 1, table.seq + 1))
            self.moved(live, table)
        return table.seq > since

    async def reload(self, id: str) -> None:
        """The log was rewritten (a person was forgotten): fold it again."""
        live = self.live.get(id)
        if live is not None:
            async with live.lock:
                table = await self.folded(id)
                live.table, live.behind = table, None
                for watcher, language in list(live.watchers.items()):
                    watcher.send(m.written(view.snapshot(table, watcher.identity, language, live.here())))
                self.moved(live, table)

    # -- telling

    def _tell(self, live: Live, table: Table, records: Sequence[int]) -> None:
        """Each watcher what they may know; who may not watch any more is sent away."""
        if telling.told(live, table, records):
            self.gathered(live)
        table.all_told()

    async def join(
        self, id: str, watcher: Watcher, language: str | None, since: int | None, invite: str | None
    ) -> None:
        """Begin to watch: all that is known, or all since a number. Missing if there is no such table."""
        await self.catch_up(*await self.told(id))
        live, table = await self.told(id)
        if not may_watch(table, watcher.identity, invite):
            raise Missing(id)
        log: list[str] = []
        before = table.seq
        await self.slices.run(view.recalling(table, watcher.identity))
        await self.slices.run(map(log.append, view.telling(table, watcher.identity, language)))
        live, table = await self.told(id)
        if not may_watch(table, watcher.identity, invite):
            raise Missing(id)
        new = watcher not in live.watchers
        live.watchers[watcher] = language
        here = live.here()
        message: m.ServerMessage | None = None
        if since is not None:
            message = view.since(table, watcher.identity, since, language, here)
        told = log if table.seq == before else None
        watcher.send(m.written(message or view.snapshot(table, watcher.identity, language, here, told)))
        table.all_told()
        if new:
            self.presence(live)
            self.gathered(live)
        self.moved(live, table)

    def left(self, id: str, watcher: Watcher) -> None:
        live = self.live.get(id)
        if live is not None and watcher in live.watchers:
            before = live.here()
            del live.watchers[watcher]
            live.used = time.monotonic()
            self.others(live, before)
            self.gathered(live)

    def others(self, live: Live, before: set[int]) -> None:
        """Somebody has come or gone, here or at another process."""
        live.gone |= dict.fromkeys(before - live.here(), self.times.now())
        self.presence(live)
        if live.table is not None:
            self.moved(live, live.table)

    def presence(self, live: Live) -> None:
        telling.presence(live)

    def hears(self, id: str, watcher: Watcher) -> bool:
        """Whether this watcher is told what happens at the table."""
        live = self.live.get(id)
        return live is not None and watcher in live.watchers

    def sweep(self) -> None:
        """Forget tables that nobody watches and no bot thinks for."""
        limit = time.monotonic() - IDLE
        for id, live in list(self.live.items()):
            if not live.watchers and not live.thinking and not live.lock.locked() and live.used < limit:
                del self.live[id]
