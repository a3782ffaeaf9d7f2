"""Advice in the terminal: one key, a small panel in the menu's words, for the seat that is asked alone."""

import io
import random
import re
from functools import partial
from typing import cast

import pytest
from rich.text import Text

from consigliere.bots.advice import Advice
from consigliere.bots.base import Clock
from consigliere.cli import play
from consigliere.cli.screen import counsel
from consigliere.cli.screen.counsel import Counsel, lines, numbers_of, said_of, with_forced
from consigliere.cli.screen.layout import Size
from consigliere.core.decisions import items, pick
from consigliere.core.refusal import Refusal
from consigliere.games.catalogue import GAMES
from consigliere.games.godfather.notation import TABLE
from consigliere.wording.choices import Picking
from tests.cli.play_people import own_home, positions, seated, shown, table, typing, written

__all__ = ["own_home"]

every_game = pytest.mark.parametrize("game", sorted(GAMES))
SIZES = [Size(80, 24), Size(120, 40)]
PLACE = re.compile(r"│ ▸ +(\d+) % (.+?) *│")


@pytest.mark.slow
@every_game
def test_one_key_shows_the_best_choices(game: str) -> None:
    """At every kind of decision, at both sizes: ranked, with chances, in the frame; then it asks again."""
    seen: set[str] = set()
    for at, seat in positions(game, "--players", "3", step=1):
        decision = at.game.view(seat, knowledge=False)["prompt"]["decision"]
        if decision in seen or len(at.game.legal_for(seat)) < 2:
            continue
        seen.add(decision)
        before = at.game.journal.to_text()
        for size in SIZES:
            person = seated(at, seat, size)
            person.read = lambda: ""
            file = cast(io.StringIO, person.console.file)
            assert not person.typed("a")
            text = written(person.console)
            found = PLACE.findall(text)
            assert 1 <= len(found) <= 3
            assert all(0 <= int(chance) <= 100 for chance, _ in found)
            panel = [line for line in text.splitlines() if line.startswith(("│", "╭", "╰"))]
            assert max(map(len, panel)) <= size.width
            assert text.rindex("▶ ") > text.rindex("╰"), "the question follows"
            assert file.getvalue()
        assert at.game.journal.to_text() == before, "advice is no command"
    assert len(seen) >= 10


@pytest.mark.slow
@every_game
def test_it_speaks_as_the_menu_does(game: str) -> None:
    checked = 0
    for at, seat in positions(game, "--players", "3", step=11):
        person = seated(at, seat, Size(120, 40))
        if person.pick is not None or len(person.choices) < 2:
            continue
        labels = {choice.label[:1].upper() + choice.label[1:] for choice in person.choices}
        panel = shown(person, "a")
        assert any(re.search(rf"│ ▸ +\d+ % {re.escape(label[:60])}", panel) for label in labels), panel
        checked += 1
    assert checked > 20


@pytest.mark.slow
@every_game
def test_the_numbers_of_a_pick_can_be_typed(game: str) -> None:
    """What the panel names is taken as it stands."""
    checked = 0
    for at, seat in positions(game, "--players", "3", step=1):
        person = seated(at, seat, Size(120, 40))
        if person.pick is None or checked > 30:
            continue
        panel = shown(person, "a")
        if person.pick.steps and person.view["sealed"]["step"]:
            assert re.search(r"│ ▸ +\d+ % (Keep|Return)", panel), "in words, when some are named already"
        for numbers in re.findall(r"│ ▸ +\d+ % .*? – type ([\d ]*\d)", panel):
            wanted = [] if numbers == "0" else [int(n) for n in numbers.split()]
            assert len(set(wanted)) == len(wanted)
            assert person.pick.least <= len(wanted) <= person.pick.most
            forms = person.pick.forms([person.pick.items[n - 1] for n in wanted])
            if not person.pick.steps:
                assert not isinstance(at.game.preview(seat, *forms), Refusal)
            checked += 1
    assert checked > 10


def test_what_the_engine_adds_by_itself_is_numbered_too() -> None:
    at, seat = next(
        (at, seat)
        for at, seat in positions("godfather", "--players", "4", step=1)
        if at.game.view(seat, knowledge=False)["prompt"]["decision"] == "tribute"
        and seated(at, seat, SIZES[0]).pick is not None
    )
    person = seated(at, seat, SIZES[0])
    pick = person.pick
    assert pick is not None
    last = pick.items[len(pick.items) - pick.least]
    action = at.game.rules.actions.find({"type": "retain", "card": last})
    assert action is not None
    numbers = numbers_of(pick, Advice((action,), 0.5))
    assert len(numbers) == pick.least


