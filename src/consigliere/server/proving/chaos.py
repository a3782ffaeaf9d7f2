"""Chaos: many tables played by sockets while the server is killed again and again, or showered with copies.

Each process is ended by SIGKILL at a random instant, sometimes while it is still starting. Then all that was
acknowledged must be on disk, and after the restart every game must go on, the unwatched ones too.
"""

import asyncio
import random
import re
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from consigliere.games.catalogue import GAMES, ruleset
from consigliere.server.proving.audit import Audit
from consigliere.server.proving.http import guest
from consigliere.server.proving.node import LAUNCHER, Node, Trouble
from consigliere.server.proving.player import Book, GONE, Player
from consigliere.server.store import open_store

BOTS: Final = ("random", "greedy")
EARLY: Final = 0.1  # of the kills: before the server is ready
LONGEST_S: Final = 1.0  # from the first acknowledgement to the kill
# by table: who stays, who leaves his seat to a bot, and who falls asleep and leaves it to the clock
LEAVES: Final = ("", "", "", "asleep", "away")
CLOCK: Final = {"kind": "bank", "bank": 10, "increment": 0, "sealed": 5}
FAULTS: Final = ("lost", "doubled", "stuck", "refused", "gaps", "broken", "errors")


# Python's own words in a bot's process whose server was killed before it had said what to do: nobody's fault
STILLBORN: Final = re.compile(
    r"Traceback \(most recent call last\):\n(?:  .*\n)*?"
    r"    preparation_data = reduction\.pickle\.load\(from_parent\)\n(?: +\^+\n)?EOFError.*\n"
)
MOST_LOGGED: Final = 8000


