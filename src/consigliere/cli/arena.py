"""`consigliere arena`: bots against bots in blocks of one seed, with honest intervals.

With --keep every finished block is written to a file at once, and the same command goes on where it stopped.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from consigliere.bots.arena import first_share, Match, play_block, Result, summary
from consigliere.bots.levels import bot_of, clock_of, NAMES, UnknownBot
from consigliere.cli.common import add_content, add_game, add_json, check_players, game_rules
from consigliere.cli.errors import BadInput
from consigliere.cli.options import add_options, chosen

LEAST_BLOCKS: Final = 20  # before an early stop
WIDTH: Final = 40  # of the plot


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("arena", help="bots against bots, with honest intervals")
    add_game(parser)
    parser.add_argument(
        "--bots", required=True, metavar="A,B,…", help=f"the first against the rest: {', '.join(NAMES)}"
    )
    parser.add_argument("--players", type=int, default=4, metavar="N", help="players (default 4)")
    parser.add_argument("--blocks", type=int, default=100, metavar="B", help="blocks of N games (default 100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed plays the same games")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default 1)")
    parser.add_argument("--ray", action="store_true", help="play the blocks on a Ray cluster")
    parser.add_argument(
        "--bar", type=float, default=None, metavar="X", help="stop as soon as the interval is clear of this share"
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
        raise BadInput("bad-share", value=args.bar)
    names = tuple(name.strip() for name in args.bots.split(","))
    if not 2 <= len(names) <= players:
        raise BadInput("bad-bots", bots=len(names), players=players)
    try:
        for name in names:
            bot_of(name, rules)
            clock_of(name)
    except UnknownBot as error:
        raise BadInput("no-such-bot", bot=str(error), bots=", ".join(NAMES)) from error
    options = chosen(rules, args.option)
    match = Match(
        args.game,
        names,
        players,
        args.seed,
        tuple(option for option, on in options.items() if on),
        tuple(args.content),
    )
    kept = Kept(match, Path(args.keep)) if args.keep else None
    results = play_blocks(match, args, kept)
    report = summary(match, results)
    if args.json:
        print(json.dumps(report))
    else:
        show(report, args.bar)
    return 0


class Kept:
    """A file of finished blocks: the match in its first line, a block in each further one."""

    def __init__(self, match: Match, path: Path) -> None:
        self.path = path
        self.done: dict[int, Result] = {}
        head = json.dumps(match.identity())
        if not path.exists():
            self._write(head, "x")
            return
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
            same = bool(lines) and json.loads(lines[0]) == json.loads(head)
        except (OSError, ValueError) as error:
            raise BadInput("cannot-read", path=str(path), reason="not a file of the arena") from error
        if not same:
            raise BadInput("other-match", path=str(path))
        for line in lines[1:]:
            try:
                result = json.loads(line)
            except ValueError:
                continue  # the line that was being written when the program was stopped
            self.done[result["block"]] = result

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


def play_blocks(match: Match, args: argparse.Namespace, kept: Kept | None) -> list[Result]:
    """The blocks in order, until all are played or the interval is clear of the bar."""
    done = kept.done if kept else {}
    todo = [block for block in range(args.blocks) if block not in done]
    results: list[Result] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, disable=args.json or not sys.stderr.isatty(), transient=True) as progress:
        bar = progress.add_task("blocks", total=args.blocks)
        fresh = played(match, todo, args)
        for block in range(args.blocks):
            if block in done:
                result = done[block]
            else:
                result = next(fresh)
                if kept:
                    kept.add(result)
            results.append(result)
            found = first_share(match, results)
            progress.update(bar, advance=1, description=f"{match.bots[0]} {found.mean:.1%}")
            if args.bar is not None and len(results) >= LEAST_BLOCKS and found.clear_of(args.bar):
                fresh.close()
                break
    return results


def played(match: Match, todo: list[int], args: argparse.Namespace) -> Iterator[Result]:
    if args.ray:
        yield from on_ray(match, todo)
    elif args.jobs == 1:
        for block in todo:
            yield play_block(match, block)
    else:
        yield from in_processes(match, todo, args.jobs)


def in_processes(match: Match, todo: list[int], jobs: int) -> Iterator[Result]:
    """In order, a few blocks ahead; those begun too many are given up when the match stops early."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        waiting = [pool.submit(play_block, match, block) for block in todo[: 2 * jobs]]
        for n in range(len(todo)):
            yield waiting[n].result()
            if len(waiting) < len(todo):
                waiting.append(pool.submit(play_block, match, todo[len(waiting)]))
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def on_ray(match: Match, todo: list[int]) -> Iterator[Result]:
    try:
        import ray
    except ImportError as error:
        raise BadInput("needs-extra", module="ray", extra="ray") from error
    ray.init(ignore_reinit_error=True, log_to_driver=False, logging_level="ERROR")
    remote: Callable[[Match, int], Any] = ray.remote(play_block).remote
    ahead = max(4, 2 * int(ray.cluster_resources().get("CPU", 2)))
    waiting = [remote(match, block) for block in todo[:ahead]]
    for n in range(len(todo)):
        yield ray.get(waiting[n])
        if len(waiting) < len(todo):
            waiting.append(remote(match, todo[len(waiting)]))


# -- for people


def show(report: dict[str, Any], bar: float | None) -> None:
    console = Console()
    low, high = report["interval"]
    console.print(
        f"[bold]{report['bots'][0]}[/] against {', '.join(report['bots'][1:])}: {report['game']},"
        f" {report['players']} players, {report['games']} games in {report['blocks']} blocks"
    )
    console.print(
        f"win share [bold]{report['win_share']:.1%}[/]"
        f" (95 % interval {low:.1%} to {high:.1%}, fair {report['fair_share']:.1%})"
    )
    console.print(plot(report["win_share"], low, high, report["fair_share"], bar))
    table = Table("bot", "rating", "mean score", "decisions", "median ms", "p95 ms")
    for name, rated in report["ratings"].items():
        times = report["times"][name]
        table.add_row(
            name,
            f"{rated['mu']:.1f} ± {rated['sigma']:.1f}",
            f"{report['mean_scores'][name]:.1f}",
            f"{times['decisions']:,}",
            f"{times['p50_ms']:.3g}",
            f"{times['p95_ms']:.3g}",
        )
    console.print(table)
    console.print("seats: " + ", ".join(f"{s:.1%}" for s in report["seat_shares"]))


def plot(mean: float, low: float, high: float, fair: float, bar: float | None) -> Text:
    """0 to 100 %: the interval as a line, the share as a dot, the fair share and the bar as marks."""

    def at(x: float) -> int:
        return min(WIDTH - 1, max(0, round(x * (WIDTH - 1))))

    cells = ["·"] * WIDTH
    for n in range(at(low), at(high) + 1):
        cells[n] = "─"
    cells[at(fair)] = "┊"
    if bar is not None:
        cells[at(bar)] = "│"
    cells[at(mean)] = "●"
    return Text(f"0 % {''.join(cells)} 100 %")
