"""Planted faults: an `explain` that errs, tells too much or touches the state (G1-G17) would be noticed."""

from __future__ import annotations

import random

import pytest

from consigliere.core.actions import Action
from consigliere.core.refusal import Refusal
from consigliere.core.state import KIND
from consigliere.games.godfather import frames as f, terms as t
from consigliere.games.godfather.refusals import explain
from consigliere.games.godfather.state import Godfather
from tests.godfather import refusal_cases as cases, refusal_cases_figures as targets
from tests.godfather.refusal_check import CHECK, sampled
from tests.refusal_check import altered, Case, changed, planted

PLANTED = planted(CHECK, explain, "G5.9")


@pytest.mark.parametrize(
    "case", [cases.TURN[0], cases.ICONS[0], targets.GUN_DOWN[0], cases.SEALED[0]], ids=str
)
def test_planted_wrong_rule_is_caught(case: Case[Godfather]) -> None:
    other = "G7.2" if case.rule != "G7.2" else "G7.3"
    assert CHECK.unlike(changed(explain, case.key, rule=other), case) != ""
    assert CHECK.unlike(changed(explain, "refuse-game-over", rule=other), case) == ""


def test_planted_wrong_parameter_is_caught() -> None:
    case = cases.TURN[2]
    assert CHECK.unlike(explain, case) == ""
    assert CHECK.unlike(altered(explain, by=1), case) != ""


@pytest.mark.parametrize("name", PLANTED)
def test_planted_fault_is_caught(name: str) -> None:
    s = next(s for s in sampled(3) if s.get(KIND) == f.TURN)
    assert CHECK.faults(explain, s) == []
    assert CHECK.faults(PLANTED[name], s) != []


def test_planted_leak_is_caught() -> None:
    def peeping(s: Godfather, seat: int, action: Action | None) -> Refusal | None:
        refusal = explain(s, seat, action)
        if refusal is not None and refusal.key == "refuse-not-your-turn":
            return Refusal(refusal.rule, refusal.key, {"guns": int(s.holds(s.actor(), t.GUN))})
        return refusal

    crowd = [s for s in sampled(4) if s.get(KIND) == f.TURN]
    assert any(CHECK.leaks(peeping, s, random.Random(1)) for s in crowd)
