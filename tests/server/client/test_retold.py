"""Recorded states are retold in every language: sentence, labels, log and previews, and the book."""

import json

import pytest

from consigliere.locales import LANGUAGES
from tools import retold, stage

SCRIPT = {"uk": ("а", "я"), "fa": ("آ", "ی")}


@pytest.mark.slow
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != retold.RECORDED])
@pytest.mark.parametrize("game", stage.games())
def test_every_state_is_told_in_the_language(game: str, language: str) -> None:
    for name, state in stage.recorded(game).items():
        told = retold.words(game, state, language)
        asked, now = state["position"].get("question"), told["position"].get("question")
        assert bool(told["log"]) == bool(state["log"]) and not {*told["log"]} & {*state["log"]}, name
        if asked is None:
            assert now is None
            continue
        assert now["sentence"] != asked["sentence"], name
        assert [one["actions"] for one in now.get("options") or []] == [
            one["actions"] for one in asked.get("options") or []
        ], name
        if language in SCRIPT:
            first, last = SCRIPT[language]
            assert any(first <= char <= last for char in now["sentence"]), name
        for found in list(state["previews"].values())[:2]:
            preview = retold.preview(game, state, found, language)
            assert preview["events"] == found["events"]
            assert not found["lines"] or preview["lines"] != found["lines"], name


def test_the_recorded_language_is_told_as_it_was_recorded() -> None:
    state = stage.recorded("godfather")["turn"]
    before = json.dumps(state)
    assert retold.words("godfather", state, "en") is state
    retold.words("godfather", state, "uk")
    assert json.dumps(state) == before  # nothing is written over


def test_a_staged_table_answers_in_the_language_that_is_asked_for() -> None:
    table = next(one for one in stage.made("godfather") if one.name == "turn")
    says = [table.answers({"type": "join", "words": one})[0] for one in ("en", "it", "en")]
    sentences = [one["position"]["question"]["sentence"] for one in says]
    assert sentences[0] == sentences[2] != sentences[1]
    assert retold.book("godfather", "it")["language"] == "it"
