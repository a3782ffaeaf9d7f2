"""Chicago's value and the bot that looks one action ahead: fair, everywhere defined, better than greedy."""

import random

import pytest
from librt.vecs import vec

from consigliere.bots.chicago.features import FEATURES
from consigliere.bots.chicago.lookahead import best
from consigliere.bots.chicago.sight import Sight
from consigliere.bots.chicago.value import margin, of_seat, value, WEIGHTS as COUNT
from consigliere.bots.chicago.veil import veiled
from consigliere.bots.chicago.weights import OTHERS, WEIGHTS
from consigliere.bots.games import mind_of
from consigliere.bots.simple import Value
from consigliere.core.actions import LegalActions
from consigliere.games.chicago import terms as t
from consigliere.games.chicago.notation import TABLE
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.view import view
from consigliere.games.chicago.worlds import as_seen, sample
from tests.bots.chicago.playing import share_of_wins
from tests.bots.chicago.positions import games, OPTIONS, positions, RULES, SEATS, TABLES
from tests.bots.chicago.test_policy import from_view
from tests.chicago.table import Table

NOTHING = vec[float]([0.0] * COUNT)


def test_the_weights_fit_the_features() -> None:
    assert len(WEIGHTS) == COUNT == 2 * FEATURES
    assert any(weight != 0.0 for weight in WEIGHTS)


@pytest.mark.parametrize("players", SEATS)
def test_every_position_has_a_value(players: int) -> None:
    """In the middle of whatever is under way, for every seat."""
    checked = 0
    for seed, options in enumerate(OPTIONS):
        for s in positions(players, options, seed, greedy=0.8):
            before = s.numbers()
            values = [value(s, seat, WEIGHTS) for seat in range(players)]
            assert all(-60.0 < v < 120.0 for v in values)
            assert s.numbers() == before, "a value changes nothing"
            checked += 1
    assert checked > 1000


def test_the_value_of_a_finished_game_is_its_score() -> None:
    s = list(positions(3, 0, 5, greedy=1.0))[-1]
    s.auto = True
    while not s.over:
        s.step(s.legal[0])
    assert [value(s, seat, WEIGHTS) for seat in range(3)] == [s.of(seat, t.SCORE) for seat in range(3)]


def test_without_weights_it_is_what_would_score_now() -> None:
    """A business of three points, an agent beside it, an asset, a henchman; cards are a feature."""
    at = Table(3).owns(0, "B1").token("b1", "agent").assets(0, "art").henchmen(0, "grey")
    at.hand(0, "gangster", "gangster").actions()
    assert value(at.s, 0, NOTHING) == 3 - 1 + 1 + 1
    assert value(at.s, 1, NOTHING) == 0


def test_what_is_under_way_counts() -> None:
    """A claim to be paid: the business is as good as ours, the money as good as gone."""
    at = Table(4).influence(0, "city", "gangster").gangsters(0, 1).hand(0, "family", "family").control()
    before = Sight(at.s)
    before.read(at.s)
    at.do("claim D2")
    assert at.asked == "pay"
    after = Sight(at.s)
    after.read(at.s)
    assert after.points[0] == 4 and before.points[0] == 0
    assert after.cards[0] == before.cards[0] - 1


@pytest.mark.slow
def test_the_value_is_the_same_whatever_others_hold() -> None:
    """What is hidden from a seat changes neither its own estimate nor, of others, that by their counts."""
    rng_worlds = random.Random(1)
    checked = 0
    for at in games(4, 3):
        if rng_worlds.random() < 0.8:
            continue
        seat = at.seat
        s = at.state
        assert isinstance(s, Chicago)
        truth = margin(Sight(s), s, seat, WEIGHTS, OTHERS)
        world = sample(at.view(seat), rng_worlds, TABLES)
        assert margin(Sight(world), world, seat, WEIGHTS, OTHERS) == truth
        other = Sight(s)
        other.read(s)
        twin = Sight(world)
        twin.read(world)
        for rival in range(4):
            assert of_seat(other, rival, False, WEIGHTS) == of_seat(twin, rival, False, WEIGHTS)
        checked += 1
    assert checked > 40


# -- the bot


@pytest.mark.parametrize("players", SEATS)
def test_a_veiled_position_is_what_the_view_shows(players: int) -> None:
    for seed in range(3):
        for s in positions(players, 0, seed, greedy=0.8):
            seat = int(s.actor())
            found = veiled(s, seat)
            if not s.is_sealed():  # what the seat itself sealed earlier is left standing, and never read
                found.set_of(seat, t.SEALED, 0)
                found.set_of(seat, t.CURSOR, 0)
            assert found.numbers() == as_seen(view(s, seat, {}), TABLES).numbers()


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", SEATS)
def test_its_choice_is_legal_and_the_same_from_a_view(players: int, options: int) -> None:
    value_bot = Value(mind_of(RULES))
    for number, s in enumerate(positions(players, options, 11, greedy=0.9)):
        seen = veiled(s, s.actor())
        action = best(seen, WEIGHTS, OTHERS)
        assert action in s.legal_actions()
        if number % 9 == 0 and options == 0:
            legal = LegalActions(RULES.actions, s.legal_actions())
            assert from_view(value_bot, view(s, int(s.actor()), {}), legal) == action


def test_it_takes_the_business_that_brings_more_points() -> None:
    t4 = Table(4).influence(0, "hat", "gangster").influence(0, "city", "gangster").gangsters(0, 1)
    t4.hand(0, "family", "family", "family").control()
    assert TABLE[int(best(veiled(t4.s, 0), WEIGHTS, OTHERS))].text.startswith("claim")


@pytest.mark.slow
def test_value_beats_greedy_clearly() -> None:
    """Fair share: a quarter."""
    assert share_of_wins("value", "greedy", 4, 400) >= 0.45


@pytest.mark.slow
def test_value_beats_greedy() -> None:
    assert share_of_wins("value", "greedy", 4, 100) >= 0.38
