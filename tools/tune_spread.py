"""How sure the bots' foretold scores are: `python -m tools.tune_spread GAME [--games N]`.

Value players play; at the beginning of every act or round the score of each seat is foretold. The spread is
the one under which those who won in the end were likeliest: chances are powers of points over spread. The
result is written to bots/GAME/spread.py.
"""

import argparse
import datetime
import math
import sys
from pathlib import Path
from typing import cast, Final

from consigliere.bots.base import Clock
from consigliere.bots.games import mind_of
from consigliere.bots.minds import softmax
from consigliere.bots.simple import Value
from consigliere.bots.table import BotTable, decide
from consigliere.core.prompts import Prompts
from consigliere.games.catalogue import GAMES, ruleset

ROOT: Final = Path(__file__).resolve().parents[1] / "src/consigliere/bots"
TRIED: Final = [1.08**n for n in range(0, 45)]  # points
STAGES: Final = {"godfather": 4, "chicago": 8}  # acts from 0, rounds from 1; nought is the set-up

Seen = tuple[int, list[float], tuple[int, ...]]  # act or round, foretold scores, winners


def stage(game: str, state: object) -> int:
    return int(getattr(state, "act" if game == "godfather" else "round_no"))


def games(game: str, count: int) -> list[Seen]:
    """Foretold at the beginning of every act or round by four value players."""
    rules = ruleset(game)
    mind = mind_of(rules)
    bot = Value(mind)
    seen: list[Seen] = []
    for n in range(count):
        table = BotTable(rules, 4, f"spread {n}", dict.fromkeys(rules.option_names, False))
        told: list[tuple[int, list[float]]] = []
        while not table.state.over:
            now = stage(game, table.state)
            if not told or told[-1][0] != now:
                told.append((now, mind.foretold(cast(Prompts, table.state))))
            decide(table, [bot] * 4, [Clock()] * 4)
        winners = rules.winners(table.state)
        seen += [(now, points, winners) for now, points in told]
    return seen


def fitted(seen: list[Seen], at: int) -> tuple[float, float]:
    """The likeliest spread for one act or round, and its loss in bits for each game; the fair share has 2."""
    own = [(points, winners) for now, points, winners in seen if now == at]

    def loss(spread: float) -> float:
        chances = (sum(softmax(points, spread)[seat] for seat in winners) for points, winners in own)
        return -math.fsum(math.log2(chance) for chance in chances) / len(own)

    return min((loss(spread), spread) for spread in TRIED)[::-1]


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.tune_spread", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=1000)
    asked = parser.parse_args(argv)
    if asked.games < 1:
        print("tune_spread: games must be at least 1", file=sys.stderr)
        return 2
    seen = games(asked.game, asked.games)
    known = sorted({now for now, _, _ in seen})
    found = {at: fitted(seen, at) for at in known}
    for at, (spread, loss) in found.items():
        print(f"{at}: spread {spread:.2f}, {loss:.3f} bits")
    row = [found.get(at, found[known[-1]])[0] for at in range(STAGES[asked.game])]
    row[0] = row[1]  # before the game nothing can be foretold: a lead won then counts as soon after
    text = f'''"""How sure the foretold scores are, by act or round: chances are powers of points over spread.

{datetime.date.today()}, `python -m tools.tune_spread {asked.game} --games {asked.games}`.
"""

from typing import Final

SPREAD: Final = ({", ".join(f"{spread:.2f}" for spread in row)})
'''
    (ROOT / asked.game / "spread.py").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
