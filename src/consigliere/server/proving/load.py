"""Load: many tables with people at sockets, moves at a given rate; how long until the last one is told.

The server runs on one core and the load on another, where there are two. Times count from the sending of a
command until the last socket of its table has heard of it; memory is what the serving process holds.
"""

import asyncio
import os
import random
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from consigliere.games.catalogue import GAMES
from consigliere.server.proving.http import Guest, guest
from consigliere.server.proving.node import Node, Trouble
from consigliere.server.proving.player import GONE

SEATS: Final = 4
SETTLE_S: Final = 0.5  # a sealed choice is told to one seat only: so long nobody else is waited for
AT_ONCE: Final = 8  # connections being opened
PATIENCE_S: Final = 30.0
TRIES: Final = 50  # to find a table at which somebody may act


class Legal(msgspec.Struct):
    text: str


class Question(msgspec.Struct):
    decision: str
    legal: list[Legal]
    sealed: bool = False


class Position(msgspec.Struct):
    question: Question | None = None


class Heard(msgspec.Struct):
    """Of all messages only what is needed to go on."""

    type: str
    position: Position | None = None
    command: str = ""


decoder: Final = msgspec.json.Decoder(Heard)


@dataclass(slots=True)
class Move:
    """A command on its way."""

    began: float
    sealed: bool
    heard: int = 0
    last: float = 0.0
    done: bool = False


