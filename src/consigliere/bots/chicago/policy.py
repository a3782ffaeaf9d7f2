"""Chicago by rules of thumb, compiled: the greedy bot's choice, and playouts to the end of a round.

The policy reads only what the seat to answer may know (C2.4): its own cards, everything on the table, counts.
Of actions that score the same it takes the one with the lowest number.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.chicago import acting, controlling, tokens
from consigliere.bots.chicago.prospects import ASSET, GANGSTERS, HAT
from consigliere.bots.chicago.scales import NEVER, UNIT
from consigliere.bots.chicago.thumbs import Thumbs
from consigliere.core.state import A, B, C
from consigliere.games.chicago import frames, ranges, round_end
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.terms import (
    AGENT,
    AREA_BUSINESS,
    ASSET as ASSET_CARD,
    CAPONE_DOWN,
    CONTROLLED,
    CURSOR,
    GANGSTER,
    KINDS,
    SEALED,
    SIZE,
)

SWAPPED: Final = 358  # a new card for one of little use
BARELY: Final = 51  # better than nothing


def policy(s: Chicago) -> i64:
    """The action of the seat to answer."""
    return choose(s, Thumbs(s))


def choose(s: Chicago, t: Thumbs) -> i64:
    """As `policy`, at a desk that can be used again."""
    if s.legal_count == 1:
        return s.legal[0]
    kind = s.frames[s.top]
    t.look(s, s.actor())
    if kind == frames.KEEP_CARDS:
        return keep(t)
    best: i64 = s.legal[0]
    most = score(t, kind, best)
    for i in range(1, s.legal_count):
        action = s.legal[i]
        found = score(t, kind, action)
        if found > most or (found == most and action < best):
            best = action
            most = found
    return best


def play_on(s: Chicago, limit: i64) -> i64:
    """Play by the policy to the end of the round or of the game; the number of decisions."""
    t = Thumbs(s)
    s.auto = True
    if s.actor() < 0 or s.legal_count <= 1:
        s.advance()
    now = s.round_no
    decisions: i64 = 0
    while not s.over and s.round_no == now and decisions < limit:
        s.step(choose(s, t))
        decisions += 1
    return decisions


def score(t: Thumbs, kind: i64, action: i64) -> i64:
    if kind == frames.ACT:
        return acting.score(t, action)
    if kind == frames.PAY:
        return pay(t, action)
    if kind == frames.CLAIM:
        return controlling.claim(t, action)
    if kind == frames.AFTER:
        return controlling.power(t, action)
    if kind == frames.CHIEF:
        return controlling.chief(t, action)
    if kind == frames.TOKEN:
        return token(t, action)
    if kind == frames.HOLE:
        t.look_at_tokens()
        return t.tokens.move(t.worth, t.worth.s.get(C), t.worth.s.get(B), action - ranges.TO_HOLE)
    if kind == frames.EXTORT:
        return extort(t, action)
    if kind == frames.UNDER:
        return -t.worth.keeping(action - ranges.UNDER)
    if kind == frames.PLACE:
        return place(t, action)
    if kind == frames.HENCHMAN:
        return controlling.henchman(t, action)
    if kind == frames.USE_BONUS:
        return bonus(t, action)
    if kind == frames.RETURN_CARDS:
        return -t.worth.keeping(action - ranges.RETURN_CARD)
    if kind == frames.OPPOSE:
        return controlling.oppose(t, action)
    if kind == frames.CHOOSE_PENALTY:
        return controlling.penalty(t, action)
    if kind == frames.REVEAL:
        return acting.reveal(t, action - ranges.REVEAL)
    if kind == frames.AGENT:
        t.look_at_tokens()
        if action == ranges.NO_AGENT:
            return 0
        return t.tokens.harms[action - ranges.REMOVE_AGENT]
    if kind == frames.RIVAL:
        return rival(t, action)
    if kind == frames.LAY:
        return lay(t, action)
    if kind == frames.DISCARD:
        if action == ranges.NO_MORE:
            return 0
        return SWAPPED - t.worth.keeping(action - ranges.DISCARD)
    if kind == frames.EXTRA_CHOICE:
        return action  # all are worth the same; leave the others what we reach anyway
    return lose(t, action)


def pay(t: Thumbs, action: i64) -> i64:
    """A bonus first, then the card of least use."""
    if action < ranges.FREE:
        return -t.worth.keeping(action - ranges.PAY)
    if action == ranges.FREE:
        return 10 * UNIT
    return UNIT // 2 - t.worth.lent()


def extort(t: Thumbs, action: i64) -> i64:
    """Most cards; nobody declines income."""
    if action == ranges.NO_EXTORTION:
        return NEVER
    if action == ranges.TAKE_INCOME:
        return 2
    s = t.worth.s
    pos = action - ranges.EXTORT
    cards = s.tables.income[s.business[pos]]
    if s.city_card[pos >> 2] >= CAPONE_DOWN:
        cards += 1
    return cards


def bonus(t: Thumbs, action: i64) -> i64:
    if action == ranges.NO_BONUS:
        return 0
    w = t.worth
    if w.s.get(A) == AREA_BUSINESS:
        gain = w.card
    else:
        t.look_at_tokens()
        gain = t.tokens.removal(w.s)
    return gain - w.lent() if action == ranges.USE_BONUS_BY_GODFATHER else gain


def token(t: Thumbs, action: i64) -> i64:
    if action == ranges.NO_TOKEN:
        return BARELY
    t.look_at_tokens()
    n = action - ranges.TOKEN
    return t.tokens.best_move(t.worth, n % AGENT + 1, n // AGENT)


def place(t: Thumbs, action: i64) -> i64:
    """The frame names the colour."""
    if action == ranges.NO_TOKEN:
        return NEVER
    return tokens.placed(t.worth, t.worth.s.get(A), action == ranges.PLACE_SHARED)


def lay(t: Thumbs, action: i64) -> i64:
    """Cards laid by a special card, without paying."""
    if action == ranges.NO_MORE:
        return 0
    w = t.worth
    if action < ranges.LAY_INFLUENCE:
        kind = action - ranges.LAY_CARD
        if kind == GANGSTER:
            return w.lay(GANGSTERS, 1, -1)
        return w.lay(ASSET + kind - ASSET_CARD, 1, -1)
    n = action - ranges.LAY_INFLUENCE
    return w.gain(HAT + n // KINDS, 1, -1) - w.keeping(n % KINDS)


def rival(t: Thumbs, action: i64) -> i64:
    """The one who is ahead; among equals the next one clockwise, so that no seat is everybody's victim."""
    if action == ranges.NO_RIVAL:
        return NEVER
    s = t.worth.s
    seat = action - ranges.RIVAL
    away = (seat - t.worth.seat + s.players) % s.players
    return s.of(seat, CONTROLLED) * UNIT + 307 * (s.of(seat, SIZE) + s.gangsters(seat)) - away


