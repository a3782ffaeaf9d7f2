"""Who sits at the terminal's table: levels, temperaments, budgets, said in words and kept in the journal."""

import io
import json
import random
from pathlib import Path

import pytest
from rich.console import Console

from consigliere.bots.levels import LEVELS, NAMES
from consigliere.bots.strengths import percent, strength
from consigliere.cli import play
from consigliere.cli.common import is_played
from consigliere.cli.kinds import is_kind, KINDS
from consigliere.cli.main import main
from consigliere.cli.screen.layout import Size
from consigliere.cli.screen.opponents import in_words, Opponent, strength_in_words, thinking
from consigliere.core.journal import Journal
from consigliere.games.catalogue import GAMES
from tests.cli.play_people import own_home, steady, table, terminal, typing, written
from tools.matches import Asked, LABELS, PAGE, rows

__all__ = ["own_home"]

TABLES = ["easy,easy,medium", "value:aggressive,greedy,random", "search@2it,hard:careful@2it"]
BAD = ["wizard", "easy:careful", "hard:wild", "medium@100ms", "search@0ms", "human:careful", "hard@fast"]
every_game = pytest.mark.parametrize("game", sorted(GAMES))


def test_kinds_are_people_and_every_bot_but_the_rejected_one() -> None:
    assert KINDS[0] == "human" and KINDS[1:5] == LEVELS
    assert set(NAMES) - set(KINDS) == {"plain"}
    for kind in (*KINDS, "hard:careful", "search@100ms", "expert:businessman@64it"):
        assert is_kind(kind)
    for other in ("", "Human", "easy:careful", "hard:", "medium@5ms", 3, None):
        assert not is_kind(other)


