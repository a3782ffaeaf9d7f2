"""Every card of the box has its own tests, in every aspect that applies to it.

A test says what it proves by `@pytest.mark.card("S5", aspect="no-target")`; a test over a whole table of
cards marks each of its cases. The markers are read from the test modules themselves, so a card whose tests
were taken out is noticed.
"""

import importlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from consigliere.games.chicago import names

HERE = Path(__file__).resolve()
TESTS = HERE.parents[1]
ROOT = TESTS.parents[1]

Marks = dict[str, set[str]]

BUSINESS = {"met", "lacking", "money", "godfather", "income", "capone", "points", "token"}
SPECIAL = {"pair", "no-pair", "bonus", "godfather", "effect", "nothing", "variant"}
# what else applies: part of it without effect, a choice left out, nobody or nothing to work on, two players.
# S5 and S9 without a target are refused: their tests of "no-target" are those of nothing at all, too.
FURTHER: dict[str, set[str]] = {
    "S1": {"partial"},
    "S2": {"partial", "declined"},
    "S3": {"partial", "declined"},
    "S4": {"partial", "no-target"},
    "S5": {"partial", "no-target"},
    "S6": {"partial", "declined"},
    "S7": {"partial"},
    "S8": {"partial", "no-target", "two-players"},
    "S9": {"partial", "declined", "no-target", "two-players"},
    "S10": {"partial", "declined"},
}
EXTRA = {"reached", "short", "first", "kept", "used", "declined"}
OWN_EXTRA: dict[str, set[str]] = {
    "A": {"token"},
    "B": {"token"},
    "C": {"token"},
    "D": {"first-henchman"},
    "E": set(),
}
PENALTY = {"strikes", "immune", "son", "card", "nothing", "token"}
POWER = {"cost", "effect", "partial", "windows"}
OWN_POWER: dict[str, set[str]] = {
    "son": {"two-players", "variant"},
    "father": {"declined", "no-target"},
    "grandfather": {"declined", "no-target"},
}
BENEFIT = {"effect", "others", "limit", "several", "declined"}
BONUS = {"slots", "effect", "times", "godfather"}
OWN_BONUS: dict[str, set[str]] = {
    "influence": {"declined"},
    "gangsters": {"declined"},
    "assets": {"declined"},
    "business": {"declined"},
    "special": set(),  # it is used by playing the card
    "movement": {"declined", "no-target"},
}


def demanded() -> Marks:
    """What the tests must prove, card by card."""
    out = {f"business {n}": set(BUSINESS) for n in names.BUSINESS_IDS}
    out |= {card: SPECIAL | FURTHER[card] for card in names.SPECIAL_IDS}
    out |= {f"extra {card}": EXTRA | OWN_EXTRA[card] for card in names.EXTRA_IDS}
    out |= {f"penalty {card}": set(PENALTY) for card in names.CITY_CARD_IDS[1:5]}
    out |= {f"power {power}": POWER | OWN_POWER[power] for power in names.POWER_IDS}
    out |= {f"godfather {benefit}": set(BENEFIT) for benefit in ("income", "bonus", "control")}
    return out | {f"bonus {area}": BONUS | OWN_BONUS[area] for area in names.AREA_IDS}


DEMANDED = demanded()


def card_marks(marks: Iterable[pytest.Mark | pytest.MarkDecorator]) -> Iterator[tuple[str, str | None]]:
    for mark in marks:
        if mark.name == "card":
            for card in mark.args:
                yield card, mark.kwargs.get("aspect")


def marks_in(module: ModuleType) -> Iterator[tuple[str, str | None]]:
    """(card, aspect) of every card marker on a test of this module or on one of its cases."""
    for name, test in vars(module).items():
        if not name.startswith("test") or not callable(test):
            continue
        marks: list[pytest.Mark] = getattr(test, "pytestmark", [])
        yield from card_marks(marks)
        for mark in marks:
            if mark.name == "parametrize":
                for case in mark.args[1]:
                    yield from card_marks(getattr(case, "marks", ()))


def collected(modules: Iterable[ModuleType]) -> Marks:
    out: Marks = {}
    for module in modules:
        for card, aspect in marks_in(module):
            out.setdefault(card, set()).update({aspect} if aspect is not None else set())
    return out


def gaps(marks: Marks) -> list[str]:
    """What is missing or unknown, in words."""
    out = [f"{card} has no test" for card in DEMANDED if card not in marks]
    out += [f"{card} is no card" for card in marks if card not in DEMANDED]
    for card, aspects in DEMANDED.items():
        found = marks.get(card, aspects)
        out += [f"{card} lacks a test of: {aspect}" for aspect in sorted(aspects - found)]
        out += [f"{card} has an unknown aspect: {aspect}" for aspect in sorted(found - aspects)]
    return out


@pytest.fixture(scope="module")
def all_marks() -> Marks:
    paths = [path for path in sorted(TESTS.rglob("test_*.py")) if path != HERE]
    dotted = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in paths]
    return collected(map(importlib.import_module, dotted))


@pytest.fixture
def marks(all_marks: Marks) -> Marks:
    """What the tests carry; free to be changed."""
    return {card: set(aspects) for card, aspects in all_marks.items()}


def test_every_card_has_its_own_tests_in_every_aspect(marks: Marks) -> None:
    assert gaps(marks) == []


def test_the_table_names_everything_in_the_box() -> None:
    groups = [card.split()[0] if " " in card else "special" for card in DEMANDED]
    counts = {group: groups.count(group) for group in groups}
    assert counts == {
        "business": 24,
        "special": 10,
        "extra": 5,
        "penalty": 4,
        "power": 3,
        "godfather": 3,
        "bonus": 6,
    }
    assert DEMANDED["S9"] == SPECIAL | {"partial", "declined", "no-target", "two-players"}
    assert DEMANDED["extra E"] == EXTRA


@pytest.mark.parametrize("card", DEMANDED)
def test_a_card_left_out_is_noticed(marks: Marks, card: str) -> None:
    del marks[card]
    assert gaps(marks) == [f"{card} has no test"]


@pytest.mark.parametrize("card", DEMANDED)
def test_an_aspect_left_out_is_noticed(marks: Marks, card: str) -> None:
    for aspect in DEMANDED[card]:
        marks[card].remove(aspect)
        assert gaps(marks) == [f"{card} lacks a test of: {aspect}"]
        marks[card].add(aspect)


PLANTED = """
import pytest

@pytest.mark.card("S1", "S99", aspect="efect")
def test_something() -> None: ...

@pytest.mark.card("S2", aspect="pair")
def helper() -> None: ...

# @pytest.mark.card("S2", aspect="pair")
@pytest.mark.rule("S2")
def test_other() -> None: ...

@pytest.mark.parametrize("card", ["S4", pytest.param("S3", marks=pytest.mark.card("S3", aspect="pair"))])
def test_cases(card: str) -> None: ...
"""


def test_wrong_names_and_markers_that_mark_no_test_are_noticed() -> None:
    module = ModuleType("planted")
    exec(PLANTED, vars(module))
    found = gaps(collected([module]))
    assert "S99 is no card" in found
    assert "S1 has an unknown aspect: efect" in found
    assert "S1 has no test" not in found
    assert "S1 lacks a test of: effect" in found
    assert {"S2 has no test", "S4 has no test"} <= set(found)  # a helper, a comment, a case without a marker
    assert "S3 has no test" not in found
    assert "S3 lacks a test of: pair" not in found
    assert "S3 lacks a test of: no-pair" in found
