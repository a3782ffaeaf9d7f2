"""Bots that look no further than the next position: greedy, greedy with slips, value."""

import random
from typing import Final

from consigliere.bots.base import Clock, Decision, View
from consigliere.bots.minds import Mind
from consigliere.bots.random_bot import RandomBot
from consigliere.core.actions import Action
from consigliere.core.prompts import Prompts

SLIPS: Final = 0.25  # of its decisions Easy leaves to chance


class Greedy:
    """Rules of thumb: what the policy says of the position as the seat sees it."""

    knows = False

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def choose(self, view: View, decision: Decision, clock: Clock, rng: random.Random) -> Action:
        if len(decision.legal) == 1:
            return decision.legal[0]
        action = self.mind.policy(self.mind.as_seen(view, self.mind.tables))
        return self.mind.rules.actions[int(action)]


class Noisy(Greedy):
    """Greedy, but now and then it does whatever comes to its mind."""

    def choose(self, view: View, decision: Decision, clock: Clock, rng: random.Random) -> Action:
        if rng.random() < SLIPS:
            return RandomBot().choose(view, decision, clock, rng)
        return super().choose(view, decision, clock, rng)


class Value:
    """The action after which the seat's chance to win looks best, one step ahead."""

    knows = False

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def choose(self, view: View, decision: Decision, clock: Clock, rng: random.Random) -> Action:
        if len(decision.legal) == 1:
            return decision.legal[0]
        s = self.mind.as_seen(view, self.mind.tables)
        best = max(decision.legal.indices, key=lambda action: self.after(s, decision.seat, action))
        return self.mind.rules.actions[best]

    def after(self, s: Prompts, seat: int, action: int) -> float:
        t = s.copy()
        self.mind.rules.step(t, seat, action)
        return self.mind.chances(t)[seat]
