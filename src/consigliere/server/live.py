"""A table in memory: its fold, those who watch it from here, and those who watch it from other processes."""

import asyncio
import hashlib
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol

from consigliere.server.table import Table


class Watcher(Protocol):
    """Somebody who is told what happens; `identity` None for those without a name."""

    identity: str | None

    def send(self, message: bytes) -> None: ...


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The watchers another process has: people by their marks, and how many without a name."""

    people: frozenset[str]
    nameless: int
    until: float  # after this moment it has not been heard of for too long


def mark(identity: str) -> str:
    """A person as processes speak of him; nobody can tell from it who he is."""
    return hashlib.blake2s(f"here {identity}".encode(), digest_size=8).hexdigest()


class Live:
    """A table in memory. `table` is None when it has to be folded from its log."""

    def __init__(self, id: str, at: int) -> None:
        self.id = id
        self.since = at
        self.kept = 0  # the last record of the fold in the store
        self.gone: dict[int, int] = {}  # seat -> when its person left
        self.table: Table | None = None
        self.behind: int | None = None  # what was told last, when it is not known what was written after it
        self.lock = asyncio.Lock()  # of those who write
        self.writing: list[str | None] = []  # who has a command on its way, or waiting for its turn
        self.folding = asyncio.Lock()
        self.watchers: dict[Watcher, str | None] = {}  # -> language
        self.elsewhere: dict[str, Elsewhere] = {}  # process -> its watchers
        self.thinking: set[str] = set()  # commands that bots are about to give
        self.noted: dict[int, str] = {}  # seat -> the question about which its person is to be told
        self.used = time.monotonic()

    @contextmanager
    def writes(self, identity: str | None) -> Iterator[None]:
        """While it lasts this person has a command on its way: the next one waits for it."""
        self.writing.append(identity)
        try:
            yield
        finally:
            self.writing.remove(identity)

    def drop(self, told: int) -> None:
        """The fold cannot be relied on any more; watchers were told of all records up to this one."""
        self.table = None
        self.behind = told if self.behind is None else min(self.behind, told)

    def own(self) -> tuple[frozenset[str], int]:
        """The marks of the people who watch from here, and how many without a name."""
        people = frozenset(mark(w.identity) for w in self.watchers if w.identity is not None)
        return people, sum(w.identity is None for w in self.watchers)

    def here(self) -> set[int]:
        """The seats whose people are connected, to whichever process."""
        if self.table is None:
            return set()
        seats = {self.table.seat_of(watcher.identity) for watcher in self.watchers}
        found = {seat for seat in seats if seat is not None}
        if self.elsewhere:
            far = frozenset().union(*(one.people for one in self.elsewhere.values()))
            found |= {
                n
                for n, seat in enumerate(self.table.seats)
                if seat.identity is not None and mark(seat.identity) in far
            }
        return found

    def spectators(self) -> int:
        """How many look on: each person once, however many sockets he has, and all without a name."""
        people, nameless = self.own()
        for one in self.elsewhere.values():
            people |= one.people
            nameless += one.nameless
        seats = self.table.seats if self.table is not None else []
        return nameless + len(people - {mark(seat.identity) for seat in seats if seat.identity is not None})
