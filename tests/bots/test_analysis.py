"""The consigliere's notes: they come out the same twice, know no more than a seat, and skip what was taken
back. Whether what they name does cost is measured by `tools.analysis_check`; here it is tried on one game."""

import random
from dataclasses import replace

import pytest

from consigliere.bots.analysis import analyse, Budget, judgeable, screened
from consigliere.bots.base import Clock
from consigliere.bots.games import mind_of
from consigliere.bots.lookback import Choice, course, looked_back, Turn
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.games.catalogue import GAMES, ruleset
from tools.analysis_check import checked, played

SMALL = Budget(chances=2, screen=4, first=10, last=40, again=2, candidates=4, well=2)


def short(name: str, seed: str, players: int = 2) -> Journal:
    """A whole game by lot."""
    rules, rng = ruleset(name), random.Random(seed)
    game = Game(rules, players, Stream(seed))
    while not game.over:
        game.play(rng.choice(list(game.legal)))
    return game.journal


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_same_twice(name: str) -> None:
    journal, rules = short(name, "notes"), ruleset(name)
    shares: list[float] = []
    first = analyse(journal, rules, budget=SMALL, progress=shares.append).to_json()
    assert first == analyse(journal, rules, budget=SMALL).to_json()
    assert shares == sorted(shares) and shares[-1] == 1.0
    for point in first["points"]:
        assert sum(point["chances"]) == pytest.approx(1.0, abs=0.001)
    assert first["points"][-1]["entry"] == len(journal.entries)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_is_hidden_changes_nothing(name: str) -> None:
    """Where the unseen is dealt anew the judgement is the same; the state behind a view is not handed on."""
    rules, rng = ruleset(name), random.Random(1)
    journal, mind = short(name, "hidden", 3), mind_of(rules)
    options = journal.header["options"]
    seen = 0
    for one in looked_back(journal, rules, course(journal, rules)):
        if isinstance(one, Turn):
            assert [view["viewer"] for view in one.views] == list(range(len(one.views)))
        elif judgeable(mind, one) and (seen := seen + 1) % 8 == 0:
            world = mind.deals(one.view).deal(rng)
            view = rules.view(world, one.seat, options) | {"knowledge": one.view["knowledge"]}
            again = replace(one, view=view)
            assert told(screened(mind, one, SMALL, Clock(1))) == told(screened(mind, again, SMALL, Clock(1)))
    assert seen > 40


def told(suspect: object) -> object:
    return None if suspect is None else (suspect.rivals, suspect.loss)  # type: ignore[attr-defined]


def test_what_was_taken_back_is_passed_over() -> None:
    rules, rng = ruleset("godfather"), random.Random(3)
    game, undone = Game(rules, 2, Stream("back")), 0
    while not game.over:
        seat, before = game.seat, len(game.journal.entries)
        game.play(rng.choice(list(game.legal)))
        if undone < 5 and game.can_take_back(seat):
            assert game.take_back(seat)
            undone += 1
            lost = before
    assert undone == 5
    found = course(game.journal, rules)
    assert len(found.left_out) == 2 * undone and lost in found.left_out
    choices = [one for one in looked_back(game.journal, rules, found) if isinstance(one, Choice)]
    assert choices and not found.left_out & {one.entry for one in choices}


@pytest.mark.slow
def test_what_is_named_does_cost_and_what_is_named_by_lot_does_not() -> None:
    """The check of the tool on one game, with its planted fault beside it."""
    found = checked("godfather", 1, 60, 7)
    assert found.named >= 3 and found.share >= 0.8
    assert found.share_by_lot < 0.8
    assert len(played(ruleset("godfather"), "godfather:7:0").entries) > 100
