"""Chance as input for Chicago: what is asked, which outcomes there are, and what an outcome does."""

from mypy_extensions import i64

from consigliere.core import rng
from consigliere.core.bits import bit
from consigliere.core.state import A, KIND, SEAT
from consigliere.games.chicago import deck, frames, happenings as ev
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.options import NO_CITY_CARDS
from consigliere.games.chicago.terms import (
    BUSINESSES,
    COLOURS,
    FIRST,
    IMMUNITY,
    KINDS,
    PENALTIES,
    SPECIAL,
)


def outcomes(s: Position) -> i64:
    kind = s.get(KIND)
    if kind == frames.DEAL_HENCHMAN or kind == frames.FIRST_HENCHMAN:
        return COLOURS
    if kind == frames.DEAL_CITY_CARD:
        return PENALTIES + 1
    if kind == frames.START_PLAYER:
        return s.players
    if kind == frames.REVEAL_BUSINESS:
        return BUSINESSES
    return KINDS


def weight(s: Position, outcome: i64) -> i64:
    kind = s.get(KIND)
    if kind == frames.DRAW_CARD or kind == frames.DEAL_CARD:
        if s.deck_size > 0:
            return s.deck[outcome]
        return 1 if outcome == s.under[0] else 0
    if kind == frames.DEAL_HENCHMAN or kind == frames.FIRST_HENCHMAN:
        return s.spare[outcome]
    if kind == frames.DEAL_CITY_CARD:
        return (s.aside >> outcome) & 1
    if kind == frames.START_PLAYER:
        return 1
    if kind == frames.REVEAL_BUSINESS:
        return (s.unrevealed >> outcome) & 1
    if kind == frames.BLACKMAIL:
        return s.holds(s.get(A), outcome)
    # CUT_SPECIAL; Q-V4: without city cards Immunity stays
    if outcome < SPECIAL or (outcome == SPECIAL + IMMUNITY and s.variants & NO_CITY_CARDS != 0):
        return 0
    return s.deck[outcome]


def total(s: Position) -> i64:
    kind = s.get(KIND)
    if kind == frames.DRAW_CARD or kind == frames.DEAL_CARD:
        return s.deck_size if s.deck_size > 0 else 1
    n: i64 = 0
    for outcome in range(outcomes(s)):
        n += weight(s, outcome)
    return n


def pick(s: Position, r: i64) -> i64:
    """The outcome of the r-th card in canonical order."""
    kind = s.get(KIND)
    outcome: i64 = 0
    if s.deck_size > 0 and (kind == frames.DRAW_CARD or kind == frames.DEAL_CARD):
        cards = s.deck
        while r >= cards[outcome]:
            r -= cards[outcome]
            outcome += 1
        return outcome
    r -= weight(s, 0)
    while r >= 0:
        outcome += 1
        r -= weight(s, outcome)
    return outcome


def roll(s: Position) -> i64:
    s.rng = rng.following(s.rng)
    return pick(s, rng.below(s.rng, total(s)))


def settle(s: Position, outcome: i64) -> None:
    kind = s.get(KIND)
    seat = s.get(SEAT)
    a = s.get(A)
    s.pop()
    if kind == frames.DRAW_CARD:
        if s.deck_size > 0:
            leave_deck(s, outcome)
        else:
            s.take_under()
        deck.drawn(s, outcome)
    elif kind == frames.DEAL_CARD:
        leave_deck(s, outcome)
        s.gain(seat, outcome)
        s.emit(ev.CARD_DEALT, seat, outcome, 0, 0)
    elif kind == frames.CUT_SPECIAL:
        leave_deck(s, outcome)
        s.cut[outcome] += 1
    elif kind == frames.DEAL_HENCHMAN:
        s.spare[outcome] -= 1
        s.put_in(a, outcome + 1)
        s.emit(ev.HENCHMAN_LAID, a, outcome, 0, 0)
    elif kind == frames.FIRST_HENCHMAN:
        s.spare[outcome] -= 1
        s.set_of(seat, FIRST, outcome + 1)
        s.changed = True
        s.emit(ev.FIRST_HENCHMAN, seat, outcome, 0, 0)
    elif kind == frames.DEAL_CITY_CARD:
        s.aside &= ~bit(outcome)
        s.city_card[a] = outcome
        s.emit(ev.CITY_CARD_LAID, a, outcome, 0, 0)
    elif kind == frames.START_PLAYER:
        s.start = outcome
        s.emit(ev.START_PLAYER, outcome, 0, 0, 0)
    elif kind == frames.REVEAL_BUSINESS:
        reveal(s, a, outcome)
    else:
        s.lose(a, outcome)
        s.gain(seat, outcome)
        s.emit(ev.BLACKMAILED, seat, a, outcome, 0)


def leave_deck(s: Position, kind: i64) -> None:
    s.deck[kind] -= 1
    s.deck_size -= 1


def reveal(s: Position, pos: i64, business: i64) -> None:
    """C3.1: a business with a bonus icon gets its token, if the supply has one."""
    s.turn_up(pos, business)
    s.emit(ev.BUSINESS_REVEALED, pos, business, 0, 0)
    token = s.tables.bonus[business]
    if token >= 0 and s.supply[token] > 0:
        s.supply[token] -= 1
        s.token[pos] = 1
        s.emit(ev.TOKEN_LAID, pos, token, 0, 0)
