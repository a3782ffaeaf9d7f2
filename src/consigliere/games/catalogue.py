"""The games this package plays, each by its title: the one list that a new game is added to.

A game that lives outside the package is named in the environment variable CONSIGLIERE_GAMES: the dotted names
of the modules that hold a `TITLE`, with spaces between them. Processes that are started later see them, too.
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from consigliere.core.ruleset import Ruleset
from consigliere.core.title import Title
from consigliere.games.chicago.title import TITLE as CHICAGO
from consigliere.games.godfather.title import TITLE as GODFATHER

OUTSIDE: Final = "CONSIGLIERE_GAMES"
TITLES: Final[dict[str, Title]] = {title.name: title for title in (GODFATHER, CHICAGO)}


class _Games(Mapping[str, type[Ruleset]]):
    """The rules of every game, imported when they are asked for."""

    def __getitem__(self, game: str) -> type[Ruleset]:
        rules: type[Ruleset] = room(game, "rules")
        return rules

    def __iter__(self) -> Iterator[str]:
        return iter(TITLES)

    def __len__(self) -> int:
        return len(TITLES)

    def __contains__(self, game: object) -> bool:
        return game in TITLES


GAMES: Final = _Games()


def room(game: str, kind: str) -> Any:
    """A room of a game; KeyError if there is no such game, MissingRoom if it has no such room."""
    return TITLES[game].room(kind)


def ruleset(game: str, packs: Sequence[Path] = ()) -> Ruleset:
    """The rules of a game; KeyError if there is no such game."""
    return GAMES[game](packs)


def register(title: Title) -> None:
    """Add a game from outside; ValueError if its name is taken."""
    if title.name in TITLES:
        raise ValueError(f"there is a game called {title.name!r} already")
    TITLES[title.name] = title


for _module in os.environ.get(OUTSIDE, "").split():
    register(import_module(_module).TITLE)
