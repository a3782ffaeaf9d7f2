"""Hard and Expert: the same search, but its playouts are played by the value instead of the rules of thumb.

They are slower and far fewer, and with half a second or more they pay: what follows is played as good players
would. With the rules of thumb more time changes nothing, since what limits them is not chance but their play.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from consigliere.bots.base import Clock, Decision, View
from consigliere.bots.games import STAGES
from consigliere.bots.minds import Bid, Mind
from consigliere.bots.search import Candidate, Search
from consigliere.core.prompts import Prompts

PRIOR: Final = 10.0  # playouts that the value's word counts for
LEAST: Final = 0.25  # but it never counts for less: it knows things that no playout to the next act tells


@dataclass(slots=True)
class Weighed(Candidate):
    def worth(self, prior: float) -> float:
        return self.mean() - self.below * weight(prior, len(self.results))


def weight(prior: float, playouts: int) -> float:
    """How much of what the value says counts beside so many playouts."""
    return max(LEAST, prior / (prior + playouts))


class Thorough(Search):
    def candidates(self, view: View) -> list[Candidate]:
        return [Weighed(one.action, one.below) for one in super().candidates(view)]


def thorough(mind: Mind) -> Search:
    return Thorough(playing_well(mind), prior=PRIOR)


def playing_well(mind: Mind) -> Mind:
    """A mind whose playouts go by the value. Bids stay as they are: to mix them takes many playouts."""
    return replace(
        mind,
        play_on=partial(play_on, mind.best, STAGES[mind.rules.name]),
        bids={asked: bid_by(mind, bid) for asked, bid in mind.bids.items()},
    )


def play_on(best: Callable[[Prompts], int], stage: Callable[[Any], int], s: Prompts, limit: int) -> int:
    """By the value to the end of the act or round, or of the game; the number of decisions."""
    s.auto = True
    s.advance()
    now = stage(s)
    decisions = 0
    while not s.over and stage(s) == now and decisions < limit:
        s.step(best(s))
        decisions += 1
    return decisions


def bid_by(mind: Mind, bid: Bid) -> Bid:
    def choose(_: Mind, view: View, decision: Decision, clock: Clock, rng: random.Random) -> int:
        return bid(mind, view, decision, clock, rng)

    return choose
