"""The commands of the proofs: bad flags are named in one line, and nothing is begun."""

import json
import shutil
import sys
import tomllib
from pathlib import Path

import pytest
from setuptools import find_packages

from consigliere.cli.main import main
from consigliere.server.proving import measuring

BAD = [
    (["chaos"], "--kills"),
    (["chaos", "--kills", "-1"], "--kills"),
    (["chaos", "--kills", "x"], "--kills"),
    (["chaos", "--kills", "1", "--tables", "0"], "--tables"),
    (["chaos", "--kills", "1", "--db", "mysql://x"], "--db"),
    (["chaos", "--kills", "1", "--nodes", "2"], "--redis"),
    (["chaos", "--kills", "1", "--redis", "http://x"], "--redis"),
    (["fuzz"], "--frames"),
    (["fuzz", "--frames", "0"], "--frames"),
    (["fuzz", "--frames", "1", "--seed", "-2"], "--seed"),
    (["bench", "server", "--tables", "0"], "--tables"),
    (["bench", "server", "--tables", "5", "--sockets", "19"], "--sockets"),
    (["bench", "server", "--rate", "nan"], "--rate"),
    (["bench", "server", "--seconds", "0"], "--seconds"),
    (["bench", "server", "--db", "file"], "--db"),
    (["bench", "server", "--beside", "another"], "--beside"),
]


@pytest.mark.parametrize(("words", "named"), BAD, ids=lambda value: " ".join(value))
def test_bad_flags(capsys: pytest.CaptureFixture[str], words: list[str], named: str) -> None:
    try:
        code = main(words)
    except SystemExit as stop:
        code = int(str(stop.code))
    out, err = capsys.readouterr()
    assert code == 2 and out == "" and err.count("\n") == 1 and named in err


def packed(root: Path, exclude: list[str]) -> list[str]:
    """The packages that the wheel holds."""
    return list(find_packages(str(root / "src"), exclude=exclude, include=["consigliere*"]))


def test_the_wheel_holds_no_program_that_tries_the_server(root: Path) -> None:
    found = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["setuptools"]["packages"]["find"]
    held = packed(root, found["exclude"])
    assert "consigliere.server" in held and not [name for name in held if "proving" in name]
    assert "consigliere.server.proving" in packed(root, [])


@pytest.mark.parametrize(
    "words", [["chaos", "--kills", "1"], ["fuzz", "--frames", "1"], ["bench", "server"]], ids=" ".join
)
def test_an_installed_package_says_that_it_needs_the_sources(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("consigliere.server.proving")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("consigliere.server.proving", raising=False)
    monkeypatch.setattr("consigliere.server.__path__", [])
    assert main(words) == 2
    assert "checkout" in capsys.readouterr().err


def test_without_node_there_is_nothing_beside(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Told before anything is measured; without --beside Node.js is not asked for."""

    async def nothing(plan: measuring.Plan) -> dict[str, object]:
        return {"tables": plan.tables, "pinned": True, "p99_ms": None, "of": {"server": "ours", "n": 1000}}

    monkeypatch.setattr(measuring, "carried_out", nothing)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert main(["bench", "server", "--beside", "boardgame.io", "--json"]) == 2
    out, err = capsys.readouterr()
    assert json.loads(out)["error"] == "no-proof" and "Node.js" in err and err.count("\n") == 1
    assert main(["bench", "server"]) == 0
    out, err = capsys.readouterr()
    assert [line.split(maxsplit=1) for line in out.splitlines()] == [
        ["tables", "500"],
        ["pinned", "yes"],
        ["p99_ms", "–"],
        ["of", "server ours, n 1,000"],
    ]


@pytest.mark.slow
def test_a_store_that_cannot_be_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chaos", "--kills", "1", "--db", "sqlite:////dev/null/x.db", "--json"]) == 2
    out, err = capsys.readouterr()
    assert json.loads(out)["error"] == "no-proof" and "does not start" in err
