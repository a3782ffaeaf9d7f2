"""Measuring the features of one seat of Chicago (features.py): the table, the hand, the city, threats."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.chicago import features as at
from consigliere.bots.chicago.outlook import measure_city, measure_threats, still_open, turns_left
from consigliere.bots.chicago.prospects import ASSET, CARDS, CITY, COLOUR, FAMILY, GANGSTERS, HAT, HELD_ASSET
from consigliere.bots.chicago.scales import UNIT
from consigliere.bots.chicago.sight import Sight
from consigliere.games.chicago import round_end, scoring
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.terms import (
    AGENT,
    AREAS,
    ASSET as ASSET_CARD,
    ASSETS,
    COLOURS,
    FAMILY as FAMILY_CARD,
    GANGSTER,
    KINDS,
    MOVEMENT,
    ROUND_END,
    SLOTS,
    SPECIAL,
    SPECIALS,
)

# an average card of the deck (C1.2)
GANGSTER_SHARE: Final = 0.324
FAMILY_SHARE: Final = 0.162
MOVEMENT_SHARE: Final = 0.108
ASSET_SHARE: Final = 0.068  # of each type
SPECIAL_SHARE: Final = 0.135


def measure(v: Sight, seat: i64, known: bool) -> None:
    """The features of one seat; `known`: its hand may be read."""
    s = v.s
    w = v.worth
    f = v.f
    for i in range(at.FEATURES):
        f[i] = 0.0
    w.look(s, seat)
    w.actions_left = turns_left(s, seat)
    w.h[CARDS] = v.cards[seat]
    w.h[GANGSTERS] = v.gangsters[seat]
    w.survey()
    measure_certain(v, seat)
    measure_table(v, seat)
    measure_hand(v, seat, known)
    measure_city(v, seat)
    measure_threats(v, seat)


def measure_certain(v: Sight, seat: i64) -> None:
    """C11.2: what would be scored now, without the cards."""
    s = v.s
    points = scoring.areas(s, seat) + scoring.sets(s, seat) + 2 * scoring.extras(s, seat)
    points += v.points[seat]
    agents: i64 = 0
    exposed: i64 = 0
    for pos in range(s.cells()):
        if s.owner[pos] == seat:
            points += s.tables.points[s.business[pos]]
            beside = tokens_beside(s, pos)
            agents += beside & 15
            exposed += beside >> 4
    v.certain = float(points - agents)
    v.f[at.EXPOSED] = float(exposed) if s.agents > 0 else 0.0
    v.f[at.RELIEF] = float(min(agents, 2))


def measure_table(v: Sight, seat: i64) -> None:
    """What lies on the mini-board, and how it compares with the others'."""
    s = v.s
    h = v.worth.h
    f = v.f
    f[at.ONE] = 1.0
    hat = h[HAT]
    city = h[CITY]
    f[at.HAT_ONE] = 1.0 if hat >= 1 else 0.0
    f[at.HAT_TWO] = 1.0 if hat >= 2 else 0.0
    f[at.CITY_ONE] = 1.0 if city >= 1 else 0.0
    f[at.CITY_TWO] = 1.0 if city >= 2 else 0.0
    f[at.INFLUENCE_MORE] = float(max(0, hat - 2) + max(0, city - 2))
    mine = h[GANGSTERS]
    f[at.GANGSTERS_TWO] = float(min(mine, 2))
    f[at.GANGSTERS_FOUR] = float(max(0, min(mine, 4) - 2))
    f[at.GANGSTERS_MORE] = float(max(0, mine - 4))
    for other in range(s.players):
        if other != seat:
            if v.gangsters[other] < mine:
                f[at.WEAKER] += 1.0
            elif v.gangsters[other] > mine:
                f[at.STRONGER] += 1.0
            if v.influence[other] < v.influence[seat]:
                f[at.LESS_KNOWN] += 1.0
    if h[FAMILY] > 0:
        f[at.FAMILY_ONE + min(h[FAMILY], 3) - 1] = 1.0
    for colour in range(COLOURS):
        if h[COLOUR + colour] >= 1:
            f[at.COLOURS_ONE] += 1.0
        if h[COLOUR + colour] >= 2:
            f[at.COLOURS_TWO] += 1.0
    for area in range(AREAS):
        if s.has_bonus(seat, area):
            f[at.BONUS + area] = 1.0
    f[at.TYPES] = float(s.asset_types(seat))
    f[at.EXTRA_NEAR] = float(v.worth.near_extras()) / UNIT
    f[at.EXTRA] = float(scoring.extras(s, seat))
    f[at.HELPED] = 1.0 if v.worth.helped and still_open(s, seat) else 0.0
    f[at.TURNS] = float(v.worth.actions_left)
    f[at.ORDER] = float((seat - s.start + s.players) % s.players) if s.start >= 0 else 1.5


def measure_hand(v: Sight, seat: i64, known: bool) -> None:
    """Cards by what they may become; unknown ones are average."""
    s = v.s
    f = v.f
    h = v.worth.h
    limit = round_end.limit(s, seat)
    cards = v.cards[seat]
    if s.phase == ROUND_END or s.round_no >= 6:
        limit = cards
    f[at.HAND] = float(min(cards, limit))
    f[at.EXCESS] = float(max(0, cards - limit))
    unknown = cards
    if known:
        for kind in range(KINDS):
            unknown -= s.holds(seat, kind)
    else:
        clear_held(h)
    share = float(max(0, unknown))
    f[at.IN_GANGSTERS] = GANGSTER_SHARE * share
    f[at.IN_FAMILY] = FAMILY_SHARE * share
    f[at.IN_MOVEMENT] = MOVEMENT_SHARE * share
    f[at.IN_ASSETS] = ASSET_SHARE * share * float(ASSETS - s.asset_types(seat))
    f[at.IN_READY] = SPECIAL_SHARE * 0.3 * share
    f[at.IN_NEAR] = SPECIAL_SHARE * 0.4 * share
    if not known:
        f[at.RELIEF] *= min(1.0, f[at.IN_MOVEMENT])
        return
    f[at.IN_GANGSTERS] += float(s.holds(seat, GANGSTER))
    f[at.IN_FAMILY] += float(s.holds(seat, FAMILY_CARD))
    f[at.IN_MOVEMENT] += float(s.holds(seat, MOVEMENT))
    f[at.RELIEF] *= min(1.0, f[at.IN_MOVEMENT])
    for kind in range(ASSETS):
        if s.holds(seat, ASSET_CARD + kind) > 0 and h[ASSET + kind] == 0:
            f[at.IN_ASSETS] += 1.0
    for card in range(SPECIALS):
        if s.holds(seat, SPECIAL + card) > 0:
            missing = v.worth.henchmen_missing(card)
            if missing == 0:
                f[at.IN_READY] += 1.0
            elif missing == 1:
                f[at.IN_NEAR] += 1.0


def clear_held(h: vec[i64]) -> None:
    """Of an unknown hand it is taken that it may hold what is needed."""
    for i in range(HELD_ASSET - 2, HELD_ASSET + ASSETS):
        h[i] = 1


def tokens_beside(s: Position, pos: i64) -> i64:
    """Agents next to a business, and sixteen for every henchman."""
    holes = s.tables.card_holes[pos] & s.everywhere()
    n: i64 = 0
    hole: i64 = 0
    while holes != 0:
        if holes & 1 != 0:
            for slot in range(hole * SLOTS, hole * SLOTS + SLOTS):
                code = s.hole[slot]
                if code == AGENT:
                    n += 1
                elif code != 0:
                    n += 16
        holes >>= 1
        hole += 1
    return n
