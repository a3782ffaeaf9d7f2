"""Tuning the bots of the Godfather by self-play: the numbers of the rules of thumb, the weights of the value.

    python -m tools.tune_godfather thumbs [--rounds R] [--games N]
    python -m tools.tune_godfather value [--rounds R] [--games N] [--further]

Thumbs: one player with disturbed numbers against three with the present ones, in pairs of opposite
disturbances on the same seed; the regression of the margin on the disturbance says where to go. Value: the
features after thousands of turns, some of them random, are fitted to the final scores; then the features'
scales are disturbed in the same way against the rules of thumb. Thumbs prints what belongs into
numbers.py, value writes weights.toml; with --further it climbs on from what the file holds.
"""

import argparse
import datetime
import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.godfather import estimates, numbers, weights
from consigliere.bots.godfather.features import features
from consigliere.bots.godfather.indices import FEATURES
from consigliere.bots.godfather.masked import masked
from consigliere.bots.godfather.policy import policy, policy_by
from consigliere.bots.godfather.value import best, finish, judged
from consigliere.core import rng
from consigliere.core.state import KIND
from consigliere.games.godfather import frames, ranges
from consigliere.games.godfather.loading import load
from consigliere.games.godfather.state import begin, Godfather
from consigliere.games.godfather.terms import SCORE

PLAYERS: Final = 4
TABLES: Final = load().tables
RIDGE: Final = 50.0
MIX: Final = [0, 700]  # what the best other and all others count against the own estimate
Array = Any
Choice = Callable[[Godfather], int]


def new(seed: int) -> Godfather:
    s = begin(PLAYERS, TABLES)
    s.rng = rng.seeded(seed)
    s.auto = True
    s.advance()
    return s


def margin(one: Choice, others: Choice, seat: int, seed: int) -> float:
    """By how much one player's score passes the others' on average."""
    s = new(seed)
    while not s.over:
        s.step(one(s) if s.actor() == seat else others(s))
    scores = [int(s.of(other, SCORE)) for other in range(PLAYERS)]
    return float(scores[seat] - (sum(scores) - scores[seat]) / (PLAYERS - 1))


def by_value(table: Sequence[int]) -> Choice:
    packed = vec[i64](list(table))
    return lambda s: int(best(masked(s, s.actor()), packed))


# -- climbing: the same for both


def climb(
    at: Array, width: Array, player: Callable[[Array], Choice], others: Choice, pairs: int, seed: int
) -> tuple[Array, float]:
    """One step uphill from a point, and the mean margin around it."""
    draw = np.random.default_rng(seed)
    noise = draw.standard_normal((pairs, len(at))) * (width > 0)
    gains, total = np.zeros(pairs), 0.0
    for n in range(pairs):
        high, low = (
            margin(player(at + sign * width * noise[n]), others, n % PLAYERS, seed * 1000000 + n)
            for sign in (1, -1)
        )
        gains[n] = (high - low) / 2
        total += (high + low) / 2
    slope = np.linalg.solve(noise.T @ noise + 0.05 * pairs * np.eye(len(at)), noise.T @ gains)
    unsure = gains.std() / np.sqrt(pairs)
    step = np.clip(slope / 0.35, -1.2, 1.2) * (np.abs(slope) > unsure)
    return at + 0.6 * width * step, total / pairs


# -- the numbers of the rules of thumb


def rounded(at: Array) -> list[int]:
    return [max(0, round(float(x))) for x in at]


