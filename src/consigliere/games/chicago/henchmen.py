"""C4.10, C6.6 (3): henchmen are taken from the city and placed in slots of their colour, for good."""

from typing import Final

from mypy_extensions import i64

from consigliere.core.state import A, B, C, SEAT
from consigliere.games.chicago import frames, happenings as ev, ranges
from consigliere.games.chicago.city import main_area, Position, shared_area
from consigliere.games.chicago.terms import AGENT, FIRST, GONE_HENCHMAN, MAIN, SHARED, SLOTS

ANYWHERE: Final = -1
BESIDE_OWN: Final = -2


def holes(s: Position, pos: i64) -> i64:
    """Where a henchman may be taken: beside one business, anywhere (-1), or beside own businesses (-2)."""
    if pos == ANYWHERE:
        return s.everywhere()
    if pos == BESIDE_OWN:
        mask: i64 = 0
        for own in range(s.cells()):
            if s.owner[own] == s.get(SEAT):
                mask |= s.tables.card_holes[own]
        return mask & s.everywhere()
    return s.tables.card_holes[pos] & s.everywhere()


def options(s: Position) -> None:
    """One must be taken where there is one; only the Grandfather may leave it (Q-A23)."""
    mask = holes(s, s.get(A))
    for hole in range(s.cells()):
        if (mask >> hole) & 1 != 0:
            last: i64 = 0
            for slot in range(SLOTS):
                code = s.hole[hole * SLOTS + slot]
                if code != 0 and code != AGENT and code != last:
                    s.offer(ranges.HENCHMAN + hole * 4 + code - 1)
                    last = code
    if s.get(A) == ANYWHERE or s.legal_count == 0:
        s.offer(ranges.NO_TOKEN)


def apply(s: Position, action: i64) -> None:
    """Taken, placed at once; of a control the frame below keeps where it was."""
    seat = s.get(SEAT)
    by_control = s.get(B) == 1
    s.pop()
    if action == ranges.NO_TOKEN:
        return
    hole = (action - ranges.HENCHMAN) // 4
    colour = (action - ranges.HENCHMAN) % 4
    s.take_from(hole, colour + 1)
    s.emit(ev.HENCHMAN_TAKEN, seat, hole, colour, 0)
    if by_control:
        s.put(C, hole + 1)
    receive(s, seat, colour)


def receive(s: Position, seat: i64, colour: i64) -> None:
    """With a still unplaced first one, both are placed now (C1.8)."""
    s.push(frames.PLACE, seat, colour, 0, 0, 0)
    first = s.of(seat, FIRST)
    if first != 0:
        s.set_of(seat, FIRST, 0)
        s.push(frames.PLACE, seat, first - 1, 0, 0, 0)


def place_options(s: Position) -> None:
    seat = s.get(SEAT)
    colour = s.get(A)
    if s.of(seat, MAIN + colour) < 2:
        s.offer(ranges.PLACE_MAIN)
    if s.of(seat, SHARED + colour) < 1:
        s.offer(ranges.PLACE_SHARED)
    if s.legal_count == 0:  # a fourth of a colour leaves the game
        s.offer(ranges.NO_TOKEN)


def place_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    colour = s.get(A)
    s.pop()
    if action == ranges.NO_TOKEN:
        s.gone[GONE_HENCHMAN + colour] += 1
        s.emit(ev.HENCHMAN_LOST, seat, colour, 0, 0)
        return
    if action == ranges.PLACE_MAIN:
        s.add_to(seat, MAIN + colour, 1)
        s.emit(ev.HENCHMAN_PLACED, seat, colour, main_area(colour), 0)
    else:
        s.add_to(seat, SHARED + colour, 1)
        s.emit(ev.HENCHMAN_PLACED, seat, colour, shared_area(colour), 0)
    s.changed = True
