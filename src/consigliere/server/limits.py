"""Rate limits: so many a second, and a little more at once, for each identity and each address."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

LARGEST_BODY: Final = 512 * 1024  # bytes: a journal or content packs come with a new table
PLAIN_BODY: Final = 16 * 1024  # all others
MOST_KEPT: Final = 20_000  # buckets; the longest unused go first


@dataclass(frozen=True, slots=True)
class Rate:
    each_second: float
    at_once: float


@dataclass(frozen=True, slots=True)
class Rates:
    """What a host may set. An address may be a whole household behind one router."""

    frames: Rate = Rate(20, 60)  # of one socket's identity
    frames_address: Rate = Rate(100, 400)
    requests: Rate = Rate(10, 60)
    requests_address: Rate = Rate(50, 300)
    makes: Rate = Rate(0.2, 20)  # new tables and guests, by address
    recovers: Rate = Rate(0.05, 10)  # tries of a recovery code, by address
    advice: Rate = Rate(0.5, 5)
    frames_socket: Rate = Rate(40, 240)  # of one socket, pings and pieces of messages too
    joins: Rate = Rate(2, 60)  # whole pictures of a table
    replays: Rate = Rate(10, 30)  # looks back, by address
    notes: Rate = Rate(0.02, 4)  # games to be analysed, by address
    talk: Rate = Rate(0.5, 8)  # lines and reports of one person
    talk_table: Rate = Rate(2, 20)  # at one table
    asides: Rate = Rate(0.5, 20)  # whatever else is written down and is no move: votes, pauses, muting
    mails: Rate = Rate(0.005, 4)  # codes to mail addresses
    sockets_address: int = 100  # open at the same time
    connections_address: int = 100  # that are no sockets
    seatless: int = 3  # running tables of one host at which nobody sits


UNLIMITED: Final = Rate(1e9, 1e9)


def unlimited() -> Rates:
    """For measurements and tests of other things."""
    counts = ("sockets_address", "connections_address", "seatless")
    fields = Rates.__dataclass_fields__
    values: dict[str, Any] = {name: 1_000_000 if name in counts else UNLIMITED for name in fields}
    return Rates(**values)


class Limiter:
    """Token buckets by key."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self.refused: Callable[[str], object] = lambda kind: None  # counts

    def allows(self, kind: str, key: str, rate: Rate) -> bool:
        """Take one, if there is one."""
        at = self.clock()
        left, since = self.buckets.pop((kind, key), (rate.at_once, at))
        left = min(rate.at_once, left + (at - since) * rate.each_second)
        allowed = left >= 1
        self.buckets[(kind, key)] = (left - 1 if allowed else left, at)
        if len(self.buckets) > MOST_KEPT:
            self.buckets.popitem(last=False)
        if not allowed:
            self.refused(kind)
        return allowed
