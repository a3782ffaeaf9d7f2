"""Every step of an ability stands wherever it must: ids, its worth to bots, the page on packs."""

from pathlib import Path

from consigliere.bots.godfather.numbers import NUMBERS, STEP, THUMBS
from consigliere.games.godfather import terms
from consigliere.games.godfather.content.vocabulary import STEPS
from consigliere.games.godfather.frame_table import ABILITY_IDS

PACKS = Path(__file__).parents[2] / "docs" / "content-packs.md"
OPS = {name: value for name, value in vars(terms).items() if name.startswith("OP_")}


def forgotten(ops: dict[str, int], steps: tuple[str, ...], told: str) -> list[str]:
    """Where a step is missing."""
    return [
        *(f"ABILITY_IDS: {name}" for name, op in ops.items() if op not in ABILITY_IDS),
        *(f"NUMBERS: {name}" for name, op in ops.items() if STEP + op >= NUMBERS),
        *(f"content-packs.md: {step}" for step in steps if f"{{ {step} = " not in told),
    ]


def test_no_step_is_forgotten() -> None:
    assert len(THUMBS) == NUMBERS
    assert len(OPS) == len(STEPS)
    assert forgotten(OPS, STEPS, PACKS.read_text(encoding="utf-8")) == []


def test_a_new_step_that_only_the_vocabulary_knows_is_found() -> None:
    told = PACKS.read_text(encoding="utf-8")
    found = forgotten(OPS | {"OP_TOLL": 23}, (*STEPS, "toll"), told)
    assert found == ["ABILITY_IDS: OP_TOLL", "NUMBERS: OP_TOLL", "content-packs.md: toll"]
