"""The commands as a newcomer types them: help everywhere, one clear line for bad input, names in a replay."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from consigliere import table
from consigliere.cli import bench, bench_page, simulate
from consigliere.cli.common import is_played, names_of
from consigliere.cli.main import main, parser
from consigliere.cli.options import every_set
from consigliere.core.journal import Journal
from consigliere.core.ruleset import offered
from consigliere.games.catalogue import GAMES, ruleset
from consigliere.games.chicago.content import schema
from tests.content.workshop import write_pack

Capture = pytest.CaptureFixture[str]
every_game = pytest.mark.parametrize("game", sorted(GAMES))


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A home of its own, in which no command leaves anything."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("XDG_STATE_HOME", str(folder / "state"))
    yield folder
    assert list(folder.iterdir()) == []


def run(*words: str) -> int:
    try:
        return main(words)
    except SystemExit as stop:
        return int(str(stop.code))


def refused(capture: Capture, *words: str) -> str:
    """The one line with which a command refuses."""
    assert run(*words) == 2
    out, err = capture.readouterr()
    assert out == "" and err.count("\n") == 1
    return str(err)


def journal(folder: Path, name: str = "godfather", **header: object) -> str:
    """A game of three with a few moves, kept in a file."""
    game = table.new(name, 3, 7)
    for _ in range(6):
        game.play(game.legal[0])
    path = folder / "game.txt"
    kept = Journal({**game.journal.header, **header}, game.journal.entries)
    path.write_text(kept.to_text(), encoding="utf-8")
    return str(path)


# -- help


@pytest.mark.parametrize("words", [[], ["content"], ["rules"]])
def test_a_command_that_needs_another_word_shows_its_help(words: list[str], capsys: Capture) -> None:
    assert run(*words) == 2
    out, err = capsys.readouterr()
    assert out == "" and "usage: " in err and "--help" in err
    assert err.splitlines()[0] == f"{' '.join(['consigliere', *words])}: name one of the commands below"


def parsers(top: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    yield top
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from parsers(below)


def test_every_option_says_what_it_does() -> None:
    found = list(parsers(parser()))
    # every command and action; a new one is counted here
    assert len(found) == 37
    for command in found:
        for action in command._actions:
            if not isinstance(action, argparse._SubParsersAction):
                assert action.help, f"{command.prog} {action.option_strings or action.dest}"


# -- bench


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "-inf"])
def test_bench_needs_time(seconds: str, capsys: Capture) -> None:
    assert "--seconds must be a number of seconds above 0" in refused(capsys, "bench", f"--seconds={seconds}")


def test_bench_refuses_other_nonsense(capsys: Capture) -> None:
    assert "--rounds must be a whole number of at least 1" in refused(capsys, "bench", "--rounds", "0")
    assert "--seconds" in refused(capsys, "bench", "--seconds", "long")


def test_bench_gives_each_figure_its_unit(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = {"decisions_per_s": 1234567.0, "stepped_per_s": 2e5, "pure_per_s": 1e5, "copy_us": 0.75}
    best = {f"{game}.{name}": figure for game in GAMES for name, figure in figures.items()}
    monkeypatch.setattr(bench, "measure", lambda *_: bench.report({"catanatron": 50_000.0, **best}))
    monkeypatch.setenv("COLUMNS", "120")
    assert run("bench") == 0
    rows = [line.split("│")[1:4] for line in capsys.readouterr().out.splitlines() if "│" in line]
    found = [tuple(cell.strip() for cell in row) for row in rows]
    assert ("catanatron", "50,000", "actions a second") in found
    assert ("godfather: the engine's own loop", "1,234,567", "decisions a second") in found
    assert ("godfather: copy of a position", "0.75", "microseconds") in found
    assert ("godfather: own loop beside Catanatron", "24.7", "times as fast") in found


@every_game
def test_bench_measures_in_any_time(game: str) -> None:
    assert bench.own_loop(game, 1e-9) > 0 and bench.stepped(game, 1e-9) > 0
    assert bench.copy_us(game, 1e-9) > 0
    names = ("decisions_per_s", "stepped_per_s", "copy_us")
    without = bench.report({f"{game}.{name}": 1.0 for game in GAMES for name in names})
    assert without["games"][game]["pure_per_s"] is None


# -- simulate


@every_game
def test_simulate_plays_every_number_of_players(game: str, capsys: Capture) -> None:
    for players in GAMES[game].seats:
        assert run("simulate", game, "--players", str(players), "--games", "2", "--json") == 0
        report = json.loads(capsys.readouterr().out)
        assert (report["game"], report["players"], report["games"]) == (game, players, 2)
        assert report["violations"] == 0 and report["decisions"] > 100 and report["options"] == []


def test_simulate_plays_with_table_options(capsys: Capture) -> None:
    sums = []
    for words in ([], ["--option", "no-city-cards"], ["--option", "memory-aid"], ["--all-options"]):
        assert run("simulate", "chicago", "--games", "4", "--json", *words) == 0
        report = json.loads(capsys.readouterr().out)
        assert report["options"] == (words[1:] or ([] if not words else "every set in turn"))
        sums.append(report["checksum"])
    assert sums[0] == sums[2], "the memory aid changes no game"
    assert len(set(sums)) == 3


@pytest.mark.slow
def test_all_options_plays_every_set_of_them(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Game n is played with set n, whatever the number of processes."""
    monkeypatch.setattr(simulate, "CHUNK", 3)
    rules = ruleset("chicago")
    sets = every_set(rules)
    assert len(sets) == 2 ** len(offered(rules)) == len({tuple(s.items()) for s in sets})
    found = []
    for jobs in ("1", "2"):
        words = ("--players", "2", "--games", "8", "--jobs", jobs, "--all-options", "--json")
        assert run("simulate", "chicago", *words) == 0
        found.append(json.loads(capsys.readouterr().out)["checksum"])
    assert found[0] == found[1]


