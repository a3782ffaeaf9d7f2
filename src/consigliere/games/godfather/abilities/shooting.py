"""Abilities of the guns: whom a gun-down may hit (Q-30), Clean House, and the takeover of a space."""

from mypy_extensions import i64

from consigliere.core.state import A, D, KIND, SEAT
from consigliere.games.godfather import frames, hudson
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import (
    CHIEF_PLACE,
    FAMILY_CLASS,
    HIS_TURF,
    NEUTRAL,
    NEUTRALS_TOO,
    NOBODY,
    SHARED_TURF,
    SQUARES,
    THE_CHIEF,
    THUG_CLASS,
)


def in_filter(s: Position, seat: i64, place: i64, wanted: i64, turf: i64) -> bool:
    """Class, owner and turf as the card names them; turf: where this card put the Police Chief."""
    if place < SQUARES:
        if wanted & THUG_CLASS == 0:
            return False
    elif place < CHIEF_PLACE:
        if wanted & FAMILY_CLASS == 0:
            return False
    elif wanted & THE_CHIEF == 0:
        return False
    if wanted & NEUTRALS_TOO == 0 and s.owner_at(place) == NEUTRAL:
        return False
    if wanted & SHARED_TURF != 0 and s.turfs_of(place) & s.presence(seat) == 0:
        return False
    if wanted & HIS_TURF != 0:
        return turf >= 0 and (s.turfs_of(place) >> turf) & 1 != 0
    return True


def shoot(s: Position, seat: i64, place: i64) -> None:
    """Gun the figure down; the ability remembers the space that is free now."""
    hudson.gun_down(s, seat, place)
    if s.get(KIND) == frames.ABILITY:
        s.put(D, place)


def clean_house(s: Position) -> None:
    """Q-90: victims in turn order from the left, each figure named just before it is removed."""
    seat = s.get(SEAT)
    step = s.get(A)
    if step == s.players:
        s.pop()
        return
    s.put(A, step + 1)
    s.push(frames.FIGURE, seat, frames.CLEAN_HOUSE, (seat + step) % s.players, NOBODY, 0)


def take_over(s: Position, seat: i64, freed: i64) -> None:
    """Hostile Takeover: without a victim nothing more happens."""
    if freed >= 0:
        s.push(frames.FIGURE, seat, frames.TAKE_OVER, 0, freed, 0)
