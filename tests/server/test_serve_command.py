"""`consigliere serve`: bad flags are one clear line and exit code 2, with nothing begun."""

import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from consigliere.cli.main import main
from consigliere.server import running
from consigliere.server.limits import Rates, unlimited
from consigliere.server.proving import serving
from consigliere.server.service import Settings
from tests.server.live import Server


@pytest.mark.parametrize(
    ("flags", "named"),
    [
        (["--bot-workers", "0"], "--bot-workers"),
        (["--bot-workers", "many"], "--bot-workers"),
        (["--port", "70000"], "--port"),
        (["--redis", "localhost"], "--redis"),
        (["--origin", "elsewhere"], "--origin"),
        (["--home", "elsewhere"], "--home"),
        (["--db", "mysql://here"], "mysql"),
        (["--no-limits"], "--no-limits"),
        (["--keep-days", "0"], "--keep-days"),
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


@pytest.mark.parametrize("kind", ["garbage", "folder", "postgresql"])
def test_a_store_that_cannot_be_used(kind: str, tmp_path: Path) -> None:
    """One line and exit code 2, and what was there is left as it was."""
    url = "postgresql://nobody@127.0.0.1:1/x"
    if kind == "garbage":
        (tmp_path / "x.db").write_text("this is no database, and long enough to be read as one")
        url = f"sqlite:///{tmp_path / 'x.db'}"
    elif kind == "folder":
        url = f"sqlite:///{tmp_path}"
    command = [sys.executable, "-m", "consigliere.cli.main", "serve", "--port", "0", "--db", url]
    done = subprocess.run(command, capture_output=True, text=True, timeout=180)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1 and "the store cannot be used" in done.stderr
    assert kind != "garbage" or (tmp_path / "x.db").read_text().startswith("this is no database")


def test_a_new_store_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Whoever can read it can read every hand."""
    file = tmp_path / "new" / "tables.db"
    with Server(tmp_path, db=f"sqlite:///{file}"):
        modes = {path.name: path.stat().st_mode & 0o777 for path in (file.parent, *file.parent.iterdir())}
    assert modes.pop("new") == 0o700
    assert "tables.db" in modes and set(modes.values()) == {0o600}


@pytest.mark.parametrize("flags", [[], ["--no-limits"]])
def test_limits_are_lifted_for_measurements_alone(flags: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Rates] = []

    def noted(host: str, port: int, settings: Settings, *_: Any) -> int:
        given.append(settings.rates)
        return 0

    monkeypatch.setattr(running, "serve", noted)
    assert serving.main(["--db", "sqlite:///x.db", *flags]) == 0
    assert main(["serve", "--db", "sqlite:///x.db"]) == 0
    assert given == [unlimited() if flags else Rates(), Rates()]


def test_bad_flags_of_the_proofs_entry(capsys: pytest.CaptureFixture[str]) -> None:
    assert serving.main(["--db", "mysql://here", "--no-limits"]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and "mysql" in err
