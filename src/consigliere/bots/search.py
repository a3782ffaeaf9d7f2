"""The search bot: worlds dealt from the seat's ledger, played on by the policy, weighed by the value.

Flat Monte Carlo with sequential halving: in every world each candidate is tried with the same chance, the
playout goes to the end of the act or round, and every seat maximises its own chance to win. After each
share of the budget the worse half of the candidates is dropped. What the value says of a candidate counts
like some playouts, so that few of them do not mislead.
"""

import math
import random
from dataclasses import dataclass, field
from typing import cast, Final

from consigliere.bots.base import Clock, Decision, View
from consigliere.bots.minds import LIMIT, Mind
from consigliere.core.actions import Action
from consigliere.core.prompts import Prompts

MOST: Final = 12  # candidates that go into the search; the value picks them
PRIOR: Final = 40.0  # playouts that the value's word counts for
LOOK: Final = 16  # worlds between two looks whether the choice is clear
SURE: Final = 3.0  # standard errors by which the best must lead
CLOSE: Final = 0.002  # and a chance that is worth something


@dataclass(slots=True)
class Candidate:
    """An action, what its playouts came to, and how much the value puts it below the best, as a chance."""

    action: int
    below: float = 0.0
    results: list[float] = field(default_factory=list)  # world after world, the same for all candidates

    def mean(self) -> float:
        return math.fsum(self.results) / len(self.results) if self.results else 0.0

    def worth(self, prior: float) -> float:
        """The mean of the playouts, drawn towards what the value says."""
        return self.mean() - self.below * prior / (prior + len(self.results))


class Search:
    knows = True

    def __init__(self, mind: Mind, most: int = MOST, prior: float = PRIOR) -> None:
        self.mind = mind
        self.most = most
        self.prior = prior

    def choose(self, view: View, decision: Decision, clock: Clock, rng: random.Random) -> Action:
        if (forced := decision.forced()) is not None:
            return forced
        mind = self.mind
        if decision.asked in mind.trifles:
            number = mind.best(mind.as_seen(view))
        elif decision.asked in mind.bids:
            number = mind.bids[decision.asked](mind, view, decision, clock, rng)
        else:
            number = self.ranked(view, decision, clock, rng)[0].action
        return mind.rules.actions[number]

    def ranked(self, view: View, decision: Decision, clock: Clock, rng: random.Random) -> list[Candidate]:
        """The candidates, the best first: those that survived longest, then by their worth."""
        alive = self.candidates(view)
        deals = self.mind.deals(view)
        dropped: list[Candidate] = []
        rounds = max(1, math.ceil(math.log2(len(alive))))
        for n in range(rounds):
            until = (n + 1) / rounds
            spent = clock.spent()
            while True:
                self.compare(deals.deal(rng), alive, decision.seat, rng.randrange(1, 1 << 31), clock)
                last, spent = spent, clock.spent()
                if spent + (spent - last) / 2 >= until:  # the next world would end nearer beyond than before
                    break
                if len(alive[0].results) % LOOK == 0 and self.settled(alive):
                    until = 0.0
                    break
            self.sort(alive)
            if until == 0.0:
                break
            if n + 1 < rounds:
                half = (len(alive) + 1) // 2
                dropped = alive[half:] + dropped
                alive = alive[:half]
        return alive + dropped

    def sort(self, candidates: list[Candidate]) -> None:
        candidates.sort(key=lambda one: (-one.worth(self.prior), one.action))

    def settled(self, alive: list[Candidate]) -> bool:
        """Whether the best is clearly ahead of every other: more playouts would not change the choice."""
        best = max(alive, key=lambda one: (one.worth(self.prior), -one.action))
        n = len(best.results)
        for other in alive:
            if other is best:
                continue
            leads = [a - b for a, b in zip(best.results, other.results, strict=True)]
            mean = math.fsum(leads) / n
            error = math.sqrt(math.fsum((lead - mean) ** 2 for lead in leads) / (n - 1) / n)
            if mean <= SURE * error + CLOSE:
                return False
        return True

    def candidates(self, view: View) -> list[Candidate]:
        """All actions, or the most promising ones by the value and what the policy would do."""
        s = self.mind.as_seen(view)
        actions = s.legal_actions()
        if s.is_sealed():
            return [Candidate(action) for action in actions]
        gains = self.mind.gains(s)
        top = max(gains)
        # a point is worth most where all are equal: a share 1/n, and so the slope of the softmax
        players = int(s.players)
        slope = (1 - 1 / players) / players / self.mind.spread(s)
        found = [
            Candidate(action, min(1.0, (top - gain) * slope))
            for action, gain in zip(actions, gains, strict=True)
        ]
        if len(found) > self.most:
            liked = int(self.mind.policy(s))
            found.sort(key=lambda one: (one.action != liked, one.below, one.action))
            del found[self.most :]
        return found

    def compare(self, world: Prompts, alive: list[Candidate], seat: int, seed: int, clock: Clock) -> None:
        """One playout of each candidate in the same world with the same chance."""
        for candidate in alive:
            t = cast(Prompts, world.copy())
            t.rng = seed
            t.auto = True
            self.mind.rules.step(t, seat, candidate.action)
            self.mind.play_on(t, LIMIT)
            candidate.results.append(self.mind.chances(t)[seat])
        clock.count(len(alive))
