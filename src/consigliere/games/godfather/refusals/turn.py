"""Why a turn's action is refused: thugs (G6), family members (G7), jobs (G8), allies (G10), skipping (G5)."""

from consigliere.core.refusal import Refusal
from consigliere.core.state import KIND
from consigliere.games.godfather import names, ranges
from consigliere.games.godfather.refusals import job
from consigliere.games.godfather.refusals.words import closed, no_business, occupied, refuse
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import FAMILY, HELD, PLAYED, SQUARES, THUGS


def turn(s: Godfather, seat: int, action: int) -> Refusal | None:
    if action < ranges.MEMBER:
        return thug(s, seat, action - ranges.THUG)
    if action < ranges.HAND_JOB:
        return member(s, seat, action - ranges.MEMBER)
    if action < ranges.PUBLIC_JOB:
        n = action - ranges.HAND_JOB
        return job.from_hand(s, seat, n // ranges.PAYMENTS, n % ranges.PAYMENTS)
    if action < ranges.PLAY_ALLY:
        n = action - ranges.PUBLIC_JOB
        return job.from_public(s, seat, n // ranges.PAYMENTS, n % ranges.PAYMENTS)
    if action < ranges.SKIP:
        return ally(s, seat, action - ranges.PLAY_ALLY)
    return skip(s)


def thug(s: Godfather, seat: int, square: int) -> Refusal | None:
    if s.of(seat, THUGS) == 0:
        return refuse("G6.1", "refuse-no-thug")
    if s.open_square(square):
        return None
    if s.business(square) < 0:
        return no_business("G6.1", square)
    return occupied(s, "G6.1", square)


def member(s: Godfather, seat: int, space: int) -> Refusal | None:
    if s.of(seat, FAMILY) == 0:
        return refuse("G7.1", "refuse-no-member")
    if s.open_round(space):
        return None
    if s.closed(space):
        return closed("G1.10", SQUARES + space)
    return occupied(s, "G7.1", SQUARES + space)


def ally(s: Godfather, seat: int, ally: int) -> Refusal | None:
    if s.of(seat, HELD) >> ally & 1:
        return None
    name = names.ALLY_IDS[ally]
    if s.of(seat, PLAYED) >> ally & 1:
        return refuse("Q-43", "refuse-ally-played", ally=name)
    return refuse("G10.1", "refuse-ally-not-in-hand", ally=name)


def skip(s: Godfather) -> Refusal | None:
    """G5.4: a turn is skipped only where nothing else is legal; found on a copy, the buffer stays."""
    probe = s.copy()
    probe.legal_count = 0
    probe.options(probe.get(KIND))
    return None if ranges.SKIP in probe.legal_actions() else refuse("G5.1", "refuse-no-passing")
