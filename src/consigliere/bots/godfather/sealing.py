"""Rules of thumb for sealed choices: bribes, the cards kept at tribute, offers nobody refuses.

A bid and a hand to keep are planned as a whole; each part of them is asked for in turn.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.godfather import numbers as n
from consigliere.bots.godfather.seen import dollars, LAST_ACT
from consigliere.bots.godfather.worth import Worth
from consigliere.core.bits import bit
from consigliere.games.godfather import ranges
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import (
    ALLIES,
    BILL_1,
    BILL_5,
    CARD_KINDS,
    CASE,
    CURSOR,
    SEALED,
)
from consigliere.games.godfather.tribute import CARD, kept

NO_CARD: Final = vec[i64]([0] * CARD_KINDS)


def bribe(w: Worth) -> i64:
    s = w.s
    bill = s.of(w.seat, CURSOR)
    count = (bid(s, w.seat, bid_limit(w)) >> (6 * bill)) & 63
    return ranges.BRIBE + bill * ranges.BRIBE_MAX + count


def bid_limit(w: Worth) -> i64:
    """What to bid at most: gladly a small share of what an ally will bring in the acts to come, a larger
    one when the suitcase holds no smaller bill. Where there are allies for all who can bid, any bid buys
    one, and only the gap between the best and the worst of them is worth more."""
    s = w.s
    bidders: i64 = 0
    for seat in range(s.players):
        if s.bills_in_case(seat) > 0:
            bidders += 1
    best: i64 = 0
    sure: i64 = 0
    count: i64 = 0
    taken: i64 = 0
    while count < bidders:  # from the best ally on
        found: i64 = -1
        most: i64 = -1
        for ally in range(ALLIES):
            if (s.offered & ~taken) >> ally & 1 != 0:
                worth = w.ally(ally)
                if worth > most:
                    most = worth
                    found = ally
        if found < 0:
            break
        taken |= bit(found)
        count += 1
        if count == 1:
            best = most
        if count == bidders:
            sure = most
    if count == 0:
        return 0
    acts = LAST_ACT - s.act
    limit = w.n[n.BID_SHARE] * acts * (best - sure) // 10000
    smallest: i64 = BILL_1
    while smallest < BILL_5 and s.case[w.seat * CASE + smallest] == 0:
        smallest += 1
    if 10000 * dollars(smallest) <= w.n[n.BID_SMALLEST] * acts * (sure if sure > 0 else best):
        if limit < dollars(smallest):
            limit = dollars(smallest)
    return limit


def bid(s: Position, seat: i64, limit: i64) -> i64:
    """The bills of a suitcase that come nearest to a limit without passing it, the fewest of them.

    Packed as a bid is: six bits for each value.
    """
    case = s.case
    at = seat * CASE
    best: i64 = 0
    nearest: i64 = 0
    fewest: i64 = 0
    for fives in range(case[at + 3] + 1):
        if 5 * fives > limit:
            break
        for threes in range(case[at + 2] + 1):
            if 5 * fives + 3 * threes > limit:
                break
            for twos in range(case[at + 1] + 1):
                worth = 5 * fives + 3 * threes + 2 * twos
                if worth > limit:
                    break
                ones = limit - worth
                if ones > case[at]:
                    ones = case[at]
                worth += ones
                count = fives + threes + twos + ones
                if worth > nearest or (worth == nearest and count < fewest):
                    nearest = worth
                    fewest = count
                    best = ones | twos << 6 | threes << 12 | fives << 18
    return best


def tribute(w: Worth) -> i64:
    """The best cards the limit allows, in their order; what was named before is kept, whoever named it."""
    s = w.s
    cursor = s.of(w.seat, CURSOR)
    lowest: i64 = 0
    if cursor > 0:
        lowest = (s.of(w.seat, SEALED) >> (6 * (cursor - 1))) & CARD
    worths = NO_CARD[:]
    left = NO_CARD[:]
    for card in range(lowest, CARD_KINDS):
        left[card] = s.holds(w.seat, card)
        if card == lowest:
            left[card] -= kept(s, w.seat, card)
        if left[card] > 0:
            worths[card] = w.card(card)
    first: i64 = CARD_KINDS
    for _ in range(w.limit - cursor):
        best: i64 = -1
        for card in range(lowest, CARD_KINDS):
            if left[card] > 0 and (best < 0 or worths[card] > worths[best]):
                best = card
        left[best] -= 1
        first = min(first, best)
    return ranges.KEEP_CARD + first
