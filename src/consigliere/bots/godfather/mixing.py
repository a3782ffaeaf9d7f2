"""G13 Bribes drawn from a mix that is quickly learnt, for the player that looks no further than one step.

The search learns its bids in dealt worlds that are played on. Here nothing is dealt or played on: an ally is
worth what `recruiting` says, a bid costs its dollars, and each bidder wants to come out ahead of the others.
Every level is bid the more often the better it does against what the others bid. Now and then a bidder is
taken to bid by the rules of thumb: against those a small bid is enough.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.godfather import recruiting
from consigliere.bots.godfather.numbers import THUMBS
from consigliere.bots.godfather.sealing import bid, bid_limit
from consigliere.bots.godfather.worth import Worth
from consigliere.core import rng
from consigliere.core.bits import bit
from consigliere.games.godfather import bribery, ranges
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import ALLIES, CURSOR, SEALED

LEVELS: Final = vec[i64]([0, 1, 2, 3, 4, 5, 6, 8, 10, 13])  # dollars, as the search has them
COUNT: Final = 10
ROUNDS: Final = 150
HABIT: Final = 50  # per cent: how often a bidder goes by the rules of thumb
TEMPER: Final = 400.0  # thousandths of a dollar that make a level e times as frequent
MOST: Final = 4.0  # how far behind a level may be, in those, to be bid at all
BILL: Final = 3  # dollars: what a bill in another's suitcase is taken for
THOUSAND: Final = 1000


class Auction:
    """The bidders in turn order from the horse head, what they can pay and what allies are worth to them."""

    def __init__(self, s: Godfather, seat: i64) -> None:
        self.others: i64 = s.players - 1
        self.n: i64 = 0
        self.own: i64 = 0
        self.offered: i64 = s.offered
        self.dollars = vec[i64]([0] * (int(s.players) * COUNT))
        self.habit = vec[i64]([0] * int(s.players))
        self.worth = vec[i64]([0] * (int(s.players) * ALLIES))
        at = s.horse
        for _ in range(s.players):
            bills = s.bills_in_case(at)
            if bills > 0:
                self.sit(s, at, bills, at == seat)
            at = s.left_of(at)

    def sit(self, s: Godfather, seat: i64, bills: i64, own: bool) -> None:
        n = self.n
        if own:
            self.own = n
        for level in range(COUNT):
            self.dollars[n * COUNT + level] = payable(s, seat, bills, own, LEVELS[level])
        self.habit[n] = payable(s, seat, bills, own, bid_limit(Worth(s, seat, THUMBS)))
        seen = recruiting.sights(s, seat)
        for ally in range(ALLIES):
            if (self.offered >> ally) & 1 != 0:
                self.worth[n * ALLIES + ally] = recruiting.worth(s, ally, seen)
        self.n = n + 1

    def ahead(self, bids: vec[i64], of: i64) -> i64:
        """By how much one bidder comes out ahead of the others, in thousandths, times the other players."""
        offered = self.offered
        served: i64 = 0
        total: i64 = 0
        mine: i64 = 0
        while offered != 0:
            buyer: i64 = -1
            most: i64 = 0
            for n in range(self.n):
                if (served >> n) & 1 == 0 and bids[n] > most:
                    most = bids[n]
                    buyer = n
            if buyer < 0:
                break
            served |= bit(buyer)
            at = buyer * ALLIES
            best: i64 = -1
            for ally in range(ALLIES):
                if (offered >> ally) & 1 != 0 and (best < 0 or self.worth[at + ally] > self.worth[at + best]):
                    best = ally
            offered &= ~bit(best)
            net = self.worth[at + best] - THOUSAND * most
            total += net
            if buyer == of:
                mine = net
        return mine * (self.others + 1) - total


def payable(s: Godfather, seat: i64, bills: i64, own: bool, dollars: i64) -> i64:
    """What comes nearest to so many dollars: the own bills are known, of others' only their number."""
    if own:
        return bribery.worth(bid(s, seat, dollars))
    return min(dollars, BILL * bills)


def chances(auction: Auction, seed: i64) -> vec[float]:
    """How often the own seat should bid each level."""
    n = auction.n
    worth = vec[float]([0.0] * (int(n) * COUNT))  # of each bidder's levels, summed over the rounds
    mix = vec[float]([1.0 / COUNT] * (int(n) * COUNT))
    bids = vec[i64]([0] * int(n))
    found = rng.seeded(seed)
    for round in range(ROUNDS):
        for one in range(n):
            found = rng.following(found)
            if rng.below(found, 100) < HABIT:
                bids[one] = auction.habit[one]
            else:
                found = rng.following(found)
                bids[one] = auction.dollars[one * COUNT + drawn_level(mix, one * COUNT, found)]
        for one in range(n):
            was = bids[one]
            for level in range(COUNT):
                bids[one] = auction.dollars[one * COUNT + level]
                worth[one * COUNT + level] += float(auction.ahead(bids, one))
            bids[one] = was
            respond(auction, worth, mix, one, float(round + 1))
    return mix[auction.own * COUNT : (auction.own + 1) * COUNT]


def respond(auction: Auction, worth: vec[float], mix: vec[float], one: i64, rounds: float) -> None:
    """The better a level was on average, the more often; levels that come to the same bid count once."""
    at = one * COUNT
    best = worth[at]
    for level in range(1, COUNT):
        best = max(best, worth[at + level])
    total: float = 0.0
    for level in range(COUNT):
        mix[at + level] = 0.0
        if level == 0 or auction.dollars[at + level] != auction.dollars[at + level - 1]:
            behind = (best - worth[at + level]) / (rounds * float(auction.others) * TEMPER)
            mix[at + level] = exp(-behind) if behind < MOST else 0.0
            total += mix[at + level]
    for level in range(COUNT):
        mix[at + level] /= total


def drawn_level(mix: vec[float], at: i64, found: i64) -> i64:
    left = float(rng.below(found, 1 << 20)) / 1048576.0
    for level in range(COUNT):
        left -= mix[at + level]
        if left < 0.0:
            return level
    return 0


def bribe(s: Godfather, seed: i64) -> i64:
    """The next part of a bid drawn from the mix, on a position as seen; what was already named binds."""
    seat = s.actor()
    mix = chances(Auction(s, seat), seed)
    cursor = s.of(seat, CURSOR)
    named = s.of(seat, SEALED)
    low = bit(6 * cursor) - 1
    total: float = 0.0
    for level in range(COUNT):
        if bid(s, seat, LEVELS[level]) & low != named:
            mix[level] = 0.0
        total += mix[level]
    packed = named  # the bids named so far were given up: nothing more
    left = float(rng.below(rng.following(rng.seeded(seed + 1)), 1 << 20)) / 1048576.0 * total
    for level in range(COUNT):
        if mix[level] > 0.0:
            packed = bid(s, seat, LEVELS[level])
            left -= mix[level]
            if left < 0.0:
                break
    return ranges.BRIBE + cursor * ranges.BRIBE_MAX + ((packed >> (6 * cursor)) & 63)
