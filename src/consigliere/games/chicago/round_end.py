"""C10 End of a round (1-5): hand limit, city cards, start player, chiefs home, markers reset."""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, B
from consigliere.games.chicago import frames, happenings as ev, ranges, set_up
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.options import CAPONES_DOWN, NO_CITY_CARDS
from consigliere.games.chicago.terms import (
    ATTACKS,
    BENEFITS,
    BONUSES_USED,
    CAPONE_DOWN,
    CAPONE_UP,
    CHIEF,
    CONFRONTATION,
    CURSOR,
    FAMILY_LAID,
    GODCHILD,
    IMMUNE,
    KINDS,
    NO_CARD,
    NOBODY,
    PASSED,
    SEALED,
    SIZE,
)


def run(s: Position) -> None:
    stage = s.get(A)
    step = s.get(B)
    s.put(B, step + 1)
    if stage == 0:
        if step == 0:
            ask_limits(s)
            return
        discard_down(s)
    elif stage == 1:
        if step == 0:
            take_up(s)
        elif set_up.deal_city_card(s):
            return
    else:
        reset(s)
        s.pop()
        return
    if stage == 1 and step == 0 and s.variants & NO_CITY_CARDS == 0:
        return
    s.put(A, stage + 1)
    s.put(B, 0)


def limit(s: Position, seat: i64) -> i64:
    """C10.1: 2 / 3 / 4 / 5 with 0 / 1 / 2 / 3 family cards on the table."""
    return 2 + s.of(seat, FAMILY_LAID)


def ask_limits(s: Position) -> None:
    over: i64 = 0
    for seat in range(s.players):
        if s.of(seat, SIZE) > limit(s, seat):
            over |= bit(seat)
    s.ask_sealed(frames.KEEP_CARDS, over)


def keep_options(s: Position, seat: i64) -> None:
    """The cards kept, in ascending order, as long as enough are left to fill the hand."""
    cursor = s.of(seat, CURSOR)
    chosen = s.of(seat, SEALED)
    missing = limit(s, seat) - cursor
    lowest: i64 = 0 if cursor == 0 else (chosen >> (5 * (cursor - 1))) & 31
    named: i64 = 0
    for i in range(cursor):
        if (chosen >> (5 * i)) & 31 == lowest:
            named += 1
    left = -named
    for kind in range(lowest, KINDS):
        left += s.holds(seat, kind)
    for kind in range(lowest, KINDS):
        held = s.holds(seat, kind)
        if kind == lowest:
            held -= named
        if held > 0:
            if left < missing:
                return
            s.offer(ranges.KEEP_CARD + kind)
            left -= held


def keep_apply(s: Position, seat: i64, action: i64) -> None:
    cursor = s.of(seat, CURSOR)
    s.set_of(seat, SEALED, s.of(seat, SEALED) | (action - ranges.KEEP_CARD) << (5 * cursor))
    s.set_of(seat, CURSOR, cursor + 1)


def discard_down(s: Position) -> None:
    """Face down: only the owner knows what goes."""
    for seat in range(s.players):
        most = limit(s, seat)
        if s.of(seat, SIZE) <= most:
            continue
        chosen = s.of(seat, SEALED)
        for kind in range(KINDS):
            keep: i64 = 0
            for i in range(most):
                if (chosen >> (5 * i)) & 31 == kind:
                    keep += 1
            while s.holds(seat, kind) > keep:
                s.lose(seat, kind)
                s.emit(ev.HAND_LIMIT, seat, kind, 0, 0)
                s.to_discards(kind)


def take_up(s: Position) -> None:
    """C10.2: all penalties are taken up, Al Capone moves one row by its arrow."""
    if s.variants & NO_CITY_CARDS != 0:
        return
    down: i64 = NOBODY
    up: i64 = NOBODY
    for row in range(s.rows()):
        card = s.city_card[row]
        if card == CAPONE_DOWN:
            down = row
        elif card == CAPONE_UP:
            up = row
        elif card != NO_CARD and card <= CONFRONTATION:
            s.aside |= bit(card)
        s.city_card[row] = NO_CARD
    s.emit(ev.CITY_CARDS_TAKEN, 0, 0, 0, 0)
    lay(s, (down + 1) % s.rows(), CAPONE_DOWN)
    if up >= 0:
        if s.variants & CAPONES_DOWN != 0:
            lay(s, (up + 1) % s.rows(), CAPONE_UP)
        else:
            lay(s, (up + s.rows() - 1) % s.rows(), CAPONE_UP)


def lay(s: Position, row: i64, card: i64) -> None:
    s.city_card[row] = card
    s.emit(ev.CITY_CARD_LAID, row, card, 0, 0)


def reset(s: Position) -> None:
    """Start player to the left; chiefs come home; everything that lasts a round ends."""
    s.start = s.left_of(s.start)
    s.emit(ev.START_PLAYER, s.start, 0, 0, 0)
    for seat in range(s.players):
        s.set_of(seat, CHIEF, NOBODY)
        s.set_of(seat, ATTACKS, 0)
        s.set_of(seat, BONUSES_USED, 0)
        s.set_of(seat, GODCHILD, 0)
        s.set_of(seat, BENEFITS, 0)
        s.set_of(seat, IMMUNE, 0)
        s.set_of(seat, PASSED, 0)
