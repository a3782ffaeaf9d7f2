"""What an ally is worth, and to whom: `python -m tools.ally_worths [--games N] [--seed S] [--table]`.

Value players, three to five of them, buy allies, and every buyer takes any of those on offer. In each box
allies have some icons more or less than ours, so that the parts of abilities can be told apart. How far each
buyer ends above the table is fitted to what he took and what he saw then. Told for each act: what one of each
part brings, what our allies are worth to an average buyer, and by how much that differs from buyer to buyer;
with --table the numbers by which bots choose.
"""

import argparse
import multiprocessing
import random
import sys
from typing import Any, Final

import numpy as np

from consigliere.bots.godfather import weights
from consigliere.bots.godfather.masked import masked
from consigliere.bots.godfather.recruiting import parts, sights
from consigliere.bots.godfather.value import best
from consigliere.core import rng
from consigliere.core.state import KIND
from consigliere.games.godfather import frames, names, ranges, terms as t
from consigliere.games.godfather.loading import FOLDER, load
from consigliere.games.godfather.state import begin
from consigliere.games.godfather.tables import Tables

LOTS: Final = 2  # of games, each with boxes of its own
BOXES: Final = 600
LEAST: Final = 120
PLAYERS: Final = (4, 3, 5, 4)
ACTS: Final = 3
# choices that what is seen must outweigh before it counts in full, act by act: what foretold best the
# fifth of the choices that was left out
DOUBT: Final = (20_000.0, 20_000.0, 60_000.0)
UNKNOWN: Final = 1000  # thousandths of a dollar for a step that no ally of the box has, for each act to come
CHANGES: Final = 3  # to an ability at most
CHANGED: Final = (  # icons that are added or taken away
    *(t.LAUNDER, t.LAUNDER, t.DRAW_JOB, t.DISCARD1_5, t.HORSE),
    *(t.MONEY, t.MONEY + 1, t.MONEY + 2, t.MONEY + 3, t.GOOD_ICON, t.GOOD_ICON + 1, t.GOOD_ICON + 2),
)
PARTS: Final = (
    *("launder", "launder after the first", "$1", "$2", "$3", "$5", "good", "trade", "job", "horse head"),
    *("mayor", "union boss", "chief", "gun down", "retrieve", "marker"),
    *("$5 laundered at once", "other"),
)
SIGHTS: Final = (
    *("dollars in hand", "bills in the suitcase", "launders of his allies", "dollars of his allies"),
    *("goods of his allies", "cards in hand", "jobs in hand", "goods in hand", "turfs", "horse head"),
    "players",
)
Array = Any


def box(dice: random.Random) -> Tables:
    """Our content, but abilities have up to three icons more or, where another one is left, less, and some
    that gun down do not."""
    tables = load(base=FOLDER).tables  # our own, not those that all share
    for ally in range(t.ALLIES):
        at = (t.JOBS + ally) * t.PROGRAM
        steps = [at + 2 * n for n in range(t.PROGRAM >> 1)]
        used = [step for step in steps if tables.ability[step] != t.NOTHING]
        pool = next((step for step in used if tables.ability[step] == t.OP_ICONS), None)
        for _ in range(dice.randrange(CHANGES + 1)):
            icon = 1 << (4 * dice.choice(CHANGED))
            if dice.randrange(2):
                if pool is None:
                    pool = steps[len(used)]
                    tables.ability[pool] = t.OP_ICONS
                tables.ability[pool + 1] += icon
            elif pool is not None and lessened(int(tables.ability[pool + 1]), icon) > 0:
                tables.ability[pool + 1] = lessened(int(tables.ability[pool + 1]), icon)
        shot = next((step for step in used if tables.ability[step] == t.OP_GUN_DOWN), None)
        if shot is not None and dice.randrange(3) == 0:
            tables.ability[shot], tables.ability[shot + 1] = t.OP_CHOOSE_GOOD, 1
    return tables


def lessened(pool: int, icon: int) -> int:
    """A pool without one of an icon; as it is if it has none."""
    return pool - icon if pool // icon & 15 else pool


class Choices:
    """Who took what: the act, the parts of the ally, what its buyer saw, how far he ended above the table."""

    def __init__(self) -> None:
        self.act: list[int] = []
        self.parts: list[list[int]] = []
        self.seen: list[list[int]] = []
        self.above: list[float] = []

    def game(self, tables: Tables, players: int, seed: int, dice: random.Random) -> None:
        s = begin(players, tables)
        s.rng = rng.seeded(seed)
        s.auto = True
        s.advance()
        buyers = []
        while not s.over:
            seat = int(s.actor())
            if s.get(KIND) == frames.CHOOSE_ALLY:
                action = dice.choice(s.legal_actions())
                buyers.append(seat)
                self.act.append(int(s.act))
                self.parts.append([*map(int, parts(tables, action - ranges.CHOOSE_ALLY))])
                self.seen.append([*map(int, sights(s, seat))])
            else:
                action = int(best(masked(s, seat), weights.load()))
            s.step(action)
        scores = [int(s.of(seat, t.SCORE)) for seat in range(players)]
        self.above += [scores[seat] - sum(scores) / players for seat in buyers]


