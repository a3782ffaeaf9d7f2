"""Which words and which screen a game has, by its name."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast, Final

from consigliere.cli.screen.chicago.screen import ChicagoScreen
from consigliere.cli.screen.game_screen import GameScreen
from consigliere.cli.screen.godfather.screen import GodfatherScreen
from consigliere.core.content import Content, Record
from consigliere.core.ruleset import Ruleset
from consigliere.locales import Catalogue
from consigliere.wording.chicago.words import Words as ChicagoWords
from consigliere.wording.godfather.words import Words as GodfatherWords
from consigliere.wording.speech import Speech

Records = Mapping[str, Record]


def _godfather(catalogue: Catalogue, players: Sequence[str], records: Records) -> GameScreen:
    return GodfatherScreen(GodfatherWords(catalogue, players, records))


def _chicago(catalogue: Catalogue, players: Sequence[str], records: Records) -> GameScreen:
    return ChicagoScreen(ChicagoWords(catalogue, players, records))


SCREENS: Final[Mapping[str, Callable[[Catalogue, Sequence[str], Records], GameScreen]]] = {
    "godfather": _godfather,
    "chicago": _chicago,
}


def screen_of(rules: Ruleset, catalogue: Catalogue, players: Sequence[str] = ()) -> GameScreen:
    """The screen of a game with its content; without names the players are called by their families."""
    content: Content[Any] = cast(Any, rules).content  # every ruleset of the package has one
    return SCREENS[rules.name](catalogue, players, content.records)


def words_of(rules: Ruleset, catalogue: Catalogue, players: Sequence[str] = ()) -> Speech:
    """The words of a game with its content."""
    return screen_of(rules, catalogue, players).words
