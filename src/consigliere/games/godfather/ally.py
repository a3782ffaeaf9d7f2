"""G10 Play an ally: laid open in front of the player, its ability used; once per act."""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.games.godfather import frames, happenings as ev, ranges
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import ALLIES, JOBS, NOBODY, PLAYED


def offer_allies(s: Position, held: i64) -> None:
    """G10.5: also one of which nothing can be used."""
    for ally in range(ALLIES):
        if (held >> ally) & 1 != 0:
            s.offer(ranges.PLAY_ALLY + ally)


def play(s: Position, seat: i64, ally: i64) -> None:
    """G10.1: it is not in the hand until tribute."""
    s.lose_ally(seat, ally)
    s.set_of(seat, PLAYED, s.of(seat, PLAYED) | bit(ally))
    s.emit(ev.ALLY_PLAYED, seat, ally, 0, 0)
    s.push(frames.ABILITY, seat, JOBS + ally, 0, NOBODY, NOBODY)
