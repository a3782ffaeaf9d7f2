"""What a question says and cites: the Grandfather's (C5.4), the Son's (C12.1), a godchild's (C9.1)."""

from __future__ import annotations

import pytest

from consigliere.games.chicago import decisions, frames as f, henchmen, powers, terms as t
from consigliere.games.chicago.causes import rule_of
from consigliere.games.chicago.names import CITY_CARD_IDS
from consigliere.games.chicago.rules import ChicagoRules
from consigliere.games.chicago.shapes import View
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.view import view
from consigliere.locales import catalogue
from consigliere.wording.chicago import facts
from consigliere.wording.games import wording_of
from tests.chicago.refusal_cases import at, kinds
from tests.chicago.table import Table


def seen(s: Chicago, **options: bool) -> View:
    s.refresh()
    names = {name.replace("-", "_"): name for name in ChicagoRules.option_names}
    return view(s, 0, {names[option]: on for option, on in options.items()})


def on_top(s: Chicago, kind: int, *numbers: int, seat: int = 0) -> Chicago:
    a, b, c, d = (*numbers, 0, 0, 0, 0)[:4]
    s.push(kind, seat, a, b, c, d)
    return s


def in_window(phase: int) -> Chicago:
    """The window after an action, or between control and penalty: a power is used there."""
    s = at(Table().token("a1", "agent").token("b1", "grey").hand(0, "car", "art"), f.TURN, phase=phase)
    if phase == t.CONTROL:
        on_top(s, f.TAKING, 4, 5)
    return on_top(s, f.AFTER)


DRAWN = (kinds("car", "art"), 1, 2)
PROMPTS = [
    (on_top(in_window(t.CONTROL), f.HENCHMAN, henchmen.ANYWHERE), "C5.4"),
    (on_top(in_window(t.ACTIONS), f.HENCHMAN, henchmen.ANYWHERE), "C5.4"),
    (on_top(in_window(t.CONTROL), f.AGENT), "C5.4"),
    (on_top(in_window(t.ACTIONS), f.AGENT), "C5.4"),
    (on_top(at(Table().token("a1", "agent"), f.TURN, phase=t.ACTIONS), f.AGENT), "C4.9"),
    (on_top(in_window(t.CONTROL), f.UNDER, *DRAWN), "C12.1"),
    (on_top(in_window(t.ACTIONS), f.UNDER, *DRAWN), "C12.1"),
    (
        on_top(at(Table().hand(0, "car", "art"), f.TAKING, 4, asks=1, phase=t.CONTROL), f.UNDER, *DRAWN),
        "C6.5",
    ),
    (on_top(in_window(t.ACTIONS), f.HOLE, powers.BY_FATHER, 0, t.AGENT), "C5.3"),
    (at(Table().godchild(0), f.EXTORT, phase=t.INCOME), "C9.1"),
    (at(Table().owns(0, "B1"), f.EXTORT, phase=t.INCOME), "C3.3"),
]


@pytest.mark.rule("C3.3", "C4.9", "C5.3", "C5.4", "C6.5", "C9.1", "C12.1")
@pytest.mark.parametrize(
    ("state", "rule"), PROMPTS, ids=[f"{n}-{rule}" for n, (_, rule) in enumerate(PROMPTS)]
)
def test_a_question_and_a_refusal_there_cite_the_same_rule(state: Chicago, rule: str) -> None:
    assert decisions.rule(seen(state)) == rule
    assert rule_of(state) == rule


@pytest.mark.rule("C9.1")
def test_a_godchild_is_asked_about_the_godfathers_cards() -> None:
    words = wording_of(ChicagoRules(), catalogue("en"), ["a", "b", "c"])
    godchild = seen(at(Table().godchild(0), f.EXTORT, phase=t.INCOME))
    assert words.sentence(godchild) == "You have nothing new to extort. Take the godfather’s two cards?"
    owner = seen(at(Table().owns(0, "B1"), f.EXTORT, phase=t.INCOME))
    assert words.sentence(owner) == "Extort one of your businesses?"


@pytest.mark.rule("C6.5")
def test_who_is_attacked_hears_by_whom_and_where() -> None:
    words = wording_of(ChicagoRules(), catalogue("en"), ["a", "b", "c"])
    table = Table().business("B1", 6).owns(0, "B1").hand(0, "car", "art")
    attacked = on_top(at(table, f.TAKING, 4, asks=1, phase=t.CONTROL), f.UNDER, *DRAWN)
    said = words.sentence(seen(attacked))
    assert said.startswith("b attacks your “") and said.endswith("Which one goes under the deck?")
    own = on_top(in_window(t.CONTROL), f.UNDER, *DRAWN)
    assert words.sentence(seen(own)) == "Which of the cards you drew goes under the deck?"


@pytest.mark.rule("Q-S13")
def test_an_al_capone_that_moves_down_is_said_to() -> None:
    s = at(Table(4).city_card("F", "al-capone-up"), f.ACT)
    assert facts.city_card(seen(s), "F1") == "al-capone-up"
    assert facts.city_card(seen(s, both_capones_down=True), "F1") == "al-capone-down"
    penalty = at(Table(4).city_card("F", "bribe"), f.ACT)
    assert facts.city_card(seen(penalty, both_capones_down=True), "F1") == "bribe"
    assert {"al-capone-down", "al-capone-up"} < set(CITY_CARD_IDS)
