"""Planted faults: an `explain` that errs, tells too much or touches the state (C1-C12) would be noticed."""

from __future__ import annotations

import random

import pytest

from consigliere.core.actions import Action
from consigliere.core.refusal import Refusal
from consigliere.core.state import A, KIND
from consigliere.games.chicago import frames as f, ranges, terms as t
from consigliere.games.chicago.refusals import explain
from consigliere.games.chicago.state import Chicago
from tests.chicago import refusal_cases as cases, refusal_cases_cards as cards, refusal_cases_city as city
from tests.chicago.refusal_check import CHECK, sampled
from tests.refusal_check import altered, Case, changed, planted, Tell

PLANTED = planted(CHECK, explain, "C5.9")


def states(*kinds: int) -> list[Chicago]:
    return [s for players in (2, 3, 4) for s in sampled(players) if s.get(KIND) in kinds]


@pytest.mark.parametrize("case", [cases.INCOME[0], cards.MONEY[0], city.CLAIMS[0], city.LOSSES[0]], ids=str)
def test_planted_wrong_rule_is_caught(case: Case[Chicago]) -> None:
    other = "C6.7" if case.rule != "C6.7" else "C6.8"
    assert CHECK.unlike(changed(explain, case.key, rule=other), case) != ""
    assert CHECK.unlike(changed(explain, "refuse-game-over", rule=other), case) == ""


def test_planted_wrong_parameter_is_caught() -> None:
    case = next(case for case in city.ATTACKS if case.key == "refuse-too-few-gangsters")
    assert CHECK.unlike(explain, case) == ""
    assert CHECK.unlike(altered(explain, theirs=0), case) != ""


@pytest.mark.parametrize("name", PLANTED)
def test_planted_fault_is_caught(name: str) -> None:
    s = next(s for s in sampled(3) if s.get(KIND) == f.ACT)
    assert CHECK.faults(explain, s) == []
    assert CHECK.faults(PLANTED[name], s) != []


# -- an `explain` that forgets one rule, or invents one


def without(key: str) -> Tell[Chicago]:
    """A reason forgotten: what it refuses passes as legal."""

    def forgetful(s: Chicago, seat: int, action: Action | None) -> Refusal | None:
        refusal = explain(s, seat, action)
        return None if refusal is not None and refusal.key == key else refusal

    return forgetful


@pytest.mark.parametrize(
    ("key", "kind"),
    [
        ("refuse-too-few-gangsters", f.CLAIM),
        ("refuse-last-business", f.CLAIM),
        ("refuse-lacks-money", f.CLAIM),
        ("refuse-not-godchild", f.CLAIM),
        ("refuse-hole-full", f.HOLE),
        ("refuse-token-moved", f.TOKEN),
        ("refuse-card-too-late", f.PAY),
        ("refuse-not-linked", f.ACT),
        ("refuse-must-take-henchman", f.HENCHMAN),
        ("refuse-lay-at-least-one", f.LAY),
    ],
)
def test_planted_forgotten_reason_is_caught(key: str, kind: int) -> None:
    assert any(CHECK.faults(without(key), s) for s in states(kind))


def test_planted_stricter_rule_is_caught() -> None:
    """As if extra actions were compulsory."""

    def strict(s: Chicago, seat: int, action: Action | None) -> Refusal | None:
        if action is not None and action.index == ranges.GO_ON and s.get(KIND) == f.ACT and s.get(A) == 1:
            return Refusal("Q-A1", "refuse-action-compulsory")
        return explain(s, seat, action)

    assert any(CHECK.faults(strict, s) for s in states(f.ACT))


# -- an `explain` that peeps


def peeping_at_hands(s: Chicago, seat: int, action: Action | None) -> Refusal | None:
    refusal = explain(s, seat, action)
    if refusal is not None and refusal.key == "refuse-not-your-turn":
        return Refusal(refusal.rule, refusal.key, {"gangsters": int(s.holds(s.actor(), t.GANGSTER))})
    return refusal


def peeping_at_influence(s: Chicago, seat: int, action: Action | None) -> Refusal | None:
    """The faces of the controller's influence cards."""
    refusal = explain(s, seat, action)
    if refusal is not None and refusal.key == "refuse-too-few-gangsters":
        at = int(refusal.params["by"]) * 2 * t.KINDS
        faces = str(list(s.influence[at : at + 2 * t.KINDS]))
        return Refusal(refusal.rule, refusal.key, {"faces": faces})
    return refusal


def peeping_at_seals(s: Chicago, seat: int, action: Action | None) -> Refusal | None:
    """Whose sealed choice is still open."""
    refusal = explain(s, seat, action)
    if refusal is not None and f.FIRST_SEALED <= s.get(KIND) < f.FIRST_CHANCE:
        return Refusal(refusal.rule, refusal.key, {"open": int(s.get(A))})
    return refusal


def peeping_at_the_deck(s: Chicago, seat: int, action: Action | None) -> Refusal | None:
    refusal = explain(s, seat, action)
    return None if refusal is None else Refusal(refusal.rule, refusal.key, {"deck": str(list(s.deck))})


@pytest.mark.rule("C2.4")
@pytest.mark.parametrize(
    ("peeping", "kinds"),
    [
        (peeping_at_hands, (f.ACT, f.CLAIM)),
        (peeping_at_influence, (f.CLAIM,)),
        (peeping_at_seals, (f.RETURN_CARDS, f.KEEP_CARDS)),
        (peeping_at_the_deck, (f.ACT,)),
    ],
)
def test_planted_leak_is_caught(peeping: Tell[Chicago], kinds: tuple[int, ...]) -> None:
    assert any(CHECK.leaks(peeping, s, random.Random(1)) for s in states(*kinds))
    assert not any(CHECK.leaks(explain, s, random.Random(1)) for s in states(*kinds))
