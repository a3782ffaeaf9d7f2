"""Q-99 Even places, a house option of ours: dollars for the place, counted from whoever begins act I.

They are given at the end of the set-up, openly, and stand in the score until the scoring adds the rest.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from consigliere.games.godfather import happenings as ev, scoring
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import SCORE

# by number of players and place: place 0 has the horse head first, the others follow clockwise
POINTS: Final[Mapping[int, tuple[int, ...]]] = {
    2: (14, 0),
    3: (3, 0, 0),
    4: (0, 2, 3, 2),
    5: (1, 0, 3, 4, 4),
}
# earlier rules versions, measured with other cards
IN_3: Final[Mapping[int, tuple[int, ...]]] = {
    2: (9, 0),
    3: (2, 2, 0),
    4: (0, 1, 2, 1),
    5: (1, 0, 3, 4, 4),
}
UNTIL_2: Final[Mapping[int, tuple[int, ...]]] = {
    2: (5, 0),
    3: (2, 0, 1),
    4: (0, 0, 0, 0),
    5: (0, 0, 3, 4, 3),
}


def due(s: Position, place: i64) -> i64:
    if s.rules >= 4:
        return POINTS[s.players][place]
    points = IN_3 if s.rules == 3 else UNTIL_2
    return points[s.players][place]


def give(s: Position) -> None:
    for place in range(s.players):
        points = due(s, place)
        if points > 0:
            seat = (s.horse + place) % s.players
            s.set_of(seat, SCORE, points)
            s.emit(ev.PLACE_POINTS, seat, points, 0, 0)


def given(s: Position, seat: i64) -> i64:
    """What the seat's place brought it, during the game and after it."""
    return s.of(seat, SCORE) - (scoring.earned(s, seat) if s.over else 0)


def wrong(s: Position) -> bool:
    """Whether the points given are neither none at all nor those of anybody's beginning."""
    total: i64 = 0
    for seat in range(s.players):
        points = given(s, seat)
        if points < 0:
            return True
        total += points
    if total == 0:
        return False
    for first in range(s.players):
        fits = True
        for place in range(s.players):
            if given(s, (first + place) % s.players) != due(s, place):
                fits = False
        if fits:
            return False
    return True
