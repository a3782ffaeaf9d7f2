"""Abilities that name a turf: a control marker by a card, the Police Chief's turf."""

from mypy_extensions import i64

from consigliere.core.state import A, C, KIND, SEAT
from consigliere.games.godfather import frames, happenings as ev, ranges, turf_war
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import IN_HUDSON, PLACES, TURFS


def fits(s: Position, turf: i64) -> bool:
    """Q-74, Q-76: a claim needs an own figure there, and a marker. G10.3: the Chief goes elsewhere."""
    if s.get(A) == frames.CLAIM:
        seat = s.get(SEAT)
        return (s.presence(seat) >> turf) & 1 != 0 and turf_war.may_mark(s, seat, turf)
    return s.chief != IN_HUDSON and s.chief != turf


def options(s: Position) -> None:
    for turf in range(TURFS):
        if fits(s, turf):
            s.offer(ranges.TURF + turf)
    s.offer(ranges.NO_TURF)


def apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    purpose = s.get(A)
    s.pop()
    if action == ranges.NO_TURF:
        s.emit(ev.ABILITY_DECLINED, seat, 112 + purpose, s.legal_count - 1, 0)
        return
    turf = action - ranges.TURF
    if purpose == frames.CLAIM:
        turf_war.mark(s, seat, turf)
        return
    was = s.chief
    s.chief = turf
    s.emit(ev.NEUTRAL_PLACED, seat, 2, PLACES + was if was >= 0 else was, PLACES + turf)
    if s.get(KIND) == frames.ABILITY:
        s.put(C, turf)
