"""What waits to be sent to one socket: counted in bytes, for the socket and for its address.

Somebody who does not read must not fill the memory. A newer picture of a table replaces one that still
waits, with all that was told of the table before it.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from consigliere.server.messages import Written

MOST_BYTES: Final = 1 << 20  # for one socket; a long game's snapshot has a tenth of it
MOST_MESSAGES: Final = 256
MOST_OF_ADDRESS: Final = 8 << 20


@dataclass(slots=True)
class Budget:
    """Bytes that wait for all sockets of each address."""

    most: int = MOST_OF_ADDRESS
    held: dict[str, int] = field(default_factory=dict)

    def take(self, address: str, size: int) -> bool:
        held = self.held.get(address, 0) + size
        if held > self.most:
            return False
        self.held[address] = held
        return True

    def give(self, address: str, size: int) -> None:
        held = self.held.pop(address, 0) - size
        if held > 0:
            self.held[address] = held


class Outbox:
    """A queue that never waits: what does not fit is refused, and the socket is let go."""

    def __init__(
        self,
        budget: Budget,
        address: str,
        most: int = MOST_BYTES,
        push: Callable[[bytes], bool] = lambda message: False,
    ) -> None:
        """`push`: sends a message at once, unless others before it are not sent yet."""
        self.budget = budget
        self.address = address
        self.most = most
        self.push = push
        self.waiting: deque[bytes] = deque()
        self.bytes = 0
        self.closed = False
        self._some = asyncio.Event()
        self._going: bytes | None = None

    def put(self, message: bytes) -> bool:
        """Whether there was room."""
        if self.closed:
            return False
        if not self.waiting and self._going is None and self.push(message):
            return True
        if isinstance(message, Written) and message.whole:
            self.forget(message.table)
        size = len(message)
        full = len(self.waiting) >= MOST_MESSAGES or self.bytes + size > self.most
        if full or not self.budget.take(self.address, size):
            return False
        self.waiting.append(message)
        self.bytes += size
        self._some.set()
        return True

    def pictures(self, table: str | None) -> list[Written]:
        """What waits about a table and is out of date once there is a newer picture of it."""
        return [one for one in self.waiting if isinstance(one, Written) and one.table == table]

    def forget(self, table: str | None) -> None:
        for one in self.pictures(table):
            self.waiting.remove(one)
            self._gone(one)

    async def get(self) -> bytes | None:
        """The next message; None once it is closed. It counts until the next one is asked for."""
        self._sent()
        while not self.waiting and not self.closed:
            self._some.clear()
            await self._some.wait()
        if self.closed:
            return None
        self._going = self.waiting.popleft()
        return self._going

    def _sent(self) -> None:
        if self._going is not None:
            self._gone(self._going)
            self._going = None

    def _gone(self, one: bytes) -> None:
        self.bytes -= len(one)
        self.budget.give(self.address, len(one))

    def close(self) -> None:
        """Nothing more is sent; what waited is forgotten."""
        self.closed = True
        self._sent()
        while self.waiting:
            self._gone(self.waiting.popleft())
        self._some.set()
