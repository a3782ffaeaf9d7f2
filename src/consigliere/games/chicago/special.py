"""C4.6 Special cards: the pair of henchmen is owned, not spent; the card is applied, then discarded."""

from typing import Final

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, B, C, FRAME, SEAT
from consigliere.games.chicago import deck, frames, happenings as ev, laying, ranges
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.options import NO_CITY_CARDS
from consigliere.games.chicago.terms import (
    ASSET,
    ASSETS,
    ATTEMPT,
    AUCTION,
    BLACKMAIL,
    ENTICEMENT,
    GANGSTER,
    IMMUNE,
    IMMUNITY,
    KINDS,
    LAUNDERING,
    LOOSE_ENDS,
    PEDDLING,
    RECRUITMENT,
    SIZE,
    SMUGGLING,
    SPECIAL,
)

MOST_LAID: Final = 2
MOST_RIVALS: Final = 2
MOST_DISCARDED: Final = 3


def has_pair(s: Position, seat: i64, card: i64) -> bool:
    """Q-A10: the two henchmen shown; a double needs two of that colour."""
    first = s.tables.pair[2 * card]
    second = s.tables.pair[2 * card + 1]
    if first == second:
        return s.henchmen(seat, first) >= 2
    return s.henchmen(seat, first) >= 1 and s.henchmen(seat, second) >= 1


def would_do(s: Position, seat: i64, card: i64) -> bool:
    """C4.6 [H]: not if nothing at all would happen."""
    left = s.deck_left()
    if card == IMMUNITY:
        if s.variants & NO_CITY_CARDS != 0:
            return False  # C12.1: cannot be played
        return left > 0 or s.of(seat, IMMUNE) & 1 == 0
    if card == RECRUITMENT:
        return s.holds(seat, GANGSTER) > 0
    if card == AUCTION:
        return assets_in_hand(s, seat) > 0
    if card == LOOSE_ENDS:
        return left > 0 or s.agents_in_city() > 0
    if card == ENTICEMENT:
        return enticeable(s, seat) != 0
    if card == PEDDLING:
        return s.of(seat, SIZE) > 1
    if card == SMUGGLING:
        return left > 0
    if card == ATTEMPT:
        return left > 0 or any_rival(s, seat, card)
    if card == BLACKMAIL:
        return any_rival(s, seat, card)
    return left > 0 or s.of(seat, SIZE) > 1


def assets_in_hand(s: Position, seat: i64) -> i64:
    n: i64 = 0
    for kind in range(ASSETS):
        n += s.holds(seat, ASSET + kind)
    return n


def enticeable(s: Position, seat: i64) -> i64:
    """Mask of holes with a henchman beside a business the seat controls."""
    mask: i64 = 0
    for pos in range(s.cells()):
        if s.owner[pos] == seat:
            mask |= s.adjacent_henchmen(pos)
    return mask


def rival(s: Position, seat: i64, other: i64, card: i64) -> bool:
    if other == seat:
        return False
    if card == ATTEMPT:
        return s.gangsters(other) >= 1 and s.gangsters(other) <= s.gangsters(seat)
    return s.of(other, SIZE) > 0


def any_rival(s: Position, seat: i64, card: i64) -> bool:
    for other in range(s.players):
        if rival(s, seat, other, card):
            return True
    return False


def begin(s: Position, seat: i64, card: i64) -> None:
    """The card lies open while it is applied; then it is discarded."""
    s.lose(seat, SPECIAL + card)
    s.emit(ev.SPECIAL_PLAYED, seat, card, 0, 0)
    s.push(frames.SPECIAL, seat, card, 0, 0, 0)


def run(s: Position) -> None:
    seat = s.get(SEAT)
    card = s.get(A)
    stage = s.get(B)
    s.put(B, stage + 1)
    if stage == 0:
        first_part(s, seat, card)
    elif stage == 1:
        second_part(s, seat, card, s.get(C))
    else:
        s.pop()
        s.to_discards(SPECIAL + card)