def test_simulate_refuses_unknown_or_doubled_options(capsys: Capture) -> None:
    err = refused(capsys, "simulate", "chicago", "--option", "no-cards")
    assert "no such table option: “no-cards”" in err and "no-city-cards" in err
    err = refused(capsys, "simulate", "chicago", "--option", "no-city-cards", "--all-options")
    assert "--option and --all-options exclude each other" in err


# -- numbers of other commands


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (["simulate", "godfather", "--games", "0"], "--games"),
        (["simulate", "godfather", "--jobs", "0"], "--jobs"),
        (["rules", "mutate", "godfather", "--jobs", "0"], "--jobs"),
        (["rules", "mutate", "godfather", "--sample", "-1"], "--sample"),
    ],
)
def test_numbers_below_one_are_refused(words: list[str], option: str, capsys: Capture) -> None:
    assert f"{option} must be a whole number of at least 1" in refused(capsys, *words)


# -- packs


def test_a_faulty_pack_is_told_with_its_first_fault(tmp_path: Path, capsys: Capture) -> None:
    pack = write_pack(tmp_path / "my box", "[jobs.JY1]\nbills = [4]")
    for command in ("play", "simulate"):
        err = refused(capsys, command, "godfather", "--content", str(pack))
        assert "has a fault: " in err and "JY1" in err and "4" in err.partition("JY1")[2]
    other = write_pack(tmp_path / "other", "[jobs.JY2]\nbills = [4]")
    err = refused(capsys, "play", "godfather", "--content", str(pack), "--content", str(other))
    assert "has 2 faults; the first: " in err and "JY1" in err
    assert err.endswith(f"To see all: consigliere content check '{pack}' {other}\n")
    assert run("content", "check", str(pack), str(other)) == 2
    assert capsys.readouterr().err.count("there is no $4 bill") == 2


# -- replay


def shown(capture: Capture, *words: str) -> str:
    assert run("replay", *words) == 0
    return capture.readouterr().out


@pytest.mark.slow
def test_a_replay_calls_the_players_by_their_names(tmp_path: Path, capsys: Capture) -> None:
    path = journal(tmp_path, seats=["Anna", "Bela", "Carla"])
    out = shown(capsys, path)
    assert "Anna" in out and "Marzullo" not in out
    assert json.loads(shown(capsys, path, "--json"))["names"] == ["Anna", "Bela", "Carla"]


def test_a_replay_of_a_played_game_uses_names_or_families(tmp_path: Path, capsys: Capture) -> None:
    path = journal(tmp_path, seats=["human", "greedy", "random"])
    out = shown(capsys, path)
    assert "Marzullo" in out and "greedy" not in out
    path = journal(tmp_path, seats=["human", "human", "human"], names=["Xenia", "Yves", "Zoe"])
    assert "Xenia" in shown(capsys, path)


