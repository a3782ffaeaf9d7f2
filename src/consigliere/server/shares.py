"""Who is served next by the bots' processes: everybody in turn, tables with people before those without.

Whoever has many tables waits for themself. A table at which nobody sits delays no person: it has one turn in
four while people wait, never all processes at once where there are several, and shorter thoughts.
"""

import threading
import time
from collections import deque, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

T = TypeVar("T")
TURN: Final = 4  # of so many turns one is for tables without people, while both wait
LATELY: Final = 60.0  # seconds
JUST_NOW: Final = 5.0  # seconds: between two bots of one table, or a quick answer and the next bot
MOST_REMEMBERED: Final = 64


@dataclass(frozen=True, slots=True)
class Share:
    """On whose account a bot thinks; `seatless`: nobody sits at the table."""

    owner: str = ""
    seatless: bool = False


NOBODY: Final = Share()


class Turns(Generic[T]):
    """A queue for threads, fair among owners."""

    def __init__(self, workers: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most_seatless = max(1, workers - 1)
        self.clock = clock
        self.seated: OrderedDict[str, deque[T]] = OrderedDict()
        self.seatless: OrderedDict[str, deque[T]] = OrderedDict()
        self.running = 0  # thoughts for tables without people
        self.turn = 0
        self.asked: OrderedDict[str, float] = OrderedDict()  # who sits somewhere, and when they last waited
        self.closed = False
        self.changed = threading.Condition()

    def put(self, share: Share, item: T) -> None:
        with self.changed:
            line = self.seatless if share.seatless else self.seated
            line.setdefault(share.owner, deque()).append(item)
            if not share.seatless:
                self.asked.pop(share.owner, None)
                self.asked[share.owner] = self.clock()
                if len(self.asked) > MOST_REMEMBERED:
                    self.asked.popitem(last=False)
            self.changed.notify()

    def get(self) -> tuple[Share, T] | None:
        """The next one; None once the end has been called."""
        with self.changed:
            while True:
                if self.closed:
                    return None
                found = self._next()
                if found is not None:
                    return found
                self.changed.wait()

    def _next(self) -> tuple[Share, T] | None:
        free = bool(self.seatless) and self.running < self.most_seatless
        if self.seated and free:
            self.turn += 1
        seatless = free and (not self.seated or self.turn % TURN == 0)
        if not seatless and not self.seated:
            return None
        line = self.seatless if seatless else self.seated
        owner, items = line.popitem(last=False)
        item = items.popleft()
        if items:
            line[owner] = items  # behind all others
        self.running += seatless
        return Share(owner, seatless), item

    def done(self, share: Share) -> None:
        with self.changed:
            self.running -= share.seatless
            self.changed.notify()

    def close(self) -> list[T]:
        """Nothing more is given out; what was still waiting."""
        with self.changed:
            self.closed = True
            lines = (*self.seated.values(), *self.seatless.values())
            left = [item for items in lines for item in items]
            self.seated.clear()
            self.seatless.clear()
            self.changed.notify_all()
            return left

    def __len__(self) -> int:
        with self.changed:
            return sum(len(items) for line in (self.seated, self.seatless) for items in line.values())

    def before(self, share: Share) -> int:
        """How many of those who wait have their turn before a new one of this share."""
        with self.changed:
            line = self.seatless if share.seatless else self.seated
            own = len(line.get(share.owner, ()))
            others = sum(min(len(items), own + 1) for owner, items in line.items() if owner != share.owner)
            people = sum(map(len, self.seated.values())) if share.seatless else 0
            return own + others + people

    def others(self, share: Share) -> bool:
        """Whether somebody else at a table of theirs waits for a bot; for a table without people it is
        enough that they lately did."""
        with self.changed:
            line = self.seated.keys() - {share.owner}
            if line:
                return True
            at = self.clock() - (LATELY if share.seatless else JUST_NOW)
            return any(when >= at for owner, when in self.asked.items() if owner != share.owner)
