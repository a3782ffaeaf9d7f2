"""Sessions, the other ways in, and bans. Only hashes of tokens and codes come here.

A token is changed once a week. The one before it stays good until the new one has been seen, and a little
longer: an answer may be lost, and requests cross. After that two people have a copy of the same token. We
cannot know who is the thief, so nobody is thrown out: the session is split, and the list shows both parts.
Whoever logs out everywhere else, or takes a new recovery code, makes the token before void at once. What
opens or ends ways in locks the person and looks at the shown token again: requests under way come too late.
"""

from collections.abc import Sequence
from secrets import token_hex
from typing import Any, Final, Literal

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from consigliere.server.store import people, rows, schema
from consigliere.server.store.base import Ban, Entry, Identity, Missing, Session

HOUR: Final = 3600 * 1000
ROTATE: Final = 7 * 24 * HOUR
SEEN: Final = HOUR  # how exactly it is known when a session was last used
GRACE: Final = HOUR // 6
MOST: Final = 20  # sessions of one person
ENDED: Final = "word-sessions"  # settings that change when a session has ended, and when the host has acted
HOSTS: Final = "word-host"

Step = Literal["rest", "seen", "confirm", "rotate", "split"]
_S = schema.sessions.c
_D = schema.ways.c
_B = schema.bans.c
_I = schema.identities.c


def step(entry: Entry, at: int, telling: bool) -> Step:
    """What is due for a session whose token was shown. `telling`: a new token can be told with the answer."""
    if entry.current:
        if telling and at - entry.rotated_at >= ROTATE:
            return "rotate"
        if entry.former and entry.former_until is None:
            return "confirm"
        return "seen" if at - entry.session.seen_at >= SEEN else "rest"
    if not telling:
        return "rest"
    if entry.former_until is None:  # the answer with the new token may have been lost
        return "rotate" if at - entry.rotated_at >= GRACE else "rest"
    return "split" if at >= entry.former_until else "rest"


def enter(db: Connection, token: str) -> Entry | None:
    ask = (
        select(schema.sessions, schema.identities, _B.why)
        .join(schema.identities, _I.id == _S.identity)
        .outerjoin(schema.bans, _B.identity == _S.identity)
        .where(or_(_S.token == token, _S.former == token))
    )
    row = db.execute(ask).first()
    if row is None:
        return None
    found = row._mapping
    return Entry(
        person=rows.identity_of({c.name: found[c] for c in schema.identities.columns}),
        session=session_of({c.name: found[c] for c in schema.sessions.columns}),
        banned=found[_B.why],
        current=found[_S.token] == token,
        former=found[_S.former] is not None,
        former_until=found[_S.former_until],
        rotated_at=found[_S.rotated_at],
        keyed=found[_S.keyed],
    )


def session_of(row: dict[str, Any]) -> Session:
    return Session(
        row["id"], row["identity"], row["name"], row["created_at"], row["seen_at"], bool(row["copied"])
    )


def lock(db: Connection, identity: str) -> bool:
    """What changes a person's ways in happens one after the other. Whether the person is still there."""
    return db.execute(select(_I.id).where(_I.id == identity).with_for_update()).first() is not None


def held(db: Connection, token: str, former: bool = False) -> Session | None:
    """The session of this token, its person locked. `former`: the token before will do, too."""
    this = or_(_S.token == token, _S.former == token) if former else _S.token == token
    who = db.execute(select(_S.identity).where(this)).scalar()
    if who is None or not lock(db, who):
        return None
    row = db.execute(select(schema.sessions).where(this)).mappings().first()
    return None if row is None else session_of(dict(row))


def open_session(db: Connection, session: Session, token: str, former: str | None = None) -> None:
    if not lock(db, session.identity):
        raise Missing(session.identity)
    db.execute(
        insert(schema.sessions),
        {
            "id": session.id,
            "identity": session.identity,
            "token": token,
            "former": former,
            "keyed": 0,
            "name": session.name,
            "copied": int(session.copied),
            "created_at": session.created_at,
            "seen_at": session.seen_at,
            "rotated_at": session.created_at,
        },
    )
    kept = select(_S.id).where(_S.identity == session.identity, _S.id != session.id)
    late = list(db.execute(kept.order_by(_S.seen_at.desc(), _S.id).offset(MOST - 1)).scalars())
    if late:
        db.execute(delete(schema.sessions).where(_S.id.in_(late)))
        word(db, ENDED)


