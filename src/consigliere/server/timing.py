"""Time as the tables know it: now, and the stretches in which no server ran (docs/reliability.md, Clocks).

Clocks count only time in which a server ran; so everything that asks how long something took asks here.
"""

import time
from collections.abc import Callable, Iterable
from typing import Final

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

Span = tuple[int, int]  # from, until; milliseconds since 1970


def now() -> int:
    return time.time_ns() // 1_000_000


def merged(spans: Iterable[Span]) -> list[Span]:
    """The same stretches in order, without overlaps."""
    out: list[Span] = []
    for start, end in sorted(span for span in spans if span[0] < span[1]):
        if out and start <= out[-1][1]:
            out[-1] = (out[-1][0], max(end, out[-1][1]))
        else:
            out.append((start, end))
    return out


def later(spans: Iterable[Span], since: int) -> Iterable[Span]:
    return (span for span in spans if span[1] > since)


def running(since: int, until: int, standing: Iterable[Span]) -> int:
    """How long a clock ran that stood still in these stretches."""
    still = sum(max(0, min(until, end) - max(since, start)) for start, end in merged(later(standing, since)))
    return max(0, until - since - still)


def moment(since: int, span: int, standing: Iterable[Span]) -> int:
    """When a clock that stands still in these stretches has run for `span`."""
    at = since + max(0, span)
    for start, end in merged(later(standing, since)):
        if start < at:
            at += end - max(since, start)
    return at


class Times:
    """What one process knows of time; `outages` come from the store and are the same for all processes."""

    def __init__(self, clock: Callable[[], int] | None = None) -> None:
        self.clock = clock
        self.outages: tuple[Span, ...] = ()

    def now(self) -> int:
        return now() if self.clock is None else self.clock()
