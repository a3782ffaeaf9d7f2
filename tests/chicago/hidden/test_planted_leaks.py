"""Each planted leak must be caught by the two-worlds tests, run on a copy of the sources that leaks."""

import pytest

from consigliere.cli.faults import Mutant
from tests.hidden.leaks import caught, leaks, some

GAME = "chicago"


def test_there_are_leaks_enough() -> None:
    assert len(leaks(GAME)) >= 25


@pytest.mark.slow
@pytest.mark.parametrize("leak", some(GAME), ids=lambda leak: leak.id)
def test_planted_leak_is_caught(leak: Mutant) -> None:
    assert caught(leak, GAME), leak.why
