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
from tests.godfather.refusal_cases import Case
from tests.godfather.refusal_check import Explain, faults, leaks, sampled, unlike


def changed(find: str, **new: str) -> Explain:
    """An `explain` in which one key's refusals carry another rule or key."""

    def tell(s: Godfather, seat: int, action: Action | None) -> Refusal | None:
        refusal = explain(s, seat, action)
        if refusal is None or refusal.key != find:
            return refusal
        return Refusal(new.get("rule", refusal.rule), new.get("key", refusal.key), refusal.params)

    return tell


@pytest.mark.parametrize(
    "case", [cases.TURN[0], cases.ICONS[0], targets.GUN_DOWN[0], cases.SEALED[0]], ids=str
)
def test_planted_wrong_rule_is_caught(case: Case) -> None:
    other = "G7.2" if case.rule != "G7.2" else "G7.3"
    assert unlike(changed(case.key, rule=other), case) != ""
    assert unlike(changed("refuse-game-over", rule=other), case) == ""


def test_planted_wrong_parameter_is_caught() -> None:
    case = cases.TURN[2]

    def tell(s: Godfather, seat: int, action: Action | None) -> Refusal | None:
        refusal = explain(s, seat, action)
        return None if refusal is None else Refusal(refusal.rule, refusal.key, {**refusal.params, "by": 1})

    assert unlike(explain, case) == ""
    assert unlike(tell, case) != ""


def planted_faults() -> dict[str, Explain]:
    def blind(s: Godfather, seat: int, action: Action | None) -> Refusal | None:
        return None

    def strict(s: Godfather, seat: int, action: Action | None) -> Refusal | None:
        refusal = explain(s, seat, action)
        return Refusal("G6.1", "refuse-no-thug") if refusal is None else refusal

    def careless(s: Godfather, seat: int, action: Action | None) -> Refusal | None:
        s.legal_count = 0
        return explain(s, seat, action)

    def wordy(s: Godfather, seat: int, action: Action | None) -> Refusal | None:
        refusal = explain(s, seat, action)
        return None if refusal is None else Refusal(refusal.rule, refusal.key, {**refusal.params, "more": 1})

    return {
        "finds everything legal": blind,
        "finds nothing legal": strict,
        "touches the state": careless,
        "says more than its message": wordy,
        "cites a rule that is not there": changed("refuse-not-your-turn", rule="G5.9"),
        "has no message": changed("refuse-not-your-turn", key="refuse-generic"),
    }


@pytest.mark.parametrize("name", planted_faults())
def test_planted_fault_is_caught(name: str) -> None:
    s = next(s for s in sampled(3) if s.get(KIND) == f.TURN)
    assert faults(explain, s) == []
    assert faults(planted_faults()[name], s) != []


def test_planted_leak_is_caught() -> None:
    def peeping(s: Godfather, seat: int, action: Action | None) -> Refusal | None:
        refusal = explain(s, seat, action)
        if refusal is not None and refusal.key == "refuse-not-your-turn":
            return Refusal(refusal.rule, refusal.key, {"guns": int(s.holds(s.actor(), t.GUN))})
        return refusal

    crowd = [s for s in sampled(4) if s.get(KIND) == f.TURN]
    assert any(leaks(peeping, s, random.Random(1)) for s in crowd)