class Place:
    """A table and its sockets; the first four are its players."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.sockets: list[ClientConnection] = []
        self.players: dict[int, ClientConnection] = {}
        self.questions: list[Question | None] = [None] * SEATS
        self.move: Move | None = None
        self.joined = 0

    def free(self) -> list[int]:
        """Seats that may act now."""
        return [n for n, q in enumerate(self.questions) if q is not None and q.legal]


class Load:
    def __init__(self, node: Node, seed: int) -> None:
        self.node = node
        self.rng = random.Random(seed)
        self.people: list[Guest] = []
        self.places: list[Place] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.times: list[float] = []
        self.refused = self.late = self.count = 0

    # -- setting up

    async def people_come(self) -> None:
        self.people = [await guest(self.node.url, f"Load {n}") for n in range(SEATS)]

    async def table(self, n: int) -> Place:
        url, host = self.node.url, self.people[0]
        wanted = {"game": list(GAMES)[n % len(GAMES)], "players": SEATS, "visibility": "public"}
        made = await host.ask(url, "POST", "/api/tables", wanted)
        at = f"/api/tables/{made['id']}"
        for seat, one in enumerate(self.people[1:], 1):
            await one.ask(url, "POST", f"{at}/seats", {"seat": seat})
        await host.ask(url, "POST", f"{at}/start")
        return Place(made["id"])

    async def tables(self, count: int) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(n: int) -> None:
            async with gate:
                self.places.append(await self.table(n))

        await asyncio.gather(*(one(len(self.places) + n) for n in range(count)))

    async def sockets(self, count: int) -> None:
        """So many, shared out among the tables: four players each first, then spectators."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(place: Place, seat: int) -> None:
            async with gate:
                socket = await self.dial("/ws", self.people[seat].cookie if seat < SEATS else "")
                place.sockets.append(socket)
                if seat < SEATS:
                    place.players[seat] = socket
                self.tasks.append(asyncio.create_task(self.hear(place, seat, socket)))
                await socket.send(f'{{"type":"join","table":"{place.id}"}}')

        n = len(self.places)
        await asyncio.gather(*(one(self.places[k % n], k // n) for k in range(count)))
        await self.until(lambda: sum(place.joined for place in self.places) >= count)

    async def dial(self, path: str, cookie: str = "") -> ClientConnection:
        return await connect(
            self.node.url.replace("http://", "ws://") + path,
            additional_headers={"cookie": cookie} if cookie else {},
            compression=None,
            max_size=None,
            open_timeout=PATIENCE_S,
            ping_interval=None,
        )

    async def until(self, reached: Any) -> None:
        end = time.monotonic() + 4 * PATIENCE_S
        while not reached():
            if time.monotonic() > end:
                raise Trouble("the server does not answer all sockets")
            await asyncio.sleep(0.02)

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for place in self.places:
            for socket in place.sockets:
                with suppress(*GONE):
                    socket.transport.abort()
            place.sockets.clear()
            place.joined = 0
        self.tasks.clear()

    # -- playing

    async def hear(self, place: Place, seat: int, socket: ClientConnection) -> None:
        with suppress(*GONE):
            async for raw in socket:
                at = time.perf_counter()
                message = decoder.decode(raw)
                if message.type == "snapshot":
                    place.joined += 1
                if message.type in ("snapshot", "events") and seat < SEATS and message.position is not None:
                    place.questions[seat] = message.position.question
                move = place.move
                if move is None:
                    continue
                if message.type == "events":
                    move.heard += 1
                    move.last = at
                elif message.type == "done":
                    move.done, move.last = True, max(move.last, at)
                elif message.type in ("refused", "error"):
                    self.refused += 1
                    place.move = None
                    continue
                if move.done and move.heard >= len(place.sockets):
                    self.finish(place, move)

    def finish(self, place: Place, move: Move) -> None:
        if place.move is move:
            place.move = None
            self.times.append((move.last - move.began) * 1000)

    async def settle(self, place: Place, move: Move) -> None:
        await asyncio.sleep(SETTLE_S if move.sealed else PATIENCE_S)
        if place.move is move:
            if move.done and move.sealed:
                self.finish(place, move)
            else:
                self.late += 1
                place.move = None

    async def play(self, rate: float, seconds: float) -> dict[str, Any]:
        """Moves at random instants; those for which no table is free are not made up for."""
        self.times, self.late, self.refused = [], 0, 0
        cpu, own = self.cpu(), time.process_time()
        began = due = time.monotonic()
        sent = starved = 0
        waiting: set[asyncio.Task[None]] = set()
        while (now := time.monotonic()) < began + seconds:
            if now < due:
                await asyncio.sleep(due - now)
            due += self.rng.expovariate(rate)
            for _ in range(TRIES):
                place = self.rng.choice(self.places)
                seats = place.free() if place.move is None else []
                if seats:
                    sent += 1
                    await self.send(place, self.rng.choice(seats), waiting)
                    break
            else:
                starved += 1
        spent = time.monotonic() - began
        own = time.process_time() - own
        await asyncio.sleep(2 * SETTLE_S)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        times = sorted(self.times)
        return {
            "asked_rate": rate,
            "rate": round(sent / spent, 1),
            "moves": sent,
            "measured": len(times),
            "starved": starved,
            "refused": self.refused,
            "late": self.late + sum(1 for place in self.places if place.move is not None),
            **{f"p{p}_ms": percentile(times, p) for p in (50, 90, 99)},
            "cpu_ms_per_move": round((self.cpu() - cpu) * 1000 / max(1, sent), 2),
            "load_busy": round(own / spent, 2),  # near 1, the load itself is what is slow
        }

    async def send(self, place: Place, seat: int, waiting: set[asyncio.Task[None]]) -> None:
        question = place.questions[seat]
        assert question is not None
        place.questions[seat] = None
        self.count += 1
        action = self.rng.choice(question.legal).text
        do = {"type": "do", "table": place.id, "command": f"m{self.count}", "decision": question.decision}
        frame = msgspec.json.encode({**do, "actions": [action]}).decode()
        await self.give(place, seat, frame, Move(time.perf_counter(), question.sealed), waiting)

    async def give(
        self, place: Place, seat: int, frame: str, move: Move, waiting: set[asyncio.Task[None]]
    ) -> None:
        place.move = move
        await place.players[seat].send(frame)
        task = asyncio.create_task(self.settle(place, move))
        waiting.add(task)
        task.add_done_callback(waiting.discard)

    def cpu(self) -> float:
        """Seconds of CPU time the serving process has used."""
        assert self.node.process is not None
        fields = Path(f"/proc/{self.node.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2]
        user, system = fields.split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def percentile(times: list[float], percent: int) -> float | None:
    """Of sorted times; None where none was measured."""
    return round(times[min(len(times) - 1, len(times) * percent // 100)], 1) if times else None