def first_part(s: Position, seat: i64, card: i64) -> None:
    if card == IMMUNITY:
        s.set_of(seat, IMMUNE, s.of(seat, IMMUNE) | 1)
        s.emit(ev.IMMUNE, seat, 0, 0, 0)
        deck.draw(s, seat, 1, 1)
    elif card == RECRUITMENT or card == AUCTION or card == PEDDLING:
        s.push(frames.LAY, seat, card, MOST_LAID, 0, 0)
    elif card == LOOSE_ENDS:
        if s.agents_in_city() > 0:
            s.push(frames.AGENT, seat, 1, 0, 0, 0)
    elif card == ENTICEMENT:
        s.push(frames.HENCHMAN, seat, -2, 0, 0, 0)
    elif card == SMUGGLING:
        deck.draw(s, seat, 3, 3)
    elif card == ATTEMPT:
        if any_rival(s, seat, card):
            s.push(frames.RIVAL, seat, card, 1, 0, 0)
    elif card == BLACKMAIL:
        s.push(frames.RIVAL, seat, card, MOST_RIVALS, 0, 0)
    else:
        s.push(frames.DISCARD, seat, MOST_DISCARDED, 0, 0, 0)


def second_part(s: Position, seat: i64, card: i64, count: i64) -> None:
    """What follows the choices: the card drawn, or as many as were discarded plus two."""
    if card == LOOSE_ENDS or card == ATTEMPT:
        deck.draw(s, seat, 1, 1)
    elif card == LAUNDERING:
        deck.draw(s, seat, count + 2, count + 2)


# -- Recruitment, Auction, Influence Peddling: up to two cards without paying


def lay_options(s: Position) -> None:
    seat = s.get(SEAT)
    card = s.get(A)
    if card == RECRUITMENT:
        if s.holds(seat, GANGSTER) > 0:
            s.offer(ranges.LAY_CARD + GANGSTER)
    elif card == AUCTION:
        for kind in range(ASSETS):
            if s.holds(seat, ASSET + kind) > 0:
                s.offer(ranges.LAY_CARD + ASSET + kind)
    else:
        for side in range(2):
            for kind in range(KINDS):
                if s.holds(seat, kind) > 0:
                    s.offer(ranges.LAY_INFLUENCE + side * KINDS + kind)
    if s.get(B) < MOST_LAID:  # at least one card must be laid
        s.offer(ranges.NO_MORE)


def lay_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    card = s.get(A)
    left = s.get(B) - 1
    s.put(B, left)
    if action == ranges.NO_MORE or left == 0:
        s.pop()
    if action == ranges.NO_MORE:
        return
    if card == PEDDLING:
        laying.influence(s, seat, action - ranges.LAY_INFLUENCE)
    elif card == RECRUITMENT:
        laying.gangster(s, seat)
    else:
        laying.asset(s, seat, action - ranges.LAY_CARD - ASSET)


# -- Assassination Attempt, Blackmail: rivals


def rival_options(s: Position) -> None:
    """Up to two different rivals for Blackmail (two players: the rival twice); one for the Attempt."""
    seat = s.get(SEAT)
    card = s.get(A)
    for other in range(s.players):
        if rival(s, seat, other, card) and (s.get(C) >> other) & 1 == 0:
            s.offer(ranges.RIVAL + other)
    if card == BLACKMAIL and s.get(B) < MOST_RIVALS:  # C4.6: something must happen
        s.offer(ranges.NO_RIVAL)


def rival_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    card = s.get(A)
    left = s.get(B) - 1
    s.put(B, left)
    if action == ranges.NO_RIVAL:
        s.pop()
        return
    other = action - ranges.RIVAL
    if s.players > 2:
        s.put(C, s.get(C) | bit(other))
    if left == 0:
        s.pop()
    if card == ATTEMPT:
        s.push(frames.LOSE_GANGSTER, other, 0, 0, 0, 0)
    else:
        s.push(frames.BLACKMAIL, seat, other, 0, 0, 0)


# -- Money Laundering: up to three cards, hidden


def discard_options(s: Position) -> None:
    seat = s.get(SEAT)
    for kind in range(s.get(B), KINDS):
        if s.holds(seat, kind) > 0:
            s.offer(ranges.DISCARD + kind)
    if s.get(A) < MOST_DISCARDED or s.deck_left() > 0:  # C4.6: something must happen
        s.offer(ranges.NO_MORE)


def discard_apply(s: Position, action: i64) -> None:
    """The SPECIAL frame below counts the cards."""
    seat = s.get(SEAT)
    left = s.get(A) - 1
    s.put(A, left)
    if action == ranges.NO_MORE:
        s.pop()
        return
    kind = action - ranges.DISCARD
    s.put(B, kind)
    s.lose(seat, kind)
    s.emit(ev.CARD_DISCARDED, seat, kind, 0, 0)
    s.to_discards(kind)
    below = s.top - FRAME
    s.frames[below + C] += 1
    if left == 0:
        s.pop()
