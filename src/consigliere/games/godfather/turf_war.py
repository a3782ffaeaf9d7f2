"""G12 Turf war: turf by turf, the family with the most influence puts a marker on the stack."""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, SEAT
from consigliere.games.godfather import frames, happenings as ev, ranges
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import NEUTRAL, NOBODY, ROUNDS, STACK_MAX, SUPPLY, TURFS

TIE = -2


def influence(s: Position, turf: i64, faction: i64) -> i64:
    """G12.1: one for each figure in the turf or on a round space touching it; faction: seat or NEUTRAL."""
    count: i64 = 0
    if s.square[2 * turf] == faction:
        count += 1
    if s.square[2 * turf + 1] == faction:
        count += 1
    for space in range(ROUNDS):
        occupant = s.round[space]
        if occupant >= 0 and occupant // 3 == faction and (s.tables.areas[space] >> turf) & 1 != 0:
            count += 1
    if faction == NEUTRAL and s.chief == turf:
        count += 1
    return count


def winner(s: Position, turf: i64) -> i64:
    """G12.2-G12.4: the single faction with the most, NEUTRAL among them; a tie; or nobody present."""
    best = influence(s, turf, NEUTRAL)
    leader: i64 = NEUTRAL if best > 0 else NOBODY
    for seat in range(s.players):
        mine = influence(s, turf, seat)
        if mine > best:
            best = mine
            leader = seat
        elif mine == best and best > 0:
            leader = TIE
    return leader


def run(s: Position) -> None:
    """In turf order 1-7; each is settled before the next is compared (G12.5)."""
    turf = s.get(A)
    if turf == TURFS:
        s.pop()
        return
    s.put(A, turf + 1)
    seat = winner(s, turf)
    s.emit(ev.TURF_FOUGHT, turf, seat, 0, 0)
    if seat >= 0 and seat < NEUTRAL:
        mark(s, seat, turf)


def mark(s: Position, seat: i64, turf: i64) -> None:
    """A marker from the supply; G12.5: with none left, one of the own markers may be moved."""
    if s.of(seat, SUPPLY) > 0:
        s.add_to(seat, SUPPLY, -1)
        put_on_top(s, seat, turf)
    elif may_mark(s, seat, turf):
        s.push(frames.DONOR, seat, turf, 0, 0, 0)
    else:
        s.emit(ev.MARKER_FORGONE, seat, turf, 0, 0)


def may_mark(s: Position, seat: i64, turf: i64) -> bool:
    """G12.5, from rules version 5: without a marker in the supply only a turf that is not the seat's yet."""
    return s.of(seat, SUPPLY) > 0 or s.rules < 5 or s.controller(turf) != seat


def put_on_top(s: Position, seat: i64, turf: i64) -> None:
    s.stack[turf] = s.stack[turf] << 3 | (seat + 1)
    s.emit(ev.MARKER_PLACED, seat, turf, 0, 0)


def height(s: Position, turf: i64) -> i64:
    stack = s.stack[turf]
    n: i64 = 0
    while stack != 0:
        stack >>= 3
        n += 1
    return n


def marker_at(s: Position, turf: i64, position: i64) -> i64:
    """Owner of the marker at this height, 0 at the bottom; NOBODY above the top."""
    n = height(s, turf)
    if position >= n:
        return NOBODY
    return ((s.stack[turf] >> (3 * (n - 1 - position))) & 7) - 1


def donor_options(s: Position) -> None:
    seat = s.get(SEAT)
    for turf in range(TURFS):
        for position in range(height(s, turf)):
            if marker_at(s, turf, position) == seat:
                s.offer(ranges.MARKER + turf * STACK_MAX + position)
    s.offer(ranges.FORGO)


def donor_apply(s: Position, action: i64) -> None:
    """The order of the other markers stays; the donor turf's control changes at once."""
    seat = s.get(SEAT)
    turf = s.get(A)
    s.pop()
    if action == ranges.FORGO:
        s.emit(ev.MARKER_FORGONE, seat, turf, 0, 0)
        return
    donor = (action - ranges.MARKER) // STACK_MAX
    position = (action - ranges.MARKER) % STACK_MAX
    above = 3 * (height(s, donor) - 1 - position)
    stack = s.stack[donor]
    s.stack[donor] = (stack >> (above + 3)) << above | (stack & (bit(above) - 1))
    s.emit(ev.MARKER_LIFTED, seat, donor, position, 0)
    put_on_top(s, seat, turf)