def test_what_is_forced_in_the_middle_is_numbered_where_it_stands() -> None:
    """Once the $3 is kept one gun must be: else too few are left."""
    ids = ("$1", "$2", "$2", "$3", "gun", "gun", "booze", "blood")

    def kept(count: int) -> Picking:
        return Picking(pick(items(ids, lambda id: "card"), count, count, "retain", steps=True), TABLE)

    assert with_forced(kept(5), ["$2", "$3", "booze"]) == [2, 4, 5, 7, 8]
    assert with_forced(kept(5), ["$2", "gun"]) == [2, 5, 6, 7, 8]
    assert with_forced(kept(8), []) == [1, 2, 3, 4, 5, 6, 7, 8]


def test_where_the_order_matters_the_words_keep_it() -> None:
    at = table("chicago", "--players", "3", "--seed", "1")
    person = seated(at, at.game.seat, SIZES[0])
    assert person.pick is not None and person.pick.verb == "return"
    first, *_, last = person.pick.items
    found = [at.game.rules.actions.find({"type": "return", "card": item}) for item in (last, first)]
    forms = tuple(action for action in found if action is not None)
    said = said_of(person.words, person.view, Advice(forms, 0.5), person.pick)
    assert said.index(person.words.labelled(last)) < said.index(person.words.labelled(first))


def test_it_is_only_for_the_own_question(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """At the end of a turn there is nothing to decide."""
    at = table("godfather", "--players", "2", "--seed", "5", "--seats", "human,medium")
    person = seated(at, at.game.seat, SIZES[0], ["a", ""])
    person.end_turn()
    assert "There is nothing to advise on now." in written(person.console)


@every_game
def test_it_is_asked_through_the_seats_own_view(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    at, seat = next(positions(game, "--players", "3"))
    views: list[tuple[int, bool]] = []
    view = type(at.game).view

    def spied(self: object, viewer: int = -1, *, knowledge: bool = True) -> dict[str, object]:
        views.append((viewer, knowledge))
        return view(at.game, viewer, knowledge=knowledge)

    person = seated(at, seat, SIZES[0])
    monkeypatch.setattr(type(at.game), "view", spied)
    person.counsel.ask(person.words, person.view, person.pick, 80)
    assert views == [(seat, True)]


@every_game
def test_the_same_place_gives_the_same_advice(game: str) -> None:
    at, seat = next(positions(game, "--players", "3"))
    first, second = (shown(seated(at, seat, SIZES[0]), "a").partition("╭")[2] for _ in range(2))
    assert first == second
    other = Counsel(at.game, seat, lambda: Clock(iterations=12))
    person = seated(at, seat, SIZES[0])
    person.counsel = other
    assert shown(person, "a").partition("╭")[2] != first


@pytest.mark.slow
@every_game
def test_a_piped_game_may_ask_at_every_question(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(counsel, "SECONDS", 0.004)
    at = table(game, "--players", "2", "--seed", "8", "--seats", "human,greedy")
    turn = iter(range(100_000))
    rng = random.Random(3)

    def read() -> str:
        if next(turn) % 2 == 0:
            return "a"
        return str(rng.choice(at.game.legal_for(0)))

    monkeypatch.setattr(play, "read", read)
    assert play.with_people(at) == 0
    out = capsys.readouterr().out
    assert at.game.over and out.count("─  Advice  ─") >= 30
    assert "\x1b" not in out and "is thinking" not in out and "Thinking" not in out


def test_the_help_and_the_keys_name_it() -> None:
    for game in sorted(GAMES):
        at, seat = next(positions(game, "--players", "3"))
        for size in SIZES:
            person = seated(at, seat, size)
            person.show()
            assert "a advice" in written(person.console)
        person = seated(at, seat, Size(120, 60), typing_nothing())
        assert "a advice: the three best choices" in shown(person, "?")


def typing_nothing() -> list[str]:
    return [""] * 5


def test_reasons_stand_side_by_side_as_far_as_they_fit() -> None:
    texts = [Text("a" * 10), Text("b" * 10), Text("c" * 10)]
    plain = partial(lambda width: [line.plain for line in lines(texts, width)])
    assert plain(40) == ["a" * 10 + "  " + "b" * 10 + "  " + "c" * 10]
    assert plain(22) == ["a" * 10 + "  " + "b" * 10, "c" * 10]
    assert plain(5) == ["a" * 10, "b" * 10, "c" * 10]
    assert lines([], 10) == [] and typing([])() == "q"


def test_a_pick_that_waits_is_shown_again_after_advice() -> None:
    at = table("chicago", "--players", "3", "--seed", "1")
    person = seated(at, at.game.seat, SIZES[0])
    named = shown(person, "4 1")
    again = shown(person, "a")
    assert person.chosen is not None
    assert named[-40:] in again, "what Enter will do stands on the screen"


@every_game
@pytest.mark.parametrize("line", ["9" * 5000, "p " + "9" * 5000, "1 " + "9" * 20])
def test_a_number_of_any_length_is_answered(game: str, line: str) -> None:
    at = table(game, "--players", "2", "--seed", "1")
    person = seated(at, at.game.seat, SIZES[0])
    assert shown(person, line)
