"""What every chapter's refusals share: how one is made, places of the city.

Parameters are ids and counts. A special card is cited by its own id (S1 …) where its text alone decides;
docs/chicago/cards.md explains it.
"""

from consigliere.core.refusal import Param, Refusal
from consigliere.games.chicago import names
from consigliere.games.chicago.city import Position


def refuse(rule: str, key: str, **params: Param) -> Refusal:
    return Refusal(rule, key, params)


def not_in_hand(rule: str, kind: int) -> Refusal:
    return refuse(rule, "refuse-card-not-in-hand", card=names.KIND_IDS[kind])


def no_such_seat(s: Position, seat: int) -> Refusal:
    return refuse("C1.1", "refuse-no-such-seat", seat=seat, players=int(s.players))


def business_at(s: Position, pos: int) -> str:
    return names.BUSINESS_IDS[s.business[pos]]


def not_face_up(s: Position, rule: str, pos: int) -> Refusal | None:
    """A place outside this city, or one whose card lies face down; None if there is a business to see."""
    place = names.CARD_IDS[pos]
    if pos >= s.cells():
        return refuse("C1.3", "refuse-place-outside", place=place, players=int(s.players))
    if s.business[pos] < 0:
        return refuse(rule, "refuse-face-down", place=place)
    return None


def outside(s: Position, hole: int) -> Refusal | None:
    """C1.3: fewer players, fewer rows."""
    if hole < s.cells():
        return None
    return refuse("C1.3", "refuse-hole-outside", hole=names.HOLE_IDS[hole], players=int(s.players))


def unlinked(s: Position, rule: str, pos: int) -> Refusal | None:
    """C3.1, C4.5: only a face-down card linked to a face-up one is revealed."""
    if s.revealable() >> pos & 1:
        return None
    hidden = not_face_up(s, rule, pos)
    if hidden is None:
        place = names.CARD_IDS[pos]
        return refuse(rule, "refuse-already-revealed", place=place, business=business_at(s, pos))
    if pos >= s.cells():
        return hidden
    return refuse(rule, "refuse-not-linked", place=names.CARD_IDS[pos])
