"""The choice by value: one ply over what stands after the own turn, the rest of the turn by the policy."""

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.godfather import planning
from consigliere.bots.godfather.estimates import margin, value as value
from consigliere.bots.godfather.policy import policy
from consigliere.bots.godfather.seen import LAST_ACT
from consigliere.core.state import KIND
from consigliere.games.godfather import frames, ranges
from consigliere.games.godfather.state import Godfather


def finish(s: Godfather, seat: i64) -> None:
    """Play the rest of the seat's turn by the policy, up to a chance, another's prompt or its next turn."""
    while s.actor() == seat:
        kind = s.get(KIND)
        if kind == frames.TURN or kind >= frames.FIRST_SEALED:
            return
        s.step(policy(s))


def judged(kind: i64) -> bool:
    """Turns and what is named on the table are judged by value, the rest is left to the rules of thumb."""
    return (
        kind == frames.TURN or kind == frames.DISCARD or (kind >= frames.FIGURE and kind <= frames.OPPONENT)
    )


def best(s: Godfather, weights: vec[i64]) -> i64:
    """The action after which the seat to answer is furthest ahead."""
    kind = s.get(KIND)
    if kind == frames.KEEP_CARDS and s.act < LAST_ACT:
        return planning.tribute(s, s.actor(), weights)
    if not judged(kind):
        return policy(s)
    if s.legal_count == 1:
        return s.legal[0]
    found = gains(s, weights)
    top: i64 = 0
    for i in range(1, s.legal_count):
        if found[i] > found[top] or (found[i] == found[top] and nearer(s, s.legal[i], s.legal[top])):
            top = i
    return s.legal[top]


def nearer(s: Godfather, action: i64, other: i64) -> bool:
    """Of two opponents the next one clockwise, so that no seat is everybody's victim; else as they come."""
    if s.get(KIND) != frames.OPPONENT or action == ranges.NO_OPPONENT or other == ranges.NO_OPPONENT:
        return False
    seat = s.actor()
    n = s.players
    return (action - ranges.OPPONENT - seat + n) % n < (other - ranges.OPPONENT - seat + n) % n


def gains(s: Godfather, weights: vec[i64]) -> vec[i64]:
    """By how much the seat to answer is ahead after each legal action, in thousandths; not if sealed."""
    seat = s.actor()
    found = vec[i64]([0] * int(s.legal_count))
    for i in range(s.legal_count):
        t = s.copy()
        t.step(s.legal[i])
        finish(t, seat)
        found[i] = margin(t, seat, weights)
    return found
