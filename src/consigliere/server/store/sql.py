"""What both stores share: every method of the interface as one transaction on a connection.

A store adds how work gets to a connection: `_read` and `_write`.
"""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection

from consigliere.server.store import listings, logs, migrating, people, retention, rows, sessions, upkeep
from consigliere.server.store.base import (
    Ban,
    Conflict,
    Duplicate,
    Entry,
    Identity,
    Listing,
    Missing,
    Notice,
    Record,
    Sat,
    Session,
    Statistics,
    Visibility,
)

T = TypeVar("T")
Work = Callable[[Connection], T]


class SqlStore(ABC):
    failed_at: float | None = None  # when the last record could not be written, if none was written since

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def _read(self, work: Work[T]) -> T: ...

    @abstractmethod
    async def _write(self, work: Work[T]) -> T:
        """One transaction, durable on return. Work that meets a broken key is done anew, and looks again."""

    @abstractmethod
    async def _append(
        self, table: str, after: int, records: Sequence[Record], listing: Listing | None
    ) -> None: ...

    # -- logs

    async def append(
        self, table: str, after: int, records: Sequence[Record], listing: Listing | None = None
    ) -> None:
        logs.check(after, records)
        if listing is not None and listing.id != table:
            raise ValueError(f"the listing of {listing.id} comes with records of {table}")
        if not rows.keyable(table):
            raise Missing(table)
        try:
            await self._append(table, after, records, listing)
        except (Conflict, Duplicate, Missing):
            raise
        except Exception:
            self.failed_at = time.monotonic()
            raise
        self.failed_at = None

    async def read(self, table: str, since: int = 0) -> list[Record]:
        return await self._read(lambda db: logs.read(db, table, since)) if rows.keyable(table) else []

    async def one(self, table: str, seq: int) -> Record | None:
        return await self._read(lambda db: logs.one(db, table, seq)) if rows.keyable(table) else None

    async def read_many(self, tables: Sequence[str]) -> dict[str, list[Record]]:
        known = [table for table in tables if rows.keyable(table)]
        return await self._read(lambda db: logs.read_many(db, known))

    async def create(self, table: str, secret: bytes, records: Sequence[Record], listing: Listing) -> None:
        logs.check(0, records)
        if listing.id != table or not table or not rows.keyable(table):
            raise ValueError(f"the listing of {listing.id!r} comes with table {table!r}")
        await self._write(lambda db: logs.create(db, table, secret, records, listing))

    async def secret(self, table: str) -> bytes:
        if not rows.keyable(table):
            raise Missing(table)
        return await self._read(lambda db: logs.secret(db, table))

    # -- listings

    async def listing(self, table: str) -> Listing | None:
        return await self._read(lambda db: listings.listing(db, table)) if rows.keyable(table) else None

    async def by_invite(self, invite: str) -> Listing | None:
        return await self._read(lambda db: listings.by_invite(db, invite)) if rows.keyable(invite) else None

    async def list_tables(
        self,
        *,
        visibility: Visibility | None = None,
        identity: str | None = None,
        open_only: bool = False,
        limit: int = 50,
        before: tuple[int, str] | None = None,
    ) -> list[Listing]:
        if not rows.keyable(identity or "", before[1] if before else ""):
            return []
        return await self._read(
            lambda db: listings.list_tables(db, visibility, identity, open_only, limit, before)
        )

    async def active(self) -> list[Listing]:
        return await self._read(listings.active)

    async def seatless(self, host: str) -> int:
        return await self._read(lambda db: listings.seatless(db, host))

    async def due(self, now: int) -> list[str]:
        return await self._read(lambda db: listings.due(db, now))

    # -- people

    async def create_identity(self, identity: Identity) -> None:
        if not rows.keyable(identity.id, identity.name, identity.recovery):
            raise ValueError("an id, name or hash that is no text")
        await self._write(lambda db: people.create(db, identity))

    async def identity(self, id: str) -> Identity | None:
        return await self._read(lambda db: people.identity(db, id)) if rows.keyable(id) else None

    async def by_recovery(self, hash: str) -> Identity | None:
        return await self._read(lambda db: people.by_recovery(db, hash)) if rows.keyable(hash) else None

    async def rename(self, id: str, name: str) -> None:
        await self._change(id, {"name": name})

    async def set_recovery(self, id: str, hash: str) -> None:
        await self._change(id, {"recovery": hash})

    async def set_preferences(self, id: str, settings: Mapping[str, Any], shown: str | None = None) -> bool:
        if not rows.keyable(id):
            raise Missing(id)
        dumped = rows.dumped(dict(settings))
        return await self._write(lambda db: sessions.set_preferences(db, id, dumped, shown))

    async def _change(self, id: str, values: Mapping[str, str]) -> None:
        if not rows.keyable(id):
            raise Missing(id)
        if not rows.keyable(*values.values()):
            raise ValueError("a name or hash that is no text")
        await self._write(lambda db: people.change(db, id, values))

    async def delete_identity(self, id: str) -> list[str]:
        if not rows.keyable(id):
            raise Missing(id)
        alias = people.new_alias()
        touched = await self._write(lambda db: people.forget(db, id, alias))
        # once more for what was under way on other nodes while the first pass ran
        again = await self._write(lambda db: people.forget(db, id, alias))
        return sorted({*touched, *again})

    async def statistics(self, id: str) -> list[Statistics]:
        return await self._read(lambda db: people.statistics(db, id)) if rows.keyable(id) else []

    async def record(self, id: str, limit: int = 1000) -> list[Sat]:
        return await self._read(lambda db: people.record(db, id, limit)) if rows.keyable(id) else []

    async def finished(
        self, id: str, *, limit: int = 50, before: tuple[int, str] | None = None
    ) -> list[Listing]:
        if not rows.keyable(id, before[1] if before else ""):
            return []
        return await self._read(
            lambda db: listings.list_tables(db, None, id, False, limit, before, status="over")
        )

    # -- sessions, other ways in, bans

    async def version(self) -> str | None:
        return await self._read(migrating.version)

    async def enter(self, token: str) -> Entry | None:
        return await self._read(lambda db: sessions.enter(db, token))

    async def open_session(self, session: Session, token: str) -> None:
        await self._write(lambda db: sessions.open_session(db, session, token))

    async def renew(self, token: str, new: str, id: str, at: int, telling: bool) -> Entry | None:
        return await self._write(lambda db: sessions.renew(db, token, new, id, at, telling))

    async def exchange(self, session: Session, token: str) -> bool:
        return await self._write(lambda db: sessions.exchange(db, session, token))

    async def rekey(self, shown: str, token: str, at: int, recovery: str | None = None) -> int | None:
        return await self._write(lambda db: sessions.rekey(db, shown, token, at, recovery))

    async def sessions(self, identity: str) -> list[Session]:
        return await self._read(lambda db: sessions.sessions(db, identity))

    async def name_session(self, identity: str, id: str, name: str) -> bool:
        if not rows.keyable(id, name):
            return False
        return await self._write(lambda db: sessions.name_session(db, identity, id, name))

    async def end_sessions(
        self, identity: str, *, only: str | None = None, but: str | None = None, shown: str | None = None
    ) -> int:
        if not rows.keyable(only or ""):
            return 0
        return await self._write(lambda db: sessions.end(db, identity, only, but, shown))

    async def standing(self, ids: Sequence[str], signed: Sequence[str]) -> tuple[dict[str, int], set[str]]:
        return await self._read(lambda db: sessions.standing(db, ids, signed))

    async def open_way(
        self, identity: str, kind: str, at: int, hash: str | None = None, shown: str | None = None
    ) -> bool:
        return await self._write(lambda db: sessions.open_way(db, identity, kind, at, hash, shown))

    async def way(self, identity: str, kind: str) -> int | None:
        return await self._read(lambda db: sessions.way(db, identity, kind))

    async def close_way(self, identity: str, kind: str) -> None:
        await self._write(lambda db: sessions.close_way(db, identity, kind))

    async def by_device_code(self, hash: str, at: int) -> Identity | None:
        return await self._read(lambda db: sessions.by_device_code(db, hash, at))

    async def paired(self, hash: str, at: int, id: str, device: str, token: str) -> Identity | None:
        return await self._write(lambda db: sessions.paired(db, hash, at, id, device, token))

    async def recovered(self, hash: str, new: str) -> Identity | None:
        return await self._write(lambda db: sessions.recovered(db, hash, new))

    async def ban(self, identity: str, at: int, why: str) -> None:
        if not rows.keyable(identity):
            raise Missing(identity)
        await self._write(lambda db: sessions.ban(db, identity, at, why))

    async def unban(self, identity: str) -> bool:
        return rows.keyable(identity) and await self._write(lambda db: sessions.unban(db, identity))

    async def bans(self) -> list[Ban]:
        return await self._read(sessions.bans)

    async def banned(self, identity: str) -> str | None:
        return await self._read(lambda db: sessions.banned(db, identity))

    async def people(self, ids: Sequence[str]) -> dict[str, Identity]:
        return await self._read(lambda db: sessions.some(db, [id for id in ids if rows.keyable(id)]))

    async def named(self, name: str, limit: int = 50) -> list[Identity]:
        return await self._read(lambda db: sessions.named(db, name, limit)) if rows.keyable(name) else []

    async def word(self) -> None:
        await self._write(lambda db: sessions.word(db, sessions.HOSTS))

    async def words(self) -> tuple[str, str]:
        return await self._read(sessions.words)

    # -- settings

    async def get_setting(self, name: str) -> str | None:
        return await self._read(lambda db: people.get_setting(db, name))

    async def set_setting(self, name: str, value: str) -> None:
        await self._write(lambda db: people.set_setting(db, name, value))

    async def settle(self, name: str, value: str) -> str:
        return await self._write(lambda db: people.settle(db, name, value))

    async def probe(self, name: str, at: int) -> None:
        await self._write(lambda db: upkeep.probe(db, name, at))

    # -- what keeps tables going

    async def beat(self, at: int, gap: int) -> list[tuple[int, int]]:
        return await self._write(lambda db: upkeep.beat(db, at, gap))

    async def saw(self, found: Sequence[tuple[str, int, int]]) -> None:
        if found:
            await self._write(lambda db: upkeep.saw(db, found))

    async def seen(self, table: str) -> dict[int, int]:
        return await self._read(lambda db: upkeep.seen(db, table))

    async def note(self, notice: Notice, due_at: int) -> bool:
        return await self._write(lambda db: upkeep.note(db, notice, due_at))

    async def claim(
        self, at: int, until: int, most: int, of_one: int = 1, busy: Sequence[str] = ()
    ) -> list[tuple[Notice, int]]:
        return await self._write(lambda db: upkeep.claim(db, at, until, most, of_one, busy))

    async def noted(self, notice: Notice, again_at: int | None) -> None:
        await self._write(lambda db: upkeep.noted(db, notice, again_at))

    async def share(self, table: str, new: str) -> str:
        return await self._write(lambda db: upkeep.share(db, table, new))

    async def shared(self, share: str) -> str | None:
        return await self._read(lambda db: upkeep.shared(db, share)) if rows.keyable(share) else None

    async def unshare(self, table: str) -> None:
        await self._write(lambda db: upkeep.unshare(db, table))

    async def keep_notes(self, table: str, document: str) -> None:
        if rows.keyable(table):
            await self._write(lambda db: upkeep.keep_notes(db, table, document))

    async def kept_notes(self, table: str) -> str | None:
        return await self._read(lambda db: upkeep.kept_notes(db, table)) if rows.keyable(table) else None

    async def keep_position(self, table: str, seq: int, data: bytes) -> None:
        await self._write(lambda db: upkeep.keep_position(db, table, seq, data))

    async def kept_fold(self, table: str, kinds: tuple[str, ...]) -> tuple[bytes, bytes, list[Record]] | None:
        if not rows.keyable(table):
            return None
        return await self._read(lambda db: logs.kept_fold(db, table, kinds))

    async def drop_positions(self, tables: Sequence[str]) -> None:
        if tables:
            await self._write(lambda db: upkeep.drop_positions(db, tables))

    async def delete_tables(self, before: int, most: int, spared: Sequence[str]) -> list[str]:
        return await self._write(lambda db: retention.old_tables(db, before, most, spared))

    async def delete_guests(self, before: int, most: int) -> int:
        return await self._write(lambda db: retention.old_guests(db, before, most))

    async def tables(self, after: str = "", limit: int = 500) -> list[str]:
        return await self._read(lambda db: upkeep.tables(db, after, limit))

    async def of_kind(self, kind: str) -> list[tuple[str, Record]]:
        return await self._read(lambda db: upkeep.of_kind(db, kind))
