"""Who watches a table from other processes: said through Redis, believed for a while, forgotten after it.

A process says who watches its tables whenever that changes, and every few seconds again. One that is killed
says nothing more, and what it said last is forgotten; one that takes a table up asks the others.
"""

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import Final

import msgspec

from consigliere.server.hub import Hub
from consigliere.server.live import Elsewhere, Live
from consigliere.server.wake import Wake

log = logging.getLogger("consigliere.server")
AGAIN_S: Final = 4.0
BELIEVED_S: Final = 3 * AGAIN_S  # two may be lost
MOST_TABLES: Final = 100  # in one message


class Said(msgspec.Struct, frozen=True, array_like=True):
    """What a process says: (table, marks of people, how many without a name); `ask`: and who is with you?"""

    node: str
    ask: bool
    tables: list[tuple[str, list[str], int]]


class Presence:
    def __init__(self, hub: Hub, wake: Wake, node: str) -> None:
        self.hub = hub
        self.wake = wake
        self.node = node
        self.asked: set[str] = set()  # tables about which the others were asked
        hub.gathered = self.gathered
        wake.attend(self.heard, self.linked)

    # -- saying

    def gathered(self, live: Live) -> None:
        """Watchers of a table have come here, or gone."""
        self.asked &= self.hub.live.keys()
        ask = live.id not in self.asked
        self.asked.add(live.id)
        self.say([live], ask)

    def say(self, tables: Iterable[Live], ask: bool = False) -> None:
        lines = [(live.id, *live.own()) for live in tables]
        for n in range(0, len(lines), MOST_TABLES):
            part = [(id, sorted(people), nameless) for id, people, nameless in lines[n : n + MOST_TABLES]]
            self.wake.announce(msgspec.json.encode(Said(self.node, ask, part)))

    def linked(self, on: bool) -> None:
        """Redis is there, or away: then everybody is asked afresh when it is back."""
        self.hub.metrics.redis.set(int(on))
        if on:
            self.say([live for live in self.hub.live.values() if live.watchers], ask=True)
        else:
            self.hub.metrics.lost.inc()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(AGAIN_S)
            try:
                self.say([live for live in self.hub.live.values() if live.watchers])
                self.forget(time.monotonic())
            except Exception:
                log.exception("who is here could not be told")

    # -- hearing

    def heard(self, message: bytes) -> None:
        """What another process says; what is no message of ours is passed over."""
        try:
            said = msgspec.json.decode(message, type=Said)
        except msgspec.MsgspecError:
            return
        if said.node == self.node:
            return
        asked: list[Live] = []
        for table, people, nameless in said.tables:
            live = self.hub.live.get(table)
            if live is None:
                continue
            self.believe(live, said.node, frozenset(people), max(0, nameless))
            if said.ask and live.watchers:
                asked.append(live)
        self.say(asked)

    def believe(self, live: Live, node: str, people: frozenset[str], nameless: int) -> None:
        before, old = live.here(), live.elsewhere.pop(node, None)
        if people or nameless:
            live.elsewhere[node] = Elsewhere(people, nameless, time.monotonic() + BELIEVED_S)
        if (people, nameless) != ((old.people, old.nameless) if old is not None else (frozenset(), 0)):
            self.hub.others(live, before)

    def forget(self, at: float) -> None:
        """Processes that have said nothing for too long are gone, and their watchers with them."""
        for live in list(self.hub.live.values()):
            late = [node for node, one in live.elsewhere.items() if one.until < at]
            if late:
                before = live.here()
                for node in late:
                    del live.elsewhere[node]
                self.hub.others(live, before)
