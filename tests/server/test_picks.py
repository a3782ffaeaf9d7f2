"""Several cards named in one go: whatever the engine takes by itself, the pick is carried out whole."""

import random
from collections import Counter

import pytest

from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.core.refusal import Refusal
from consigliere.games.catalogue import GAMES, ruleset
from consigliere.locales import catalogue
from consigliere.wording.games import wording_of
from consigliere.wording.picking import said

KINDS = {"godfather": {"retain", "bribe", "discard"}, "chicago": {"keep", "return"}}


def picks(game: str, seeds: range, whole: bool) -> tuple[Counter[str], Counter[str]]:
    """Random picks in random games: how many of each kind, and how many of them were refused.

    Planted where not `whole`: all cards are sent, also those the engine takes by itself.
    """
    rules, dice = ruleset(game), random.Random(1)
    words = wording_of(rules, catalogue("en"), ["a", "b", "c"])
    tried, refused = Counter[str](), Counter[str]()
    for seed in seeds:
        at = Game(rules, 3, Stream(seed))
        while not at.over:
            seat = dice.choice(at.seats_to_act)
            view, legal = at.view(seat, knowledge=False), [action.form for action in at.legal_for(seat)]
            pick = words.pick(view, legal)
            if pick is not None and not (pick.steps and view["sealed"]["step"]):
                most = min(pick.most, len(pick.items))
                items = dice.sample(list(pick.items), dice.randint(pick.least, most))
                forms = said(at, seat, pick, items) if whole else pick.forms(items)
                tried[pick.verb] += 1
                if not isinstance(at.submit(seat, *forms), Refusal):
                    continue
                refused[pick.verb] += 1
            at.submit(seat, dice.choice(list(at.legal_for(seat))))
    return tried, refused


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_pick_is_carried_out_whole(game: str) -> None:
    tried, refused = picks(game, range(6), whole=True)
    assert KINDS[game] <= set(tried) and tried.total() > 40
    assert not refused


def test_forced_cards_that_are_sent_along_would_be_noticed() -> None:
    _, refused = picks("godfather", range(3), whole=False)
    assert refused["retain"] > 0