def test_a_replay_of_chicago_keeps_its_options(tmp_path: Path, capsys: Capture) -> None:
    path = journal(tmp_path, "chicago", seats=["Anna", "Bela", "Carla"])
    assert "Anna" in shown(capsys, path)
    report = json.loads(shown(capsys, path, "--seat", "Bela", "--json"))
    assert report["view"]["viewer"] == 1 and report["options"] == dict.fromkeys(report["options"], False)
    assert json.loads(shown(capsys, path, "--seat", "gambino", "--json", "--until", "0"))["entries"] > 0


def test_a_replay_sums_up_the_deals_and_shows_the_table_it_ends_with(tmp_path: Path, capsys: Capture) -> None:
    path = journal(tmp_path, "chicago", seats=["Anna", "Bela", "Carla"])
    whole = shown(capsys, path)
    assert whole.count("is dealt") == 3 and "Bela is dealt 8 cards." in whole and "hand 6" not in whole
    own = shown(capsys, path, "--seat", "Bela", "--until", "0")
    assert "Bela is dealt: " in own and "Anna is dealt 8 cards." in own
    assert "Fishmonger" in own and "Your hand (8)" in own and "Capone" in own
    assert "Your hand" not in shown(capsys, path, "--until", "0")


@pytest.mark.parametrize("action", ["coverage", "mutate"])
def test_the_rules_of_an_unknown_game(action: str, capsys: Capture) -> None:
    assert "There is no such game: “xyz”. Known: godfather, chicago" in refused(
        capsys, "rules", action, "xyz"
    )


@pytest.mark.parametrize("seat", ["1", "Bela", "bela", "matarazzo", "Matarazzo"])
def test_a_seat_goes_by_number_name_or_family(seat: str, tmp_path: Path, capsys: Capture) -> None:
    path = journal(tmp_path, seats=["Anna", "Bela", "Carla"])
    assert json.loads(shown(capsys, path, "--seat", seat, "--json"))["view"]["viewer"] == 1


@pytest.mark.parametrize("seat", ["3", "-1", "caccamo", "Dino", ""])
def test_an_unknown_seat_is_refused(seat: str, tmp_path: Path, capsys: Capture) -> None:
    path = journal(tmp_path, seats=["Anna", "Bela", "Carla"])
    err = refused(capsys, "replay", path, f"--seat={seat}")
    assert f"“{seat}”. Seats run from 0 to 2: Anna, Bela, Carla." in err


@pytest.mark.parametrize(
    ("header", "names", "played"),
    [
        ({"players": 2, "seats": ["Anna", "Bela"]}, ["Anna", "Bela"], False),
        ({"players": 2, "seats": ["human", "greedy"]}, [], True),
        ({"players": 2, "seats": ["human", "Bela"]}, ["human", "Bela"], False),
        ({"players": 2, "seats": ["human", "greedy"], "names": ["Anna", "Bela"]}, ["Anna", "Bela"], True),
        ({"players": 3, "seats": ["Anna", "Bela"]}, [], False),
        ({"players": 2, "seats": ["Anna", "anna"]}, [], False),
        ({"players": 2, "seats": "AB"}, [], False),
        ({"players": 2}, [], False),
    ],
)
def test_names_of_a_journal(header: dict[str, Any], names: list[str], played: bool) -> None:
    assert names_of(header) == names
    assert is_played(header) == played


# -- the guide


def test_the_example_of_the_guide_is_a_good_pack_of_chicago(tmp_path: Path, capsys: Capture) -> None:
    guide = Path(__file__).resolve().parents[2] / "docs" / "content-packs.md"
    text = guide.read_text(encoding="utf-8")
    examples = re.findall(r"^```\n(\[.*?)```", text, re.DOTALL | re.MULTILINE)
    assert len(examples) == 1
    assert run("content", "new", str(tmp_path / "mine"), "--game", "chicago") == 0
    (tmp_path / "mine" / "extra.toml").write_text(examples[0], encoding="utf-8")
    capsys.readouterr()
    assert run("content", "check", str(tmp_path / "mine"), "--game", "chicago") == 0
    words = set(re.findall(r"[A-Za-z0-9_-]+", text))
    assert {*schema.SCHEMA, *(name for kind in schema.SCHEMA.values() for name in kind.fields)} <= words


def test_bench_page_says_what_is_missing(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bench_page, "ROOT", tmp_path)
    assert "the project's sources are not here" in refused(capsys, "bench", "page")
    assert "--rounds must be a whole number" in refused(capsys, "bench", "page", "--rounds", "0")
