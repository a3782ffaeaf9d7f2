"""The Godfather's side of the check of refusals (G17): positions of random games, and what stays hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from consigliere.core.state import A, B, KIND
from consigliere.games.godfather import frames as f, terms as t
from consigliere.games.godfather.loading import load
from consigliere.games.godfather.notation import TABLE
from consigliere.games.godfather.state import begin, Godfather
from tests.refusal_check import Check, sample

GAMES = 30  # random games for each number of players
OF_EACH = 3  # prompts kept of each kind and purpose
PURPOSES = {
    f.FIGURE: range(f.GUN_DOWN, f.TAKE_OVER + 1),
    f.SPACE: range(f.TO_THUG, f.TO_BOSS + 1),
    f.TURF: (f.CLAIM, f.CHIEF),
    f.OPPONENT: (t.OP_STEAL_HAND, t.OP_STEAL_CASE),
    f.USE: (t.OP_BANK_TO_CASE, t.OP_OFFER, t.OP_COLLECT),
}


# -- positions out of random games


@cache
def sampled(players: int) -> tuple[Godfather, ...]:
    dice = random.Random(players)
    return sample(games(players, dice), sort, OF_EACH, dice)


def games(players: int, dice: random.Random) -> Iterator[Godfather]:
    """Odd supplies help to meet the rare prompts."""
    for number in range(GAMES):
        s = begin(players, load().tables)
        if number % 3:
            odd_supplies(s, dice)
        yield s


def sort(s: Godfather) -> tuple[int, int]:
    kind = int(s.get(KIND))
    return kind, int(s.get(A)) if kind in PURPOSES else 0


def odd_supplies(s: Godfather, dice: random.Random) -> None:
    """Hands full of goods, allies from the start, few markers, nearly empty piles."""
    for bill in range(t.BILLS):
        s.pile[bill] = dice.randrange(8)
    for seat in range(s.players):
        s.set_of(seat, t.SUPPLY, 1)
        for good in range(t.GOODS):
            for _ in range(dice.randrange(5)):
                s.gain(seat, t.GOOD + good)
        for ally in dice.sample(range(t.ALLIES), 4):
            s.gain_ally(seat, ally)


# -- secrets: whatever others hold or have chosen, the answer stays


def disguised(s: Godfather, seat: int, dice: random.Random) -> Godfather:
    """The same position to this seat's eyes: others hold other cards and chose otherwise."""
    other = s.copy()
    for who in range(s.players):
        if who == seat:
            continue
        hand = [0] * t.HAND
        for _ in range(sum(s.hand[who * t.HAND : (who + 1) * t.HAND])):
            hand[dice.randrange(t.HAND)] += 1
        bills = [0] * t.BILLS
        for _ in range(int(s.bills_in_case(who))):
            bills[dice.randrange(t.BILLS)] += 1
        for card in range(t.HAND):
            other.hand[who * t.HAND + card] = hand[card]
        for bill in range(t.BILLS):
            other.case[who * t.CASE + bill] = bills[bill]
    if f.FIRST_SEALED <= s.get(KIND) < f.FIRST_CHANCE:
        own = s.get(A) & 1 << seat
        other.put(A, own | s.get(B) & dice.randrange(1 << s.players) & ~(1 << seat))
        for who in range(s.players):
            if who != seat:
                other.set_of(who, t.SEALED, dice.randrange(64))
                other.set_of(who, t.CURSOR, 0)
    return other


CHECK = Check("godfather", TABLE, r"J[YBGK]\d|A\d+", disguised)
