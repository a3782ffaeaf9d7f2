"""What an ally is worth, and to whom: `python -m tools.ally_worths [--games N] [--seed S]`.

Value players, three to five of them, buy allies, and every buyer takes any of those on offer. In each box
some allies have one icon more or less than ours, so that the parts of abilities can be told apart. How far
each buyer ends above the table is fitted to what he took and what he saw then. Told for each act: what one
of each part brings, what our allies are worth to an average buyer, and by how much that differs from buyer
to buyer.
"""

import argparse
import random
import sys
from typing import Any, Final

import numpy as np

from consigliere.bots.godfather import weights
from consigliere.bots.godfather.masked import masked
from consigliere.bots.godfather.seen import dollars
from consigliere.bots.godfather.value import best
from consigliere.core import rng
from consigliere.core.state import KIND
from consigliere.games.godfather import frames, names, ranges, terms as t
from consigliere.games.godfather.loading import FOLDER, load
from consigliere.games.godfather.state import begin, Godfather
from consigliere.games.godfather.tables import Tables

BOXES: Final = 120
PLAYERS: Final = (4, 3, 5, 4)
ACTS: Final = 3
DOUBT: Final = 300.0  # choices that what is seen must outweigh before it counts in full
CHANGED: Final = (t.LAUNDER, t.MONEY, t.MONEY, t.MONEY + 1, t.MONEY + 2)  # icons that are added or taken away
PARTS: Final = (
    *("launder", "dollar", "good", "trade", "job", "horse head"),
    *("mayor", "union boss", "chief", "gun down", "retrieve", "marker"),
)
STEPS: Final = {
    t.OP_MAYOR: "mayor",
    t.OP_UNION_BOSS: "union boss",
    t.OP_CHIEF: "chief",
    t.OP_GUN_DOWN: "gun down",
    t.OP_RETRIEVE: "retrieve",
    t.OP_PLACE_MARKER: "marker",
}
SIGHTS: Final = (
    *("dollars in hand", "bills in the suitcase", "launders of his allies", "dollars of his allies"),
    *("goods of his allies", "cards in hand", "jobs in hand", "goods in hand", "turfs", "horse head"),
)
PAIRS: Final = tuple(
    (PARTS.index(part), SIGHTS.index(sight))
    for part, seen in {
        "launder": SIGHTS[:4],
        "dollar": SIGHTS[:1],
        "good": (*SIGHTS[4:7],),
        "trade": (SIGHTS[1], SIGHTS[5]),
        "job": SIGHTS[6:8],
        "horse head": SIGHTS[9:],
        "union boss": (SIGHTS[1], SIGHTS[8]),
        **dict.fromkeys(("mayor", "chief", "gun down", "retrieve", "marker"), SIGHTS[8:9]),
    }.items()
    for sight in seen
)
Array = Any


def parts(tables: Tables, ally: int) -> list[int]:
    """How often an ally's ability has each part."""
    out = dict.fromkeys(PARTS, 0)
    for at in range((t.JOBS + ally) * t.PROGRAM, (t.JOBS + ally + 1) * t.PROGRAM, 2):
        op, argument = int(tables.ability[at]), int(tables.ability[at + 1])
        if op == t.OP_ICONS:
            for icon in range(t.ICONS):
                part, each = part_of(icon)
                out[part] += each * (argument >> (4 * icon) & 15)
        elif op == t.OP_CHOOSE_GOOD:
            out["good"] += argument
        elif op in STEPS:
            out[STEPS[op]] += 1
    return list(out.values())


def part_of(icon: int) -> tuple[str, int]:
    if icon == t.HORSE:
        return "horse head", 1
    if icon >= t.GOOD_ICON:
        return "good", 1
    if icon >= t.MONEY:
        return "dollar", int(dollars(icon - t.MONEY))
    return ("launder", "job", "trade", "trade", "trade", "trade")[icon], 1


