"""Harbour in the terminal: a person who types numbers, bots alone, its content, a missing referee."""

import json
from pathlib import Path

import pytest

from consigliere.cli.main import main
from tests.cli.play_people import own_home

__all__ = ["own_home"]


def test_a_person_plays_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = iter(["?", "a", "b", "j", "r H3", "c silk", "p 1", "1", "u", *["1"] * 200])
    monkeypatch.setattr("builtins.input", lambda *prompt: next(asked))
    file = tmp_path / "game.txt"
    words = ["play", "harbour", "--players", "2", "--seats", "human,greedy", "--seed", "5"]
    assert main([*words, "--save", str(file)]) == 0
    told = capsys.readouterr().out
    assert "Where do you moor?" in told and "[H3]" in told and "Which card do you pay as a toll?" in told
    assert "H3: In a turn you moor" in told and "silk: worth 4" in told
    assert main(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "harbour"


def test_bots_play_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "harbour", "--json", "--seed", "3", "--players", "4"]) == 0
    assert len(json.loads(capsys.readouterr().out)["scores"]) == 4


def test_its_cargo_is_listed_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "list", "--game", "harbour", "--json"]) == 0
    assert [one["name"] for one in json.loads(capsys.readouterr().out)["records"]][-1] == "silk"
    (tmp_path / "cargo.toml").write_text("[cargo.salt]\ncopies = 1\n[cargo.wool]\ncopies = 1\n", "utf-8")
    assert main(["content", "check", str(tmp_path), "--game", "harbour"]) == 2
    assert "15 cards in all; there must be at least 24" in capsys.readouterr().err


def test_a_game_without_a_referee_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", "harbour", "--players", "2"]) == 2
    assert "There is no referee for “harbour”." in capsys.readouterr().err
