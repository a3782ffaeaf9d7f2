"""C6.2 Prerequisites: owned, not spent, checked once before; bonus tokens count as their cards.

C9.1: a godchild may ignore exactly one group of them. Money is the last group: it is paid, so it must
be in hand.
"""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.games.chicago import bonuses
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.terms import (
    ANY_ASSET,
    BENEFIT_CONTROL,
    COLOURS,
    FAMILY_LAID,
    GROUP_ASSET,
    GROUP_FAMILY,
    GROUP_GANGSTERS,
    GROUP_HENCHMEN,
    GROUP_INFLUENCE,
    GROUP_MONEY,
    SIZE,
)


def asks(s: Position, business: i64, group: i64) -> bool:
    """Whether the business has this group at all."""
    t = s.tables
    if group == GROUP_HENCHMEN:
        n: i64 = 0
        for colour in range(COLOURS):
            n += t.henchmen[business * COLOURS + colour]
        return n > 0
    if group == GROUP_ASSET:
        return t.asset[business] >= 0
    if group == GROUP_INFLUENCE:
        return t.hat[business] + t.city[business] > 0
    if group == GROUP_FAMILY:
        return t.family[business] > 0
    if group == GROUP_GANGSTERS:
        return t.gangsters[business] > 0
    return t.money[business] > 0


def unmet(s: Position, seat: i64, business: i64) -> i64:
    """Mask of the groups the seat does not meet."""
    t = s.tables
    mask: i64 = 0
    for colour in range(COLOURS):
        needed = t.henchmen[business * COLOURS + colour]
        if needed > 0 and s.henchmen(seat, colour) < needed:
            mask = bit(GROUP_HENCHMEN)
    asset = t.asset[business]
    if asset >= 0:
        owned = s.all_assets(seat) if asset == ANY_ASSET else s.assets(seat, asset)
        if owned == 0:
            mask |= bit(GROUP_ASSET)
    if s.hat(seat) < t.hat[business] or s.city(seat) < t.city[business]:
        mask |= bit(GROUP_INFLUENCE)
    if s.of(seat, FAMILY_LAID) < t.family[business]:
        mask |= bit(GROUP_FAMILY)
    if s.gangsters(seat) < t.gangsters[business]:
        mask |= bit(GROUP_GANGSTERS)
    if s.of(seat, SIZE) < t.money[business]:
        mask |= bit(GROUP_MONEY)
    return mask


def meets(s: Position, seat: i64, business: i64, group: i64) -> bool:
    return (unmet(s, seat, business) >> group) & 1 == 0


def may_ignore(s: Position, seat: i64) -> bool:
    """To ignore one group is the godfather's third benefit."""
    return bonuses.may_benefit(s, seat, BENEFIT_CONTROL)


def met(s: Position, seat: i64, business: i64, ignored: i64) -> bool:
    """All groups but the ignored one, which must be one of the business."""
    if ignored != 0 and (not may_ignore(s, seat) or not asks(s, business, ignored)):
        return False
    return unmet(s, seat, business) & ~bit(ignored) == 0


def offer_groups(s: Position, seat: i64, business: i64, first: i64) -> None:
    """The actions of a control that has no other obstacle: nothing ignored, or one group after the other."""
    missing = unmet(s, seat, business)
    if missing == 0:
        s.offer(first)
    if may_ignore(s, seat) and missing & (missing - 1) == 0:
        for group in range(GROUP_HENCHMEN, GROUP_MONEY + 1):
            if missing & ~bit(group) == 0 and asks(s, business, group):
                s.offer(first + group)


def money_due(s: Position, business: i64, ignored: i64) -> i64:
    return 0 if ignored == GROUP_MONEY else s.tables.money[business]
