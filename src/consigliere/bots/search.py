"""The search bot: worlds dealt from the seat's ledger, played on by the policy, weighed by the value.

Flat Monte Carlo with sequential halving: in every world each candidate is tried with the same chance, the
playout goes to the end of the act or round, and every seat maximises its own chance to win. After each
share of the budget the worse half of the candidates is dropped.
"""

import math
import random
from dataclasses import dataclass
from typing import Final

from consigliere.bots.base import Clock, Decision, View
from consigliere.bots.minds import LIMIT, Mind
from consigliere.core.actions import Action
from consigliere.core.prompts import Prompts

MOST: Final = 12  # candidates that go into the search; the value picks them


@dataclass(slots=True)
class Candidate:
    """An action, and what its playouts came to."""

    action: int
    total: float = 0.0
    tries: int = 0

    @property
    def mean(self) -> float:
        return self.total / self.tries if self.tries else 0.0


class Search:
    knows = True

    def __init__(self, mind: Mind, most: int = MOST) -> None:
        self.mind = mind
        self.most = most

    def choose(self, view: View, decision: Decision, clock: Clock, rng: random.Random) -> Action:
        if len(decision.legal) == 1:
            return decision.legal[0]
        return self.mind.rules.actions[self.ranked(view, decision, clock, rng)[0].action]

    def ranked(
        self, view: View, decision: Decision, clock: Clock, rng: random.Random
    ) -> list[Candidate]:
        """The candidates, the best first: those that survived longest, then by their mean."""
        alive = self.candidates(view, decision)
        deals = self.mind.deals(view, self.mind.tables)
        dropped: list[Candidate] = []
        rounds = max(1, math.ceil(math.log2(len(alive))))
        for n in range(rounds):
            until = (n + 1) / rounds
            while True:
                self.compare(deals.deal(rng), alive, decision.seat, rng.randrange(1, 1 << 31))
                clock.count(len(alive))
                if clock.spent() >= until:
                    break
            alive.sort(key=lambda candidate: (-candidate.mean, candidate.action))
            if n + 1 < rounds:
                half = (len(alive) + 1) // 2
                dropped = alive[half:] + dropped
                alive = alive[:half]
        return alive + dropped

    def candidates(self, view: View, decision: Decision) -> list[Candidate]:
        """All actions, or the most promising ones by the value and what the policy would do."""
        actions = list(decision.legal.indices)
        if len(actions) > self.most:
            s = self.mind.as_seen(view, self.mind.tables)
            liked = int(self.mind.policy(s))
            worth = {action: self.value_after(s, decision.seat, action) for action in actions}
            actions.sort(key=lambda action: (action != liked, -worth[action], action))
            actions = sorted(actions[: self.most])
        return [Candidate(action) for action in actions]

    def value_after(self, s: Prompts, seat: int, action: int) -> float:
        t = s.copy()
        self.mind.rules.step(t, seat, action)
        return self.mind.chances(t)[seat]

    def compare(self, world: Prompts, alive: list[Candidate], seat: int, seed: int) -> None:
        """One playout of each candidate in the same world with the same chance."""
        for candidate in alive:
            t = world.copy()
            t.rng = seed
            t.auto = True
            self.mind.rules.step(t, seat, candidate.action)
            self.mind.play_on(t, LIMIT)
            candidate.total += self.mind.chances(t)[seat]
            candidate.tries += 1
