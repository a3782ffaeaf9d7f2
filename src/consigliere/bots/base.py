"""What a bot is: a function from what a seat may see to one of its legal actions.

A bot gets a view, never the state: what it cannot be given it cannot peek at, so a strong bot is strong
by play alone, and its move cannot change when what it does not see is dealt anew.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from consigliere.core.actions import Action

View = Mapping[str, Any]
Form = Mapping[str, Any]
W = TypeVar("W")
Score = Callable[[W, Form], float]  # how much a bot likes an action, given what it read off the view


class Bot(Protocol):
    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """One of the legal actions; `rng` is the only source of chance, so a game can be repeated."""
        ...
