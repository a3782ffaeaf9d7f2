"""Why a claim, an attack or an opposition is refused (C6), and who is out of the phase."""

from consigliere.core.refusal import Refusal
from consigliere.core.state import A, B
from consigliere.games.chicago import control as kernel, names, ranges
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.refusals.needs import NOTHING, unmet
from consigliere.games.chicago.refusals.words import business_at, not_face_up, refuse
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.terms import ATTACKS, CHIEF, CONTROLLED, GROUPS, MARKERS, PASSED


def claim(s: Chicago, seat: int, action: int) -> Refusal | None:
    if action == ranges.PASS:
        return None
    if action == ranges.GO_ON:
        return refuse("Q-C1", "refuse-claim-or-pass")
    if action < ranges.ATTACK:
        pos, ignored = divmod(action - ranges.CLAIM, GROUPS)
        return empty_business(s, seat, pos, ignored)
    pos, ignored = divmod(action - ranges.ATTACK, GROUPS)
    return attack(s, seat, pos, ignored)


def empty_business(s: Position, seat: int, pos: int, ignored: int) -> Refusal | None:
    """C6.1: an empty revealed business and a marker for it; then the prerequisites."""
    hidden = not_face_up(s, "C6.1", pos)
    if hidden is not None:
        return hidden
    owner = int(s.owner[pos])
    if owner == seat:
        return own_business(s, pos)
    place = names.CARD_IDS[pos]
    if owner >= 0:
        business = business_at(s, pos)
        say = f"attack {place}" if attack(s, seat, pos, 0) is None else NOTHING
        return refuse("C6.1", "refuse-controlled", place=place, business=business, by=owner, say=say)
    full = no_marker(s, seat)
    return unmet(s, seat, pos, ignored, f"claim {place}") if full is None else full


def own_business(s: Position, pos: int) -> Refusal:
    return refuse("Q-C19", "refuse-own-business", place=names.CARD_IDS[pos], business=business_at(s, pos))


def no_marker(s: Position, seat: int) -> Refusal | None:
    if s.of(seat, CONTROLLED) < MARKERS:
        return None
    return refuse("Q-C25", "refuse-no-marker-left", markers=MARKERS)


def attack(s: Position, seat: int, pos: int, ignored: int) -> Refusal | None:
    """C6.5: what stands against the attack comes before what the business asks for."""
    hidden = not_face_up(s, "C6.5", pos)
    if hidden is not None:
        return hidden
    owner = int(s.owner[pos])
    if owner == seat:
        return own_business(s, pos)
    place, business = names.CARD_IDS[pos], business_at(s, pos)
    if owner < 0:
        say = f"claim {place}" if empty_business(s, seat, pos, 0) is None else NOTHING
        return refuse("C6.5", "refuse-nobody-to-attack", place=place, business=business, say=say)
    full = no_marker(s, seat)
    if full is not None:
        return full
    if s.of(seat, ATTACKS) >= kernel.MOST_ATTACKS:
        return refuse("Q-C15", "refuse-attacks-used", attacks=int(s.of(seat, ATTACKS)))
    if s.of(owner, CHIEF) == pos:
        return refuse("Q-C24", "refuse-chief-there", place=place, business=business, by=owner)
    if s.of(owner, CONTROLLED) < 2:
        return refuse("C6.5", "refuse-last-business", place=place, business=business, by=owner)
    have, theirs = int(s.gangsters(seat)), int(s.gangsters(owner))
    if have <= theirs:
        return refuse("C6.5", "refuse-too-few-gangsters", by=owner, have=have, theirs=theirs)
    return unmet(s, seat, pos, ignored, f"attack {place}")


# -- opposition (C6.4)


def oppose(s: Chicago, seat: int, action: int) -> Refusal | None:
    """A: the business, B: the claimant. Asked also for seats that are not polled now."""
    claimant = int(s.get(B))
    if seat == claimant:
        return refuse("Q-C6", "refuse-own-claim")
    if s.of(seat, PASSED) == 1:
        return refuse("Q-C2", "refuse-passed")
    if action == ranges.NO_OPPOSITION:
        return None
    full = no_marker(s, seat)
    if full is not None:
        return full
    have, theirs = int(s.all_influence(seat)), int(s.all_influence(claimant))
    if have <= theirs:
        return refuse("Q-C5", "refuse-too-little-influence", by=claimant, have=have, theirs=theirs)
    return unmet(s, seat, int(s.get(A)), action - ranges.OPPOSE, "oppose")
