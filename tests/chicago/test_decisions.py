"""Decisions as data: every legal action once, about things that lie there; picks are legal commands."""

import random
from typing import Any

import pytest

from consigliere.core import decisions as core
from consigliere.core.game import Game
from consigliere.core.refusal import Refusal
from consigliere.games.chicago import frames as f, names
from consigliere.games.chicago.decisions import GROUPS, TARGETS, TURNS
from consigliere.games.chicago.notation import TABLE
from consigliere.games.chicago.view import view
from tests.chicago.foretelling import positions, RULES
from tests.chicago.refusal_cases import at, kinds
from tests.chicago.table import Table

THERE: dict[str, Any] = {
    "place": lambda seen: {*seen["cards"]},
    "gap": lambda seen: {*seen["holes"]},
    "area": lambda seen: {*names.AREA_IDS},
    "card": lambda seen: {*seen["hand"]},
    "seat": lambda seen: {*range(seen["players"])},
    "power": lambda seen: {*names.POWER_IDS},
    "side": lambda seen: {*names.SIDE_IDS},
    "token": lambda seen: {*names.CODE_IDS},
    "extra": lambda seen: {*seen["extras"]},
    "city-card": lambda seen: {*seen["city_cards"].values()},
    "gangster": lambda seen: {"card", "token"},
    "face": lambda seen: {*names.KIND_IDS},
    "influence-token": lambda seen: {*names.SIDE_IDS},
    "asset": lambda seen: {*names.ASSET_IDS},
    "asset-token": lambda seen: {*names.ASSET_IDS},
}


def faults(game: Game, decided: Any, dice: random.Random) -> list[str]:
    """What is wrong with a decision as it is told."""
    legal = [action.text for action in game.legal_for(game.seat)]
    seen = game.view(game.seat, knowledge=False)
    out = []
    if (decided["options"] is None) == (decided["pick"] is None):
        out.append("neither options nor a pick, or both")
    if decided["options"] is not None:
        if sorted(text for option in decided["options"] for text in option["actions"]) != sorted(legal):
            out.append("other actions")
        for option in decided["options"]:
            for one in option["targets"]:
                if one["id"] not in THERE[one["kind"]](seen):
                    out.append(f"no such {one['kind']}")
            if decided["decision"] in TURNS and option["group"] not in GROUPS:
                out.append("no such group")
    pick = decided["pick"]
    if pick is not None and not (seen["sealed"] or {"step": 0})["step"]:  # begun, it must go on as it began
        ids = [item["id"] for item in pick["items"]]
        for count in {pick["least"], pick["most"]}:
            answer = core.answer(pick, dice.sample(ids, count))
            if answer and isinstance(game.preview(game.seat, *answer), Refusal):
                out.append("a refused pick")
    return out


def test_every_legal_action_is_one_option_or_part_of_a_pick() -> None:
    dice, picks, asked = random.Random(2), set(), set()
    for game in positions(300, 2):
        decided = RULES.decision(game.view(game.seat, knowledge=False), game.legal_for(game.seat))
        assert faults(game, decided, dice) == []
        asked.add(decided["decision"])
        picks |= {decided["decision"]} if decided["pick"] else set()
    assert picks >= {"return-cards", "keep-cards", "pay"} and len(asked) >= 15


@pytest.mark.parametrize("fault", ["option", "target", "least"])
def test_a_spoilt_decision_is_caught(fault: str) -> None:
    dice, caught = random.Random(3), False
    for game in positions(60, 4):
        decided: Any = RULES.decision(game.view(game.seat, knowledge=False), game.legal_for(game.seat))
        if decided["options"] and fault == "option":
            decided["options"].pop()
        elif decided["options"] and fault == "target":
            decided["options"][0]["targets"].append({"kind": "gap", "id": "z9"})
        elif decided["pick"] and fault == "least":
            decided["pick"].update(least=0)
            decided["pick"]["verb"] = "movement"
        caught = caught or bool(faults(game, decided, dice))
    assert caught


def test_every_kind_of_action_says_what_it_is_about() -> None:
    assert set(TARGETS) == {action.form["type"] for action in TABLE}


@pytest.mark.rule("C3.4", "C5.2")
def test_cards_go_under_the_deck_in_the_order_of_the_player() -> None:
    s = at(Table().hand(0, "car", "art", "title"), f.UNDER, kinds("title", "car", "art"), 2, 3)
    s.refresh()
    seen = view(s, 0, {})
    decided = RULES.decision(seen, [TABLE[n] for n in s.legal_actions()])
    pick = decided["pick"]
    assert pick is not None and [item["id"] for item in pick["items"]] == ["car", "art", "title"]
    assert core.answer(pick, ["title", "car"]) == ["under title", "under car"]


def test_nobody_is_asked_twice() -> None:
    """Whoever has sealed a choice gets neither options nor a pick."""
    game = next(g for g in positions(200, 6) if g.rules.is_sealed(g.state) and len(g.seats_to_act) > 1)
    decided = RULES.decision(game.view(game.seat, knowledge=False), [])
    assert decided["sealed"] and decided["options"] is None and decided["pick"] is None
