"""Several cards named in one go: whatever the engine takes by itself, the pick is carried out whole."""

import random
from collections import Counter
from types import SimpleNamespace
from typing import Any, cast

import pytest

from consigliere.core import commands
from consigliere.core.chance import Stream
from consigliere.core.game import Done, Game
from consigliere.core.refusal import Refusal
from consigliere.games.catalogue import GAMES, ruleset
from consigliere.games.chicago import decisions as chicago_decisions
from consigliere.games.godfather import decisions
from consigliere.locales import catalogue
from consigliere.server.table_view import question
from consigliere.wording.games import picking, wording_of

NAMES = list("abcde")
KINDS = {"godfather": {"retain", "bribe", "discard"}, "chicago": {"keep", "return"}}


def picks(game: str, seeds: range) -> tuple[Counter[str], Counter[str]]:
    """Random picks in random games: how many of each kind, and how many of them were refused."""
    rules, dice = ruleset(game), random.Random(1)
    tried, refused = Counter[str](), Counter[str]()
    for seed in seeds:
        at = Game(rules, 3, Stream(seed))
        while not at.over:
            seat = dice.choice(at.seats_to_act)
            if at.rules.is_sealed(at.state) and dice.random() < 0.5:
                at.reconsider(seat)
            pick = picking(rules, at.view(seat, knowledge=False), at.legal_for(seat))
            if pick is not None and dice.random() < 0.8:
                most = min(pick.most, len(pick.items))
                items = dice.sample(list(pick.items), dice.randint(pick.least, most))
                tried[pick.verb] += 1
                answer = at.submit(seat, *pick.forms(items))
                if not isinstance(answer, Refusal):
                    continue
                if answer.rule != "T3":  # begun card by card with others
                    refused[pick.verb] += 1
            at.submit(seat, dice.choice(list(at.legal_for(seat))))
    return tried, refused


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_pick_is_carried_out_whole(game: str) -> None:
    tried, refused = picks(game, range(6))
    assert KINDS[game] <= set(tried) and tried.total() > 40
    assert not refused


def test_a_table_that_takes_only_what_it_does_not_do_itself_would_be_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(commands, "_picks", lambda s, seat: 64)
    _, refused = picks("godfather", range(3))
    assert refused["retain"] > 0


def refused_lines(game: str, seeds: range) -> tuple[int, Counter[str]]:
    """Every line of every menu of random games: how many, and which the engine would refuse."""
    rules, dice = ruleset(game), random.Random(2)
    count, refused = 0, Counter[str]()
    for seed in seeds:
        players = rules.seats[seed % len(rules.seats)]
        words = wording_of(rules, catalogue("en"), NAMES[:players])
        at = Game(rules, players, Stream(seed))
        while not at.over:
            seat = dice.choice(at.seats_to_act)
            view, legal = at.view(seat, knowledge=False), at.legal_for(seat)
            for line in question(cast(Any, None), at, seat, view, words).options or ():
                if len(line.actions) > 1:
                    count += 1
                    if isinstance(at.preview(seat, *line.actions), Refusal):
                        refused[line.label] += 1
                else:
                    assert rules.actions.find(line.actions[0]) in legal
            at.submit(seat, dice.choice(list(legal)))
    return count, refused


@pytest.mark.slow
def test_every_line_of_a_menu_is_carried_out() -> None:
    """One line may stand for several actions: all that is free at once."""
    count, refused = refused_lines("godfather", range(40))
    assert count > 300 and not refused
    assert refused_lines("chicago", range(4)) == (0, Counter())


@pytest.mark.slow
def test_a_line_that_forgets_the_piles_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "icons", SimpleNamespace(usable=lambda *_: True))
    assert refused_lines("godfather", range(40))[1]


@pytest.mark.parametrize("asked", [2, 9])
def test_a_pick_never_asks_for_more_than_there_is(asked: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of eight cards are asked for; planted: nine. Then no more is shown than there is."""
    monkeypatch.setattr(chicago_decisions, "set_up", SimpleNamespace(HAND=asked, KEPT=0))
    at = Game(ruleset("chicago"), 2, Stream(1))
    view, words = at.view(0, knowledge=False), wording_of(at.rules, catalogue("en"), NAMES[:2])
    pick = picking(at.rules, view, at.legal_for(0))
    assert pick is not None and len(pick.items) == 8
    shown = question(cast(Any, None), at, 0, view, words).pick
    assert shown is not None and shown.least == shown.most == min(asked, 8)
    chosen = [item.id for item in shown.items[: shown.least]]
    answer = at.submit(0, *pick.forms(chosen))
    if asked == 2:
        assert isinstance(answer, Done)
    else:
        assert answer == Refusal("C1.8", "refuse-too-many-named", {"named": 8, "wanted": 2})
