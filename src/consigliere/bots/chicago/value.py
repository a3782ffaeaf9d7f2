"""The value of a position of Chicago for a seat: its points of the end, estimated from the features.

The points that would count now, and for every feature a weight that may change with the rounds to come.
Weights are fitted by `python -m tools.tune chicago` and kept in weights.py.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.chicago.features import FEATURES
from consigliere.bots.chicago.measuring import measure
from consigliere.bots.chicago.sight import Sight
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.terms import SCORE

WEIGHTS: Final = 2 * FEATURES  # those of the last round; then what every round to come adds
ROUND: Final = 0.2


def value(s: Chicago, seat: i64, weights: vec[float]) -> float:
    """The estimate for a seat whose hand may be read."""
    v = Sight(s)
    v.read(s)
    return of_seat(v, seat, True, weights)


def margin(v: Sight, s: Chicago, seat: i64, weights: vec[float], others: float) -> float:
    """The seat's estimate less a share of the others' average, whose hands are not read."""
    v.read(s)
    own = of_seat(v, seat, True, weights)
    rest = 0.0
    for other in range(s.players):
        if other != seat:
            rest += of_seat(v, other, False, weights)
    return own - others * rest / float(s.players - 1)


def of_seat(v: Sight, seat: i64, known: bool, weights: vec[float]) -> float:
    s = v.s
    if s.over:
        return float(s.of(seat, SCORE))
    measure(v, seat, known)
    f = v.f
    rounds = ROUND * float(v.worth.rounds_left)
    total = v.certain
    for i in range(FEATURES):
        if f[i] != 0.0:
            total += f[i] * (weights[i] + rounds * weights[FEATURES + i])
    return total
