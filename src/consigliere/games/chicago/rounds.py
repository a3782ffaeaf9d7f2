"""C2.1 Six rounds of three phases; C11.1 the end after round six or with ten businesses."""

from typing import Final

from mypy_extensions import i64

from consigliere.games.chicago import frames, happenings as ev
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.terms import (
    ACTIONS,
    CONTROL,
    CONTROLLED,
    END,
    INCOME,
    MARKERS,
    NOBODY,
    ROUND_END,
    SET_UP,
)

LAST_ROUND: Final = 6


def run(s: Position) -> None:
    phase = s.phase
    if phase == SET_UP or phase == ROUND_END:
        s.round_no += 1
        s.emit(ev.ROUND_BEGINS, s.round_no, 0, 0, 0)
        begin(s, ACTIONS if s.round_no == 1 else INCOME)  # C3: no income in round 1
    elif phase == INCOME:
        begin(s, ACTIONS)
    elif phase == ACTIONS:
        begin(s, CONTROL)
    elif s.round_no == LAST_ROUND or ten_controlled(s):
        begin(s, END)
    else:
        begin(s, ROUND_END)


def begin(s: Position, phase: i64) -> None:
    s.phase = phase
    s.emit(ev.PHASE_BEGINS, phase, 0, 0, 0)
    if phase == INCOME:
        s.push(frames.INCOME, NOBODY, 0, 0, 0, 0)
    elif phase == ACTIONS:
        s.push(frames.EXTRA_TURNS, NOBODY, s.start, 0, 0, 0)
        s.push(frames.ACTIONS, NOBODY, s.start, 0, 0, 0)
    elif phase == CONTROL:
        s.push(frames.CONTROL, NOBODY, s.start, 0, 0, 0)
    elif phase == ROUND_END:
        s.push(frames.ROUND_END, NOBODY, 0, 0, 0, 0)
    else:
        s.push(frames.END, NOBODY, 0, 0, 0, 0)


def ten_controlled(s: Position) -> bool:
    for seat in range(s.players):
        if s.of(seat, CONTROLLED) >= MARKERS:
            return True
    return False
