"""A position with everything hidden from one seat taken out, straight from the state.

The same as `worlds.as_seen` makes from a view (a test holds them together), but in machine code: for tuning
and measuring, where millions of choices are made. A player's bot never gets a state.
"""

from mypy_extensions import i64

from consigliere.bots.godfather.places import jobs_done
from consigliere.core.bits import bit
from consigliere.core.state import A, B, FRAME, SEAT
from consigliere.games.godfather import frames
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import CASE, CASE_JOB, CURSOR, HAND, HELD, JOBS, NOBODY, SEALED


def masked(s: Godfather, seat: i64) -> Godfather:
    """As the seat sees it; at sealed choices the seat is the one that is asked."""
    t = s.copy()
    t.auto = False
    t.rng = 1
    sealed = t.is_sealed()
    for other in range(t.players):
        if other != seat or not sealed:
            t.set_of(other, SEALED, 0)
            t.set_of(other, CURSOR, 0)
        if other == seat:
            continue
        for card in range(HAND):
            t.hand[other * HAND + card] = 0
        t.set_of(other, HELD, 0)
        at = other * CASE
        bills = t.bills_in_case(other)
        jobs = jobs_done(t, other)
        for i in range(CASE):
            t.case[at + i] = 0
        t.case[at] = bills
        t.case[at + CASE_JOB] = jobs
    for job in range(JOBS):
        t.deck[job] = 0
    frame: i64 = 0
    while frame <= t.top:
        kind = t.frames[frame]
        if t.frames[frame + SEAT] != seat and (kind == frames.DRAWING or kind == frames.KEEP):
            t.frames[frame + A] = NOBODY
            t.frames[frame + B] = NOBODY
        frame += FRAME
    if sealed:
        t.put(A, t.get(B) & bit(seat))
    t.refresh()
    return t
