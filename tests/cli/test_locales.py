"""`consigliere locales`: every language is complete, each kind of fault is found, a new one can be begun."""

import json
from pathlib import Path

import pytest

from consigliere.cli.main import main
from consigliere.games.catalogue import GAMES
from consigliere.locales import checking, LANGUAGES

ENGLISH = """
one = One { $name }
two = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
three = { $who ->
    [you] You win
   *[other] { $who } wins
 }
"""
GOOD = """
one = Один { $name }
two = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
 }
three = { $who ->
    [you] Ви виграли
   *[other] Виграє { $who }
 }
"""


def found(text: str, monkeypatch: pytest.MonkeyPatch, language: str = "uk") -> list[tuple[str, str, str]]:
    monkeypatch.setattr(checking, "texts", lambda _: {"a.ftl": ENGLISH})
    return [(fault.kind, fault.key, fault.about) for fault in checking.faults(language, {"a.ftl": text})]


def test_a_good_translation_has_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(GOOD, monkeypatch) == []


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("one = Один { $name }", "", ("missing", "one", "")),
        ("one = Один", "four = 4\none = Один", ("unused", "four", "")),
        ("one = Один { $name }", "one = Один { $name }\none = { $name }", ("twice", "one", "a.ftl")),
        ("one = Один { $name }", "one = Один { $name", ("unreadable", "a.ftl", "one = Один { $name")),
        ("one = Один { $name }", "one = { $name } { $nom }", ("unknown-variable", "one", "nom")),
        ("one = Один { $name }", "one = Один", ("variable-left-out", "one", "name")),
        ("    [you] Ви виграли\n", "", ("variant-left-out", "three", "who: you")),
        ("    [few] { $count } карти\n", "", ("plural-left-out", "two", "count: few")),
    ],
)
def test_each_kind_of_fault_is_found(
    before: str, after: str, fault: tuple[str, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert before in GOOD
    assert fault in found(GOOD.replace(before, after), monkeypatch)


def test_a_count_without_plural_forms_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = GOOD[: GOOD.index("two =")] + "two = Карт: { $count }\n" + GOOD[GOOD.index("three =") :]
    assert found(plain, monkeypatch) == [("plural-left-out", "two", "count: few, many, one")]


def test_a_rejected_word_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "rejected", lambda _: [("карта", "картка")])
    assert found(GOOD, monkeypatch) == [("rejected", "two", "карта → картка")]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_that_is_offered_is_complete(language: str) -> None:
    assert checking.faults(language) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told(language: str, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["play", game, "--auto", "--seats", "greedy,greedy,greedy", "--seed", "3", "--lang", language]
    assert main(words) == 0
    assert len(capsys.readouterr().out.splitlines()) > 50


@pytest.mark.slow
def test_check_tells_the_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["locales", "check", "en", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["languages"] == {"en": []}
    assert main(["locales", "check", "en"]) == 0
    assert "en: 100 %" in capsys.readouterr().out
    assert main(["locales", "check", "xx"]) == 2


@pytest.mark.slow
def test_a_new_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checking, "DRAFTS", tmp_path)
    assert main(["locales", "new", "cs"]) == 0
    assert "few, one, other" in capsys.readouterr().out
    assert {fault.kind for fault in checking.faults("cs")} == {"plural-left-out"}
    assert main(["locales", "new", "cs"]) == 2
    assert main(["locales", "new", "en"]) == 2
    assert main(["locales", "new", "../cs"]) == 2
