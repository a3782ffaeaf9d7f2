"""The lobby's view of the tables: one row each, written with the record that changes it."""

from sqlalchemy import bindparam, Connection, delete, func, insert, or_, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from consigliere.server.store import forgetting, rows, schema
from consigliere.server.store.base import Listing, Record, Visibility
from consigliere.server.store.hot import Hot

_L = schema.listings.c
_S = schema.seats.c
_INSERT = Hot(insert(schema.listings))
_UPDATE = Hot(update(schema.listings).where(_L.id == bindparam("this")), [column.name for column in _L])
_DOCUMENT = Hot(select(_L.document).where(_L.id == bindparam("this")))
MOST = 500


def write(db: Connection, listing: Listing) -> None:
    """The listing as it is now; the rows of its seats only if they have changed."""
    document = _DOCUMENT.scalar(db, {"this": listing.id})
    old = None if document is None else rows.listing_of(document)
    # whoever stands in the row as it was has not been forgotten: only newcomers are looked up
    if new := people(listing) - (people(old) if old else set()):
        for identity, alias in aliases(db, new).items():
            listing = forgetting.forget_in_listing(listing, identity, alias)
        note(db, listing.id, new)
    row = rows.listing_row(listing)
    if old is None:
        _INSERT.run(db, row)
    else:
        _UPDATE.run(db, {**row, "this": listing.id})
        if old.seats == listing.seats:
            return
        db.execute(delete(schema.seats).where(_S.table_id == listing.id))
    if seated := rows.seat_rows(listing):
        db.execute(insert(schema.seats), seated)


def people(listing: Listing) -> set[str]:
    return {seat.identity for seat in listing.seats if seat.identity is not None} | {listing.host}


def mindful(db: Connection, table: str, record: Record) -> Record:
    """Remembers whom a record names, and leaves out who is to be forgotten."""
    named = set(forgetting.mentioned(record.body))
    if not named:
        return record
    for identity, alias in aliases(db, named).items():
        names = set(forgetting.names_in(record.body, identity))
        record = forgetting.forget_in_record(record, identity, alias, names)
    note(db, table, named)
    return record


def note(db: Connection, table: str, named: set[str]) -> None:
    insert_new = postgresql.insert if db.dialect.name == "postgresql" else sqlite.insert
    pairs = [{"identity": identity, "table_id": table} for identity in sorted(named)]
    db.execute(insert_new(schema.mentions).on_conflict_do_nothing(), pairs)


def aliases(db: Connection, named: set[str]) -> dict[str, str]:
    """Those of these people who were deleted, and what stands for them."""
    gone = schema.forgotten.c
    ask = select(gone.identity, gone.alias).where(gone.identity.in_(sorted(named)))
    return {row.identity: row.alias for row in db.execute(ask)}


def listing(db: Connection, table: str) -> Listing | None:
    document = _DOCUMENT.scalar(db, {"this": table})
    return None if document is None else rows.listing_of(document)


def by_invite(db: Connection, invite: str) -> Listing | None:
    ask = select(_L.document).where(_L.invite == invite).order_by(_L.updated_at.desc()).limit(1)
    document = db.execute(ask).scalar()
    return None if document is None else rows.listing_of(document)


def list_tables(
    db: Connection,
    visibility: Visibility | None,
    identity: str | None,
    open_only: bool,
    limit: int,
    before: tuple[int, str] | None,
    status: str | None = None,
) -> list[Listing]:
    ask = select(_L.document).order_by(_L.updated_at.desc(), _L.id.desc()).limit(max(0, min(limit, MOST)))
    if visibility is not None:
        ask = ask.where(_L.visibility == visibility)
    if identity is not None:
        sits = select(_S.table_id).where(_S.identity == identity)
        # a host without a seat has his waiting tables, but no finished games
        ask = ask.where(_L.id.in_(sits) if status else or_(_L.host == identity, _L.id.in_(sits)))
    if open_only:
        ask = ask.where(_L.status == "waiting", _L.empty_seats > 0)
    if status is not None:
        ask = ask.where(_L.status == status)
    if before is not None:
        at = max(-rows.LATEST, min(before[0], rows.LATEST))
        ask = ask.where(tuple_(_L.updated_at, _L.id) < (at, before[1]))
    return [rows.listing_of(document) for document in db.execute(ask).scalars()]


def over_since(db: Connection, at: int) -> list[tuple[Listing, int]]:
    r = schema.records.c
    ask = (
        select(_L.document, r.at)
        .join(schema.records, (r.table_id == _L.id) & (r.seq == 1))
        .where(_L.status == "over", _L.updated_at >= at)
        .order_by(_L.updated_at, _L.id)
    )
    return [(rows.listing_of(document), began) for document, began in db.execute(ask)]


def active(db: Connection) -> list[Listing]:
    ask = select(_L.document).where(_L.status == "playing").order_by(_L.id)
    return [rows.listing_of(document) for document in db.execute(ask).scalars()]


def seatless(db: Connection, host: str) -> int:
    sits = select(_S.seat).where(_S.table_id == _L.id).exists()
    ask = select(func.count()).where(_L.host == host, _L.status == "playing", ~sits)
    return int(db.execute(ask).scalar_one())


def due(db: Connection, now: int) -> list[str]:
    now = max(-rows.LATEST, min(now, rows.LATEST))
    return list(db.execute(select(_L.id).where(_L.due_at <= now).order_by(_L.due_at, _L.id)).scalars())
