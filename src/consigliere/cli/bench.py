"""`consigliere bench`: decisions per second, beside the peers where they are installed (extra `peers`).

One core, CPU time, four players, whole games with their set-up, random play. A decision of ours is
a prompt with at least two legal actions; forced ones and chance do not count. For the peers every
action counts. Each figure is the best of several rounds, taken in turn with the others.
"""

import argparse
import json
import math
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import consigliere
from consigliere.cli import bench_page, bench_server
from consigliere.cli.common import add_json
from consigliere.cli.errors import BadInput
from consigliere.core import rng
from consigliere.core.loop import play_out
from consigliere.games.catalogue import GAMES, ruleset

PLAYERS = 4
SPIEL = ("tarok", "hanabi", "backgammon")

# what a figure of a game is, and its unit
LABELS: Final[dict[str, tuple[str, str]]] = {
    "decisions_per_s": ("the engine's own loop", "decisions a second"),
    "stepped_per_s": ("stepped from Python", "decisions a second"),
    "pure_per_s": ("own loop, not compiled", "decisions a second"),
    "copy_us": ("copy of a position", "microseconds"),
    "ratio_catanatron": ("own loop beside Catanatron", "times as fast"),
    "ratio_catanatron_stepped": ("stepped beside Catanatron", "times as fast"),
    "ratio_catanatron_pure": ("not compiled beside Catanatron", "times as fast"),
}


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("bench", help="speed, beside the peers")
    parser.add_argument(
        "--seconds",
        type=float,
        default=2.0,
        metavar="S",
        help="CPU time for each figure and round (default 2)",
    )
    parser.add_argument(
        "--rounds", type=int, default=3, metavar="N", help="rounds; the best one counts (default 3)"
    )
    parser.add_argument("--pure", action="store_true", help=argparse.SUPPRESS)
    add_json(parser)
    parser.set_defaults(handler=run)
    more = parser.add_subparsers(parser_class=type(parser), metavar="[server | page]")
    bench_server.add_parser(more)
    bench_page.add_parser(more)


def own_loop(game: str, seconds: float) -> float:
    """In the engine's own loop."""
    rules = ruleset(game)
    start = time.process_time()
    decisions = 0
    seed = 0
    while seed == 0 or time.process_time() - start < seconds:
        s = rules.begin(PLAYERS, {})
        s.rng = rng.seeded(seed)
        decisions += play_out(s, 1_000_000)
        seed += 1
    return decisions / (time.process_time() - start)


def stepped(game: str, seconds: float) -> float:
    """By the same Python loop as the peers."""
    rules = ruleset(game)
    start = time.process_time()
    decisions = 0
    seed = 0
    while seed == 0 or time.process_time() - start < seconds:
        s = rules.begin(PLAYERS, {})
        s.rng = rng.seeded(seed)
        s.auto = True
        s.advance()
        while not s.is_terminal():
            s.step(random.choice(s.legal_actions()))
            decisions += 1
        seed += 1
    return decisions / (time.process_time() - start)


def copy_us(game: str, seconds: float) -> float:
    """Microseconds for a copy, over the positions of a game."""
    s = ruleset(game).begin(PLAYERS, {})
    s.rng = rng.seeded(5)
    s.auto = True
    s.advance()
    copies = 0
    spent = 0.0
    while spent < seconds and not s.over:
        start = time.process_time()
        for _ in range(200):
            s.copy()
        spent += time.process_time() - start
        copies += 200
        s.step(s.legal_actions()[0])
    return spent / copies * 1e6


def catanatron(seconds: float) -> float | None:
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None
    start = time.process_time()
    actions = 0
    seed = 0
    while seed == 0 or time.process_time() - start < seconds:
        random.seed(seed)
        game = Game([RandomPlayer(colour) for colour in list(Color)[:PLAYERS]], seed=seed)
        game.play()
        # the log of actions has two names in its releases
        actions += len(getattr(game.state, "action_records", None) or game.state.actions)
        seed += 1
    return actions / (time.process_time() - start)


