"""Why a card may not be paid, put under the deck, returned, discarded or kept (C1.8, C2.2, C2.3, C10.1).

Of sealed choices only the asking seat's own choice and hand are looked at; whose are still open is
nobody's to learn.
"""

from typing import Final

from consigliere.core.refusal import Refusal
from consigliere.core.state import A, B, C, KIND
from consigliere.games.chicago import frames, names, ranges, round_end, special
from consigliere.games.chicago.causes import rule_of
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.refusals.needs import no_bonus, no_lent_bonus
from consigliere.games.chicago.refusals.words import not_in_hand, refuse
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.terms import CURSOR, KINDS, NOBODY, SEALED, SIZE

CARD: Final = 31  # five bits for each card named


def pay(s: Chicago, seat: int, action: int) -> Refusal | None:
    """C2.3: any hand card; or the bonus of the area that is paid for."""
    if action < ranges.FREE:
        kind = action - ranges.PAY
        if s.holds(seat, kind) == 0:
            return not_in_hand("C2.3", kind)
        return out_of_order(kind, int(s.get(B)), int(s.get(A)), cards_from(s, seat, kind))
    area = int(s.get(C))
    if area == NOBODY:
        return refuse("C4.9", "refuse-must-pay", amount=int(s.get(A)))
    if action == ranges.FREE:
        return no_bonus(s, seat, area, "free-by-godfather")
    return no_lent_bonus(s, seat, area, "free")


def cards_from(s: Position, seat: int, kind: int) -> int:
    """Cards in hand of this kind and of those after it."""
    return sum(int(s.holds(seat, later)) for later in range(kind, KINDS))


def out_of_order(kind: int, last: int, need: int, left: int) -> Refusal | None:
    """T5: the cards of a set are named in the order of the table, as long as enough are left to fill it."""
    name = names.KIND_IDS[kind]
    if kind < last:
        return refuse("T5", "refuse-card-order", card=name, last=names.KIND_IDS[last])
    if left < need:
        return refuse("T5", "refuse-card-too-late", card=name, need=need, left=left)
    return None


def under(s: Chicago, seat: int, action: int) -> Refusal | None:
    kind = action - ranges.UNDER
    drawn = [s.get(A) >> 5 * i & CARD for i in range(s.get(C))]
    if kind in drawn:
        return None
    return refuse(rule_of(s), "refuse-card-not-drawn", card=names.KIND_IDS[kind])


def discard(s: Chicago, seat: int, action: int) -> Refusal | None:
    """Money Laundering: up to three cards; a set of any size may end at any card."""
    if action == ranges.NO_MORE:
        nothing = s.get(A) == special.MOST_DISCARDED and s.deck_left() == 0
        return refuse("C4.6", "refuse-discard-first") if nothing else None
    kind = action - ranges.DISCARD
    return out_of_order(kind, int(s.get(B)), 0, 0) if s.holds(seat, kind) > 0 else not_in_hand("S10", kind)


# -- sealed choices


def closed(s: Position, seat: int, kind: int) -> Refusal | None:
    """Whether the seat has no part in this choice, or none any more."""
    if s.get(A) >> seat & 1:
        return None
    if kind == frames.RETURN_CARDS:
        return refuse("C1.8", "refuse-cards-returned")
    if s.get(B) >> seat & 1:
        return refuse("C10.1", "refuse-kept-already")
    limit = int(round_end.limit(s, seat))
    return refuse("C10.1", "refuse-within-limit", have=int(s.of(seat, SIZE)), limit=limit)


def too_many(s: Position, named: int, wanted: int) -> Refusal:
    """Another card is named after the choice is complete."""
    rule = "C1.8" if s.get(KIND) == frames.RETURN_CARDS else "C10.1"
    return refuse(rule, "refuse-too-many-named", named=named, wanted=wanted)


def named(s: Position, seat: int) -> list[int]:
    """What the seat has named so far of its sealed choice, as numbers of five bits."""
    return [int(s.of(seat, SEALED)) >> 5 * i & CARD for i in range(s.of(seat, CURSOR))]


def return_card(s: Chicago, seat: int, action: int) -> Refusal | None:
    """C1.8: two of the eight, in an order of one's own; the choice is kept as kind + 1."""
    kind = action - ranges.RETURN_CARD
    return all_named("C1.8", s, seat, kind, named(s, seat).count(kind + 1))


def all_named(rule: str, s: Position, seat: int, kind: int, count: int) -> Refusal | None:
    held = int(s.holds(seat, kind))
    if held == 0:
        return not_in_hand(rule, kind)
    if count < held:
        return None
    return refuse(rule, "refuse-already-named", card=names.KIND_IDS[kind], held=held)


def keep(s: Chicago, seat: int, action: int) -> Refusal | None:
    kind = action - ranges.KEEP_CARD
    kept = named(s, seat)
    unfit = all_named("C10.1", s, seat, kind, kept.count(kind))
    if unfit is not None:
        return unfit
    left = cards_from(s, seat, kind) - kept.count(kind)
    return out_of_order(kind, kept[-1] if kept else 0, int(round_end.limit(s, seat)) - len(kept), left)
