"""Honest figures: shares with intervals clustered by seed, and quantiles of times from small histograms.

The games of one seed share their shuffles, so they are one observation, not several.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

STEP: Final = math.log(1.05)  # buckets of a histogram are 5 % wide
SURE: Final = 1.96  # standard errors of a 95 % interval
CLEAR: Final = 2.81  # 99.5 %: for looking again and again, as an early stop does


@dataclass(frozen=True, slots=True)
class Share:
    """A mean over blocks and its standard error."""

    mean: float
    error: float
    blocks: int

    def interval(self, width: float = SURE) -> tuple[float, float]:
        if self.error == 0.0:  # all blocks alike: the rule of three says what may still be
            return max(0.0, self.mean - 3 / self.blocks), min(1.0, self.mean + 3 / self.blocks)
        return self.mean - width * self.error, self.mean + width * self.error

    def clear_of(self, bar: float) -> bool:
        low, high = self.interval(CLEAR)
        return low > bar or high < bar


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
