"""The estimate of a seat's final score, linear in the features of a position.

Weights are thousandths of a dollar, a row for each act and way to look at a seat: in the middle of an act,
its cards read; in the middle, by what lies open; at the beginning of an act, its cards read. These are fitted
to final scores. The fourth way is the first one tuned for choosing: it compares, it does not foretell.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.godfather.features import features
from consigliere.bots.godfather.indices import FEATURES
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import FAMILY_BUSINESS, ROUNDS, SCORE, SQUARES

ACTS: Final = 4
OWN: Final = 0  # the first row of each way
OPEN: Final = 4
BEGINNING: Final = 8
CHOICE: Final = 12
ROWS: Final = 16
# after the rows, in thousandths
BEST_OTHER: Final = ROWS * FEATURES  # how much the best other's estimate counts against the own
ALL_OTHERS: Final = ROWS * FEATURES + 1  # and that of all others on average
WEIGHTS: Final = ROWS * FEATURES + 2


def estimate(s: Godfather, seat: i64, way: i64, weights: vec[i64]) -> i64:
    """The seat's final score in thousandths of a dollar."""
    if s.over:
        return 1000 * s.of(seat, SCORE)
    found = features(s, seat, way != OPEN)
    at = (way + s.act) * FEATURES
    total: i64 = 0
    for i in range(FEATURES):
        total += found[i] * weights[at + i]
    return total


def act_begins(s: Godfather) -> bool:
    """Whether no figure stands on the board yet."""
    if s.phase > FAMILY_BUSINESS:
        return False
    for square in range(SQUARES):
        if s.square[square] >= 0:
            return False
    for space in range(ROUNDS):
        if s.round[space] >= 0:
            return False
    return True


def value(s: Godfather, seat: i64, weights: vec[i64]) -> float:
    """The seat's final score in dollars, its own cards read."""
    way: i64 = BEGINNING if act_begins(s) else OWN
    return float(estimate(s, seat, way, weights)) / 1000.0


def margin(s: Godfather, seat: i64, weights: vec[i64]) -> i64:
    """How far the seat will be ahead: of the best other and of all others, as the weights mix them."""
    best: i64 = -1000000
    total: i64 = 0
    for other in range(s.players):
        if other != seat:
            theirs = estimate(s, other, OPEN, weights)
            total += theirs
            if theirs > best:
                best = theirs
    others = best * weights[BEST_OTHER] + total * weights[ALL_OTHERS] // (s.players - 1)
    return estimate(s, seat, CHOICE, weights) - others // 1000
