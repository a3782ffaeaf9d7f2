"""C4.9 Mini-board bonuses: two henchmen in one area; C9.1 the godfather lends one a godchild lacks."""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, SEAT
from consigliere.games.chicago import deck, frames, happenings as ev, ranges
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.terms import (
    AREA_BUSINESS,
    AREA_MOVEMENT,
    BENEFIT_BONUS,
    BENEFITS,
    BONUSES_USED,
    GODCHILD,
)


def benefits_used(s: Position, seat: i64) -> i64:
    n: i64 = 0
    used = s.of(seat, BENEFITS)
    while used != 0:
        used &= used - 1
        n += 1
    return n


def may_benefit(s: Position, seat: i64, benefit: i64) -> bool:
    """C9.1: a godchild, two of the three benefits, each once a round."""
    return s.of(seat, GODCHILD) == 1 and s.of(seat, BENEFITS) & benefit == 0 and benefits_used(s, seat) < 2


def own_ready(s: Position, seat: i64, area: i64) -> bool:
    """Q-A6: Influence, Gangsters and Assets once a round each, the others every time."""
    if not s.has_bonus(seat, area):
        return False
    return area >= AREA_BUSINESS or (s.of(seat, BONUSES_USED) >> area) & 1 == 0


def lent_ready(s: Position, seat: i64, area: i64) -> bool:
    """Q-A24: a bonus not owned; one owned but used already does not qualify."""
    return not s.has_bonus(seat, area) and may_benefit(s, seat, BENEFIT_BONUS)


def spend(s: Position, seat: i64, area: i64, lent: bool) -> None:
    if lent:
        s.set_of(seat, BENEFITS, s.of(seat, BENEFITS) | BENEFIT_BONUS)
    elif area < AREA_BUSINESS:
        s.set_of(seat, BONUSES_USED, s.of(seat, BONUSES_USED) | bit(area))
    s.emit(ev.BONUS_USED, seat, area, 1 if lent else 0, 0)


# -- Business and Movement: used, or not, when the moment comes


def offer_bonus(s: Position, seat: i64, area: i64) -> None:
    if own_ready(s, seat, area) or lent_ready(s, seat, area):
        s.push(frames.USE_BONUS, seat, area, 0, 0, 0)
    elif area == AREA_BUSINESS:
        deck.draw(s, seat, 1, 1)


def options(s: Position) -> None:
    seat = s.get(SEAT)
    area = s.get(A)
    if own_ready(s, seat, area):
        s.offer(ranges.USE_BONUS)
    else:
        s.offer(ranges.USE_BONUS_BY_GODFATHER)
    s.offer(ranges.NO_BONUS)


def apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    area = s.get(A)
    s.pop()
    used = action != ranges.NO_BONUS
    if used:
        spend(s, seat, area, action == ranges.USE_BONUS_BY_GODFATHER)
    if area == AREA_MOVEMENT:
        if used:
            s.push(frames.AGENT, seat, 0, 0, 0, 0)
    else:
        deck.draw(s, seat, 2 if used else 1, 2)
