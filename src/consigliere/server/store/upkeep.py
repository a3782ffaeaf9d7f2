"""What keeps tables going beside their logs: outages, who was seen, notices, links, cached positions.

Each function is one transaction's work on a connection, the same for SQLite and PostgreSQL.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from consigliere.server.store import people, rows, schema
from consigliere.server.store.base import Listing, Notice, Record

BEAT = "last-beat"
PROBE = "probe"
PAD = 16 * 1024
_N = schema.notices.c
_O = schema.outages.c
_P = schema.positions.c
_S = schema.seen.c
_H = schema.shares.c
_R = schema.records.c
_L = schema.listings.c


def upsert(db: Connection, table: Any, values: list[dict[str, Any]], keys: Sequence[str]) -> None:
    make = postgresql.insert if db.dialect.name == "postgresql" else sqlite.insert
    statement = make(table)
    new = {name: statement.excluded[name] for name in values[0] if name not in keys}
    db.execute(statement.on_conflict_do_update(index_elements=list(keys), set_=new), values)


def beat(db: Connection, at: int, gap: int) -> list[tuple[int, int]]:
    """A sign of life. If the last one was longer ago than `gap`, nobody served in between."""
    found = people.get_setting(db, BEAT)
    last = int(found) if found is not None else at
    if at - last > gap:
        db.execute(insert(schema.outages), {"from_at": last, "until_at": at})
    people.set_setting(db, BEAT, str(max(at, last)))
    return [(row[0], row[1]) for row in db.execute(select(_O.from_at, _O.until_at).order_by(_O.from_at))]


def saw(db: Connection, found: Sequence[tuple[str, int, int]]) -> None:
    values = [{"table_id": table, "seat": seat, "at": at} for table, seat, at in found]
    upsert(db, schema.seen, values, ("table_id", "seat"))


def seen(db: Connection, table: str) -> dict[int, int]:
    return {row[0]: row[1] for row in db.execute(select(_S.seat, _S.at).where(_S.table_id == table))}


# -- notices


def note(db: Connection, notice: Notice, due_at: int) -> bool:
    this = (_N.table_id == notice.table) & (_N.about == notice.about)
    if db.execute(select(_N.about).where(this)).first() is not None:
        return False
    row: dict[str, Any] = {"table_id": notice.table, "about": notice.about, "identity": notice.identity}
    db.execute(insert(schema.notices), {**row, "due_at": due_at, "tries": 0, "document": rows.dumped(notice)})
    return True


def claim(
    db: Connection, at: int, until: int, most: int, of_one: int, busy: Sequence[str]
) -> list[tuple[Notice, int]]:
    """Notices that are due, and how often they were tried; nobody else is given them before `until`.

    `of_one`: at most so many of one person, none of who is `busy`.
    """
    nth = func.row_number().over(partition_by=_N.identity, order_by=(_N.due_at, _N.table_id, _N.about))
    due = select(_N.table_id, _N.about, nth.label("nth")).where(_N.due_at <= at)
    if busy:
        due = due.where(_N.identity.not_in(list(busy)))
    of_all = due.subquery()
    first = select(of_all.c.table_id, of_all.c.about).where(of_all.c.nth <= of_one)
    ask = select(_N.document, _N.tries).where(tuple_(_N.table_id, _N.about).in_(first), _N.due_at <= at)
    ask = ask.order_by(_N.due_at).limit(most)
    if db.dialect.name == "postgresql":
        ask = ask.with_for_update(skip_locked=True)
    out = []
    for document, tries in db.execute(ask).all():
        notice = msgspec.json.decode(document, type=Notice)
        this = (_N.table_id == notice.table) & (_N.about == notice.about)
        db.execute(update(schema.notices).where(this).values(due_at=until, tries=tries + 1))
        out.append((notice, tries))
    return out


def noted(db: Connection, notice: Notice, again_at: int | None) -> None:
    """It was sent, or is not to be sent any more; or it is to be tried again."""
    this = (_N.table_id == notice.table) & (_N.about == notice.about)
    db.execute(update(schema.notices).where(this).values(due_at=again_at))


# -- links to finished games


def share(db: Connection, table: str, new: str) -> str:
    found = db.execute(select(_H.share).where(_H.table_id == table)).scalar()
    if found is None:
        db.execute(insert(schema.shares), {"share": new, "table_id": table})
    return new if found is None else str(found)


def shared(db: Connection, share: str) -> str | None:
    found = db.execute(select(_H.table_id).where(_H.share == share)).scalar()
    return None if found is None else str(found)


def unshare(db: Connection, table: str) -> None:
    db.execute(delete(schema.shares).where(_H.table_id == table))


# -- notes on finished games


def keep_notes(db: Connection, table: str, document: str) -> None:
    if db.execute(select(_L.id).where(_L.id == table)).first() is not None:
        upsert(db, schema.notes, [{"table_id": table, "document": document}], ("table_id",))


def kept_notes(db: Connection, table: str) -> str | None:
    n = schema.notes.c
    found = db.execute(select(n.document).where(n.table_id == table)).scalar()
    return None if found is None else str(found)


# -- the cache of positions


def keep_position(db: Connection, table: str, seq: int, data: bytes) -> None:
    upsert(db, schema.positions, [{"table_id": table, "seq": seq, "data": data}], ("table_id",))


def drop_positions(db: Connection, tables: Sequence[str]) -> None:
    db.execute(delete(schema.positions).where(_P.table_id.in_(list(tables))))


# -- whether the store still takes what is written


def probe(db: Connection, name: str, at: int) -> None:
    """All that a move writes, larger than most, and taken away again before anybody can see it."""
    body = {"pad": "." * PAD}
    listing = Listing(name, PROBE, "", "private", "closed", 0, (), PROBE, at)
    db.execute(insert(schema.listings), rows.listing_row(listing))
    db.execute(insert(schema.records), rows.record_row(name, Record(1, at, PROBE, None, body)))
    db.execute(update(schema.listings).where(_L.id == name).values(updated_at=at + 1))
    db.execute(delete(schema.records).where(_R.table_id == name))
    db.execute(delete(schema.listings).where(_L.id == name))
    people.set_setting(db, "last-probe", str(at))


# -- all of it, for a host


def tables(db: Connection, after: str, limit: int) -> list[str]:
    return list(db.execute(select(_L.id).where(_L.id > after).order_by(_L.id).limit(limit)).scalars())


def of_kind(db: Connection, kind: str) -> list[tuple[str, Record]]:
    ask = select(_R.seq, _R.at, _R.kind, _R.command, _R.body, _R.table_id).where(_R.kind == kind)
    return [(row[5], rows.record_of(row)) for row in db.execute(ask.order_by(_R.at))]