def sights(s: Godfather, seat: int) -> list[int]:
    """What a buyer sees: his cards, and what lies open."""
    hand = [int(s.hand[seat * t.HAND + card]) for card in range(t.JOB + t.JOBS)]
    mine = int(s.of(seat, t.HELD)) | int(s.of(seat, t.PLAYED))
    has = [parts(s.tables, ally) for ally in range(t.ALLIES) if mine >> ally & 1]
    return [
        sum(hand[bill] * int(dollars(bill)) for bill in range(t.BILLS)),
        int(s.bills_in_case(seat)),
        *(sum(one[PARTS.index(part)] for one in has) for part in ("launder", "dollar", "good")),
        int(s.of(seat, t.SIZE)),
        sum(hand[t.JOB :]),
        sum(hand[t.GOOD : t.GOOD + t.GOODS]),
        sum(s.controller(turf) == seat for turf in range(t.TURFS)),
        int(s.horse == seat),
    ]


def box(dice: random.Random) -> Tables:
    """Our content; two allies of three have one icon more or, if another one is left, less."""
    tables = load(base=FOLDER).tables  # our own, not those that all share
    for ally in range(t.ALLIES):
        at = (t.JOBS + ally) * t.PROGRAM
        steps = [at + 2 * n for n in range(t.PROGRAM >> 1)]
        used = [step for step in steps if tables.ability[step] != t.NOTHING]
        pool = next((step for step in used if tables.ability[step] == t.OP_ICONS), None)
        change = dice.randrange(3)
        if change == 0:
            continue
        icon = 1 << (4 * dice.choice(CHANGED))
        if change == 1:
            if pool is None:
                pool = steps[len(used)]
                tables.ability[pool] = t.OP_ICONS
            tables.ability[pool + 1] += icon
        elif pool is not None and lessened(int(tables.ability[pool + 1]), icon) > 0:
            tables.ability[pool + 1] = lessened(int(tables.ability[pool + 1]), icon)
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
        self.players: list[int] = []
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
                self.parts.append(parts(tables, action - ranges.CHOOSE_ALLY))
                self.seen.append(sights(s, seat))
                self.players.append(players)
            else:
                action = int(best(masked(s, seat), weights.load()))
            s.step(action)
        scores = [int(s.of(seat, t.SCORE)) for seat in range(players)]
        self.above += [scores[seat] - sum(scores) / players for seat in buyers]


class Fit:
    """Dollars of the end for each part in one act, and more or less of them by what is seen."""

    def __init__(self, choices: Choices, act: int) -> None:
        here = np.array(choices.act) == act
        has = np.array(choices.parts, dtype=float)[here]
        seen = np.array(choices.seen, dtype=float)[here]
        above = np.array(choices.above)[here]
        players = np.array(choices.players)[here]
        spread = seen.std(0)
        z = (seen - seen.mean(0)) / np.where(spread > 1e-9, spread, 1.0)
        common = np.column_stack([np.ones(len(above)), players == 3, players == 5, z])
        pairs = np.column_stack([has[:, part] * z[:, sight] for part, sight in PAIRS])
        x = np.column_stack([common, has, pairs])
        doubt = [1.0] * (common.shape[1] + len(PARTS))
        doubt += [1.0 + DOUBT * float((column**2).mean()) for column in pairs.T]
        inner = np.linalg.inv(x.T @ x + np.diag(doubt))
        found = inner @ x.T @ above
        noise = float((above - x @ found).std())
        first, last = common.shape[1], common.shape[1] + len(PARTS)
        self.act, self.z = act, z
        self.each, self.by_sight = found[first:last], found[last:]
        self.error = noise * np.sqrt(np.diag(inner))[first:last]
        self.there = has.any(0)

    def worths(self, has: list[int]) -> Array:
        """What an ally is worth to every buyer there was."""
        base = sum(n * each for n, each in zip(has, self.each, strict=True))
        more = zip(PAIRS, self.by_sight, strict=True)
        return base + sum(has[part] * by * self.z[:, sight] for (part, sight), by in more)

    def told(self, tables: Tables) -> list[str]:
        ours = {
            names.ALLY_IDS[ally]: self.worths(parts(tables, ally))
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


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.ally_worths", description=__doc__)
    parser.add_argument("--games", type=int, default=24_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    if asked.games < BOXES:
        print(f"ally_worths: at least {BOXES} games", file=sys.stderr)
        return 2
    dice = random.Random(asked.seed)
    boxes = [box(dice) for _ in range(BOXES)]
    choices = Choices()
    for n in range(asked.games):
        players = PLAYERS[n // BOXES % len(PLAYERS)]
        choices.game(boxes[n % BOXES], players, asked.seed * 1_000_003 + n, dice)
    for act in range(ACTS):
        print("\n".join(Fit(choices, act).told(load().tables)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
