"""Migrations: from nothing, twice, by two nodes at once; and the result is the schema the code speaks of."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from consigliere.server.store import migrating, open_store
from consigliere.server.store.postgres import PostgresStore
from consigliere.server.store.sql import SqlStore
from consigliere.server.store.sqlite import SqliteStore
from tests.server.store.material import new_table, opened


async def asked(store: object, work: Any) -> Any:
    assert isinstance(store, SqlStore)
    return await store._read(work)


@pytest.mark.slow
async def test_from_empty_and_twice(url: str) -> None:
    for _ in range(2):
        async with opened(url) as store:
            assert await asked(store, migrating.version) == migrating.newest()
            assert await asked(store, migrating.differences) == []
    async with opened(url) as store:
        await new_table(store)
    async with opened(url) as store:
        assert len(await store.read("t")) == 1


@pytest.mark.slow
async def test_a_planted_difference_is_seen(url: str) -> None:
    async with opened(url) as store:
        assert isinstance(store, SqlStore)
        await store._write(lambda db: db.execute(text("ALTER TABLE records ADD COLUMN extra TEXT")))
        assert len(await asked(store, migrating.differences)) == 1


@pytest.mark.slow
async def test_nodes_that_start_together(url: str) -> None:
    stores = [open_store(url) for _ in range(5)]
    await asyncio.gather(*(store.open() for store in stores))
    await new_table(stores[0])
    assert [len(await store.read("t")) for store in stores] == [1] * 5
    await asyncio.gather(*(store.close() for store in stores))


@pytest.mark.slow
async def test_down_and_up_again(url: str) -> None:
    from alembic import command

    def down(db: Connection) -> None:
        command.downgrade(migrating._config(db), "base")

    async with opened(url) as store:
        assert isinstance(store, SqlStore)
        await store._write(down)
        assert await asked(store, migrating.version) is None
    async with opened(url) as store:
        assert await asked(store, migrating.differences) == []


@pytest.mark.slow
async def test_a_database_of_a_later_version_is_left_alone(url: str) -> None:
    async with opened(url) as store:
        assert isinstance(store, SqlStore)
        await store._write(lambda db: db.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(migrating.TooNew, match="9999"):
        await open_store(url).open()


@pytest.mark.parametrize(
    "bad",
    ["", "tables.db", "sqlite://", "sqlite:///", "sqlite:///folder/", "mysql://x", "postgresql://h:port/x"],
)
def test_a_bad_address_is_named(bad: str) -> None:
    with pytest.raises(ValueError, match=r"sqlite:///|postgresql://"):
        open_store(bad)


def test_the_right_store_for_an_address(tmp_path: Path) -> None:
    assert isinstance(open_store("postgresql://a:b@localhost:1/c"), PostgresStore)
    store = open_store(f"sqlite:///{tmp_path}/deep/down/tables.db")
    assert isinstance(store, SqliteStore)
    asyncio.run(store.open())
    assert sqlite3.connect(store.path).execute("SELECT count(*) FROM records").fetchone() == (0,)
