"""G13 Bribery (acts I-III): sealed bids from the suitcase; the highest bidders each take an ally."""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, B, SEAT
from consigliere.games.godfather import frames, happenings as ev, ranges
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import ALLIES, BILL_5, BILLS, CASE, CURSOR, NOBODY, SEALED

COUNT = 63  # six bits a value


def run(s: Position) -> None:
    stage = s.get(A)
    if stage == 0:
        s.put(A, 1)
        bidders: i64 = 0
        for seat in range(s.players):
            if s.bills_in_case(seat) > 0:  # the number of bills is public
                bidders |= bit(seat)
        s.ask_sealed(frames.BRIBE, bidders)
        return
    if stage == 1:
        s.put(A, 2)
        for seat in range(s.players):  # G13.1: all are revealed together
            s.emit(ev.BID, seat, s.of(seat, SEALED), worth(s.of(seat, SEALED)), 0)
    buyer = next_buyer(s, s.get(B))
    if buyer < 0 or s.offered == 0:  # G13.3: a bidder for whom no ally is left keeps his bills
        s.pop()
        return
    s.put(B, s.get(B) | bit(buyer))
    pay(s, buyer)
    s.push(frames.CHOOSE_ALLY, buyer, 0, 0, 0, 0)


def worth(bid: i64) -> i64:
    return (bid & COUNT) + 2 * ((bid >> 6) & COUNT) + 3 * ((bid >> 12) & COUNT) + 5 * (bid >> 18)


def next_buyer(s: Position, served: i64) -> i64:
    """G13.2: from the highest bid down, ties in turn order from the horse head; no bid, no ally."""
    best: i64 = 0
    buyer: i64 = NOBODY
    seat = s.horse
    for _ in range(s.players):
        if (served >> seat) & 1 == 0:
            bid = worth(s.of(seat, SEALED))
            if bid > best:
                best = bid
                buyer = seat
        seat = s.left_of(seat)
    return buyer


def pay(s: Position, seat: i64) -> None:
    """G13.4: a positive bid binds. The bills go to the bank."""
    bid = s.of(seat, SEALED)
    for bill in range(BILLS):
        count = (bid >> (6 * bill)) & COUNT
        s.case[seat * CASE + bill] -= count
        s.pile[bill] += count
    s.emit(ev.BID_PAID, seat, bid, worth(bid), 0)


def bribe_options(s: Position, seat: i64) -> None:
    """A count for each value in turn, the $1 first; values the suitcase lacks are passed over."""
    bill = s.of(seat, CURSOR)
    for count in range(s.case[seat * CASE + bill] + 1):
        s.offer(ranges.BRIBE + bill * ranges.BRIBE_MAX + count)


def bribe_apply(s: Position, seat: i64, action: i64) -> None:
    n = action - ranges.BRIBE
    bill = n // ranges.BRIBE_MAX
    s.set_of(seat, SEALED, s.of(seat, SEALED) | (n % ranges.BRIBE_MAX) << (6 * bill))
    s.set_of(seat, CURSOR, bill + 1)


def bribe_ready(s: Position, seat: i64) -> bool:
    """Pass over values the suitcase lacks; true when nothing is left to choose."""
    bill = s.of(seat, CURSOR)
    while bill <= BILL_5 and s.case[seat * CASE + bill] == 0:
        bill += 1
    s.set_of(seat, CURSOR, bill)
    return bill > BILL_5


def ally_options(s: Position) -> None:
    for ally in range(ALLIES):
        if (s.offered >> ally) & 1 != 0:
            s.offer(ranges.CHOOSE_ALLY + ally)


def ally_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    ally = action - ranges.CHOOSE_ALLY
    s.pop()
    s.offered &= ~bit(ally)
    s.gain_ally(seat, ally)
    s.emit(ev.ALLY_BOUGHT, seat, ally, 0, 0)
