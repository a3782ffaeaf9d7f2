"""`consigliere simulate`: whole games of random players, everything checked after every action.

By --option all games are played with the same table options, by --all-options game after game with
another set of them, until every set has been played and it begins anew.
"""

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.progress import Progress

from consigliere.cli.common import add_content, add_game, add_json, check_players, game_rules
from consigliere.cli.errors import BadInput
from consigliere.cli.options import add_options, chosen, every_set
from consigliere.core import rng
from consigliere.core.loop import mixed, play_checked, play_out
from consigliere.core.ruleset import Options
from consigliere.games.catalogue import ruleset

CHUNK = 250
LIMIT = 200_000  # steps after which a game counts as stuck


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("simulate", help="play random games and check every action")
    add_game(parser)
    parser.add_argument(
        "--players", type=int, default=4, metavar="N", help="players in each game (default 4)"
    )
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="games to play (default 1000)")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="the same seed plays the same games (default 1)"
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (default 1)")
    parser.add_argument("--unchecked", action="store_true", help="for speed: no check after each action")
    add_options(parser)
    parser.add_argument(
        "--all-options", action="store_true", help="every set of table options in turn, game by game"
    )
    add_json(parser)
    add_content(parser)
    parser.set_defaults(handler=run)


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some of the games, for one process: from game number `first` on; `tables`: the options, in turn."""

    game: str
    packs: tuple[str, ...]
    players: int
    tables: list[Options]
    seed: int
    first: int
    count: int
    checked: bool


Part = tuple[int, float, list[tuple[int, int]], int, list[int]]


def play_chunk(chunk: Chunk) -> Part:
    """decisions, CPU seconds, violations as (seed, number), digest, sums of scores."""
    rules = ruleset(chunk.game, [*map(Path, chunk.packs)])
    start = time.process_time()
    decisions = 0
    digest = 0
    wrong: list[tuple[int, int]] = []
    sums = [0] * chunk.players
    for n in range(chunk.first, chunk.first + chunk.count):
        seed = (chunk.seed * 1_000_003 + n) & (1 << 60) - 1
        s = rules.begin(chunk.players, chunk.tables[n % len(chunk.tables)])
        s.rng = rng.seeded(seed)
        if chunk.checked:
            proof = play_checked(s, LIMIT)
            decisions += proof.decisions
            digest = mixed(digest, proof.digest)
            if proof.violation != 0:
                wrong.append((seed, proof.violation))
        else:
            decisions += play_out(s, LIMIT)
            for number in s.numbers():
                digest = mixed(digest, number)
        for seat, score in enumerate(rules.scores(s)):
            sums[seat] += score
    return decisions, time.process_time() - start, wrong, digest, sums


def run(args: argparse.Namespace) -> int:
    rules = game_rules(args.game, args.content)
    players = check_players(rules, args.players)
    for name in ("games", "jobs"):
        if getattr(args, name) < 1:
            raise BadInput("bad-number", option=f"--{name}", value=getattr(args, name), least=1)
    options = chosen(rules, args.option)
    if args.all_options and args.option:
        raise BadInput("one-of-both", one="--option", other="--all-options")
    tables = every_set(rules) if args.all_options else [options]
    chunks = [
        Chunk(
            args.game,
            tuple(args.content),
            players,
            tables,
            args.seed,
            first,
            min(CHUNK, args.games - first),
            not args.unchecked,
        )
        for first in range(0, args.games, CHUNK)
    ]
    report = summary(args, players, tables, list(_parts(chunks, args)))
    if args.json:
        print(json.dumps(report))
    else:
        for key, value in report.items():
            print(f"{key:>16}: {value}")
    return 1 if report["violations"] else 0


def _parts(chunks: list[Chunk], args: argparse.Namespace) -> Iterator[Part]:
    with Progress(disable=args.json or not sys.stderr.isatty(), transient=True) as progress:
        bar = progress.add_task("games", total=args.games)
        if args.jobs == 1:
            for chunk in chunks:
                yield play_chunk(chunk)
                progress.advance(bar, chunk.count)
            return
        with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
            for part in pool.imap(play_chunk, chunks):  # in order, so the checksum does not depend on --jobs
                yield part
                progress.advance(bar, CHUNK)


def summary(
    args: argparse.Namespace, players: int, tables: list[Options], parts: list[Part]
) -> dict[str, Any]:
    decisions = sum(part[0] for part in parts)
    seconds = sum(part[1] for part in parts)
    violations = [fault for part in parts for fault in part[2]]
    checksum = 0
    for part in parts:
        checksum = mixed(checksum, part[3])
    return {
        "game": args.game,
        "players": players,
        "options": "every set in turn" if args.all_options else [o for o, on in tables[0].items() if on],
        "games": args.games,
        "seed": args.seed,
        "decisions": decisions,
        "decisions_per_s": round(decisions / seconds) if seconds else 0,
        "violations": len(violations),
        "first_violations": violations[:5],
        "checksum": f"{checksum:08x}",
        "mean_scores": [round(sum(p[4][seat] for p in parts) / args.games, 2) for seat in range(players)],
    }
