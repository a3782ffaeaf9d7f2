"""G9 Gunned-down figures: to the Hudson until the entr'acte, untouchable; the space is free at once."""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.games.godfather import happenings as ev
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import (
    CHIEF_PLACE,
    HUDSON_FAMILY,
    HUDSON_THUGS,
    IN_HUDSON,
    MAYOR,
    SQUARES,
    UNION_BOSS,
)


def gun_down(s: Position, shooter: i64, place: i64) -> None:
    """G9.1; what the figure gained stays gained."""
    owner = s.owner_at(place)
    s.emit(ev.GUNNED_DOWN, shooter, place, owner, 0)
    if place == CHIEF_PLACE:
        s.chief = IN_HUDSON
        return
    occupant = s.lift(place)
    if place < SQUARES:
        if occupant == UNION_BOSS:
            s.boss = IN_HUDSON
        else:
            s.add_to(owner, HUDSON_THUGS, 1)
    elif occupant == MAYOR:
        s.mayor = IN_HUDSON
    else:
        s.set_of(owner, HUDSON_FAMILY, s.of(owner, HUDSON_FAMILY) | bit(occupant % 3))
