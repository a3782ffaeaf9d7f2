"""A scripted person at a table: plays by socket, remembers every command and its acknowledgement.

After a break he comes back, sends again what was not acknowledged, under the same id, and goes on. What he
is told must follow without a gap, and a command sent again must be answered as it was the first time.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from consigliere.server.proving.http import Guest

GONE: Final = (OSError, WebSocketException, TimeoutError)
AGAIN_S: Final = 0.5  # before a command the server was too busy for is tried again


@dataclass(slots=True)
class Sent:
    """A command: as it was sent, and its number once it was acknowledged. `stale` ones must be refused."""

    message: dict[str, Any]
    seq: int | None = None
    stale: bool = False
    sealed: bool = False

    @property
    def id(self) -> str:
        return str(self.message["command"])


@dataclass(slots=True)
class Book:
    """What all players of a proof have seen, counted; the first faults in words."""

    counts: Counter[str] = field(default_factory=Counter)
    notes: list[str] = field(default_factory=list)

    def fault(self, kind: str, what: str) -> None:
        self.counts[kind] += 1
        if len(self.notes) < 20:
            self.notes.append(f"{kind}: {what}")


class Player:
    def __init__(
        self,
        guest: Guest,
        table: str,
        book: Book,
        rng: random.Random,
        noise: float = 0.0,
        leaves: str = "",
    ) -> None:
        self.guest = guest
        self.table = table
        self.book = book
        self.rng = rng
        self.noise = noise  # how many further copies of each command are sent
        self.leaves = leaves  # "": stays; "away": leaves the seat to a bot; "asleep": to the clock
        self.left = False
        self.sent: dict[str, Sent] = {}
        self.acknowledged: list[Sent] = []
        self.pending: Sent | None = None
        self.seq = 0
        self.question: dict[str, Any] | None = None
        self.over = False
        self.connected = asyncio.Event()
        self.gone = asyncio.Event()
        self.gone.set()
        self.sockets: list[ClientConnection] = []
        self.delayed: set[asyncio.Task[None]] = set()

    # -- connections

    async def session(self, url: str) -> None:
        """From a join until the connection breaks or the game is over."""
        self.gone.clear()
        extra: asyncio.Task[None] | None = None
        try:
            async with self.dial(url) as socket:
                await self.begin(socket)
                if self.noise:
                    extra = asyncio.create_task(self.second(url))
                async for raw in socket:
                    await self.hear(msgspec.json.decode(raw))
                    if self.over and self.pending is None:
                        return
                    if self.pending is None and self.left:
                        return
        except GONE:
            return
        finally:
            self.connected.clear()
            self.sockets.clear()
            tasks = [*self.delayed, *([extra] if extra is not None else [])]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.gone.set()

    def dial(self, url: str) -> connect:
        return connect(
            url.replace("http://", "ws://") + "/ws",
            additional_headers={"cookie": self.guest.cookie},
            compression=None,
            max_size=None,
            open_timeout=30,
            close_timeout=1,
            ping_interval=None,
        )

    async def begin(self, socket: ClientConnection) -> None:
        since = {"since": self.seq} if self.seq else {}
        await self.give(socket, {"type": "join", "table": self.table, **since})
        if self.acknowledged and self.rng.random() < 0.5:
            await self.give(socket, self.acknowledged[-1].message)
        if self.pending is not None:
            self.book.counts["again"] += 1
            await self.give(socket, self.pending.message)
        self.sockets.append(socket)
        self.connected.set()

    async def second(self, url: str) -> None:
        """Another device of the same person: commands come by both, in any order."""
        try:
            async with self.dial(url) as socket:
                await self.give(socket, {"type": "join", "table": self.table})
                self.sockets.append(socket)
                async for raw in socket:
                    message = msgspec.json.decode(raw)
                    if message["type"] not in ("snapshot", "events", "presence"):
                        await self.hear(message)
        except GONE:
            return

    @staticmethod
    async def give(socket: ClientConnection, message: dict[str, Any]) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    # -- hearing

    async def hear(self, message: dict[str, Any]) -> None:
        hearing: dict[str, Callable[[dict[str, Any]], None]] = {
            "snapshot": self.afresh,
            "events": self.happened,
            "done": self.done,
            "refused": self.refused,
            "error": self.error,
        }
        if message["type"] in hearing:
            hearing[message["type"]](message)
        if self.pending is None and self.connected.is_set() and not self.over:
            await self.act()

    def afresh(self, message: dict[str, Any]) -> None:
        if message["seq"] < self.seq:
            self.book.fault("gaps", f"{self.table}: number {self.seq} became {message['seq']}")
        self.position(message)

    def happened(self, message: dict[str, Any]) -> None:
        for happening in message["happened"]:
            if happening["seq"] != self.seq + 1:
                self.book.fault("gaps", f"{self.table}: {happening['seq']} after {self.seq}")
            self.seq = happening["seq"]
        self.position(message)

    def position(self, message: dict[str, Any]) -> None:
        self.seq = message["seq"]
        position = message.get("position")
        if position is not None:
            self.question = position.get("question")
        if "meta" in message:
            self.over = message["meta"]["status"] != "playing"

    def done(self, message: dict[str, Any]) -> None:
        sent = self.sent.get(message["command"])
        if sent is None or sent.stale:
            self.book.fault("doubled", f"{self.table}: {message['command']} is done, nobody wanted it")
            return
        if sent.seq is None:
            sent.seq = message["seq"]
            self.acknowledged.append(sent)
            self.book.counts["acknowledged"] += 1
            self.book.counts["sealed"] += sent.sealed
        elif sent.seq != message["seq"]:
            self.book.fault("doubled", f"{self.table}: {sent.id} is {sent.seq} and {message['seq']}")
        if sent is self.pending:
            self.pending = None
            self.left = self.left or bool(self.leaves)

    def refused(self, message: dict[str, Any]) -> None:
        sent = self.sent[message["command"]]
        if not sent.stale and sent.message["type"] != "reconsider":
            again = "lost" if sent.seq is not None else "refused"
            self.book.fault(again, f"{self.table}: {sent.message} {message['key']}")
        if sent is self.pending:
            self.pending = None

    def error(self, message: dict[str, Any]) -> None:
        self.book.fault("errors", f"{self.table}: {message['error']} ({message['detail']})")
        if self.pending is not None:
            self.later(self.sockets[0], self.pending.message, AGAIN_S)

    # -- acting

    async def act(self) -> None:
        if self.leaves == "asleep":
            self.left = True
        elif self.leaves and not self.left:
            await self.command("take-over")
        if self.leaves:
            return
        question = self.question
        if question is None or not self.up_to_date():
            return
        decision = question["decision"]
        sealed = bool(question.get("sealed"))
        if not question["legal"]:
            if sealed and self.rng.random() < 0.05:
                await self.command("reconsider", decision=decision)
            return
        if self.rng.random() < 0.05:
            text = f"{self.guest.identity[:8]} {len(self.sent)}"
            await self.command("say", text=text)
            return
        action = self.rng.choice(question["legal"])["text"]
        await self.command("do", sealed, decision=decision, actions=[action])

    def up_to_date(self) -> bool:
        """Whether he has been told of his own last command; the other socket may have answered first."""
        return not self.acknowledged or self.seq >= (self.acknowledged[-1].seq or 0)

    async def command(self, kind: str, sealed: bool = False, **more: Any) -> None:
        sent = self.new(kind, sealed, **more)
        self.pending = sent
        socket = self.sockets[0]
        copies = int(self.noise) + (self.rng.random() < self.noise % 1)
        if kind == "do" and self.question is not None:
            self.question = None  # until told what comes next
        self.book.counts["commands"] += 1
        await self.give(socket, sent.message)
        for _ in range(copies):
            await self.disturb(sent)

    def new(self, kind: str, sealed: bool = False, **more: Any) -> Sent:
        message = {"type": kind, "table": self.table, "command": f"c{len(self.sent)}", **more}
        sent = Sent(message, sealed=sealed)
        self.sent[sent.id] = sent
        return sent

    async def disturb(self, sent: Sent) -> None:
        """One more frame that must change nothing: a copy, late, old, or an answer to an old decision."""
        self.book.counts["commands"] += 1
        socket = self.rng.choice(self.sockets)
        old = [one for one in self.acknowledged[-30:] if one.message["type"] == "do"]
        what = self.rng.randrange(4)
        if what == 0:
            await self.give(socket, sent.message)
        elif what == 1:
            self.later(socket, sent.message, self.rng.random())
        elif what == 2 and old:
            await self.give(socket, self.rng.choice(old).message)
        else:
            # a sealed choice in several steps, or made again, is still asked after it was acknowledged
            still = self.question["decision"] if self.question is not None else None
            asked = (sent.message.get("decision"), still)
            stale = [one for one in old if one.message["decision"] not in asked]
            if not stale:
                await self.give(socket, sent.message)
                return
            chosen = self.rng.choice(stale).message
            probe = self.new("do", decision=chosen["decision"], actions=chosen["actions"])
            probe.stale = True
            await self.give(socket, probe.message)

    def later(self, socket: ClientConnection, message: dict[str, Any], seconds: float) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            try:
                await self.give(socket, message)
            except GONE:
                return

        task = asyncio.create_task(wait())
        self.delayed.add(task)
        task.add_done_callback(self.delayed.discard)
