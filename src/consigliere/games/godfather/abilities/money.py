"""Abilities of the books: laundering by a card, a bill from the bank straight into the suitcase."""

from mypy_extensions import i64

from consigliere.core.state import A, B, SEAT
from consigliere.games.godfather import frames, happenings as ev, ranges
from consigliere.games.godfather.abilities import squeezing
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import BILLS, CASE, HAND, OP_BANK_TO_CASE, OP_LAUNDER, OP_OFFER


def launder_options(s: Position) -> None:
    """launder(n): up to n bills, the lower ones first, so that each set has one path."""
    at = s.get(SEAT) * HAND
    for bill in range(s.get(B), BILLS):
        if s.hand[at + bill] > 0:
            s.offer(ranges.SUITCASE_BILL + bill)
    s.offer(ranges.DONE_SUITCASE)


def launder_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    if action == ranges.DONE_SUITCASE:
        s.pop()
        s.emit(ev.ABILITY_DECLINED, seat, OP_LAUNDER, 1, 0)
        return
    bill = action - ranges.SUITCASE_BILL
    left = s.get(A) - 1
    s.put(A, left)
    s.put(B, bill)
    s.launder(seat, bill)
    if left == 0:
        s.pop()


def use_options(s: Position) -> None:
    s.offer(ranges.USE)
    s.offer(ranges.DECLINE)


def use_apply(s: Position, action: i64) -> None:
    """An ability that needs no target: used or declined as a whole."""
    seat = s.get(SEAT)
    op = s.get(A)
    n = s.get(B)
    s.pop()
    if action == ranges.DECLINE:
        s.emit(ev.ABILITY_DECLINED, seat, op, 1, 0)
    elif op == OP_BANK_TO_CASE:
        bill = s.nearest_bill(n)
        s.pile[bill] -= 1
        s.case[seat * CASE + bill] += 1
        s.emit(ev.BANK_TO_CASE, seat, bill, n, 0)
    elif op == OP_OFFER:
        s.emit(ev.OFFER_ASKED, seat, squeezing.with_cards(s, seat), 0, 0)
        s.push(frames.OFFERING, seat, 0, 0, 0, 0)
    else:
        s.push(frames.STEALING, seat, squeezing.sharing(s, seat), op, 0, 0)
