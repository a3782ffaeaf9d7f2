"""The ability of a job or an ally: its steps in printed order, each finished before the next.

Every step may be declined; a step without a legal target does nothing and the rest goes on.
"""

from mypy_extensions import i64

from consigliere.core.state import A, B, C, D, SEAT
from consigliere.games.godfather import frames
from consigliere.games.godfather.abilities import shooting, squeezing
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import (
    GUN,
    NOBODY,
    NOTHING,
    OP_BANK_TO_CASE,
    OP_CHIEF,
    OP_CHOOSE_GOOD,
    OP_CLEAN_HOUSE,
    OP_COLLECT,
    OP_DRIVE_BY,
    OP_FRONT_ANY,
    OP_GUN_DOWN,
    OP_ICONS,
    OP_LAUNDER,
    OP_MAYOR,
    OP_MOVE_ENEMY,
    OP_MOVE_OWN_FAMILY,
    OP_MOVE_OWN_THUG,
    OP_OFFER,
    OP_PLACE_MARKER,
    OP_RETRIEVE,
    OP_STEAL_CASE,
    OP_STEAL_HAND,
    OP_SWAP,
    OP_TAKE_OVER,
    OP_UNION_BOSS,
    PROGRAM,
    SIZE,
)


def run(s: Position) -> None:
    step = s.get(B)
    at = s.get(A) * PROGRAM + 2 * step
    op: i64 = NOTHING if 2 * step >= PROGRAM else s.tables.ability[at]
    if op == NOTHING:
        s.pop()
        return
    s.put(B, step + 1)
    begin(s, s.get(SEAT), op, s.tables.ability[at + 1])


def begin(s: Position, seat: i64, op: i64, n: i64) -> None:
    """n: the step's argument. The frame remembers the Chief's turf (C) and the space just freed (D)."""
    turf = s.get(C)
    freed = s.get(D)
    s.put(D, NOBODY)
    if op == OP_LAUNDER:
        if s.of(seat, SIZE) > 0:
            s.push(frames.LAUNDER, seat, n, 0, 0, 0)
    elif op == OP_BANK_TO_CASE:
        if s.nearest_bill(n) >= 0:
            s.push(frames.USE, seat, op, n, 0, 0)
    elif op == OP_ICONS:
        s.push(frames.ICONS, seat, n, 0, 0, 0)
    elif op == OP_CHOOSE_GOOD:
        s.push(frames.CHOOSE_GOOD, seat, n, GUN, 1, 0)
    elif op == OP_FRONT_ANY:
        s.push(frames.FRONT, seat, 0, 0, 0, 0)
    elif op == OP_MOVE_OWN_THUG:
        s.push(frames.FIGURE, seat, frames.MOVE_THUG, 0, NOBODY, 0)
    elif op == OP_MOVE_OWN_FAMILY:
        s.push(frames.FIGURE, seat, frames.MOVE_FAMILY, 0, NOBODY, 0)
    elif op == OP_MOVE_ENEMY:
        s.push(frames.FIGURE, seat, frames.MOVE_ENEMY, 0, NOBODY, 0)
    elif op == OP_SWAP:
        s.push(frames.FIGURE, seat, frames.SWAP_OWN, 0, NOBODY, 0)
    elif op == OP_PLACE_MARKER:
        s.push(frames.TURF, seat, frames.CLAIM, 0, 0, 0)
    elif op == OP_RETRIEVE:
        s.push(frames.FIGURE, seat, frames.RETRIEVE, 0, NOBODY, 0)
    elif op == OP_OFFER:
        if squeezing.with_cards(s, seat) != 0:
            s.push(frames.USE, seat, op, 0, 0, 0)
    elif op == OP_STEAL_HAND:
        s.push(frames.OPPONENT, seat, op, n, 0, 0)
    elif op == OP_STEAL_CASE:
        s.push(frames.OPPONENT, seat, op, 1, 0, 0)
    elif op == OP_COLLECT:
        if squeezing.sharing(s, seat) != 0:
            s.push(frames.USE, seat, op, 0, 0, 0)
    elif op == OP_GUN_DOWN:
        s.push(frames.FIGURE, seat, frames.GUN_DOWN, n, turf, 0)
    elif op == OP_DRIVE_BY:
        s.push(frames.FIGURE, seat, frames.DRIVE_BY, 0, NOBODY, 0)
    elif op == OP_CLEAN_HOUSE:
        s.push(frames.CLEANING, seat, 1, 0, 0, 0)
    elif op == OP_TAKE_OVER:
        shooting.take_over(s, seat, freed)
    elif op == OP_MAYOR:
        s.push(frames.SPACE, seat, frames.TO_MAYOR, NOBODY, 0, 0)
    elif op == OP_UNION_BOSS:
        s.push(frames.SPACE, seat, frames.TO_BOSS, NOBODY, 0, 0)
    elif op == OP_CHIEF:
        s.push(frames.TURF, seat, frames.CHIEF, 0, 0, 0)
