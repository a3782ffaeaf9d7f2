"""`consigliere serve` with a planted fault, for proofs that must find it: careless.py FAULT OPTIONS…"""

import asyncio
import os
import secrets
import sys
from typing import Any

from consigliere.server import hub, protocol, sockets, table_commands as commands, thinking
from consigliere.server.proving.serving import main
from consigliere.server.store import sqlite
from consigliere.server.store.sqlite import SqliteStore

LATE_S = 0.4


def plant(place: object, name: str, what: object) -> None:
    setattr(place, name, what)


def acknowledges_before_it_writes() -> None:
    append = SqliteStore.append
    waiting: set[asyncio.Task[None]] = set()

    async def later(*args: Any) -> None:
        await asyncio.sleep(LATE_S)
        await append(*args)

    async def careless(*args: Any) -> None:
        task = asyncio.create_task(later(*args))
        waiting.add(task)
        task.add_done_callback(waiting.discard)

    plant(SqliteStore, "append", careless)


def dawdles() -> None:
    append = SqliteStore.append

    async def slow(*args: Any) -> None:
        await asyncio.sleep(LATE_S)
        await append(*args)

    plant(SqliteStore, "append", slow)


def does_not_sync() -> None:
    sqlite.PRAGMAS["synchronous"] = "OFF"


def forgets_command_ids() -> None:
    plant(sockets, "command_key", lambda identity, command: secrets.token_hex(16))


def takes_nothing_up_again() -> None:
    async def nothing(self: thinking.Thinking) -> None:
        return

    plant(thinking.Thinking, "resume", nothing)


def tells_half() -> None:
    tell = hub.Hub._tell

    def silent(self: Any, live: Any, table: Any, records: Any) -> None:
        if table.seq % 7:
            tell(self, live, table, records)

    plant(hub.Hub, "_tell", silent)


def fails_now_and_then() -> None:
    append = SqliteStore.append

    async def failing(self: Any, table: str, after: int, *rest: Any) -> None:
        if after % 5 == 0 and secrets.randbelow(2):
            raise OSError("disk full")
        await append(self, table, after, *rest)

    plant(SqliteStore, "append", failing)


def stumbles_over_previews() -> None:
    def preview(*_: Any) -> None:
        raise KeyError("preview")

    plant(commands, "preview", preview)


def falls_over_nothing() -> None:
    read = protocol.read

    def falling(frame: Any) -> Any:
        if frame in ("{}", b"{}"):
            os._exit(3)
        return read(frame)

    plant(protocol, "read", falling)


FAULTS = {
    made.__name__: made
    for made in (
        acknowledges_before_it_writes,
        dawdles,
        does_not_sync,
        forgets_command_ids,
        takes_nothing_up_again,
        tells_half,
        fails_now_and_then,
        stumbles_over_previews,
        falls_over_nothing,
    )
}

if __name__ == "__main__":
    FAULTS[sys.argv[1]]()
    raise SystemExit(main(sys.argv[2:]))
