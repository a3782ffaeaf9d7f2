"""G13 Sealed bribes by regret matching: every bidder learns against the others' bids in sampled worlds.

A bid is a level in dollars, paid by the bills that come nearest. In each world all bidders draw a level from
what they regret not having bid; the auction is played out to the end of the act for every other level of
each of them. The average of what was drawn is close to an equilibrium, and the bot draws its bid from it: so
nobody can count on what it bids.
"""

import random
from typing import Any, cast, Final

from consigliere.bots.base import Clock, Decision, View
from consigliere.bots.godfather.sealing import bid
from consigliere.bots.minds import LIMIT, Mind
from consigliere.core.prompts import Prompts
from consigliere.core.state import A, B
from consigliere.core.viewing import seats_of
from consigliere.games.godfather import ranges
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import BILLS, CURSOR, SEALED

LEVELS: Final = (0, 1, 2, 3, 4, 5, 6, 8, 10, 13)  # dollars
SELDOM: Final = 0.04  # levels drawn less often than this are left out in the end
COUNT: Final = 63


class Bidder:
    """What one seat has learnt: regrets and how often it drew each level."""

    def __init__(self) -> None:
        self.regret = [0.0] * len(LEVELS)
        self.drawn = [0.0] * len(LEVELS)

    def chances(self) -> list[float]:
        total = sum(self.regret)
        if total <= 0.0:
            return [1 / len(LEVELS)] * len(LEVELS)
        return [r / total for r in self.regret]

    def learn(self, chances: list[float], worth: list[float], weight: float) -> None:
        """Regret matching plus: what each level would have brought more than the mix did; later rounds count
        more."""
        mixed = sum(c * w for c, w in zip(chances, worth, strict=True))
        for level, w in enumerate(worth):
            self.regret[level] = max(0.0, self.regret[level] + w - mixed)
            self.drawn[level] += weight * chances[level]


def choose(mind: Mind, view: View, decision: Decision, clock: Clock, rng: random.Random) -> int:
    """The next part of the bid; what was already named binds."""
    bids = mixed(mind, view, decision.seat, clock, rng)
    own = cast(Godfather, mind.as_seen(view))
    cursor = int(own.of(decision.seat, CURSOR))
    named = int(own.of(decision.seat, SEALED))
    fitting = [(packed, chance) for packed, chance in bids if packed & (1 << 6 * cursor) - 1 == named]
    packed = named  # the bids named so far were given up: nothing more
    if fitting:
        packed = rng.choices([b for b, _ in fitting], [c for _, c in fitting])[0]
    return ranges.BRIBE + cursor * ranges.BRIBE_MAX + (packed >> 6 * cursor & COUNT)


def mixed(mind: Mind, view: View, seat: int, clock: Clock, rng: random.Random) -> list[tuple[int, float]]:
    """The bids of a seat as packed bills, and how often each should be made."""
    deals = mind.deals(view)
    bidders: dict[int, Bidder] = {}
    rounds = 0
    spent = clock.spent()
    while True:
        world = cast(Godfather, deals.deal(rng))
        rounds += 1
        if not bidders:
            bidders = {other: Bidder() for other in seats_of(world.get(B))}
        clock.count(learn_from(mind, world, bidders, rng, float(rounds)))
        last, spent = spent, clock.spent()
        if spent + (spent - last) / 2 >= 1.0:
            break
    own = bidders[seat]
    total = sum(own.drawn)
    chances: dict[int, float] = {}
    for level, drawn in zip(LEVELS, own.drawn, strict=True):
        if drawn / total >= SELDOM:
            packed = int(bid(world, seat, level))
            chances[packed] = chances.get(packed, 0.0) + drawn
    return sorted(chances.items())


def learn_from(
    mind: Mind, world: Godfather, bidders: dict[int, Bidder], rng: random.Random, weight: float
) -> int:
    """One world: draw, compare every level of every bidder with the others as drawn. How many were tried."""
    chances = {seat: bidder.chances() for seat, bidder in bidders.items()}
    packed = {seat: [int(bid(world, seat, level)) for level in LEVELS] for seat in bidders}
    drawn = {seat: packed[seat][rng.choices(range(len(LEVELS)), chances[seat])[0]] for seat in bidders}
    seed = rng.randrange(1, 1 << 31)
    known: dict[Any, list[float]] = {}
    for seat, bidder in bidders.items():
        worth = []
        for level in packed[seat]:
            bids = drawn | {seat: level}
            key = tuple(bids.values())
            if key not in known:
                known[key] = outcome(mind, world, bids, seed)
            worth.append(known[key][seat])
        bidder.learn(chances[seat], worth, weight)
    return len(known)


def outcome(mind: Mind, world: Godfather, bids: dict[int, int], seed: int) -> list[float]:
    """Every seat's chance to win once these bids are shown."""
    s = world.copy()
    s.rng = seed
    s.auto = True
    for seat, packed in bids.items():
        s.set_of(seat, SEALED, packed)
        s.set_of(seat, CURSOR, BILLS)
    s.put(A, 0)
    mind.play_on(cast(Prompts, s), LIMIT)
    return mind.chances(cast(Prompts, s))
