"""What the log says against what was acknowledged: nothing lost, nothing done twice, nothing unasked."""

import shutil
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from consigliere.server.hub import command_key
from consigliere.server.proving.player import Book, Player, Sent
from consigliere.server.store import open_store
from consigliere.server.store.base import Record
from consigliere.server.table import Table

SQLITE: Final = "sqlite:///"
BY_PEOPLE: Final = ("said", "reconsidered", "resigned", "voted")


def copied(db: str, scratch: Path) -> str:
    """The store as it lies on disk, to be looked at without touching it; PostgreSQL is read where it is."""
    if not db.startswith(SQLITE):
        return db
    path = Path(db.removeprefix(SQLITE))
    target = scratch / "looked-at.db"
    for end in ("", "-wal", "-shm"):
        Path(f"{target}{end}").unlink(missing_ok=True)
    for end in ("", "-wal"):  # the shared memory of the dead process is made anew
        if Path(f"{path}{end}").exists():
            shutil.copyfile(f"{path}{end}", f"{target}{end}")
    return f"{SQLITE}{target}"


class Audit:
    """Grows with the logs: each look reads only what is new."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.last: dict[str, int] = defaultdict(int)
        self.found: dict[str, dict[str, Record]] = defaultdict(dict)
        self.checked: dict[Player, int] = defaultdict(int)

    async def look(self, db: str, players: Iterable[Player], scratch: Path) -> None:
        """Everything acknowledged so far must be on disk now."""
        upto = {player: len(player.acknowledged) for player in players}  # another node may go on meanwhile
        store = open_store(copied(db, scratch))
        await store.open()
        try:
            for table in dict.fromkeys(player.table for player in upto):
                self.learn(table, await store.read(table, self.last[table]))
        finally:
            await store.close()
        for player, count in upto.items():
            for sent in player.acknowledged[self.checked[player] : count]:
                self.check(player, sent)
            self.checked[player] = count

    def learn(self, table: str, records: list[Record]) -> None:
        for record in records:
            if record.seq != self.last[table] + 1:
                self.book.fault("lost", f"{table}: record {record.seq} after {self.last[table]}")
            self.last[table] = record.seq
            if record.command is not None:
                if record.command in self.found[table]:
                    self.book.fault("doubled", f"{table}: a command twice, record {record.seq}")
                self.found[table][record.command] = record

    def check(self, player: Player, sent: Sent) -> None:
        record = self.found[player.table].get(command_key(player.guest.identity, sent.id))
        message = sent.message
        if record is None:
            self.book.fault("lost", f"{player.table}: {message}")
        elif message["type"] == "do":
            told = (record.kind, record.body.get("decision"), record.body.get("actions"))
            if told != ("did", message["decision"], message["actions"]):
                self.book.fault("lost", f"{player.table}: {message} became {told}")
        elif message["type"] == "say" and record.body.get("text") != message["text"]:
            self.book.fault("lost", f"{player.table}: {message}")

    async def close(self, db: str, players: Iterable[Player]) -> dict[str, Table]:
        """The whole of every log once more, from its first record; returns the tables they fold to."""
        players = list(players)
        tables: dict[str, Table] = {}
        whole = Audit(self.book)
        store = open_store(db)
        await store.open()
        try:
            for id in dict.fromkeys(player.table for player in players):
                records = await store.read(id)
                own = [player for player in players if player.table == id]
                whole.learn(id, records)
                self.unasked(id, records, own)
                for player in own:
                    for sent in player.acknowledged:
                        whole.check(player, sent)
                if not records:
                    self.book.fault("lost", f"{id}: the table itself")
                    continue
                try:
                    tables[id] = Table(id, await store.secret(id)).fold(records)
                except Exception as error:
                    self.book.fault("broken", f"{id}: {error}")
        finally:
            await store.close()
        return tables

    def unasked(self, id: str, records: list[Record], players: list[Player]) -> None:
        """Effects without a command, and decisions answered twice, be it by people or by bots."""
        asked = {
            command_key(player.guest.identity, sent.id)
            for player in players
            for sent in player.sent.values()
            if not sent.stale
        }
        answered: Counter[Any] = Counter()
        said: Counter[str] = Counter()
        absent: set[int] = set()
        for record in records:
            body = record.body
            by_person = record.kind in BY_PEOPLE or body.get("by") == "person"
            if by_person and record.command not in asked:
                self.book.fault("doubled", f"{id}: record {record.seq} ({record.kind}) was not asked for")
            if record.kind == "absent":
                self.book.counts["by_clock"] += body.get("by") != "person"
                if body["seat"] in absent:
                    self.book.fault("doubled", f"{id}: seat {body['seat']} is absent twice")
                absent.add(body["seat"])
            elif record.kind == "returned":
                absent.discard(body["seat"])
            elif record.kind == "said":
                said[body["text"]] += 1
            elif record.kind == "did" and not body["sealed"]:
                answered[body["decision"]] += 1
        for what, times in (*said.items(), *answered.items()):
            if times > 1:
                self.book.fault("doubled", f"{id}: {what} {times} times")
