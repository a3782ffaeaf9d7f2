"""Favourite cards and places: counted as they were played, one's own alone, what was taken back left out."""

import random

import pytest

from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.games.catalogue import ruleset
from consigliere.server.habits import KEPT, Kept, MOST, Used, used
from consigliere.server.store.base import Listing, Sat
from consigliere.server.table import Table


def table_of(game: Game) -> Table:
    table = Table("t", b"secret")
    table.game = game
    return table


def played(name: str) -> Game:
    rng = random.Random(1)
    game = Game(ruleset(name), 3, Stream("habits"))
    while not game.over:
        game.play(rng.choice(list(game.legal)))
    return game


def by_events(game: Game, event: str, field: str) -> set[tuple[int, str]]:
    """Who played what, told by the events alone."""
    told = [dict(game.rules.events.seen_by(raw, None)) for raw in game.history]
    return {(one["seat"], one[field]) for one in told if one["event"] == event}


@pytest.mark.parametrize(
    ("name", "kind", "event", "field"),
    [("godfather", "card", "job-begun", "job"), ("chicago", "card", "special-played", "special")],
)
def test_what_was_played_is_counted(name: str, kind: str, event: str, field: str) -> None:
    game = played(name)
    found = {(one.seat, one.thing) for one in used(table_of(game)) if one.kind == kind}
    asked = by_events(game, event, field)
    assert asked and asked <= found
    assert {seat for seat, _ in found} <= {0, 1, 2}


def test_what_was_taken_back_does_not_count() -> None:
    game = Game(ruleset("godfather"), 2, Stream("habits"))
    while game.seat is None or not any(str(one).startswith("thug") for one in game.legal_for(game.seat)):
        game.play(next(iter(game.legal)))
    seat = game.seat
    first, other = [one for one in game.legal_for(seat) if str(one).startswith("thug")][:2]
    assert game.submit(seat, first)
    before = used(table_of(game))
    game.take_back(seat)
    assert used(table_of(game)) == []
    assert game.submit(seat, other)
    after = used(table_of(game))
    assert len(before) == len(after) == 1 and before[0].thing != after[0].thing


def sat(table: str, seat: int, place: int, game: str = "godfather") -> Sat:
    listing = Listing(table, game, "", "bots", "over", 2, (), "host", 5)
    return Sat(listing, seat, place, 10, 1)


def test_ones_own_seats_alone_the_most_played_first() -> None:
    kept = Kept()
    kept.keep("a", [Used(0, "card", "J1", 1), Used(0, "place", "P", 3), Used(1, "card", "SECRET", 9)])
    kept.keep("b", [Used(1, "place", "P", 2), Used(0, "place", "SECRET", 9)])
    games = [sat("a", 0, 1), sat("b", 1, 2), sat("c", 0, 1)]
    found = kept.habits(games)
    assert (found.counted, found.of, kept.missing(games)) == (2, 3, ["c"])
    assert [(one.thing, one.times, one.games, one.won) for one in found.favourites] == [
        ("P", 5, 2, 1),
        ("J1", 1, 1, 1),
    ]
    others = kept.habits([sat("a", 1, 2)]).favourites  # the check would see a leak
    assert [one.thing for one in others] == ["SECRET"]


def test_it_has_limits() -> None:
    kept = Kept()
    kept.keep("many", [Used(0, "card", f"J{n}", n + 1) for n in range(MOST + 4)])
    assert [one.times for one in kept.habits([sat("many", 0, 1)]).favourites] == [10, 9, 8, 7, 6, 5]
    for n in range(KEPT):
        kept.keep(f"t{n}", [])
    assert len(kept.tables) == KEPT and "many" not in kept.tables
