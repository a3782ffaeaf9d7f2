"""Sealed choices of several seats at once: the returned cards of the set-up, the hand limit."""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.terms import CURSOR, NOBODY, SEALED


def ask(s: Position, kind: i64, seats: i64) -> None:
    for seat in range(s.players):
        forget(s, seat)
    s.push(kind, NOBODY, seats, seats, 0, 0)


def forget(s: Position, seat: i64) -> None:
    s.set_of(seat, SEALED, 0)
    s.set_of(seat, CURSOR, 0)


def first_open(s: Position) -> i64:
    seat: i64 = 0
    while (s.get(A) >> seat) & 1 == 0:
        seat += 1
    return seat


def shut(s: Position, seat: i64) -> None:
    s.put(A, s.get(A) & ~bit(seat))
