"""Sealed choices of several seats at once: the returned cards of the set-up, the hand limit."""

from mypy_extensions import i64

from consigliere.games.chicago.city import Position
from consigliere.games.chicago.terms import CURSOR, NOBODY, SEALED


def ask(s: Position, kind: i64, seats: i64) -> None:
    for seat in range(s.players):
        forget(s, seat)
    s.push(kind, NOBODY, seats, seats, 0, 0)


def forget(s: Position, seat: i64) -> None:
    s.set_of(seat, SEALED, 0)
    s.set_of(seat, CURSOR, 0)
