"""G16 The score as data: at the end it adds up to the real one; before, it counts what the viewer sees."""

import random
from typing import Any

import pytest

from consigliere.core.chance import Stream
from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game
from tests.godfather.foresight_check import RULES


def played(seed: int, **options: bool) -> Game:
    rng = random.Random(seed)
    game = Game(RULES, 2 + seed % 4, Stream(seed), options)
    while not game.over:
        seat = rng.choice(game.seats_to_act)
        game.submit(seat, rng.choice(list(game.legal_for(seat))))
    return game


@pytest.mark.rule("G16.4")
@pytest.mark.parametrize("seed", range(6))
def test_the_sources_make_the_real_score(seed: int) -> None:
    game = played(seed)
    for viewer in (SPECTATOR, 0):
        found = RULES.reckoning(game.view(viewer, knowledge=False))
        assert found is not None
        assert [row["total"] for row in found["seats"]] == game.scores
        assert found["winners"] == list(game.winners)
        for row in found["seats"]:
            assert [source["source"] for source in row["sources"]] == ["bills", "dominance", "colours"]


def tied(scores: list[int], dominance: list[int], won: list[int]) -> Any:
    view = played(1).view(knowledge=False)
    for row in view["seats"]:
        row["score"] = scores[row["seat"]]
        row["dominance"] = dominance[row["seat"]]
        row["won"] = row["seat"] in won
    found = RULES.reckoning(view)
    assert found is not None
    return found["tie_breaks"]


@pytest.mark.rule("G16.4")
def test_the_tie_break_that_decided_is_named() -> None:
    assert tied([30, 20, 10], [1, 1, 1], [0]) == []
    assert tied([30, 30, 10], [1, 3, 1], [1]) == [
        {"tie_break": "dominance", "values": {0: 1, 1: 3}, "decided": True}
    ]
    shared = tied([30, 30, 10], [2, 2, 1], [0, 1])
    assert shared == [{"tie_break": "dominance", "values": {0: 2, 1: 2}, "decided": False}]


@pytest.mark.rule("G2.4")
def test_before_the_end_a_closed_suitcase_counts_for_nothing() -> None:
    game = Game(RULES, 3, Stream(4))
    view = game.view(0, knowledge=False)
    view["suitcase"] = {"$5": 2, "JY1": 1}
    view["stacks"]["WS"] = [1, 1]
    own, other, _ = RULES.standing(view)["seats"]
    assert own["sources"] == [{"source": "bills", "points": 10, "of": []}] and not own["certain"]
    assert other["sources"] == [{"source": "dominance", "points": 5, "of": ["WS"]}]
    assert RULES.reckoning(view) is None
