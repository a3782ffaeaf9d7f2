"""`python -m consigliere.research.dataset`: data sets from games of bots or from journals; what one holds."""

import argparse
import signal
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NoReturn

from consigliere.bots.levels import NAMES
from consigliere.games.catalogue import GAMES
from consigliere.research.dataset import Dataset, Record, SHARD, write
from consigliere.research.players import players_of
from consigliere.research.recording import bot_games, journal_games
from consigliere.research.table import checked_options, rules_with

PROGRAM: Final = "consigliere.research.dataset"
STOPPED: Final = 130
ENDED: Final = 143


def _at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


class _Parser(argparse.ArgumentParser):
    """Errors in one line."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}", file=sys.stderr)
        raise SystemExit(2)


def parser() -> argparse.ArgumentParser:
    top = _Parser(prog=PROGRAM, description="Data sets for learning (docs/research.md).")
    commands = top.add_subparsers(dest="command", required=True, metavar="bots|journals|show")
    bots = commands.add_parser("bots", help="games between bots")
    bots.add_argument("--players", type=_at_least_one, default=4)
    bots.add_argument("--games", type=_at_least_one, default=100)
    bots.add_argument("--seed", type=int, default=0)
    known = ", ".join(NAMES)
    bots.add_argument("--bots", default="greedy", help=f"one for all, or one for each seat: {known}")
    bots.add_argument("--option", action="append", default=[], help="a table option to play with")
    journals = commands.add_parser("journals", help="the finished games among some journals")
    journals.add_argument("journals", nargs="+", type=Path, metavar="JOURNAL")
    for command in (bots, journals):
        command.add_argument("--game", required=True, choices=list(GAMES))
        command.add_argument("--content", action="append", default=[], metavar="PACK", help="a content pack")
        command.add_argument("--out", required=True, type=Path, help="a new folder")
        command.add_argument("--shard", type=_at_least_one, default=SHARD, help="decisions in a file")
        command.add_argument("--forced", action="store_true", help="decisions without a choice too")
    show = commands.add_parser("show", help="what a data set holds")
    show.add_argument("folder", type=Path)
    return top


class Stoppable:
    """Games until there are no more or Ctrl-C is pressed: those finished before it count.

    It ends a game at once, but a shard that is being written is written to its end.
    """

    def __init__(self, records: Iterable[Record]) -> None:
        self.records = iter(records)
        self.playing = False
        self.stopped = False

    def stop(self, number: int, frame: object) -> None:
        self.stopped = True
        if self.playing:
            raise KeyboardInterrupt

    def __iter__(self) -> Iterator[Record]:
        finished = 0
        while not self.stopped and (record := self._next(finished)) is not None:
            finished += 1
            yield record

    def _next(self, finished: int) -> Record | None:
        self.playing = True
        try:
            return next(self.records, None)
        except KeyboardInterrupt:
            self.stopped = True
            if not finished:
                raise
            return None
        finally:
            self.playing = False


def _end(number: int, frame: object) -> NoReturn:
    """Asked to end from outside: nothing half done stays."""
    raise SystemExit(ENDED)


def main(arguments: list[str]) -> int:
    before = signal.signal(signal.SIGTERM, _end)
    try:
        return _run(arguments)
    except KeyboardInterrupt:
        print(f"{PROGRAM}: stopped; nothing is kept", file=sys.stderr)
        return STOPPED
    finally:
        signal.signal(signal.SIGTERM, before)


def _run(arguments: list[str]) -> int:
    try:
        chosen = parser().parse_args(arguments)
        if chosen.command == "show":
            _show(Dataset(chosen.folder))
            return 0
        rules = rules_with(chosen.game, chosen.content)
        if chosen.command == "bots":
            names = chosen.bots.split(",")
            players = players_of(names[0] if len(names) == 1 else names, chosen.players, rules)
            options = checked_options(rules, dict.fromkeys(chosen.option, True))
            records = bot_games(rules, players, chosen.games, chosen.seed, options)
            named = names * chosen.players if len(names) == 1 else names
            about = {"bots": named, "seed": chosen.seed, "options": options}
        else:
            records = journal_games(rules, chosen.journals)
            about = {"journals": len(chosen.journals)}
        games = Stoppable(records)
        before = signal.signal(signal.SIGINT, games.stop)
        try:
            done = write(chosen.out, rules, games, about, shard=chosen.shard, forced=chosen.forced)
        finally:
            signal.signal(signal.SIGINT, before)
    except SystemExit as end:
        return int(end.code or 0)
    except OSError as error:
        print(f"{PROGRAM}: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except ValueError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return 2
    _show(done)
    if games.stopped:
        print(f"{PROGRAM}: stopped; the games finished before it are in {chosen.out}", file=sys.stderr)
        return STOPPED
    unfinished = done.about.get("journals", 0) - done.about["games"]
    if chosen.command == "journals" and unfinished:
        print(f"left out: {unfinished} of {done.about['journals']} journals, their games are not finished")
    return 0


def _show(data: Dataset) -> None:
    about = data.about
    shards = len(about["shards"])
    print(f"{about['game']}: {about['rows']} decisions of {about['games']} games, {shards} shards")
    print(f"tensor {about['length']} (layout {about['layout']}), {about['actions']} actions")
    versions = ", ".join(f"{version} (content {content})" for version, content in about["contents"].items())
    print(f"rules version {versions}")
