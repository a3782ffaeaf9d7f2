"""Bad input: a live server is sent what nobody should send, while a game beside it plays on undisturbed."""

import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from consigliere.games.catalogue import GAMES
from consigliere.server.proving import hostile
from consigliere.server.proving.audit import Audit
from consigliere.server.proving.frames import closing, Frames, Payload
from consigliere.server.proving.http import Guest, guest, request
from consigliere.server.proving.node import LAUNCHER, Node
from consigliere.server.proving.player import Book, GONE, Player

SOCKETS: Final = 8
BATCH: Final = 50  # frames between two pings that must come back
PATIENCE_S: Final = 60.0
# how a server may end a connection: at its own wish, for a protocol error, bad text, size, or slowness
GOOD_CLOSES: Final = (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1013)


@dataclass(frozen=True, slots=True)
class Plan:
    frames: int
    seed: int = 1
    launcher: Sequence[str] = field(default=LAUNCHER)


@dataclass(slots=True)
class Seen:
    """What came back, by kind."""

    answers: Counter[str] = field(default_factory=Counter)
    closes: Counter[int] = field(default_factory=Counter)
    unhandled: int = 0
    sent: int = 0


class Fuzzer:
    """One socket after another of a stranger, a guest or a player, who sends all sorts of frames."""

    def __init__(
        self, node: Node, who: Guest | None, tables: list[str], rng: random.Random, seen: Seen
    ) -> None:
        self.node = node
        self.who = who
        self.rng = rng
        self.seen = seen
        self.tables = tables
        self.own: str | None = None
        self.frames = Frames(rng, tables)
        self.pongs = asyncio.Event()
        self.pinged = ""

    async def run(self, frames: int) -> None:
        until = self.frames.count + frames
        while self.frames.count < until and self.node.alive:
            with suppress(*GONE):
                await self.seated()
                async with self.dial() as socket:
                    await self.session(socket, until)
                continue
            await asyncio.sleep(0.05)

    async def seated(self) -> None:
        """A table of one's own, so that frames reach a running game too."""
        if self.who is None or self.own is not None:
            return
        wanted = {
            "game": self.rng.choice(list(GAMES)),
            "players": 2,
            "visibility": "bots",
            "levels": ["random"],
        }
        made = await self.who.ask(self.node.url, "POST", "/api/tables", wanted)
        self.own = str(made["id"])
        self.frames.tables = [self.own] * 4 + self.tables

    def dial(self) -> connect:
        cookie = {"cookie": self.who.cookie} if self.who is not None else {}
        return connect(
            self.node.url.replace("http://", "ws://") + "/ws",
            additional_headers=cookie,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE_S,
            close_timeout=1,
            ping_interval=None,
        )

    async def session(self, socket: ClientConnection, until: int) -> None:
        hearing = asyncio.create_task(self.hear(socket))
        try:
            for table in {*self.tables, *([self.own] if self.own else [])}:
                await socket.send(f'{{"type":"join","table":"{table}"}}')
            while self.frames.count < until:
                for _ in range(min(BATCH, until - self.frames.count)):
                    await self.give(socket, next(self.frames))
                await self.sync(socket)
                if self.rng.random() < 0.02:
                    await self.give(socket, closing(self.rng))
                    with suppress(TimeoutError):
                        await asyncio.wait_for(asyncio.shield(hearing), 10)
                    return
                if self.own is None and self.who is not None:
                    return
        except ConnectionClosed:
            return
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)

    async def give(self, socket: ClientConnection, payload: Payload) -> None:
        self.seen.sent += 1
        if isinstance(payload, str):
            await socket.send(payload.encode("utf-8", "replace"), text=True)
        elif isinstance(payload, bytes):
            await socket.send(payload)
        else:
            await socket.send(payload, text=True)

    async def sync(self, socket: ClientConnection) -> None:
        """All frames before have been dealt with."""
        self.pongs.clear()
        self.pinged = f"sync-{self.frames.count}"
        await socket.send(f'{{"type":"ping","id":"{self.pinged}"}}')
        try:
            await asyncio.wait_for(self.pongs.wait(), PATIENCE_S)
        except TimeoutError:
            self.seen.answers["no pong"] += 1
            self.seen.unhandled += 1

    async def hear(self, socket: ClientConnection) -> None:
        try:
            async for raw in socket:
                self.heard(msgspec.json.decode(raw))
        except ConnectionClosed:
            pass
        finally:
            self.pongs.set()
            code = socket.close_code
            if code is not None:
                self.seen.closes[code] += 1
                if code not in GOOD_CLOSES and self.node.alive:
                    self.seen.unhandled += 1

    def heard(self, message: dict[str, Any]) -> None:
        kind = str(message["type"])
        self.seen.answers[message["error"] if kind == "error" else kind] += 1
        if kind == "error" and message["error"] == "busy" and "did not work out" in message["detail"]:
            self.seen.unhandled += 1
        if kind == "pong" and message["id"] == self.pinged:
            self.pongs.set()
        if kind in ("snapshot", "events") and message["table"] == self.own:
            if message.get("meta", {}).get("status", "playing") != "playing":
                self.own = None
                return
            question = (message.get("position") or {}).get("question")
            if question and question["legal"]:
                texts = [legal["text"] for legal in question["legal"]]
                self.frames.asked = [*self.frames.asked[-20:], (question["decision"], texts)]


