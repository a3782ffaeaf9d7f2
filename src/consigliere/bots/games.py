"""The games the bots know, by the name of their rules."""

from collections.abc import Callable
from dataclasses import replace
from operator import attrgetter
from typing import Any, Final

from consigliere.bots.base import View
from consigliere.bots.minds import Mind
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import room, TITLES


class _Stages(dict[str, Callable[[Any], int]]):
    """What a playout does not go beyond, such as the round, by game; without one it goes on to the end."""

    def __missing__(self, game: str) -> Callable[[Any], int]:
        stage = TITLES[game].stage
        self[game] = attrgetter(stage) if stage else lambda s: 0
        return self[game]


STAGES: Final = _Stages()


def mind_of(rules: Ruleset, temper: str = "") -> Mind:
    """What the bots know of a game; the temper is one of `tempers.TEMPERS`, or none.

    A view names the rules version its game was begun with: worlds are laid out with the cards of that one.
    """
    make: Callable[[Ruleset, str], Mind] = room(rules.name, "mind")
    own = make(rules, temper)
    made = {rules.version: own}

    def of(view: View) -> Mind:
        version = view["rules"]
        if version not in made:
            made[version] = make(rules.at(version), temper)
        return made[version]

    return replace(own, as_seen=lambda view: of(view).as_seen(view), deals=lambda view: of(view).deals(view))
