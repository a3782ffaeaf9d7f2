"""Connections before they are requests: how long one may dawdle, and how many somebody may hold open.

uvicorn waits for ever for the rest of a request that was begun. Here every connection has so many seconds for
each thing it has to do; an address has so many connections, and before the last file handle is gone the one
that has dawdled longest makes room. What is too much to be parsed is refused (heads.py). A socket, once it is
one, has limits of its own.
"""

import asyncio
import resource
import time
from collections import Counter
from collections.abc import Callable, Sequence
from ipaddress import ip_address, ip_network
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from consigliere.server.heads import answer, Reader
from consigliere.server.limits import LARGEST_BODY
from consigliere.server.places import household

HEAD, BODY, SENDING, CLOSING, SERVED, SOCKET = "head", "body", "sending", "closing", "served", "socket"
PATIENCE: Final = {HEAD: 15.0, BODY: 30.0, SENDING: 30.0, CLOSING: 10.0}  # seconds
LOOK: Final = 1.0
MOST_OF_ONE: Final = 100  # connections of one address that are no sockets
SPARE: Final = 128  # file handles for the store, bots and notices
FULL: Final = answer(429, b"Too Many Requests", "too-many-connections")


def handles() -> int:
    """How many connections there may be in all."""
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if limit == resource.RLIM_INFINITY:
        return 1 << 20
    return max(16, limit - min(SPARE, limit // 2))


class Doors:
    """All connections of this process."""

    def __init__(
        self,
        proxies: Sequence[str] = (),
        most_of_one: int = MOST_OF_ONE,
        most: int | None = None,
        patience: dict[str, float] | None = None,
        clock: Callable[[], float] = time.monotonic,
        between: float = LOOK,
    ) -> None:
        """`proxies`: addresses behind which many people are; they have no limit of their own."""
        self.proxies = [ip_network(proxy) for proxy in proxies]
        self.most_of_one = most_of_one
        self.most = handles() if most is None else most
        self.patience = PATIENCE if patience is None else patience
        self.clock = clock
        self.between = between
        self.open: dict[Door, tuple[object, float]] = {}  # what each is at, and since when
        self.of_one: Counter[str] = Counter()
        self.refused: Callable[[str], object] = lambda kind: None  # counts
        self.looking: asyncio.TimerHandle | None = None

    def trusted(self, address: str) -> bool:
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(found.version == one.version and found in one for one in self.proxies)

    def enter(self, door: "Door") -> bool:
        """Whether this connection may be."""
        if not door.trusted and self.of_one[door.address] >= self.most_of_one:
            self.refused("connections-address")
            return False
        if len(self.open) >= self.most and not self.make_room():
            self.refused("connections")
            return False
        self.of_one[door.address] += 1
        self.open[door] = (door.stage(), self.clock())
        if self.looking is None:
            self.looking = asyncio.get_running_loop().call_later(self.between, self.look)
        return True

    def leave(self, door: "Door") -> None:
        if self.open.pop(door, None) is not None and not door.upgraded:
            self.less(door.address)

    def less(self, address: str) -> None:
        self.of_one[address] -= 1
        if self.of_one[address] <= 0:
            del self.of_one[address]

    def make_room(self) -> bool:
        """Let the connection go that has kept us waiting longest."""
        self.note()
        idle = [
            (since, n) for n, (door, (_, since)) in enumerate(self.open.items()) if door.stage()[0] == HEAD
        ]
        if not idle:
            return False
        door = list(self.open)[min(idle)[1]]
        self.refused("connections")
        self.cut(door)
        return True

    def cut(self, door: "Door") -> None:
        door.transport.abort()
        self.leave(door)

    def note(self) -> None:
        at = self.clock()
        for door, (stage, _) in self.open.items():
            if door.stage() != stage:
                self.open[door] = (door.stage(), at)

    def look(self) -> None:
        """Now and then: who takes too long?"""
        self.note()
        at = self.clock()
        late = [
            door
            for door, (_, since) in self.open.items()
            if at - since > self.patience.get(door.stage()[0], at)
        ]
        for door in late:
            if door.stage()[0] != CLOSING:
                self.refused("dawdling")
            self.cut(door)
        self.looking = asyncio.get_running_loop().call_later(self.between, self.look) if self.open else None


class Door(H11Protocol):
    """One connection; `doors` is set by `behind`."""

    doors: Doors
    address = "unknown"
    trusted = False
    entered = False
    upgraded = False
    answered = 0
    unread = 0  # bytes of a body that came after its answer
    conn: Reader

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn = Reader()

    def stage(self) -> tuple[str, int]:
        """What the other side has to do next, and in which of its requests."""
        if self.transport.is_closing():
            return CLOSING, 0
        if self.upgraded:
            return SOCKET, 0
        if self.flow.write_paused:
            return SENDING, self.answered
        if self.cycle is None or self.cycle.response_complete:
            return HEAD, self.answered
        return (BODY if self.cycle.more_body else SERVED), self.answered

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        host = self.client[0] if self.client else "unknown"
        self.address, self.trusted = household(host), self.doors.trusted(host)
        self.entered = self.doors.enter(self)
        if not self.entered:
            transport.write(FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        if not self.entered or self.transport.is_closing():
            return
        if self.cycle is not None and self.cycle.response_complete and self.conn.their_state is h11.SEND_BODY:
            self.unread += len(data)
            if self.unread > LARGEST_BODY:
                self.doors.refused("unread")
                self.transport.abort()
                return
        super().data_received(data)

    def send_400_response(self, msg: str) -> None:
        if self.conn.refused is None:
            super().send_400_response(msg)
            return
        self.doors.refused(self.conn.refused)
        self.transport.write(self.conn.answer())
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on its frames are counted elsewhere; here only whether it is ever closed."""
        self.upgraded = True
        self.doors.less(self.address)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self.answered += 1
        self.unread = 0
        super().on_response_complete()


def behind(doors: Doors) -> type[Door]:
    """The protocol for uvicorn."""
    return type("Door", (Door,), {"doors": doors})
