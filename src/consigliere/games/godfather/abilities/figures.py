"""Which figures an ability may name, and what becomes of them: moves, swaps, retrievals.

A place may be named if `fits` says so; shooting has its own module.
"""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, B, C, SEAT
from consigliere.games.godfather import family_member, frames, happenings as ev, ranges, thug
from consigliere.games.godfather.abilities import shooting
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import (
    CHIEF_PLACE,
    FAMILY,
    IN_HUDSON,
    MAYOR,
    NOBODY,
    PLACES,
    ROUNDS,
    SQUARES,
    THUGS,
    UNION_BOSS,
)


def any_open(s: Position, square: bool) -> bool:
    """Whether an empty, open space of this shape is left."""
    if square:
        for place in range(SQUARES):
            if s.open_square(place):
                return True
        return False
    for space in range(ROUNDS):
        if s.open_round(space):
            return True
    return False


def any_of_class(s: Position, seat: i64, square: bool) -> bool:
    """Whether an enemy figure of this class stands on the board."""
    first: i64 = 0 if square else SQUARES
    last: i64 = SQUARES if square else CHIEF_PLACE
    for place in range(first, last):
        owner = s.owner_at(place)
        if owner >= 0 and owner != seat:
            return True
    return False


def fits(s: Position, place: i64) -> bool:
    """Whether the figure at this place may be named for the purpose of the top frame."""
    owner = s.owner_at(place)
    if owner < 0:
        return False
    seat = s.get(SEAT)
    purpose = s.get(A)
    own = owner == seat
    square = place < SQUARES
    if purpose == frames.GUN_DOWN:
        return not own and shooting.in_filter(s, seat, place, s.get(B), s.get(C))
    if purpose == frames.MOVE_THUG:
        return own and square and any_open(s, True)
    if purpose == frames.MOVE_FAMILY:
        return own and not square and any_open(s, False)
    if purpose == frames.MOVE_ENEMY:
        return not own and place != CHIEF_PLACE and any_open(s, square)
    if purpose == frames.RETRIEVE:
        return own
    if purpose == frames.SWAP_OWN:
        return own and any_of_class(s, seat, square)
    if purpose == frames.SWAP_ENEMY:
        return not own and place != CHIEF_PLACE and square == (s.get(C) < SQUARES)
    if purpose == frames.DRIVE_BY:
        return not own
    if purpose == frames.DRIVE_BY_SECOND:
        first = s.get(C)
        return (
            not own
            and place > first
            and owner != s.owner_at(first)
            and s.turfs_of(place) & s.turfs_of(first) != 0
        )
    if purpose == frames.CLEAN_HOUSE:
        return owner == s.get(B)
    return own and square  # TAKE_OVER


def options(s: Position) -> None:
    for place in range(PLACES):
        if fits(s, place):
            s.offer(ranges.FIGURE + place)
    if s.get(A) != frames.SWAP_ENEMY:
        s.offer(ranges.NO_FIGURE)


def apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    purpose = s.get(A)
    first = s.get(C)
    s.pop()
    if action == ranges.NO_FIGURE:
        if purpose == frames.DRIVE_BY_SECOND:
            shooting.shoot(s, seat, first)
        else:
            s.emit(ev.ABILITY_DECLINED, seat, 64 + purpose, s.legal_count - 1, 0)
        return
    place = action - ranges.FIGURE
    if purpose == frames.GUN_DOWN or purpose == frames.CLEAN_HOUSE:
        shooting.shoot(s, seat, place)
    elif purpose == frames.MOVE_THUG:
        s.push(frames.SPACE, seat, frames.TO_THUG, place, 0, 0)
    elif purpose == frames.MOVE_FAMILY:
        s.push(frames.SPACE, seat, frames.TO_FAMILY, place, 0, 0)
    elif purpose == frames.MOVE_ENEMY:
        s.push(frames.SPACE, seat, frames.TO_ENEMY, place, 0, 0)
    elif purpose == frames.RETRIEVE:
        retrieve(s, seat, place)
    elif purpose == frames.SWAP_OWN:
        s.push(frames.FIGURE, seat, frames.SWAP_ENEMY, 0, place, 0)
    elif purpose == frames.SWAP_ENEMY:
        mine = s.lift(first)
        theirs = s.lift(place)
        s.stand(first, theirs)
        s.stand(place, mine)
        s.emit(ev.FIGURES_SWAPPED, seat, first, place, 0)
    elif purpose == frames.DRIVE_BY:
        s.push(frames.FIGURE, seat, frames.DRIVE_BY_SECOND, 0, place, 0)
    elif purpose == frames.DRIVE_BY_SECOND:
        shooting.shoot(s, seat, first)
        shooting.shoot(s, seat, place)
    else:  # TAKE_OVER: to the space just freed
        move(s, seat, place, first)
        thug.shake_down(s, seat, first)


