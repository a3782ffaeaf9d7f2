"""The terminal game: piped to its end, clumsy fingers, kept and gone on with, no peeking at the hot seat."""

import argparse
import io
import json
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from rich.console import Console

from consigliere.cli import play
from consigliere.cli.main import main
from consigliere.cli.screen import layout, rulebook
from consigliere.cli.screen.layout import Size
from consigliere.cli.screen.words import Words
from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.locales import catalogue

Read = Callable[[], str]
PICKS = ["1 2", "1 2 3 4 5", "2 3 4 5 6 7", "keep 1 2 3 4 5", "1,3"]


def table(*options: str) -> play.Table:
    parser = argparse.ArgumentParser()
    play.add_parser(parser.add_subparsers())
    return play.table(parser.parse_args(["play", "godfather", *options]))


def fingers(seed: int, most: int = 20_000) -> Read:
    """Someone who types anything: numbers, lists, commands, nonsense."""
    rng = random.Random(seed)
    left = iter(range(most))

    def read() -> str:
        if next(left, None) is None:
            raise EOFError
        roll = rng.random()
        if roll < 0.70:
            return str(rng.randrange(0, 9))
        if roll < 0.80:
            return rng.choice(PICKS)
        if roll < 0.92:
            return ""
        return rng.choice(
            ["?", "b", "l", "u", "p 1", "p x", "c JY1", "c zz", "r G6.3", "s", "x y", "thug P-WS"]
        )

    return read


