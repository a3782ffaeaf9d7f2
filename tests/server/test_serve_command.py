"""`consigliere serve`: bad flags are one clear line and exit code 2, with nothing begun."""

import socket
from pathlib import Path
from typing import Any

import pytest

from consigliere.cli.main import main
from consigliere.server import running
from consigliere.server.limits import Rates, unlimited
from consigliere.server.proving import serving


@pytest.mark.parametrize(
    ("flags", "named"),
    [
        (["--bot-workers", "0"], "--bot-workers"),
        (["--bot-workers", "many"], "--bot-workers"),
        (["--port", "70000"], "--port"),
        (["--redis", "localhost"], "--redis"),
        (["--origin", "elsewhere"], "elsewhere"),
        (["--db", "mysql://here"], "mysql"),
        (["--no-limits"], "--no-limits"),
        (["--db", "sqlite:///"], "sqlite:///"),
    ],
)
def test_bad_flags(
    flags: list[str],
    named: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    try:
        code = main(["serve", *flags])
    except SystemExit as left:
        code = int(str(left.code))
    out, err = capsys.readouterr()
    assert code == 2 and out == ""
    assert named in err and err.count("\n") == 1
    assert not list(tmp_path.rglob("*.db"))


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--db", f"sqlite:///{tmp_path / 'x.db'}"]) == 2
    assert port in capsys.readouterr().err


@pytest.mark.parametrize("flags", [[], ["--no-limits"]])
def test_limits_are_lifted_for_measurements_alone(flags: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Rates | None] = []

    def noted(*options: Any, rates: Rates | None = None, **more: Any) -> int:
        given.append(rates)
        return 0

    monkeypatch.setattr(running, "serve", noted)
    assert serving.main(["--db", "sqlite:///x.db", *flags]) == 0
    assert main(["serve", "--db", "sqlite:///x.db"]) == 0
    assert given == [unlimited() if flags else None, None]


def test_bad_flags_of_the_proofs_entry(capsys: pytest.CaptureFixture[str]) -> None:
    assert serving.main(["--db", "mysql://here", "--no-limits"]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and "mysql" in err