def exchange(db: Connection, session: Session, token: str) -> bool:
    """A session for a cookie of an earlier version, while those are good."""
    if not lock(db, session.identity) or (way(db, session.identity, "signed") or 0) <= session.created_at:
        return False
    open_session(db, session, token)
    return True


def renew(db: Connection, token: str, new: str, id: str, at: int, telling: bool) -> Entry | None:
    session = held(db, token, former=True)
    entry = enter(db, token)
    if session is None or entry is None:
        return None
    change = update(schema.sessions).where(_S.id == session.id)
    due = step(entry, at, telling)
    if due == "rest":
        return None
    if due == "seen":
        db.execute(change.values(seen_at=at))
    elif due == "confirm":
        db.execute(change.values(former_until=at + GRACE, seen_at=at))
    elif due == "rotate":
        changed = {"token": new, "former": token, "former_until": None, "rotated_at": at, "seen_at": at}
        db.execute(change.values(**changed))
    else:
        db.execute(change.values(former=None, former_until=None, keyed=_S.keyed + 1))
        word(db, ENDED)
        split = Session(id, entry.person.id, entry.session.name, at, at, copied=True)
        open_session(db, split, new, former=token)
    return enter(db, new) if due in ("rotate", "split") else None


def rekey(db: Connection, shown: str, token: str, at: int, recovery: str | None) -> int | None:
    session = held(db, shown)
    if session is None:
        return None if held(db, token) is None else 0  # done already, and the connection was lost then
    if recovery is not None:
        people.change(db, session.identity, {"recovery": recovery})
        people.quieten(db, session.identity)
    ended = end(db, session.identity, None, session.id, None)
    changed = {"token": token, "former": None, "former_until": None, "rotated_at": at}
    db.execute(update(schema.sessions).where(_S.id == session.id).values(**changed, keyed=_S.keyed + 1))
    return ended


def sessions(db: Connection, identity: str) -> list[Session]:
    ask = select(schema.sessions).where(_S.identity == identity).order_by(_S.seen_at.desc(), _S.id)
    return [session_of(dict(row)) for row in db.execute(ask).mappings()]


def name_session(db: Connection, identity: str, id: str, name: str) -> bool:
    this = (_S.identity == identity) & (_S.id == id)
    return db.execute(update(schema.sessions).where(this).values(name=name)).rowcount == 1


def end(db: Connection, identity: str, only: str | None, but: str | None, shown: str | None) -> int:
    lock(db, identity)
    if shown is not None and held(db, shown, former=True) is None:
        return 0
    this = _S.identity == identity
    if only is not None:
        this &= _S.id == only
        db.execute(delete(schema.ways).where(_D.identity == identity, _D.session == only))
    else:
        db.execute(delete(schema.ways).where(_D.identity == identity))
    if but is not None:
        this &= _S.id != but
    word(db, ENDED)
    return db.execute(delete(schema.sessions).where(this)).rowcount


def standing(db: Connection, ids: Sequence[str], signed: Sequence[str]) -> tuple[dict[str, int], set[str]]:
    known = select(_S.id, _S.keyed).where(_S.id.in_(list(ids)), _S.identity.not_in(select(_B.identity)))
    ways = select(_D.identity).where(
        _D.kind == "signed", _D.identity.in_(list(signed)), _D.identity.not_in(select(_B.identity))
    )
    return {row[0]: row[1] for row in db.execute(known)}, set(db.execute(ways).scalars())


# -- other ways in


