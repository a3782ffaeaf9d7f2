"""Advice: the three best actions, legal and told with reasons; nothing hidden changes a word of it."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, cast

import pytest

from consigliere.bots import advice
from consigliere.bots.advice import Advice, advise, apart, beside, Reason
from consigliere.bots.base import Clock, Decision, View
from consigliere.bots.chicago.parts import GROUPS as CHICAGO
from consigliere.bots.games import mind_of
from consigliere.bots.godfather.parts import GROUPS as GODFATHER
from consigliere.bots.minds import Mind
from consigliere.bots.search import Candidate
from consigliere.bots.tempers import RIVALS
from consigliere.bots.thorough import thorough
from consigliere.core.chance import Stream
from consigliere.core.game import Game, Preview
from consigliere.core.prompts import Prompts
from consigliere.games.catalogue import GAMES
from consigliere.locales import catalogue
from tests.bots.playing import asked, bot, RULES

every_game = pytest.mark.parametrize("game", sorted(GAMES))
EN = catalogue("en")
BUDGET = 12  # playouts
PARTS = {"godfather": {*GODFATHER, RIVALS}, "chicago": {*CHICAGO, RIVALS, "points"}}
PICKS = {  # what people name in one go
    "godfather": ("bribe", "tribute", "discard", "launder", "good", "opponent"),
    "chicago": ("return-cards", "keep-cards", "pay", "discard", "under"),
}


@cache
def mind(game: str) -> Mind:
    return mind_of(RULES[game])


def worded(game: str, key: str) -> bool:
    """Whether there is a message of the game, or one of all games."""
    return f"{game}-{key}" in EN or key in EN


def positions(game: str, each: int, seeds: int = 3) -> Iterator[tuple[Game, View, Decision]]:
    """Decisions of whole games, so many of each kind."""
    seen: Counter[str] = Counter()
    for seed in range(seeds):
        at = Game(RULES[game], 2 + seed % 3, Stream(40 + seed))
        bots = [bot(game, name) for name in ("value", "random", "greedy", "value:careful")[: at.players]]
        rng = random.Random(seed)
        while not at.over:
            seat = at.seat
            decision = asked(at, seat)
            if seen[decision.asked] < each * (seed + 1) and len(decision.legal) > 1:
                seen[decision.asked] += 1
                yield at, at.view(seat), decision
            at.play(bots[seat].choose(at.view(seat, knowledge=False), decision, Clock(), rng))


def texts(one: Advice) -> tuple[str, ...]:
    return tuple(action.text for action in one.actions)


def given(
    game: str,
    view: View,
    decision: Decision,
    whole: bool = False,
    by: Mind | None = None,
    budget: int = BUDGET,
) -> list[Advice]:
    return advise(by or mind(game), view, decision, Clock(iterations=budget), random.Random(1), whole)


@pytest.mark.slow
@every_game
def test_three_best_legal_actions_at_every_kind_of_decision(game: str) -> None:
    kinds: set[str] = set()
    told = 0
    for at, view, decision in positions(game, 1):
        for whole in (False, decision.asked in PICKS[game]):
            found = given(game, view, decision, whole)
            assert 1 <= len(found) <= 3
            assert len({texts(one) for one in found}) == len(found), "no advice twice"
            for one in found:
                assert one.actions[0] in decision.legal
                done = at.preview(decision.seat, *one.actions)
                assert isinstance(done, Preview), (decision.asked, one)
                assert not whole or done.then in ("sealed", "end", "other", "chance", "you")
                assert 0 <= one.chance <= 1
                assert all(worded(game, reason.key) and abs(reason.points) >= 0.3 for reason in one.reasons)
                told += len(one.reasons)
            if found[0].often is None:
                assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
            if len(decision.legal) > 2 and not whole and not at.rules.is_sealed(at.state):
                assert len(found) == 3
        kinds.add(decision.asked)
    assert len(kinds) >= 12 and told > 100


@pytest.mark.slow
@every_game
def test_the_first_is_what_the_search_would_do(game: str) -> None:
    seen = 0
    for _, view, decision in positions(game, 1, seeds=2):
        if mind(game).as_seen(view).is_sealed():
            continue  # bids are drawn, and of sealed cards whole choices are compared
        wanted = thorough(mind(game)).choose(view, decision, Clock(iterations=BUDGET), random.Random(1))
        assert given(game, view, decision)[0].actions[0] == wanted, decision.asked
        seen += 1
    assert seen >= 10


@pytest.mark.slow
@every_game
def test_a_whole_choice_leaves_nothing_to_name(game: str) -> None:
    """After it the seat is not asked the same again."""
    seen: set[str] = set()
    for at, view, decision in positions(game, 3):
        if decision.asked not in PICKS[game]:
            continue
        for one in given(game, view, decision, whole=True):
            state = at.state.copy()
            for action in one.actions:
                at.rules.step(state, decision.seat, action.index)
            after = at.rules.view(state, decision.seat, at.options)["prompt"]
            still = after["decision"] == decision.asked and after["yours"] and state.top == at.state.top
            assert not still, (decision.asked, texts(one))
        seen.add(decision.asked)
    assert len(seen) >= 3


def test_bids_come_with_how_often_they_should_be_made() -> None:
    seen = several = 0
    for _, view, decision in positions("godfather", 8, seeds=2):
        if decision.asked != "bribe":
            continue
        found = given("godfather", view, decision, whole=True, budget=120)
        shares = [one.often for one in found if one.often is not None]
        assert len(shares) == len(found) and shares == sorted(shares, reverse=True)
        assert 0 < sum(shares) <= 1 + 1e-9
        assert all(not one.reasons for one in found)
        seen += 1
        several += len(found) > 1
    assert seen >= 4 and several >= 1


@every_game
def test_every_part_has_its_words(game: str) -> None:
    for part in PARTS[game]:
        assert worded(game, f"advice-gain-{part}") and worded(game, f"advice-risk-{part}")
    _, view, decision = next(positions(game, 1))
    s = mind(game).as_seen(view)
    mind(game).rules.step(s, decision.seat, decision.legal[0].index)
    assert set(mind(game).reasons(s, decision.seat)) == PARTS[game]


class Fixed:
    """A planted fault: instead of dealing, it hands out the world it was given."""

    def __init__(self, world: Prompts) -> None:
        self.world = world

    def deal(self, rng: random.Random) -> Prompts:
        rng.random()
        return self.world


def peeking(game: str, world: Prompts) -> Mind:
    return replace(mind(game), deals=lambda view: Fixed(world))


@pytest.mark.slow
@every_game
def test_what_is_hidden_changes_nothing(game: str) -> None:
    """The same view in a world dealt anew: the same advice; one that peeks is caught."""
    checked = caught = 0
    for at, view, decision in positions(game, 1):
        world = mind(game).deals(view).deal(random.Random(9))
        other: dict[str, Any] = at.rules.view(world, decision.seat, at.options)
        other |= {"knowledge": view["knowledge"], "prompt_id": view["prompt_id"]}
        assert other == view
        assert given(game, other, decision) == given(game, view, decision)
        if caught <= 5:  # more of them would not change the verdict
            truth, other_truth = peeking(game, cast(Prompts, at.state)), peeking(game, world)
            caught += given(game, view, decision, by=truth) != given(game, view, decision, by=other_truth)
        checked += 1
    assert checked >= 30 and caught > 5


@pytest.mark.slow
@every_game
def test_the_same_budget_gives_the_same_advice(game: str) -> None:
    for _, view, decision in positions(game, 1, seeds=1):
        assert given(game, view, decision) == given(game, dict(view), decision)


def test_reasons_are_the_largest_differences() -> None:
    found: Mapping[str, float] = {"a": 0.29, "b": 0.3, "c": 2.0, "d": 1.0, "e": -0.2, "f": -3.0, "g": -4.0}
    assert apart(found) == (
        Reason("advice-gain-c", 2.0),
        Reason("advice-gain-d", 1.0),
        Reason("advice-risk-g", -4.0),
    )
    assert apart({"a": 0.1, "b": -0.29}) == ()


def test_reasons_are_told_against_the_average() -> None:
    found = advice.reasons([{"turfs": 3.0, "money": 1.0}, {"turfs": 1.0, "money": 1.0}])
    assert found == [(Reason("advice-gain-turfs", 1.0),), (Reason("advice-risk-turfs", -1.0),)]


def test_a_candidate_given_up_early_is_told_beside_the_best() -> None:
    """While both were tried the best was lucky: what counts is its lead, taken from all its playouts."""
    best, early = Candidate(1, 0.0, [0.9, 0.9, 0.3, 0.3]), Candidate(2, 0.0, [0.8, 0.8])
    assert beside(best, early, prior=0.0) == pytest.approx(0.5)
    assert beside(best, Candidate(3, 0.1), prior=8.0) == pytest.approx(0.5)
    assert beside(best, best, prior=8.0) == pytest.approx(0.6)


def test_advice_as_json() -> None:
    at = Game(RULES["chicago"], 3, Stream(1))
    one = Advice((at.legal[0],), 0.12345, (Reason("advice-gain-hand", 1.234),))
    assert one.to_json() == {
        "actions": [at.legal[0].text],
        "chance": 0.1235,
        "often": None,
        "reasons": [{"key": "advice-gain-hand", "points": 1.23}],
    }
