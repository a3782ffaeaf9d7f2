"""`consigliere balance`: what many games of equal bots tell about a game's seats, scores and things.

Without --players every number of players is reported, one after the other.
"""

import argparse
import json
import sys
from collections.abc import Mapping
from concurrent.futures.process import BrokenProcessPool
from itertools import starmap
from typing import Any, Final

from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from consigliere.bots.balance import BOTS, check_bot, CHUNK, counting_of, play_chunk, report, Setting
from consigliere.bots.levels import UnknownBot
from consigliere.bots.measure import student, SURE
from consigliere.bots.tally import Tally
from consigliere.bots.tempers import TEMPERS
from consigliere.cli.arena_table import counted
from consigliere.cli.common import add_content, add_game, add_json, check_players, game_rules
from consigliere.cli.errors import BadInput
from consigliere.cli.options import add_options, chosen
from consigliere.cli.processes import in_order

FLAGS: Final = {
    "off-fair": "more than 3 points off the fair share",
    "no-chance": "never had a chance",
    "unused": "unused in at least 95 % of its chances",
    "taken": "taken in at least 95 % of its chances",
}


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("balance", help="seats, scores, and use and worth of things, by equal bots")
    add_game(parser)
    parser.add_argument(
        "--players", type=int, default=None, metavar="N", help="players (default: every number)"
    )
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="games for each (default 2000)")
    parser.add_argument("--bot", default="value", metavar="BOT", help=f"in every seat: {', '.join(BOTS)}")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed plays the same games")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default 1)")
    add_options(parser)
    add_json(parser)
    add_content(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    rules = game_rules(args.game, args.content)
    counts = list(rules.seats) if args.players is None else [check_players(rules, args.players)]
    for name in ("games", "jobs"):
        if getattr(args, name) < 1:
            raise BadInput("bad-number", option=f"--{name}", value=getattr(args, name), least=1)
    tempers = ", ".join(f":{temper}" for temper in TEMPERS)
    try:
        check_bot(args.bot)
    except UnknownBot as error:
        raise BadInput("no-balance-bot", bot=args.bot, bots=", ".join(BOTS), tempers=tempers) from error
    options = tuple(name for name, on in chosen(rules, args.option).items() if on)
    told = {
        "game": args.game,
        "bot": args.bot,
        "seed": args.seed,
        "options": list(options),
        "content": rules.content_hash,
        "reports": [],
    }
    console = Console()
    with Progress(disable=args.json or not sys.stderr.isatty(), transient=True, console=console) as progress:
        bar = progress.add_task("games", total=args.games * len(counts))
        for players in counts:
            setting = Setting(args.game, players, args.bot, args.seed, options, tuple(args.content))
            try:
                found = report(setting, played(setting, args.games, args.jobs, progress, bar))
            except (KeyboardInterrupt, BrokenProcessPool):
                lost = "all reports are" if args.json else f"the report for {players} players is"
                print(f"consigliere: stopped; {lost} lost", file=sys.stderr)
                raise
            told["reports"].append(found)
            if not args.json:
                show(console, told, found)
    if args.json:
        print(json.dumps(told))
    return 0


def played(setting: Setting, games: int, jobs: int, progress: Progress, bar: TaskID) -> Tally:
    chunks = ((setting, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK))
    total = Tally()
    for tally in starmap(play_chunk, chunks) if jobs == 1 else in_order(jobs, play_chunk, chunks):
        total.add(tally)
        progress.advance(bar, len(tally.games))
    return total


# -- for people


def show(console: Console, told: dict[str, Any], found: dict[str, Any]) -> None:
    console.print(
        f"\n[bold]{told['game']}[/], {found['players']} players, {counted(found['games'], 'game')}"
        f" of {told['bot']} bots, seed {told['seed']}"
    )
    console.print(f"fair share {found['fair_share']:.1%}, shared wins {found['shared_wins']:.1%}")
    for key, title in (("order", "place from the first player on"), ("seats", "seat at the table")):
        console.print(of_seats(found[key], title))
    table = Table("", "mean", "sd", "least", "most")
    for key in ("scores", "winning_scores", "margin", "decisions", "turns", "rounds"):
        if key in found:
            row = found[key]
            numbers = (f"{row['mean']:.1f}", f"{row['sd']:.1f}", f"{row['least']:g}", f"{row['most']:g}")
            table.add_row(key.replace("_", " "), *numbers)
    console.print(table)
    for line in figures(told["game"], found):
        console.print(line)
    for kind, rows in found["things"].items():
        console.print(of_things(kind, rows))
    console.print("[bold]remarkable[/]" if found["flags"] else "nothing remarkable")
    for flag in found["flags"]:
        console.print(f"  {flag['kind']} {flag['id']}: {FLAGS[flag['flag']]}")


def of_seats(rows: list[dict[str, Any]], title: str) -> Table:
    table = Table(title, "win share", "95 % interval", "off fair", "score", "sd")
    for n, row in enumerate(rows, start=1):
        low, high = row["interval"]
        table.add_row(
            str(n),
            f"{row['win_share']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{100 * row['off_fair']:+.1f} points",
            f"{row['score']:.1f}",
            f"{row['sd']:.1f}",
        )
    return table


def figures(game: str, found: dict[str, Any]) -> list[str]:
    """What only one of the games has, a line each."""
    common = [f"{name} in a game: {n:g}" for name, n in found.get("per_game", {}).items()]
    return common + counting_of(game).lines(found)


def worth(row: Mapping[str, Any]) -> str:
    """With its interval, if there is one."""
    if "worth_error" not in row:
        return f"{row['worth']:+.1f}"
    games = row.get("worth_games", row["n"])
    return f"{row['worth']:+.1f} ± {student(SURE, games - 1) * row['worth_error']:.1f}"


def of_things(kind: str, rows: dict[str, dict[str, Any]]) -> Table:
    table = Table(kind, "chances", "uses", "share", "worth", "wins", "n")
    for name, row in rows.items():
        used = row["n"] > 0
        table.add_row(
            name,
            f"{row['chances']:,}",
            f"{row['uses']:,}",
            f"{row['use_share']:.1%}" if row["chances"] else "–",
            worth(row) if used else "–",
            f"{100 * row['worth_win']:+.1f}" if used else "–",
            f"{row['n']:,}",
        )
    return table
