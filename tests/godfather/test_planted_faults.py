"""The planted rule faults: enough of them, in every chapter, each fits the sources; some are run each day."""

import os
import re
from pathlib import Path

import pytest

from consigliere.cli.rules import chosen, kill, Mutant, mutants, rule_ids

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "src" / "consigliere" / "games" / "godfather"
FAULTS = mutants(ROOT, "godfather")
RUN = int(os.environ.get("CONSIGLIERE_MUTANTS", "15"))


def test_there_are_enough_and_each_names_a_rule() -> None:
    ids = set(rule_ids(ROOT, "godfather"))
    assert len(FAULTS) >= 120
    assert {fault.rule for fault in FAULTS} <= ids


def test_every_chapter_has_some() -> None:
    chapters = {fault.rule.split(".")[0] for fault in FAULTS if fault.rule.startswith("G")}
    assert chapters == {f"G{n}" for n in range(1, 18)}


def test_every_house_ruling_that_changes_play_has_one() -> None:
    """[H] rulings; Q-4 (no trading) and the like have no code that could be broken."""
    text = (ROOT / "docs" / "godfather" / "rulings.md").read_text(encoding="utf-8")
    house = set(re.findall(r"^- \*\*(Q-\d+)\*\*.*\[H\]", text, re.M))
    assert len(house) > 30
    planted = {fault.rule for fault in FAULTS}
    assert house - planted <= NO_CODE


NO_CODE = {"Q-4"}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.id)
def test_it_fits_the_sources(fault: Mutant) -> None:
    text = (GAME / fault.file).read_text(encoding="utf-8")
    assert text.count(fault.find) == 1
    assert fault.find != fault.replace


@pytest.mark.slow
@pytest.mark.parametrize("fault", chosen(FAULTS, None, RUN), ids=lambda fault: fault.id)
def test_it_is_found_by_a_test_that_carries_its_rule(fault: Mutant) -> None:
    assert kill(fault, ROOT, "godfather") == "killed", fault.why
