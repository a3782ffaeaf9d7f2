"""The private services: shared while somebody needs them, and bad use is named."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools import services


def test_they_are_shared(running_services: services.Services) -> None:
    again = services.acquire(os.getppid())
    try:
        assert (again.postgres, again.redis) == (running_services.postgres, running_services.redis)
        assert all(map(services.alive, again.processes))
    finally:
        services.release(os.getppid())
    assert services.running() is not None, "this process still needs them"


def test_a_command_runs_with_their_addresses(running_services: services.Services, root: Path) -> None:
    code = "import os, sys; sys.exit(7 if os.environ['CONSIGLIERE_REDIS'].startswith('redis://') else 0)"
    command = [sys.executable, "-m", "tools.services", "run", "--", sys.executable, "-c", code]
    assert subprocess.run(command, cwd=root, check=False).returncode == 7


@pytest.mark.parametrize("held", [False, True])
def test_they_may_outlive_whoever_started_them(held: bool, tmp_path: Path, root: Path) -> None:
    """In silence; the planted fault is a process that is held until the end, which Python complains of."""
    start = "services.spawn(command, at / 'log', at, {})"
    if held:
        start = "subprocess.Popen(command, stdout=-3, stderr=-3).pid"
    code = (
        "import pathlib, subprocess, sys; from tools import services; command = ['sleep', '60'];"
        f" at = pathlib.Path(sys.argv[1]); number = {start}; print(number, services.alive(number))"
    )
    command = [sys.executable, "-W", "always::ResourceWarning", "-c", code, str(tmp_path)]
    done = subprocess.run(command, cwd=root, capture_output=True, timeout=180)
    number, lived = done.stdout.decode().split()
    try:
        assert lived == "True" and services.alive(int(number))
        assert (b"still running" in done.stderr) == held, done.stderr
    finally:
        os.kill(int(number), signal.SIGKILL)


def test_one_that_has_ended_is_not_alive(tmp_path: Path) -> None:
    number = services.spawn(["sleep", "60"], tmp_path / "log", tmp_path, {})
    assert services.alive(number)
    os.kill(number, signal.SIGKILL)
    until = time.monotonic() + 120
    while services.alive(number) and time.monotonic() < until:
        time.sleep(0.01)
    assert not services.alive(number)


@pytest.mark.parametrize("arguments", [[], ["stat"], ["run"], ["run", "--"], ["start", "now"]])
def test_bad_use_is_named(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert services.main(arguments) == 2
    assert capsys.readouterr().err == "services: use start, stop or run -- COMMAND\n"
