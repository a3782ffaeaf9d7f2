"""Planted leaks of any game: each must be caught by its two-worlds tests, run on a copy of the sources."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from consigliere.cli.faults import Mutant, mutants
from consigliere.cli.rules import ACTIVE, drawn, plant

ROOT = Path(__file__).resolve().parents[2]
SHARE = int(os.environ.get("CONSIGLIERE_LEAKS", "3"))
PYTEST = (sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist")


def leaks(game: str) -> list[Mutant]:
    return mutants(ROOT, game, "leaks")


def some(game: str) -> list[Mutant]:
    """Always the same ones; all in the long proof (CONSIGLIERE_LEAKS=99)."""
    return drawn(leaks(game), SHARE, "leaks")


def caught(leak: Mutant, game: str, positions: int = 150) -> bool:
    hidden = ROOT / "tests" / game / "hidden"
    tests = [str(hidden / name) for name in ("test_constructed_worlds.py", "test_two_worlds.py")]
    with tempfile.TemporaryDirectory() as folder:
        env = {**plant(leak, ROOT / "src", Path(folder), game), "CONSIGLIERE_POSITIONS": str(positions)}
        run = subprocess.run([*PYTEST, *tests], cwd=ROOT, env=env, capture_output=True, text=True)
    assert ACTIVE in run.stdout, f"{leak.id} is not active:\n{run.stdout[-2000:]}"
    return run.returncode == 1 and "Diverged" in run.stdout
