"""Q-V7 Even places, a house option: points for the place, counted from the first start player."""

import random

import pytest

from consigliere.core import codec
from consigliere.core.chance import Stream
from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game
from consigliere.games.chicago import places, terms
from consigliere.games.chicago.invariants import violation, VIOLATIONS
from consigliere.games.chicago.rules import ChicagoRules
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.worlds import as_seen, sample

RULES = ChicagoRules()
POINTS = {2: [0, 0], 3: [6, 0, 1], 4: [0, 4, 6, 9]}
SEATS = tuple(POINTS)


def begun(players: int, seed: int, even: bool = True) -> Game:
    """A game after its set-up: all return the first two cards they can."""
    game = Game(RULES, players, Stream(seed), {"even-places": even})
    while game.view(SPECTATOR)["prompt"]["decision"] == "return-cards":
        game.submit(game.seats_to_act[0], game.legal_for(game.seats_to_act[0])[0])
    return game


def beginner(game: Game) -> int:
    return next(int(e["seat"]) for e in game.events(SPECTATOR) if e["event"] == "start-player")


def expected(game: Game) -> list[int]:
    """By seat: place 0 is the beginner, then clockwise."""
    first = beginner(game)
    return [POINTS[game.players][(seat - first) % game.players] for seat in range(game.players)]


def played(game: Game, seed: int, most: int = 10_000) -> Game:
    rng = random.Random(seed)
    while not game.over and most:
        seat = rng.choice(game.seats_to_act)
        game.submit(seat, rng.choice(game.legal_for(seat)))
        most -= 1
    return game


@pytest.mark.slow
@pytest.mark.rule("Q-V7")
@pytest.mark.parametrize("players", SEATS)
def test_every_place_gets_its_points_whoever_begins(players: int) -> None:
    seen = set()
    for seed in range(30):
        game = begun(players, seed)
        assert RULES.scores(game.state) == expected(game)
        seen.add(beginner(game))
    assert seen == set(range(players))


@pytest.mark.rule("Q-V7")
@pytest.mark.parametrize("players", SEATS)
def test_the_points_are_told_to_all_before_the_first_round(players: int) -> None:
    game = begun(players, 3)
    wanted = [(seat, points) for seat, points in enumerate(expected(game)) if points]
    for viewer in range(SPECTATOR, players):
        told = game.events(viewer)
        kinds = [e["event"] for e in told]
        given = [e for e in told if e["event"] == "place-points"]
        assert sorted((e["seat"], e["points"]) for e in given) == wanted
        at = [n for n, kind in enumerate(kinds) if kind == "place-points"]
        assert all(kinds.index("start-player") < n < kinds.index("round-begins") for n in at)
        assert [row["given"] for row in game.view(viewer)["seats"]] == expected(game)


@pytest.mark.rule("Q-V7")
@pytest.mark.parametrize("players", SEATS)
def test_without_the_option_nobody_gets_any(players: int) -> None:
    game = begun(players, 3, even=False)
    assert RULES.scores(game.state) == [0] * players
    assert not [e for e in game.events(SPECTATOR) if e["event"] == "place-points"]
    assert not [row for row in game.view(0)["seats"] if "given" in row]


@pytest.mark.slow
@pytest.mark.rule("Q-V7", "C11.2")
@pytest.mark.parametrize("players", SEATS)
def test_the_scoring_adds_them_and_nothing_else_changes(players: int) -> None:
    """The same game twice: the totals differ by the points of the places alone."""
    for seed in range(3):
        plain, even = (played(begun(players, seed, option), seed) for option in (False, True))
        given = expected(even)
        assert even.scores == [a + b for a, b in zip(plain.scores, given, strict=True)]
        scored = [e["score"] for e in even.events(SPECTATOR) if e["event"] == "scored"]
        assert scored == even.scores
        rows = even.view(SPECTATOR)["seats"]
        assert [row["given"] for row in rows] == given
        assert [row["score"] for row in rows] == even.scores
        assert set(even.winners) <= {n for n, score in enumerate(even.scores) if score == max(even.scores)}


@pytest.mark.rule("Q-V7")
@pytest.mark.parametrize("players", SEATS)
def test_points_of_a_place_stay_and_every_world_has_them(players: int) -> None:
    rng = random.Random(players)
    for decisions in (0, 5, 40, 80):
        game = played(begun(players, 7 + decisions), decisions, decisions)
        given = expected(game)
        assert RULES.scores(game.state) == given
        assert violation(state(game)) == 0
        seat = game.seats_to_act[0]
        assert RULES.scores(sample(game.view(seat), rng, RULES.tables)) == given
        assert RULES.scores(as_seen(game.view(seat), RULES.tables)) == given
    game = played(game, 9)
    assert violation(state(game)) == 0
    assert RULES.scores(sample(game.view(0), rng, RULES.tables)) == game.scores


@pytest.mark.rule("Q-V7")
@pytest.mark.parametrize("even", (True, False))
def test_other_points_before_the_end_are_noticed(even: bool) -> None:
    game = begun(3, 1, even)
    s = state(game)
    s.set_of(beginner(game), terms.SCORE, s.of(beginner(game), terms.SCORE) + 1)
    assert VIOLATIONS[violation(s)] == "place-points"


@pytest.mark.rule("Q-V7")
def test_a_state_saved_in_the_set_up_keeps_the_option() -> None:
    s = RULES.begin(3, {"even-places": True})
    s = RULES.from_bytes(codec.to_bytes(s))
    s.rng = 11
    s.auto = True
    s.advance()
    while s.start < 0:
        s.step(s.legal_actions()[0])
    assert [s.of((s.start + place) % 3, terms.SCORE) for place in range(3)] == POINTS[3]


@pytest.mark.rule("Q-V7")
def test_the_sketch_shows_them() -> None:
    game = begun(3, 1)
    lines = [line for line in str(game).splitlines() if line.startswith("seat ")]
    for line, points in zip(lines, expected(game), strict=True):
        assert (f", by place {points}" in line) == (points > 0)
    assert "by place" not in str(begun(3, 1, even=False))


@pytest.mark.rule("Q-V7")
def test_the_table_has_a_number_for_every_place() -> None:
    assert sorted(places.POINTS) == list(RULES.seats)
    assert all(len(row) == players and min(row) == 0 for players, row in places.POINTS.items())


def state(game: Game) -> Chicago:
    assert isinstance(game.state, Chicago)
    return game.state
