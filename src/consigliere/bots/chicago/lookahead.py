"""One action ahead in Chicago: every legal action tried on the position as the seat sees it, then its value.

What follows the action is played on by the rules of thumb until somebody else decides. Cards drawn are
unknown cards; of a business to be revealed some of the possible ones are tried.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.chicago.policy import choose, name_kept
from consigliere.bots.chicago.sight import Sight
from consigliere.bots.chicago.thumbs import Thumbs
from consigliere.bots.chicago.value import margin
from consigliere.core.bits import bit
from consigliere.core.state import A, C, D, KIND, SEAT
from consigliere.games.chicago import frames, ranges, round_end
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.terms import BUSINESSES, CURSOR, KINDS, NOBODY, SEALED, SIZE

MOST_STEPS: Final = 40
TRIED: Final = 4  # businesses that may be revealed


class Look:
    """A desk for one seat's look ahead."""

    def __init__(self, s: Chicago, seat: i64, weights: vec[float], others: float) -> None:
        self.seat: i64 = seat
        self.weights: vec[float] = weights
        self.others: float = others
        self.sight: Sight = Sight(s)
        self.thumbs: Thumbs = Thumbs(s)


def best(s: Chicago, weights: vec[float], others: float) -> i64:
    """The action with the best value for the seat to answer; `s` as this seat sees it."""
    if s.legal_count == 1:
        return s.legal[0]
    if s.is_sealed():
        return cards_to_keep(s, Look(s, s.actor(), weights, others))
    found = gains(s, weights, others)
    top: i64 = 0
    for i in range(1, s.legal_count):
        if found[i] > found[top] or (found[i] == found[top] and earlier(s, s.legal[i], s.legal[top])):
            top = i
    return s.legal[top]


def earlier(s: Chicago, action: i64, other: i64) -> bool:
    """Of two rivals the next one clockwise, so that no seat is everybody's victim; else the lower number."""
    if s.get(KIND) != frames.RIVAL or action == ranges.NO_RIVAL or other == ranges.NO_RIVAL:
        return action < other
    seat = s.actor()
    n = s.players
    return (action - ranges.RIVAL - seat + n) % n < (other - ranges.RIVAL - seat + n) % n


def gains(s: Chicago, weights: vec[float], others: float) -> vec[float]:
    """By how many points the seat to answer is ahead after each legal action; not for sealed choices."""
    look = Look(s, s.actor(), weights, others)
    found = vec[float]([0.0] * int(s.legal_count))
    for i in range(s.legal_count):
        t = s.copy()
        t.step(s.legal[i])
        found[i] = after(t, look)
    return found


def after(t: Chicago, look: Look) -> float:
    """The value once everything that follows by itself has happened."""
    go_on(t, look)
    if not t.over and t.frames[t.top] == frames.REVEAL_BUSINESS:
        return revealed(t, look)
    return margin(look.sight, t, look.seat, look.weights, look.others)


def revealed(t: Chicago, look: Look) -> float:
    """The average over some of the businesses that may lie there."""
    some = possible(t)
    total = 0.0
    tried = 0.0
    for business in range(BUSINESSES):
        if (some >> business) & 1 != 0:
            u = t.copy()
            u.settle(business)
            go_on(u, look)
            total += margin(look.sight, u, look.seat, look.weights, look.others)
            tried += 1.0
    return total / tried


def possible(t: Chicago) -> i64:
    """Mask of some businesses not yet seen, spread over all of them."""
    count: i64 = 0
    for business in range(BUSINESSES):
        count += (t.unrevealed >> business) & 1
    mask: i64 = 0
    seen: i64 = 0
    taken: i64 = 0
    for business in range(BUSINESSES):
        if (t.unrevealed >> business) & 1 != 0:
            if seen * TRIED >= taken * count:
                mask |= bit(business)
                taken += 1
            seen += 1
    return mask


def go_on(t: Chicago, look: Look) -> None:
    """To the next decision of somebody else, or of the seat's own that begins something new."""
    for _ in range(MOST_STEPS):
        if t.over:
            return
        kind = t.frames[t.top]
        if kind == frames.DRAW_CARD:
            draw_unseen(t)
        elif kind == frames.BLACKMAIL:
            steal_unseen(t)
        elif kind >= frames.FIRST_SEALED or t.legal_count == 0:
            return
        elif kind == frames.OPPOSE:
            t.step(choose(t, look.thumbs))
        elif t.get(SEAT) != look.seat or begins(kind):
            return
        elif kind == frames.AFTER:
            t.step(ranges.GO_ON)
        else:
            t.step(choose(t, look.thumbs))


def begins(kind: i64) -> bool:
    return kind == frames.ACT or kind == frames.CLAIM or kind == frames.EXTORT or kind == frames.REVEAL


def draw_unseen(t: Chicago) -> None:
    """All cards of a draw at once; nobody knows them yet."""
    t.pop()
    seat = t.get(SEAT)
    drawn = min(t.get(A), t.deck_left())
    under = max(0, t.get(D) + drawn - t.get(C))
    t.pop()
    t.add_to(seat, SIZE, drawn - under)
    t.deck_size = max(0, t.deck_size - drawn)
    t.under_size += under
    t.advance()


def steal_unseen(t: Chicago) -> None:
    seat = t.get(SEAT)
    victim = t.get(A)
    t.pop()
    t.add_to(seat, SIZE, 1)
    t.add_to(victim, SIZE, -1)
    t.advance()


# -- sealed choices: which cards to do without


def cards_to_keep(s: Chicago, look: Look) -> i64:
    """Cards go one by one, each time the one whose loss costs least."""
    seat = look.seat
    t = s.copy()
    if s.get(KIND) == frames.RETURN_CARDS:
        if s.of(seat, CURSOR) == 1:
            t.lose(seat, (s.of(seat, SEALED) & 31) - 1)
        return ranges.RETURN_CARD + spared(t, look)
    while t.of(seat, SIZE) > round_end.limit(t, seat):
        t.lose(seat, spared(t, look))
    kept = look.thumbs.kept
    for kind in range(KINDS):
        kept[kind] = t.holds(seat, kind)
    return name_kept(s, seat, kept)


def spared(t: Chicago, look: Look) -> i64:
    """The kind of card whose loss costs least."""
    seat = look.seat
    found: i64 = NOBODY
    most = 0.0
    for kind in range(KINDS):
        if t.holds(seat, kind) > 0:
            t.lose(seat, kind)
            worth = margin(look.sight, t, seat, look.weights, look.others)
            t.gain(seat, kind)
            if found < 0 or worth > most:
                found = kind
                most = worth
    return found
