"""The store on SQLite: write-ahead log, every commit synced, one writer thread with group commit.

What waits while the disk syncs becomes the next transaction; each piece of work has a savepoint of its own,
so one that fails takes nobody along. Readers have connections of their own and never wait for the writer.
"""

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, create_engine, Engine, event
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.pool import QueuePool

from consigliere.server.store import logs
from consigliere.server.store.base import Listing, Record
from consigliere.server.store.hot import raw
from consigliere.server.store.migrating import known, migrate
from consigliere.server.store.sql import SqlStore, Work

T = TypeVar("T")
Job = tuple[Work[Any], "asyncio.Future[Any]"]

LARGEST_GROUP: Final = 500
WORK: Final = "work"  # the savepoint of each piece of work
BUSY_MS: Final = 30_000
PRAGMAS: Final = {
    "busy_timeout": BUSY_MS,
    "journal_mode": "WAL",
    "synchronous": "FULL",
    "foreign_keys": "ON",
    "journal_size_limit": 64 << 20,
}


class SqliteStore(SqlStore):
    def __init__(self, path: Path, readers: int = 4, migrating: bool = True) -> None:
        self.path = path
        self._migrating = migrating
        self._readers = readers
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._writer: threading.Thread | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._pool = ThreadPoolExecutor(self._readers, "store-reader")
        self._engine = engine(self.path, "BEGIN", self._readers)
        self._write_engine = engine(self.path, "BEGIN IMMEDIATE", 1)
        try:
            await self._loop.run_in_executor(self._pool, self._prepare)
        except BaseException:
            self._dispose()
            raise
        self._writer = threading.Thread(target=self._serve, name="store-writer", daemon=True)
        self._writer.start()

    def _prepare(self) -> None:
        if not self._migrating:
            with self._engine.connect() as db:
                known(db)
            return
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with suppress(FileExistsError):  # a new store holds every hand: it is for its owner alone
            os.close(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        with self._write_engine.begin() as db:
            migrate(db)

    async def close(self) -> None:
        if self._writer is None:
            return
        self._jobs.put(None)
        await self._loop.run_in_executor(self._pool, self._writer.join)
        self._writer = None
        self._dispose()

    def _dispose(self) -> None:
        self._engine.dispose()
        self._write_engine.dispose()
        self._pool.shutdown(wait=False)

    # -- work

    async def _read(self, work: Work[T]) -> T:
        return await self._loop.run_in_executor(self._pool, self._reading, work)

    def _reading(self, work: Work[T]) -> T:
        with self._engine.connect() as db:
            return work(db)

    async def _write(self, work: Work[T]) -> T:
        if self._writer is None:
            raise RuntimeError("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((work, future))
        return await future

    async def _append(
        self, table: str, after: int, records: Sequence[Record], listing: Listing | None
    ) -> None:
        def work(db: Connection) -> None:
            try:
                logs.append(db, table, after, records, listing)
            except (IntegrityError, sqlite3.IntegrityError):
                raw(db).execute(f"ROLLBACK TO {WORK}")  # else it would meet its own records
                logs.diagnose(db, table, records)
                raise

        await self._write(work)

    # -- the writer's thread

    def _serve(self) -> None:
        with self._write_engine.connect() as db:
            while True:
                group, last = self._gather()
                if group:
                    self._answer(group, self._commit(db, group))
                if last:
                    return

    def _gather(self) -> tuple[list[Job], bool]:
        """All that waits, at least one; and whether the end has been called."""
        group: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            group.append(job)
            if len(group) == LARGEST_GROUP or self._jobs.empty():
                return group, False
            job = self._jobs.get()
        return group, True

    @staticmethod
    def _commit(db: Connection, group: list[Job]) -> list[Any]:
        """The outcome of each piece of work, once all of them are on disk."""
        outcomes: list[Any] = []
        try:
            with db.begin():
                driver = raw(db)
                for work, _ in group:
                    driver.execute(f"SAVEPOINT {WORK}")
                    try:
                        outcomes.append(work(db))
                    except (OperationalError, sqlite3.OperationalError):
                        raise
                    except Exception as error:
                        driver.execute(f"ROLLBACK TO {WORK}")
                        outcomes.append(_Failure(error))
                    driver.execute(f"RELEASE {WORK}")
        except Exception as error:  # a full disk, a lock that lasts: nothing of the group is written
            return [_Failure(error)] * len(group)
        return outcomes

    def _answer(self, group: list[Job], outcomes: list[Any]) -> None:
        def tell() -> None:
            for (_, future), outcome in zip(group, outcomes, strict=True):
                if future.done():
                    continue
                if isinstance(outcome, _Failure):
                    future.set_exception(outcome.error)
                else:
                    future.set_result(outcome)

        with suppress(RuntimeError):  # the loop is gone, and with it everyone who waited
            self._loop.call_soon_threadsafe(tell)


class _Failure:
    def __init__(self, error: Exception) -> None:
        self.error = error


def engine(path: Path, begin: str, size: int) -> Engine:
    """An engine whose transactions begin as told; sqlite3 itself is kept from beginning any."""
    made = create_engine(
        "sqlite://",
        creator=partial(connect, path),
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0,
        hide_parameters=True,  # codes and words of people stand in them
    )

    @event.listens_for(made, "begin")
    def _begin(db: Connection) -> None:
        db.exec_driver_sql(begin)

    return made


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY_MS / 1000)
    for name, value in PRAGMAS.items():
        patiently(partial(db.execute, f"PRAGMA {name} = {value}"))
    return db


def patiently(work: Callable[[], Any]) -> None:
    """Two nodes that make a new database wait for each other; sqlite3 does not, for the journal mode."""
    until = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            work()
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.01)
