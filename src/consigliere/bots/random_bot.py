"""The random bot: any kind of action is as likely as any other, then any detail of it."""

import random
from collections.abc import Sequence

from consigliere.bots.base import View
from consigliere.core.actions import Action


class RandomBot:
    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        kinds: dict[object, list[Action]] = {}
        for action in legal:
            kinds.setdefault(action.form["type"], []).append(action)
        return rng.choice(kinds[rng.choice(list(kinds))])
