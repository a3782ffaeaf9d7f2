"""The store: one append-only log per table, and small projections beside it.

A record's number is the single-writer guard and its command id makes it happen once. Whoever appends
says which record he saw last; if the log has gone on since, nothing is written and he looks again.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol

import msgspec

from consigliere.core.errors import ConsigliereError

Visibility = Literal["public", "private", "bots"]
Status = Literal["waiting", "playing", "over", "closed"]

VISIBILITIES: tuple[Visibility, ...] = ("public", "private", "bots")
STATUSES: tuple[Status, ...] = ("waiting", "playing", "over", "closed")


class Record(msgspec.Struct, frozen=True):
    """One line of a table's log. `seq` counts from 1 without gaps; `at`: milliseconds since 1970."""

    seq: int
    at: int
    kind: str
    command: str | None
    body: dict[str, Any]


class Seat(msgspec.Struct, frozen=True):
    """Who sits there: a person (`identity`) or a bot (`level`), or nobody. `place`, `points`: at the end."""

    identity: str | None = None
    level: str | None = None
    name: str = ""
    place: int | None = None
    points: int | None = None


class Listing(msgspec.Struct, frozen=True):
    """What the lobby shows of a table; kept in the transaction that appends.

    `to_act`: the seats somebody waits for, `prompt`: the number of what they are asked; `due_at`: when the
    table's next clock runs out.
    """

    id: str
    game: str
    title: str
    visibility: Visibility
    status: Status
    players: int
    seats: tuple[Seat, ...]
    host: str
    updated_at: int
    to_act: tuple[int, ...] = ()
    prompt: int | None = None
    due_at: int | None = None
    invite: str | None = None


class Identity(msgspec.Struct, frozen=True):
    """A person as the server knows him. `recovery`: the hash of his recovery code, never the code."""

    id: str
    name: str
    recovery: str
    created_at: int
    settings: dict[str, Any] = {}


class Session(msgspec.Struct, frozen=True):
    """A device on which a person is logged in. `copied`: split off, since two had the same token."""

    id: str
    identity: str
    name: str
    created_at: int
    seen_at: int
    copied: bool = False


class Entry(msgspec.Struct, frozen=True):
    """Who comes with a token: the person, the session, why he is banned, and how the token stands.

    `current`: it is the session's newest token, not the one before; `former`: there is one before it;
    `keyed`: how often a copy had been feared when this token was made.
    """

    person: Identity
    session: Session
    banned: str | None
    current: bool
    former: bool
    former_until: int | None
    rotated_at: int
    keyed: int


class Ban(msgspec.Struct, frozen=True):
    """`name`: empty for somebody who was forgotten meanwhile."""

    identity: str
    name: str
    at: int
    why: str


class Notice(msgspec.Struct, frozen=True):
    """Something a person is to be told elsewhere. `about`: what, once a table; no card stands in it."""

    table: str
    about: str
    identity: str
    seat: int
    game: str
    title: str
    at: int


class Statistics(msgspec.Struct, frozen=True):
    """One person's finished games of one title with one number of players."""

    game: str
    players: int
    played: int
    won: int
    points: int


class Sat(msgspec.Struct, frozen=True):
    """A person's seat in a finished game. `began`: when its table was made."""

    listing: Listing
    seat: int
    place: int
    points: int
    began: int


class Conflict(ConsigliereError):
    """The log has gone on: its last number is `last`. Nothing was written."""

    def __init__(self, last: int) -> None:
        super().__init__(f"the log's last record is {last}")
        self.last = last


class Duplicate(ConsigliereError):
    """This command was carried out before, in `record`. Nothing was written."""

    def __init__(self, record: Record) -> None:
        super().__init__(f"command {record.command!r} is record {record.seq}")
        self.record = record


class Missing(ConsigliereError, LookupError):
    """There is no such table or identity."""


