"""C2.3 Money: any hand card discarded face down is $1; nobody but its owner sees which."""

from mypy_extensions import i64

from consigliere.core.state import A, B, C, SEAT
from consigliere.games.chicago import bonuses, frames, happenings as ev, ranges
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.terms import KINDS, NOBODY, SIZE


def charge(s: Position, seat: i64, amount: i64, area: i64) -> None:
    """Pay; area: whose bonus may pay instead, or NOBODY."""
    if amount > 0:
        s.push(frames.PAY, seat, amount, 0, area, 0)


def can_pay(s: Position, seat: i64, cards: i64, area: i64) -> bool:
    """Whether the hand holds this many cards, counting $1 that a bonus can save."""
    if s.of(seat, SIZE) >= cards:
        return True
    if s.of(seat, SIZE) < cards - 1:
        return False
    return bonuses.own_ready(s, seat, area) or bonuses.lent_ready(s, seat, area)


def cards_from(s: Position, seat: i64, lowest: i64) -> i64:
    n: i64 = 0
    for kind in range(lowest, KINDS):
        n += s.holds(seat, kind)
    return n


def options(s: Position) -> None:
    """Cards in ascending order, so that each payment has one path."""
    seat = s.get(SEAT)
    amount = s.get(A)
    area = s.get(C)
    lowest = s.get(B)
    left = cards_from(s, seat, lowest)
    for kind in range(lowest, KINDS):
        held = s.holds(seat, kind)
        if held > 0:
            if left < amount:
                break
            s.offer(ranges.PAY + kind)
            left -= held
    if area != NOBODY:
        if bonuses.own_ready(s, seat, area):
            s.offer(ranges.FREE)
        elif bonuses.lent_ready(s, seat, area):
            s.offer(ranges.FREE_BY_GODFATHER)


def apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    area = s.get(C)
    if action >= ranges.FREE:
        s.pop()
        bonuses.spend(s, seat, area, action == ranges.FREE_BY_GODFATHER)
        return
    kind = action - ranges.PAY
    amount = s.get(A) - 1
    s.put(A, amount)
    s.put(B, kind)
    if amount == 0:
        s.pop()
    s.lose(seat, kind)
    s.emit(ev.MONEY_PAID, seat, kind, 0, 0)
    s.to_discards(kind)
