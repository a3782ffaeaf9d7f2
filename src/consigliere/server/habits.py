"""What somebody likes to play: cards and places at their finished tables, counted table by table by a clerk.

What a game counts is told by its balance room. A finished game does not change, so what was counted once is
kept for a while; seats, cards and places are kept, no name.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from consigliere.bots.tally import Counting
from consigliere.core.title import MissingRoom
from consigliere.games.catalogue import room
from consigliere.server.store.base import Sat
from consigliere.server.table import Table

GAMES: Final = 100  # finished games of a person that are counted: the newest
AT_ONCE: Final = 8  # of them for one question
KEPT: Final = 2000  # tables
MOST: Final = 6  # favourites of a kind


class Used(msgspec.Struct, frozen=True, array_like=True):
    """What a seat played: a card or a place, and in how many of the chances that count (an act, a game)."""

    seat: int
    kind: str
    thing: str
    times: int


class Favourite(msgspec.Struct, frozen=True, kw_only=True):
    """A card or place ("card", "place") that I played: how often, in how many games, and how many I won."""

    game: str
    kind: str
    thing: str
    times: int
    games: int
    won: int


class Habits(msgspec.Struct, frozen=True, kw_only=True):
    """`counted` of so many of my newest games; ask again for the others."""

    counted: int
    of: int
    favourites: list[Favourite]


def used(table: Table) -> list[Used]:
    """What each seat of a finished game played; what was taken back does not count."""
    game = table.game
    assert game is not None
    try:
        counting: Counting = room(game.rules.name, "balance")
    except MissingRoom:
        return []
    kinds = {kind: what for what, kinds in counting.favourites.items() for kind in kinds}
    watch = counting.watch(game.state)
    watch.told(game.state, game.history)
    found: Counter[tuple[int, str, str]] = Counter()
    for (kind, thing, _, _), seat in watch.did.items():
        if kind in kinds:
            found[seat, kinds[kind], counting.things[kind][thing]] += 1
    return [Used(*key, times) for key, times in sorted(found.items())]


class Kept:
    """What was counted, by table; the oldest go first."""

    def __init__(self) -> None:
        self.tables: dict[str, Sequence[Used]] = {}

    def keep(self, table: str, found: Sequence[Used]) -> None:
        self.tables[table] = found
        while len(self.tables) > KEPT:
            del self.tables[next(iter(self.tables))]

    def missing(self, games: Iterable[Sat]) -> list[str]:
        return [sat.listing.id for sat in games if sat.listing.id not in self.tables]

    def habits(self, games: Sequence[Sat]) -> Habits:
        """The favourites in the games that are counted, the most played first; of one's own seats alone."""
        counted = [sat for sat in games if sat.listing.id in self.tables]
        times: Counter[tuple[str, str, str]] = Counter()
        seen: Counter[tuple[str, str, str]] = Counter()
        won: Counter[tuple[str, str, str]] = Counter()
        for sat in counted:
            for one in self.tables[sat.listing.id]:
                if one.seat == sat.seat:
                    key = sat.listing.game, one.kind, one.thing
                    times[key] += one.times
                    seen[key] += 1
                    won[key] += sat.place == 1
        out: list[Favourite] = []
        most: Counter[tuple[str, str]] = Counter()
        for key in sorted(times, key=lambda key: (-times[key], -seen[key], key)):
            game, kind, thing = key
            most[game, kind] += 1
            if most[game, kind] <= MOST:
                counts = {"times": times[key], "games": seen[key], "won": won[key]}
                out.append(Favourite(game=game, kind=kind, thing=thing, **counts))
        return Habits(counted=len(counted), of=len(games), favourites=out)
