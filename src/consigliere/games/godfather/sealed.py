"""Sealed choices of several seats at once (bribes, tribute, offers): open until the last is in.

The frame holds two masks: the seats whose choice is still open, and all seats concerned. What a
seat has chosen so far lies packed in its row; nobody sees it before the reveal.
"""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, B, KIND
from consigliere.games.godfather import frames
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import CURSOR, NOBODY, SEALED


def ask(s: Position, kind: i64, seats: i64) -> None:
    for seat in range(s.players):
        clear(s, seat)
    s.push(kind, NOBODY, seats, seats, 0, 0)


def reopen(s: Position, seat: i64) -> None:
    """A seat takes its choice back while others are still open."""
    if s.get(KIND) >= frames.FIRST_SEALED and (s.get(B) >> seat) & 1 != 0:
        s.put(A, s.get(A) | bit(seat))
        clear(s, seat)


def clear(s: Position, seat: i64) -> None:
    s.set_of(seat, SEALED, 0)
    s.set_of(seat, CURSOR, 0)