def logged(log: str) -> int:
    """Exceptions of the server in its log."""
    return STILLBORN.sub("", log).count("Traceback (most recent call last)")


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be done. `commands`: so many, mostly copies; `short`: games must go on, but need not end."""

    kills: int = 0
    commands: int = 0
    db: str | None = None
    redis: str | None = None
    nodes: int = 1
    tables: int = 10
    seed: int = 1
    short: bool = False
    patience: float = 60.0
    launcher: Sequence[str] = field(default=LAUNCHER)


class House:
    """The servers and everybody at their tables."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.rng = random.Random(plan.seed)
        self.db = plan.db or f"sqlite:///{folder / 'tables.db'}"
        more = ["--bot-workers", "1", "--no-limits", *(["--redis", plan.redis] if plan.redis else [])]
        self.nodes = [
            Node(self.db, folder / f"node-{n}.log", *more, launcher=plan.launcher) for n in range(plan.nodes)
        ]
        self.up = asyncio.Condition()
        self.book = Book()
        self.audit = Audit(self.book)
        self.players: list[Player] = []
        self.at: dict[Player, Node] = {}
        self.more = True  # a table that is over is followed by another one
        self.tables = 0
        self.finished = 0

    # -- tables

    async def serving(self, first: int) -> Node:
        """A node that serves, the wanted one if it does."""
        async with self.up:
            while True:
                ready = [node for node in self.nodes if node.url]
                if ready:
                    wanted = self.nodes[first % len(self.nodes)]
                    return wanted if wanted in ready else self.rng.choice(ready)
                await self.up.wait()

    async def table(self, n: int) -> None:
        """One table after the other, each from its making to its end."""
        while self.more:
            players = await self.seated(n)
            self.tables += 1
            self.players += players
            await asyncio.gather(*(self.playing(player, k) for k, player in enumerate(players)))
            if all(player.over for player in players):
                self.finished += 1
            else:
                return

    async def seated(self, n: int) -> list[Player]:
        """People at a new table that has begun; tried again when the server dies meanwhile."""
        game = list(GAMES)[n % len(GAMES)]
        leaves = LEAVES[n % len(LEAVES)]
        seats = ruleset(game).seats
        while True:
            count = self.rng.randrange(seats.start, min(seats.stop, 5))
            people = 1 if leaves else self.rng.randint(1, count)
            levels = [self.rng.choice(BOTS) for _ in range(count - people)]
            try:
                url = (await self.serving(n)).url
                guests = [await guest(url, f"Guest {k}") for k in range(people)]
                host = guests[0]
                wanted: dict[str, Any] = {"game": game, "players": count, "visibility": "public"}
                wanted["clock"] = CLOCK if leaves == "asleep" else None
                made = await host.ask(url, "POST", "/api/tables", wanted)
                at = f"/api/tables/{made['id']}"
                for k, one in enumerate(guests[1:], 1):
                    await one.ask(url, "POST", f"{at}/seats", {"seat": k})
                for k, level in enumerate(levels, people):
                    await host.ask(url, "PUT", f"{at}/seats/{k}", {"level": level})
                await host.ask(url, "POST", f"{at}/start")
            except (*GONE, RuntimeError, ValueError):
                await asyncio.sleep(0.2)
                continue
            noise = 3.0 if self.plan.commands else 0.0
            rngs = [random.Random(self.rng.random()) for _ in guests]
            return [
                Player(one, made["id"], self.book, rng, noise, leaves)
                for one, rng in zip(guests, rngs, strict=True)
            ]

    async def playing(self, player: Player, k: int) -> None:
        while not player.over and not player.left:
            node = await self.serving(k)
            self.at[player] = node
            await player.session(node.url)
            await asyncio.sleep(0.02)

    async def work(self) -> None:
        """Kills, copies, and the end of all games."""
        while sum(node.starts - 1 for node in self.nodes) < self.plan.kills:
            await self.kill()
        await self.showered()
        await self.go_on()

    # -- kills

    async def start(self, node: Node) -> None:
        await node.start()
        async with self.up:
            self.up.notify_all()

    async def kill(self) -> None:
        """One kill at a random instant, then a look at the disk, then a new process."""
        node = self.rng.choice(self.nodes)
        before = self.book.counts["acknowledged"]
        until = time.monotonic() + self.plan.patience
        while self.book.counts["acknowledged"] == before and time.monotonic() < until:
            await asyncio.sleep(0.01)
        await asyncio.sleep(self.rng.random() * LONGEST_S)
        await self.dead(node)
        if self.rng.random() < EARLY:
            await node.spawn()
            await asyncio.sleep(self.rng.random())
            await node.kill()
        await self.start(node)

    async def dead(self, node: Node) -> None:
        await node.kill()
        gone = [player.gone.wait() for player in self.players if self.at.get(player) is node]
        await asyncio.wait_for(asyncio.gather(*gone), 30)
        await self.audit.look(self.db, self.players, self.folder)

    # -- afterwards

    async def lengths(self) -> dict[str, int]:
        """How long the log of each running table is."""
        store = open_store(self.db)
        await store.open()
        try:
            running = {listed.id for listed in await store.active()}
            return {
                id: len(await store.read(id))
                for id in dict.fromkeys(player.table for player in self.players)
                if id in running
            }
        finally:
            await store.close()

    async def go_on(self) -> None:
        """Every table must grow to its end, or in a short run grow at all."""
        self.more = False
        grown = await self.lengths()
        seen = dict.fromkeys(grown, time.monotonic())
        moved: set[str] = set()
        while True:
            await asyncio.sleep(1.0)
            now = await self.lengths()
            at = time.monotonic()
            for id, length in now.items():
                if length > grown.get(id, 0):
                    moved.add(id)
                    grown[id], seen[id] = length, at
            waiting = [id for id in now if not (self.plan.short and id in moved)]
            stuck = [id for id in waiting if at - seen[id] > self.plan.patience]
            for id in stuck:
                self.book.fault("stuck", f"{id} at record {now[id]}")
            if stuck or not waiting:
                return

    async def showered(self) -> None:
        """Until so many commands were sent."""
        before, since = -1, time.monotonic()
        while self.book.counts["commands"] < self.plan.commands:
            await asyncio.sleep(0.2)
            if self.book.counts["commands"] != before:
                before, since = self.book.counts["commands"], time.monotonic()
            elif time.monotonic() - since > self.plan.patience:
                self.book.fault("stuck", "nobody is asked any more")
                return

    def report(self, seconds: float) -> dict[str, Any]:
        counts = self.book.counts
        for node in self.nodes:
            if logged(node.logged()):
                print(STILLBORN.sub("", node.logged())[-MOST_LOGGED:], file=sys.stderr)
        return {
            "kills": sum(node.starts - 1 for node in self.nodes),
            **{name: counts[name] for name in FAULTS},
            **{name: counts[name] for name in ("commands", "acknowledged", "sealed", "again", "by_clock")},
            "logged": sum(logged(node.logged()) for node in self.nodes),
            "tables": self.tables,
            "finished": self.finished,
            "seconds": round(seconds, 1),
        }


async def carried_out(plan: Plan) -> dict[str, Any]:
    """The figures of a run; Trouble if there cannot be one."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="consigliere-chaos-") as folder:
        house = House(plan, Path(folder))
        tables: list[asyncio.Task[None]] = []
        try:
            await asyncio.gather(*(house.start(node) for node in house.nodes))
            tables = [asyncio.create_task(house.table(n)) for n in range(plan.tables)]
            await unless_failing(asyncio.create_task(house.work()), tables)
        finally:
            for task in tables:
                task.cancel()
            ended = await asyncio.gather(*tables, return_exceptions=True)
            await asyncio.gather(*(node.stop() for node in house.nodes))
        for error in ended:
            if isinstance(error, Exception):
                raise Trouble(f"a player of the proof failed: {error!r}") from error
        await house.audit.close(house.db, house.players)
        for note in house.book.notes:
            print(note, file=sys.stderr)
        return house.report(time.monotonic() - began)


async def unless_failing(work: asyncio.Task[None], tables: Sequence[asyncio.Task[None]]) -> None:
    """The work, given up as soon as one of the players fails: he would be missing, and all would wait."""
    waiting = {work, *tables}
    try:
        while not work.done():
            done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            if any(task.exception() for task in done if not task.cancelled()):
                break
    finally:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)
    if not work.cancelled():
        work.result()


def good(figures: dict[str, Any]) -> bool:
    return not any(figures[name] for name in (*FAULTS, "logged"))