def steady(game: Game, stop_after: int | None = None) -> Read:
    """Someone who types legal actions in notation; the choice depends on the place in the game alone."""
    reads = iter(range(5_000 if stop_after is None else stop_after))

    def read() -> str:
        if next(reads, None) is None:
            raise EOFError
        place = len(game.journal.entries)
        seat = next(s for s in game.seats_to_act if game.view(s)["prompt"]["yours"])
        return str(random.Random(place).choice(game.legal_for(seat)))

    return read


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_clumsy_fingers_reach_the_end(
    players: int, seed: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at = table("--players", str(players), "--seed", str(seed), "--memory-aid", "--open-suitcases")
    monkeypatch.setattr(play, "read", fingers(seed))
    assert play.with_people(at) == 0
    out = capsys.readouterr().out
    assert at.game.over and "The end" in out and "wins" in out
    assert "There is no choice" in out and "[G" in out and "✗" in out


def test_piped_through_the_front_door() -> None:
    """A real pipe: no terminal, the input ends in the middle, the game ends cleanly."""
    read = fingers(7)
    lines = "\n".join(read() for _ in range(150))
    command = [
        sys.executable,
        "-m",
        "consigliere.cli.main",
        "play",
        "godfather",
        "--seed",
        "7",
        "--players",
        "3",
    ]
    run = subprocess.run(command, input=lines, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0 and run.stderr == ""
    assert "Your turn: take one action.  [G5.1]" in run.stdout
    assert "This game is not kept" in run.stdout
    assert "\x1b" not in run.stdout


def test_save_and_load_go_on_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = ("--seats", "human,greedy,random,human", "--seed", "11")
    whole = table(*seats)
    monkeypatch.setattr(play, "read", steady(whole.game))
    play.with_people(whole)
    assert whole.game.over
    file = tmp_path / "game.journal"
    parts = table(*seats, "--save", str(file))
    commands = 0
    for _ in range(200):
        monkeypatch.setattr(play, "read", steady(parts.game, stop_after=25))
        play.with_people(parts)
        kept = Journal.from_text(file.read_text(encoding="utf-8"))
        assert kept.entries == parts.game.journal.entries
        if parts.game.over:
            break
        parts = table("--load", str(file))
        commands += 1
    assert commands > 3
    assert parts.game.digest() == whole.game.digest()
    assert parts.game.journal.to_text() == whole.game.journal.to_text()
    assert list(tmp_path.iterdir()) == [file]


def test_hot_seat_hides_hands(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Between two people the keyboard is passed; what is then on screen names no card of another's hand
    that this seat could not see anyway."""
    at = table("--seats", "human,human,human", "--seed", "21")
    game, words = at.game, at.words
    inner = steady(game)
    shown: list[str] = []
    owner: list[int] = []
    checks = 0

    def read() -> str:
        nonlocal checks
        shown.append(capsys.readouterr().out)
        passed = re.search(r"Pass the keyboard to (\w+)", shown[-1])
        if passed:
            owner[:] = [words.players.index(passed.group(1))]
            shown[:] = [shown[-1][passed.start() :]]
            return ""
        seat = owner[0]
        assert game.view(seat)["prompt"]["yours"]
        view = {k: v for k, v in game.view(seat).items() if k != "knowledge"}
        visible = json.dumps([view, game.events(seat)])
        for other in range(3):
            for card in game.view(other)["hand"] if other != seat else ():
                if card.startswith("J") and card not in visible:
                    assert words.card(card) not in "".join(shown)
                    checks += 1
        return inner()

    monkeypatch.setattr(play, "read", read)
    play.with_people(at)
    assert game.over and checks > 500


def test_typed_lines_are_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at = table("--players", "2", "--seed", "5", "--seats", "human,greedy")
    lines = iter(
        ["99", "thug T-CH", "nonsense", "1 2", "p 1", "c ja9", "c jk2", "r g5.1", "r Z9", "u", "s", "?"]
    )

    def read() -> str:
        return next(lines, "q")

    monkeypatch.setattr(play, "read", read)
    before = len(at.game.journal.entries)
    assert play.with_people(at) == 0
    out = " ".join(capsys.readouterr().out.split())
    for expected in (
        "There is no choice 99. Choices: 1 to 2",
        "There is no business here yet, so there is neither a front nor a space: “tile slot of Chelsea”. [G",
        "There is no such action in this game. [G5.1]",
        "Choose one number here.",
        "A preview needs the number of a choice",
        "There is no card, business or space with this id: ja9",
        "JK2 Drive-By: gun ×2, booze → $3, $2",
        "≈ reconstructed",
        "G5.1: Beginning with the holder of the horse head",
        "The text of rule Z9 is not at hand here",
        "There is nothing you can take back",
        "Say where: s FILE",
        "take back your last command",
        "This game is not kept",
    ):
        assert expected in out, expected
    taken = [entry for entry in at.game.journal.entries[before:] if entry.who == "seat" and entry.seat == 0]
    assert taken == []


def test_preview_and_take_back(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    at = table("--players", "2", "--seed", "5", "--seats", "human,greedy")
    lines = iter(["1", "p 2", "2", "u", "0"])
    monkeypatch.setattr(play, "read", lambda: next(lines, "q"))
    play.with_people(at)
    out = capsys.readouterr().out
    assert "→ Marzullo plays a thug: “" in out and "→ Then you go on." in out
    assert [e.who for e in at.game.journal.entries][-2:] == ["seat", "take-back"]


def test_a_list_of_cards_waits_for_its_confirmation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at = table("--players", "2", "--seed", "3", "--seats", "human,greedy")
    inner = steady(at.game)
    typed: list[str] = []
    view: dict[str, Any] = {}

    def read() -> str:
        nonlocal view
        if len(typed) > 3:
            return "q"
        view = at.game.view(0)
        if view["prompt"]["decision"] != "keep-cards":
            return inner()
        typed.append("")
        return ["keep 1 2", "1 2 3 4 99", "1 3 5 4 2", ""][len(typed) - 1]

    monkeypatch.setattr(play, "read", read)
    play.with_people(at)
    out = capsys.readouterr().out
    assert len(typed) == 4
    assert "Named: 2. Needed: 5." in out and "There is no choice 99." in out
    assert "Enter confirms; other numbers choose anew." in out
    assert sum(view["hand"].values()) > 5 and sum(at.game.view(0)["hand"].values()) == 5
    assert set(at.game.view(0)["hand"]) <= set(view["hand"])


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--players", "6"], "godfather is for 2 to 5 players, not 6."),
        (["--seats", "human,wizard"], "There is no such player: “wizard”"),
        (["--seats", "human,greedy", "--players", "3"], "--seats names 2 seats, but there are 3 players."),
        (["--json", "--seats", "human,greedy"], "--json is for bots alone"),
        (["--auto", "--seats", "human,greedy"], "--auto is for bots alone"),
        (["--lang", "tlh"], "There is no such language: “tlh”"),
        (["--content", "no-such-folder"], "There is no such content pack"),
        (["--load", "no-such-file"], "Cannot read no-such-file"),
        (["--auto", "--save", "no-such-folder/x"], "Cannot write no-such-folder/x"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "godfather", *options]) == 2
    captured = capsys.readouterr()
    assert said in captured.err and captured.err.count("\n") == 1
    assert captured.out == "" or json.loads(captured.out)["message"] in captured.err


def test_files_are_never_overwritten_nor_mixed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept"
    options = ["play", "godfather", "--auto", "--json", "--seed", "2", "--players", "2"]
    assert main([*options, "--save", str(file)]) == 0
    text = file.read_text(encoding="utf-8")
    assert main([*options, "--save", str(file)]) == 2
    assert main(["play", "godfather", "--load", str(file), "--seed", "3"]) == 2
    err = capsys.readouterr().err
    assert "exists already" in err and "--seed is fixed by the game that is loaded" in err
    file.write_text(text.replace("players: 2", "players: 3"), encoding="utf-8")
    assert main(["play", "godfather", "--load", str(file)]) == 2
    assert "Line 5: the line does not match its check digits" in capsys.readouterr().err


def test_json_is_one_object_and_repeats(capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for _ in range(2):
        assert main(["play", "godfather", "--json", "--seed", "4", "--players", "3"]) == 0
        results.append(json.loads(capsys.readouterr().out))
    assert results[0] == results[1]
    assert len(results[0]["scores"]) == 3 and results[0]["winners"]


def positions(*options: str) -> Iterator[tuple[Game, int]]:
    """Prompts of a whole game, one in 29."""
    at = table("--auto", "--seed", "8", *options)
    bots = [play.bot("greedy", at.game.rules) for _ in at.kinds]
    n = 0
    while not at.game.over:
        seat = at.game.seat
        if n % 29 == 0:
            yield at.game, seat
        n += 1
        play.bot_plays(at, seat, bots[seat])


def drawn(game: Game, seat: int, size: Size) -> list[str]:
    """The screen before this seat's decision, line by line."""
    words = Words(catalogue("en"))
    view = game.view(seat)
    legal = [action.form for action in game.legal_for(seat)]
    console = Console(width=size.width, height=size.height, file=io.StringIO())
    below = [layout.question(words, view, legal)]
    told = ["a line of the log"] * 9
    for part in [*layout.screen(words, view, legal, told, size, console, below), *below]:
        console.print(part)
    return cast(io.StringIO, console.file).getvalue().splitlines()


@pytest.mark.parametrize("size", [Size(80, 24), Size(100, 36), Size(120, 40), Size(200, 50)])
def test_the_screen_fits_the_terminal(size: Size) -> None:
    """Every line fits; with four players and no aids the large screens need no scrolling either."""
    seen = 0
    for game, seat in positions("--memory-aid", "--open-suitcases", "--players", "5"):
        lines = drawn(game, seat, size)
        assert max(map(len, lines)) <= size.width
        assert any("Your hand" in line for line in lines) and any("ACT" in line for line in lines)
        assert sum("Mz Marzullo" in line for line in lines) == 1
        seen += 1
    for game, seat in positions():
        assert len(drawn(game, seat, size)) < size.height or size.height < 40
        seen += 1
    assert seen > 20


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seat = next(positions())
    monkeypatch.setenv("NO_COLOR", "1")
    console = Console(width=120, force_terminal=True)
    with console.capture() as capture:
        console.print(layout.full_map(Words(catalogue("en")), game.view(seat), Size(120, 40)))
    assert "38;" not in capture.get() and "Wall Street" in capture.get()


def test_rules_are_read_where_the_docs_are(tmp_path: Path) -> None:
    assert "exactly one action" in (rulebook.rule("G5.1") or "")
    assert rulebook.rule("T4") is not None and rulebook.rule("Q-23") is not None
    assert rulebook.rule("G5.1", tmp_path) is None
