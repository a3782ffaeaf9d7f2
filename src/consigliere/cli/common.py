"""What several commands share: naming a game, reading a journal, counting players."""

import argparse
from pathlib import Path

from consigliere.cli.errors import BadInput
from consigliere.core.journal import Journal
from consigliere.core.packs import ContentError
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import GAMES, ruleset


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=", ".join(GAMES))


def add_content(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--content", action="append", default=[], metavar="PACK", help="a content pack to lay over the box"
    )


def game_rules(game: str, packs: list[str]) -> Ruleset:
    """The ruleset asked for; BadInput if there is no such game or a pack is faulty."""
    if game not in GAMES:
        raise BadInput("no-such-game", game=game, games=", ".join(GAMES))
    for pack in packs:
        if not Path(pack).is_dir():
            raise BadInput("no-such-pack", pack=pack)
    try:
        return ruleset(game, [Path(pack) for pack in packs])
    except ContentError as error:
        raise BadInput("bad-pack", pack=", ".join(packs), faults=len(error.faults)) from error


def check_players(rules: Ruleset, players: int) -> int:
    if players not in rules.seats:
        raise BadInput(
            "bad-players",
            game=rules.name,
            players=players,
            least=rules.seats.start,
            most=rules.seats.stop - 1,
        )
    return players


def read_journal(path: str) -> Journal:
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "not a text file"
        raise BadInput("cannot-read", path=path, reason=reason) from error
    return Journal.from_text(text)
