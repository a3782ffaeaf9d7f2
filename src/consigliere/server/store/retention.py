"""Deleting what nobody needs any more: finished and closed tables, and guests who never played and are gone.

Only where the host has said after how many days. Each function is one transaction's work on a connection and
takes a few at a time, the same for SQLite and PostgreSQL; whatever has changed meanwhile stays.
"""

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, delete, select

from consigliere.server.store import schema

DONE: Final = ("over", "closed")
_L = schema.listings.c
_I = schema.identities.c
# everything else that names a table, or a person
OF_A_TABLE: Final = tuple(table for table in schema.metadata.sorted_tables if "table_id" in table.c)
OF_A_PERSON: Final = tuple(table for table in schema.metadata.sorted_tables if "identity" in table.c)
_S = schema.sessions.c
_B = schema.bans.c


def old_tables(db: Connection, before: int, most: int, spared: Collection[str]) -> list[str]:
    """Delete tables that were over or closed, and not touched since `before`; their ids. `spared`: those that
    somebody is looking at."""
    ask = select(_L.id).where(_L.status.in_(DONE), _L.updated_at < before)
    if spared:
        ask = ask.where(_L.id.not_in(sorted(spared)))
    ask = ask.order_by(_L.updated_at, _L.id).limit(most)
    if db.dialect.name == "postgresql":
        ask = ask.with_for_update(skip_locked=True)
    gone = list(db.execute(ask).scalars())
    for table in OF_A_TABLE:
        db.execute(delete(table).where(table.c.table_id.in_(gone)))
    db.execute(delete(schema.listings).where(_L.id.in_(gone)))
    return gone


def old_guests(db: Connection, before: int, most: int) -> int:
    """Delete people whom no table names and who have not been here since `before`; how many. Who is shut out
    stays known."""
    named = select(schema.mentions.c.identity).where(schema.mentions.c.identity == _I.id).exists()
    here = select(_S.id).where(_S.identity == _I.id, _S.seen_at >= before).exists()
    banned = select(_B.identity).where(_B.identity == _I.id).exists()
    ask = select(_I.id).where(_I.created_at < before, ~named, ~here, ~banned)
    ask = ask.order_by(_I.created_at, _I.id).limit(most)
    if db.dialect.name == "postgresql":
        ask = ask.with_for_update(skip_locked=True)
    gone = list(db.execute(ask).scalars())
    for table in OF_A_PERSON:
        db.execute(delete(table).where(table.c.identity.in_(gone)))
    db.execute(delete(schema.identities).where(_I.id.in_(gone)))
    return len(gone)