def open_way(db: Connection, identity: str, kind: str, at: int, hash: str | None, shown: str | None) -> bool:
    session = None
    if shown is not None:
        found = held(db, shown)
        if found is None or found.identity != identity:
            return False
        session = found.id
    close_way(db, identity, kind)
    row = {"identity": identity, "kind": kind, "at": at, "hash": hash, "session": session}
    db.execute(insert(schema.ways), row)
    return True


def way(db: Connection, identity: str, kind: str) -> int | None:
    found = db.execute(select(_D.at).where(_D.identity == identity, _D.kind == kind)).scalar()
    return None if found is None else int(found)


def close_way(db: Connection, identity: str, kind: str) -> None:
    gone = db.execute(delete(schema.ways).where(_D.identity == identity, _D.kind == kind)).rowcount
    if gone and kind == "signed":
        word(db, ENDED)


def by_device_code(db: Connection, hash: str, at: int) -> Identity | None:
    found = db.execute(select(_D.identity).where(by_code(hash, at))).scalar()
    return None if found is None else people.identity(db, found)


def by_code(hash: str, at: int) -> ColumnElement[bool]:
    return (_D.kind == "device") & (_D.hash == hash) & (_D.at > at)


def paired(db: Connection, hash: str, at: int, id: str, device: str, token: str) -> Identity | None:
    who = by_device_code(db, hash, at)
    if who is None or not lock(db, who.id):
        return None
    if db.execute(delete(schema.ways).where(by_code(hash, at))).rowcount != 1:
        return None
    open_session(db, Session(id, who.id, device, at, at), token)
    return who


def recovered(db: Connection, hash: str, new: str) -> Identity | None:
    found = people.by_recovery(db, hash)
    if found is None or not lock(db, found.id):
        return None
    this = (_I.id == found.id) & (_I.recovery == hash)
    if db.execute(update(schema.identities).where(this).values(recovery=new)).rowcount != 1:
        return None  # somebody else was faster
    people.quieten(db, found.id)
    end(db, found.id, None, None, None)
    return found


def set_preferences(db: Connection, identity: str, settings: str, shown: str | None) -> bool:
    if shown is not None and held(db, shown, former=True) is None:
        return False
    people.change(db, identity, {"settings": settings})
    return True


# -- bans


def ban(db: Connection, identity: str, at: int, why: str) -> None:
    if people.identity(db, identity) is None:
        raise Missing(identity)
    db.execute(delete(schema.bans).where(_B.identity == identity))
    db.execute(insert(schema.bans), {"identity": identity, "at": at, "why": why})
    word(db, HOSTS)


def unban(db: Connection, identity: str) -> bool:
    return db.execute(delete(schema.bans).where(_B.identity == identity)).rowcount == 1


def banned(db: Connection, identity: str) -> str | None:
    found = db.execute(select(_B.why).where(_B.identity == identity)).scalar()
    return None if found is None else str(found)


def bans(db: Connection) -> list[Ban]:
    ask = select(_B.identity, _I.name, _B.at, _B.why).outerjoin(schema.identities, _I.id == _B.identity)
    return [Ban(row[0], row[1] or "", row[2], row[3]) for row in db.execute(ask.order_by(_B.at))]


def some(db: Connection, ids: Sequence[str]) -> dict[str, Identity]:
    ask = select(schema.identities).where(_I.id.in_(list(ids)))
    found = [rows.identity_of(dict(row)) for row in db.execute(ask).mappings()]
    return {person.id: person for person in found}


def named(db: Connection, name: str, limit: int) -> list[Identity]:
    ask = select(schema.identities).where(func.lower(_I.name).contains(name.lower(), autoescape=True))
    ask = ask.order_by(_I.created_at.desc(), _I.id).limit(limit)
    return [rows.identity_of(dict(row)) for row in db.execute(ask).mappings()]


# -- what other processes look at


def word(db: Connection, which: str) -> None:
    """Another value each time: a process that sees it looks again at whoever is connected to it."""
    people.set_setting(db, which, token_hex(8))


def words(db: Connection) -> tuple[str, str]:
    return people.get_setting(db, ENDED) or "", people.get_setting(db, HOSTS) or ""
