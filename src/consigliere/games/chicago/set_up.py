"""C1 Set-up: deck and cuts, city, henchmen, city cards, hands, first henchmen, start player."""

from typing import Final

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, B
from consigliere.games.chicago import frames, happenings as ev, places, ranges
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.options import EVEN_PLACES, NO_CITY_CARDS
from consigliere.games.chicago.terms import (
    BUSINESSES,
    CAPONE_DOWN,
    CAPONE_UP,
    CHIEF,
    COLOURS,
    CURSOR,
    EXTRAS,
    KINDS,
    NOBODY,
    PENALTIES,
    SEALED,
    TOKENS,
)

HAND: Final = 8
KEPT: Final = 6


def lay_out(s: Position) -> None:
    """Everything that needs no chance."""
    s.clear()
    t = s.tables
    table = s.players - 2
    for kind in range(KINDS):
        s.deck[kind] = t.deck[table * KINDS + kind]
        s.deck_size += s.deck[kind]
    for token in range(TOKENS):
        s.supply[token] = t.tokens[token]
    s.unrevealed = bit(BUSINESSES) - 1
    for business in range(BUSINESSES):
        pos = t.starter[table * BUSINESSES + business]
        if pos >= 0:  # C1.4: face up at the start
            s.turn_up(pos, business)
            icon = t.bonus[business]
            if icon >= 0 and s.supply[icon] > 0:  # Q-S10
                s.supply[icon] -= 1
                s.token[pos] = 1
    for colour in range(COLOURS):
        s.spare[colour] = t.henchmen_each[table]
    s.agents = t.agents[table]
    s.extras = bit(EXTRAS) - 1
    s.aside = 2 * (bit(PENALTIES) - 1)
    for seat in range(s.players):
        s.set_of(seat, CHIEF, NOBODY)
    s.push(frames.SET_UP, NOBODY, 0, 0, 0, 0)


def run(s: Position) -> None:
    """C1.2 cuts, C1.5 henchmen, C1.6 city cards, C1.8 hands, first henchmen, start player."""
    stage = s.get(A)
    step = s.get(B)
    s.put(B, step + 1)
    if stage == 0:
        if step < s.tables.specials_cut[s.players - 2]:
            s.push(frames.CUT_SPECIAL, NOBODY, 0, 0, 0, 0)
            return
    elif stage == 1:
        if step < s.cells():
            s.push(frames.DEAL_HENCHMAN, NOBODY, step, 0, 0, 0)
            return
    elif stage == 2:
        if step == 0:
            place_capones(s)
        if deal_city_card(s):
            return
    elif stage == 3:
        if step < s.players * HAND:
            s.push(frames.DEAL_CARD, step // HAND, 0, 0, 0, 0)
            return
    elif stage == 4:
        if step == 0:
            s.ask_sealed(frames.RETURN_CARDS, bit(s.players) - 1)
            return
        return_cards(s)
    elif stage == 5:
        if step == 0:
            for colour in range(COLOURS):
                s.spare[colour] += 1
        if step < s.players:
            s.push(frames.FIRST_HENCHMAN, step, 0, 0, 0, 0)
            return
    elif stage == 6:
        if step == 0:
            s.push(frames.START_PLAYER, NOBODY, 0, 0, 0, 0)
            return
    else:
        if s.variants & EVEN_PLACES != 0:
            places.give(s)
        s.pop()
        s.push(frames.ROUNDS, NOBODY, 0, 0, 0, 0)
        return
    s.put(A, stage + 1)
    s.put(B, 0)


def place_capones(s: Position) -> None:
    """C1.6: Al Capone in A, moving down; with four players another in the last row, moving up."""
    if s.variants & NO_CITY_CARDS != 0:
        return
    s.city_card[0] = CAPONE_DOWN
    s.emit(ev.CITY_CARD_LAID, 0, CAPONE_DOWN, 0, 0)
    if s.players == 4:
        s.city_card[s.rows() - 1] = CAPONE_UP
        s.emit(ev.CITY_CARD_LAID, s.rows() - 1, CAPONE_UP, 0, 0)


def deal_city_card(s: Position) -> bool:
    """A penalty beside the next row without a card; false when all rows have one."""
    if s.variants & NO_CITY_CARDS != 0:
        return False
    for row in range(s.rows()):
        if s.city_card[row] == 0:
            s.push(frames.DEAL_CITY_CARD, NOBODY, row, 0, 0, 0)
            return True
    return False


# -- C1.8: all return two of eight cards at once, secretly, in an order of their own


def return_options(s: Position, seat: i64) -> None:
    first = (s.of(seat, SEALED) & 31) - 1
    for kind in range(KINDS):
        held = s.holds(seat, kind)
        if s.of(seat, CURSOR) == 1 and kind == first:
            held -= 1
        if held > 0:
            s.offer(ranges.RETURN_CARD + kind)


def return_apply(s: Position, seat: i64, action: i64) -> None:
    cursor = s.of(seat, CURSOR)
    s.set_of(seat, SEALED, s.of(seat, SEALED) | (action - ranges.RETURN_CARD + 1) << (5 * cursor))
    s.set_of(seat, CURSOR, cursor + 1)


def return_cards(s: Position) -> None:
    """Under the deck in seat order [H]."""
    for seat in range(s.players):
        for i in range(HAND - KEPT):
            kind = ((s.of(seat, SEALED) >> (5 * i)) & 31) - 1
            s.lose(seat, kind)
            s.put_under(seat, kind)
            s.emit(ev.CARD_RETURNED, seat, kind, 0, 0)
