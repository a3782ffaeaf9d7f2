"""Every card of the box has its own tests: 24 jobs in all aspects that apply to them, 18 allies.

A test says what it proves by `@pytest.mark.card("JG1", aspect="declined")`. The markers are read from the
sources, so a card whose tests were taken out is noticed.
"""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from consigliere.games.godfather import names

TESTS = Path(__file__).resolve().parents[1]
EVERY_JOB = {"main", "declined", "no-target"}
# what else the interaction table of the cards rules: the controller's share, neutral figures as targets,
# figures in the Hudson, two players
FURTHER: dict[str, set[str]] = {
    "JY1": set(),
    "JY2": set(),
    "JY3": set(),
    "JY4": set(),
    "JY5": set(),
    "JY6": set(),
    "JB1": {"controller", "hudson"},
    "JB2": {"neutral", "hudson", "two-players"},
    "JB3": {"controller", "hudson"},
    "JB4": {"neutral", "hudson"},
    "JB5": {"neutral", "hudson", "two-players"},
    "JB6": {"controller", "hudson", "two-players"},
    "JG1": {"controller"},
    "JG2": {"two-players"},
    "JG3": {"two-players"},
    "JG4": set(),
    "JG5": set(),
    "JG6": {"neutral", "hudson", "two-players"},
    "JK1": {"neutral", "hudson"},
    "JK2": {"neutral", "hudson", "two-players"},
    "JK3": {"neutral", "hudson"},
    "JK4": {"neutral", "hudson"},
    "JK5": {"neutral", "hudson", "two-players"},
    "JK6": {"controller", "neutral", "hudson"},
}
# a printed business always lies on the board, so Shake Down is never without a target
IMPOSSIBLE = {("JG1", "no-target")}
ASPECTS = EVERY_JOB.union(*FURTHER.values())

Marks = dict[str, set[str]]


def required(card: str) -> set[str]:
    if card not in FURTHER:
        return set()
    return {aspect for aspect in EVERY_JOB | FURTHER[card] if (card, aspect) not in IMPOSSIBLE}


def marks_in(source: str) -> Iterator[tuple[str, str | None]]:
    """(card, aspect) of every card marker on a test of this module."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.ClassDef) or not node.name.lower().startswith("test"):
            continue
        for mark in node.decorator_list:
            if not isinstance(mark, ast.Call) or ast.unparse(mark.func) != "pytest.mark.card":
                continue
            aspect = next((ast.literal_eval(k.value) for k in mark.keywords if k.arg == "aspect"), None)
            for card in mark.args:
                yield ast.literal_eval(card), aspect


def collected(sources: Iterable[str]) -> Marks:
    out: Marks = defaultdict(set)
    for source in sources:
        for card, aspect in marks_in(source):
            out[card] |= {aspect} if aspect is not None else set()
    return out


def gaps(marks: Marks) -> list[str]:
    """What is missing or unknown, in words."""
    out = [f"{card} has no test" for card in (*names.JOB_IDS, *names.ALLY_IDS) if card not in marks]
    out += [f"{card} is no card" for card in marks if card not in (*names.JOB_IDS, *names.ALLY_IDS)]
    for card in names.JOB_IDS:
        found = marks.get(card, set())
        if card in marks:
            out += [f"{card} lacks a test of: {aspect}" for aspect in sorted(required(card) - found)]
        out += [f"{card} has an unknown aspect: {aspect}" for aspect in sorted(found - ASPECTS)]
    return out


@pytest.fixture(scope="module")
def all_marks() -> Marks:
    return collected(path.read_text(encoding="utf-8") for path in sorted(TESTS.rglob("test_*.py")))


@pytest.fixture
def marks(all_marks: Marks) -> Marks:
    """What the tests carry; free to be changed."""
    return {card: set(aspects) for card, aspects in all_marks.items()}


def test_every_job_and_ally_has_its_own_tests(marks: Marks) -> None:
    assert gaps(marks) == []


def test_the_table_names_all_24_jobs_and_what_each_needs() -> None:
    assert tuple(FURTHER) == names.JOB_IDS
    assert required("JG1") == {"main", "declined", "controller"}
    assert required("JK2") == {"main", "declined", "no-target", "neutral", "hudson", "two-players"}
    assert required("A1") == set()


@pytest.mark.parametrize("card", [*names.JOB_IDS, *names.ALLY_IDS])
def test_a_card_left_out_is_noticed(marks: Marks, card: str) -> None:
    del marks[card]
    assert gaps(marks) == [f"{card} has no test"]


@pytest.mark.parametrize("card", names.JOB_IDS)
def test_an_aspect_left_out_is_noticed(marks: Marks, card: str) -> None:
    for aspect in required(card):
        marks[card].remove(aspect)
        assert gaps(marks) == [f"{card} lacks a test of: {aspect}"]
        marks[card].add(aspect)


PLANTED = """
import pytest

@pytest.mark.card("JG1", "JX9", aspect="controler")
def test_something() -> None: ...

@pytest.mark.card("JG2", aspect="main")
def helper() -> None: ...

# @pytest.mark.card("JG2")
@pytest.mark.rule("JG2")
def test_other() -> None: ...
"""


def test_wrong_names_and_markers_that_mark_no_test_are_noticed() -> None:
    found = gaps(collected([PLANTED]))
    assert "JX9 is no card" in found
    assert "JG1 has an unknown aspect: controler" in found
    assert "JG1 has no test" not in found
    assert "JG2 has no test" in found
