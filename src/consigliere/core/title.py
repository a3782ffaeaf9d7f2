"""The one registration of a game: its name, and where each of its rooms is.

A room is named by a dotted path, `package.module:name`, and imported when somebody asks for it. So the engine
can name the rooms above it without importing them, and a program that plays no bot loads none.
"""

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from consigliere.core.errors import ConsigliereError

ROOMS: Final = ("rules", "wording", "mind", "mixes", "balance", "screen", "referee", "content", "encoder")


class MissingRoom(ConsigliereError, LookupError):
    """A game has no room of this kind, or names one that is not there."""

    def __init__(self, game: str, room: str, path: str) -> None:
        super().__init__(f"{game} has no room {room!r}" + (f": nothing at {path}" if path else ""))
        self.game = game
        self.room = room


@dataclass(frozen=True, slots=True, kw_only=True)
class Title:
    """Everything the shared rooms must know of a game, and nothing else. Only `rules` is needed to play."""

    name: str  # in commands, journals and addresses, and before the keys of the game's messages
    rules: str  # a class: Ruleset
    wording: str = ""  # a function of catalogue, players and records: Wording
    mind: str = ""  # a function of ruleset and temper: Mind
    mixes: str = ""  # by decision, how bids are mixed: the advice about them
    stage: str = ""  # the number in a state that playouts do not go beyond, such as that of the round
    balance: str = ""  # a Counting: what the report about many games counts
    screen: str = ""  # a function of the game's words: GameScreen
    referee: str = ""  # a function of ruleset and players: Box
    content: str = ""  # a Shelf: how the command line lists and checks cards
    encoder: str = ""  # a class: Encoder
    home: Path | None = None  # of a game outside the package: locales/ and rulebook/ lie in it

    @property
    def prefix(self) -> str:
        return f"{self.name}-"

    def folder(self, room: str) -> Path:
        """Where the sources of a room lie."""
        module = getattr(self, room).partition(":")[0]
        found = find_spec(module) if module else None
        if found is None or found.origin is None:
            raise MissingRoom(self.name, room, module)
        return Path(found.origin).parent

    def room(self, room: str) -> Any:
        """What the dotted path names; MissingRoom if there is no such room."""
        path = getattr(self, room) if room in ROOMS else ""
        module, _, name = path.partition(":")
        if not name:
            raise MissingRoom(self.name, room, path)
        try:
            return getattr(import_module(module), name)
        except (AttributeError, ModuleNotFoundError) as error:
            if isinstance(error, ModuleNotFoundError) and not module.startswith(error.name or "?"):
                raise  # a library that the room needs
            raise MissingRoom(self.name, room, path) from error
