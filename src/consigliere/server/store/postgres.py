"""The store on PostgreSQL, for several nodes at once: asyncpg through SQLAlchemy.

Nobody holds a lease. Two nodes that append the same number meet at the primary key; the second is told what
came before it. A connection lost in mid-commit is tried again, and what had been written counts as written.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from consigliere.server.store import logs
from consigliere.server.store.base import Listing, Record
from consigliere.server.store.migrating import known, migrate
from consigliere.server.store.sql import SqlStore, Work

T = TypeVar("T")
ATTEMPTS: Final = 6
MIGRATION_LOCK: Final = 0x436F6E73
SESSION: Final = {"synchronous_commit": "on", "application_name": "consigliere", "timezone": "UTC"}


class PostgresStore(SqlStore):
    def __init__(self, url: str, connections: int = 10, migrating: bool = True) -> None:
        self._migrating = migrating
        self._url = make_url(url).set(drivername="postgresql+asyncpg")
        self._connections = connections
        self._engine: AsyncEngine | None = None

    async def open(self) -> None:
        self._engine = create_async_engine(
            self._url,
            pool_size=self._connections,
            max_overflow=0,
            hide_parameters=True,
            connect_args={"server_settings": SESSION},
        )
        try:
            async with self._engine.begin() as db:
                if not self._migrating:
                    await db.run_sync(known)
                    return
                await db.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
                await db.run_sync(migrate)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        if self._engine is not None:
            await self._engine.dispose()
            self._engine = None

    @property
    def engine(self) -> AsyncEngine:
        if self._engine is None:
            raise RuntimeError("the store is closed")
        return self._engine

    async def _read(self, work: Work[T]) -> T:
        return await self._attempt(work)

    async def _write(self, work: Work[T]) -> T:
        return await self._attempt(work)

    async def _append(
        self, table: str, after: int, records: Sequence[Record], listing: Listing | None
    ) -> None:
        lost = False

        def work(db: Connection) -> None:
            logs.append(db, table, after, records, listing, again=lost)

        for attempt in range(ATTEMPTS):
            try:
                return await self._once(work)
            except IntegrityError:
                # another node was faster, or the command was carried out before
                await self._attempt(lambda db: logs.diagnose(db, table, records))
                if attempt == ATTEMPTS - 1:
                    raise
            except (DBAPIError, OSError) as error:
                if attempt == ATTEMPTS - 1 or not passing(error):
                    raise
                lost = True
            await pause(attempt)

    async def _attempt(self, work: Work[T]) -> T:
        """One transaction; done anew after a key broken by another node, a deadlock or a lost connection."""
        for attempt in range(ATTEMPTS - 1):
            try:
                return await self._once(work)
            except (DBAPIError, OSError) as error:
                if not passing(error):
                    raise
            await pause(attempt)
        return await self._once(work)

    async def _once(self, work: Work[T]) -> T:
        async with self.engine.begin() as db:
            return await db.run_sync(work)


async def pause(attempt: int) -> None:
    await asyncio.sleep(0.05 * 2**attempt if attempt else 0)


def passing(error: Exception) -> bool:
    """Whether another attempt may meet another world."""
    if isinstance(error, (IntegrityError, OSError)):
        return True
    if not isinstance(error, DBAPIError):
        return False
    state: Any = getattr(error.orig, "sqlstate", None)
    # 40: deadlock or serialisation, 57P: the server is shutting down or starting, 08: the connection is lost
    return error.connection_invalidated or str(state or "").startswith(("40", "57P", "08"))
