"""The private services: shared while somebody needs them, and bad use is named."""

from __future__ import annotations

import os
import subprocess
import sys
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


@pytest.mark.parametrize("arguments", [[], ["stat"], ["run"], ["run", "--"], ["start", "now"]])
def test_bad_use_is_named(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert services.main(arguments) == 2
    assert capsys.readouterr().err == "services: use start, stop or run -- COMMAND\n"
