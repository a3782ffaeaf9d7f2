"""The features of a position from one seat's side: what its final score is estimated from.

Whole numbers, in the order of NAMES. `own` says whether the seat's hidden cards may be read; without it only
what lies open counts, so that the estimate is the same in every world.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.godfather import board_features, hand_features, pending
from consigliere.bots.godfather.indices import FEATURES
from consigliere.games.godfather.state import Godfather

BLANK: Final = vec[i64]([0] * FEATURES)


def features(s: Godfather, seat: i64, own: bool) -> vec[i64]:
    out = BLANK[:]
    pending.read(s, seat, out)
    board_features.read(s, seat, out)
    hand_features.suitcase(s, seat, own, out)
    if own:
        hand_features.hand(s, seat, out)
    return out
