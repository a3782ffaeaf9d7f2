"""What the bots need of one game: a seat's position, worlds that agree with it, a policy, a value.

The policy and the value are compiled with the kernel; they read only what the acting seat may know.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from consigliere.bots.base import View
from consigliere.core.prompts import Prompts
from consigliere.core.ruleset import Ruleset


class Deals(Protocol):
    """Worlds that one viewer cannot tell from the true one; the ledger is read once."""

    def deal(self, rng: random.Random) -> Prompts: ...


@dataclass(frozen=True)
class Mind:
    rules: Ruleset
    tables: Any
    as_seen: Callable[[View, Any], Any]  # the position with what the viewer does not see left out
    deals: Callable[[View, Any], Deals]
    policy: Callable[[Any], int]  # the rule of thumb for the seat to act
    play_on: Callable[[Any, int], int]  # by the policy to the end of the act or round
    value: Callable[[Any, int, Any], float]  # what a seat's final score will be
    weights: Any
    spread: float  # points by which scores differ: how sure a lead is

    def chances(self, s: Prompts) -> list[float]:
        """The chance of each seat to win, as the value sees it; at the end of the game as it is."""
        if s.over:
            winners = self.rules.winners(s)
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.players)]
        values = [self.value(s, seat, self.weights) for seat in range(s.players)]
        return softmax(values, self.spread)

    def tempered(self, weights: Any) -> "Mind":
        return replace(self, weights=weights)


def softmax(values: Sequence[float], spread: float) -> list[float]:
    import math

    top = max(values)
    powers = [math.exp((value - top) / spread) for value in values]
    total = math.fsum(powers)
    return [power / total for power in powers]


LIMIT: Final = 5000  # decisions of one playout; never reached