def thumbs(rounds: int, games: int) -> None:
    at = np.array([int(n) for n in numbers.THUMBS], dtype=float)

    def player(point: Array) -> Choice:
        packed = vec[i64](rounded(point))
        return lambda s: int(policy_by(s, packed))

    for n in range(rounds):
        width = np.where(at > 0, np.maximum(0.2 * at, 10.0), 0.0)
        at, mean = climb(at, width, player, player(at), games // 2, n + 1)
        at = np.maximum(at, 0.0)
        print(f"round {n + 1}: margin of the disturbed {mean:+.2f}", flush=True)
    print(rounded(at))


# -- the weights of the value


class Samples:
    """Features and final scores, by the row of weights they belong to."""

    def __init__(self) -> None:
        self.x: dict[int, list[Array]] = {row: [] for row in range(estimates.ROWS)}
        self.y: dict[int, list[Array]] = {row: [] for row in range(estimates.ROWS)}

    def game(self, seed: int, choice: Choice, wild_turns: float, wild: float) -> None:
        """One game of a choice with so many random turns and other actions among them."""
        s = new(seed)
        chances = random.Random(seed)
        seen: list[tuple[int, int, list[int]]] = []  # row, seat, features
        act = -1
        while not s.over:
            seat, kind = int(s.actor()), s.get(KIND)
            if s.act != act:
                act = int(s.act)
                for other in range(PLAYERS):
                    seen.append((estimates.BEGINNING + act, other, list(features(s, other, True))))
            if kind < frames.FIRST_SEALED and chances.random() < (
                wild_turns if kind == frames.TURN else wild
            ):
                action = any_action(s, chances)
            else:
                action = choice(s)
            if kind == frames.TURN or (judged(kind) and chances.random() < 0.5):
                t = masked(s, seat)
                t.step(action)
                finish(t, seat)
                if not t.over:
                    seen.append((estimates.OWN + int(t.act), seat, list(features(t, seat, True))))
                    seen.append((estimates.OPEN + int(t.act), seat, list(features(t, seat, False))))
            s.step(action)
        for row, seat, found in seen:
            self.x[row].append(np.array(found, dtype=np.int16))
            self.y[row].append(s.of(seat, SCORE))

    def fit(self) -> list[int]:
        """Ridge regression, row by row; in thousandths."""
        out: list[int] = []
        for row in range(estimates.CHOICE):
            x, y = np.array(self.x[row], dtype=float), np.array(self.y[row], dtype=float)
            mean, spread = x.mean(0), x.std(0)
            moving = spread > 1e-9
            z = (x[:, moving] - mean[moving]) / spread[moving]
            w = np.zeros(FEATURES)
            solved = np.linalg.solve(z.T @ z + RIDGE * np.eye(z.shape[1]), z.T @ (y - y.mean()))
            w[moving] = solved / spread[moving]
            w[0] = y.mean() - float(w @ mean)
            explained = 1 - ((y - x @ w) ** 2).mean() / y.var()
            print(f"row {row}: {len(y)} samples, {explained:.3f} explained", flush=True)
            out += [round(1000 * float(v)) for v in w]
        return [*out, *out[: estimates.ACTS * FEATURES], *MIX]


def any_action(s: Godfather, chances: random.Random) -> int:
    """Any kind of action is as likely as any other on a turn, so that figures do not crowd out the rest."""
    kinds: dict[int, list[int]] = {}
    for action in s.legal_actions():
        edges = (ranges.MEMBER, ranges.HAND_JOB, ranges.PLAY_ALLY)
        kinds.setdefault(sum(action >= edge for edge in edges), []).append(action)
    return chances.choice(chances.choice(list(kinds.values())))


def fitted(games: int) -> list[int]:
    """The regression of final scores on features, in games of the policy, then of the value itself."""
    samples = Samples()
    for n in range(games):
        samples.game(n, policy, 0.25, 0.1)
    table = samples.fit()
    samples = Samples()
    for n in range(games):
        samples.game(10000000 + n, by_value(table), 0.1, 0.05)
    return samples.fit()


def value(rounds: int, games: int, further: bool) -> None:
    """From a fit, or further from the weights as they are, uphill for some rounds."""
    started = time.time()
    base = np.array(list(weights.load()) if further else fitted(games))
    seeds = int(started) if further else 101  # further rounds play other games
    scales = np.ones(estimates.ACTS * FEATURES)
    for n in range(rounds):
        # first a factor for all acts, then one for each
        one_for_all = n < rounds // 2 and not further
        at = np.ones(FEATURES) if one_for_all else scales
        width = np.full(len(at), 0.3)
        width[::FEATURES] = 0.0
        found, mean = climb(at, width, scaled_player(base, scales), policy, games // 2, seeds + n)
        scales = scales * np.tile(found, estimates.ACTS) if one_for_all else found
        print(f"round {n + 1}: margin of the disturbed {mean:+.2f}", flush=True)
    command = f"python -m tools.tune_godfather value --rounds {rounds} --games {games}"
    told = f"# {datetime.date.today()}: `{command}{' --further' if further else ''}`"
    told += f", {(time.time() - started) / 60:.0f} minutes on one core\n"
    if further:
        told = "".join(line for line in weights.FILE.open(encoding="utf-8") if line.startswith("#")) + told
    weights.FILE.write_text(told + weights.written(scaled(base, scales)), encoding="utf-8")


def scaled_player(base: Array, scales: Array) -> Callable[[Array], Choice]:
    """Players for factors: so many as there are features count for all acts, on top of the scales."""

    def player(point: Array) -> Choice:
        wanted = scales * np.tile(point, estimates.ACTS) if len(point) == FEATURES else point
        return by_value(scaled(base, wanted))

    return player


def scaled(base: Array, scales: Array) -> list[int]:
    """The weights for choosing, times a factor for each feature in each act."""
    out = base.copy().astype(float)
    out[estimates.CHOICE * FEATURES : estimates.ROWS * FEATURES] *= scales
    return [round(float(v)) for v in out]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("thumbs", "value"))
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--further", action="store_true", help="from the weights as they are, without a fit")
    args = parser.parse_args()
    if args.what == "thumbs":
        thumbs(args.rounds, args.games)
    else:
        value(args.rounds, args.games, args.further)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
