"""Why a card's other targets are refused: bills, turfs, fronts, opponents, markers (G8, G10, G12)."""

from consigliere.core.refusal import Refusal
from consigliere.core.state import A, B, C, D
from consigliere.games.godfather import frames, names, ranges, turf_war
from consigliere.games.godfather.abilities import squeezing, turfs
from consigliere.games.godfather.refusals.figures import in_hudson
from consigliere.games.godfather.refusals.words import (
    card_rule,
    no_business,
    no_such_bill,
    owner,
    refuse,
)
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import IN_HUDSON, OP_STEAL_CASE, STACK_MAX


def launder(s: Godfather, seat: int, action: int) -> Refusal | None:
    if action == ranges.DONE_SUITCASE:
        return None
    bill = action - ranges.SUITCASE_BILL
    if s.holds(seat, bill) == 0:
        return no_such_bill("Q-20", bill)
    if bill < s.get(B):
        last = names.BILL_IDS[s.get(B)]
        return refuse("T5", "refuse-launder-order", bill=names.BILL_IDS[bill], last=last)
    return None


def turf(s: Godfather, seat: int, action: int) -> Refusal | None:
    """Q-74, Q-76: a claim needs a figure and a marker; Q-38, Q-39: the Chief must be able to go elsewhere."""
    if action == ranges.NO_TURF or turfs.fits(s, action - ranges.TURF):
        return None
    name = names.TURF_IDS[action - ranges.TURF]
    if s.get(A) == frames.CLAIM:
        if not s.presence(seat) >> action - ranges.TURF & 1:
            return refuse("Q-74", "refuse-no-figure-in-turf", turf=name)
        return refuse("Q-76", "refuse-turf-yours-already", turf=name)
    if s.chief == IN_HUDSON:
        return in_hudson("Q-38", "police-chief")
    return refuse("Q-39", "refuse-chief-already-there", turf=name)


def front(s: Godfather, seat: int, action: int) -> Refusal | None:
    if action == ranges.NO_FRONT or s.business(action - ranges.FRONT) >= 0:
        return None
    return no_business("Q-17", action - ranges.FRONT)


def opponent(s: Godfather, seat: int, action: int) -> Refusal | None:
    """Hand sizes and the number of bills in a suitcase are public (Q-84)."""
    if action == ranges.NO_OPPONENT:
        return None
    other = action - ranges.OPPONENT
    if other >= s.players:
        return refuse("G1.1", "refuse-no-such-seat", seat=other, players=int(s.players))
    if other == seat:
        return refuse(card_rule(s), "refuse-yourself")
    if s.get(D) >> other & 1:
        return refuse(card_rule(s), "refuse-opponent-chosen", seat=other)
    if not squeezing.target(s, s.get(A), seat, other):
        if s.get(A) == OP_STEAL_CASE:
            return refuse("Q-84", "refuse-no-bills-in-suitcase", seat=other)
        return refuse(card_rule(s), "refuse-hand-empty", seat=other)
    if other < s.get(C):
        last = int(s.get(C)) - 1
        return refuse("T5", "refuse-opponent-order", seat=other, last=last)
    return None


def marker(s: Godfather, seat: int, action: int) -> Refusal | None:
    if action == ranges.FORGO:
        return None
    turf, position = divmod(action - ranges.MARKER, STACK_MAX)
    whose = turf_war.marker_at(s, turf, position)
    if whose == seat:
        return None
    name = names.TURF_IDS[turf]
    if whose < 0:
        markers = int(turf_war.height(s, turf))
        return refuse("G12.5", "refuse-no-marker-there", turf=name, height=position + 1, markers=markers)
    by = owner(whose)
    return refuse("G12.5", "refuse-marker-not-yours", turf=name, height=position + 1, by=by)