def lose(t: Thumbs, action: i64) -> i64:
    if action < ranges.LOSE_INFLUENCE_CARD:
        return 0
    w = t.worth
    if action < ranges.LOSE_INFLUENCE_TOKEN:
        return w.gain(HAT + (action - ranges.LOSE_INFLUENCE_CARD) // KINDS, -1, 0)
    if action < ranges.LOSE_ASSET_CARD:
        return w.gain(HAT + action - ranges.LOSE_INFLUENCE_TOKEN, -1, 0)
    if action < ranges.LOSE_ASSET_TOKEN:
        return w.gain(ASSET + action - ranges.LOSE_ASSET_CARD, -1, 0)
    return w.gain(ASSET + action - ranges.LOSE_ASSET_TOKEN, -1, 0)


def keep(t: Thumbs) -> i64:
    """C10.1: the best cards the hand limit allows."""
    w = t.worth
    s = w.s
    kept = t.kept
    for kind in range(KINDS):
        kept[kind] = 0
    for _ in range(round_end.limit(s, w.seat)):
        best: i64 = -1
        for kind in range(KINDS):
            if s.holds(w.seat, kind) > kept[kind]:
                if best < 0 or w.keeping(kind) > w.keeping(best):
                    best = kind
        kept[best] += 1
    return name_kept(s, w.seat, kept)


def name_kept(s: Position, seat: i64, kept: vec[i64]) -> i64:
    """The next of the cards to keep; they are named in their order."""
    chosen = s.of(seat, SEALED)
    for i in range(s.of(seat, CURSOR)):
        kept[(chosen >> (5 * i)) & 31] -= 1
    for i in range(s.legal_count):
        if kept[s.legal[i] - ranges.KEEP_CARD] > 0:
            return s.legal[i]
    return s.legal[0]
