"""Which words and which screen a game has, by its name."""

from collections.abc import Sequence

from consigliere.cli.screen.game_screen import GameScreen
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import room
from consigliere.locales import Catalogue
from consigliere.wording.games import wording_of
from consigliere.wording.speech import Speech


def screen_of(rules: Ruleset, catalogue: Catalogue, players: Sequence[str] = ()) -> GameScreen:
    """The screen of a game with its content; without names the players are called by their families."""
    screen: GameScreen = room(rules.name, "screen")(words_of(rules, catalogue, players))
    return screen


def words_of(rules: Ruleset, catalogue: Catalogue, players: Sequence[str] = ()) -> Speech:
    """The words of a game with its content."""
    words = wording_of(rules, catalogue, players).words
    words.codes = True
    return words
