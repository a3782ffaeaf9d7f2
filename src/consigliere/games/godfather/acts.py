"""G3 The four acts and the phases of an act, in order; between acts the entr'acte (G15)."""

from typing import Final

from consigliere.games.godfather import frames, happenings as ev, open_business
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import (
    BRIBERY,
    END,
    ENTRACTE,
    FAMILY_BUSINESS,
    NOBODY,
    OPEN_BUSINESS,
    TRIBUTE,
    TURF_WAR,
)

LAST_ACT: Final = 3


def run(s: Position) -> None:
    """Begin the next phase; bribery is not held in act IV (G3.1)."""
    phase = OPEN_BUSINESS if s.phase == ENTRACTE else s.phase + 1
    if phase == BRIBERY and s.act == LAST_ACT:
        phase = TRIBUTE
    if phase == ENTRACTE and s.act == LAST_ACT:
        phase = END
    if phase == OPEN_BUSINESS:
        s.emit(ev.ACT_BEGINS, s.act, 0, 0, 0)
    s.phase = phase
    s.emit(ev.PHASE_BEGINS, phase, 0, 0, 0)
    if phase == OPEN_BUSINESS:
        open_business.begin(s)
    elif phase == FAMILY_BUSINESS:
        s.push(frames.FAMILY_BUSINESS, NOBODY, s.horse, 0, 0, 0)
    elif phase == TURF_WAR:
        s.push(frames.TURF_WAR, NOBODY, 0, 0, 0, 0)
    elif phase == BRIBERY:
        s.push(frames.BRIBERY, NOBODY, 0, 0, 0, 0)
    elif phase == TRIBUTE:
        s.push(frames.TRIBUTE, NOBODY, 0, 0, 0, 0)
    elif phase == ENTRACTE:
        s.push(frames.ENTRACTE, NOBODY, 0, 0, 0, 0)
    else:
        s.push(frames.END, NOBODY, 0, 0, 0, 0)
