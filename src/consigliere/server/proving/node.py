"""A server process of a proof: started, killed, started again, its log kept."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from consigliere.core.errors import ConsigliereError

START_S: Final = 120.0
LAUNCHER: Final = (sys.executable, "-m", "consigliere.server.proving.serving")


class Trouble(ConsigliereError, RuntimeError):
    """The proof cannot be carried out; says why in one line."""


class Node:
    """One process after another at the same store; `launcher` stands for `consigliere serve`."""

    def __init__(self, db: str, log: Path, *more: str, launcher: Sequence[str] = LAUNCHER) -> None:
        self.command = [*launcher, "--port", "0", "--db", db, *more]
        self.log = log
        self.url = ""
        self.starts = 0
        self.process: asyncio.subprocess.Process | None = None

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def spawn(self) -> None:
        """The process, not yet serving."""
        self.url = ""
        self.starts += 1
        with self.log.open("ab") as errors:
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=errors,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )

    async def ready(self) -> None:
        """Until it says where it serves."""
        assert self.process is not None and self.process.stdout is not None
        with suppress(TimeoutError):
            line = await asyncio.wait_for(self.process.stdout.readline(), START_S)
            found = re.search(r"http://\S+", line.decode(errors="replace"))
            if found:
                self.url = found[0].rstrip("/")
                return
        await self.kill()
        lines = self.logged().strip().splitlines()
        raise Trouble(f"the server does not start: {lines[-1] if lines else 'it says nothing'}")

    async def start(self) -> None:
        await self.spawn()
        await self.ready()

    async def end(self, how: signal.Signals) -> int:
        """Send a signal and wait; the exit status."""
        if self.process is None:
            return 0
        with suppress(ProcessLookupError):
            self.process.send_signal(how)
        code = await self.process.wait()
        self.url = ""
        return code

    async def kill(self) -> None:
        await self.end(signal.SIGKILL)

    async def stop(self) -> int:
        return await self.end(signal.SIGTERM) if self.alive else 0

    def logged(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def faults(self) -> int:
        """Exceptions that nobody was meant to see."""
        return self.logged().count("Traceback (most recent call last)")

    def memory(self) -> int:
        """Resident bytes of the process that serves."""
        assert self.process is not None
        text = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+) kB", text)
        return int(found[1]) * 1024 if found else 0
