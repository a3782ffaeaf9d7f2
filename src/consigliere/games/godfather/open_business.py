"""G4 Open a business: the top tile of the act's colour, into the lowest-numbered empty slot."""

from mypy_extensions import i64

from consigliere.games.godfather import frames
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import NOBODY, TURFS


def lowest_empty_slot(s: Position) -> i64:
    for turf in range(TURFS):
        if s.tile[turf] < 0:
            return turf
    return NOBODY


def begin(s: Position) -> None:
    slot = lowest_empty_slot(s)
    if slot >= 0:
        s.push(frames.DRAW_TILE, NOBODY, slot, 0, 0, 0)