class Store(Protocol):
    """What SQLite and PostgreSQL both do; what has returned is on disk.

    `failed_at`: when a record could not be written (`time.monotonic`), if none was written since.
    """

    failed_at: float | None

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def append(
        self, table: str, after: int, records: Sequence[Record], listing: Listing | None = None
    ) -> None:
        """Records after+1, after+2 …, all or none. Raises Duplicate, Conflict or Missing, in this order."""

    async def read(self, table: str, since: int = 0) -> list[Record]:
        """The records after number `since`; none for an unknown table."""

    async def one(self, table: str, seq: int) -> Record | None:
        """The record with this number."""

    async def read_many(self, tables: Sequence[str]) -> dict[str, list[Record]]:
        """Whole logs at once, for a start with many tables."""

    async def create(self, table: str, secret: bytes, records: Sequence[Record], listing: Listing) -> None:
        """A new table with its secret seed; Conflict if the id is taken."""

    async def secret(self, table: str) -> bytes:
        """The server seed; Missing for an unknown table. For the one who draws, never for a view."""

    async def listing(self, table: str) -> Listing | None: ...

    async def by_invite(self, invite: str) -> Listing | None: ...

    async def list_tables(
        self,
        *,
        visibility: Visibility | None = None,
        identity: str | None = None,
        open_only: bool = False,
        limit: int = 50,
        before: tuple[int, str] | None = None,
    ) -> list[Listing]:
        """Newest change first. open_only: waiting, with an empty seat; before: (updated_at, id), to go on."""

    async def over_since(self, at: int) -> list[tuple[Listing, int]]:
        """Finished games that ended since then, with when their tables were made; for a host."""

    async def active(self) -> list[Listing]:
        """The tables that are playing, by id."""

    async def seatless(self, host: str) -> int:
        """How many running tables this host has at which no person has a seat."""

    async def due(self, now: int) -> list[str]:
        """The tables whose clock has run out, longest ago first."""

    async def create_identity(self, identity: Identity) -> None:
        """Conflict if the id or the recovery hash is taken."""

    async def identity(self, id: str) -> Identity | None: ...

    async def by_recovery(self, hash: str) -> Identity | None: ...

    async def rename(self, id: str, name: str) -> None: ...

    async def set_recovery(self, id: str, hash: str) -> None: ...

    # -- sessions, other ways in, bans

    async def version(self) -> str | None:
        """The last step of the schema it has taken."""

    async def enter(self, token: str) -> Entry | None:
        """Who has the token with this hash."""

    async def open_session(self, session: Session, token: str) -> None:
        """The oldest goes if the person has too many."""

    async def renew(self, token: str, new: str, id: str, at: int, telling: bool) -> Entry | None:
        """What is due for the session of this token (`sessions.step`): it is noted as seen, gets the token
        `new`, or is split in two, the second one called `id`. The entry of `new`, if that was taken."""

    async def exchange(self, session: Session, token: str) -> bool:
        """Opens a session for a cookie of an earlier version; False if those are good no more."""

    async def rekey(self, shown: str, token: str, at: int, recovery: str | None = None) -> int | None:
        """Another token for the session, all other sessions and ways in end; how many sessions. With
        `recovery` also another recovery code, and no turn notices. None, and nothing is done, if `shown` is
        not the newest token of a session."""

    async def sessions(self, identity: str) -> list[Session]:
        """Newest seen first."""

    async def name_session(self, identity: str, id: str, name: str) -> bool: ...

    async def end_sessions(
        self, identity: str, *, only: str | None = None, but: str | None = None, shown: str | None = None
    ) -> int:
        """Ends one session, or all but one; how many. Without `only` the other ways in are closed, too. None
        if `shown` is a token of no session any more."""

    async def standing(self, ids: Sequence[str], signed: Sequence[str]) -> tuple[dict[str, int], set[str]]:
        """Which of these sessions (with `keyed`), and of these people with signed cookies, may stay: neither
        ended nor banned."""

    async def open_way(
        self, identity: str, kind: str, at: int, hash: str | None = None, shown: str | None = None
    ) -> bool:
        """False if `shown` is given and is not the newest token of a session."""

    async def way(self, identity: str, kind: str) -> int | None:
        """Its moment, if it is there."""

    async def close_way(self, identity: str, kind: str) -> None: ...

    async def by_device_code(self, hash: str, at: int) -> Identity | None: ...

    async def paired(self, hash: str, at: int, id: str, device: str, token: str) -> Identity | None:
        """Uses the code for another device up: it opens the session `id`."""

    async def recovered(self, hash: str, new: str) -> Identity | None:
        """Uses the recovery code up: another takes its place, all sessions and other ways in end, and so do
        turn notices. The person as they were."""

    async def ban(self, identity: str, at: int, why: str) -> None:
        """Missing if there is no such person."""

    async def unban(self, identity: str) -> bool: ...

    async def bans(self) -> list[Ban]: ...

    async def banned(self, identity: str) -> str | None: ...

    async def people(self, ids: Sequence[str]) -> dict[str, Identity]: ...

    async def named(self, name: str, limit: int = 50) -> list[Identity]:
        """People whose name holds these letters, newest first."""

    async def word(self) -> None:
        """Says to all processes that the host has changed something."""

    async def words(self) -> tuple[str, str]:
        """What changes when sessions end, and when the host acts."""

    async def set_preferences(self, id: str, settings: Mapping[str, Any], shown: str | None = None) -> bool:
        """False if `shown` is a token of no session any more."""

    async def delete_identity(self, id: str) -> list[str]:
        """Forgets the person, in listings and records too; returns the tables whose logs were touched."""

    async def statistics(self, id: str) -> list[Statistics]: ...

    async def record(self, id: str, limit: int = 1000) -> list[Sat]:
        """The person's seats in finished games, newest first."""

    async def finished(
        self, id: str, *, limit: int = 50, before: tuple[int, str] | None = None
    ) -> list[Listing]:
        """The person's finished games, newest first."""

    async def get_setting(self, name: str) -> str | None: ...

    async def set_setting(self, name: str, value: str) -> None: ...

    async def settle(self, name: str, value: str) -> str:
        """Sets a setting unless it is set; returns what is set now. So two nodes agree on one key."""

    async def probe(self, name: str, at: int) -> None:
        """Writes as a move does, under a name of this process, and leaves nothing; raises if it fails."""

    async def beat(self, at: int, gap: int) -> list[tuple[int, int]]:
        """A sign of life; if the last one was longer ago than `gap`, an outage is noted. All outages."""

    async def saw(self, found: Sequence[tuple[str, int, int]]) -> None:
        """(table, seat, when): people at their seats."""

    async def seen(self, table: str) -> dict[int, int]:
        """Seat -> when somebody was last seen there."""

    async def note(self, notice: Notice, due_at: int) -> bool:
        """A notice to be sent; False if it was noted before."""

    async def claim(
        self, at: int, until: int, most: int, of_one: int = 1, busy: Sequence[str] = ()
    ) -> list[tuple[Notice, int]]:
        """Notices that are due, with the number of earlier attempts; no other node gets them until then.

        At most `of_one` of a person, and none of those who are `busy`.
        """

    async def noted(self, notice: Notice, again_at: int | None) -> None:
        """A notice is done with (None), or to be tried again."""

    async def share(self, table: str, new: str) -> str:
        """The link of a table: `new`, unless it has one."""

    async def shared(self, share: str) -> str | None: ...

    async def unshare(self, table: str) -> None: ...

    async def keep_notes(self, table: str, document: str) -> None:
        """The notes on a finished game; those kept before go. Nothing if the table is there no more."""

    async def kept_notes(self, table: str) -> str | None: ...

    async def keep_position(self, table: str, seq: int, data: bytes) -> None: ...

    async def kept_fold(self, table: str, kinds: tuple[str, ...]) -> tuple[bytes, bytes, list[Record]] | None:
        """The server seed, the kept position, and the records after it with all before that are not of these
        kinds; None if nothing is kept."""

    async def drop_positions(self, tables: Sequence[str]) -> None: ...

    async def delete_tables(self, before: int, most: int, spared: Sequence[str]) -> list[str]:
        """Deletes tables that are over or closed and older; those `spared` stay. Which ones."""

    async def delete_guests(self, before: int, most: int) -> int:
        """Deletes people whom no table names and who have not been seen since; how many."""

    async def tables(self, after: str = "", limit: int = 500) -> list[str]:
        """All tables, by id."""

    async def of_kind(self, kind: str) -> list[tuple[str, Record]]:
        """All records of a kind with their tables; for a host, not for play."""
