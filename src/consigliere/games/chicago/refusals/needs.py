"""Why a player does not qualify: prerequisites (C6.2), the godfather's help (C9.1), bonuses (C4.9).

All that is looked at is public: what lies on the table, and the number of cards in hand (C2.4).
"""

from consigliere.core.refusal import Refusal
from consigliere.games.chicago import bonuses, names, prerequisites
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.refusals.words import refuse
from consigliere.games.chicago.terms import (
    ANY_ASSET,
    BENEFIT_BONUS,
    BENEFIT_CONTROL,
    BENEFITS,
    CITY,
    COLOURS,
    FAMILY_LAID,
    GODCHILD,
    GROUP_ASSET,
    GROUP_FAMILY,
    GROUP_GANGSTERS,
    GROUP_HENCHMEN,
    GROUP_INFLUENCE,
    GROUP_MONEY,
    HAT,
    SIZE,
)

NOTHING = "none"  # no other words to suggest


def not_godchild() -> Refusal:
    return refuse("C3.2", "refuse-not-godchild")


def no_help(s: Position, seat: int, benefit: int) -> Refusal | None:
    """C9.1: a godchild has two of the three benefits, each once a round."""
    if s.of(seat, GODCHILD) == 0:
        return not_godchild()
    if s.of(seat, BENEFITS) & benefit:
        return refuse("C9.1", "refuse-benefit-used", benefit=names.BENEFIT_IDS[benefit.bit_length() - 1])
    if bonuses.benefits_used(s, seat) >= 2:
        return refuse("C9.1", "refuse-two-benefits")
    return None


# -- bonuses of the mini-board


def no_bonus(s: Position, seat: int, area: int, lent: str) -> Refusal | None:
    """The own bonus of an area; `lent`: the action that uses it with the godfather's help."""
    if bonuses.own_ready(s, seat, area):
        return None
    name = names.AREA_IDS[area]
    if s.has_bonus(seat, area):
        return refuse("Q-A6", "refuse-bonus-used", area=name)
    say = lent if bonuses.lent_ready(s, seat, area) else NOTHING
    return refuse("C4.9", "refuse-bonus-not-owned", area=name, say=say)


def no_lent_bonus(s: Position, seat: int, area: int, own: str) -> Refusal | None:
    """A bonus of the godfather's; `own`: the action that uses one's own."""
    name = names.AREA_IDS[area]
    if bonuses.own_ready(s, seat, area):
        return refuse("Q-A24", "refuse-bonus-owned", area=name, say=own)
    if s.has_bonus(seat, area):
        return refuse("Q-A24", "refuse-bonus-used", area=name)
    return no_help(s, seat, BENEFIT_BONUS)


# -- prerequisites


def unmet(s: Position, seat: int, pos: int, ignored: int, words: str) -> Refusal | None:
    """The first group that is missing; if it is the only one and the godfather can help, how to say it."""
    business = int(s.business[pos])
    name = names.BUSINESS_IDS[business]
    if ignored != 0:
        helpless = no_help(s, seat, BENEFIT_CONTROL)
        if helpless is not None:
            return helpless
        if not prerequisites.asks(s, business, ignored):
            return refuse("C9.1", "refuse-group-not-asked", business=name, group=names.GROUP_IDS[ignored])
    groups = range(GROUP_HENCHMEN, GROUP_MONEY + 1)
    missing = [g for g in groups if g != ignored and not prerequisites.meets(s, seat, business, g)]
    if not missing:
        return None
    alone = ignored == 0 and len(missing) == 1 and no_help(s, seat, BENEFIT_CONTROL) is None
    say = f"{words} ignoring {names.GROUP_IDS[missing[0]]}" if alone else NOTHING
    return lacking(s, seat, business, missing[0], say)


def lacking(s: Position, seat: int, business: int, group: int, say: str) -> Refusal:
    t = s.tables
    name = names.BUSINESS_IDS[business]
    if group == GROUP_HENCHMEN:
        return lacking_henchmen(s, seat, business, say)
    if group == GROUP_ASSET:
        asset = "any" if t.asset[business] == ANY_ASSET else names.ASSET_IDS[t.asset[business]]
        return refuse("C6.2", "refuse-lacks-asset", business=name, asset=asset, say=say)
    if group == GROUP_INFLUENCE:
        side = HAT if s.hat(seat) < t.hat[business] else CITY
        have = int(s.hat(seat) if side == HAT else s.city(seat))
        need = int(t.hat[business] if side == HAT else t.city[business])
        where = names.SIDE_IDS[side]
        return refuse(
            "C6.2", "refuse-lacks-influence", business=name, side=where, have=have, need=need, say=say
        )
    if group == GROUP_FAMILY:
        key, have, need = "refuse-lacks-family", int(s.of(seat, FAMILY_LAID)), int(t.family[business])
    elif group == GROUP_GANGSTERS:
        key, have, need = "refuse-lacks-gangsters", int(s.gangsters(seat)), int(t.gangsters[business])
    else:
        key, have, need = "refuse-lacks-money", int(s.of(seat, SIZE)), int(t.money[business])
    return refuse("C6.2", key, business=name, have=have, need=need, say=say)


def lacking_henchmen(s: Position, seat: int, business: int, say: str) -> Refusal:
    """The first colour of which there are too few; the second, if any, is named with it."""
    needed = [int(s.tables.henchmen[business * COLOURS + colour]) for colour in range(COLOURS)]
    short = [colour for colour in range(COLOURS) if s.henchmen(seat, colour) < needed[colour]]
    return refuse(
        "C6.2",
        "refuse-lacks-henchmen",
        business=names.BUSINESS_IDS[business],
        colour=names.COLOUR_IDS[short[0]],
        have=int(s.henchmen(seat, short[0])),
        need=needed[short[0]],
        other=names.COLOUR_IDS[short[1]] if len(short) > 1 else NOTHING,
        say=say,
    )
