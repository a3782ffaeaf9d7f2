"""Readiness tells the truth: what is tried is what a move writes, and a move that failed is remembered."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from consigliere.server import service as module
from consigliere.server.service import Service, Settings
from consigliere.server.store.base import Conflict, Store
from tests.server.store.material import listing, new_table, opened, record

MOVED = {
    "the records cannot be written": "ALTER TABLE records RENAME TO records_away",
    "the lobby cannot be written": "ALTER TABLE listings RENAME TO listings_away",
}


async def broken(store: Any, statement: str) -> None:
    def work(db: Connection) -> None:
        db.execute(text(statement))

    await store._write(work)


def failed(store: Store) -> bool:
    return store.failed_at is not None


async def moves(store: Store) -> bool:
    try:
        await store.append("t", 1, [record(2)], listing("t", status="playing"))
    except Exception:
        return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize("fault", MOVED)
async def test_what_stops_moves_stops_the_probe(url: str, fault: str) -> None:
    async with opened(url) as store:
        await new_table(store)
        await store.probe("node", 5)
        await broken(store, MOVED[fault])
        await store.set_setting("last-probe", "5")  # what was tried before, and says nothing of moves
        assert not await moves(store)
        with pytest.raises(Exception, match=r"no such table|does not exist"):
            await store.probe("node", 6)


@pytest.mark.slow
async def test_a_probe_leaves_nothing(url: str) -> None:
    async with opened(url) as one, opened(url) as two:
        await new_table(one)
        for at in range(3):
            await one.probe("node one", at)
            await two.probe("node two", at)
        assert await one.tables() == ["t"] and await one.read("node one") == []
        assert await moves(one)


@pytest.mark.slow
async def test_a_failed_move_is_remembered_until_one_succeeds(url: str) -> None:
    async with opened(url) as store:
        await new_table(store)
        with pytest.raises(Conflict):
            await store.append("t", 7, [record(8)])
        assert not failed(store)  # that was no failure
        await broken(store, "ALTER TABLE records RENAME TO records_away")
        assert not await moves(store) and failed(store)
        await broken(store, "ALTER TABLE records_away RENAME TO records")
        assert await moves(store) and not failed(store)


async def test_the_service_believes_moves_more_than_its_probe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PROBE", 0.0)
    service = Service(Settings(f"sqlite:///{tmp_path / 't.db'}"))
    await service.store.open()
    service.ready = True
    assert await service.writable()
    service.store.failed_at = time.monotonic()
    assert not await service.writable()
    service.store.failed_at = time.monotonic() - module.MEMORY - 1
    assert await service.writable()
    await broken(service.store, MOVED["the records cannot be written"])
    assert not await service.writable()
    await service.store.close()
