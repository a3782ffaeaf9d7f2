"""Refusals (C1-C12): explained if and only if illegal, with a real rule, a message, and nobody's secret.

The cases fix rule, key and parameters of each reason; test_refusals_asked.py has the general ones, and
test_refusals_planted.py shows that faults are noticed.
"""

from __future__ import annotations

import random

import pytest

from consigliere.core.state import KIND
from consigliere.games.chicago import frames as f
from consigliere.games.chicago.asking import QUESTIONS
from consigliere.games.chicago.frame_table import FRAMES
from consigliere.games.chicago.notation import TABLE
from consigliere.games.chicago.refusals import explain
from consigliere.games.chicago.rules import ChicagoRules
from consigliere.games.chicago.state import Chicago
from consigliere.locales import catalogue
from consigliere.wording.games import wording_of
from tests.chicago import refusal_cases as cases, refusal_cases_cards as cards, refusal_cases_city as city
from tests.chicago.refusal_check import CHECK, OPTIONS, purpose, PURPOSES, sampled
from tests.refusal_check import Case as AnyCase, legal

Case = AnyCase[Chicago]
PLAYERS = (2, 3, 4)
DECISIONS = {kind.number for kind in FRAMES.kinds if kind.is_decision}
CHANCES = {kind.number for kind in FRAMES.kinds if kind.number >= f.FIRST_CHANCE}


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_refused_if_and_only_if_illegal(players: int) -> None:
    for s in sampled(players):
        assert CHECK.faults(explain, s) == []


def test_the_sample_is_large_and_meets_every_decision_for_every_purpose_and_setting() -> None:
    states = [s for players in PLAYERS for s in sampled(players)]
    assert len(states) >= 600
    assert {int(s.get(KIND)) for s in states} == DECISIONS
    assert {n for n in vars(f).values() if isinstance(n, int) and 20 <= n < f.FIRST_CHANCE} == DECISIONS
    assert {int(s.variants) for s in states} == set(OPTIONS)
    for kind, purposes in PURPOSES.items():
        assert {purpose(s, kind) for s in states if s.get(KIND) == kind} == purposes


@pytest.mark.slow
@pytest.mark.rule("C2.4")
def test_a_refusal_rests_on_nothing_hidden() -> None:
    dice = random.Random(7)
    for players in PLAYERS:
        for s in sampled(players)[::2]:
            assert CHECK.leaks(explain, s, dice) == []


@pytest.mark.slow
@pytest.mark.rule("C9.1")
def test_what_a_refusal_advises_can_be_said_and_is_legal() -> None:
    advised, keys = set(), set()
    states = [s for players in PLAYERS for s in sampled(players)] + [case.state for case in CASES]
    for s in states:
        seat = int(s.actor())
        for action in TABLE:
            refusal = explain(s, seat, action)
            say = "none" if refusal is None else refusal.params.get("say", "none")
            if refusal is not None and say != "none":
                found = TABLE.find(say)
                assert found is not None and found.index in legal(s, seat), refusal
                advised.add(found.form["type"])
                keys.add(refusal.key)
    assert advised >= {"claim", "attack", "oppose", "special", "special-by-godfather", "free"}
    assert advised >= {"free-by-godfather", "use-bonus", "use-bonus-by-godfather"}
    assert keys >= {"refuse-controlled", "refuse-nobody-to-attack"}


# -- the reasons, one by one


