"""What a finished game is worth to each seat."""

import math
from collections.abc import Callable, Sequence
from typing import Final

from consigliere.core.ruleset import Ruleset
from consigliere.core.state import State

Reward = Callable[[Sequence[int], Sequence[int]], list[float]]  # from scores and winners


def win_share(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """One victory, shared among the winners: they sum to 1."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]


def margin(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """Points ahead of the best other seat, below zero if behind."""
    return [
        float(own - max(other for at, other in enumerate(scores) if at != seat))
        for seat, own in enumerate(scores)
    ]


REWARDS: Final[dict[str, Reward]] = {"win": win_share, "margin": margin}
BOUNDS: Final = {"win": (0.0, 1.0), "margin": (-500.0, 500.0)}  # no box holds so many points
ILLEGAL: Final = {"win": -1.0, "margin": -200.0}  # worse than to lose, or a learner would resign by it


def reward_of(name: str) -> Reward:
    if not isinstance(name, str) or name not in REWARDS:
        raise ValueError(f"no reward called {name!r}; there is: {', '.join(REWARDS)}")
    return REWARDS[name]


def checked_reward(given: float) -> float:
    """What a move that is not allowed is worth; ValueError if that is no number."""
    try:
        return math.fsum([given])
    except (TypeError, OverflowError):
        raise ValueError(f"a reward is a number, not {given!r}") from None


def outcome(rules: Ruleset, s: State, reward: Reward) -> list[float]:
    """Zero for everybody until the game is over."""
    if not s.over:
        return [0.0] * int(s.players)
    return reward(rules.scores(s), rules.winners(s))
