"""C5 Family powers: in the own turn, no action; all family cards on the table go for one power."""

from typing import Final

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, SEAT
from consigliere.games.chicago import deck, frames, happenings as ev, ranges
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.options import NO_CITY_CARDS
from consigliere.games.chicago.terms import (
    AGENT,
    CONFRONTATION,
    FAMILY,
    FAMILY_LAID,
    GONE_AGENT,
    IMMUNE,
    NO_CARD,
    SLOTS,
)

# purposes of TOKEN and HOLE frames, shared with movement.py
BY_MOVEMENT: Final = 0
BY_FATHER: Final = 1


def offer_powers(s: Position, seat: i64) -> None:
    """C5.1: one power for one to three family cards on the table; a weaker one is allowed (Q-A19)."""
    laid = s.of(seat, FAMILY_LAID)
    if laid >= 1:
        s.offer(ranges.SON)
    if laid >= 2:
        s.offer(ranges.FATHER)
    if laid >= 3:
        s.offer(ranges.GRANDFATHER)


def use(s: Position, seat: i64, action: i64) -> None:
    """Name it, discard all family cards on the table, carry it out in printed order."""
    power = action - ranges.SON
    s.emit(ev.POWER_USED, seat, power, s.of(seat, FAMILY_LAID), 0)
    while s.of(seat, FAMILY_LAID) > 0:
        s.add_to(seat, FAMILY_LAID, -1)
        s.to_discards(FAMILY)
    if action == ranges.SON:
        if s.variants & NO_CITY_CARDS != 0:
            deck.draw(s, seat, 4, 2)  # C12.1
        else:
            s.push(frames.CHOOSE_PENALTY, seat, 0, 0, 0, 0)
            deck.draw(s, seat, 2, 2)
    elif action == ranges.FATHER:
        s.push(frames.TOKEN, seat, BY_FATHER, 0, 0, 0)
        deck.draw(s, seat, 4, 4)
    else:
        s.push(frames.AGENT, seat, 0, 0, 0, 0)
        s.push(frames.HENCHMAN, seat, -1, 0, 0, 0)
        deck.draw(s, seat, 1, 1)


def penalty_options(s: Position) -> None:
    """C5.2: a penalty card lying beside a row."""
    for row in range(s.rows()):
        card = s.city_card[row]
        if card != NO_CARD and card <= CONFRONTATION:
            s.offer(ranges.PENALTY + card - 1)


def penalty_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    s.pop()
    penalty = action - ranges.PENALTY + 1
    s.set_of(seat, IMMUNE, s.of(seat, IMMUNE) | bit(penalty))
    s.emit(ev.IMMUNE, seat, penalty, 0, 0)


# -- an agent of the city leaves the game (Grandfather, Movement's bonus, Loose Ends)


def agent_options(s: Position) -> None:
    """A: 1 if one must go where there is one (Loose Ends)."""
    for hole in range(s.cells()):
        for slot in range(SLOTS):
            if s.hole[hole * SLOTS + slot] == AGENT:
                s.offer(ranges.REMOVE_AGENT + hole)
                break
    if s.get(A) == 0 or s.legal_count == 0:
        s.offer(ranges.NO_AGENT)


def agent_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    s.pop()
    if action != ranges.NO_AGENT:
        hole = action - ranges.REMOVE_AGENT
        s.take_from(hole, AGENT)
        s.gone[GONE_AGENT] += 1
        s.emit(ev.AGENT_REMOVED, seat, hole, 0, 0)


# -- the window after an action or a control (C5.5)


def window_options(s: Position) -> None:
    offer_powers(s, s.get(SEAT))
    s.offer(ranges.GO_ON)


def window_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    if action == ranges.GO_ON:
        s.pop()
    else:
        use(s, seat, action)


def open_window(s: Position, seat: i64) -> None:
    """Only if there are family cards to use: all can see that."""
    if s.of(seat, FAMILY_LAID) > 0:
        s.push(frames.AFTER, seat, 0, 0, 0, 0)
