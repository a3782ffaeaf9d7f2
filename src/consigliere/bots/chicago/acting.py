"""Phase 2 of Chicago by rules of thumb (C4): each action by what the holding promises afterwards."""

from typing import Final

from mypy_extensions import i64

from consigliere.bots.chicago import controlling, scales
from consigliere.bots.chicago.prospects import ASSET, CARDS, CITY, FAMILY, GANGSTERS, HAT
from consigliere.bots.chicago.thumbs import Thumbs
from consigliere.games.chicago import bonuses, ranges, special
from consigliere.games.chicago.terms import (
    AGENT,
    AREA_ASSETS,
    AREA_BUSINESS,
    AREA_GANGSTERS,
    AREA_INFLUENCE,
    ASSET as ASSET_CARD,
    ASSETS,
    ATTEMPT,
    AUCTION,
    BLACKMAIL,
    CAPONE_DOWN,
    CONFRONTATION,
    ENTICEMENT,
    GANGSTER,
    IMMUNITY,
    KINDS,
    LOOSE_ENDS,
    NO_CARD,
    NOBODY,
    PEDDLING,
    RECRUITMENT,
    SIZE,
    SLOTS,
    SMUGGLING,
)

SHIELDED: Final = 819  # a business whose penalty no longer strikes
RIVAL_HURT: Final = 819
CARD_TAKEN: Final = 307  # from a rival
NEW_CARDS: Final = 307  # for those of little use
REVEALED: Final = 307


def score(t: Thumbs, action: i64) -> i64:
    w = t.worth
    if action < ranges.LAY_GANGSTER:
        return influence(t, action // KINDS) - w.keeping(action % KINDS)
    if action == ranges.LAY_GANGSTER:
        return w.lay(GANGSTERS, 1, -price(t, AREA_GANGSTERS))
    if action < ranges.BUSINESS:
        return w.lay(ASSET + action - ranges.LAY_ASSET, 1, -price(t, AREA_ASSETS))
    if action < ranges.PLAY_SPECIAL:
        return business(t, action)
    if action < ranges.SPECIAL_BY_GODFATHER:
        return play(t, action - ranges.PLAY_SPECIAL)
    if action < ranges.MOVE:
        return play(t, action - ranges.SPECIAL_BY_GODFATHER) - w.lent()
    if action == ranges.MOVE:
        t.look_at_tokens()
        return w.gain(CARDS, -1, 0) + t.tokens.agent_moves(w, 2)
    if action < ranges.SON:
        n = action - ranges.LAY_FAMILY + 1
        return w.lay(FAMILY, n, -n)
    if action == ranges.GO_ON:
        return scales.KEPT_EXTRA
    return controlling.power(t, action)


def price(t: Thumbs, area: i64) -> i64:
    """The card and the $1, unless a bonus pays it (C4.9)."""
    return 1 if bonuses.own_ready(t.worth.s, t.worth.seat, area) else 2


def influence(t: Thumbs, side: i64) -> i64:
    """One more influence on a side, paid."""
    if t.sides[side] == scales.NEVER:
        t.sides[side] = t.worth.gain(HAT + side, 1, -price(t, AREA_INFLUENCE))
    return t.sides[side]


def business(t: Thumbs, action: i64) -> i64:
    """Cards drawn, and something new to control."""
    if t.drawn == scales.NEVER:
        drawn: i64 = 2 if t.worth.s.has_bonus(t.worth.seat, AREA_BUSINESS) else 1
        t.drawn = t.worth.gain(CARDS, drawn, 0)
    if action == ranges.BUSINESS_DRAW:
        return t.drawn
    return t.drawn + reveal(t, action - ranges.BUSINESS)


def reveal(t: Thumbs, pos: i64) -> i64:
    """A new business: for all, so only a little; better where henchmen and Al Capone are, without agents."""
    here = t.worth.s.city_card[pos >> 2]
    total = REVEALED + t.worth.beside(pos) // 10
    if here >= CAPONE_DOWN:
        total += 102
    elif here != NO_CARD and here <= CONFRONTATION:
        total -= 51
    return total


def play(t: Thumbs, card: i64) -> i64:
    """What a special card does, the card itself gone (C4.6)."""
    w = t.worth
    s = w.s
    if card == IMMUNITY:
        return SHIELDED * ready_and_struck(t)
    if card == RECRUITMENT:
        n = min(2, s.holds(w.seat, GANGSTER))
        return w.lay(GANGSTERS, n, -n - 1)
    if card == AUCTION:
        return auction(t)
    if card == LOOSE_ENDS:
        t.look_at_tokens()
        return t.tokens.removal(s)
    if card == ENTICEMENT:
        return w.gain(CARDS, -1, 0) + enticed(t)
    if card == PEDDLING:
        return peddling(t)
    if card == SMUGGLING:
        return w.gain(CARDS, 2, 0)
    if card == ATTEMPT:
        return RIVAL_HURT if special.any_rival(s, w.seat, ATTEMPT) else 0
    if card == BLACKMAIL:
        return blackmail(t)
    return w.gain(CARDS, 1, 0) + NEW_CARDS


def ready_and_struck(t: Thumbs) -> i64:
    """Businesses within reach whose city card would strike."""
    w = t.worth
    w.now()
    n: i64 = 0
    for i in range(w.count):
        pos = w.where[i]
        if w.struck(pos >> 2) and controlling.met(w, pos):
            n += 1
    return n


def auction(t: Thumbs) -> i64:
    """Two different assets if the hand holds them, those of which least lies on the table."""
    first = scarcest(t, NOBODY)
    second = scarcest(t, first)
    if second < 0:
        return t.worth.gain(ASSET + first, 1, -2)
    return t.worth.both(ASSET + first, ASSET + second, -3)


def scarcest(t: Thumbs, but: i64) -> i64:
    w = t.worth
    found: i64 = NOBODY
    for kind in range(ASSETS):
        if kind != but and w.s.holds(w.seat, ASSET_CARD + kind) > 0:
            if found < 0 or w.h[ASSET + kind] < w.h[ASSET + found]:
                found = kind
    return found


def enticed(t: Thumbs) -> i64:
    """The best henchman beside an own business."""
    w = t.worth
    s = w.s
    t.look_at_tokens()
    holes = special.enticeable(s, w.seat)
    best: i64 = 0
    for hole in range(s.cells()):
        if (holes >> hole) & 1 != 0:
            for slot in range(SLOTS):
                code = s.hole[hole * SLOTS + slot]
                if code != 0 and code != AGENT:
                    best = max(best, t.tokens.colour(w, code - 1))
    return best


def peddling(t: Thumbs) -> i64:
    """Two influence of the better mixture."""
    w = t.worth
    return max(w.both(HAT, CITY, -3), max(w.gain(HAT, 2, -3), w.gain(CITY, 2, -3)))


def blackmail(t: Thumbs) -> i64:
    w = t.worth
    s = w.s
    taken: i64 = 0
    for other in range(s.players):
        if other != w.seat and s.of(other, SIZE) > 0:
            taken += min(2, s.of(other, SIZE)) if s.players == 2 else 1
    taken = min(taken, 2)
    return w.gain(CARDS, taken - 1, 0) + CARD_TAKEN * taken
