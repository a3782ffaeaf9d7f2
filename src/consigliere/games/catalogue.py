"""The games this package plays."""

from collections.abc import Sequence
from pathlib import Path

from consigliere.core.ruleset import Ruleset
from consigliere.games.chicago.rules import ChicagoRules
from consigliere.games.godfather.rules import GodfatherRules

GAMES: dict[str, type[GodfatherRules] | type[ChicagoRules]] = {
    "godfather": GodfatherRules,
    "chicago": ChicagoRules,
}


def ruleset(game: str, packs: Sequence[Path] = ()) -> Ruleset:
    """The rules of a game; KeyError if there is no such game."""
    return GAMES[game](packs)
