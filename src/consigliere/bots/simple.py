"""Bots that look no further than the next position: greedy, greedy with slips, value."""

import random
from typing import Final

from consigliere.bots.base import Clock, Decision, View
from consigliere.bots.minds import Mind
from consigliere.bots.random_bot import RandomBot
from consigliere.core.actions import Action

SLIPS: Final = 0.1  # of its decisions Easy leaves to chance


class Greedy:
    """Rules of thumb: what the policy says of the position as the seat sees it."""

    knows = False

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def choose(self, view: View, decision: Decision, clock: Clock, rng: random.Random) -> Action:
        if (forced := decision.forced()) is not None:
            return forced
        return self.mind.rules.actions[int(self.mind.policy(self.mind.as_seen(view)))]


class Noisy(Greedy):
    """Greedy, but now and then it does whatever comes to its mind."""

    def choose(self, view: View, decision: Decision, clock: Clock, rng: random.Random) -> Action:
        if rng.random() < SLIPS:
            return RandomBot().choose(view, decision, clock, rng)
        return super().choose(view, decision, clock, rng)


class Value:
    """The action after which the seat looks furthest ahead, one step on."""

    knows = False

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def choose(self, view: View, decision: Decision, clock: Clock, rng: random.Random) -> Action:
        if (forced := decision.forced()) is not None:
            return forced
        return self.mind.rules.actions[self.mind.choice(self.mind.as_seen(view), rng)]
