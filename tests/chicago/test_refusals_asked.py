"""Refusals before any rule of an action is looked at: whose decision it is, and which (C2.1, C4.1, C6.1)."""

from __future__ import annotations

import pytest

from consigliere.core.refusal import Refusal
from consigliere.games.chicago import frames as f, henchmen, powers, terms as t
from consigliere.games.chicago.frame_table import FRAMES
from consigliere.games.chicago.notation import TABLE
from consigliere.games.chicago.refusals import explain
from consigliere.games.chicago.rules import ChicagoRules
from consigliere.games.chicago.state import Chicago
from consigliere.locales import catalogue
from consigliere.wording.games import wording_of
from tests.chicago.refusal_cases import at, kinds, special
from tests.chicago.table import Table
from tests.chicago.test_refusals import CASES


@pytest.mark.rule("C4.1", "C6.1")
def test_not_your_turn() -> None:
    refusal = explain(at(Table(), f.ACT, asks=2), 0, TABLE.find("movement"))
    assert refusal == Refusal("C4.1", "refuse-not-your-turn", {"seat": 2, "asked": "act"})
    refusal = explain(at(Table(), f.CLAIM, asks=1), 0, TABLE.find("pass"))
    assert refusal == Refusal("C6.1", "refuse-not-your-turn", {"seat": 1, "asked": "claim"})
    refusal = explain(
        at(Table().city_card("B", "bribe"), f.CHOOSE_PENALTY, asks=1), 0, TABLE.find("movement")
    )
    assert refusal == Refusal("T1", "refuse-not-your-turn", {"seat": 1, "asked": "choose-penalty"})


@pytest.mark.rule("C6.1")
def test_who_has_passed_hears_so_also_when_they_would_oppose() -> None:
    for action in ("oppose", "oppose ignoring money", "no-opposition", "pass"):
        state = at(Table(), f.CLAIM, asks=1, phase=t.CONTROL)
        waiting = Refusal("C6.1", "refuse-not-your-turn", {"seat": 1, "asked": "claim"})
        assert explain(state, 0, TABLE.find(action)) == waiting
        state.set_of(0, t.PASSED, 1)
        assert explain(state, 0, TABLE.find(action)) == Refusal("C6.1", "refuse-passed")


@pytest.mark.rule("C3.3")
def test_others_wait_for_a_godchild_by_the_order_of_extortion() -> None:
    for table in (Table(), Table().godchild(1)):
        refusal = explain(at(table, f.EXTORT, asks=1), 0, TABLE.find("no-extortion"))
        assert refusal == Refusal("C3.3", "refuse-not-your-turn", {"seat": 1, "asked": "extort"})


@pytest.mark.rule("C4.8", "C5.5")
def test_a_family_card_beside_three_is_refused_in_any_window() -> None:
    def asked(laid: int, action: str) -> Refusal | None:
        return explain(at(Table().hand(0, "family").family(0, laid), f.AFTER), 0, TABLE.find(action))

    told = {"cards": 1, "laid": 3, "most": 3}
    assert asked(3, "family 1") == Refusal("C4.8", "refuse-family-full", told)
    later = Refusal("C5.5", "refuse-another-decision", {"asked": "after", "decision": "act"})
    assert asked(2, "family 1") == later
    assert asked(3, "gangster") == later
    assert asked(3, "movement") == later


@pytest.mark.rule("C9.1")
def test_a_godchild_is_asked_about_the_two_cards_and_not_to_extort() -> None:
    told = {"asked": "godfather", "decision": "act"}
    refusal = explain(at(Table().godchild(0), f.EXTORT), 0, TABLE.find("gangster"))
    assert refusal == Refusal("C9.1", "refuse-another-decision", told)
    said = wording_of(ChicagoRules(), catalogue("en")).words.say(refusal.key, **refusal.params)
    assert "godfather" in said


CHANCES = {kind.number: kind.rule for kind in FRAMES.kinds if kind.number >= f.FIRST_CHANCE}
ASKED = [
    (at(Table(), f.ACT), "C4.1", "act"),
    (at(Table().family(0, 1), f.AFTER), "C5.5", "after"),
    (at(Table().hand(0, "car"), f.PAY, 1, 0, -1), "C2.3", "pay"),
    (at(Table(), f.REVEAL), "C3.1", "reveal"),
    (at(Table(), f.EXTORT), "C3.3", "extort"),
    (at(Table().hand(0, "car"), f.UNDER, kinds("car"), 1, 1, phase=t.INCOME), "C3.4", "under"),
    (at(Table().godchild(0), f.USE_BONUS, t.AREA_BUSINESS), "C4.9", "use-bonus"),
    (at(Table().token("a1", "grey"), f.TOKEN, powers.BY_MOVEMENT, 0, -1), "C4.7", "token"),
    (at(Table().token("a1", "agent"), f.TOKEN, powers.BY_FATHER), "C5.3", "token"),
    (at(Table().token("a1", "grey"), f.HOLE, powers.BY_MOVEMENT, 0, t.GREY + 1), "C4.7", "hole"),
    (at(Table().token("a1", "agent"), f.AGENT, 1), "S4", "agent"),
    (at(Table(), f.PLACE, t.GREY), "C4.10", "place"),
    (at(Table().hand(0, "gangster"), f.LAY, special("S2"), 2), "S2", "lay"),
    (at(Table().hand(1, "car"), f.RIVAL, special("S9"), 2), "S9", "rival"),
    (at(Table().gangsters(0, 1), f.LOSE_GANGSTER), "S8", "lose-gangster"),
    (at(Table().influence(0, "hat", "car"), f.LOSE_INFLUENCE, below=(f.PAY, 0)), "C6.4", "lose-influence"),
    (at(Table().assets(0, "car"), f.LOSE_ASSET, below=(f.AFTER, 0)), "C7.1", "lose-asset"),
    (at(Table().city_card("B", "bribe"), f.CHOOSE_PENALTY), "C5.2", "choose-penalty"),
    (at(Table(), f.CLAIM), "C6.1", "claim"),
    (at(Table(), f.OPPOSE, 4, 1), "C6.4", "oppose"),
    (at(Table().token("a1", "grey"), f.HENCHMAN, henchmen.ANYWHERE), "C5.4", "henchman"),
    (at(Table(), f.CHIEF, 4), "C6.6", "chief"),
    (at(Table(), f.EXTRA_CHOICE, 3), "Q-X2", "extra-choice"),
    (at(Table().hand(0, "car"), f.DISCARD, 3), "S10", "discard"),
    (at(Table().hand(0, "car", "art"), f.RETURN_CARDS, 7, 7), "C1.8", "return-cards"),
    (at(Table().hand(0, "car", "art", "title"), f.KEEP_CARDS, 1, 1), "C10.1", "keep-cards"),
]


