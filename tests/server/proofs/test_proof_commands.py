"""The commands of the proofs: bad flags are named in one line, and nothing is begun."""

import json
import shutil

import pytest

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


def test_a_store_that_cannot_be_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chaos", "--kills", "1", "--db", "sqlite:////dev/null/x.db", "--json"]) == 2
    out, err = capsys.readouterr()
    assert json.loads(out)["error"] == "no-proof" and "does not start" in err
