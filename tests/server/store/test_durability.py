"""What was acknowledged is there: after SIGKILL in mid-writing, and by settings that reach the disk.

SIGKILL alone does not prove that a commit reaches the disk, since the system's cache survives it; so the
settings that make it so are checked on the very connection that writes, with a planted fault beside.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from consigliere.server.store import sqlite
from consigliere.server.store.base import Conflict
from consigliere.server.store.postgres import PostgresStore
from consigliere.server.store.sql import SqlStore
from tests.server.store.material import listing, new_table, opened, record

TABLES = 8

WRITER = """
import asyncio, sys
from tests.server.store.material import listing, opened, record

async def write(store, table):
    last = len(await store.read(table))
    while True:
        pair = [record(last + 1, f"c{last + 1}"), record(last + 2)]
        await store.append(table, last, pair, listing(table, updated_at=last + 2))
        last += 2
        print(table, last, flush=True)

async def main():
    async with opened(sys.argv[1]) as store:
        await asyncio.gather(*(write(store, f"t{n}") for n in range(int(sys.argv[2]))))

asyncio.run(main())
"""


def killed_writer(url: str, root: Path, lines: int) -> dict[str, int]:
    """The last number acknowledged for each table by a process that is killed after so many lines."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root), str(root / "src")])}
    command = [sys.executable, "-c", WRITER, url, str(TABLES)]
    acknowledged: dict[str, int] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root, env=environment) as child:
        assert child.stdout is not None
        for n, line in enumerate(child.stdout):
            if n == lines:
                os.kill(child.pid, signal.SIGKILL)
            if line.endswith("\n"):
                table, last = line.split()
                acknowledged[table] = int(last)
    assert child.returncode == -signal.SIGKILL
    return acknowledged


@pytest.mark.slow
def test_sigkill_loses_nothing_acknowledged(url: str, root: Path) -> None:
    rng = random.Random(5)

    async def prepare() -> None:
        async with opened(url) as store:
            for n in range(TABLES):
                await new_table(store, f"t{n}")

    async def check(acknowledged: dict[str, int]) -> None:
        async with opened(url) as store:
            for table, last in acknowledged.items():
                log = await store.read(table)
                assert [r.seq for r in log] == list(range(1, len(log) + 1))
                assert len(log) >= last, f"{table}: {last} was acknowledged"
                assert len(log) % 2 == 1, "half of a command was written"
                row = await store.listing(table)
                assert row is not None and row.updated_at == len(log), "the listing is of another moment"

    asyncio.run(prepare())
    for _ in range(5):
        acknowledged = killed_writer(url, root, rng.randrange(20, 120))
        assert sum(acknowledged.values()) > TABLES
        asyncio.run(check(acknowledged))


async def durable(store: object) -> bool:
    """Whether the writing connection of this store syncs every commit."""
    assert isinstance(store, SqlStore)

    def settings(db: Any) -> bool:
        if db.dialect.name == "sqlite":
            mode = db.exec_driver_sql("PRAGMA journal_mode").scalar()
            level = db.exec_driver_sql("PRAGMA synchronous").scalar()
            return bool(mode == "wal" and level == 2)
        return bool(db.execute(text("SHOW synchronous_commit")).scalar() == "on")

    return await store._write(settings)


async def test_every_commit_is_synced(url: str) -> None:
    async with opened(url) as store:
        assert await durable(store)


@pytest.mark.parametrize("level", ["OFF", "NORMAL"])
async def test_planted_carelessness_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    monkeypatch.setitem(sqlite.PRAGMAS, "synchronous", level)
    async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
        await new_table(store)
        assert not await durable(store)


@pytest.mark.slow
async def test_a_database_that_does_not_sync_is_told_to(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        assert isinstance(store, PostgresStore)
        name = store._url.database
        await store._write(lambda db: db.execute(text(f"ALTER DATABASE {name} SET synchronous_commit = off")))
    async with opened(postgres_url) as store:
        assert await durable(store)


async def test_lost_connections_are_made_anew(postgres_url: str) -> None:
    """The database drops every connection while the store goes on appending; nothing is doubled."""
    drop = text(  # of this database only: other tests use the same PostgreSQL
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE pid <> pg_backend_pid() AND datname = current_database()"
    )
    async with opened(postgres_url) as store, opened(postgres_url) as other:
        assert isinstance(other, PostgresStore)
        await new_table(store)

        async def disturb() -> None:
            for _ in range(5):
                await asyncio.sleep(0.05)
                async with other.engine.connect() as db:
                    await db.execute(drop)

        disturbing = asyncio.create_task(disturb())
        last = 1
        while not disturbing.done() or last < 30:
            await store.append("t", last, [record(last + 1, f"c{last}")], listing("t", updated_at=last + 1))
            last += 1
        await disturbing
        log = await store.read("t")
        assert [r.seq for r in log] == list(range(1, last + 1))
        with pytest.raises(Conflict):
            await store.append("t", last - 1, [record(last, "new")])


@pytest.mark.slow
async def test_what_waits_is_committed_together(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
        assert isinstance(store, sqlite.SqliteStore)
        for n in range(100):
            await new_table(store, f"t{n}")
        commits: list[object] = []
        event.listen(store._write_engine, "commit", commits.append)
        await asyncio.gather(*(store.append(f"t{n}", 1, [record(2)], listing(f"t{n}")) for n in range(100)))
        assert 1 <= len(commits) < 20


@pytest.mark.slow
async def test_work_after_closing_is_refused(url: str) -> None:
    async with opened(url) as store:
        await new_table(store)
    with pytest.raises(RuntimeError, match="closed"):
        await store.append("t", 1, [record(2)])
    await store.close()
