"""Tribute by the estimate: which cards to keep, judged by the beginning of the next act."""

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.godfather.estimates import BEGINNING, estimate
from consigliere.games.godfather import entracte, ranges
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import CARD_KINDS, CURSOR, OPEN_BUSINESS, SEALED, SIZE
from consigliere.games.godfather.tribute import CARD, kept


def next_act(s: Godfather) -> Godfather:
    """As if the act were over, the figures home and the rest as it is; not for the last one."""
    t = s.copy()
    t.top = 0
    entracte.figures_home(t)
    t.act += 1
    entracte.new_figures(t)
    t.phase = OPEN_BUSINESS
    return t


def tribute(s: Godfather, seat: i64, weights: vec[i64]) -> i64:
    """Card after card is given up whose loss leaves the best estimate; the rest is named in its order.

    What was named before is kept, whoever named it, and what was passed over is given up.
    """
    t = next_act(s)
    limit = s.tables.hand_limit[s.act]
    cursor = s.of(seat, CURSOR)
    lowest: i64 = 0
    if cursor > 0:
        lowest = (s.of(seat, SEALED) >> (6 * (cursor - 1))) & CARD
    for card in range(lowest):
        while t.holds(seat, card) > kept(s, seat, card):
            t.discard(seat, card)
    while t.of(seat, SIZE) > limit:
        least: i64 = -1
        most: i64 = -1000000
        for card in range(lowest, CARD_KINDS):
            if t.holds(seat, card) > kept(s, seat, card):
                u = t.copy()
                u.discard(seat, card)
                found = estimate(u, seat, BEGINNING, weights)
                if found > most:
                    most = found
                    least = card
        t.discard(seat, least)
    kind = lowest
    while t.holds(seat, kind) <= kept(s, seat, kind):
        kind += 1
    return ranges.KEEP_CARD + kind
