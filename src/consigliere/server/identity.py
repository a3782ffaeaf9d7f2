"""Who somebody is: a guest with a name, known by the session of each device (docs/protocol.md, Who you are).

A cookie holds a random token, of which the store keeps the hash. Codes log another device in, or help who has
lost all devices. None of them stands in an address or a log.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from consigliere.core.errors import ConsigliereError
from consigliere.server.store.base import Entry, Identity, Session, Store
from consigliere.server.store.sessions import step
from consigliere.server.storing import trouble
from consigliere.server.table_seats import good_name
from consigliere.server.timing import DAY, HOUR, MINUTE, now

COOKIE: Final = "consigliere"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"  # browsers take it from this very host alone, and by TLS
BEFORE: Final = "~"  # between a token and the one before it
MAX_AGE: Final = 400 * 24 * 3600  # seconds; as long as browsers allow, anew with each token
KEY: Final = "secret-key"  # the setting with which earlier versions signed cookies
SIGNED: Final = "signed"  # stands for the session of such a cookie
PAIRING: Final = 10 * MINUTE  # how long a code for another device is good
PATIENCE: Final = 3 * DAY  # until somebody without the old recovery code gets a new one
NEWCOMER: Final = HOUR  # so long a new guest gets it at once
ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that is read as something else
GROUPS: Final = 6
GROUP: Final = 5  # 30 letters of 31: 148 bits
SHORT: Final = 2  # groups of a code for another device: 49 bits for some minutes
FIRST: Final = ("Quiet", "Lucky", "Silent", "Gentle", "Old", "Clever", "Patient", "Golden", "Dapper", "Swift")
SECOND: Final = ("Tailor", "Baker", "Driver", "Barber", "Grocer", "Sailor", "Jeweller", "Florist", "Singer")


def suggested() -> str:
    """A name for somebody who gave none."""
    return f"{secrets.choice(FIRST)} {secrets.choice(SECOND)}"


def new_code(groups: int = GROUPS) -> str:
    letters = [secrets.choice(ALPHABET) for _ in range(groups * GROUP)]
    return "-".join("".join(letters[n : n + GROUP]) for n in range(0, len(letters), GROUP))


def hashed(code: str) -> str:
    """Codes are typed by hand: spaces, dashes and small letters do not matter."""
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(f"consigliere recovery {plain}".encode()).hexdigest()


def token_hash(token: str) -> str:
    return hashlib.sha256(f"consigliere session {token}".encode()).hexdigest()


def cookie_name(secure: bool) -> str:
    return SECURE_COOKIE if secure else COOKIE


def tokens_in(cookie: str | None) -> list[str]:
    """The token of a cookie, and the one before it: that is what a store restored from a backup knows."""
    return cookie.split(BEFORE)[:2] if cookie else []


def good_cookie(value: str | None) -> str | None:
    return value if value and len(value) <= 200 and value.isascii() else None


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody who asks: who, by which session, and why they are banned; `token`: their new cookie."""

    person: Identity
    session: str
    banned: str | None = None
    token: str | None = None
    keyed: int = 0
    shown: str = ""  # the token they came with


class Stale(ConsigliereError):
    """Their session has ended, or got another token, while the request was under way. Nothing was done."""


