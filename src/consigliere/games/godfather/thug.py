"""G6 Play a thug: to an empty square space; he shakes down the front, and so may its controller."""

from mypy_extensions import i64

from consigliere.core.state import A, B, SEAT
from consigliere.games.godfather import frames, happenings as ev, ranges
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import THUGS


def play(s: Position, seat: i64, square: i64) -> None:
    """G6.1: from the reserve to the empty square space of any business on the board."""
    s.add_to(seat, THUGS, -1)
    s.square[square] = seat
    s.emit(ev.THUG_PLAYED, seat, square, 0, 0)
    shake_down(s, seat, square)


def shake_down(s: Position, seat: i64, square: i64) -> None:
    """G6.2-G6.4: the front for this player and, if another controls the turf now, for him too."""
    controller = s.controller(square >> 1)
    s.emit(ev.SHAKEDOWN, seat, square, controller, 0)
    if controller < 0 or controller == seat:
        s.push(frames.ICONS, seat, s.tables.front[s.business(square)], 0, 0, 0)
    else:
        s.push(frames.ORDER, seat, square, controller, 0, 0)


def order_options(s: Position) -> None:
    """G6.3 [H]: the active player says whose whole block comes first."""
    s.offer(ranges.ME_FIRST)
    s.offer(ranges.CONTROLLER_FIRST)


def order_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    controller = s.get(B)
    front = s.tables.front[s.business(s.get(A))]
    s.pop()
    first = seat if action == ranges.ME_FIRST else controller
    s.emit(ev.ORDER_CHOSEN, seat, first, 0, 0)
    s.push(frames.ICONS, controller if first == seat else seat, front, 0, 0, 0)
    s.push(frames.ICONS, first, front, 0, 0, 0)