async def undisturbed(node: Node, rng: random.Random, book: Book) -> tuple[list[Player], asyncio.Task[None]]:
    """A game of two people and a bot that goes on beside all this; over, it is followed by another one."""
    players: list[Player] = []

    async def seated(game: str) -> list[Player]:
        guests = [await guest(node.url, f"Quiet {n}") for n in range(2)]
        wanted = {"game": game, "players": 3, "visibility": "public"}
        made = await guests[0].ask(node.url, "POST", "/api/tables", wanted)
        at = f"/api/tables/{made['id']}"
        await guests[1].ask(node.url, "POST", f"{at}/seats", {"seat": 1})
        await guests[0].ask(node.url, "PUT", f"{at}/seats/2", {"level": "random"})
        await guests[0].ask(node.url, "POST", f"{at}/start")
        return [Player(one, made["id"], book, random.Random(rng.random())) for one in guests]

    async def play() -> None:
        game = 0
        while True:
            if not players or all(player.over for player in players):
                players[:0] = await seated(list(GAMES)[game % len(GAMES)])
                game += 1
            await asyncio.gather(*(player.session(node.url) for player in players[:2]))
            await asyncio.sleep(0.05)

    task = asyncio.create_task(play())
    while not players and not task.done():
        await asyncio.sleep(0.02)
    return players, task


async def carried_out(plan: Plan) -> dict[str, Any]:
    began = time.monotonic()
    rng = random.Random(plan.seed)
    seen, book = Seen(), Book()
    with tempfile.TemporaryDirectory(prefix="consigliere-fuzz-") as folder:
        db = f"sqlite:///{Path(folder) / 'tables.db'}"
        nodes = [
            Node(db, Path(folder) / f"{name}.log", "--bot-workers", "1", *more, launcher=plan.launcher)
            for name, more in (("open", ("--no-limits",)), ("limited", ()))
        ]
        try:
            exits, disturbed = await with_neighbours(plan, nodes[0], db, rng, seen, book)
            await nodes[1].start()
            disturbed += await hostile.flood(nodes[1], seen.answers)
            exits += not nodes[1].alive
        finally:
            for node in nodes:
                await node.stop()
        faults = sum(node.faults() for node in nodes)
        if faults:
            print("".join(node.logged() for node in nodes)[-4000:], file=sys.stderr)
    for note in book.notes:
        print(note, file=sys.stderr)
    wrong = sum(book.counts[kind] for kind in ("lost", "doubled", "refused", "gaps", "broken", "errors"))
    return {
        "frames": seen.sent,
        "unhandled": seen.unhandled + faults + exits,
        "exits": exits,
        "disturbed": disturbed + wrong,
        "logged": faults,
        "quiet_commands": book.counts["acknowledged"],
        "answers": dict(sorted(seen.answers.items())),
        "closes": {str(code): n for code, n in sorted(seen.closes.items())},
        "seconds": round(time.monotonic() - began, 1),
    }


async def with_neighbours(
    plan: Plan, node: Node, db: str, rng: random.Random, seen: Seen, book: Book
) -> tuple[int, int]:
    """All frames and bad connections while a game plays on: exits, and what disturbed the game."""
    await node.start()
    players, quiet = await undisturbed(node, rng, book)
    disturbed = 0
    try:
        await fuzzed(plan, node, [players[0].table], rng, seen)
        if node.alive:
            await hostile.connections(node, players[0].table, rng, seen.answers)
        disturbed += not await healthy(node)
        grown = book.counts["acknowledged"]
        until = time.monotonic() + PATIENCE_S
        while book.counts["acknowledged"] == grown and time.monotonic() < until and node.alive:
            await asyncio.sleep(0.05)
        disturbed += book.counts["acknowledged"] == grown
    finally:
        quiet.cancel()
        await asyncio.gather(quiet, return_exceptions=True)
    exits = int(not node.alive)
    await node.stop()
    await Audit(book).close(db, players)
    return exits, disturbed


async def fuzzed(plan: Plan, node: Node, tables: list[str], rng: random.Random, seen: Seen) -> None:
    share = -(-plan.frames // SOCKETS)
    fuzzers = []
    for n in range(SOCKETS):
        who = await guest(node.url, f"Fuzz {n}") if n else None
        fuzzers.append(Fuzzer(node, who, tables, random.Random(rng.random()), seen))
    await asyncio.gather(*(fuzzer.run(share) for fuzzer in fuzzers))


async def healthy(node: Node) -> bool:
    try:
        return (await request(node.url, "GET", "/api/health")).status == 200
    except GONE:
        return False


def good(figures: dict[str, Any]) -> bool:
    return not figures["unhandled"] and not figures["disturbed"]
