"""C4.7 Movement: one or two different tokens, up to three diagonal steps each, one after the other."""

from typing import Final

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, B, C, D, SEAT
from consigliere.games.chicago import bonuses, frames, happenings as ev, powers, ranges
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.options import NO_PASSING
from consigliere.games.chicago.terms import AGENT, AREA_MOVEMENT, CELLS, MOVEMENT, NOBODY, SLOTS

STEPS: Final = 3


def begin(s: Position, seat: i64) -> None:
    s.lose(seat, MOVEMENT)
    s.emit(ev.MOVEMENT_PLAYED, seat, 0, 0, 0)
    s.to_discards(MOVEMENT)
    s.push(frames.MOVING, seat, 0, NOBODY, 0, 0)


def run(s: Position) -> None:
    """Two tokens at most; then, with two greys in the area, an agent may go (C4.9)."""
    seat = s.get(SEAT)
    moved = s.get(A)
    if moved < 2:
        s.put(A, moved + 1)
        s.push(frames.TOKEN, seat, powers.BY_MOVEMENT, moved, s.get(B), s.get(C))
        return
    s.pop()
    if s.agents_in_city() > 0:
        bonuses.offer_bonus(s, seat, AREA_MOVEMENT)


def full_holes(s: Position) -> i64:
    mask: i64 = 0
    for hole in range(s.cells()):
        if s.hole[hole * SLOTS + 1] != 0:
            mask |= bit(hole)
    return mask


def reach(s: Position, hole: i64) -> i64:
    """Holes up to three diagonal steps away; Q-A12: a full hole may be passed, or not, as the table plays."""
    if s.variants & NO_PASSING != 0:
        return walk(s, hole, full_holes(s)) & ~bit(hole)
    return s.tables.hole_reach[(s.players - 2) * CELLS + hole] & ~bit(hole)


def walk(s: Position, hole: i64, barred: i64) -> i64:
    """Three steps, none of them over a barred hole."""
    seen: i64 = bit(hole)
    edge: i64 = bit(hole)
    for _ in range(STEPS):
        following: i64 = 0
        for h in range(s.cells()):
            if (edge >> h) & 1 != 0:
                following |= s.tables.hole_links[h]
        edge = following & s.everywhere() & ~seen
        seen |= edge
        edge &= ~barred
    return seen


def ends(s: Position, hole: i64) -> i64:
    """Where a token of this hole may end: fewer than two tokens there."""
    return reach(s, hole) & ~full_holes(s)


def any_token(s: Position) -> bool:
    """C4.7: playable only if a token lies in the city."""
    for slot in range(s.cells() * SLOTS):
        if s.hole[slot] != 0:
            return True
    return False


def token_options(s: Position) -> None:
    """The first must be moved if one can (Q-A14); the Father moves an agent, or none."""
    purpose = s.get(A)
    second = s.get(B) == 1
    full = full_holes(s)
    for hole in range(s.cells()):
        if s.hole[hole * SLOTS] == 0 or reach(s, hole) & ~full == 0:
            continue
        for code in range(1, AGENT + 1):
            n = s.count_in(hole, code)
            if second and hole == s.get(C) and code == s.get(D):
                n -= 1  # a different token
            if n > 0 and (purpose == powers.BY_MOVEMENT or code == AGENT):
                s.offer(ranges.TOKEN + hole * AGENT + code - 1)
    if purpose == powers.BY_FATHER or second or s.legal_count == 0:
        s.offer(ranges.NO_TOKEN)


def token_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    purpose = s.get(A)
    s.pop()
    if action == ranges.NO_TOKEN:
        if purpose == powers.BY_MOVEMENT:
            s.put(A, 2)
        return
    n = action - ranges.TOKEN
    s.push(frames.HOLE, seat, purpose, n // AGENT, n % AGENT + 1, 0)


def hole_options(s: Position) -> None:
    mask = ends(s, s.get(B))
    for hole in range(s.cells()):
        if (mask >> hole) & 1 != 0:
            s.offer(ranges.TO_HOLE + hole)


def hole_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    purpose = s.get(A)
    here = s.get(B)
    code = s.get(C)
    there = action - ranges.TO_HOLE
    s.pop()
    s.take_from(here, code)
    s.put_in(there, code)
    s.emit(ev.TOKEN_MOVED, seat, here, there, code)
    if purpose == powers.BY_MOVEMENT:
        s.put(B, there)
        s.put(C, code)
