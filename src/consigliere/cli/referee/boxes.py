"""Which box lies on the table: each game's part of the referee, by the game's name."""

from collections.abc import Sequence

from consigliere.cli.errors import BadInput
from consigliere.cli.referee.box import Box
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import TITLES
from consigliere.wording.speech import Speech


def box_of(rules: Ruleset, players: Sequence[str] = ()) -> Box[Speech]:
    """The box of this game; without names the players are called by their families."""
    title = TITLES[rules.name]
    if not title.referee:
        raise BadInput("no-referee", game=rules.name)
    box: Box[Speech] = title.room("referee")(rules, players)
    return box
