"""Whether a store's games still play as they did: every log folded, every journal replayed."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from consigliere.core.errors import ConsigliereError
from consigliere.core.game import Game
from consigliere.server.store import open_store
from consigliere.server.store.base import Record, Store
from consigliere.server.store.migrating import NoStore, TooNew
from consigliere.server.table import Table


class Unusable(ConsigliereError):
    """The store cannot be read; the message says why, without repeating a password."""


@asynccontextmanager
async def reading(url: str) -> AsyncIterator[Store]:
    """The store as it is: not even its schema is changed."""
    store = open_store(url, migrating=False)
    try:
        await store.open()
    except (TooNew, NoStore) as error:
        raise Unusable(str(error)) from None
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise Unusable(f"it cannot be opened ({type(error).__name__})") from None
    try:
        yield store
    finally:
        await store.close()


async def whole_store(url: str) -> dict[str, Any]:
    """The report: tables, games, games by rules version, and what does not replay."""
    report: dict[str, Any] = {"tables": 0, "games": 0, "records": 0, "rules": {}, "status": {}, "broken": []}
    async with reading(url) as store:
        after = ""
        while found := await store.tables(after, 100):
            for id in found:
                await _one(store, id, report)
            after = found[-1]
    return report


async def _one(store: Store, id: str, report: dict[str, Any]) -> None:
    records = await store.read(id)
    table = Table(id, await store.secret(id))
    report["tables"] += 1
    report["records"] += len(records)
    why = _fault(table, records)
    if why is not None:
        report["broken"].append({"table": id, "record": table.seq + 1, "why": why})
    if table.game is not None:
        report["games"] += 1
        named = f"{table.made['game']} {table.made['rules']}"
        report["rules"][named] = report["rules"].get(named, 0) + 1
    report["status"][table.status] = report["status"].get(table.status, 0) + 1


def _fault(table: Table, records: list[Record]) -> str | None:
    """What is wrong with a table's log; None if it plays to where it stands."""
    try:
        table.fold(records)
        game = table.game
        if game is None:
            return None
        made, rules = table.made, table.rules
        if made["content"] != rules.content_hash:
            return f"content {made['content']}: not that of this program"
        again = Game.replay(game.journal, rules)
        if again.digest() != game.digest():
            return "the journal leads to another position than the log"
    except Exception as error:  # whatever a log can be made of: it is named, and the next one is looked at
        return f"{type(error).__name__}: {error}"[:200]
    return None