def retrieve(s: Position, seat: i64, place: i64) -> None:
    """An own figure from the board back into the reserve; it keeps what it gained."""
    occupant = s.lift(place)
    if place < SQUARES:
        s.add_to(seat, THUGS, 1)
    else:
        s.set_of(seat, FAMILY, s.of(seat, FAMILY) | bit(occupant % 3))
    s.emit(ev.FIGURE_RETRIEVED, seat, place, 0, 0)


def move(s: Position, seat: i64, here: i64, there: i64) -> None:
    owner = s.owner_at(here)
    s.stand(there, s.lift(here))
    s.emit(ev.FIGURE_MOVED, seat, here, there, owner)


# -- the space a figure goes to


def space_fits(s: Position, place: i64) -> bool:
    """Q-32: another empty, open space of the figure's own shape."""
    if place >= CHIEF_PLACE or not s.open_place(place):
        return False
    purpose = s.get(A)
    square = place < SQUARES
    if purpose == frames.TO_MAYOR:
        return not square and s.mayor != IN_HUDSON
    if purpose == frames.TO_BOSS:
        return square and s.boss != IN_HUDSON
    return square == (s.get(B) < SQUARES)


def space_options(s: Position) -> None:
    for place in range(CHIEF_PLACE):
        if space_fits(s, place):
            s.offer(ranges.SPACE + place)
    if s.get(A) >= frames.TO_MAYOR:
        s.offer(ranges.NO_SPACE)


def space_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    purpose = s.get(A)
    here = s.get(B)
    s.pop()
    if action == ranges.NO_SPACE:
        s.emit(ev.ABILITY_DECLINED, seat, 96 + purpose, s.legal_count - 1, 0)
        return
    there = action - ranges.SPACE
    if purpose >= frames.TO_MAYOR:
        place_neutral(s, seat, purpose, there)
        return
    move(s, seat, here, there)
    if purpose == frames.TO_THUG:
        thug.shake_down(s, seat, there)
    elif purpose == frames.TO_FAMILY:
        family_member.use_backs(s, seat, there - SQUARES)


def place_neutral(s: Position, seat: i64, purpose: i64, there: i64) -> None:
    """G10.2: the Mayor uses the backs, the Union Boss shakes down the front, as one of the player's own."""
    if purpose == frames.TO_MAYOR:
        from_mayor: i64 = NOBODY if s.mayor < 0 else SQUARES + s.mayor
        if s.mayor >= 0:
            s.round[s.mayor] = NOBODY
        s.stand(there, MAYOR)
        s.emit(ev.NEUTRAL_PLACED, seat, 0, from_mayor, there)
        family_member.use_backs(s, seat, there - SQUARES)
        return
    from_boss = s.boss
    if s.boss >= 0:
        s.square[s.boss] = NOBODY
    s.stand(there, UNION_BOSS)
    s.emit(ev.NEUTRAL_PLACED, seat, 1, from_boss, there)
    thug.shake_down(s, seat, there)
