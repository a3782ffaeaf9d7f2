"""C7 Penalties: the city card beside the row strikes the new controller, unless he is immune."""

from mypy_extensions import i64

from consigliere.core.state import A, SEAT
from consigliere.games.chicago import frames, happenings as ev, money
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.terms import (
    ASSETS,
    BRIBE,
    COLOURS,
    CONFRONTATION,
    ETHICS,
    IMMUNE,
    NO_CARD,
    NOBODY,
    SABOTAGE,
    SIZE,
)


def immune(s: Position, seat: i64, penalty: i64) -> bool:
    """By one's own strength, by the Son for this card, or by the card Immunity for all (Q-N4)."""
    shield = s.of(seat, IMMUNE)
    if shield & 1 != 0 or (shield >> penalty) & 1 != 0:
        return True
    if penalty == BRIBE:
        return s.gangsters(seat) >= 4
    if penalty == SABOTAGE:
        return s.hat(seat) >= 2 and s.city(seat) >= 2
    if penalty == ETHICS:
        return s.asset_types(seat) == ASSETS
    for colour in range(COLOURS):
        if s.henchmen(seat, colour) == 0:
            return False
    return True


def run(s: Position) -> None:
    """C7.1: judged after window (b); nothing to lose, nothing lost."""
    seat = s.get(SEAT)
    penalty = s.city_card[s.get(A) >> 2]
    s.pop()
    if penalty == NO_CARD or penalty > CONFRONTATION:
        return
    if immune(s, seat, penalty):
        s.emit(ev.PENALTY_ESCAPED, seat, penalty, 0, 0)
    elif to_lose(s, seat, penalty) == 0:
        s.emit(ev.PENALTY_EMPTY, seat, penalty, 0, 0)
    else:
        s.emit(ev.PENALTY_STRIKES, seat, penalty, 0, 0)
        strike(s, seat, penalty)


def to_lose(s: Position, seat: i64, penalty: i64) -> i64:
    """How much there is of what the penalty takes."""
    if penalty == BRIBE:
        return s.of(seat, SIZE)
    if penalty == SABOTAGE:
        return s.all_assets(seat)
    if penalty == ETHICS:
        return s.all_influence(seat)
    return s.gangsters(seat)


def strike(s: Position, seat: i64, penalty: i64) -> None:
    if penalty == BRIBE:
        money.charge(s, seat, 1, NOBODY)
    elif penalty == SABOTAGE:
        s.push(frames.LOSE_ASSET, seat, 0, 0, 0, 0)
    elif penalty == ETHICS:
        s.push(frames.LOSE_INFLUENCE, seat, 0, 0, 0, 0)
    else:
        s.push(frames.LOSE_GANGSTER, seat, 0, 0, 0, 0)
