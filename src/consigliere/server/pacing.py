"""Frames of a socket at a pace: whoever sends more than that is not read for a while.

Below the messages, where pings and pieces of messages are frames too: each costs time to read, and a ping an
answer. So they are read in small pieces, counted, and a flood waits in its sender's own buffers.
"""

import time
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from consigliere.server.limits import Rate, Rates

PIECE: Final = 1024  # bytes read in one go: some 170 of the smallest frames
SWITCHING: Final = 101
LINGER: Final = 5.0  # seconds after the end for what is not sent yet
MOST_PONGS: Final = 16 * 1024  # bytes not yet sent, from where on pings go without an answer
MOST_PUSHED: Final = 16 * 1024  # bytes not yet sent, up to which a message need not wait for its turn
PUSH: Final = "consigliere.push"  # an extension of the scope: `PacedProtocol.push`


class Pace:
    """How long to wait after so many frames: a bucket that may be overdrawn by one piece."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.left = rate.at_once
        self.since = clock()

    def took(self, frames: int) -> float:
        """Count the frames; seconds until more may be read."""
        at = self.clock()
        self.left = min(self.rate.at_once, self.left + (at - self.since) * self.rate.each_second) - frames
        self.since = at
        return max(0.0, -self.left / self.rate.each_second)


class PacedProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's sockets, read at a pace; what was sent counts until it has left the process."""

    rate = Rates().frames_socket

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.pace = Pace(self.rate)
        self.unread = b""
        self.held = False  # reading waits until the pace allows more
        self.seen = 0

    def data_received(self, data: bytes) -> None:
        self.unread += data
        if not self.held:
            self.read_on()
        elif not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        """Read a piece; the rest after others have had their turn, or when the pace allows."""
        self.held = False
        piece, self.unread = self.unread[:PIECE], self.unread[PIECE:]
        self.seen = 0
        if piece and not self.transport.is_closing():
            super().data_received(piece)
        wait = self.pace.took(self.seen)
        if self.transport.is_closing():
            self.unread = b""
        elif self.unread or wait:
            self.held = True
            if not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
            self.loop.call_later(wait, self.read_again)

    def read_again(self) -> None:
        self.held = False
        if self.unread:
            self.read_on()
        if not self.held and self.read_paused and self.queue.empty() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def handle_events(self) -> None:
        events = self.conn.events_received()
        self.seen += sum(isinstance(event, Frame) for event in events)
        self.conn.events = events
        super().handle_events()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[PUSH] = self.push

    def push(self, text: bytes) -> bool:
        """Send a text at once, without waking anybody; False where it has to wait for its turn."""
        transport = self.transport
        if self.close_sent or self.disconnected or not self.handshake_complete or transport.is_closing():
            return False
        if transport.get_write_buffer_size() + len(text) > MOST_PUSHED:
            return False
        transport.write(framed(text))
        return True

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_PONGS:
            self.conn.data_to_send()  # the answer is dropped: who asked does not read the ones before it
        else:
            super().handle_ping()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and not self.held and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.send":
            await self.writable.wait()

    def on_task_complete(self, task: Any) -> None:
        """Who never reads what is left for them must not hold it for ever."""
        super().on_task_complete(task)
        self.loop.call_later(LINGER, self.transport.abort)


def framed(text: bytes) -> bytes:
    """A whole message as one frame of the socket protocol (RFC 6455, 5.2); a server's are not masked."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


def paced(rate: Rate) -> type[PacedProtocol]:
    """Sockets at this pace."""
    return type("PacedProtocol", (PacedProtocol,), {"rate": rate})
