"""Turn clocks: a bank with an increment, or days for each answer with holidays (rules of the table, T14–T16).

A fold of the table's records and of the stretches in which no server ran; so every process, and every later
start, comes to the same moment at which a clock runs out. While choices are sealed the banks stand and all
have the same time: what a clock shows must not tell who has chosen, or when.
"""

from collections.abc import Collection, Mapping
from typing import Annotated, Any, Final

import msgspec

from consigliere.server.timing import DAY, MINUTE, moment, running, SECOND, Span, Times

LEAST_BACK: Final = MINUTE  # what somebody who returns has at least
LONGEST_PAUSE: Final = 30 * DAY  # then the game goes on by itself


class Bank(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bank"):
    """Seconds for the whole game, more whenever one is asked anew, and for each sealed choice."""

    bank: Annotated[int, msgspec.Meta(ge=10, le=86_400)] = 900
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 20
    sealed: Annotated[int, msgspec.Meta(ge=5, le=3_600)] = 120


class Days(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """Days for each answer, and days of holiday for the whole game."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3
    holiday: Annotated[int, msgspec.Meta(ge=0, le=60)] = 14


Clock = Bank | Days


class Clocks:
    """All clocks of one table. `since`: when what is asked of a seat began to count; None where none runs."""

    def __init__(self, times: Times, settings: Mapping[str, Any] | None, players: int) -> None:
        self.times = times
        self.settings = msgspec.convert(settings, Clock | None)
        bank = self.settings.bank * SECOND if isinstance(self.settings, Bank) else 0
        free = self.settings.holiday if isinstance(self.settings, Days) else 0
        self.left = [bank] * players
        self.used = [0] * players  # of what is asked now
        self.since: list[int | None] = [None] * players
        self.asked: frozenset[int] = frozenset()
        self.sealed = False
        self.paused: int | None = None
        self.away: list[list[Span]] = [[] for _ in range(players)]
        self.holiday = [free] * players  # days left
        self.absences = [0] * players

    def fork(self) -> "Clocks":
        """The same clocks once more: what happens to one of the two leaves the other alone."""
        other = object.__new__(Clocks)
        vars(other).update(vars(self))
        other.left, other.used, other.since = list(self.left), list(self.used), list(self.since)
        other.away = [list(spans) for spans in self.away]
        other.holiday, other.absences = list(self.holiday), list(self.absences)
        return other

    def standing(self, seat: int) -> list[Span]:
        """When this seat's clock stood, or will stand."""
        return [*self.times.outages, *self.away[seat]]

    # -- what the records do

    def turn(self, at: int, asked: Collection[int], sealed: bool, people: Collection[int]) -> None:
        """The game has gone on: others are asked, or the same something new."""
        before = frozenset() if self.sealed else self.asked
        for seat in self.asked:
            self._stop(seat, at, seat in people)
        self.asked, self.sealed = frozenset(asked), sealed
        for seat in self.asked:
            self.used[seat] = 0
            self.since[seat] = at if self.paused is None else None
            if isinstance(self.settings, Bank) and not sealed and seat not in before:
                self.left[seat] += self.settings.increment * SECOND

    def pause(self, at: int, people: Collection[int]) -> None:
        for seat in self.asked:
            self._stop(seat, at, seat in people)
        self.paused = at

    def resume(self, at: int) -> None:
        self.paused = None
        for seat in self.asked:
            self.since[seat] = at

    def absent(self, seat: int, at: int) -> None:
        self._stop(seat, at, True)
        self.absences[seat] += 1

    def returned(self, seat: int, at: int) -> None:
        """Who comes back without any time left has some to look around; leaving and returning brings none."""
        if self._total(seat) == 0:
            self.used[seat] = 0
            if isinstance(self.settings, Bank) and self.left[seat] <= 0:
                self.left[seat] = max(self.settings.increment * SECOND, LEAST_BACK)
        if seat in self.asked and self.paused is None:
            self.since[seat] = at

    def rest(self, seat: int, at: int, days: int) -> None:
        start = max([at, *(end for _, end in self.away[seat])])
        self.away[seat].append((start, start + days * DAY))
        self.holiday[seat] -= days

    def _stop(self, seat: int, at: int, person: bool) -> None:
        since = self.since[seat]
        if since is None:
            return
        self.since[seat] = None
        spent = running(since, at, self.standing(seat))
        self.used[seat] += spent
        if person and not self.sealed:
            self.left[seat] = max(0, self.left[seat] - spent)

    # -- reading

    def remaining(self, seat: int, at: int) -> int | None:
        """What this seat has left; None where no clock is played with."""
        total = self._total(seat)
        since = self.since[seat]
        if total is None or since is None:
            return total
        return max(0, total - running(since, at, self.standing(seat)))

    def due(self, seat: int) -> int | None:
        """When this seat's clock runs out, as far as can be known now."""
        total, since = self._total(seat), self.since[seat]
        return None if total is None or since is None else moment(since, total, self.standing(seat))

    def open_for(self, seat: int, span: int, since: int = 0) -> int | None:
        """When this seat has been asked for so long, counted from `since` if that is later."""
        begun = self.since[seat]
        return None if begun is None else moment(max(begun, since), span, self.standing(seat))

    def _total(self, seat: int) -> int | None:
        if isinstance(self.settings, Days):
            return max(0, self.settings.days * DAY - self.used[seat])
        if isinstance(self.settings, Bank) and self.sealed and seat in self.asked:
            return max(0, self.settings.sealed * SECOND - self.used[seat])
        return self.left[seat] if isinstance(self.settings, Bank) else None

    def on_holiday(self, seat: int, at: int) -> int | None:
        """Until when the seat is on holiday; one that follows on another is counted with it."""
        until = None
        for start, end in self.away[seat]:
            if start <= (at if until is None else until) < end:
                until = end
        return until
