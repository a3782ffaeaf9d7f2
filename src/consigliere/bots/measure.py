"""Honest figures: shares with intervals clustered by seed, and quantiles of times from small histograms.

The games of one seed share their shuffles, so they are one observation, not several.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from statistics import NormalDist
from typing import Final

STEP: Final = math.log(1.05)  # buckets of a histogram are 5 % wide
SURE: Final = 0.95
CLEAR: Final = 0.995  # for looking again and again, as an early stop does
MANY: Final = 500  # blocks from which Student's distribution is the normal one


@dataclass(frozen=True, slots=True)
class Share:
    """A mean over blocks and its standard error."""

    mean: float
    error: float
    blocks: int

    def interval(self, sure: float = SURE) -> tuple[float, float]:
        """By Student's distribution: the spread of a few blocks is itself uncertain."""
        if self.error == 0.0:  # all blocks alike: the rule of three, for any probability
            width = -math.log(1 - sure) / self.blocks
            return max(0.0, self.mean - width), min(1.0, self.mean + width)
        if self.blocks == 1:
            return 0.0, 1.0
        width = student(sure, self.blocks - 1) * self.error
        return self.mean - width, self.mean + width

    def clear_of(self, bar: float) -> bool:
        low, high = self.interval(CLEAR)
        return low > bar or high < bar


@cache
def student(sure: float, freedom: int) -> float:
    """How many standard errors hold the mean with this probability."""
    if freedom >= MANY:
        return NormalDist().inv_cdf((1 + sure) / 2)
    low, high = 0.0, 1e4
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, freedom) < sure else (low, middle)
    return high


def within(t: float, freedom: int) -> float:
    """The probability that Student's t lies between -t and t: a finite sum for whole degrees of freedom."""
    angle = math.atan(t / math.sqrt(freedom))
    cos2 = math.cos(angle) ** 2
    odd = freedom % 2
    term, total = 1.0, 0.0 if freedom == 1 else 1.0
    for k in range(2 + odd, freedom - 1, 2):
        term *= (k - 1) / k * cos2
        total += term
    if not odd:
        return math.sin(angle) * total
    return 2 / math.pi * (angle + math.sin(angle) * math.cos(angle) * total)


def share(blocks: Sequence[float]) -> Share:
    n = len(blocks)
    mean = math.fsum(blocks) / n
    if n == 1:
        return Share(mean, math.inf, 1)
    spread = math.fsum((x - mean) ** 2 for x in blocks) / (n - 1)
    return Share(mean, math.sqrt(spread / n), n)


def histogram(seconds: Iterable[float]) -> dict[str, int]:
    """Counts by bucket, as JSON keeps them."""
    return dict(Counter(str(bucket(s)) for s in seconds))


def bucket(seconds: float) -> int:
    return math.ceil(math.log(max(seconds, 1e-7)) / STEP)


def quantile(counts: Counter[int], q: float) -> float:
    """The upper edge of the bucket in which this share of the times is reached, in seconds."""
    wanted = q * counts.total()
    for key in sorted(counts):
        wanted -= counts[key]
        if wanted <= 1e-9:
            return math.exp(key * STEP)
    return 0.0
