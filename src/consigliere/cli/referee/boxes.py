"""Which box lies on the table: each game's part of the referee, by the game's name."""

from collections.abc import Callable, Sequence
from typing import Final

from consigliere.cli.referee.box import Box
from consigliere.cli.referee.chicago.box import ChicagoBox
from consigliere.cli.referee.godfather.box import GodfatherBox
from consigliere.core.ruleset import Ruleset
from consigliere.wording.speech import Speech

BOXES: Final[dict[str, Callable[[Ruleset, Sequence[str]], Box[Speech]]]] = {
    "godfather": GodfatherBox,
    "chicago": ChicagoBox,
}


def box_of(rules: Ruleset, players: Sequence[str] = ()) -> Box[Speech]:
    """The box of this game; without names the players are called by their families."""
    return BOXES[rules.name](rules, players)
