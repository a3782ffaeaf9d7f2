"""Q-V7 Even places, a house option of ours: points for the place, counted from the first start player.

They are given at the end of the set-up, openly, and stand in the score until the scoring adds the rest.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from consigliere.games.chicago import happenings as ev, scoring
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.options import EVEN_PLACES
from consigliere.games.chicago.terms import SCORE, SET_UP

# by number of players and place: place 0 begins the first round, the others follow clockwise
POINTS: Final[Mapping[int, tuple[int, ...]]] = {
    2: (0, 0),
    3: (6, 0, 1),
    4: (0, 4, 6, 9),
}


def give(s: Position) -> None:
    for place in range(s.players):
        points: i64 = POINTS[s.players][place]
        if points > 0:
            seat = (s.start + place) % s.players
            s.set_of(seat, SCORE, points)
            s.emit(ev.PLACE_POINTS, seat, points, 0, 0)


def given(s: Position, seat: i64) -> i64:
    """What the seat's place brought it, during the game and after it."""
    return s.of(seat, SCORE) - (scoring.earned(s, seat) if s.over else 0)


def wrong(s: Position) -> bool:
    """Whether the points given are not those of the table: none, or those of anybody's beginning."""
    if s.variants & EVEN_PLACES == 0 or s.phase == SET_UP:
        for seat in range(s.players):
            if given(s, seat) != 0:
                return True
        return False
    for first in range(s.players):
        fits = True
        for place in range(s.players):
            points: i64 = POINTS[s.players][place]
            if given(s, (first + place) % s.players) != points:
                fits = False
        if fits:
            return False
    return True