@pytest.mark.parametrize(
    "kind",
    ["wizard", "easy:careful", "hard:wild", "medium@100ms", "search@0ms", "human:careful", "hard@fast"],
)
@every_game
def test_a_bad_kind_is_named_with_what_there_is(
    kind: str, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept"
    assert main(["play", game, "--seats", f"human,{kind}", "--save", str(file)]) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and captured.err.count("\n") == 1
    assert f"There is no such player: “{kind}”" in captured.err
    for known in (*LEVELS, ":careful", ":aggressive", ":businessman", "@200ms"):
        assert known in captured.err
    assert not file.exists(), "nothing is half done"


@every_game
def test_medium_bots_are_the_default(game: str) -> None:
    assert table(game, "--players", "3").kinds == ["human", "medium", "medium"]
    assert table(game, "--auto", "--players", "2").kinds == ["medium", "medium"]


def test_kinds_in_words() -> None:
    words = table("godfather", "--auto").words
    assert in_words(words, "human") == "you"
    assert in_words(words, "easy") == "easy bot"
    assert in_words(words, "hard:careful") == "careful hard bot"
    assert in_words(words, "search:aggressive@100ms") == "aggressive search bot, 100 ms a move"
    assert in_words(words, "expert:businessman@64it") == "businesslike expert bot, 64 playouts a move"
    assert len({in_words(words, kind) for kind in KINDS}) == len(KINDS)


def test_the_welcome_says_who_plays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at = table("godfather", "--seats", "human,easy,hard:careful@5ms", "--seed", "3")
    monkeypatch.setattr(play, "read", typing(["q"]))
    assert play.with_people(at) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "Marzullo (you), Matarazzo (easy bot), Pizzino (careful hard bot, 5 ms a move)" in out


@pytest.mark.slow
@every_game
@pytest.mark.parametrize(
    "seats", ["easy,medium", "value:aggressive,greedy,random", "search@2it,hard:careful@2it"]
)
def test_every_level_plays_to_the_end(game: str, seats: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["play", game, "--json", "--seed", "6", "--seats", seats]
    found = []
    for _ in range(2):
        assert main(command) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1] and found[0]["seats"] == seats.split(",")
    assert found[0]["winners"]


@pytest.mark.slow
@every_game
def test_a_kept_game_goes_on_alike(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's chance depends on the place in the journal; the kinds stand there as text."""
    seats = ("--seats", "human,search:careful@3it,medium", "--seed", "12")
    whole = table(game, *seats)
    monkeypatch.setattr(play, "read", steady(whole.game))
    play.with_people(whole)
    assert whole.game.over
    file = tmp_path / "game.journal"
    part = table(game, *seats, "--save", str(file))
    for _ in range(200):
        monkeypatch.setattr(play, "read", steady(part.game, stop_after=20))
        play.with_people(part)
        if part.game.over:
            break
        part = table(game, "--load", str(file))
        assert part.kinds == ["human", "search:careful@3it", "medium"]
    assert part.game.journal.to_text() == whole.game.journal.to_text()
    assert "search:careful@3it" in file.read_text(encoding="utf-8")


@every_game
def test_an_old_journal_still_loads(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Games kept before there were levels name greedy and random bots."""
    file = tmp_path / "old"
    old = table(game, "--seats", "human,greedy,random", "--seed", "2", "--save", str(file))
    old.keep()
    kept = Journal.from_text(file.read_text(encoding="utf-8"))
    assert is_played(kept.header)
    assert table(game, "--load", str(file)).kinds == ["human", "greedy", "random"]
    others = table(game, "--load", str(file), "--seats", "human,hard,expert:careful")
    assert others.kinds == ["human", "hard", "expert:careful"]


@every_game
def test_only_those_that_search_are_given_a_ledger(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    at = table(game, "--auto", "--seats", "medium,search@1it")
    given: list[tuple[int, bool]] = []
    view = type(at.game).view

    def spied(self: object, viewer: int = -1, *, knowledge: bool = True) -> dict[str, object]:
        given.append((viewer, knowledge))
        return view(at.game, viewer, knowledge=knowledge)

    bots = [Opponent(kind, at.game.rules) for kind in at.kinds]
    monkeypatch.setattr(type(at.game), "view", spied)
    for seat in (0, 1):
        while seat not in at.game.seats_to_act:
            acting = at.game.seat
            at.game.play(bots[acting].choose(at.game, acting, random.Random(1)))
        given.clear()
        bots[seat].choose(at.game, seat, random.Random(1))
        assert given == [(seat, seat == 1)]


# -- while a bot thinks


def test_thinking_is_said_at_a_terminal_only() -> None:
    screen, pipe = terminal(Size(80, 24)), Console(file=io.StringIO(), width=80)
    with thinking(screen, "Vitale is thinking …"):
        pass
    assert "Vitale is thinking …" in written(screen)
    for console, shown in ((pipe, True), (terminal(Size(80, 24)), False)):
        with thinking(console, "Vitale is thinking …", shown):
            pass
        assert isinstance(console.file, io.StringIO) and console.file.getvalue() == ""


def test_quick_bots_and_forced_moves_need_no_line() -> None:
    at = table("godfather", "--auto", "--players", "3")
    assert not Opponent("medium", at.game.rules).ponders(at.game, at.game.seat)
    assert Opponent("hard", at.game.rules).ponders(at.game, at.game.seat)
    idle = next(seat for seat in range(3) if seat not in at.game.seats_to_act)
    assert not Opponent("hard", at.game.rules).ponders(at.game, idle)


# -- how strong they are


@every_game
def test_the_labels_are_what_the_matches_gave(game: str) -> None:
    assert set(LABELS) == set(LEVELS)
    table = rows(PAGE.read_text(encoding="utf-8"))
    for level, (first, others, against) in LABELS.items():
        found = strength(game, level)
        assert found is not None and found.against == against
        shown = table[Asked(game, first, others, 0).name]
        assert f"**{found.share:.1%}**" in shown and f"| {found.low:.1%} – {found.high:.1%} |" in shown
        assert f"| {found.games} in " in shown


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_shown_with_its_measured_strength(game: str, level: str) -> None:
    at = table(game, "--seats", f"human,{level}")
    console = Console(file=io.StringIO(), width=200)
    play.welcome(at, console)
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    found = strength(game, level)
    if found is None:
        assert "Measured" not in shown
        return
    assert 0.0 <= found.low <= found.share <= found.high <= 1.0
    assert f"{in_words(at.words, level)} against three of" in shown
    assert f"wins {percent(found.share)} %" in shown and f"{found.games} games" in shown


def test_what_was_not_measured_has_no_label() -> None:
    at = table("chicago", "--seats", "human,hard:careful,search,medium")
    assert [bool(strength_in_words(at.words, "chicago", kind)) for kind in at.kinds] == [False] * 3 + [True]
