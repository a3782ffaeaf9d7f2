"""What a bot is: a function from what a seat may see to one of its legal actions.

A bot gets a view, never the state: what it cannot be given it cannot peek at, so a strong bot is strong
by play alone, and its move cannot change when what it does not see is dealt anew.
"""

import random
import time
from dataclasses import dataclass
from typing import Protocol

from consigliere.core.actions import Action, LegalActions
from consigliere.core.shapes import Seen

View = Seen


@dataclass(frozen=True, slots=True)
class Decision:
    """What is asked of whom, and what may be answered."""

    seat: int
    asked: str  # as the view's prompt names it
    legal: LegalActions

    def forced(self) -> Action | None:
        """The only action there is, if there is only one."""
        return next(iter(self.legal)) if len(self.legal) == 1 else None


class Clock:
    """The budget of one decision: seconds, or playouts where a move must come out the same everywhere."""

    def __init__(self, seconds: float = 0.0, iterations: int | None = None) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.used = 0
        self._begun = time.perf_counter()

    def start(self) -> None:
        self.used = 0
        self._begun = time.perf_counter()

    def count(self, playouts: int) -> None:
        self.used += playouts

    def spent(self) -> float:
        """The share of the budget that is used up, 1 or more when nothing is left."""
        if self.iterations is not None:
            return self.used / self.iterations
        return (time.perf_counter() - self._begun) / self.seconds if self.seconds > 0 else 1.0


class Bot(Protocol):
    knows: bool  # whether its view must hold the seat's ledger

    def choose(self, view: View, decision: Decision, clock: Clock, rng: random.Random) -> Action:
        """One of the legal actions. The same view, chance and budget in playouts give the same one."""
        ...
