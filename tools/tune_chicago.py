"""Fitting the weights of Chicago's value: `python -m tools.tune_chicago`.

First whole games of greedy players: the points a seat still gets, regressed on its features. Then decisions
of such games, and of games with value players: from each of several actions the game is played out by the
policy, and what the playouts bring is regressed on the features one action ahead, the first weights as prior.
Last the beginnings of rounds in games of value players: what the end brings, for the leaves of the search.
The result is written to bots/chicago/weights.py.
"""

from __future__ import annotations

import argparse
import datetime
import multiprocessing
import random
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from consigliere.bots.chicago import features
from consigliere.bots.chicago.lookahead import best, go_on, Look, possible
from consigliere.bots.chicago.measuring import measure
from consigliere.bots.chicago.policy import choose, play_on
from consigliere.bots.chicago.sight import Sight
from consigliere.bots.chicago.thumbs import Thumbs
from consigliere.bots.chicago.value import ROUND
from consigliere.bots.chicago.veil import veiled
from consigliere.core import rng
from consigliere.games.chicago import frames, terms as t
from consigliere.games.chicago.loading import load
from consigliere.games.chicago.state import begin, Chicago

Array = NDArray[np.float64]
OUT = Path(__file__).resolve().parent.parent / "src/consigliere/bots/chicago/weights.py"
F = features.FEATURES
MAIN = frozenset({frames.ACT, frames.CLAIM, frames.EXTORT, frames.REVEAL})
ALL = 1_000_000


@dataclass(frozen=True, slots=True)
class Work:
    """What one process does; the same numbers give the same rows."""

    seed: int
    count: int
    players: int
    weights: tuple[float, ...] = ()


def started(work: Work, game: int) -> Chicago:
    s = begin(work.players, load().tables, 0)
    s.rng = rng.seeded(work.seed * 1_000_003 + game)
    s.auto = True
    s.advance()
    return s


def row(v: Sight, seat: int, known: bool) -> Array:
    """The certain points, the features, and the features times the rounds to come."""
    measure(v, seat, known)
    f = np.array(list(v.f))
    rounds = ROUND * float(v.worth.rounds_left)
    return np.concatenate((np.array([v.certain]), f, f * rounds))


# -- whole games


def games(work: Work) -> tuple[Array, Array]:
    """Positions of greedy games: rows and the points of the end."""
    choice = random.Random(work.seed)
    rows: list[Array] = []
    points: list[float] = []
    for game in range(work.count):
        s = started(work, game)
        thumbs, v = Thumbs(s), Sight(s)
        whose: list[int] = []
        while not s.over:
            if s.frames[s.top] in MAIN and choice.random() < 0.3:
                v.read(s)
                for seat in range(work.players):
                    rows.append(row(v, seat, seat == s.actor()))
                    whose.append(seat)
            by_chance = choice.random() < 0.05
            s.step(s.legal[choice.randrange(s.legal_count)] if by_chance else choose(s, thumbs))
        points += [float(s.of(seat, t.SCORE)) for seat in whose]
    return np.array(rows), np.array(points)


# -- playouts


def spread(scores: list[int], seat: int) -> float:
    """A seat's points less the average of the others'."""
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def ahead(s: Chicago, look: Look) -> Array:
    """The row of a position after an action, the seat's less the average of the others'."""
    go_on(s, look)
    if s.over:
        scores = [int(s.of(seat, t.SCORE)) for seat in range(s.players)]
        return np.concatenate((np.array([spread(scores, look.seat)]), np.zeros(2 * F)))
    if s.frames[s.top] == frames.REVEAL_BUSINESS:
        tried = []
        for business in seats_of(possible(s)):
            u = s.copy()
            u.settle(business)
            tried.append(ahead(u, look))
        return np.asarray(np.mean(tried, axis=0))
    look.sight.read(s)
    rows = [row(look.sight, seat, seat == look.seat) for seat in range(s.players)]
    others = [r for seat, r in enumerate(rows) if seat != look.seat]
    return np.asarray(rows[look.seat] - np.mean(others, axis=0))


def seats_of(mask: int) -> list[int]:
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def brought(s: Chicago, action: int, seat: int, seeds: list[int]) -> float:
    """What an action brings in playouts, on the average."""
    total = 0.0
    for seed in seeds:
        u = s.copy()
        u.rng = rng.seeded(seed)
        u.step(action)
        while not u.over:
            play_on(u, ALL)
        total += spread([int(u.of(p, t.SCORE)) for p in range(u.players)], seat)
    return total / len(seeds)


def decisions(work: Work) -> tuple[Array, Array, Array]:
    """Rows one action ahead, what their playouts brought, and the decision each belongs to."""
    choice = random.Random(work.seed)
    weights = vec[float]([*work.weights])
    rows: list[Array] = []
    gains: list[float] = []
    groups: list[int] = []
    game = 0
    done = 0
    while done < work.count:
        s = started(work, game)
        game += 1
        thumbs = Thumbs(s)
        by_value = [choice.random() < 0.5 for _ in range(work.players)]
        while not s.over:
            seat = s.actor()
            if not s.is_sealed() and choice.random() < 0.04:
                tried = choice.sample(s.legal_actions(), min(8, s.legal_count))
                look = Look(s, seat, weights, 1.0)
                seeds = [choice.randrange(1, 1 << 31) for _ in range(4)]
                for action in tried:
                    u = veiled(s, seat)
                    u.step(action)
                    rows.append(ahead(u, look))
                    gains.append(brought(s, action, seat, seeds))
                    groups.append(work.seed * ALL + done)
                done += 1
            if choice.random() < 0.03:
                s.step(s.legal[choice.randrange(s.legal_count)])
            else:
                s.step(best(veiled(s, seat), weights, 1.0) if by_value[seat] else choose(s, thumbs))
    return np.array(rows), np.array(gains), np.array(groups)


