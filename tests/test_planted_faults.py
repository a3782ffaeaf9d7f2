"""The planted rule faults: enough of them, in every chapter, each fits the sources; some are run each day."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from consigliere.cli.rules import chosen, kill, Mutant, mutants, rule_ids

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
RUN = int(os.environ.get("CONSIGLIERE_MUTANTS", "15"))

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


@each(lambda game: FAULTS[game])
def test_it_fits_the_sources(game: str, fault: Mutant) -> None:
    text = (ROOT / "src" / "consigliere" / "games" / game / fault.file).read_text(encoding="utf-8")
    assert text.count(fault.find) == 1
    assert fault.find != fault.replace


@pytest.mark.slow
@each(lambda game: chosen(FAULTS[game], None, RUN))
def test_it_is_found_by_a_test_that_carries_its_rule(game: str, fault: Mutant) -> None:
    assert kill(fault, ROOT, game) == "killed", fault.why
