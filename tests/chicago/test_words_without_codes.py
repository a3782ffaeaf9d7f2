"""A drawn table names things without codes, unless two have the same name; a terminal keeps them."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from consigliere.cli.screen.games import words_of
from consigliere.games.catalogue import ruleset
from consigliere.locales import catalogue
from consigliere.wording.chicago import hints
from consigliere.wording.chicago.words import Words
from consigliere.wording.games import wording_of

STATES: Final = Path(__file__).parents[2] / "web" / "src" / "games" / "chicago" / "states"
SCENE: Final = {"A1": "17", "B3": "2", "C2": None}


@pytest.fixture
def drawn() -> Any:
    return wording_of(ruleset("chicago"), catalogue("en")).words


def test_a_name_alone(drawn: Any) -> None:
    assert [drawn.place(id, SCENE) for id in SCENE] == ["Casino", "Cigar Shop", "C2"]
    assert drawn.labelled("S3") == drawn.card("S3")


def test_two_of_one_name_keep_their_codes(drawn: Any) -> None:
    twice = {**SCENE, "D4": "17"}
    assert [drawn.place(id, twice) for id in twice] == ["A1 Casino", "Cigar Shop", "C2", "D4 Casino"]


def test_a_terminal_keeps_codes() -> None:
    for words in (Words(catalogue("en")), words_of(ruleset("chicago"), catalogue("en"))):
        assert isinstance(words, Words)
        assert words.place("A1", SCENE) == "A1 Casino" and words.labelled("S3").startswith("S3 ")


@pytest.mark.parametrize("name", ["extort", "agent", "claim", "act"])
def test_every_choice_of_a_recorded_state_has_words(drawn: Any, name: str) -> None:
    position = json.loads((STATES / f"{name}.json").read_text(encoding="utf-8"))["position"]
    told = [hints.hint(drawn, position["view"], one["form"]) for one in position["question"]["legal"]]
    assert any(told) and not any(
        f" {place} " in f" {one} "
        for one in told
        for place in position["view"]["cards"]
        if position["view"]["cards"][place]["business"]
    )
