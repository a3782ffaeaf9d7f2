"""The commands of the proofs: bad flags are named in one line, and nothing is begun."""

import json

import pytest

from consigliere.cli.main import main

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
]


@pytest.mark.parametrize(("words", "named"), BAD, ids=lambda value: " ".join(value))
def test_bad_flags(capsys: pytest.CaptureFixture[str], words: list[str], named: str) -> None:
    try:
        code = main(words)
    except SystemExit as stop:
        code = int(str(stop.code))
    out, err = capsys.readouterr()
    assert code == 2 and out == "" and err.count("\n") == 1 and named in err


def test_a_store_that_cannot_be_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chaos", "--kills", "1", "--db", "sqlite:////dev/null/x.db", "--json"]) == 2
    out, err = capsys.readouterr()
    assert json.loads(out)["error"] == "no-proof" and "does not start" in err
