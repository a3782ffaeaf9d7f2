"""G7 Play a family member: to an empty round space; he uses the backs of all areas it touches."""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.games.godfather import frames, happenings as ev
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import CENTRAL_PARK, FAMILY, FIRST_TILE, TURFS


def play(s: Position, seat: i64, space: i64) -> None:
    """G7.1: Don, Consigliere and Heir work alike, so they come in that order."""
    family = s.of(seat, FAMILY)
    member: i64 = 0
    while (family >> member) & 1 == 0:
        member += 1
    s.set_of(seat, FAMILY, family & ~bit(member))
    s.round[space] = seat * 3 + member
    s.emit(ev.MEMBER_PLAYED, seat, space, member, 0)
    use_backs(s, seat, space)


def backs(s: Position, space: i64) -> i64:
    """The pool of icons of all backs in the areas the space touches, Central Park's included."""
    areas = s.tables.areas[space]
    back = s.tables.back
    pool: i64 = 0
    for turf in range(TURFS):
        if (areas >> turf) & 1 != 0:
            pool += back[turf]
            tile = s.tile[turf]
            if tile >= 0:
                pool += back[FIRST_TILE + tile]
    if (areas >> CENTRAL_PARK) & 1 != 0:
        pool += back[CENTRAL_PARK]
    return pool


def use_backs(s: Position, seat: i64, space: i64) -> None:
    """G7.2, G7.3: icons in any order; controllers gain nothing from backs."""
    s.push(frames.ICONS, seat, backs(s, space), 0, 0, 0)
