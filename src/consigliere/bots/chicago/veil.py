"""C2.4 What a seat of Chicago does not see, taken out of a position: for self-play without views.

The same numbers as `worlds.as_seen` makes from a view; a test compares them.
"""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, B, FRAME, SEAT
from consigliere.games.chicago import frames
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.terms import CURSOR, KINDS, SEALED


def veiled(s: Chicago, seat: i64) -> Chicago:
    """A copy without the hidden cards of others, of the deck and of the discards."""
    t = s.copy()
    t.auto = False
    t.rng = 1
    for kind in range(KINDS):
        t.deck[kind] = 0
        t.discards[kind] = 0
        t.cut[kind] = 0
    for i in range(t.under_size):
        t.under[i] = 0
        t.under_by[i] = 0
    for other in range(t.players):
        if other == seat:
            continue
        for kind in range(KINDS):
            t.hand[other * KINDS + kind] = 0
            t.influence[other * 2 * KINDS + kind] = 0
            t.influence[(other * 2 + 1) * KINDS + kind] = 0
        t.set_of(other, SEALED, 0)
        t.set_of(other, CURSOR, 0)
    hide_frames(t, seat)
    if t.is_sealed():
        t.put(A, t.get(A) & bit(seat))
    return t


def hide_frames(t: Chicago, seat: i64) -> None:
    """Cards just drawn, and the last card paid or discarded of several."""
    at: i64 = 0
    while at <= t.top:
        if t.frames[at + SEAT] != seat:
            kind = t.frames[at]
            if kind == frames.DRAWING or kind == frames.PAY or kind == frames.DISCARD:
                t.frames[at + B] = 0
            elif kind == frames.UNDER:
                t.frames[at + A] = 0
        at += FRAME
