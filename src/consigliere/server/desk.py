"""The desk: processes that do what would hold up the sockets, each with a time limit after which it is ended.

Everything that replays a journal or reads a stranger's text goes here. One errand of an address is done at a
time and only a few wait, so a crowd of them holds up nobody but whoever sent it.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec

from consigliere.server import errands
from consigliere.server.errands import Declined

SECONDS: Final = 8.0  # of a processor, for one errand
PATIENCE: Final = 30.0  # seconds by the wall clock, on a busy machine; then the process is ended
START: Final = 60.0
MOST_WAITING: Final = 8  # errands of one address
MOST_IN_ALL: Final = 64
LENGTH: Final = 4
YES: Final = b"+"
SO_FAR: Final = b"~"  # no answer yet: how far it is

Progress = Callable[[float], None]

BUSY: Final = Declined.because(503, "busy", "the server is busy; try again in a moment")
TOO_DEAR: Final = Declined.because(422, "too-dear", "this takes longer than the server allows")


class Clerk:
    """One process, started when it is first needed."""

    def __init__(self, seconds: float, patience: float) -> None:
        self.seconds = seconds
        self.patience = patience
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, data: bytes, progress: Progress = lambda share: None) -> bytes:
        """The answer; Declined where there is none in time. A process that was left half-way is ended."""
        try:
            if self.process is None or self.process.returncode is not None:
                await self.start()
            process = self.process
            assert process is not None and process.stdin is not None and process.stdout is not None
            async with asyncio.timeout(self.patience):
                process.stdin.write(len(data).to_bytes(LENGTH, "big") + data)
                await process.stdin.drain()
                while (answer := await framed(process.stdout))[:1] == SO_FAR:
                    progress(float(answer[1:]))
                return answer
        except (TimeoutError, OSError, asyncio.IncompleteReadError):
            await self.end()
            raise TOO_DEAR from None
        except BaseException:
            await self.end()  # its answer would be taken for that of the next errand
            raise

    async def start(self) -> None:
        pipe = asyncio.subprocess.PIPE
        words = (sys.executable, "-m", "consigliere.server.clerk", str(self.seconds))
        self.process = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe)
        assert self.process.stdout is not None
        async with asyncio.timeout(START):
            await framed(self.process.stdout)  # it is ready

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def framed(reader: asyncio.StreamReader) -> bytes:
    length = int.from_bytes(await reader.readexactly(LENGTH), "big")
    return await reader.readexactly(length)


class Desk:
    def __init__(self, count: int = 1, seconds: float = SECONDS, patience: float = PATIENCE) -> None:
        self.clerks = [Clerk(seconds, patience) for _ in range(count)]
        self.free: asyncio.Queue[Clerk] = asyncio.Queue()
        for clerk in self.clerks:
            self.free.put_nowait(clerk)
        self.turns: dict[str, tuple[asyncio.Lock, int]] = {}  # address -> its turn, and how many want it

    async def ask(self, address: str, errand: errands.Any_, progress: Progress = lambda share: None) -> bytes:
        """The clerk's answer; Declined with what is wrong, or where it is too dear or too much."""
        async with self.turn(address):
            clerk = await self.free.get()
            try:
                answer = await clerk.ask(errands.written(errand), progress)
            finally:
                self.free.put_nowait(clerk)
        if answer[:1] == YES:
            return answer[1:]
        status, body = msgspec.json.decode(answer[1:], type=tuple[int, dict[str, Any]])
        raise Declined(status, body)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """One errand of an address at a time."""
        lock, wanted = self.turns.get(address) or (asyncio.Lock(), 0)
        if wanted >= MOST_WAITING or sum(count for _, count in self.turns.values()) >= MOST_IN_ALL:
            raise BUSY
        self.turns[address] = (lock, wanted + 1)
        try:
            async with lock:
                yield
        finally:
            lock, wanted = self.turns.pop(address)
            if wanted > 1:
                self.turns[address] = (lock, wanted - 1)

    async def close(self) -> None:
        await asyncio.gather(*(clerk.end() for clerk in self.clerks))
