"""Mixed games: `python -m tools.mixed [--games N] [--jobs J] [--seed S] [--first K] [--json]`.

Both games, every number of players, table options and bots drawn at random for each game: no bot may crash,
stall or name an illegal action, and nothing may be lost or made after any decision. A fault tells the number
of its game; `--first NUMBER --games 1` with the same seed plays it again.
"""

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, cast, Final

from consigliere.bots.base import Bot
from consigliere.bots.levels import bot_of, clock_of
from consigliere.bots.table import BotTable, decide, Fault, MOST_DECISIONS
from consigliere.core.ruleset import offered, Ruleset
from consigliere.games.catalogue import GAMES, ruleset
from tools.stamp import stamp

# how often a seat is given to each: a look ahead costs time, so few seats search
LOTS: Final[Mapping[str, int]] = {
    "random": 30,
    "greedy": 30,
    "easy": 20,
    "value": 8,
    "value:careful": 3,
    "value:aggressive": 3,
    "value:businessman": 3,
    "search@4it": 1,
}
Made = Callable[[str, Ruleset], Bot]


@dataclass(frozen=True, slots=True)
class Sitting:
    """One game to be played: the same one gives the same game."""

    number: int
    game: str
    seed: str
    seats: tuple[str, ...]
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of it; `fault` is empty if all went well."""

    sitting: Sitting
    decisions: int
    fault: str


rules_of: Final = cache(ruleset)
bot_for: Final = cache(bot_of)


def drawn(seed: int, number: int, lots: Mapping[str, int] = LOTS, game: str | None = None) -> Sitting:
    """Everything about one game by chance; the game itself too if none is named."""
    rng = random.Random(f"mixed:{seed}:{number}")
    game = rng.choice(sorted(GAMES)) if game is None else game
    rules = GAMES[game]
    seats = rng.choices([*lots], [*lots.values()], k=rng.choice(rules.seats))
    options = tuple(name for name in offered(rules) if rng.random() < 0.5)
    return Sitting(number, game, f"mixed:{seed}:{number}", tuple(seats), options)


def table_of(sitting: Sitting) -> BotTable:
    rules = rules_of(sitting.game)
    options = {name: name in sitting.options for name in rules.option_names}
    return BotTable(rules, len(sitting.seats), sitting.seed, options)


def played(sitting: Sitting, made: Made = bot_for, most: int = MOST_DECISIONS) -> Outcome:
    """The whole game; whatever a bot does wrong is told, with the seat it was done by."""
    decisions = 0
    seat = -1
    try:
        table = table_of(sitting)
        bots = [made(name, table.rules) for name in sitting.seats]
        clocks = [clock_of(name) for name in sitting.seats]
        dice = [random.Random(f"{sitting.seed}:{seat}") for seat in range(len(bots))]
        while not table.state.over:
            if decisions == most:
                return Outcome(sitting, decisions, f"stall: not over after {most} decisions")
            seat = table.rules.open_seats(table.state)[0]
            decide(table, bots, clocks, dice)
            decisions += 1
            if wrong := int(cast(Any, table.state).violation()):
                return Outcome(sitting, decisions, f"violation {wrong} after an action of seat {seat}")
        if not table.rules.winners(table.state):
            return Outcome(sitting, decisions, "nobody won")
    except Fault as fault:
        return Outcome(sitting, decisions, f"illegal: {fault}")
    except Exception as error:
        return Outcome(sitting, decisions, f"crash: seat {seat}: {type(error).__name__}: {error}")
    return Outcome(sitting, decisions, "")


def outcomes(sittings: Sequence[Sitting], jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        yield from map(played, sittings)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(played, sittings, chunksize=8)


def figures(found: Sequence[Outcome]) -> dict[str, Any]:
    tables = Counter(f"{one.sitting.game} {len(one.sitting.seats)}" for one in found)
    seats = Counter(name for one in found for name in one.sitting.seats)
    return {
        "games": len(found),
        "decisions": sum(one.decisions for one in found),
        "tables": dict(sorted(tables.items())),
        "seats": dict(seats.most_common()),
        "faults": [asdict(one) for one in found if one.fault],
    }


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="tools.mixed", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="default 1000")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default 1)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="default 1")
    parser.add_argument("--first", type=int, default=0, metavar="K", help="number of the first one")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(argv)
    for name, least in (("games", 1), ("jobs", 1), ("first", 0)):
        if getattr(asked, name) < least:
            print(f"mixed: --{name} must be at least {least}", file=sys.stderr)
            return 2
    start = time.perf_counter()
    sittings = [drawn(asked.seed, number) for number in range(asked.first, asked.first + asked.games)]
    told = figures([*outcomes(sittings, asked.jobs)])
    told |= {"seed": asked.seed, "first": asked.first, "seconds": round(time.perf_counter() - start)}
    if asked.json:
        print(json.dumps(stamp() | told, indent=1))
    else:
        print(f"{told['games']} games, {told['decisions']} decisions, {len(told['faults'])} faults")
        for one in told["faults"]:
            print(f"game {one['sitting']['number']}, decision {one['decisions']}: {one['fault']}")
    return 1 if told["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
