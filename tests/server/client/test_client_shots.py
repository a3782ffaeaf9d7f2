"""Every recorded state looked at once: no text is cut or lies on another, and axe-core finds nothing.

Sizes, themes and languages go round; `make shots` and `python -m tools.shots FOLDER --axe` look at them all.
"""

import asyncio
from pathlib import Path

import pytest

from tools.shots import carried_out, plan, Run, said, Shot
from tools.stage import Staged

OVERFLOW = (
    "() => { const text = document.querySelector('#asked'); text.textContent = 'endless'.repeat(60);"
    " text.setAttribute('class', ''); }"
)
ON_TOP = (
    "() => { const [one, two] = [0, 1].map(() => document.body.appendChild(document.createElement('p')));"
    " for (const each of [one, two]) { each.textContent = 'in the same place'; each.style.position = 'fixed';"
    " each.style.top = '300px'; each.style.left = '120px'; each.style.zIndex = '9'; }"
    " two.style.left = '180px'; }"
)
NO_NAME = "() => document.querySelector('.ask .back').replaceWith(document.createElement('button'))"


def looked(shots: list[Shot], axe: bool = True, plant: str = "") -> Run:
    return asyncio.run(carried_out(Run(axe=axe, plant=plant), shots))


@pytest.mark.slow
def test_each_state_is_whole_and_for_everybody(built: Path) -> None:
    run = looked(list(plan(["godfather"], [], few=True)))
    assert run.looked > 25
    assert [f"{name}: {said(one)}" for name, found in run.faults.items() for one in found] == []


@pytest.mark.slow
def test_planted_faults_are_found(built: Path) -> None:
    turn = [shot for shot in plan(["godfather"], ["turn"], few=False) if shot.language == "en"][:1]
    assert isinstance(turn[0].what, Staged)
    for plant, kinds in (
        (OVERFLOW, {"cut", "overflows", "off the page", "scrolls sideways"}),
        (ON_TOP, {"overlaps"}),
        (NO_NAME, {"button-name"}),
    ):
        (found,) = looked(turn, plant == NO_NAME, plant).faults.values()
        assert kinds & {one["kind"] for one in found}, plant
