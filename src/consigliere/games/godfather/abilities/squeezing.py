"""Abilities of the squeeze: any front, offers nobody refuses, thefts from hand and suitcase."""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, B, C, D, SEAT
from consigliere.games.godfather import chance, frames, happenings as ev, ranges, thug
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import (
    BILLS,
    CASE,
    HAND,
    NOBODY,
    OP_COLLECT,
    OP_FRONT_ANY,
    OP_STEAL_CASE,
    SEALED,
    SIZE,
    SQUARES,
)

# -- front_any (G8.5): any business with a front, occupied or not; no figure is placed


def front_options(s: Position) -> None:
    for square in range(SQUARES):
        if s.business(square) >= 0:
            s.offer(ranges.FRONT + square)
    s.offer(ranges.NO_FRONT)


def front_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    s.pop()
    if action == ranges.NO_FRONT:
        s.emit(ev.ABILITY_DECLINED, seat, OP_FRONT_ANY, 1, 0)
    else:
        thug.shake_down(s, seat, action - ranges.FRONT)


# -- offer: every other player with a bill in hand gives one, sealed; the highest is kept


def with_cards(s: Position, seat: i64) -> i64:
    """Mask of the other players who hold any card: whether it is a bill is theirs to know."""
    mask: i64 = 0
    for other in range(s.players):
        if other != seat and s.of(other, SIZE) > 0:
            mask |= bit(other)
    return mask


def offering(s: Position) -> None:
    seat = s.get(SEAT)
    if s.get(A) == 0:
        s.put(A, 1)
        asked = with_cards(s, seat)
        s.put(B, asked)
        s.ask_sealed(frames.OFFER_BILL, asked)
        return
    asked = s.get(B)
    s.pop()
    best: i64 = NOBODY
    for other in range(s.players):
        if (asked >> other) & 1 != 0:
            bill = s.of(other, SEALED) - 1
            if bill == BILLS:
                bill = NOBODY
            s.emit(ev.OFFER_MADE, other, bill, 0, 0)
            if bill >= 0:
                s.lose(other, bill)
                s.pile[bill] += 1
                best = max(best, bill)
    if best >= 0:  # the highest into the taker's suitcase, the others to their piles
        s.pile[best] -= 1
        s.case[seat * CASE + best] += 1
        s.emit(ev.OFFER_TAKEN, seat, best, 0, 0)


def offer_options(s: Position, seat: i64) -> None:
    """One bill, freely chosen; whoever has none is asked all the same, so that nobody can tell (G17.1)."""
    at = seat * HAND
    for bill in range(BILLS):
        if s.hand[at + bill] > 0:
            s.offer(ranges.OFFER_BILL + bill)
    if s.bills_in_hand(seat) == 0:
        s.offer(ranges.OFFER_NOTHING)


def offer_apply(s: Position, seat: i64, action: i64) -> None:
    s.set_of(seat, SEALED, action - ranges.OFFER_BILL + 1)


def offer_ready(s: Position, seat: i64) -> bool:
    return s.of(seat, SEALED) > 0


# -- thefts: the victims are named first, then each loses a card at random


def target(s: Position, op: i64, seat: i64, other: i64) -> bool:
    """Whether the theft may be aimed at this player (hand sizes and numbers of bills are public)."""
    if other == seat:
        return False
    return s.bills_in_case(other) > 0 if op == OP_STEAL_CASE else s.of(other, SIZE) > 0


def opponent_options(s: Position) -> None:
    seat = s.get(SEAT)
    for other in range(s.get(C), s.players):
        if target(s, s.get(A), seat, other):
            s.offer(ranges.OPPONENT + other)
    s.offer(ranges.NO_OPPONENT)


def opponent_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    op = s.get(A)
    victims = s.get(D)
    left = s.get(B) - 1
    if action != ranges.NO_OPPONENT:
        victim = action - ranges.OPPONENT
        victims |= bit(victim)
        if left > 0:
            s.put(B, left)
            s.put(C, victim + 1)
            s.put(D, victims)
            return
    elif victims == 0:
        s.emit(ev.ABILITY_DECLINED, seat, op, s.legal_count - 1, 0)
    s.pop()
    if victims != 0:
        s.push(frames.STEALING, seat, victims, op, 0, 0)


def sharing(s: Position, seat: i64) -> i64:
    """Mask of the other players with a figure in a turf where this seat has one too."""
    own = s.presence(seat)
    mask: i64 = 0
    for other in range(s.players):
        if other != seat and s.presence(other) & own != 0:
            mask |= bit(other)
    return mask


def stealing(s: Position) -> None:
    """The next victim to the left of the thief."""
    seat = s.get(SEAT)
    victims = s.get(A)
    op = s.get(B)
    if victims == 0:
        s.pop()
        return
    victim = s.left_of(seat)
    while (victims >> victim) & 1 == 0:
        victim = s.left_of(victim)
    s.put(A, victims & ~bit(victim))
    if op == OP_STEAL_CASE:
        s.push(frames.STEAL_CASE, seat, victim, 0, 0, 0)
    elif op == OP_COLLECT:
        if s.bills_in_hand(victim) > 0:
            s.push(frames.COLLECT, seat, victim, 0, 0, 0)
        else:
            s.emit(ev.NOTHING_COLLECTED, seat, victim, 0, 0)
    else:
        s.push(frames.STEAL_HAND, seat, victim, 0, 0, 0)
        if chance.total(s) == 0:  # a hand of allies only
            s.pop()
            s.emit(ev.NOTHING_STOLEN, seat, victim, 0, 0)
