"""A game in one call: for scripts, notebooks and the README."""

from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path

from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.core.journal import Journal, JournalError
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import GAMES, ruleset


def _rules(game: object, content: Sequence[str | PathLike[str]]) -> Ruleset:
    if not isinstance(game, str) or game not in GAMES:
        raise ValueError(f"no game called {game!r}; there is: {', '.join(GAMES)}")
    return ruleset(game, [Path(pack) for pack in content])


def new(
    game: str,
    players: int = 4,
    seed: int | str | bytes = 0,
    *,
    content: Sequence[str | PathLike[str]] = (),
    options: Mapping[str, bool] | None = None,
) -> Game:
    """A new game, its shuffles decided by the seed. `content`: packs laid over the box."""
    return Game(_rules(game, content), players, Stream(seed), options)


def replay(text: str, *, until: int | None = None, content: Sequence[str | PathLike[str]] = ()) -> Game:
    """The game of a journal's text; JournalError names the line that is wrong."""
    journal = Journal.from_text(text)
    if journal.header.get("game") not in GAMES:
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
