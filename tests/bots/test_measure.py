"""Shares and their intervals: few blocks are uncertain, also about how uncertain they are."""

import math
import random

import pytest

from consigliere.bots.measure import CLEAR, MANY, Share, share, student, SURE

TABLE = [  # two-sided, from printed tables
    (0.95, 1, 12.706),
    (0.95, 2, 4.303),
    (0.95, 3, 3.182),
    (0.95, 4, 2.776),
    (0.95, 19, 2.093),
    (0.95, 60, 2.000),
    (0.99, 5, 4.032),
    (0.99, 30, 2.750),
    (0.995, 19, 3.174),
]


@pytest.mark.parametrize(("sure", "freedom", "printed"), TABLE)
def test_students_distribution(sure: float, freedom: int, printed: float) -> None:
    assert student(sure, freedom) == pytest.approx(printed, abs=6e-4)


def test_with_many_blocks_it_is_the_normal_one() -> None:
    assert student(0.95, MANY) == pytest.approx(1.95996, abs=1e-4)
    assert student(0.95, MANY - 1) == pytest.approx(student(0.95, MANY), abs=6e-3)


def covered(blocks: int, width: float | None = None) -> float:
    """How often the interval of so many blocks holds the truth; with the normal width if one is given."""
    dice = random.Random(5)
    held = 0
    for _ in range(4000):
        found = share([dice.gauss(0.5, 0.1) for _ in range(blocks)])
        low, high = found.interval()
        if width is not None:
            low, high = found.mean - width * found.error, found.mean + width * found.error
        held += low <= 0.5 <= high
    return held / 4000


@pytest.mark.parametrize("blocks", [2, 3, 5, 20])
def test_the_interval_holds_the_truth_as_often_as_it_says(blocks: int) -> None:
    assert covered(blocks) == pytest.approx(0.95, abs=0.015)


def test_the_normal_width_would_be_caught() -> None:
    assert covered(3, 1.96) < 0.87


def test_one_block_says_nothing() -> None:
    one = share([0.75])
    assert one.error == math.inf and one.interval() == (0.0, 1.0)
    assert not one.clear_of(0.0) and not one.clear_of(0.99)


def test_blocks_that_are_all_alike_may_still_differ() -> None:
    low, high = Share(1.0, 0.0, 20).interval()
    assert low == pytest.approx(0.85, abs=0.001) and high == 1.0
    won_all = Share(1.0, 0.0, 20)  # what wins 73.5 % of blocks wins 20 in a row once in 470 times
    assert won_all.clear_of(0.73) and not won_all.clear_of(0.74) and 0.735**20 < 0.005 < 0.77**20


def test_an_early_stop_is_stricter() -> None:
    found = Share(0.5, 0.05, 20)
    assert found.interval(CLEAR)[0] < found.interval(SURE)[0]
    assert not found.clear_of(0.35) and found.clear_of(0.34)