@pytest.mark.rule("C1.8", "C2.3", "C3.1", "C3.3", "C3.4", "C4.1", "C4.7", "C4.9", "C4.10", "C5.2", "C5.3")
@pytest.mark.rule("C5.4", "C5.5", "C6.1", "C6.4", "C6.6", "C7.1", "C10.1", "Q-X2")
@pytest.mark.parametrize(
    ("state", "rule", "asked"), ASKED, ids=[f"{rule}-{asked}" for _, rule, asked in ASKED]
)
def test_another_decision_is_open(state: Chicago, rule: str, asked: str) -> None:
    for action in ("gangster", "extra A"):
        found = TABLE.find(action)
        assert found is not None
        if found.decision != asked:
            told = {"asked": asked, "decision": found.decision}
            assert explain(state, 0, found) == Refusal(rule, "refuse-another-decision", told)


@pytest.mark.rule("C4.1")
def test_every_kind_of_action_waits_for_its_own_decision() -> None:
    """Also the actions that are always open once their decision is asked."""
    assert {asked for _, _, asked in ASKED} == {*FRAMES.decisions()}
    first_of_kind = {action.form["type"]: action for action in reversed(list(TABLE))}
    for action in first_of_kind.values():
        if action.decision not in ("act", "after"):
            told = {"asked": "act", "decision": action.decision}
            assert explain(at(Table(), f.ACT), 0, action) == Refusal("C4.1", "refuse-another-decision", told)
    always_open = {"no-extortion", "no-bonus", "pass", "chief", "no-chief"}
    covered = {TABLE.find(case.action).form["type"] for case in CASES}  # type: ignore[union-attr]
    assert covered | always_open == set(first_of_kind)


@pytest.mark.rule("C5.5", "Q-A23", "Q-X6")
def test_some_words_answer_several_questions() -> None:
    for state in (
        at(Table(), f.ACT, 1),
        at(Table(), f.AFTER),
    ):
        assert explain(state, 0, TABLE.find("go-on")) is None
    no_token = TABLE.find("no-token")
    assert explain(at(Table().token("a1", "grey"), f.HENCHMAN, henchmen.ANYWHERE), 0, no_token) is None
    full = Table().henchmen(0, "grey", "grey").henchmen(0, "grey", shared=True)
    assert explain(at(full, f.PLACE, t.GREY), 0, no_token) is None
    assert explain(at(Table().hand(0, "car"), f.DISCARD, 3), 0, TABLE.find("no-more")) is None


@pytest.mark.rule("C1.2", "C1.5", "C1.6", "C1.8", "C2.2", "C3.1")
def test_chance_comes_first() -> None:
    names = {}
    for kind, rule in CHANCES.items():
        refusal = explain(at(Table(), kind), 0, TABLE[0])
        assert refusal is not None
        assert (refusal.rule, refusal.key) == (rule, "refuse-draw-first")
        names[kind] = refusal.params["chance"]
    assert names[f.DRAW_CARD] == "draw"
    assert len(set(names.values())) == len(CHANCES)
    assert set(CHANCES) == {k for k in vars(f).values() if isinstance(k, int) and k >= 50}


@pytest.mark.rule("C11.1")
def test_nothing_after_the_end() -> None:
    s = at(Table(), f.ACT)
    s.over = True
    assert explain(s, 0, TABLE[0]) == Refusal("C11.1", "refuse-game-over")
    assert explain(s, 9, None) == Refusal("C11.1", "refuse-game-over")


@pytest.mark.rule("C1.1", "C2.1")
def test_no_such_action_or_seat_and_nothing_asked() -> None:
    assert explain(at(Table(), f.ACT), 1, None) == Refusal("T1", "refuse-unknown-action")
    no_seat = Refusal("C1.1", "refuse-no-such-seat", {"seat": 3, "players": 3})
    assert explain(at(Table(), f.ACT), 3, TABLE[0]) == no_seat
    spectator = explain(at(Table(), f.KEEP_CARDS, 1, 1), -1, TABLE[0])
    assert spectator == Refusal("C1.1", "refuse-no-such-seat", {"seat": -1, "players": 3})
    assert explain(at(Table(), f.CONTROL), 0, TABLE[0]) == Refusal("C2.1", "refuse-nothing-asked")
