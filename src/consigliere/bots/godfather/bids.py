"""G13 A sealed bribe as advice: whole bids, bill after bill, and how often each should be made."""

import random
from typing import cast, Final

from consigliere.bots.base import Clock, Decision, View
from consigliere.bots.godfather.bidding import COUNT, mixed
from consigliere.bots.minds import Mind
from consigliere.games.godfather import ranges
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import CURSOR, SEALED

Line = tuple[int, ...]


def bids(
    mind: Mind, view: View, decision: Decision, clock: Clock, rng: random.Random
) -> list[tuple[Line, float]]:
    """What was already named binds; if it fits no bid of the mix, nothing is added to it."""
    seat = decision.seat
    start = cast(Godfather, mind.as_seen(view))
    cursor, already = int(start.of(seat, CURSOR)), int(start.of(seat, SEALED))
    found = mixed(mind, view, seat, clock, rng)
    fitting = [one for one in found if one[0] & (1 << 6 * cursor) - 1 == already] or [(already, 1.0)]
    total = sum(often for _, often in fitting)
    return [(line_of(mind, view, seat, packed), often / total) for packed, often in fitting]


def line_of(mind: Mind, view: View, seat: int, packed: int) -> Line:
    """The bid as actions; kinds of bills that the seat does not hold are passed over by themselves."""
    s = cast(Godfather, mind.as_seen(view))
    kind = s.frames[s.top]
    line: list[int] = []
    while not s.over and s.frames[s.top] == kind and s.actor() == seat:
        cursor = int(s.of(seat, CURSOR))
        line.append(ranges.BRIBE + cursor * ranges.BRIBE_MAX + (packed >> 6 * cursor & COUNT))
        mind.rules.step(s, seat, line[-1])
    return tuple(line)


MIXES: Final = {"bribe": bids}
