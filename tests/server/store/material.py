"""Tables, people and records for the tests of the store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from consigliere.server.store import open_store
from consigliere.server.store.base import Identity, Listing, Record, Seat, Store

SEED = bytes(range(32))
ANN = Seat("ann", None, "Ann")
BOT = Seat(None, "medium", "Bot")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def record(seq: int, command: str | None = None, kind: str = "did", **body: Any) -> Record:
    return Record(seq, 1_700_000_000_000 + seq, kind, command, body)


def listing(id: str, **changes: Any) -> Listing:
    fields: dict[str, Any] = {
        "game": "chicago",
        "title": "Ann's table",
        "visibility": "public",
        "status": "waiting",
        "players": 3,
        "seats": (ANN, BOT, Seat()),
        "host": "ann",
        "updated_at": 1,
    }
    return Listing(id, **{**fields, **changes})


def person(id: str, name: str = "") -> Identity:
    return Identity(id, name or id.title(), f"hash of {id}", 7, {"language": "uk"})


async def new_table(store: Store, id: str = "t", **changes: Any) -> None:
    row = listing(id, **changes)
    made = record(1, "make", "made", host=row.host, title=row.title, game=row.game)
    await store.create(id, SEED, [made], row)
