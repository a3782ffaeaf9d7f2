"""`consigliere arena`: bots against bots in blocks of one seed, with honest intervals.

With --keep every finished block is written to a file at once, and the same command goes on where it stopped.
Blocks are counted in their order, whichever was done first: processes do not change what comes out.
"""

import argparse
import json
import logging
import os
import re
import sys
from collections.abc import Callable, Generator, Iterable
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from consigliere.bots.arena import first_share, Match, play_block, Result, summary
from consigliere.bots.levels import NAMES, parts, UnknownBot
from consigliere.cli.arena_table import show
from consigliere.cli.common import add_content, add_game, add_json, check_players, game_rules
from consigliere.cli.errors import BadInput
from consigliere.cli.kinds import no_such_kind
from consigliere.cli.options import add_options, chosen
from consigliere.cli.processes import as_done

FOREIGN: Final = "not a file of the arena"
NOT_KEPT: Final = "nothing is kept (--keep FILE keeps every finished block)"
LEAST_BLOCKS: Final = 20  # before an early stop
SINCE: Final = ("rules", "content", "thoughts")  # what changes by an update of the program
MOST_POINTS: Final = 10_000  # no game has so many: a line that says so was not written by us
BUCKET: Final = re.compile(r"-?\d{1,6}", re.ASCII)


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("arena", help="bots against bots, with honest intervals")
    add_game(parser)
    parser.add_argument(
        "--bots", required=True, metavar="A,B,…", help=f"the first against the rest: {', '.join(NAMES)}"
    )
    parser.add_argument("--players", type=int, default=4, metavar="N", help="players (default 4)")
    parser.add_argument(
        "--blocks", type=int, default=100, metavar="B", help="blocks of N games (default 100)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed plays the same games")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default 1)")
    parser.add_argument("--ray", action="store_true", help="play the blocks on a Ray cluster")
    parser.add_argument(
        "--bar",
        type=float,
        default=None,
        metavar="X",
        help="stop as soon as the interval is clear of this share",
    )
    parser.add_argument("--keep", metavar="FILE", help="write every block here, and go on from it")
    add_options(parser)
    add_json(parser)
    add_content(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    rules = game_rules(args.game, args.content)
    players = check_players(rules, args.players)
    for name in ("blocks", "jobs"):
        if getattr(args, name) < 1:
            raise BadInput("bad-number", option=f"--{name}", value=getattr(args, name), least=1)
    if args.bar is not None and not 0 <= args.bar <= 1:
        raise BadInput("bad-share", value=f"{args.bar:g}")
    names = tuple(name.strip() for name in args.bots.split(","))
    if not 2 <= len(names) <= players:
        raise BadInput("bad-bots", bots=len(names), players=players)
    for name in names:
        try:
            parts(name)
        except UnknownBot as error:
            raise no_such_kind("no-such-bot", name, NAMES) from error
    options = chosen(rules, args.option)
    if args.ray and find_spec("ray") is None:
        raise BadInput("needs-extra", module="ray", extra="ray")
    match = Match(
        args.game,
        names,
        players,
        args.seed,
        tuple(option for option, on in options.items() if on),
        tuple(args.content),
    )
    if args.keep == "":
        raise BadInput("cannot-write", path="--keep", reason="the name of the file is missing")
    if args.keep and Path(args.keep).exists() and not Path(args.keep).is_file():
        raise BadInput("cannot-write", path=args.keep, reason=FOREIGN)
    kept = Kept(match, Path(args.keep)) if args.keep is not None else None
    try:
        results = play_blocks(match, args, kept)
    except (KeyboardInterrupt, BrokenProcessPool):
        told = (
            f"{len(kept.done)} blocks are kept in {kept.path}, the same command goes on" if kept else NOT_KEPT
        )
        print(f"consigliere: stopped; {told}", file=sys.stderr)
        raise
    report = summary(match, results)
    if args.bar is not None:
        report |= {"bar": args.bar, "stopped_early": len(results) < args.blocks}
    if args.json:
        print(json.dumps(report))
    else:
        show(report, args.bar, args.blocks)
    return 0


class Kept:
    """A file of finished blocks: the match in its first line, a block in each further one."""

    def __init__(self, match: Match, path: Path) -> None:
        self.path = path
        self.done: dict[int, Result] = {}
        head = json.dumps(match.identity())
        text = self._read() if path.exists() else ""
        if not text:
            self._write(head, "a")
            return
        lines = text.splitlines()
        try:
            found = json.loads(lines[0])
        except ValueError:
            found = None
        if not isinstance(found, dict) or "bots" not in found or "win_share" in found:
            raise BadInput("cannot-read", path=str(path), reason=FOREIGN)
        if other := differences(found, match.identity()):
            key = "older-match" if all(one in SINCE for one in other) else "other-match"
            raise BadInput(key, path=str(path), differs="; ".join(other.values()))
        for line in lines[1:]:
            result = block_of(line, match)
            if result is not None:
                self.done[result["block"]] = result
        if not text.endswith("\n"):
            self._write("", "a")  # so that the next block begins a line of its own

    def _read(self) -> str:
        try:
            return self.path.read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else FOREIGN
            raise BadInput("cannot-read", path=str(self.path), reason=reason) from error

    def add(self, result: Result) -> None:
        self.done[result["block"]] = result
        self._write(json.dumps(result), "a")

    def _write(self, line: str, mode: str) -> None:
        try:
            with self.path.open(mode, encoding="utf-8") as file:
                file.write(line + "\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise BadInput("cannot-write", path=str(self.path), reason=error.strerror or "") from error


def differences(found: dict[str, Any], asked: dict[str, Any]) -> dict[str, str]:
    """In what a kept match is another than the one asked for, in words. A pack is known by what it says."""
    other = [key for key in asked if found.get(key) != asked[key]]
    if "content" not in other and "packs" in other:
        other.remove("packs")
    return {key: f"{key} {worded(found.get(key))} there, {worded(asked[key])} here" for key in other}


def worded(value: Any) -> str:
    return (",".join(map(str, value)) or "none") if isinstance(value, list) else str(value)


def block_of(line: str, match: Match) -> Result | None:
    """A finished block; None for the line that was being written when the program was stopped."""
    try:
        result = json.loads(line)
    except ValueError:
        return None
    if not isinstance(result, dict) or not isinstance(result.get("block"), int):
        return None
    games = result.get("games")
    if not isinstance(games, list) or len(games) != match.players:
        return None
    return result if all(is_game(game, match.players) for game in games) else None


def is_game(game: Any, players: int) -> bool:
    """Scores and times of every seat, winners among them."""
    if not isinstance(game, dict):
        return False
    scores, winners, times = (game.get(name) for name in ("scores", "winners", "times"))
    return (
        isinstance(scores, list)
        and len(scores) == players
        and all(isinstance(score, int) and abs(score) <= MOST_POINTS for score in scores)
        and isinstance(times, list)
        and len(times) == players
        and all(map(is_histogram, times))
        and isinstance(winners, list)
        and bool(winners)
        and all(isinstance(winner, int) and winner in range(players) for winner in winners)
        and len({*winners}) == len(winners)
    )


def is_histogram(times: Any) -> bool:
    return isinstance(times, dict) and all(
        BUCKET.fullmatch(bucket) and isinstance(n, int) and n > 0 for bucket, n in times.items()
    )


def play_blocks(match: Match, args: argparse.Namespace, kept: Kept | None) -> list[Result]:
    """The blocks in order, until all are played or the interval is clear of the bar."""
    done = kept.done if kept else {}
    before = frozenset(done)
    todo = (block for block in range(args.blocks) if block not in before)
    results: list[Result] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = args.json or not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), disable=hidden, transient=True) as progress:
        bar = progress.add_task("blocks", total=args.blocks)
        fresh = played(match, todo, args)
        for block in range(args.blocks):
            while block not in done:
                result = next(fresh)
                done[result["block"]] = result
                if kept:
                    kept.add(result)
            results.append(done[block])
            found = first_share(match, results)
            progress.update(bar, advance=1, description=f"{match.bots[0]} {found.mean:.1%}")
            if args.bar is not None and len(results) >= LEAST_BLOCKS and found.clear_of(args.bar):
                fresh.close()
                break
    return results


def played(match: Match, todo: Iterable[int], args: argparse.Namespace) -> Generator[Result, None, None]:
    """The blocks, the soonest done first; those begun too many are given up when the match stops early."""
    if args.ray:
        yield from on_ray(match, todo)
    elif args.jobs == 1:
        for block in todo:
            yield play_block(match, block)
    else:
        yield from as_done(args.jobs, play_block, ((match, block) for block in todo))


def on_ray(match: Match, todo: Iterable[int]) -> Generator[Result, None, None]:
    ray: Any = import_module("ray")
    ray.init(ignore_reinit_error=True, log_to_driver=False, logging_level=logging.ERROR)
    remote: Callable[[Match, int], Any] = ray.remote(play_block).remote
    ahead = max(4, 2 * int(ray.cluster_resources().get("CPU", 2)))
    rest = iter(todo)
    waiting = [remote(match, block) for block in islice(rest, ahead)]
    while waiting:
        done, waiting = ray.wait(waiting)
        waiting += [remote(match, block) for block in islice(rest, len(done))]
        yield from ray.get(done)