def lot(seed: int, games: int) -> Choices:
    dice = random.Random(seed)
    boxes = [box(dice) for _ in range(BOXES)]
    choices = Choices()
    for n in range(games):
        players = PLAYERS[(n // BOXES + n) % len(PLAYERS)]
        choices.game(boxes[n % BOXES], players, seed * 1_000_003 + n, dice)
    return choices


def joined(lots: list[Choices]) -> Choices:
    out = Choices()
    for one in lots:
        for name, values in vars(out).items():
            values.extend(getattr(one, name))
    return out


class Fit:
    """Dollars of the end for each part in one act, and more or less of them by what is seen."""

    def __init__(self, choices: Choices, act: int) -> None:
        here = np.array(choices.act) == act
        has = np.array(choices.parts, dtype=float)[here]
        seen = np.array(choices.seen, dtype=float)[here]
        above = np.array(choices.above)[here]
        self.act, self.there = act, has.any(0)
        self.middle, spread = seen.mean(0), seen.std(0)
        self.spread = np.where(spread > 1e-9, spread, np.inf)  # what is the same for all says nothing
        self.z = (seen - self.middle) / self.spread
        players = seen[:, SIGHTS.index("players")]
        common = np.column_stack([np.ones(len(above)), players == 3, players == 5, self.z])
        pairs = (has[:, :, None] * self.z[:, None, :]).reshape(len(above), -1)
        x = np.column_stack([common, has, pairs])
        doubt = [1.0] * (common.shape[1] + len(PARTS))
        doubt += [1.0 + DOUBT[act] * float((column**2).mean()) for column in pairs.T]
        inner = np.linalg.inv(x.T @ x + np.diag(doubt))
        found = inner @ x.T @ above
        noise = float((above - x @ found).std())
        first, last = common.shape[1], common.shape[1] + len(PARTS)
        self.each, self.by_sight = found[first:last], found[last:].reshape(len(PARTS), len(SIGHTS))
        self.error = noise * np.sqrt(np.diag(inner))[first:last]

    def worths(self, has: Array) -> Array:
        """What an ally is worth to every buyer there was."""
        return has @ self.each + self.z @ (has @ self.by_sight)

    def row(self, part: int) -> list[int]:
        """What one of a part brings who sees nothing, and more for one of each sight, in thousandths."""
        by = self.by_sight[part] / self.spread
        return [round(1000 * float(n)) for n in (self.each[part] - by @ self.middle, *by)]

    def told(self, tables: Tables) -> list[str]:
        ours = {
            names.ALLY_IDS[ally]: self.worths(np.array(parts(tables, ally)))
            for ally in range(t.ALLIES)
            if tables.ally_act[ally] == self.act
        }
        middle = np.mean([*ours.values()], axis=0)
        bring = [
            f"{name} {each:+.1f} ± {1.96 * error:.1f}"
            for name, each, error, there in zip(PARTS, self.each, self.error, self.there, strict=True)
            if there
        ]
        worth = [f"{name} {(one - middle).mean():+.1f}" for name, one in ours.items()]
        apart = [
            float((one - other).std())
            for name, one in ours.items()
            for last, other in ours.items()
            if name < last
        ]
        return [
            f"act {self.act + 1}, {len(self.z):,} choices",
            f"  one of each brings: {', '.join(bring)}",
            f"  beside the average of the six: {', '.join(worth)}",
            f"  two of them, from buyer to buyer: ± {min(apart):.1f} to {max(apart):.1f} (one sigma)",
        ]


def table(fits: list[Fit]) -> str:
    """All rows as `recruiting.BY_SIGHT` has them; a part not seen in an act is taken from the nearest."""
    lines = []
    for fit in fits:
        lines.append(f"    # act {fit.act + 1}")
        for part, name in enumerate(PARTS):
            seen = [other for other in fits if other.there[part]]
            numbers = [UNKNOWN * (ACTS - fit.act)] + [0] * len(SIGHTS)
            if seen:
                nearest = min(seen, key=lambda other: abs(other.act - fit.act))
                share = (ACTS - fit.act) / (ACTS - nearest.act)
                numbers = [round(share * n) for n in nearest.row(part)]
            lines.append(f"    {', '.join(map(str, numbers))},  # {name}")
    return "\n".join(lines)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.ally_worths", description=__doc__)
    parser.add_argument("--games", type=int, default=24_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes; two at most are used")
    parser.add_argument(
        "--table", action="store_true", help="print the numbers for bots/godfather/recruiting.py"
    )
    asked = parser.parse_args(argv)
    if asked.games < LEAST:
        print(f"ally_worths: at least {LEAST} games", file=sys.stderr)
        return 2
    lots = [(10 * asked.seed + n, asked.games // LOTS) for n in range(1, LOTS + 1)]
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        choices = joined(pool.starmap(lot, lots))
    fits = [Fit(choices, act) for act in range(ACTS)]
    if asked.table:
        print(table(fits))
        return 0
    for fit in fits:
        print("\n".join(fit.told(load().tables)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
