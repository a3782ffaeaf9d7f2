"""The planted rule faults: enough of them, in every chapter, each fits the sources.

Always the same few are run here, all of them by `make prove`, which also draws others every day.
"""

import ast
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from consigliere.cli.errors import BadInput
from consigliere.cli.faults import faulty, Mutant, mutants, place, snippet
from consigliere.cli.rules import drawn, kill, rule_ids
from tools.behaviour import meant, undocumented

ROOT = Path(__file__).resolve().parents[1]
FAULTS = {game: mutants(ROOT, game) for game in ("godfather", "chicago")}
LEAST = {"godfather": 120, "chicago": 150}
CHAPTERS = {  # and worked examples
    "godfather": {f"G{n}" for n in range(1, 18)} | {f"E{n}" for n in range(1, 9)},
    "chicago": {f"C{n}" for n in range(1, 13)} | {f"X{n}" for n in range(1, 8)},
}
# the rulings that must have a fault: in the Godfather those of our own, in Chicago all
RULING = {"godfather": r"^- \*\*(Q-\d+)\*\*.*\[H\]", "chicago": r"^- \*\*(Q-[A-Z]\d+)\*\*"}
RULINGS = {"godfather": 30, "chicago": 122}  # at least so many
NO_CODE = {"godfather": {"Q-4"}, "chicago": set[str]()}  # no trading and the like: nothing could be broken
RUN = int(os.environ.get("CONSIGLIERE_MUTANTS", "6"))

each_game = pytest.mark.parametrize("game", FAULTS)


def each(pick: Callable[[str], list[Mutant]]) -> pytest.MarkDecorator:
    """One case for each of these faults of both games."""
    cases = [pytest.param(game, fault, id=f"{game}-{fault.id}") for game in FAULTS for fault in pick(game)]
    return pytest.mark.parametrize(("game", "fault"), cases)


@each_game
def test_there_are_enough_and_each_names_a_rule(game: str) -> None:
    assert len(FAULTS[game]) >= LEAST[game]
    assert {fault.rule for fault in FAULTS[game]} <= set(rule_ids(ROOT, game))


@each_game
def test_every_chapter_has_some(game: str) -> None:
    assert CHAPTERS[game] <= {fault.rule.split(".")[0] for fault in FAULTS[game]}


@each_game
def test_every_ruling_that_changes_play_has_one(game: str) -> None:
    text = (ROOT / "docs" / game / "rulings.md").read_text(encoding="utf-8")
    rulings = set(re.findall(RULING[game], text, re.M))
    assert len(rulings) >= RULINGS[game]
    assert rulings - {fault.rule for fault in FAULTS[game]} <= NO_CODE[game]


@each_game
@pytest.mark.parametrize("folder", ["mutants", "leaks"])
def test_each_fits_the_sources(game: str, folder: str) -> None:
    trees: dict[str, ast.Module] = {}
    for fault in mutants(ROOT, game, folder):
        if fault.file not in trees:
            path = ROOT / "src" / "consigliere" / "games" / game / fault.file
            trees[fault.file] = ast.parse(path.read_text(encoding="utf-8"))
        place(trees[fault.file], fault)
        old, new = (ast.dump(ast.Module(snippet(code), [])) for code in (fault.find, fault.replace))
        assert old != new, fault.id


@pytest.mark.slow
@each(lambda game: drawn(FAULTS[game], RUN, "always"))
def test_it_is_found_by_a_test_that_carries_its_rule(game: str, fault: Mutant) -> None:
    assert kill(fault, ROOT, game) == "killed", fault.why


def test_a_new_fault_leaves_the_others_that_are_run() -> None:
    found = FAULTS["chicago"]
    before, after = ({m.id for m in drawn(some, RUN, "always")} for some in (found[:-1], found))
    assert len(after) == RUN and len(before & after) >= RUN - 1
    assert {m.id for m in drawn(found, RUN, "2026-11-18")} != {m.id for m in drawn(found, RUN, "2026-11-19")}


