"""C8 Extra actions: five cards, each for the first to reach its condition, claimed at the exact moment."""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, SEAT
from consigliere.games.chicago import frames, happenings as ev, ranges
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.options import TWO_EXTRAS
from consigliere.games.chicago.terms import (
    ASSETS,
    COLOURS,
    CONTROLLED,
    EXTRA_ASSETS,
    EXTRA_CONTROL,
    EXTRA_GANGSTERS,
    EXTRA_HELD,
    EXTRA_INFLUENCE,
    EXTRA_TAKEN,
    EXTRAS,
)


def reached(s: Position, seat: i64, card: i64) -> bool:
    if card == EXTRA_INFLUENCE:
        return s.all_influence(seat) >= 4
    if card == EXTRA_GANGSTERS:
        return s.gangsters(seat) >= 4
    if card == EXTRA_ASSETS:
        return s.asset_types(seat) == ASSETS
    if card == EXTRA_CONTROL:
        return s.of(seat, CONTROLLED) >= 4
    for colour in range(COLOURS):
        if s.henchmen(seat, colour) == 0:
            return False
    return True


def most(s: Position) -> i64:
    """C8.1: at most one card a player in the whole game; C12.2: two."""
    return 2 if s.variants & TWO_EXTRAS != 0 else 1


def claimable(s: Position, seat: i64) -> i64:
    mask: i64 = 0
    if s.of(seat, EXTRA_TAKEN) < most(s):
        for card in range(EXTRAS):
            if (s.extras >> card) & 1 != 0 and reached(s, seat, card):
                mask |= bit(card)
    return mask


def check(s: Position) -> None:
    """After every single change, in turn order from the active player (Q-X4)."""
    s.changed = False
    seat: i64 = s.turn if s.turn >= 0 else s.start
    if seat < 0:  # the set-up has no start player yet
        seat = 0
    for _ in range(s.players):
        mask = claimable(s, seat)
        if mask != 0:
            if mask & (mask - 1) == 0:
                claim(s, seat, lowest(mask))
            else:
                s.push(frames.EXTRA_CHOICE, seat, mask, 0, 0, 0)
            return
        seat = s.left_of(seat)


def lowest(mask: i64) -> i64:
    card: i64 = 0
    while (mask >> card) & 1 == 0:
        card += 1
    return card


def claim(s: Position, seat: i64, card: i64) -> None:
    s.extras &= ~bit(card)
    s.set_of(seat, EXTRA_HELD, s.of(seat, EXTRA_HELD) | bit(card))
    s.add_to(seat, EXTRA_TAKEN, 1)
    s.changed = True  # others, or a second card, may follow
    s.emit(ev.EXTRA_CLAIMED, seat, card, 0, 0)


def options(s: Position) -> None:
    """Q-X2: two conditions by one change: the player picks."""
    mask = s.get(A)
    for card in range(EXTRAS):
        if (mask >> card) & 1 != 0:
            s.offer(ranges.EXTRA + card)


def apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    s.pop()
    claim(s, seat, action - ranges.EXTRA)