@pytest.mark.rule("C1.3", "C3.1", "C3.2", "C3.3", "C3.4", "C6.5", "C12.1", "Q-P12", "Q-P16")
@pytest.mark.parametrize("case", cases.INCOME, ids=str)
def test_income(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


@pytest.mark.rule(
    "C1.3", "C4.2", "C4.3", "C4.4", "C4.5", "C4.7", "C4.8", "C5.2", "C5.3", "C5.4", "C5.5", "Q-A1", "Q-A8"
)
@pytest.mark.parametrize("case", cases.ACTIONS, ids=str)
def test_actions(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


@pytest.mark.rule("C3.2", "C4.6", "C9.1", "C12.1", "Q-A10", "Q-A24")
@pytest.mark.card("S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10")
@pytest.mark.parametrize("case", cases.SPECIALS, ids=str)
def test_special_cards(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


@pytest.mark.rule("C4.6")
@pytest.mark.card("S2", "S3", "S6", "S8", "S9", "S10")
@pytest.mark.parametrize("case", cases.CHOICES, ids=str)
def test_choices_of_special_cards(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


@pytest.mark.rule("C2.3", "C3.2", "C4.9", "Q-A6", "Q-A24")
@pytest.mark.parametrize("case", cards.MONEY, ids=str)
def test_money_and_bonuses(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


@pytest.mark.rule("C1.8", "C5.5", "C10.1")
@pytest.mark.parametrize("case", cards.SEALED, ids=str)
def test_sealed(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


@pytest.mark.rule("C1.3", "C4.7", "C4.9", "C5.3", "C5.4", "Q-A11", "Q-A12", "Q-A14", "Q-A21")
@pytest.mark.card("S4")
@pytest.mark.parametrize("case", city.CITY, ids=str)
def test_tokens_of_the_city(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


@pytest.mark.rule("C1.3", "C4.10", "C5.4", "C6.6", "Q-C21")
@pytest.mark.card("S5")
@pytest.mark.parametrize("case", city.HENCHMEN, ids=str)
def test_henchmen(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


@pytest.mark.rule("C1.3", "C3.2", "C6.1", "C6.2", "C9.1", "Q-C1", "Q-C19", "Q-C25")
@pytest.mark.parametrize("case", city.CLAIMS, ids=str)
def test_claims(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


@pytest.mark.rule("C1.3", "C6.2", "C6.5", "C9.1", "Q-C15", "Q-C19", "Q-C24")
@pytest.mark.parametrize("case", city.ATTACKS, ids=str)
def test_attacks(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


@pytest.mark.rule("C5.5", "C6.1", "C6.2", "C6.4", "C9.1", "Q-C2", "Q-C5", "Q-C6", "Q-C25")
@pytest.mark.parametrize("case", city.OPPOSITION, ids=str)
def test_opposition(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


@pytest.mark.rule("C6.4", "C6.5", "C7.1", "C8.1")
@pytest.mark.card("S8")
@pytest.mark.parametrize("case", [*city.LOSSES, *city.EXTRAS], ids=str)
def test_losses_and_extra_actions(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


CASES: list[Case] = [
    *cases.INCOME,
    *cases.ACTIONS,
    *cases.SPECIALS,
    *cases.CHOICES,
    *cards.MONEY,
    *cards.SEALED,
    *city.CITY,
    *city.HENCHMEN,
    *city.CLAIMS,
    *city.ATTACKS,
    *city.OPPOSITION,
    *city.LOSSES,
    *city.EXTRAS,
]


def test_the_cases_agree_with_the_kernel_in_every_action() -> None:
    for s in {id(case.state): case.state for case in CASES}.values():
        assert CHECK.faults(explain, s) == []


GENERAL = {
    "refuse-too-many-named",
    "refuse-game-over",
    "refuse-unknown-action",
    "refuse-nothing-asked",
    "refuse-draw-first",
    "refuse-another-decision",
}


def test_every_reason_has_a_case() -> None:
    """All but the general ones, which have their own tests."""
    covered = {case.key for case in CASES}
    assert CHECK.keys() - covered == GENERAL


# -- the words


def test_every_key_has_a_message_and_every_message_a_key() -> None:
    assert CHECK.keys() == set(CHECK.messages)


def test_every_message_can_be_formatted() -> None:
    words = wording_of(ChicagoRules(), catalogue("en")).words
    said = {}
    for case in CASES:
        text = words.say(case.key, **case.params)
        assert "{" not in text and "  " not in text and text == text.strip()
        said[case.key, case.action] = text
    assert said["refuse-too-few-gangsters", "attack B1"] == (
        "An attack needs more gangsters than the controller has: 1. Theirs: 1, yours: 1."
    )
    assert said["refuse-lacks-family", "claim D1"] == (
        "This business asks for family cards on your table: “3”. Needed: 1, yours: 0."
        " With the godfather’s help you can do without: “claim D1 ignoring family”."
    )
    assert said["refuse-lacks-asset", "claim D1"] == (
        "You have no asset on your table, and this business asks for one: “3”."
    )


def test_every_decision_has_its_words() -> None:
    """A message that chooses by the decision, the card or the place knows each of them."""
    words = catalogue("en")
    decisions = {action.decision for action in TABLE}
    texts = {
        words.text("chicago-refuse-another-decision", asked=asked, decision=decision)
        for asked in decisions
        for decision in decisions
    }
    assert len(texts) == len(decisions) ** 2
    specials = {
        words.text("chicago-refuse-nothing-would-happen", card="x", special=f"S{n}") for n in range(1, 11)
    }
    chances = {words.text("chicago-refuse-draw-first", chance=chance) for chance, _ in QUESTIONS.values()}
    assert (len(specials), len(chances)) == (10, len(CHANCES))
