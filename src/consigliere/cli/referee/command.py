"""`consigliere referee`: for people who play with the printed box. Checks every move, cites the rule.

Unofficial. The program is told what happens at the table and asks for each draw and hidden card it needs.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, TextIO

from consigliere.cli.common import (
    add_content,
    add_game,
    add_json,
    check_players,
    game_rules,
    good_names,
    is_played,
    names_of,
    read_journal,
    script_note,
)
from consigliere.cli.errors import BadInput
from consigliere.cli.options import add_options, chosen
from consigliere.cli.referee.box import Box
from consigliere.cli.referee.boxes import box_of
from consigliere.cli.referee.console import Console, Ended, Script
from consigliere.cli.referee.keep import CannotKeep, keep
from consigliere.cli.referee.table import Referee
from consigliere.core.game import Game
from consigliere.core.journal import Journal, JournalError
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import GAMES
from consigliere.wording.speech import Speech


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("referee", help="check a game played with the printed box")
    add_game(parser)
    parser.add_argument(
        "--players", type=int, default=None, metavar="N", help="how many play, if no names are given"
    )
    parser.add_argument(
        "--names", default=None, metavar="A,B,C", help="the players, in the order of the seats"
    )
    parser.add_argument("--save", default=None, metavar="FILE", help="keep the game here after every move")
    parser.add_argument("--load", default=None, metavar="FILE", help="go on with a game, and keep it there")
    parser.add_argument("--script", default=None, metavar="FILE", help="answers and moves, one on each line")
    add_json(parser, "print one JSON object at the end")
    add_content(parser)
    add_options(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    rules = game_rules(args.game, args.content)
    journal, finished = _loaded(args, rules) if args.load is not None else (None, False)
    if journal is not None:
        rules = rules.at(journal.header["rules"])
    names = _names(args, rules, journal)
    if args.option and journal is not None:
        raise BadInput("load-fixes", option="--option")
    options = chosen(rules, args.option)
    save_to = _save_to(args) if args.save is not None or not finished else None
    script = _script(args.script) if args.script is not None else None
    out: TextIO | None = sys.stdout
    if args.json:  # standard output is for the object alone
        out = sys.stderr if script is None else None
    box = box_of(rules, names)
    console = Console(box.words, out, script)
    referee = Referee(box, console, save_to, journal.header if journal is not None else None, options)
    _welcome(box, console, journal, finished)
    half = False
    try:
        referee.play(journal.entries if journal is not None else ())
    except (Ended, KeyboardInterrupt):
        half = referee.in_move
    if not finished or save_to is not None:
        _leave(referee, half)
    if args.json:
        print(json.dumps(summary(referee)))
    return 0


def summary(referee: Referee) -> dict[str, object]:
    game = referee.game
    over = game is not None and game.over
    return {
        "game": referee.rules.name,
        "players": referee.players,
        "entries": len(referee.journal().entries),
        "over": over,
        "scores": game.scores if game is not None and over else None,
        "winners": list(game.winners) if game is not None and over else [],
        "refusals": referee.refusals,
        "digest": game.digest() if game is not None else None,
    }


def _welcome(box: Box[Speech], console: Console, journal: Journal | None, finished: bool) -> None:
    names = box.words.players
    if note := script_note():
        console.print(note)
    console.say("referee-welcome", players=len(names), names=", ".join(names))
    if journal is not None:
        console.say("referee-finished" if finished else "referee-resumed", entries=len(journal.entries))
        if is_played(journal.header) and not finished:
            console.say("referee-played")
        return
    console.say("referee-note-reconstructed")
    console.print(box.set_up())


def _leave(referee: Referee, half: bool) -> None:
    console = referee.console
    console.look(None)
    if half:
        console.say("referee-half-move")
    if referee.save_to is not None:
        try:
            keep(referee.save_to, referee.journal())
        except CannotKeep as error:
            raise BadInput("referee-cannot-write", path=str(error.path), reason=error.reason) from error
        console.say("referee-saved", path=str(referee.save_to))
    else:
        console.say("referee-not-saved")
    console.say("referee-ended", entries=len(referee.journal().entries))


# -- what the command line gives


def _loaded(args: argparse.Namespace, rules: Ruleset) -> tuple[Journal, bool]:
    """A journal that replays, and whether its game is over; one whose set-up is not finished will do."""
    journal = read_journal(args.load)
    if journal.header.get("game") != args.game:
        found = str(journal.header.get("game"))
        raise JournalError(2, "journal-other", field="game", found=found, expected=", ".join(GAMES))
    try:
        return journal, Game.replay(journal, rules).over
    except JournalError as error:
        half_set_up = all(entry.who == "chance" for entry in journal.entries)
        if error.key != "journal-truncated" or not half_set_up:
            raise
    return journal, False


def _names(args: argparse.Namespace, rules: Ruleset, journal: Journal | None) -> list[str]:
    """The players' names; the families' where none are given."""
    if journal is not None:
        if args.names is not None:
            raise BadInput("referee-names-of-load")
        players = int(journal.header["players"])
        if args.players not in (None, players):
            raise BadInput("referee-players-differ", players=args.players, found=players, where=args.load)
        return names_of(journal.header) or box_of(rules).words.players[:players]
    if args.names is not None:
        names = [name.strip() for name in args.names.split(",")]
        if not good_names(names):
            raise BadInput("referee-bad-names", names=args.names)
        if args.players not in (None, len(names)):
            raise BadInput("referee-players-differ", players=args.players, found=len(names), where="--names")
        check_players(rules, len(names))
        return names
    if args.players is None:
        raise BadInput("referee-players-missing")
    return box_of(rules).words.players[: check_players(rules, args.players)]


def _save_to(args: argparse.Namespace) -> Path | None:
    """Where the game is kept; a file that is there already is not written over unless it is gone on with."""
    if args.save is None:
        return Path(args.load) if args.load is not None else None
    path = Path(args.save)
    if not path.parent.is_dir() or path.is_dir():
        reason = "Is a directory" if path.is_dir() else "No such directory"
        raise BadInput("referee-cannot-write", path=args.save, reason=reason)
    if path.exists() and (args.load is None or not path.samefile(args.load)):
        raise BadInput("referee-save-exists", path=args.save)
    return path


def _script(path: str) -> Script:
    try:
        return Script(path, Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "not a text file"
        raise BadInput("referee-script-unreadable", path=path, reason=reason) from error
