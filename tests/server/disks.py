"""Stores that stop taking what is written, and take it again: a full disk, a limit, PostgreSQL stopped.

Run as a module it is `consigliere` with a planted fault: a server that acknowledges before it writes.
"""

import asyncio
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.live import Server
from tools import programs, services

SIZE = 4 << 20


class Hasty(Server):
    """Acknowledges, and writes later, if it can."""

    words = unlimited = ("tests.server.disks",)


class Limit:
    """No file of the server may grow any more: the system refuses its writes."""

    reads = True

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = f"sqlite:///{folder / 'tables.db'}"

    def fail(self, server: Server) -> None:
        self._set(server, 0)

    def mend(self, server: Server) -> None:
        self._set(server, resource.RLIM_INFINITY)

    @staticmethod
    def _set(server: Server, size: int) -> None:
        assert server.process is not None
        _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, most))


class Full(Limit):
    """A small file system of its own, filled to the last byte."""

    def fail(self, server: Server) -> None:
        block = b"\0" * 4096
        with (self.folder / "filler").open("wb", buffering=0) as filler:
            while block:
                try:
                    filler.write(block)
                except OSError:
                    block = block[: len(block) // 2]

    def mend(self, server: Server) -> None:
        (self.folder / "filler").unlink()


class Postgres:
    """A PostgreSQL of its own, which is stopped and started again."""

    reads = False

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url, self.process = services.start_postgres(folder)
        line = Path(f"/proc/{self.process}/cmdline").read_bytes().decode()
        self.command = line.rstrip("\0").split("\0")

    def fail(self, server: Server | None) -> None:
        os.kill(self.process, signal.SIGINT)
        while services.alive(self.process):
            time.sleep(0.02)

    def mend(self, server: Server) -> None:
        log = self.folder / "postgres.log"
        self.process = services.spawn(self.command, log, self.folder, services.unprivileged())
        port = int(self.command[self.command.index("-p") + 1])
        services.await_port(port, self.process, log, b"")


@contextmanager
def disk(kind: str, folder: Path) -> Iterator[Any]:
    """`limit`, `full` (where no file system can be mounted: a limit, too) or `postgres`."""
    folder.mkdir()
    if kind == "full" and mounted(folder):
        try:
            yield Full(folder)
        finally:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)
    elif kind == "postgres":
        programs.install(["postgresql"])
        with TemporaryDirectory(prefix="consigliere-services-") as place:
            Path(place).chmod(0o711)  # PostgreSQL does not run as root
            made = Postgres(Path(place))
            try:
                yield made
            finally:
                if services.alive(made.process):
                    made.fail(None)
    else:
        yield Limit(folder)


def mounted(folder: Path) -> bool:
    if os.geteuid() != 0 or shutil.which("mount") is None:
        return False
    command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "none", str(folder)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def main() -> int:
    from consigliere.server.proving.serving import main as serving
    from consigliere.server.store.sql import SqlStore

    append = SqlStore.append
    waiting: set[asyncio.Task[None]] = set()

    async def hasty(*args: Any) -> None:
        task = asyncio.create_task(append(*args))
        waiting.add(task)
        task.add_done_callback(waiting.discard)
        task.add_done_callback(asyncio.Task.exception)

    SqlStore.append = hasty  # type: ignore[method-assign,assignment]
    return serving(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
