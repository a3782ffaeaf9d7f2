"""Why an action of phase 2 (C4) or a family power (C5) is refused; special cards are next door."""

from typing import Final

from consigliere.core.refusal import Refusal
from consigliere.core.state import A, B
from consigliere.games.chicago import actions as kernel, money, movement, names, ranges
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.refusals import specials
from consigliere.games.chicago.refusals.needs import no_bonus, no_lent_bonus
from consigliere.games.chicago.refusals.words import not_in_hand, refuse, unlinked
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.terms import (
    AREA_ASSETS,
    AREA_GANGSTERS,
    AREA_INFLUENCE,
    ASSET,
    FAMILY,
    FAMILY_LAID,
    GANGSTER,
    INCOME,
    KINDS,
    MOVEMENT,
)

POWER_RULES: Final = ("C5.2", "C5.3", "C5.4")
NEEDED: Final = (1, 2, 3)  # family cards on the table


def act(s: Chicago, seat: int, action: int) -> Refusal | None:
    if action < ranges.LAY_GANGSTER:
        return paid(s, seat, "C4.2", (action - ranges.INFLUENCE) % KINDS, AREA_INFLUENCE)
    if action == ranges.LAY_GANGSTER:
        return paid(s, seat, "C4.3", GANGSTER, AREA_GANGSTERS)
    if action < ranges.BUSINESS:
        return paid(s, seat, "C4.4", ASSET + action - ranges.LAY_ASSET, AREA_ASSETS)
    if action < ranges.BUSINESS_DRAW:
        return unlinked(s, "C4.5", action - ranges.BUSINESS)
    if action == ranges.BUSINESS_DRAW:
        left = int(s.revealable()).bit_count()
        return refuse("Q-A8", "refuse-must-reveal", places=left) if left else None
    if action < ranges.SPECIAL_BY_GODFATHER:
        return specials.play(s, seat, action - ranges.PLAY_SPECIAL)
    if action < ranges.MOVE:
        return specials.play_with_help(s, seat, action - ranges.SPECIAL_BY_GODFATHER)
    if action == ranges.MOVE:
        if s.holds(seat, MOVEMENT) == 0:
            return not_in_hand("C4.7", MOVEMENT)
        return None if movement.any_token(s) else refuse("C4.7", "refuse-city-empty")
    if action == ranges.GO_ON:  # Q-X6: only an extra action is optional
        if s.get(A) == 0:
            return refuse("Q-A1", "refuse-action-compulsory")
        return refuse("Q-X10", "refuse-extra-begun") if s.get(B) else None
    return family(s, seat, action - ranges.LAY_FAMILY + 1)


def paid(s: Position, seat: int, rule: str, kind: int, area: int) -> Refusal | None:
    """A card to lay and another to pay with, unless a bonus saves the $1 (C4.9)."""
    if s.holds(seat, kind) == 0:
        return not_in_hand(rule, kind)
    if money.can_pay(s, seat, 2, area):
        return None
    bonus = "used" if s.has_bonus(seat, area) else "none"
    return refuse(rule, "refuse-no-card-to-pay", card=names.KIND_IDS[kind], bonus=bonus)


def family(s: Position, seat: int, cards: int) -> Refusal | None:
    have = int(s.holds(seat, FAMILY))
    if have == 0:
        return not_in_hand("C4.8", FAMILY)
    if have < cards:
        return refuse("C4.8", "refuse-too-few-family-cards", cards=cards, have=have)
    return family_full(s, seat, cards) if s.of(seat, FAMILY_LAID) + cards > kernel.MOST_FAMILY else None


def family_full(s: Position, seat: int, cards: int) -> Refusal:
    laid = int(s.of(seat, FAMILY_LAID))
    return refuse("C4.8", "refuse-family-full", cards=cards, laid=laid, most=kernel.MOST_FAMILY)


def no_family_ever(s: Position, seat: int, action: int) -> bool:
    """Whether a family card is to be laid beside three: not even the next turn would allow it."""
    lays = 0 <= action - ranges.LAY_FAMILY < kernel.MOST_FAMILY
    return lays and s.of(seat, FAMILY_LAID) >= kernel.MOST_FAMILY


# -- powers


def power(s: Chicago, seat: int, action: int) -> Refusal | None:
    """C5.1: enough family cards on the table; those in hand do not count."""
    which = action - ranges.SON
    laid = int(s.of(seat, FAMILY_LAID))
    if laid >= NEEDED[which]:
        return None
    name = names.POWER_IDS[which]
    return refuse(POWER_RULES[which], "refuse-too-few-family", power=name, need=NEEDED[which], have=laid)


def no_power_now(s: Position) -> Refusal:
    """C5.5: at certain moments only."""
    rule = "Q-P16" if s.phase == INCOME else "C5.5"
    return refuse(rule, "refuse-power-not-now", phase=names.PHASE_IDS[s.phase])


# -- bonuses that are used, or not, when the moment comes (C4.9)


def bonus(s: Chicago, seat: int, action: int) -> Refusal | None:
    if action == ranges.NO_BONUS:
        return None
    area = int(s.get(A))
    if action == ranges.USE_BONUS:
        return no_bonus(s, seat, area, "use-bonus-by-godfather")
    return no_lent_bonus(s, seat, area, "use-bonus")
