"""Identities, their statistics, how they are forgotten, and the settings of the installation."""

from collections.abc import Mapping
from secrets import token_hex
from typing import Any, Final

from sqlalchemy import case, Connection, delete, func, insert, or_, select, update

from consigliere.server.store import forgetting, listings, logs, rows, schema
from consigliere.server.store.base import Conflict, Identity, Missing, Sat, Statistics

NOTICES: Final = ("webhook", "webhook_secret", "email", "email_code", "email_confirmed")  # in the settings
_I = schema.identities.c
_L = schema.listings.c
_S = schema.seats.c


def create(db: Connection, identity: Identity) -> None:
    taken = select(_I.id).where(or_(_I.id == identity.id, _I.recovery == identity.recovery))
    if db.execute(taken).first() is not None:
        raise Conflict(0)
    db.execute(insert(schema.identities), rows.identity_row(identity))


def identity(db: Connection, id: str) -> Identity | None:
    row = db.execute(select(schema.identities).where(_I.id == id)).mappings().first()
    return None if row is None else rows.identity_of(dict(row))


def by_recovery(db: Connection, hash: str) -> Identity | None:
    row = db.execute(select(schema.identities).where(_I.recovery == hash)).mappings().first()
    return None if row is None else rows.identity_of(dict(row))


def change(db: Connection, id: str, values: Mapping[str, Any]) -> None:
    if db.execute(update(schema.identities).where(_I.id == id).values(**values)).rowcount != 1:
        raise Missing(id)


def quieten(db: Connection, id: str) -> None:
    """No turn notices any more: they may go to a thief."""
    found = identity(db, id)
    if found is not None:
        kept = {key: value for key, value in found.settings.items() if key not in NOTICES}
        change(db, id, {"settings": rows.dumped(kept)})


def forget(db: Connection, id: str, alias: str) -> list[str]:
    """Deletes the person and every trace in listings and logs; may be repeated with the same alias."""
    gone = schema.forgotten.c
    if db.execute(delete(schema.identities).where(_I.id == id)).rowcount == 1:
        db.execute(insert(schema.forgotten), {"identity": id, "alias": alias})
    else:
        known = db.execute(select(gone.alias).where(gone.identity == id)).scalar()
        if known is None:
            raise Missing(id)
        alias = known
    for table in (schema.notices, schema.sessions, schema.ways):
        db.execute(delete(table).where(table.c.identity == id))
    m = schema.mentions.c
    tables = list(db.execute(select(m.table_id).where(m.identity == id).order_by(m.table_id)).scalars())
    for table in tables:
        _forget_in_log(db, table, id, alias)
        found = listings.listing(db, table)
        if found is not None:
            listings.write(db, forgetting.forget_in_listing(found, id, alias))
    return tables


def _forget_in_log(db: Connection, table: str, id: str, alias: str) -> None:
    r = schema.records.c
    log = logs.read(db, table, 0)
    names = {name for record in log for name in forgetting.names_in(record.body, id)}
    for record in log:
        clean = forgetting.forget_in_record(record, id, alias, names)
        if clean != record:
            this = (r.table_id == table) & (r.seq == record.seq)
            db.execute(update(schema.records).where(this).values(body=rows.dumped(clean.body)))


def new_alias() -> str:
    return f"gone-{token_hex(8)}"


def statistics(db: Connection, id: str) -> list[Statistics]:
    ask = (
        select(
            _L.game,
            _L.players,
            func.count(),
            func.sum(case((_S.place == 1, 1), else_=0)),
            func.sum(func.coalesce(_S.points, 0)),
        )
        .join(schema.seats, _S.table_id == _L.id)
        .where(_S.identity == id, _L.status == "over", _S.place.is_not(None))
        .group_by(_L.game, _L.players)
        .order_by(_L.game, _L.players)
    )
    return [Statistics(*row) for row in db.execute(ask)]


def record(db: Connection, id: str, limit: int) -> list[Sat]:
    r = schema.records.c
    ask = (
        select(_L.document, _S.seat, _S.place, _S.points, r.at)
        .join(schema.seats, _S.table_id == _L.id)
        .join(schema.records, (r.table_id == _L.id) & (r.seq == 1))
        .where(_S.identity == id, _L.status == "over", _S.place.is_not(None))
        .order_by(_L.updated_at.desc(), _L.id.desc(), _S.seat)
        .limit(limit)
    )
    return [
        Sat(rows.listing_of(document), seat, place, points or 0, began)
        for document, seat, place, points, began in db.execute(ask)
    ]


def get_setting(db: Connection, name: str) -> str | None:
    s = schema.settings.c
    value = db.execute(select(s.value).where(s.name == name)).scalar()
    return None if value is None else str(value)


def set_setting(db: Connection, name: str, value: str) -> None:
    s = schema.settings.c
    if db.execute(update(schema.settings).where(s.name == name).values(value=value)).rowcount == 0:
        db.execute(insert(schema.settings), {"name": name, "value": value})


def settle(db: Connection, name: str, value: str) -> str:
    found = get_setting(db, name)
    if found is None:
        db.execute(insert(schema.settings), {"name": name, "value": value})
    return value if found is None else found
