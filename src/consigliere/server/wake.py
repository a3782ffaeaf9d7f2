"""Wake-ups between nodes: "this table has gone on to record n"; and announcements: who watches where.

They are hints, never the truth: the log is. A node that misses one finds out by itself, since it looks into
the store every few seconds; so a lost wake-up delays a table a little and loses nothing.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

LOG = logging.getLogger(__name__)
CHANNEL: Final = "consigliere:tables"
HERE: Final = ":here"  # the channel of announcements, after the name of the other
POLL_S: Final = 3.0  # how often a node looks by itself
LONGEST_PAUSE_S: Final = 5.0
MOST_WAITING: Final = 10_000

Listener = Callable[[str, int], None]
Attentive = Callable[[bytes], None]


class Wake(Protocol):
    """publish() never fails and never waits for anybody; listeners are called in the event loop."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def publish(self, table: str, seq: int) -> None: ...

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Calls the listener for every wake-up from now on; what is returned ends that."""

    def announce(self, message: bytes) -> None:
        """Said to all other nodes, and to nobody where there are none."""

    def attend(self, listener: Attentive, linked: Callable[[bool], None]) -> None:
        """What others announce, and whether they can be heard at all."""


class LocalWake:
    """One node: those who published and those who listen are in one process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()

    async def close(self) -> None:
        self._listeners.clear()

    def publish(self, table: str, seq: int) -> None:
        self._loop.call_soon(self._tell, table, seq)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)

        def end() -> None:
            with contextlib.suppress(ValueError):
                self._listeners.remove(listener)

        return end

    def announce(self, message: bytes) -> None:
        return

    def attend(self, listener: Attentive, linked: Callable[[bool], None]) -> None:
        return

    def _tell(self, table: str, seq: int) -> None:
        for listener in list(self._listeners):
            try:
                listener(table, seq)
            except Exception:
                LOG.exception("a listener failed")


class RedisWake(LocalWake):
    """Several nodes: what one publishes reaches all, itself by the short way.

    Redis may be away for a while: then each node hears itself only, and polling does the rest.
    """

    def __init__(self, url: str, node: str, channel: str = CHANNEL) -> None:
        super().__init__()
        from redis.asyncio import Redis

        self._node = node
        self._channel = channel
        # a hint is worth no long wait: what cannot be sent soon is dropped
        self._redis: Redis = Redis.from_url(
            url, socket_connect_timeout=2, socket_timeout=None, client_name=f"{channel}:{node}"
        )
        self._outbox: asyncio.Queue[tuple[str, str | bytes]] = asyncio.Queue(MOST_WAITING)
        self._attentive: Attentive = lambda message: None
        self._linked: Callable[[bool], None] = lambda on: None
        self._tasks: list[asyncio.Task[None]] = []
        self.connected = asyncio.Event()

    async def open(self) -> None:
        await super().open()
        self._tasks = [
            asyncio.create_task(self._persist(self._hear), name="wake-hear"),
            asyncio.create_task(self._persist(self._send), name="wake-send"),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        await self._redis.aclose()
        await super().close()

    def publish(self, table: str, seq: int) -> None:
        super().publish(table, seq)
        with contextlib.suppress(asyncio.QueueFull):
            self._outbox.put_nowait((self._channel, f"{self._node} {seq} {table}"))

    def announce(self, message: bytes) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._outbox.put_nowait((self._channel + HERE, message))

    def attend(self, listener: Attentive, linked: Callable[[bool], None]) -> None:
        self._attentive, self._linked = listener, linked

    async def _persist(self, work: Callable[[], Awaitable[None]]) -> None:
        """Again and again, with pauses that grow while Redis is away."""
        from redis.exceptions import RedisError

        pause = 0.05
        while True:
            started = self._loop.time()
            try:
                await work()
            except (TimeoutError, RedisError, OSError) as error:
                LOG.warning("redis: %s", type(error).__name__)
            if self._loop.time() - started > LONGEST_PAUSE_S:
                pause = 0.05
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_S)

    async def _send(self) -> None:
        while True:
            channel, message = await self._outbox.get()
            await self._redis.publish(channel, message)

    async def _hear(self) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(self._channel, self._channel + HERE)
            self.connected.set()
            self._linked(True)
            try:
                async for message in channel.listen():
                    if message.get("channel") == self._channel.encode():
                        self._take(message.get("data"))
                    else:
                        self._heed(message.get("data"))
            finally:
                self.connected.clear()
                self._linked(False)

    def _heed(self, data: object) -> None:
        if isinstance(data, bytes):
            try:
                self._attentive(data)
            except Exception:
                LOG.exception("an announcement could not be heard")

    def _take(self, data: object) -> None:
        """A message from any node; what is no message of ours is passed over."""
        if not isinstance(data, bytes):
            return
        node, _, rest = data.decode("utf-8", errors="replace").partition(" ")
        seq, _, table = rest.partition(" ")
        if node != self._node and seq.isascii() and seq.isdigit() and len(seq) < 10 and table:
            self._tell(table, int(seq))


def open_wake(url: str | None, node: str, channel: str = CHANNEL) -> Wake:
    """Wake-ups through Redis at this address, or within this process if there is none.

    `channel`: for installations that share a Redis. ValueError names a bad address, without repeating a
    password in it.
    """
    if url is None:
        return LocalWake()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise ValueError("not an address of the form redis://host:port/0")
    try:
        return RedisWake(url, node, channel)
    except ValueError as error:
        raise ValueError("not an address of the form redis://host:port/0") from error
