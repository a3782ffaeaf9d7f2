"""C2.2 Drawing: one card after the other, from the deck, from under it, from the discards made new."""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, B, C, D, SEAT
from consigliere.games.chicago import frames, happenings as ev, ranges
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.terms import KINDS


def draw(s: Position, seat: i64, count: i64, keep: i64) -> None:
    """Draw cards; those over `keep` go under the deck, of the drawer's choice."""
    s.push(frames.DRAWING, seat, count, 0, keep, 0)


def run(s: Position) -> None:
    """With deck and discards both empty one draws what there is (Q-P15)."""
    seat = s.get(SEAT)
    left = s.get(A)
    if left > 0 and s.deck_left() > 0:
        s.push(frames.DRAW_CARD, seat, 0, 0, 0, 0)
        return
    cards = s.get(B)
    count = s.get(D)
    surplus = count - s.get(C)
    s.pop()
    if surplus > 0:
        s.push(frames.UNDER, seat, cards, surplus, count, 0)


def drawn(s: Position, kind: i64) -> None:
    """A card has left the deck for the drawer's hand; the top frame is DRAWING."""
    seat = s.get(SEAT)
    count = s.get(D)
    s.put(A, s.get(A) - 1)
    s.put(B, s.get(B) | kind << (5 * count))
    s.put(D, count + 1)
    s.gain(seat, kind)
    s.emit(ev.CARD_DRAWN, seat, kind, 0, 0)
    s.renew()


def under_options(s: Position) -> None:
    """One of the cards just drawn; equal ones are one choice."""
    cards = s.get(A)
    for kind in range(KINDS):
        for i in range(s.get(C)):
            if (cards >> (5 * i)) & 31 == kind:
                s.offer(ranges.UNDER + kind)
                break


def under_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    kind = action - ranges.UNDER
    cards = s.get(A)
    count = s.get(C)
    at: i64 = 0
    while (cards >> (5 * at)) & 31 != kind:
        at += 1
    low = cards & (bit(5 * at) - 1)
    s.lose(seat, kind)
    s.put_under(seat, kind)
    s.emit(ev.CARD_UNDER, seat, kind, 0, 0)
    s.put(A, low | ((cards >> (5 * at + 5)) << (5 * at)))
    s.put(C, count - 1)
    left = s.get(B) - 1
    s.put(B, left)
    if left == 0:
        s.pop()
