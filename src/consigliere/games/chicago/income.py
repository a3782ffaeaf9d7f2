"""C3 Phase 1, income: reveals, godchildren, extortions, and in even rounds three cards of which two stay."""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, B, SEAT
from consigliere.games.chicago import deck, frames, happenings as ev, ranges
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.terms import (
    BENEFIT_INCOME,
    BENEFITS,
    CAPONE_DOWN,
    GODCHILD,
    NOBODY,
)


def run(s: Position) -> None:
    """stage 0 reveals, 1 godchildren, 2 extortions in turn order, 3 extra income in turn order."""
    stage = s.get(A)
    step = s.get(B)
    s.put(B, step + 1)
    seat = (s.start + step) % s.players
    if stage == 0:
        s.turn = s.start
        wanted: i64 = 2 if s.round_no >= 5 else 1
        if step < wanted and s.revealable() != 0:
            s.push(frames.REVEAL, s.start, 0, 0, 0, 0)
            return
    elif stage == 1:
        name_godchildren(s)
    elif stage == 2:
        if step < s.players:
            s.turn = seat
            s.push(frames.EXTORT, seat, 0, 0, 0, 0)
            return
    elif step < s.players and s.round_no % 2 == 0:
        s.turn = seat
        deck.draw(s, seat, 3, 2)  # C3.4
        return
    else:
        s.turn = NOBODY
        s.pop()
        return
    s.put(A, stage + 1)
    s.put(B, 0)


def reveal_options(s: Position) -> None:
    mask = s.revealable()
    for pos in range(s.cells()):
        if (mask >> pos) & 1 != 0:
            s.offer(ranges.REVEAL + pos)


def reveal_apply(s: Position, action: i64) -> None:
    s.pop()
    s.push(frames.REVEAL_BUSINESS, NOBODY, action - ranges.REVEAL, 0, 0, 0)


def name_godchildren(s: Position) -> None:
    """C3.2: whoever has nothing new to extort, fixed for the round."""
    for seat in range(s.players):
        if extortable(s, seat) == 0:
            s.set_of(seat, GODCHILD, 1)
            s.emit(ev.GODCHILD, seat, 0, 0, 0)


def extortable(s: Position, seat: i64) -> i64:
    """Mask of controlled businesses not yet extorted."""
    mask: i64 = 0
    for pos in range(s.cells()):
        if s.owner[pos] == seat and s.extorted[pos] == 0:
            mask |= bit(pos)
    return mask


def extort_options(s: Position) -> None:
    """C3.3: one of them, or none; a godchild may take the basic income instead (Q-P10)."""
    seat = s.get(SEAT)
    mask = extortable(s, seat)
    for pos in range(s.cells()):
        if (mask >> pos) & 1 != 0:
            s.offer(ranges.EXTORT + pos)
    if s.of(seat, GODCHILD) == 1:
        s.offer(ranges.TAKE_INCOME)
    s.offer(ranges.NO_EXTORTION)


def extort_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    s.pop()
    if action == ranges.NO_EXTORTION:
        s.emit(ev.NOT_EXTORTED, seat, 0, 0, 0)
    elif action == ranges.TAKE_INCOME:
        s.set_of(seat, BENEFITS, s.of(seat, BENEFITS) | BENEFIT_INCOME)
        s.emit(ev.GODFATHER_INCOME, seat, 0, 0, 0)
        deck.draw(s, seat, 2, 2)
    else:
        pos = action - ranges.EXTORT
        s.extorted[pos] = 1
        cards = s.tables.income[s.business[pos]]
        if s.city_card[pos >> 2] >= CAPONE_DOWN:
            cards += 1
        s.emit(ev.EXTORTED, seat, pos, cards, 0)
        deck.draw(s, seat, cards, cards)
