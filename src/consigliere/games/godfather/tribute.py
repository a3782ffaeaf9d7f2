"""G14 Tribute to the Don: played allies return, then everybody discards down to the act's limit.

A player names the cards kept, in ascending order, so that each set has one path.
"""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A
from consigliere.games.godfather import frames, happenings as ev, icons, ranges
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import (
    ALLIES,
    ALLY,
    CARD_KINDS,
    CURSOR,
    HAND,
    HELD,
    PLAYED,
    SEALED,
    SIZE,
)

CARD = 63  # six bits a card kept


def run(s: Position) -> None:
    limit = s.tables.hand_limit[s.act]
    if s.get(A) == 0:
        s.put(A, 1)
        over: i64 = 0
        for seat in range(s.players):
            allies_return(s, seat)
            if s.of(seat, SIZE) > limit:  # G14.3: whoever is at or below the limit makes no choice
                over |= bit(seat)
        s.ask_sealed(frames.KEEP_CARDS, over)
        return
    s.pop()
    for seat in range(s.players):  # G14.2: results are shown together
        if s.of(seat, SIZE) > limit:
            pay(s, seat, limit)


def allies_return(s: Position, seat: i64) -> None:
    """G14.1: played allies return to hand first."""
    played = s.of(seat, PLAYED)
    if played == 0:
        return
    for ally in range(ALLIES):
        if (played >> ally) & 1 != 0:
            s.gain_ally(seat, ally)
    s.set_of(seat, PLAYED, 0)
    s.emit(ev.ALLIES_RETURN, seat, played, 0, 0)


def kept(s: Position, seat: i64, card: i64) -> i64:
    """How many cards of this kind the seat has named so far."""
    picks = s.of(seat, SEALED)
    n: i64 = 0
    for i in range(s.of(seat, CURSOR)):
        if (picks >> (6 * i)) & CARD == card:
            n += 1
    return n


def pay(s: Position, seat: i64, limit: i64) -> None:
    picks = s.of(seat, SEALED)
    for card in range(CARD_KINDS):
        if s.holds(seat, card) == 0:
            continue
        keep: i64 = 0
        for i in range(limit):
            if (picks >> (6 * i)) & CARD == card:
                keep += 1
        while s.holds(seat, card) > keep:
            s.discard(seat, card)
            s.emit(ev.TRIBUTE_PAID, seat, card, 0, 0)


def keep_options(s: Position, seat: i64) -> None:
    """Cards from the last one named on, as long as enough are left to fill the hand."""
    cursor = s.of(seat, CURSOR)
    missing = s.tables.hand_limit[s.act] - cursor
    lowest: i64 = 0
    if cursor > 0:
        lowest = (s.of(seat, SEALED) >> (6 * (cursor - 1))) & CARD
    left = icons.cards_from(s, seat, lowest) - kept(s, seat, lowest)  # cards not yet passed over
    at = seat * HAND
    hand = s.hand
    for card in range(lowest, ALLY):
        count = hand[at + card]
        if count == 0:
            continue
        if left < missing:
            return
        if card == lowest:
            count -= kept(s, seat, card)
            if count == 0:
                continue
        s.offer(ranges.KEEP_CARD + card)
        left -= count
    held = s.of(seat, HELD)
    for ally in range(ALLIES):
        if (held >> ally) & 1 != 0 and ALLY + ally >= lowest:
            if left < missing:
                return
            if kept(s, seat, ALLY + ally) == 0:
                s.offer(ranges.KEEP_CARD + ALLY + ally)
                left -= 1


def keep_apply(s: Position, seat: i64, action: i64) -> None:
    cursor = s.of(seat, CURSOR)
    card = action - ranges.KEEP_CARD
    s.set_of(seat, SEALED, s.of(seat, SEALED) | card << (6 * cursor))
    s.set_of(seat, CURSOR, cursor + 1)


def keep_ready(s: Position, seat: i64) -> bool:
    return s.of(seat, CURSOR) == s.tables.hand_limit[s.act]
