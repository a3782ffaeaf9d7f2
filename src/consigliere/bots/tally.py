"""What a balance report counts: who could use a thing and who did, and what using it went with.

An occasion is one chance of one seat (or of the table) to use one thing. Everything is summed in whole
numbers, so games may be counted in any order and in any number of processes.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from consigliere.core.events import Raw
from consigliere.core.prompts import Prompts

TABLE: Final = -1  # whose chance it is when it is nobody's in particular
WHOLE: Final = 60  # a win, so that shared wins are whole numbers too
UNUSED: Final = 0.05
TAKEN: Final = 0.95
FEWEST: Final = 20  # chances a thing must have had to be judged

Occasion = tuple[str, int, int, int]  # kind, thing, whose, when


class Watch(Protocol):
    """One game as it is played; each game has its own."""

    could: set[Occasion]
    did: dict[Occasion, int]  # and which seat did it
    figures: Counter[str]
    first: int  # the seat that begins the first act or round

    def asked(self, s: Any, seat: int, action: int) -> None:
        """A seat is asked and will answer so."""

    def told(self, s: Any, events: Sequence[Raw]) -> None:
        """What happened then; the position is the one after it."""


@dataclass(frozen=True, slots=True)
class Game:
    """The end of one game."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    first: int
    decisions: int
    figures: Mapping[str, int]

    def win(self, seat: int) -> int:
        """The seat's part of the win, in sixtieths."""
        return WHOLE // len(self.winners) if seat in self.winners else 0

    def margin(self) -> int:
        """By how much the winner's score passes the next one; nothing where the win is by a tie-break."""
        best = sorted(self.scores, reverse=True)
        return best[0] - best[1]


@dataclass(slots=True)
class Row:
    """One thing: its chances and uses, and the sums for its worth over the seats that used it."""

    chances: int = 0
    uses: int = 0
    users: int = 0  # seats, each once a game
    games: int = 0  # in which it was used
    ahead: int = 0  # their scores less the table's mean, times the number of players
    ahead2: int = 0  # of the sum of each game, squared
    mixed: int = 0  # that sum times the users of the game
    users2: int = 0  # users of a game squared
    won: int = 0  # their wins less the fair share, in sixtieths

    def add(self, other: "Row") -> None:
        for name in self.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def used_by(self, game: Game, seats: Iterable[int]) -> None:
        users = sorted(set(seats))
        players = len(game.scores)
        ahead = sum(players * game.scores[seat] - sum(game.scores) for seat in users)
        self.users += len(users)
        self.games += 1
        self.ahead += ahead
        self.ahead2 += ahead * ahead
        self.mixed += ahead * len(users)
        self.users2 += len(users) ** 2
        self.won += sum(game.win(seat) - WHOLE // players for seat in users)

    def report(self, players: int) -> dict[str, Any]:
        out: dict[str, Any] = {
            "chances": self.chances,
            "uses": self.uses,
            "use_share": round(self.uses / self.chances, 4) if self.chances else None,
            "n": self.users,
        }
        if self.users:
            mean = self.ahead / self.users
            spread = self.ahead2 - 2 * mean * self.mixed + mean * mean * self.users2
            out["worth"] = round(mean / players, 2)
            if self.games > 1:  # one game says nothing about how much games differ
                out["worth_games"] = self.games
                out["worth_error"] = round(math.sqrt(max(spread, 0.0)) / self.users / players, 2)
            out["worth_win"] = round(self.won / self.users / WHOLE, 4)
        return out


def verdict(row: Row) -> str | None:
    """What is remarkable: never possible, (nearly) never used, (nearly) always taken."""
    if row.chances == 0:
        return "no-chance"
    if row.chances < FEWEST:
        return None
    share = row.uses / row.chances
    return "unused" if share <= UNUSED else "taken" if share >= TAKEN else None


@dataclass(slots=True)
class Tally:
    """Some games with one number of players."""

    rows: dict[tuple[str, int], Row] = field(default_factory=dict)
    games: list[Game] = field(default_factory=list)

    def row(self, kind: str, thing: int) -> Row:
        return self.rows.setdefault((kind, thing), Row())

    def count(self, game: Game, watch: Watch) -> None:
        """Take in a finished game; whoever used a thing had the chance."""
        self.games.append(game)
        for kind, thing, _, _ in watch.could | watch.did.keys():
            self.row(kind, thing).chances += 1
        users: dict[tuple[str, int], list[int]] = {}
        for (kind, thing, _, _), seat in watch.did.items():
            self.row(kind, thing).uses += 1
            users.setdefault((kind, thing), []).append(seat)
        for (kind, thing), seats in users.items():
            self.row(kind, thing).used_by(game, seats)

    def add(self, other: "Tally") -> None:
        for (kind, thing), row in other.rows.items():
            self.row(kind, thing).add(row)
        self.games += other.games


@dataclass(frozen=True, slots=True)
class Counting:
    """What the report needs of one game; see bots/<game>/chances.py."""

    watch: Callable[[Any], Watch]
    hidden: Callable[[Any, int], Prompts]  # the position as a seat sees it
    things: Mapping[str, Sequence[str]]
    judged: tuple[str, ...]  # kinds of which something used never or always is remarkable
    not_there: frozenset[tuple[str, int]]
    more: Callable[[Sequence[Game]], dict[str, Any]]
    lines: Callable[[Mapping[str, Any]], list[str]] = lambda found: []  # of the printed report
    spreads: tuple[str, ...] = ()  # figures of which the spread is told
    favourites: Mapping[str, Sequence[str]] = field(
        default_factory=dict
    )  # of a player: "card", "place": kinds
