"""What is foretold as certain happens, nothing that happens openly is missing; planted faults are caught."""

import copy
import os
from collections.abc import Callable
from typing import Any

import pytest

from consigliere.core.game import Game
from consigliere.core.refusal import Refusal
from consigliere.games.chicago import frames as f, terms as t
from consigliere.games.chicago.standing import reckoning, standing
from consigliere.games.chicago.view import view
from tests.chicago.foretelling import faults, positions, RULES
from tests.chicago.refusal_cases import at
from tests.chicago.table import Table

POSITIONS = int(os.environ.get("CONSIGLIERE_FORESIGHT_POSITIONS", "60"))
Spoil = Callable[[dict[str, Any]], object]


def test_what_is_foretold_happens_and_nothing_open_is_missing() -> None:
    for game in positions(POSITIONS):
        assert faults(game) == []


def _wrong_opposition(told: dict[str, Any]) -> None:
    for one in (told["control"] or {"opposition": []})["opposition"]:
        one["may"] = not one["may"]


def _no_lacks(told: dict[str, Any]) -> None:
    for one in (told["control"] or {"opposition": []})["opposition"]:
        one["lacks"] = []


def _wrong_control(field: str, change: Callable[[Any], Any]) -> Spoil:
    def spoil(told: dict[str, Any]) -> None:
        if told["control"] is not None:
            told["control"][field] = change(told["control"][field])

    return spoil


def _immune(penalty: Any) -> Any:
    return penalty and {**penalty, "immune": True}


SPOILT: dict[str, tuple[Spoil, str]] = {
    "missing event": (lambda told: told["events"] and told["events"].pop(), "events"),
    "invented event": (lambda told: told["events"].append({"event": "winner", "seat": 0}), "events"),
    "then": (lambda told: told.update(then="end"), "then"),
    "seats": (lambda told: told.update(seats=[9]), "seats"),
    "points": (
        lambda told: told["points"].append({"seat": 0, "source": "cards", "before": 0, "after": 9}),
        "points",
    ),
    "missing points": (lambda told: told["points"].clear(), "points"),
    "hands": (lambda told: told["hands"].clear(), "hands"),
    "help": (lambda told: told["help"].append({"seat": 0, "before": 2, "after": 1}), "help"),
    "areas": (lambda told: told["areas"].append({"seat": 0, "area": "special", "ready": True}), "areas"),
    "extras": (lambda told: told["extras"].append("A"), "extras"),
    "draw": (lambda told: told["drawn"] and told["drawn"].update(cards=9), "cards drawn"),
    "opposition": (_wrong_opposition, "opposition"),
    "lacks": (_no_lacks, "lacks"),
    "money": (_wrong_control("money", lambda n: n + 1), "money"),
    "token": (_wrong_control("token", lambda id: None if id else "hat"), "token"),
    "penalty": (
        _wrong_control("penalty", lambda p: None if p else {"penalty": "bribe", "immune": False}),
        "penalty",
    ),
    "immunity": (_wrong_control("penalty", _immune), "immunity"),
}


@pytest.mark.slow
@pytest.mark.parametrize("fault", SPOILT)
def test_a_spoilt_foresight_is_caught(fault: str) -> None:
    spoil, what = SPOILT[fault]

    def spoilt(seen: Any, actions: Any) -> Any:
        told = copy.deepcopy(RULES.foresee(seen, actions))
        if not isinstance(told, Refusal):
            spoil(told)  # type: ignore[arg-type]
        return told

    assert any(what in line for game in positions(40, 1) for line in faults(game, spoilt))


# -- the score


def test_the_standing_is_the_score_and_the_tie_break_names_the_winner() -> None:
    over: Game | None = None
    for game in positions(40, 3):
        seen = game.view(-1, knowledge=False)
        assert reckoning(seen, RULES.tables) is None
        assert all(
            one["total"] == sum(s["points"] for s in one["sources"])
            for one in standing(seen, RULES.tables)["seats"]
        )
        over = game
    assert over is not None
    while not over.over:
        over.submit(over.seat, over.legal_for(over.seat)[-1])
    found = reckoning(over.view(-1, knowledge=False), RULES.tables)
    assert found is not None
    assert [one["total"] for one in found["seats"]] == over.scores
    assert tuple(found["winners"]) == over.winners


@pytest.mark.rule("C11.3")
@pytest.mark.parametrize(("hats", "winners", "decided"), [(1, [1], True), (0, [0, 1], False)])
def test_a_tie_is_broken_by_influence_or_shared(hats: int, winners: list[int], decided: bool) -> None:
    table = Table(2).influence(1, "hat", *["car"] * hats)
    s = at(table, f.END, phase=t.END)
    s.advance()
    found = reckoning(view(s, -1, {}), RULES.tables)
    assert found is not None and found["winners"] == winners
    (tie,) = found["tie_breaks"]
    assert tie == {"tie_break": "influence", "values": {0: 0, 1: hats}, "decided": decided}


# -- warnings


def test_passing_names_what_is_given_up() -> None:
    for game in positions(400, 5):
        legal = {action.text for action in game.legal_for(game.seat)}
        claims = {text.split()[1] for text in legal if text.startswith(("claim", "attack"))}
        if "pass" in legal and claims:
            told = RULES.foresee(game.view(game.seat, knowledge=False), ["pass"])
            assert not isinstance(told, Refusal)
            (one,) = told["warnings"]
            assert one["warning"] == "forfeit" and set(one["params"]["places"]) == claims
            return
    raise AssertionError("nobody could claim")


@pytest.mark.rule("C10.1")
def test_cards_over_the_limit_are_warned_of() -> None:
    s = at(Table(2).hand(0, "car", "art", "title", "mansion"), f.CLAIM, phase=t.CONTROL)
    s.round_no = 2
    s.refresh()
    assert RULES.warnings(view(s, 0, {})) == [{"warning": "over-limit", "params": {"over": 2, "limit": 2}}]
    s.round_no = 6
    assert RULES.warnings(view(s, 0, {})) == []
