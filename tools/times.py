"""Time for one decision, one core: `python -m tools.times [--blocks B] [--json]`, on a quiet machine.

The 95th of a hundred decisions of one bot against three greedy players, as the arena counts them, by the
clock on the wall. Asked: greedy at most 0.2 ms, value 3 ms, search a tenth above its budget.
"""

import argparse
import datetime
import json
import sys
import time
from dataclasses import dataclass
from typing import Any, Final

from consigliere.bots.arena import block_by, Match, think_times, thoughts
from consigliere.bots.base import Clock
from consigliere.games.catalogue import GAMES

SEED: Final = 7


@dataclass(frozen=True, slots=True)
class Bar:
    bot: str
    most_ms: float


BARS: Final = (Bar("greedy", 0.2), Bar("value", 3.0), Bar("search@100ms", 110.0))


def measured(game: str, bar: Bar, blocks: int) -> dict[str, Any]:
    match = Match(game, (bar.bot, "greedy"), 4, SEED)
    played = [block_by(match, block, Clock, time.perf_counter) for block in range(blocks)]
    times = think_times(match, played)[bar.bot]
    return times | {"most_ms": bar.most_ms, "holds": times["p95_ms"] <= bar.most_ms}


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.times", description=__doc__)
    parser.add_argument("--blocks", type=int, default=3, metavar="B", help="of four games each (default 3)")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(argv)
    if asked.blocks < 1:
        print("times: --blocks must be at least 1", file=sys.stderr)
        return 2
    found = {game: {bar.bot: measured(game, bar, asked.blocks) for bar in BARS} for game in GAMES}
    if asked.json:
        told = {"date": str(datetime.datetime.now(datetime.UTC).date()), "blocks": asked.blocks, "seed": SEED}
        print(json.dumps(told | {"thoughts": {g: thoughts(g) for g in GAMES}, "games": found}, indent=1))
    else:
        for game, bots in found.items():
            for bot, times in bots.items():
                print(f"{game} {bot}: p95 {times['p95_ms']} ms (at most {times['most_ms']})")
    return 0 if all(times["holds"] for bots in found.values() for times in bots.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
