"""What words need beside translation: own digits, amounts in order, names of bots, yes, a script."""

import io
import json
from pathlib import Path

import pytest

from consigliere.cli.main import main
from consigliere.cli.screen.person import Person
from consigliere.games.catalogue import ruleset
from consigliere.locales import browser, Catalogue, catalogue
from consigliere.locales.scripts import END, ISOLATE, isolated, tidied
from consigliere.locales.speaking import speaking
from consigliere.wording.called import all_called, called, stored
from consigliere.wording.games import wording_of
from consigliere.wording.log import unnamed
from tests.cli.play_people import own_home as own_home
from tests.cli.referee_people import Table
from tests.cli.test_referee import SET_UP

MARKS = (ISOLATE, END, "\u2066")
PAID = "paid = { $seat } می‌پردازد: { $card }، { $count }\n"
MANY = "many = { $n ->\n  [one] یک\n *[other] { $n }\n}"
SAID = {"x.ftl": PAID + MANY}


def test_numbers_stand_in_the_digits_of_the_language() -> None:
    words = Catalogue("fa", SAID)
    assert words.text("many", n=1234) == "۱۲۳۴" and words.text("many", n=1) == "یک"
    assert words.number(10) == "۱۰"
    assert Catalogue("uk", SAID).text("many", n=1234) == "1234"  # where the digits are Latin ones


def test_amounts_and_names_keep_their_order_in_a_browser_alone() -> None:
    said = {"seat": "Ann", "card": "$5", "count": 3}
    shown = Catalogue("fa", SAID, isolating=True).text("paid", **said)
    assert shown == f"{ISOLATE}Ann{END} می‌پردازد: {ISOLATE}$5{END}، ۳"
    assert Catalogue("fa", SAID).text("paid", **said) == "Ann می‌پردازد: $5، ۳"  # a terminal
    assert Catalogue("it", SAID, isolating=True).text("paid", **said) == "Ann می‌پردازد: $5، 3"


def test_marks_stand_only_where_they_are_needed() -> None:
    assert tidied(f"{ISOLATE}{ISOLATE}Ann{END}{END} {ISOLATE}کارت{END}") == f"{ISOLATE}Ann{END} کارت"
    assert isolated("کارت") == "کارت" and isolated("$5") == f"{ISOLATE}$5{END}"
    assert isolated(isolated("Ann")) == isolated("Ann")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["godfather", "chicago"])
def test_no_terminal_gets_a_mark(game: str) -> None:
    rules, names = ruleset(game), ("Ann", "Ada")
    for words, marked in ((catalogue("fa"), False), (browser("fa"), True)):
        speech = wording_of(rules, words, names).words
        line = speech.listed((speech.seat(0), speech.cards({next(iter(speech.card_order())): 2})))
        assert any(mark in line for mark in MARKS) == marked
        assert unnamed(speech, f"{speech.seat(0)} می‌رود", 0) == "می‌رود"


# -- bots


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "Medium bot 2"),
        ("it", "Bot medio 2"),
        ("pt-BR", "Bot médio 2"),
        ("uk", "Середній бот 2"),
        ("fa", "ربات متوسط ۲"),
    ],
)
def test_a_bot_is_called_in_the_readers_language(language: str, name: str) -> None:
    words = catalogue(language)
    assert called(words, stored("medium", 2), "medium") == name
    assert called(words, "Medium bot 2", "imported") == name  # a journal from elsewhere
    assert called(words, "Medium bot 2", None) == "Medium bot 2"  # a person may be called so
    assert called(words, "Anna", "medium") == "Anna"
    assert called(words, "Nobody bot 2", "imported") == "Nobody bot 2"


def test_a_bots_temper_is_said_too() -> None:
    assert called(catalogue("uk"), stored("hard:careful", 1), "hard:careful").endswith("важкий бот 1")
    assert all_called(catalogue("it"), ["Ann", "Easy bot 1"], [None, "easy"]) == ["Ann", "Bot facile 1"]
    assert all_called(catalogue("it"), ["Ann"], []) == ["Ann"]  # a journal that does not tell who was a bot


# -- yes


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Yes"), ("it", "Sì"), ("pt-BR", "sim"), ("uk", "ТАК"), ("fa", "بله")]
)
def test_yes_is_understood_in_the_language_and_in_english(language: str, word: str) -> None:
    speech = wording_of(ruleset("godfather"), catalogue(language)).words
    for answer in ("y", "yes", word, f" {word}. "):
        assert speech.agrees(answer), answer
    for answer in ("", "n", "no", "u", "ja", word + word):
        assert not speech.agrees(answer), answer
    if language != "en":  # a word of another language is none here
        assert not wording_of(ruleset("godfather"), catalogue("en")).words.agrees(word)


def test_a_key_of_the_terminal_stays_a_key() -> None:
    person = object.__new__(Person)
    person.words = wording_of(ruleset("godfather"), catalogue("it")).words
    assert [person.agreed(line) for line in ("", "y", "sì", "si", "yes")] == [True] * 5
    assert [person.agreed(line) for line in ("s", "q", "u", "no", "1")] == [False] * 5
    assert person.words.agrees("s")  # where nothing but yes or no is asked


@pytest.mark.parametrize(("answer", "undone"), [("так", True), ("yes", True), ("ні", False), ("sì", False)])
def test_the_referee_takes_back_at_a_yes(
    answer: str,
    undone: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    people, words = Table("godfather", tmp_path, monkeypatch, capsys), catalogue("uk")
    said = people.say([*SET_UP[:11], "Bela", "TB1", "undo", answer], "--lang", "uk").out
    assert (words.text("referee-undone") in said) == undone
    assert (words.text("referee-undo-kept") in said) == (not undone)


# -- a terminal that may not shape the script


@pytest.mark.parametrize("command", ["play", "referee"])
@pytest.mark.parametrize("language", ["fa", "uk", "en"])
def test_a_terminal_that_may_not_shape_the_script(
    command: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    with speaking("en"):
        main([command, "godfather", "--players", "3", "--lang", language])
    out = " ".join(capsys.readouterr().out.split())
    wanted = language == "fa"
    assert out.count("consigliere serve") == (2 if wanted else 0)  # one line, in two languages
    assert (catalogue("en").text("terminal-script") in out) == wanted
    assert (catalogue("fa").text("terminal-script") in out) == wanted


def test_an_object_for_programs_has_no_note(capsys: pytest.CaptureFixture[str]) -> None:
    main(["play", "chicago", "--players", "2", "--seats", "random,random", "--json", "--lang", "fa"])
    assert json.loads(capsys.readouterr().out)["game"] == "chicago"
