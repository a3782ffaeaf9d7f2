"""Refusals (G1-G17): explained if and only if illegal, with a real rule, a message, and nobody's secret.

The cases fix rule, key and parameters of each reason; test_refusals_planted.py shows that faults are noticed.
"""

from __future__ import annotations

import random

import pytest

from consigliere.core.refusal import Refusal
from consigliere.core.state import A, KIND
from consigliere.games.godfather import frames as f, terms as t
from consigliere.games.godfather.frame_table import FRAMES
from consigliere.games.godfather.notation import TABLE
from consigliere.games.godfather.refusals import explain
from consigliere.games.godfather.rules import GodfatherRules
from consigliere.games.godfather.state import Godfather
from consigliere.locales import catalogue
from consigliere.wording.games import wording_of
from tests.godfather import refusal_cases as cases, refusal_cases_figures as targets
from tests.godfather.refusal_cases import at
from tests.godfather.refusal_check import CHECK, PURPOSES, sampled
from tests.refusal_check import Case as AnyCase

Case = AnyCase[Godfather]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_refused_if_and_only_if_illegal(players: int) -> None:
    for s in sampled(players):
        assert CHECK.faults(explain, s) == []


def test_the_sample_is_large_and_meets_every_decision_for_every_purpose() -> None:
    states = [s for players in (2, 3, 4, 5) for s in sampled(players)]
    assert len(states) >= 400
    assert {int(s.get(KIND)) for s in states} == {kind.number for kind in FRAMES.kinds if kind.is_decision}
    for kind, purposes in PURPOSES.items():
        assert {int(s.get(A)) for s in states if s.get(KIND) == kind} == set(purposes)


@pytest.mark.slow
@pytest.mark.rule("G2.4")
def test_a_refusal_rests_on_nothing_hidden() -> None:
    dice = random.Random(7)
    for players in (2, 3, 4, 5):
        for s in sampled(players)[::3]:
            assert CHECK.leaks(explain, s, dice) == []


# -- the reasons, one by one


