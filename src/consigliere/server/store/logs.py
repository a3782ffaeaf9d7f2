"""The logs: appending with the guard of the record's number, and reading back.

Each function is one transaction's work on a connection, the same for SQLite and PostgreSQL.
"""

from collections.abc import Sequence
from functools import cache

from sqlalchemy import and_, bindparam, Connection, func, insert, or_, select

from consigliere.server.store import listings, rows, schema
from consigliere.server.store.base import Conflict, Duplicate, Listing, Missing, Record
from consigliere.server.store.hot import Hot

_R = schema.records.c
_INSERT = Hot(insert(schema.records))
_LAST = Hot(select(func.max(_R.seq)).where(_R.table_id == bindparam("table")))
_COLUMNS = select(_R.seq, _R.at, _R.kind, _R.command, _R.body)
_SINCE = Hot(
    _COLUMNS.where(_R.table_id == bindparam("table")).where(_R.seq > bindparam("since")).order_by(_R.seq)
)
_ONE = Hot(_COLUMNS.where(_R.table_id == bindparam("table")).where(_R.seq == bindparam("seq")))
_SEED = Hot(select(schema.secrets.c.seed).where(schema.secrets.c.table_id == bindparam("table")))
_P = schema.positions.c
_KEPT = Hot(select(_P.seq, _P.data).where(_P.table_id == bindparam("table")))


def check(after: int, records: Sequence[Record]) -> None:
    """A caller's mistakes, before any disk is touched."""
    if not records:
        raise ValueError("nothing to append")
    numbers = [record.seq for record in records]
    if numbers != list(range(after + 1, after + 1 + len(records))):
        raise ValueError(f"records {numbers} do not follow {after}")
    commands = [record.command for record in records if record.command is not None]
    if len(set(commands)) != len(commands):
        raise ValueError("one command id stands for two records")


def append(
    db: Connection,
    table: str,
    after: int,
    records: Sequence[Record],
    listing: Listing | None,
    again: bool = False,
) -> None:
    """`again`: an attempt whose fate is unknown came before; if it succeeded, all is well."""
    last = _LAST.scalar(db, {"table": table})
    if last is None:
        raise Missing(table)
    if last != after:
        if again and written(db, table, after, records):
            return
        raise refused(db, table, records, last)
    records = [listings.mindful(db, table, record) for record in records]
    _INSERT.run(db, [rows.record_row(table, record) for record in records])
    if listing is not None:
        listings.write(db, listing)


def written(db: Connection, table: str, after: int, records: Sequence[Record]) -> bool:
    """Whether the log goes on after `after` with exactly these records."""
    found = read(db, table, after)[: len(records)]
    return found == list(records)


def refused(db: Connection, table: str, records: Sequence[Record], last: int) -> Exception:
    """Why these records cannot be appended: one was before, or the log has gone on."""
    commands = [record.command for record in records if record.command is not None]
    if commands:
        ask = _COLUMNS.where(_R.table_id == table, _R.command.in_(commands)).order_by(_R.seq).limit(1)
        row = db.execute(ask).first()
        if row is not None:
            return Duplicate(rows.record_of(row))
    return Conflict(last)


def diagnose(db: Connection, table: str, records: Sequence[Record]) -> None:
    """After a broken key: raises what it meant; returns if it cannot be seen (any more)."""
    last = _LAST.scalar(db, {"table": table})
    reason = refused(db, table, records, last or 0)
    if isinstance(reason, Duplicate) or (last or 0) >= records[0].seq:
        raise reason


def create(db: Connection, table: str, secret: bytes, records: Sequence[Record], listing: Listing) -> None:
    last = _LAST.scalar(db, {"table": table})
    if last is not None:
        raise Conflict(last)
    listings.write(db, listing)
    db.execute(insert(schema.secrets), {"table_id": table, "seed": secret})
    records = [listings.mindful(db, table, record) for record in records]
    _INSERT.run(db, [rows.record_row(table, record) for record in records])


def read(db: Connection, table: str, since: int) -> list[Record]:
    since = max(0, min(since, rows.LAST))
    return [rows.record_of(row) for row in _SINCE.run(db, {"table": table, "since": since})]


def one(db: Connection, table: str, seq: int) -> Record | None:
    row = _ONE.run(db, {"table": table, "seq": seq}).fetchone()
    return None if row is None else rows.record_of(row)


def kept_fold(db: Connection, table: str, kinds: tuple[str, ...]) -> tuple[bytes, bytes, list[Record]] | None:
    kept = _KEPT.run(db, {"table": table}).fetchone()
    if kept is None:
        return None
    names = {f"kind_{n}": kind for n, kind in enumerate(kinds)}
    found = _beside(len(kinds)).run(db, {"table": table, "since": kept[0], **names})
    records = [rows.record_of(row) for row in found]
    return secret(db, table), bytes(kept[1]), records


@cache
def _beside(kinds: int) -> Hot:
    """Everything after a number, and of what came before all that is not of so many kinds."""
    others = and_(*(_R.kind != bindparam(f"kind_{n}") for n in range(kinds)))
    wanted = or_(_R.seq > bindparam("since"), others)
    return Hot(_COLUMNS.where(_R.table_id == bindparam("table")).where(wanted).order_by(_R.seq))


def read_many(db: Connection, tables: Sequence[str]) -> dict[str, list[Record]]:
    found: dict[str, list[Record]] = {table: [] for table in tables}
    for start in range(0, len(tables), 500):
        some = tables[start : start + 500]
        ask = select(_R.seq, _R.at, _R.kind, _R.command, _R.body, _R.table_id)
        for row in db.execute(ask.where(_R.table_id.in_(some)).order_by(_R.table_id, _R.seq)):
            found[row[5]].append(rows.record_of(row))
    return {table: log for table, log in found.items() if log}


def secret(db: Connection, table: str) -> bytes:
    seed = _SEED.scalar(db, {"table": table})
    if seed is None:
        raise Missing(table)
    return bytes(seed)
