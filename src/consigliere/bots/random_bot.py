"""The random bot: any kind of action is as likely as any other, then any detail of it."""

import random

from consigliere.bots.base import Clock, Decision, View
from consigliere.core.actions import Action


class RandomBot:
    knows = False

    def choose(self, view: View, decision: Decision, clock: Clock, rng: random.Random) -> Action:
        kinds: dict[object, list[Action]] = {}
        for action in decision.legal:
            kinds.setdefault(action.form["type"], []).append(action)
        return rng.choice(kinds[rng.choice(list(kinds))])
