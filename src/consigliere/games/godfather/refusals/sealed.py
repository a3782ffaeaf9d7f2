"""Why a sealed choice is refused, and the ally that follows a bribe (G13), tribute (G14), offers (Q-34).

Only the asking seat's own choice, hand and suitcase are looked at; whose choices are still open is nobody's
to learn before the reveal.
"""

from typing import Final

from consigliere.core.refusal import Refusal
from consigliere.core.state import A, B, KIND
from consigliere.games.godfather import frames, icons as kernel, names, ranges, tribute as keeping
from consigliere.games.godfather.refusals.words import no_such_bill, not_in_hand, refuse
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import BILLS, CASE, CURSOR, SEALED

NOT_CONCERNED: Final = {frames.BRIBE: "G13.1", frames.KEEP_CARDS: "G14.3", frames.OFFER_BILL: "Q-34"}
SEALED_RULE: Final = {frames.BRIBE: "G13.1", frames.KEEP_CARDS: "G14.2", frames.OFFER_BILL: "Q-34"}

TOO_MANY: Final = {frames.KEEP_CARDS: "G14.1", frames.OFFER_BILL: "Q-34"}


def closed(s: Godfather, seat: int, kind: int, asked: str) -> Refusal | None:
    """Whether the seat has no part in this choice, or none any more."""
    if s.get(A) >> seat & 1:
        return None
    if s.get(B) >> seat & 1 == 0:
        return refuse(NOT_CONCERNED[kind], "refuse-not-concerned", asked=asked)
    return refuse(SEALED_RULE[kind], "refuse-already-sealed", asked=asked)


def too_many(s: Godfather, seat: int, action: int, named: int, wanted: int) -> Refusal:
    """Something more is named after the choice is complete."""
    kind = int(s.get(KIND))
    if kind == frames.BRIBE:
        unfit = bribe(s, seat, action)
        return bill_named(action) if unfit is None else unfit
    return refuse(TOO_MANY[kind], "refuse-too-many-named", named=named, wanted=wanted)


def names_nothing(s: Godfather, seat: int, action: int) -> bool:
    """No bill of a value that the suitcase lacks: such values are passed over."""
    if not ranges.BRIBE <= action < ranges.BRIBE + BILLS * ranges.BRIBE_MAX:
        return False
    bill, count = divmod(action - ranges.BRIBE, ranges.BRIBE_MAX)
    return count == 0 and s.case[seat * CASE + bill] == 0


def bill_named(action: int) -> Refusal:
    bill = (action - ranges.BRIBE) // ranges.BRIBE_MAX
    return refuse("G13.1", "refuse-bill-named", bill=names.BILL_IDS[bill])


def bribe(s: Godfather, seat: int, action: int) -> Refusal | None:
    bill, count = divmod(action - ranges.BRIBE, ranges.BRIBE_MAX)
    held = int(s.case[seat * CASE + bill])
    name = names.BILL_IDS[bill]
    if count > held:
        return refuse("Q-49", "refuse-bribe-too-much", bill=name, count=count, held=held)
    due = s.of(seat, CURSOR)
    if held > 0 and bill < due:
        return bill_named(action)
    if bill != due:
        return refuse("T5", "refuse-bribe-order", bill=name, due=names.BILL_IDS[due])
    return None


def choose_ally(s: Godfather, seat: int, action: int) -> Refusal | None:
    ally = action - ranges.CHOOSE_ALLY
    if s.offered >> ally & 1:
        return None
    return refuse("G13.2", "refuse-ally-not-offered", ally=names.ALLY_IDS[ally])


def tribute(s: Godfather, seat: int, action: int) -> Refusal | None:
    """Cards kept are named in ascending order until the hand is at the limit."""
    card = action - ranges.KEEP_CARD
    held = int(s.holds(seat, card))
    if held == 0:
        return not_in_hand("G14.1", card)
    name = names.CARD_IDS[card]
    named = int(keeping.kept(s, seat, card))
    if named >= held:
        return refuse("G14.1", "refuse-already-named", card=name, held=held)
    cursor = int(s.of(seat, CURSOR))
    last = s.of(seat, SEALED) >> 6 * (cursor - 1) & keeping.CARD if cursor > 0 else 0
    if card < last:
        return refuse("T5", "refuse-keep-order", card=name, last=names.CARD_IDS[last])
    needed = int(s.tables.hand_limit[s.act]) - cursor
    left = int(kernel.cards_from(s, seat, card)) - named
    if left < needed:
        return refuse("T5", "refuse-keep-too-late", card=name, needed=needed, left=left)
    return None


def offer(s: Godfather, seat: int, action: int) -> Refusal | None:
    if action == ranges.OFFER_NOTHING:
        bills = int(s.bills_in_hand(seat))
        return refuse("Q-81", "refuse-must-offer", bills=bills) if bills else None
    bill = action - ranges.OFFER_BILL
    return None if s.holds(seat, bill) > 0 else no_such_bill("Q-81", bill)
