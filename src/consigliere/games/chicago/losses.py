"""Giving something up: a gangster, an influence or an asset, card or token, of the owner's choice."""

from mypy_extensions import i64

from consigliere.core.state import SEAT
from consigliere.games.chicago import happenings as ev, ranges
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.terms import (
    ASSET,
    ASSET_CARDS,
    ASSET_TOKENS,
    ASSETS,
    GANGSTER,
    GANGSTER_TOKENS,
    GANGSTERS,
    GONE_TOKEN,
    HAT_CARDS,
    HAT_TOKENS,
    KINDS,
    TOKEN_GANGSTER,
    TOKEN_HAT,
)


def gangster_options(s: Position) -> None:
    seat = s.get(SEAT)
    if s.of(seat, GANGSTERS) > 0:
        s.offer(ranges.LOSE_GANGSTER_CARD)
    if s.of(seat, GANGSTER_TOKENS) > 0:
        s.offer(ranges.LOSE_GANGSTER_TOKEN)


def gangster_apply(s: Position, action: i64) -> None:
    """A token leaves the game, a card goes to the discards (Q-N6)."""
    seat = s.get(SEAT)
    s.pop()
    if action == ranges.LOSE_GANGSTER_CARD:
        s.add_to(seat, GANGSTERS, -1)
        s.emit(ev.GANGSTER_LOST, seat, 0, 0, 0)
        s.to_discards(GANGSTER)
    else:
        s.add_to(seat, GANGSTER_TOKENS, -1)
        s.gone[GONE_TOKEN + TOKEN_GANGSTER] += 1
        s.emit(ev.GANGSTER_LOST, seat, 1, 0, 0)


def influence_options(s: Position) -> None:
    """Card or token, either side (Q-C8); the owner knows the faces of his cards."""
    seat = s.get(SEAT)
    for side in range(2):
        for kind in range(KINDS):
            if s.influence[(seat * 2 + side) * KINDS + kind] > 0:
                s.offer(ranges.LOSE_INFLUENCE_CARD + side * KINDS + kind)
    for side in range(2):
        if s.of(seat, HAT_TOKENS + side) > 0:
            s.offer(ranges.LOSE_INFLUENCE_TOKEN + side)


def influence_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    s.pop()
    if action >= ranges.LOSE_INFLUENCE_TOKEN:
        side = action - ranges.LOSE_INFLUENCE_TOKEN
        s.add_to(seat, HAT_TOKENS + side, -1)
        s.gone[GONE_TOKEN + TOKEN_HAT + side] += 1
        s.emit(ev.INFLUENCE_LOST, seat, side, 1, 0)
        return
    n = action - ranges.LOSE_INFLUENCE_CARD
    side = n // KINDS
    kind = n % KINDS
    s.influence[(seat * 2 + side) * KINDS + kind] -= 1
    s.add_to(seat, HAT_CARDS + side, -1)
    s.emit(ev.INFLUENCE_LOST, seat, side, 0, kind)
    s.to_discards(kind)


def asset_options(s: Position) -> None:
    seat = s.get(SEAT)
    for kind in range(ASSETS):
        if s.of(seat, ASSET_CARDS + kind) > 0:
            s.offer(ranges.LOSE_ASSET_CARD + kind)
    for kind in range(ASSETS):
        if s.of(seat, ASSET_TOKENS + kind) > 0:
            s.offer(ranges.LOSE_ASSET_TOKEN + kind)


def asset_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    s.pop()
    if action >= ranges.LOSE_ASSET_TOKEN:
        kind = action - ranges.LOSE_ASSET_TOKEN
        s.add_to(seat, ASSET_TOKENS + kind, -1)
        s.gone[GONE_TOKEN + kind] += 1
        s.emit(ev.ASSET_LOST, seat, kind, 1, 0)
        return
    kind = action - ranges.LOSE_ASSET_CARD
    s.add_to(seat, ASSET_CARDS + kind, -1)
    s.emit(ev.ASSET_LOST, seat, kind, 0, 0)
    s.to_discards(ASSET + kind)
