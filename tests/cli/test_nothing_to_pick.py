"""A decision of several cards with none to name is a menu of one line, and it can be answered."""

import random

import pytest

from consigliere.core.chance import Stream
from consigliere.core.decisions import answer, pick
from consigliere.core.game import Game
from consigliere.games.catalogue import GAMES, ruleset
from consigliere.games.godfather.rules import GodfatherRules
from consigliere.locales import catalogue
from consigliere.wording.games import picking, wording_of
from tests.godfather.table import Table


@pytest.mark.parametrize("job", ["JY1", "JY4", "JY5"])
def test_laundering_without_a_bill(job: str) -> None:
    """Found by a player: such a job, its ability first, could neither be answered nor left."""
    rules = GodfatherRules()
    words = wording_of(rules, catalogue("en"), ("Ann", "Bob", "Cy"))
    goods = ["gun"] * 3 + ["booze"] * 3 + ["blood"] * 3
    t = Table(3).hand(0, job, *goods).go()
    t.do(next(action for action in t.legal if action.startswith(f"job {job}")))
    t.do("ability-first")
    assert t.asked == "launder" and t.legal == ["suitcase-no-more"]
    view = rules.view(t.s, 0, {})
    legal = [action for action in map(rules.actions.find, t.legal) if action is not None]
    assert picking(rules, view, legal) is None
    options = rules.decision(view, legal)["options"] or []
    assert [words.choice(view, option).forms for option in options] == [(legal[0].form,)]
    assert answer(pick([], 0, 0, "suitcase"), []) == [], "planted: what a pick of nothing would say"


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_pick_has_something_to_name_and_can_be_said(name: str) -> None:
    rules = ruleset(name)
    seen = 0
    for seed in range(12):
        game = Game(rules, rules.seats[seed % len(rules.seats)], Stream(seed))
        rng = random.Random(seed)
        while not game.over:
            seat = game.seat
            legal = game.legal_for(seat)
            found = picking(rules, game.view(seat, knowledge=False), legal)
            if found is not None:
                seen += 1
                assert found.items and 0 <= found.least <= found.most
                forms = found.forms(found.items[: found.least])
                assert forms, "a command holds at least one action"
            game.play(rng.choice(legal))
    assert seen > 60
