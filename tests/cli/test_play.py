"""The terminal game: piped to its end, clumsy fingers, kept and gone on with, no peeking at the hot seat."""

import io
import json
import re
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from rich.console import Console

from consigliere.cli import play
from consigliere.cli.main import main
from consigliere.cli.screen import keeping, layout, rulebook
from consigliere.cli.screen.godfather import board, layout as streets, standing
from consigliere.cli.screen.layout import Size
from consigliere.cli.screen.person import Person
from consigliere.core.journal import Journal
from consigliere.games.catalogue import ruleset
from consigliere.games.godfather.shapes import Foresight
from consigliere.locales import catalogue
from consigliere.wording import log
from consigliere.wording.godfather import hints
from consigliere.wording.godfather.words import Words
from tests.cli import play_people
from tests.cli.play_people import drawn, own_home, Read, seated, shown, steady, typing, written

__all__ = ["own_home"]

WORDS = Words(catalogue("en"))
COMMANDS = ["?", "b", "l", "u", "p 1", "p x", "c JY1", "c zz", "r G6.3", "s", "x y", "thug P-WS"]
table = partial(play_people.table, "godfather")
positions = partial(play_people.positions, "godfather")


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_clumsy_fingers_reach_the_end(
    players: int, seed: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at = table("--players", str(players), "--seed", str(seed), "--memory-aid", "--open-suitcases")
    monkeypatch.setattr(play, "read", play_people.fingers(seed, COMMANDS))
    assert play.with_people(at) == 0
    out = capsys.readouterr().out
    assert at.game.over and "The end" in out and "wins" in out
    assert "There is no choice" in out and "[G" in out and "✗" in out


@pytest.mark.slow
def test_piped_through_the_front_door() -> None:
    """A real pipe: no terminal, the input ends in the middle, the game ends cleanly."""
    read = play_people.fingers(7, COMMANDS)
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
    run = subprocess.run(command, input=lines, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0 and run.stderr == ""
    assert "Your turn: take one action.  [G5.1]" in run.stdout
    assert "This game is not kept" in run.stdout
    assert "\x1b" not in run.stdout


@pytest.mark.slow
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


@pytest.mark.slow
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
        assert len(shown) < 2_000
        passed = re.search(r"Pass the keyboard to (\w+)", shown[-1])
        if passed:
            owner[:] = [words.players.index(passed.group(1))]
            shown[:] = [shown[-1][passed.start() :]]
            return ""
        seat = owner[0]
        view = game.view(seat, knowledge=False)
        assert view["prompt"]["yours"]
        visible = json.dumps([view, game.events(seat)])
        for other in range(3):
            for card in game.view(other, knowledge=False)["hand"] if other != seat else ():
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
    read = typing(
        [
            "99",
            "thug T-CH",
            "nonsense",
            "1 2",
            "p 9",
            "p 1",
            "c ja9",
            "c jk2",
            "r g5.1",
            "r Z9",
            "u",
            "s",
            "?",
        ]
    )
    monkeypatch.setattr(play, "read", read)
    before = len(at.game.journal.entries)
    assert play.with_people(at) == 0
    out = " ".join(capsys.readouterr().out.split())
    for expected in (
        "There is no choice 99. Choices: 1 to 2",
        "There is no business here yet, so there is neither a front nor a space: “tile slot of Chelsea”. [G",
        "Type a number or ? for help.",
        "Choose one number here.",
        "A preview needs the number of a choice",
        "There is no card, business or space with this id, name or number: ja9",
        "JK2 Drive-By: ≈gun ×2, booze → $3, $2",
        "≈ reconstructed",
        "G5.1: Beginning with the holder of the horse head",
        "There is no such rule: Z9",
        "There is nothing to take back yet.",
        "Say where: s FILE",
        "take back your last command",
        "This game is not kept",
    ):
        assert expected in out, expected
    taken = [entry for entry in at.game.journal.entries[before:] if entry.who == "seat" and entry.seat == 0]
    assert taken == []


def test_preview_and_take_back(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    at = table("--players", "2", "--seed", "5", "--seats", "human,greedy")
    monkeypatch.setattr(play, "read", typing(["1", "p 2", "2", "u", "0"]))
    play.with_people(at)
    out = capsys.readouterr().out
    assert "→ Marzullo plays a thug: “" in out and "→ Then you go on." in out
    assert [e.who for e in at.game.journal.entries][-2:] == ["seat", "take-back"]


@pytest.mark.slow
def test_a_list_of_cards_waits_for_its_confirmation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at = table("--players", "2", "--seed", "3", "--seats", "human,greedy")
    inner = steady(at.game)
    typed: list[str] = []
    view: dict[str, Any] = {}

    def read() -> str:
        nonlocal view
        if len(typed) > 40:
            raise EOFError
        if len(typed) > 3:
            typed.append("")
            return "q"
        view = at.game.view(0, knowledge=False)
        if view["prompt"]["decision"] != "tribute":
            return inner()
        typed.append("")
        return ["keep 1 2", "1 2 3 4 99", "1 3 5 4 2 2", ""][len(typed) - 1]

    monkeypatch.setattr(play, "read", read)
    play.with_people(at)
    out = capsys.readouterr().out
    assert typed[:4] == [""] * 4
    short = out[: out.index("Needed: 5.")].splitlines()[-2]
    assert "(worth $" in short and "Enter confirms" not in short
    assert "Named twice, counted once: 2" in out
    assert "Named: 2. Needed: 5." in out and "There is no choice 99." in out
    assert "Enter confirms; other numbers choose anew." in out
    assert sum(view["hand"].values()) > 5 and sum(at.game.view(0, knowledge=False)["hand"].values()) == 5
    assert set(at.game.view(0, knowledge=False)["hand"]) <= set(view["hand"])


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


@pytest.mark.slow
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


@pytest.mark.slow
def test_json_is_one_object_and_repeats(capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for _ in range(2):
        assert main(["play", "godfather", "--json", "--seed", "4", "--players", "3"]) == 0
        results.append(json.loads(capsys.readouterr().out))
    assert results[0] == results[1]
    assert len(results[0]["scores"]) == 3 and results[0]["winners"]


@pytest.mark.slow
@pytest.mark.parametrize("size", [Size(80, 24), Size(100, 36), Size(120, 40), Size(200, 50)])
def test_the_screen_fits_the_terminal(size: Size) -> None:
    """Every line fits and nothing scrolls away, with five players and every aid too."""
    seen = 0
    for at, seat in positions("--memory-aid", "--open-suitcases", "--players", "5", step=53):
        lines = drawn(at, seat, size)
        assert max(map(len, lines)) <= size.width
        assert any("Your hand" in line for line in lines) and any("ACT" in line for line in lines)
        assert any("Mz" in line for line in lines)
        assert len(lines) < size.height, "title and prompt stay in sight"
        seen += 1
    for at, seat in positions():
        lines = drawn(at, seat, size)
        assert len(lines) < size.height
        assert size.width < 100 or not any("…" in line for line in lines), "nothing is cut off"
        seen += 1
    assert seen > 20


@pytest.mark.slow
def test_a_turn_on_a_small_terminal_shows_what_matters() -> None:
    """The line of public jobs, of allies and of what happened, above a short first menu."""
    turns = crowded = 0
    for at, seat in positions("--players", "5", step=3):
        if at.game.view(seat, knowledge=False)["prompt"]["decision"] == "turn":
            lines = drawn(at, seat, Size(80, 24))
            text = "\n".join(lines)
            assert "Since your last turn" in text and "\nWS " in text and "Your hand" in text
            turns += 1
            if "\nJobs: " not in text or "Allies on offer: " not in text:
                # only a hand and suitcase of six lines may take the place of what is on offer
                assert text[text.index("\nYour hand") : text.index("\n▶")].count("\n") >= 6
                crowded += 1
    assert turns > 20 and crowded < 3


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    at, seat = next(positions())
    monkeypatch.setenv("NO_COLOR", "1")
    console = Console(width=120, force_terminal=True)
    with console.capture() as capture:
        console.print(streets.full_map(WORDS, at.game.view(seat, knowledge=False), Size(120, 40)))
    assert "38;" not in capture.get() and "Wall Street" in capture.get()


def test_rules_are_read_where_the_docs_are() -> None:
    assert "exactly one action" in (rulebook.rule("godfather", "G5.1") or "")
    assert rulebook.rule("godfather", "T4") is not None and rulebook.rule("godfather", "Q-23") is not None
    assert rulebook.rule("godfather", "C6.4") is None


# -- a loaded game


def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *options: str, reads: int = 6) -> Path:
    """A game with a person, kept in the middle."""
    file = tmp_path / "game.journal"
    at = table("--players", "3", "--seed", "6", "--save", str(file), *options)
    monkeypatch.setattr(play, "read", steady(at.game, stop_after=reads))
    play.with_people(at)
    assert not at.game.over
    return file


@pytest.mark.slow
def test_bots_never_write_on_in_a_loaded_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = begun(tmp_path, monkeypatch)
    before = file.read_bytes()
    capsys.readouterr()
    assert main(["play", "godfather", "--load", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["saved"] is None
    assert main(["play", "godfather", "--load", str(file), "--auto"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "nobody to ask" in out and "stays as it is" in out
    assert file.read_bytes() == before
    other = tmp_path / "other.journal"
    assert main(["play", "godfather", "--load", str(file), "--json", "--save", str(other)]) == 0
    assert file.read_bytes() == before and len(other.read_bytes()) > len(before)


@pytest.mark.slow
def test_since_your_last_turn_survives_a_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = begun(tmp_path, monkeypatch, reads=12)
    at = table("--load", str(file))
    person = seated(at, 0, Size(120, 40))
    events = log.since_last_turn(at.game.events(0), 0)
    own = [event for event in events if event == {"event": "turn-begins", "seat": 0}]
    assert events[0] == own[0] and len(events) < len(at.game.events(0))
    assert len(own) == (2 if at.game.view(0, knowledge=False)["prompt"]["decision"] == "turn" else len(own))
    assert person.since()[0].startswith("Marzullo plays")


@pytest.mark.slow
def test_the_hint_to_go_on_can_be_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [".venv/bin/consigliere", "play"])
    file = begun(tmp_path, monkeypatch)
    said = f"Go on with: .venv/bin/consigliere play godfather --load {file}"
    assert said in capsys.readouterr().out.splitlines()
    packs = keeping.command("godfather", Path("my game"), ["mine", "his"])
    assert packs == ".venv/bin/consigliere play godfather --load 'my game' --content mine --content his"
    monkeypatch.setattr(sys, "argv", ["somewhere/main.py"])
    assert keeping.command("godfather", file, []).split()[1:3] == ["-m", "consigliere.cli.main"]


def test_nothing_is_kept_in_the_home_folder_by_a_pipe(
    own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = table("--players", "2", "--seed", "5")
    monkeypatch.setattr(play, "read", typing([]))
    play.with_people(at)
    assert list(own_home.iterdir()) == []
    kept = keeping.own_file("godfather")
    assert kept is not None and kept.is_relative_to(own_home)


# -- names and the hot seat


@pytest.mark.slow
def test_players_have_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = begun(tmp_path, monkeypatch, "--names", "Anna, Bruno,Carla")
    assert "Anna (you), Bruno (medium bot)" in capsys.readouterr().out
    at = table("--load", str(file))
    assert at.words.players == ["Anna", "Bruno", "Carla"]
    for names in ("Anna,Bruno", "Anna,Anna,Carla", "Anna,,Carla"):
        assert main(["play", "godfather", "--players", "3", "--names", names]) == 2
        assert "--names needs a different, short name" in capsys.readouterr().err
    assert main(["play", "godfather", "--load", str(file), "--names", "A,B,C"]) == 2
    assert "--names is fixed by the game" in capsys.readouterr().err


def test_q_quits_when_the_keyboard_is_passed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at = table("--seats", "human,human", "--seed", "2")
    monkeypatch.setattr(play, "read", typing(["q"]))
    assert play.with_people(at) == 0
    out = capsys.readouterr().out
    assert "(q quits)" in out and "Your hand" not in out


# -- looking things up


def first_turn(*lines: str, confirm: bool = False, size: Size | None = None) -> Person:
    at = table("--players", "4", "--seed", "5", "--seats", "human,greedy,greedy,greedy")
    return seated(at, at.game.seat, size or Size(120, 40), list(lines), confirm)


def test_cards_are_found_by_id_name_and_number() -> None:
    person = first_turn()
    job = person.view["public_jobs"][1]
    assert f"{job} {person.words.card(job)}: " in shown(person, "c 2")
    assert "JG6 Protection Money: ≈" in shown(person, "c jg6")
    assert "JG6 Protection Money: ≈" in shown(person, "c protection money")
    assert "JG6 Protection Money: ≈" in shown(person, "c prot")
    mayors = shown(person, "c Mayor")
    assert all(f"{id} Mayor" in mayors for id in ("A1", "A7", "A13"))
    assert "“p” may be: " in shown(person, "c p")
    assert "P-WS Hanover Street Trust" in shown(person, "c p-ws")
    turf = next(turf for turf, tile in person.view["tiles"].items() if tile)
    assert person.view["tiles"][turf] in shown(person, f"c T-{turf}")
    assert "number: 9" in shown(person, "c 9")


def test_j_shows_jobs_and_allies_with_their_texts() -> None:
    person = first_turn(size=Size(200, 100))
    out = shown(person, "j")
    jobs = [job for job in person.view["public_jobs"] if job]
    for id in (*jobs, *person.view["offered"]):
        assert id in out and hints.card_text(WORDS, id) in out
    assert "Your jobs" in out and "Your allies" in out


@pytest.mark.parametrize("line", ["?", "b", "l", "c JY1", "r G5.1", "j", "score", "p 1", "c", "r", "p"])
def test_the_menu_comes_back(line: str) -> None:
    person = first_turn(*[""] * 9, size=Size(80, 24))
    out = shown(person, line)
    assert out.endswith("≈ reconstructed, not the printed value")
    assert "Your turn: take one action." in out


def test_long_texts_are_paged_at_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    person = first_turn(*[""] * 9, size=Size(80, 24))
    assert shown(person, "b").count("— more —") >= 2
    person = first_turn("q", size=Size(80, 24))
    assert shown(person, "b").count("— more —") == 1
    person.console = Console(width=80, height=24, file=io.StringIO())
    assert "— more —" not in shown(person, "b")


def test_bare_and_unknown_commands_are_explained() -> None:
    person = first_turn()
    assert "c needs a card" in shown(person, "c")
    assert "r needs a rule" in shown(person, "r")
    assert "p needs the number of a choice" in shown(person, "p")
    assert "There is no such rule: G99" in shown(person, "r G99")
    for line in ("hello", "foo 1", "1st", ";", "; thug CP"):
        assert shown(person, line) == "Type a number or ? for help."
    assert shown(person, "u") == "There is nothing to take back yet."


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("thug CP", "✗ Central Park has no front and no space for a thug, only a back. [G2.1]"),
        ("thug P-CP", "✗ Central Park has no front and no space for a thug, only a back. [G2.1]"),
        ("Thug  p-cp", "✗ Central Park has no front and no space for a thug, only a back. [G2.1]"),
        (
            "thug R01",
            "✗ This figure needs a square space; this one is round: “North Meadow Gate”. [G6.1]",
        ),
        (
            "member P-WS",
            "✗ This figure needs a round space; this one is square: “Hanover Street Trust”. [G7.1]",
        ),
        ("thug", "✗ There is no such action in this game. [T1] Type a number or ? for help."),
        ("thug P-WS; dance", "✗ There is no such action in this game. [T1] Type a number or ? for help."),
    ],
)
def test_what_begins_like_an_action_is_answered_by_the_engine(line: str, said: str) -> None:
    person = first_turn()
    before = len(person.game.journal.entries)
    assert " ".join(shown(person, line).split()) == said
    assert len(person.game.journal.entries) == before


def told_after(view: dict[str, Any], form: dict[str, Any]) -> list[str]:
    told = ruleset("godfather").foresee(view, [form])
    return standing.after(WORDS, view, cast(Foresight, told))


def test_the_preview_tells_gains_profits_and_influence() -> None:
    """Somebody else controls the turf: the preview names the icons, the profit and the influence."""
    person = first_turn()
    person.view["stacks"]["WS"] = [2]
    lines = told_after(person.view, {"type": "thug", "space": "P-WS"})
    assert lines[0] == "You are offered: ≈launder, $1"
    assert lines[1] == "Pizzino controls “Wall Street” and may use this front too."
    assert lines[2].startswith("Influence in “Wall Street” then: ")
    shown(person, "1")
    assert "You are offered: " in shown(person, "p 1")


def test_influence_counts_everybody() -> None:
    person = first_turn()
    view = person.view
    view["squares"] = dict.fromkeys(view["squares"]) | {"P-WS": 1, "T-WS": "union-boss"}
    view["rounds"] = dict.fromkeys(view["rounds"]) | {"R16": {"seat": 1, "member": "don"}, "R01": "mayor"}
    view["neutral"]["police-chief"] = "WS"
    told = told_after(view, {"type": "member", "space": "R17"})
    wall_street = "Influence in “Wall Street” then: Matarazzo 3, Neutral figures 2; you would win it."
    brooklyn = "Influence in “Brooklyn” then: Matarazzo 2; you would win it."
    assert told[-2:] == [wall_street, brooklyn]


def test_the_score_so_far_keeps_other_suitcases_closed() -> None:
    person = first_turn()
    person.view["suitcase"] = {"$5": 2, "$3": 1, "JY1": 1, "JK2": 2}
    other = next(seat for seat in range(4) if seat != person.seat)
    person.view["seats"][other]["suitcase"] = {"bills": 4, "jobs": 2}
    person.view["stacks"]["WS"] = [other]
    out = shown(person, "score")
    assert "$13" in out and "yellow 1, grey 2" in out
    assert f"{person.words.seat(other)} 4 bills 1 ($5) 2 ?" in out


# -- before it is too late


def test_the_last_figure_is_asked_about_once() -> None:
    person = first_turn(confirm=True)
    row = person.view["seats"][person.seat]
    row["thugs"], row["members"] = 1, []
    entries = len(person.game.journal.entries)
    out = shown(person, "thug P-WS")
    assert "Your last figure: afterwards you are out for this phase. You still hold" in out
    assert "Enter or y plays it" in out and len(person.game.journal.entries) == entries
    shown(person, "score")
    assert shown(person, "y") == "Type a number or ? for help.", "anything else chooses anew"
    shown(person, "thug P-WS")
    assert person.typed("")
    assert len(person.game.journal.entries) > entries


@pytest.mark.slow
def test_a_turn_ends_when_the_player_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The last icon can still be taken back before the bots go on."""
    taken = 0
    for confirm in (True, False):
        at = table("--players", "2", "--seed", "5", "--confirm" if confirm else "--no-confirm")
        inner = steady(at.game)
        asked: list[str] = []

        def read(at: play.Table = at, inner: Read = inner, asked: list[str] = asked) -> str:
            said = capsys.readouterr().out
            if "Your last figure" in said and "Enter or y plays it" in said:
                return "y"
            if "End of your turn: Enter to go on" in said:
                asked.append("u" if not asked else "")
                return asked[-1]
            return inner() if at.game.seat == 0 else ""

        monkeypatch.setattr(play, "read", read)
        play.with_people(at)
        assert at.game.over and bool(asked) == confirm
        taken += sum(entry.who == "take-back" for entry in at.game.journal.entries)
    assert taken == 1


# -- the log


def test_a_turn_is_one_line_and_names_its_player_once() -> None:
    words = Words(catalogue("en"))
    events: list[dict[str, Any]] = [
        {"event": "turn-begins", "seat": 0},
        {"event": "job-begun", "seat": 0, "job": "JY1", "space": None},
        {"event": "good-paid", "seat": 0, "good": "gun", "for": "gun"},
        {"event": "good-paid", "seat": 0, "good": "booze", "for": "booze"},
        {"event": "bill-taken", "seat": 0, "bill": "$2", "wanted": "$2"},
        {"event": "turn-begins", "seat": 1},
        {"event": "thug-played", "seat": 1, "space": "P-WS"},
        {"event": "shakedown", "seat": 1, "space": "P-WS", "controller": 0},
        {"event": "bill-taken", "seat": 0, "bill": "$1", "wanted": "$1"},
    ]
    assert log.turns(words, events, viewer=2) == [
        "Marzullo completes a job from hand: “Cook the Books”, pays: gun, booze, takes: $2",
        "Matarazzo plays a thug: “Hanover Street Trust”, shakes down: “Hanover Street Trust”. "
        "The controller may profit: Marzullo; Marzullo takes: $1",
    ]


def test_what_is_taken_back_is_struck_from_the_log() -> None:
    words = Words(catalogue("en"))
    events: list[dict[str, Any]] = [
        {"event": "turn-begins", "seat": 0},
        {"event": "thug-played", "seat": 0, "space": "P-WS"},
        {"event": "shakedown", "seat": 0, "space": "P-WS", "controller": None},
        {"event": "taken-back", "seat": 0, "events": 2},
        {"event": "thug-played", "seat": 0, "space": "P-BK"},
    ]
    assert log.turns(words, events) == [
        "Marzullo takes back the last command (plays a thug: “Hanover Street Trust”)",
        "Marzullo plays a thug: “Gowanus Bottling Works”",
    ]
    last = "Marzullo takes back the last command; what it did is undone"
    assert log.turns(words, events[3:4]) == [last]
    assert log.turns(words, log.struck(events, 3)) == log.turns(words, events)
    nothing = {"event": "taken-back", "seat": 0, "events": 0}
    told = log.turns(words, [*events, nothing])
    assert told[-1] == "Marzullo takes back a choice that had changed nothing yet" and len(told) == 3


def test_a_take_back_after_another_undoes_the_command_before_it() -> None:
    words = Words(catalogue("en"))
    spaces = ("P-WS", "P-BK")
    events: list[dict[str, Any]] = [{"event": "thug-played", "seat": 0, "space": space} for space in spaces]
    events += [{"event": "taken-back", "seat": 0, "events": 1}] * 2
    assert log.turns(words, events) == [
        "Marzullo takes back the last command (plays a thug: “Gowanus Bottling Works”)",
        "Marzullo takes back the last command (plays a thug: “Hanover Street Trust”)",
    ]


def test_a_note_of_more_lines_stands_for_two_at_least() -> None:
    words = Words(catalogue("en"))

    def lines(n: int, most: int) -> list[str]:
        console = Console(width=80, file=io.StringIO())
        console.print(layout.log([f"line {k}" for k in range(n)], most, words))
        return cast(io.StringIO, console.file).getvalue().splitlines()

    assert lines(3, 3) == ["• line 0", "• line 1", "• line 2"]
    assert lines(4, 3) == ["• 2 lines more (l shows all)", "• line 2", "• line 3"]


# -- ids, controllers and marks


@pytest.mark.parametrize("size", [Size(80, 24), Size(120, 40), Size(200, 50)])
def test_the_screen_names_jobs_allies_and_marks(size: Size) -> None:
    person = first_turn(size=size)
    person.show()
    out = " ".join(written(person.console).split())
    for id in [job for job in person.view["public_jobs"] if job] + person.view["offered"]:
        assert f"{id} " in out, id
    assert "Since your last turn" in out and "Hudson: –" in out
    assert "≈▼" in out and "≈ reconstructed, not the printed value" in out


def test_the_thug_menu_names_space_turf_and_controller() -> None:
    person = first_turn(size=Size(80, 24))
    person.view["stacks"] |= {"WS": [2], "BK": [0]}
    person.choices[:] = []
    words, view = WORDS, person.view
    labels = [words.action(form, view, ids=True) for form in person.legal]
    assert "Thug: P-WS Hanover Street Trust (WS)" in labels
    assert "Family member: R05 West End Yards (UWS–CH)" in labels
    hint = hints.hint(words, view, {"type": "thug", "space": "P-WS"})
    assert hint == "≈launder, $1 · control+profit: Pizzino"
    assert "control: you" in hints.front(words, view, "P-BK", 0)
    assert "control: nobody" in hints.front(words, view, "P-MT", 0)


def test_only_reconstructed_values_are_marked() -> None:
    words = Words(catalogue("en"))
    assert words.approx("P-CP", "back") == "" and words.approx("P-WS", "front") == "≈"
    assert words.approx("JG1", "cost", "bills") == "" and words.approx("JY1", "cost") == "≈"
    assert board.sides(words, "P-MT").plain == "▼job, $2 ▲≈job"
    assert board.sides(words, "P-WS").plain == "≈▼launder, $1 ▲blood"
    assert board.sides(words, "P-CP").plain == "▲launder"


def test_the_hudson_is_on_the_screen() -> None:
    person = first_turn()
    person.view["seats"][1]["hudson"] = {"thugs": 2, "members": ["don"]}
    person.view["neutral"]["mayor"] = "hudson"
    assert board.hudson(WORDS, person.view).plain == "Hudson: Mt 2 thugs, Don Mayor"


def test_who_goes_on_after_anothers_name_is_named_again() -> None:
    """“… The controller may profit: Bob, takes: gun” would read as if Bob took it."""
    words = Words(catalogue("en"), ["Ann", "Bob"], {})
    taken = {"event": "good-taken", "seat": 0, "good": "gun"}
    shaken = {"event": "shakedown", "seat": 0, "space": "P-CH", "controller": 1}
    assert log.turns(words, [shaken, taken])[0].endswith("may profit: Bob; Ann takes: gun")
    assert log.turns(words, [taken, {**taken, "event": "horse-taken"}])[0].count("Ann") == 1
