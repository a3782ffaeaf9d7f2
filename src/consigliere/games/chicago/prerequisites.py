"""C6.2 Prerequisites: owned, not spent, checked once before; bonus tokens count as their cards.

C9.1: a godchild may ignore exactly one group of them. Money is the last group: it is paid, so it must
be in hand.
"""

from mypy_extensions import i64

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


def meets(s: Position, seat: i64, business: i64, group: i64) -> bool:
    t = s.tables
    if group == GROUP_HENCHMEN:
        for colour in range(COLOURS):
            if s.henchmen(seat, colour) < t.henchmen[business * COLOURS + colour]:
                return False
        return True
    if group == GROUP_ASSET:
        asset = t.asset[business]
        if asset < 0:
            return True
        return s.all_assets(seat) > 0 if asset == ANY_ASSET else s.assets(seat, asset) > 0
    if group == GROUP_INFLUENCE:
        return s.hat(seat) >= t.hat[business] and s.city(seat) >= t.city[business]
    if group == GROUP_FAMILY:
        return s.of(seat, FAMILY_LAID) >= t.family[business]
    if group == GROUP_GANGSTERS:
        return s.gangsters(seat) >= t.gangsters[business]
    return s.of(seat, SIZE) >= t.money[business]


def met(s: Position, seat: i64, business: i64, ignored: i64) -> bool:
    """All groups but the ignored one; to ignore one is the godfather's third benefit."""
    if ignored != 0 and (not bonuses.may_benefit(s, seat, BENEFIT_CONTROL) or not asks(s, business, ignored)):
        return False
    for group in range(GROUP_HENCHMEN, GROUP_MONEY + 1):
        if group != ignored and not meets(s, seat, business, group):
            return False
    return True


def money_due(s: Position, business: i64, ignored: i64) -> i64:
    return 0 if ignored == GROUP_MONEY else s.tables.money[business]
