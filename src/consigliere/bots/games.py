"""The games the bots know, by the name of their rules."""

from collections.abc import Callable
from typing import Any, Final

from consigliere.bots.chicago.mind import mind as chicago
from consigliere.bots.godfather.mind import mind as godfather
from consigliere.bots.minds import Mind
from consigliere.core.ruleset import Ruleset

# what a playout does not go beyond: the act, the round
STAGES: Final[dict[str, Callable[[Any], int]]] = {
    "chicago": lambda s: int(s.round_no),
    "godfather": lambda s: int(s.act),
}
MINDS: Final[dict[str, Callable[[Any, str], Mind]]] = {"chicago": chicago, "godfather": godfather}


def mind_of(rules: Ruleset, temper: str = "") -> Mind:
    """What the bots know of a game; the temper is one of `tempers.TEMPERS`, or none."""
    return MINDS[rules.name](rules, temper)