def open_spiel(name: str, seconds: float) -> float | None:
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)
    start = time.process_time()
    actions = 0
    while actions == 0 or time.process_time() - start < seconds:
        s = game.new_initial_state()
        while not s.is_terminal():
            s.apply_action(random.choice(s.legal_actions()))
            actions += 1
    return actions / (time.process_time() - start)


def pure_loop(game: str, seconds: float) -> float | None:
    """The interpreted engine's own loop, in a process of its own."""
    code = f"from consigliere.cli.bench import own_loop; print(own_loop({game!r}, {seconds}))"
    env = {**os.environ, "CONSIGLIERE_PURE": "1"}
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)
    return float(run.stdout) if run.returncode == 0 else None


def measure(seconds: float, rounds: int, tick: Callable[[], None]) -> dict[str, Any]:
    """All figures, the best of the rounds; every round takes each in turn."""
    best: dict[str, float] = {}

    def keep(name: str, figure: float | None, lower: bool = False) -> None:
        if figure is not None:
            best[name] = (min if lower else max)(best.get(name, figure), figure)
        tick()

    for _ in range(rounds):
        keep("catanatron", catanatron(seconds))
        for name in SPIEL:
            keep(f"open_spiel_{name}", open_spiel(name, seconds))
        for game in GAMES:
            keep(f"{game}.decisions_per_s", own_loop(game, seconds))
            keep(f"{game}.stepped_per_s", stepped(game, seconds))
            keep(f"{game}.pure_per_s", pure_loop(game, seconds))
            keep(f"{game}.copy_us", copy_us(game, seconds / 4), lower=True)
    return report(best)


def report(best: dict[str, float]) -> dict[str, Any]:
    peers = {name: round(figure) for name, figure in best.items() if "." not in name}
    cat = best.get("catanatron")
    out: dict[str, Any] = {"mode": consigliere.MODE, "players": PLAYERS, "peers": peers, "games": {}}
    for game in GAMES:
        own, step = (best[f"{game}.{k}"] for k in ("decisions_per_s", "stepped_per_s"))
        pure = best.get(f"{game}.pure_per_s")
        out["games"][game] = {
            "decisions_per_s": round(own),
            "stepped_per_s": round(step),
            "pure_per_s": round(pure) if pure else None,
            "copy_us": round(best[f"{game}.copy_us"], 3),
            "ratio_catanatron": round(own / cat, 1) if cat else None,
            "ratio_catanatron_stepped": round(step / cat, 1) if cat else None,
            "ratio_catanatron_pure": round(pure / cat, 1) if cat and pure else None,
        }
    return out


def run(args: argparse.Namespace) -> int:
    if not (math.isfinite(args.seconds) and args.seconds > 0):
        raise BadInput("bad-seconds", option="--seconds", value=str(args.seconds))
    if args.rounds < 1:
        raise BadInput("bad-number", option="--rounds", value=args.rounds, least=1)
    with Progress(disable=args.json or not sys.stderr.isatty(), transient=True) as progress:
        bar = progress.add_task("bench", total=args.rounds * (1 + len(SPIEL) + 4 * len(GAMES)))
        figures = measure(args.seconds, args.rounds, lambda: progress.advance(bar))
    if args.json:
        print(json.dumps(figures))
        return 0
    Console().print(shown(figures))
    return 0


def shown(figures: dict[str, Any]) -> Table:
    """The figures for people, each with its unit."""
    table = Table(title=f"{PLAYERS} players, random play, one core ({figures['mode']})")
    table.add_column("what")
    table.add_column("figure", justify="right")
    table.add_column("unit")
    for name, figure in figures["peers"].items():
        table.add_row(name, f"{figure:,}", "actions a second")
    for game, values in figures["games"].items():
        for key, value in values.items():
            label, unit = LABELS[key]
            if value is not None:
                table.add_row(f"{game}: {label}", f"{value:,}", unit)
            else:
                table.add_row(
                    f"{game}: {label}", "–", "not measured" if key == "pure_per_s" else "peers not installed"
                )
    return table
