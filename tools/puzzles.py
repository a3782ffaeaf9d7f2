"""Make the puzzles of a game, or try whether their answers are stable.

    python -m tools.puzzles make godfather [--most 36] [--kind 9]
    python -m tools.puzzles check godfather [--times 4]

`make` plays games of Medium bots until there are enough positions in which one move is clearly the best, at
most `--kind` of them with the same question. `check` judges each again with four times the budget and other
dice, and ends with 1 where fewer than 90 % of the answers stay the same.
"""

import argparse
from collections import Counter
from typing import Final

from consigliere.bots.puzzles import agrees, found_in, keep, kept, LARGE, Puzzle
from consigliere.games.catalogue import GAMES, ruleset

STABLE: Final = 0.9
MOST_GAMES: Final = 400


def make(game: str, most: int, of_kind: int) -> int:
    rules = ruleset(game)
    puzzles: list[Puzzle] = []
    kinds: Counter[str] = Counter()
    for n in range(MOST_GAMES):
        for one in found_in(rules, rules.seats[n % len(rules.seats)], f"puzzles {n}"):
            if kinds[one.asked] < of_kind:
                kinds[one.asked] += 1
                puzzles.append(one)
                print(len(puzzles), n, one.asked, one.chances, flush=True)
        if len(puzzles) >= most:
            break
    puzzles = sorted(puzzles[:most], key=lambda one: one.stage)
    keep(game, puzzles)
    print(f"{len(puzzles)} puzzles: {dict(kinds)}")
    return 0


def check(game: str, times: int) -> int:
    rules = ruleset(game)
    told = [agrees(rules, one, LARGE * times, "puzzle checked") for one in kept(game)]
    print(f"{game}: {sum(told)} of {len(told)} answers stay the same with {LARGE * times} worlds")
    return 0 if told and sum(told) >= STABLE * len(told) else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("make", "check"))
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--most", type=int, default=36)
    parser.add_argument("--kind", type=int, default=9)
    parser.add_argument("--times", type=int, default=4)
    args = parser.parse_args()
    if args.what == "make":
        return make(args.game, args.most, args.kind)
    return check(args.game, args.times)


if __name__ == "__main__":
    raise SystemExit(main())
