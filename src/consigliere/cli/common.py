"""What several commands share: naming a game, reading a journal, counting and naming players."""

import argparse
import json
import shlex
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from consigliere.cli.content_faults import line
from consigliere.cli.errors import BadInput
from consigliere.cli.kinds import HUMAN, is_kind
from consigliere.core.journal import Journal, JournalError
from consigliere.core.packs import ContentError
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import GAMES, ruleset
from consigliere.locales import catalogue
from consigliere.locales.scripts import from_right
from consigliere.locales.speaking import DEFAULT, spoken

LONGEST_NAME: Final = 20


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=", ".join(GAMES))


def add_content(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--content", action="append", default=[], metavar="PACK", help="a content pack to lay over the box"
    )


def add_json(parser: argparse.ArgumentParser, text: str = "print one JSON object") -> None:
    parser.add_argument("--json", action="store_true", help=text)


def asks_for_more(parser: argparse.ArgumentParser) -> Callable[[argparse.Namespace], int]:
    """The handler of a command that needs another word: that something is missing, and its help."""

    def handler(args: argparse.Namespace) -> int:
        print(f"{parser.prog}: name one of the commands below\n", file=sys.stderr)
        parser.print_help(sys.stderr)
        return 2

    return handler


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
        raise BadInput(
            "bad-pack",
            pack=", ".join(packs),
            faults=len(error.faults),
            first=line(error.faults[0]),
            command=check_command(game, packs),
        ) from error


def check_command(game: str, packs: list[str]) -> str:
    """What to type to see the faults of these packs."""
    flag = [] if game == next(iter(GAMES)) else ["--game", game]
    return shlex.join(["consigliere", "content", "check", *packs, *flag])


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
    if text.lstrip().startswith("{"):
        try:
            return Journal.from_json(json.loads(text))
        except ValueError as error:
            raise error if isinstance(error, JournalError) else JournalError(1, "journal-foreign") from error
    return Journal.from_text(text)


def good_names(names: list[str]) -> bool:
    """Whether players can be called so: short, different, and not to be taken for a number."""
    different = len({name.casefold() for name in names}) == len(names)
    return different and all(
        0 < len(name) <= LONGEST_NAME and name.isprintable() and not name.isdecimal() for name in names
    )


def names_of(header: Mapping[str, Any]) -> list[str]:
    """The players' names in a journal; none if it has only families."""
    for field in ("names", "seats"):
        found = header.get(field)
        if isinstance(found, list) and len(found) == header.get("players"):
            names = [str(name) for name in found]
            if good_names(names) and not is_played({field: names}):
                return names
    return []


def script_note() -> str | None:
    """In English and in the language: many terminals do not shape its script. None where all do."""
    if not from_right(spoken()):
        return None
    return " / ".join(words.text("terminal-script") for words in (catalogue(DEFAULT), catalogue()))


def levels_of(header: Mapping[str, Any]) -> list[str | None]:
    """How strong the bots of a journal are, seat by seat; None for people."""
    found = header.get("seats")
    return [None if kind == HUMAN else str(kind) for kind in found] if isinstance(found, list) else []


def is_played(header: Mapping[str, Any]) -> bool:
    """Whether the journal is of `consigliere play`: it tells who sits where as human or bot."""
    seats = header.get("seats")
    return isinstance(seats, list) and bool(seats) and all(map(is_kind, seats))
