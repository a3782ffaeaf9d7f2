"""The page on research proves itself: its examples run, and a wrong one would be noticed."""

import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest


def run(page: Path) -> "subprocess.CompletedProcess[str]":
    """In a process of its own with one thread for linear algebra: several would only wait for each other."""
    threads = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    command = [sys.executable, "-m", "doctest", str(page)]
    return subprocess.run(command, env=os.environ | threads, capture_output=True, text=True)


@pytest.mark.slow
def test_the_examples_run(root: Path) -> None:
    page = root / "docs" / "research.md"
    assert len(doctest.DocTestParser().get_examples(page.read_text(encoding="utf-8"))) >= 60
    done = run(page)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_wrong_example_would_be_noticed(root: Path, tmp_path: Path) -> None:
    text = (root / "docs" / "research.md").read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.md"
    wrong.write_text(text[: text.index("## PettingZoo")].replace("(8, 8)", "(8, 9)"), encoding="utf-8")
    done = run(wrong)
    assert done.returncode == 1 and "Expected" in done.stdout
