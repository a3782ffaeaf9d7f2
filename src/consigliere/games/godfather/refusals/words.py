"""What every chapter's refusals share: how one is made, and which card's ability is running.

An ability is refused by the rule that governs it or, where the text of a card alone decides, by the
card's own id (JK2, A17 …), which docs/godfather/cards.md explains.
"""

from consigliere.core.refusal import Param, Refusal
from consigliere.core.state import A, FRAME, KIND
from consigliere.games.godfather import frames, names
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.frame_table import ABILITY_CARDS
from consigliere.games.godfather.terms import NOBODY


def refuse(rule: str, key: str, **params: Param) -> Refusal:
    return Refusal(rule, key, params)


def running_card(s: Position) -> int:
    """The job (0-23) or ally (24-41) whose ability asks the decision on top; NOBODY if none does."""
    at = s.top
    while at >= 0:
        if s.frames[at + KIND] == frames.ABILITY:
            return s.frames[at + A]
        at -= FRAME
    return NOBODY


def running_id(s: Position) -> str | None:
    """The same card by its id."""
    card = running_card(s)
    return ABILITY_CARDS[card] if card >= 0 else None


def card_rule(s: Position) -> str:
    """The id of the card whose text decides."""
    return running_id(s) or "G8.2"


def owner(seat: int) -> Param:
    """A seat's number, or "neutral"."""
    named = names.owner(seat)
    return "nobody" if named is None else named


def not_in_hand(rule: str, card: int) -> Refusal:
    return refuse(rule, "refuse-card-not-in-hand", card=names.CARD_IDS[card])


def no_such_bill(rule: str, bill: int) -> Refusal:
    return refuse(rule, "refuse-no-such-bill", bill=names.BILL_IDS[bill])


def occupied(s: Position, rule: str, place: int) -> Refusal:
    return refuse(rule, "refuse-occupied", space=names.PLACE_IDS[place], by=owner(s.owner_at(place)))


def closed(rule: str, place: int) -> Refusal:
    return refuse(rule, "refuse-closed", space=names.PLACE_IDS[place])


def no_business(rule: str, square: int) -> Refusal:
    return refuse(rule, "refuse-no-business", space=names.SQUARE_IDS[square])
