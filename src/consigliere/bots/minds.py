"""What the bots need of one game: a seat's position, worlds that agree with it, a policy, a value.

The policy and the value are compiled with the kernel. They read only what the acting seat may know, so a
choice on the position as seen is the choice in every world the seat cannot tell from the true one.
"""

import math
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from consigliere.bots.base import Clock, Decision, View
from consigliere.core.prompts import Prompts
from consigliere.core.ruleset import Ruleset

LIMIT: Final = 5000  # decisions of one playout; never reached


class Deals(Protocol):
    """Worlds that one viewer cannot tell from the true one; the ledger is read once."""

    def deal(self, rng: random.Random) -> Prompts: ...


Bid = Callable[["Mind", View, Decision, Clock, random.Random], int]
Draw = Callable[[Prompts, random.Random], int]  # on a position as seen


@dataclass(frozen=True)
class Mind:
    """One game with one content set and one set of weights."""

    rules: Ruleset
    as_seen: Callable[[View], Prompts]  # the position with what the viewer does not see left out
    deals: Callable[[View], Deals]
    policy: Callable[[Prompts], int]  # the rule of thumb of the seat to answer
    best: Callable[[Prompts], int]  # the choice by value, on a position as seen
    gains: Callable[[Prompts], Sequence[float]]  # points ahead after each legal action; not for sealed ones
    play_on: Callable[[Prompts, int], int]  # by the policy to the end of the act or round
    foretold: Callable[[Prompts], list[float]]  # what every seat's score will be
    spread: Callable[[Prompts], float]  # points by which scores still may differ from what is foretold
    reasons: Callable[[Prompts, int], Mapping[str, float]]  # points of a seat by what they come from
    trifles: frozenset[str] = frozenset()  # decisions not worth a search: the value answers them
    drawn: Mapping[int, Draw] = field(default_factory=dict)  # by kind of frame: choices drawn from a mix
    bids: Mapping[str, Bid] = field(default_factory=dict)  # how to bid, at the decisions that are auctions

    def choice(self, s: Prompts, rng: random.Random) -> int:
        """What the player by value does on a position as seen: the best, or drawn where all bid at once."""
        draw = self.drawn.get(int(s.frames[s.top]))
        return self.best(s) if draw is None else draw(s, rng)

    def chances(self, s: Prompts) -> list[float]:
        """The chance of each seat to win, as the value sees it; at the end of the game as it is."""
        if s.over:
            winners = self.rules.winners(s)
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.players)]
        given = self.rules.scores(s)  # before the end only what the places were given
        return softmax([a + b for a, b in zip(self.foretold(s), given, strict=True)], self.spread(s))


def softmax(points: Sequence[float], spread: float) -> list[float]:
    top = max(points)
    powers = [math.exp((one - top) / spread) for one in points]
    total = math.fsum(powers)
    return [power / total for power in powers]
