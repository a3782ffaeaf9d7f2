"""A game in one call: for scripts, notebooks and the README."""

from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path

from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.core.journal import Journal, JournalError
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import GAMES, ruleset

Packs = Sequence[str | PathLike[str]] | str | PathLike[str]


def _rules(game: object, content: Packs) -> Ruleset:
    if not isinstance(game, str) or game not in GAMES:
        raise ValueError(f"no game called {game!r}; there is: {', '.join(GAMES)}")
    packs = [content] if isinstance(content, str | PathLike) else content
    return ruleset(game, [Path(pack) for pack in packs])


def new(
    game: str,
    players: int = 4,
    seed: int | str | bytes = 0,
    *,
    content: Packs = (),
    options: Mapping[str, bool] | None = None,
) -> Game:
    """A new game, its shuffles decided by the seed. `content`: packs laid over the box."""
    if isinstance(seed, bool) or not isinstance(seed, int | str | bytes):
        raise TypeError(f"a seed is a number, a text or bytes, not {seed!r}")
    if type(players) is not int:
        raise TypeError(f"the number of players is a whole number, not {players!r}")
    for name, value in (options or {}).items():
        if not isinstance(value, bool):
            raise TypeError(f"the table option {name!r} is True or False, not {value!r}")
    return Game(_rules(game, content), players, Stream(seed), options)


def replay(text: str, *, until: int | None = None, content: Packs = ()) -> Game:
    """The game of a journal's text; JournalError names the line that is wrong."""
    journal = Journal.from_text(text)
    if not isinstance(journal.header.get("game"), str) or journal.header["game"] not in GAMES:
        raise JournalError(
            2,
            "journal-other",
            field="game",
            found=str(journal.header.get("game")),
            expected=", ".join(GAMES),
        )
    return Game.replay(journal, _rules(journal.header["game"], content), until)


def load(path: str | PathLike[str]) -> Game:
    """The game of a journal file."""
    return replay(Path(path).read_text(encoding="utf-8"))
