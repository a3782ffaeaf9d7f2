"""G5 Family business: turns. One action each, clockwise from the horse head, until all are out."""

from mypy_extensions import i64

from consigliere.core.state import A, B, SEAT
from consigliere.games.godfather import ally, family_member, frames, happenings as ev, job, ranges, thug
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import FAMILY, HELD, NOBODY, ROUNDS, SIZE, SQUARES, THUGS


def run(s: Position) -> None:
    """The next player who is still in; G5.3 the phase ends when everyone is out."""
    seat = s.get(A)
    still_in: i64 = 0
    for other in range(s.players):
        if s.in_reserve(other):
            still_in += 1
    if still_in == 0 or s.get(B) >= still_in:  # G5.4: all who remain were skipped in a full round
        s.turn = NOBODY
        s.pop()
        return
    while not s.in_reserve(seat):  # G5.2
        seat = s.left_of(seat)
    s.put(A, s.left_of(seat))
    s.turn = seat
    s.emit(ev.TURN_BEGINS, seat, 0, 0, 0)
    s.push(frames.TURN, seat, 0, 0, 0, 0)


def options(s: Position) -> None:
    """G5.1: play a thug, play a family member, complete a job, play an ally. No passing."""
    seat = s.get(SEAT)
    if s.of(seat, THUGS) > 0:
        for square in range(SQUARES):
            if s.open_square(square):
                s.offer(ranges.THUG + square)
    if s.of(seat, FAMILY) != 0:
        for space in range(ROUNDS):
            if s.open_round(space):
                s.offer(ranges.MEMBER + space)
    job.offer_jobs(s, seat)
    held = s.of(seat, HELD)
    if held != 0:
        ally.offer_allies(s, held)
    if s.legal_count == 0:
        s.offer(ranges.SKIP)


def forced_in_public(s: Position) -> bool:
    """A lone skip is passed over silently only if the hand is empty: all can see that (G17.1)."""
    return s.legal[0] == ranges.SKIP and s.of(s.get(SEAT), SIZE) == 0


def apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    s.pop()
    if action == ranges.SKIP:
        s.put(B, s.get(B) + 1)
        s.emit(ev.SKIPPED, seat, 0, 0, 0)
        return
    s.put(B, 0)
    if action < ranges.MEMBER:
        thug.play(s, seat, action - ranges.THUG)
    elif action < ranges.HAND_JOB:
        family_member.play(s, seat, action - ranges.MEMBER)
    elif action < ranges.PUBLIC_JOB:
        n = action - ranges.HAND_JOB
        job.begin(s, seat, n // ranges.PAYMENTS, NOBODY, n % ranges.PAYMENTS)
    elif action < ranges.PLAY_ALLY:
        n = action - ranges.PUBLIC_JOB
        space = n // ranges.PAYMENTS
        job.begin(s, seat, s.public[space], space, n % ranges.PAYMENTS)
    else:
        ally.play(s, seat, action - ranges.PLAY_ALLY)
