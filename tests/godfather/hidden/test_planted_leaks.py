"""Each planted leak must be caught by the two-worlds test, run on a copy of the sources that leaks."""

import datetime
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from consigliere.cli.rules import ACTIVE, Mutant, mutants, plant

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
LEAKS = mutants(ROOT, "godfather", "leaks")
SHARE = int(os.environ.get("CONSIGLIERE_LEAKS", "5"))


def caught(leak: Mutant, positions: int = 150) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        env = {**plant(leak, ROOT / "src", tree, "godfather"), "CONSIGLIERE_POSITIONS": str(positions)}
        tests = [str(HERE / name) for name in ("test_constructed_worlds.py", "test_two_worlds.py")]
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-x",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:xdist",
            *tests,
        ]
        run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert ACTIVE in run.stdout, f"{leak.id} is not active:\n{run.stdout[-2000:]}"
    return run.returncode == 1 and "Diverged" in run.stdout


def of_the_day() -> list[Mutant]:
    """Some each day, all in the long proof (CONSIGLIERE_LEAKS=99)."""
    return random.Random(datetime.date.today().isoformat()).sample(LEAKS, min(SHARE, len(LEAKS)))


def test_there_are_leaks_enough() -> None:
    assert len(LEAKS) >= 15


@pytest.mark.slow
@pytest.mark.parametrize("leak", of_the_day(), ids=lambda leak: leak.id)
def test_planted_leak_is_caught(leak: Mutant) -> None:
    assert caught(leak), leak.why