class People:
    """Identities of this server, their sessions and codes."""

    def __init__(self, store: Store, clock: Callable[[], int] = now) -> None:
        self.store = store
        self.clock = clock
        self.key: bytes | None = None

    async def open(self) -> None:
        """Stores of earlier versions have a key; its cookies are still exchanged for sessions."""
        found = await self.store.get_setting(KEY)
        self.key = bytes.fromhex(found) if found is not None else None

    # -- coming in

    async def visit(self, cookies: Mapping[str, str], secure: bool, telling: bool = True) -> Visit | None:
        """Who comes with these cookies. `telling`: a new cookie can be sent with the answer."""
        for token in tokens_in(good_cookie(cookies.get(cookie_name(secure)))):
            entry = await self.store.enter(token_hash(token))
            if entry is not None:
                return await self.renewed(entry, token, telling)
        id = self.signed_id(good_cookie(cookies.get(COOKIE)))
        person = await self.store.identity(id) if id is not None else None
        if person is None or (await self.store.way(person.id, SIGNED) or 0) <= self.clock():
            return None
        return Visit(person, SIGNED, await self.store.banned(person.id))

    async def renewed(self, entry: Entry, token: str, telling: bool) -> Visit:
        """The visit; its token is changed when it is due. A store that cannot write keeps nobody out."""
        at = self.clock()
        if step(entry, at, telling) != "rest":
            new, id = new_token(), new_id()
            try:
                taken = await self.store.renew(token_hash(token), token_hash(new), id, at, telling)
            except Exception as error:
                if not trouble(error):
                    raise
                taken = None
            if taken is not None:
                cookie = f"{new}{BEFORE}{token}"
                return Visit(taken.person, taken.session.id, taken.banned, cookie, taken.keyed, new)
        return Visit(entry.person, entry.session.id, entry.banned, None, entry.keyed, token)

    def signature(self, id: str) -> str:
        return hmac.new(self.key or b"", f"cookie {id}".encode(), hashlib.sha256).hexdigest()

    def signed_id(self, cookie: str | None) -> str | None:
        """The identity of a cookie that an earlier version signed."""
        id, _, signature = (cookie or "").rpartition(".")
        good = self.key is not None and id and hmac.compare_digest(signature, self.signature(id))
        return id if good else None

    async def create(self, name: str | None = None) -> tuple[Identity, str]:
        """A new guest and their recovery code, which is not kept."""
        code = new_code()
        person = Identity(
            id=new_id(),
            name=good_name(name) or suggested(),
            recovery=hashed(code),
            created_at=self.clock(),
        )
        await self.store.create_identity(person)
        return person, code

    async def log_in(self, person: Identity, device: str) -> Visit:
        """A session of its own for this device."""
        at, token = self.clock(), new_token()
        session = Session(new_id(), person.id, device, at, at)
        await self.store.open_session(session, token_hash(token))
        return Visit(person, session.id, None, token, 0, token)

    async def exchanged(self, person: Identity, device: str) -> Visit:
        """A session for a cookie of an earlier version."""
        at, token = self.clock(), new_token()
        session = Session(new_id(), person.id, device, at, at)
        if not await self.store.exchange(session, token_hash(token)):
            raise Stale
        return Visit(person, session.id, None, token, 0, token)

    async def rekeyed(self, visit: Visit, recovery: str | None = None) -> tuple[Visit, int]:
        """Log out everywhere else, and how many sessions that ended. Another token takes the place of the one
        shown, copies of which are void at once. `recovery`: also another recovery code."""
        token, at = new_token(), self.clock()
        hash = hashed(recovery) if recovery is not None else None
        ended = await self.store.rekey(token_hash(visit.shown), token_hash(token), at, hash)
        if ended is None:
            raise Stale
        cookie = f"{token}{BEFORE}{visit.shown}"
        return replace(visit, token=cookie, keyed=visit.keyed + 1, shown=token), ended

    # -- codes

    async def pairing(self, visit: Visit) -> tuple[str, int]:
        """A code for another device, and until when it is good."""
        code, until = new_code(SHORT), self.clock() + PAIRING
        await self.open_way(visit, "device", until, hashed(code))
        return code, until

    async def may_renew(self, visit: Visit) -> int | None:
        """None: a new recovery code may be had now; else when. Whoever has nothing but a cookie waits, and
        every session of the person is told meanwhile."""
        at = self.clock()
        if at - visit.person.created_at < NEWCOMER:
            return None
        due = await self.store.way(visit.person.id, "renewal")
        if due is None:
            due = at + PATIENCE
            await self.open_way(visit, "renewal", due, None)
        return due if due > at else None

    async def open_way(self, visit: Visit, kind: str, at: int, hash: str | None) -> None:
        if not await self.store.open_way(visit.person.id, kind, at, hash, token_hash(visit.shown)):
            raise Stale

    async def prefer(self, visit: Visit, settings: Mapping[str, Any]) -> None:
        if not await self.store.set_preferences(visit.person.id, settings, token_hash(visit.shown)):
            raise Stale

    async def owner(self, code: str) -> Identity | None:
        """Whose code it is; it is not used up."""
        hash = hashed(code)
        return await self.store.by_recovery(hash) or await self.store.by_device_code(hash, self.clock())

    async def recover(self, code: str, device: str) -> tuple[Visit, str | None] | None:
        """Log in by a code, which is used up; a recovery code is followed by a new one."""
        new = new_code()
        found = await self.store.recovered(hashed(code), hashed(new))
        if found is not None:
            return await self.log_in(found, device), new
        id, token, at = new_id(), new_token(), self.clock()
        paired = await self.store.paired(hashed(code), at, id, device, token_hash(token))
        return None if paired is None else (Visit(paired, id, None, token, 0, token), None)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_id() -> str:
    return secrets.token_urlsafe(18)