# -- by syntax

SOURCE = '''"""A chapter."""

LEAST = 2


def payable(guns: int) -> dict[str, int]:
    # every gun counts
    if guns >= LEAST and guns < 9:
        guns -= 1
        told(guns)
    else:
        guns += 1
    told(guns)
    return {"guns": guns, "left": 9 - guns}


class Case:
    def payable(self, guns: int) -> bool:
        return guns >= LEAST
'''


# the same with other comments, lines and quotes, and in another order
MOVED = '''
class Case:
    """One of five."""

    def payable(self, guns: int) -> bool:
        return (
            guns
            # or more
            >= LEAST
        )


LEAST = 2


def payable(
    guns: int,
) -> dict[str, int]:
    """What it costs."""
    if (
        guns >= LEAST  # all of them
        and guns < 9
    ):

        guns -= 1
        told((guns))
    else:
        guns += 1
    told(
        guns,
    )
    return {'guns': guns, 'left': 9 - guns}
'''


def fault(find: str, replace: str, function: str = "payable", nth: int = 0) -> Mutant:
    return Mutant("one", "G1", "one.py", find, replace, "why", function, nth)


@pytest.mark.parametrize(
    ("fault", "old", "new"),
    [
        (fault("guns >= LEAST", "guns > LEAST"), ">= LEAST and", "> LEAST and"),
        (fault("guns>=LEAST", "guns > LEAST", "Case.payable"), "return guns >=", "return guns >"),
        (fault("LEAST = 2", "LEAST = 3", ""), "LEAST = 2", "LEAST = 3"),
        (fault("guns -= 1\ntold(guns)", "pass"), "guns -= 1\n        told(guns)", "pass"),
        (fault("guns += 1", ""), "    else:\n        guns += 1\n", ""),
        (fault("told(guns)", "told(0)", nth=1), "        told(guns)", "        told(0)"),
        (fault("told(guns)", "", nth=2), "    told(guns)\n    return", "    return"),
        (fault("guns >= LEAST\nand guns < 9", "True"), "guns >= LEAST and guns < 9", "True"),
        (fault('{**_, "guns": guns}', '{**_, "guns": 0}'), '{"guns": guns', '{"guns": 0'),
        (fault("{**_, 'left': 9 - guns}", "{**_, 'a': 1}"), '"left": 9 - guns', '"a": 1'),
    ],
)
def test_code_is_found_by_function_and_syntax(fault: Mutant, old: str, new: str) -> None:
    assert SOURCE.count(old) == 1
    wanted = parts(SOURCE.replace(old, new))
    assert parts(SOURCE) == parts(MOVED) != wanted
    assert parts(faulty(SOURCE, fault)) == parts(faulty(MOVED, fault)) == wanted


def parts(source: str) -> set[bytes]:
    """What a module does, in any order."""
    code = undocumented(ast.parse(source).body)
    return {meant(".py", ast.unparse(node).encode()) for node in code}


@pytest.mark.parametrize(
    ("fault", "key"),
    [
        (fault("guns >= LEAST", "True", "paid"), "mutant-without-function"),
        (fault("guns >= LEAST", "True", "Case"), "mutant-does-not-fit"),
        (fault("guns > LEAST", "True"), "mutant-does-not-fit"),
        (fault("guns >= LEAST", "True", ""), "mutant-does-not-fit"),
        (fault("told(guns)", "told(0)"), "mutant-does-not-fit"),
        (fault("told(guns)", "told(0)", nth=3), "mutant-does-not-fit"),
        (fault("guns -= 1", "guns -= 2", nth=1), "mutant-does-not-fit"),
        (fault('{**_, "guns": 9}', '{**_, "guns": 0}'), "mutant-does-not-fit"),
        (fault("", "pass"), "mutant-does-not-fit"),
    ],
)
def test_a_fault_that_does_not_fit_is_told(fault: Mutant, key: str) -> None:
    with pytest.raises(BadInput) as told:
        faulty(SOURCE, fault)
    assert told.value.key == key
