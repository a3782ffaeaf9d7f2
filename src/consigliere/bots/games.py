"""The games the bots know, by the name of their rules."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from consigliere.bots.base import View
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
    """What the bots know of a game; the temper is one of `tempers.TEMPERS`, or none.

    A view names the rules version its game was begun with: worlds are laid out with the cards of that one.
    """
    own = MINDS[rules.name](rules, temper)
    made = {rules.version: own}

    def of(view: View) -> Mind:
        version = view["rules"]
        if version not in made:
            made[version] = MINDS[rules.name](rules.at(version), temper)
        return made[version]

    return replace(own, as_seen=lambda view: of(view).as_seen(view), deals=lambda view: of(view).deals(view))