def beginnings(work: Work) -> tuple[Array, Array]:
    """Every seat at the beginning of every round of value players' games, and the points of the end."""
    weights = vec[float]([*work.weights])
    rows: list[Array] = []
    points: list[float] = []
    for game in range(work.count):
        s = started(work, game)
        v = Sight(s)
        now = 0
        rounds = 0
        while not s.over:
            if s.round_no != now:
                now = int(s.round_no)
                rounds += 1
                v.read(s)
                rows += [row(v, seat, True) for seat in range(work.players)]
            s.step(best(veiled(s, s.actor()), weights, 1.0))
        points += rounds * [float(s.of(seat, t.SCORE)) for seat in range(work.players)]
    return np.array(rows), np.array(points)


# -- regression


def ridge(rows: Array, gains: Array, prior: Array, strength: float) -> Array:
    """Weights near a prior that explain what came beyond the certain points."""
    a = rows[:, 1:]
    rest = gains - rows[:, 0] - a @ prior
    scale = (a**2).mean(axis=0) + 1e-6
    return prior + np.linalg.solve(a.T @ a + np.diag(strength * scale), a.T @ rest)


def centred(rows: Array, groups: Array) -> Array:
    """Less the average of the decision each row belongs to."""
    _, which, count = np.unique(groups, return_inverse=True, return_counts=True)
    sums = np.zeros((len(count), *rows.shape[1:]))
    np.add.at(sums, which, rows)
    return rows - (sums.T / count).T[which]


# -- the command


def shared(count: int, jobs: int, players: int, seed: int, weights: Array | None = None) -> list[Work]:
    """The work of all processes; every table size has its part, four players most."""
    known = () if weights is None else tuple(float(w) for w in weights)
    tables = (4, 4, 3, 4, 2) if players == 0 else (players,)
    parts = 5 * jobs
    return [Work(seed * 1000 + n, -(-count // parts), tables[n % len(tables)], known) for n in range(parts)]


def names() -> list[str]:
    """The features by number; the bonuses of the six areas have one name."""
    found = {n: name for name, n in vars(features).items() if name.isupper() and name != "FEATURES"}
    return [found.get(n, "BONUS") for n in range(F)]


def written(weights: Array, foretold: Array, told: str) -> str:
    rows = np.array([weights[:F], weights[F:], foretold[:F], foretold[F:]]).T
    lines = [
        '"""The weights of Chicago\'s value, fitted by playing; see tools/tune_chicago.py.',
        "",
        told,
        '"""',
        "",
        "from typing import Final",
        "",
        "from librt.vecs import vec",
        "",
        "OTHERS: Final = 1.0  # of the others' average value, taken off the own",
        "# the feature, its weight in the last round and what five rounds to come add to it, for choosing;",
        "# the same two for foretelling the end at the beginning of a round",
        "TABLE: Final = (",
        *(
            f'    ("{name}", {", ".join(f"{w:.3f}" for w in four)}),'
            for name, four in zip(names(), rows, strict=True)
        ),
        ")",
        "WEIGHTS: Final = vec[float]([row[1] for row in TABLE] + [row[2] for row in TABLE])",
        "FORETELL: Final = vec[float]([row[3] for row in TABLE] + [row[4] for row in TABLE])",
    ]
    return "\n".join(lines) + "\n"


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.tune_chicago", description=__doc__)
    parser.add_argument("--games", type=int, default=3000, help="games of greedy players")
    parser.add_argument("--decisions", type=int, default=12_000, help="decisions played out, in each pass")
    parser.add_argument("--passes", type=int, default=2, help="the second with better value players")
    parser.add_argument("--players", type=int, default=0, choices=(0, 2, 3, 4), help="0: all table sizes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args(argv)
    if min(asked.games, asked.decisions, asked.passes, asked.jobs) < 1:
        print("tune: games, decisions, passes and jobs must be at least 1", file=sys.stderr)
        return 2
    start = time.monotonic()
    with multiprocessing.Pool(asked.jobs) as pool:
        parts = pool.map(games, shared(asked.games, asked.jobs, asked.players, asked.seed))
        rows, points = (np.concatenate(part) for part in zip(*parts, strict=True))
        weights = ridge(rows, points, np.zeros(2 * F), 30.0)
        print(f"whole games: {len(points)} positions, {time.monotonic() - start:.0f} s")
        met: list[tuple[Array, Array, Array]] = []
        for n in range(asked.passes):
            work = shared(asked.decisions, asked.jobs, asked.players, asked.seed + 100 * (n + 1), weights)
            met += pool.map(decisions, work)
            rows, gains, groups = (np.concatenate(part) for part in zip(*met, strict=True))
            rows, gains = centred(rows, groups), centred(gains, groups)
            weights = ridge(rows, gains, weights, 1000.0)
            print(f"pass {n + 1}: {len(gains)} actions played out, {time.monotonic() - start:.0f} s")
        parts = pool.map(beginnings, shared(asked.games, asked.jobs, asked.players, asked.seed + 7, weights))
        rows, points = (np.concatenate(part) for part in zip(*parts, strict=True))
        foretold = ridge(rows, points, weights, 30.0)
        left = points - rows[:, 0] - rows[:, 1:] @ foretold
        print(f"beginnings: {len(points)}, {1 - left.var() / points.var():.3f} explained")
    command = " ".join(["python -m tools.tune_chicago", *(sys.argv[1:] if argv is None else argv)])
    told = (
        f"{datetime.date.today()}, `{command}`:\n{asked.games} games, then"
        f" {len(gains)} actions at {len(np.unique(groups))} decisions, four playouts each."
    )
    OUT.write_text(written(weights, foretold, told), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
