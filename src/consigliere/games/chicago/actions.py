"""C4 Phase 2, actions: three times around the table one action each, then the extra actions (C8.2)."""

from typing import Final

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, B, SEAT
from consigliere.games.chicago import (
    bonuses,
    frames,
    happenings as ev,
    laying,
    money,
    movement,
    powers,
    ranges,
    special,
)
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.terms import (
    AREA_ASSETS,
    AREA_BUSINESS,
    AREA_GANGSTERS,
    AREA_INFLUENCE,
    AREA_SPECIAL,
    ASSET,
    ASSETS,
    EXTRA_HELD,
    FAMILY,
    FAMILY_LAID,
    GANGSTER,
    KINDS,
    MOVEMENT,
    NOBODY,
    SPECIAL,
    SPECIALS,
)

LAPS: Final = 3
MOST_FAMILY: Final = 3


def run(s: Position) -> None:
    """A: next seat; B: turns taken."""
    seat = s.get(A)
    turns = s.get(B)
    if turns == LAPS * s.players:
        s.turn = NOBODY
        s.pop()
        return
    s.put(A, s.left_of(seat))
    s.put(B, turns + 1)
    begin_turn(s, seat, 0)


def extra_turns(s: Position) -> None:
    """C8.2: in turn order; whoever holds an extra action may use it."""
    seat = s.get(A)
    asked = s.get(B)
    if asked == s.players:
        s.turn = NOBODY
        s.pop()
        return
    s.put(A, s.left_of(seat))
    s.put(B, asked + 1)
    if s.of(seat, EXTRA_HELD) != 0:
        begin_turn(s, seat, 1)


def begin_turn(s: Position, seat: i64, extra: i64) -> None:
    s.turn = seat
    s.emit(ev.TURN_BEGINS, seat, extra, 0, 0)
    s.push(frames.TURN, seat, 0, extra, 0, 0)


def turn(s: Position) -> None:
    """Powers before or after the action, not inside it (C5.5)."""
    seat = s.get(SEAT)
    stage = s.get(A)
    s.put(A, stage + 1)
    if stage == 0:
        s.push(frames.ACT, seat, s.get(B), 0, 0, 0)
    elif stage == 1:
        powers.open_window(s, seat)
    else:
        s.pop()


# -- the seven actions


def options(s: Position) -> None:
    seat = s.get(SEAT)
    powers.offer_powers(s, seat)
    if money.can_pay(s, seat, 2, AREA_INFLUENCE):
        for side in range(2):
            for kind in range(KINDS):
                if s.holds(seat, kind) > 0:
                    s.offer(ranges.INFLUENCE + side * KINDS + kind)
    if s.holds(seat, GANGSTER) > 0 and money.can_pay(s, seat, 2, AREA_GANGSTERS):
        s.offer(ranges.LAY_GANGSTER)
    if money.can_pay(s, seat, 2, AREA_ASSETS):
        for kind in range(ASSETS):
            if s.holds(seat, ASSET + kind) > 0:
                s.offer(ranges.LAY_ASSET + kind)
    hidden = s.revealable()
    for pos in range(s.cells()):
        if (hidden >> pos) & 1 != 0:
            s.offer(ranges.BUSINESS + pos)
    if hidden == 0:
        s.offer(ranges.BUSINESS_DRAW)
    for card in range(SPECIALS):
        if s.holds(seat, SPECIAL + card) > 0 and special.would_do(s, seat, card):
            if special.has_pair(s, seat, card) or s.has_bonus(seat, AREA_SPECIAL):
                s.offer(ranges.PLAY_SPECIAL + card)
            elif bonuses.lent_ready(s, seat, AREA_SPECIAL):
                s.offer(ranges.SPECIAL_BY_GODFATHER + card)
    if s.holds(seat, MOVEMENT) > 0 and movement.any_token(s):
        s.offer(ranges.MOVE)
    for n in range(1, MOST_FAMILY + 1):
        if s.holds(seat, FAMILY) >= n and s.of(seat, FAMILY_LAID) + n <= MOST_FAMILY:
            s.offer(ranges.LAY_FAMILY + n - 1)
    if s.get(A) == 1 and s.get(B) == 0:
        s.offer(ranges.GO_ON)  # an extra action is optional (Q-X6), until its turn has begun with a power


def apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    if action >= ranges.SON and action <= ranges.GRANDFATHER:
        s.put(B, 1)
        powers.use(s, seat, action)
        return
    extra = s.get(A) == 1
    s.pop()
    if action == ranges.GO_ON:  # no action, so nothing comes after it
        s.pop()
        return
    if extra:
        use_extra(s, seat)
    if action < ranges.LAY_GANGSTER:
        laying.influence(s, seat, action - ranges.INFLUENCE)
        money.charge(s, seat, 1, AREA_INFLUENCE)
    elif action == ranges.LAY_GANGSTER:
        laying.gangster(s, seat)
        money.charge(s, seat, 1, AREA_GANGSTERS)
    elif action < ranges.BUSINESS:
        laying.asset(s, seat, action - ranges.LAY_ASSET)
        money.charge(s, seat, 1, AREA_ASSETS)
    elif action < ranges.PLAY_SPECIAL:
        bonuses.offer_bonus(s, seat, AREA_BUSINESS)
        if action != ranges.BUSINESS_DRAW:
            s.push(frames.REVEAL_BUSINESS, NOBODY, action - ranges.BUSINESS, 0, 0, 0)
    elif action < ranges.SPECIAL_BY_GODFATHER:
        special.begin(s, seat, action - ranges.PLAY_SPECIAL)
    elif action < ranges.MOVE:
        bonuses.spend(s, seat, AREA_SPECIAL, True)
        special.begin(s, seat, action - ranges.SPECIAL_BY_GODFATHER)
    elif action == ranges.MOVE:
        movement.begin(s, seat)
    else:
        lay_family(s, seat, action - ranges.LAY_FAMILY + 1)


def use_extra(s: Position, seat: i64) -> None:
    """C8.2: the card is out of the game; of two (C12.2) the first in order goes."""
    held = s.of(seat, EXTRA_HELD)
    card: i64 = 0
    while (held >> card) & 1 == 0:
        card += 1
    s.set_of(seat, EXTRA_HELD, held & ~bit(card))
    s.emit(ev.EXTRA_USED, seat, card, 0, 0)


def lay_family(s: Position, seat: i64, n: i64) -> None:
    for _ in range(n):
        s.lose(seat, FAMILY)
    s.add_to(seat, FAMILY_LAID, n)
    s.emit(ev.FAMILY_LAID, seat, n, 0, 0)