@pytest.mark.rule("G1.5", "G1.10", "G5.1", "G6.1", "G7.1", "G8.1", "G8.4", "G10.1", "Q-26", "Q-43")
@pytest.mark.parametrize("case", cases.TURN, ids=str)
def test_turn(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


@pytest.mark.rule("G2.6", "G11.1", "G11.2", "Q-20", "Q-23", "Q-66", "Q-96")
@pytest.mark.parametrize("case", cases.ICONS, ids=str)
def test_icons(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


@pytest.mark.rule("G2.6", "G8.2")
@pytest.mark.parametrize("case", cases.BILLS, ids=str)
def test_bills_of_a_job(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


@pytest.mark.rule("G9.1", "G9.2", "Q-30", "Q-90", "Q-91")
@pytest.mark.card("JK1", "JK2", "JK3", "JK4", "JK5", "A9")
@pytest.mark.parametrize("case", targets.GUN_DOWN, ids=str)
def test_gun_down(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


@pytest.mark.rule("Q-32")
@pytest.mark.card("JB1", "JB2", "JB4", "JB5", "JB6", "JK6", "A17")
@pytest.mark.parametrize("case", targets.MOVES, ids=str)
def test_moves(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


@pytest.mark.rule("G10.2", "Q-17", "Q-32", "Q-38", "Q-39", "Q-41", "Q-72", "Q-74", "Q-98")
@pytest.mark.parametrize("case", targets.SPACES, ids=str)
def test_where_to(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


@pytest.mark.rule("Q-20", "Q-84")
@pytest.mark.card("JG3", "JG4")
@pytest.mark.parametrize("case", targets.PLAYERS, ids=str)
def test_players_and_bills(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


@pytest.mark.rule("G12.5")
@pytest.mark.parametrize("case", cases.MARKERS, ids=str)
def test_markers(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


@pytest.mark.rule("G13.1", "G13.2", "G14.1", "G14.2", "G14.3", "Q-34", "Q-49", "Q-81")
@pytest.mark.parametrize("case", cases.SEALED, ids=str)
def test_sealed(case: Case) -> None:
    assert CHECK.unlike(explain, case) == ""


CASES = [
    *cases.TURN,
    *cases.ICONS,
    *cases.BILLS,
    *targets.GUN_DOWN,
    *targets.MOVES,
    *targets.SPACES,
    *targets.PLAYERS,
    *cases.MARKERS,
    *cases.SEALED,
]


def test_the_cases_agree_with_the_kernel_in_every_action() -> None:
    for case in CASES:
        assert CHECK.faults(explain, case.state) == []


# -- whose decision it is


@pytest.mark.rule("G5.1")
def test_not_your_turn() -> None:
    refusal = explain(at(f.TURN, asks=2), 0, TABLE.find("thug P-WS"))
    assert refusal == Refusal("G5.1", "refuse-not-your-turn", {"seat": 2, "asked": "turn"})


@pytest.mark.rule(
    "G6.3", "G8.2", "G10.1", "G11.1", "G11.2", "G12.5", "G13.1", "G13.2", "G14.1", "Q-23", "Q-24"
)
@pytest.mark.parametrize(
    ("state", "rule", "asked"),
    [
        (at(f.ORDER, 0, 1), "G6.3", "order"),
        (at(f.ICONS, cases.pool("JOB")), "G11.2", "icons"),
        (at(f.KEEP, 0, 1), "Q-23", "keep-job"),
        (at(f.DISCARD, 1, 0, t.DISCARD1_5, hand="$1"), "G11.1", "discard"),
        (at(f.CHOOSE_GOOD, 1, t.GUN, 0), "G11.1", "good"),
        (at(f.CHOOSE_GOOD, 1, t.GUN, 1, card="A6"), "A6", "good"),
        (at(f.LOWER, 3), "Q-24", "lower-bill"),
        (at(f.BILLS, 0, 1), "G8.2", "bills"),
        (at(f.USE, t.OP_BANK_TO_CASE, 3, card="JY2"), "JY2", "use"),
        (at(f.LAUNDER, 2, card="A10", hand="$1"), "A10", "launder"),
        (at(f.FIGURE, f.DRIVE_BY, 0, -1, card="JK2"), "JK2", "figure"),
        (at(f.SPACE, f.TO_MAYOR, -1, card="A1"), "A1", "space"),
        (at(f.TURF, f.CLAIM, card="JB3"), "JB3", "turf"),
        (at(f.FRONT, card="JG1"), "JG1", "front"),
        (at(f.OPPONENT, t.OP_STEAL_HAND, 2, card="JG3"), "JG3", "opponent"),
        (at(f.DONOR, 0), "G12.5", "marker"),
        (at(f.CHOOSE_ALLY, offered=1), "G13.2", "choose-ally"),
        (at(f.BRIBE, 1, 1, case="$1"), "G13.1", "bribe"),
        (at(f.KEEP_CARDS, 1, 1, hand="$1 $1 $1 $1 $1 $1"), "G14.1", "tribute"),
        (at(f.OFFER_BILL, 1, 1, hand="$1"), "Q-34", "offer"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_another_decision_is_open(state: Godfather, rule: str, asked: str) -> None:
    refusal = explain(state, 0, TABLE.find("thug P-WS"))
    assert refusal == Refusal(rule, "refuse-not-asked", {"asked": asked, "decision": "turn"})


@pytest.mark.rule("G5.1")
def test_every_kind_of_action_waits_for_its_own_decision() -> None:
    """Also the actions that are always open once their decision is asked."""
    first_of_kind = {action.form["type"]: action for action in reversed(list(TABLE))}
    for action in first_of_kind.values():
        if action.decision != "turn":
            told = {"asked": "turn", "decision": action.decision}
            assert explain(at(f.TURN), 0, action) == Refusal("G5.1", "refuse-not-asked", told)
    always_open = {"me-first", "controller-first", "take-lower", "leave-lower", "use", "decline"}
    always_open |= {"done", "suitcase-no-more", "no-turf", "no-front", "no-opponent", "forgo"}
    covered = {TABLE.find(case.action).form["type"] for case in CASES}  # type: ignore[union-attr]
    assert covered | always_open == set(first_of_kind)


@pytest.mark.rule("G1.5", "G1.6", "G1.7", "G1.8", "G4.1", "Q-23", "Q-33")
def test_chance_comes_first() -> None:
    names = {}
    chances = [kind for kind in FRAMES.kinds if kind.number >= f.FIRST_CHANCE]
    for kind in chances:
        refusal = explain(at(kind.number), 0, TABLE[0])
        assert refusal is not None
        assert (refusal.rule, refusal.key) == (kind.rule, "refuse-chance-pending")
        names[kind.number] = refusal.params["chance"]
    assert names[f.DRAW_JOB] == "draw-job"
    assert len(set(names.values())) == len(chances)


@pytest.mark.rule("G16.4")
def test_nothing_after_the_end() -> None:
    s = at(f.TURN)
    s.over = True
    assert explain(s, 0, TABLE[0]) == Refusal("G16.4", "refuse-game-over")
    assert explain(s, 9, None) == Refusal("G16.4", "refuse-game-over")


@pytest.mark.rule("G1.1", "G3.1", "G5.1")
def test_no_such_action_or_seat_and_nothing_asked() -> None:
    assert explain(at(f.TURN), 1, None) == Refusal("T1", "refuse-unknown-action")
    no_seat = Refusal("G1.1", "refuse-no-such-seat", {"seat": 3, "players": 3})
    assert explain(at(f.TURN), 3, TABLE[0]) == no_seat
    spectator = explain(at(f.BRIBE, 1, 1, case="$1"), -1, TABLE[0])
    assert spectator == Refusal("G1.1", "refuse-no-such-seat", {"seat": -1, "players": 3})
    assert explain(at(f.TURF_WAR), 0, TABLE[0]) == Refusal("G3.1", "refuse-nothing-asked")


@pytest.mark.rule("G5.4")
def test_a_skip_is_refused_unless_nothing_else_is_left() -> None:
    stuck = at(f.TURN, board=targets.CROWDED)
    assert explain(stuck, 0, TABLE.find("skip")) is None
    assert CHECK.faults(explain, stuck) == []


# -- the words


def test_every_key_has_a_message_and_every_message_a_key() -> None:
    assert CHECK.keys() == set(CHECK.messages)


def test_every_message_can_be_formatted() -> None:
    words = wording_of(GodfatherRules(), catalogue("en")).words
    said = {}
    for case in CASES:
        text = words.say(case.key, **case.params)
        assert "{" not in text and "  " not in text
        said[case.key, case.action] = text
    goods = "You cannot pay for this job like this: “JK5”. Missing: guns 1, booze 0, blood money 2."
    assert said["refuse-missing-goods", "job JK5"] == goods
    assert said["refuse-occupied", "thug P-CH"] == "A neutral figure stands on this space: “P-CH”."
