"""G11 Icons: a pool of icons, each used or declined, in any order; cards gained may feed later ones."""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, B, C, SEAT
from consigliere.games.godfather import chance, frames, happenings as ev, ranges
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import (
    ALLY,
    BILL_3,
    BILL_5,
    BILLS,
    BLOOD,
    CARD_KINDS,
    DISCARD1_5,
    DISCARD1_GOOD,
    DISCARD2_5,
    DISCARD3_8,
    DRAW_JOB,
    GOOD_ICON,
    GUN,
    HAND,
    HELD,
    HORSE,
    JOB,
    LAUNDER,
    MONEY,
    NOBODY,
    SIZE,
)


def cards_asked(icon: i64) -> i64:
    """How many cards a discard icon asks for."""
    if icon == DISCARD2_5:
        return 2
    return 3 if icon == DISCARD3_8 else 1


def basic_good_left(s: Position) -> bool:
    return s.pile[GUN] + s.pile[GUN + 1] + s.pile[BLOOD] > 0


def can_discard_for(s: Position, seat: i64, icon: i64) -> bool:
    """G11.1: the full number, and afterwards at least one card of the icon can be taken."""
    if s.of(seat, SIZE) < cards_asked(icon):
        return False
    at = seat * HAND
    if icon == DISCARD1_GOOD:
        return basic_good_left(s) or s.hand[at + GUN] + s.hand[at + GUN + 1] + s.hand[at + BLOOD] > 0
    return s.nearest_bill(BILL_5) >= 0 or s.bills_in_hand(seat) > 0


def usable(s: Position, seat: i64, icon: i64) -> bool:
    """Whether the seat can use this icon now (launder apart: it names its bill)."""
    if icon >= MONEY and icon < GOOD_ICON:
        return s.nearest_bill(icon - MONEY) >= 0
    if icon >= GOOD_ICON and icon < HORSE:
        return s.pile[BILLS + icon - GOOD_ICON] > 0
    if icon == HORSE:
        return s.horse != seat  # no effect for its holder
    if icon == DRAW_JOB:
        return s.deck_size + s.discards_size > 0
    return can_discard_for(s, seat, icon)


def idle_in_public(s: Position, seat: i64, pool: i64) -> bool:
    """Whether all can see that no icon of the pool can be used: G17.1 allows to skip only then."""
    size = s.of(seat, SIZE)
    icon: i64 = 0
    while pool != 0:
        if pool & 15 != 0:
            if icon == LAUNDER:
                if size > 0:
                    return False
            elif icon >= DISCARD1_5 and icon <= DISCARD1_GOOD:
                if size >= cards_asked(icon):
                    return False
            elif usable(s, seat, icon):
                return False
        pool >>= 4
        icon += 1
    return True


def options(s: Position) -> None:
    seat = s.get(SEAT)
    pool = s.get(A)
    if pool & 15 != 0:
        at = seat * HAND
        for bill in range(BILLS):
            if s.hand[at + bill] > 0:
                s.offer(ranges.LAUNDER_BILL + bill)
    icon: i64 = 1
    pool >>= 4
    while pool != 0:
        if pool & 15 != 0 and usable(s, seat, icon):
            s.offer(ranges.USE_ICON + icon)
        pool >>= 4
        icon += 1
    s.offer(ranges.DONE_ICONS)


def apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    pool = s.get(A)
    if action == ranges.DONE_ICONS:
        s.pop()
        if pool != 0:
            s.emit(ev.ICONS_DECLINED, seat, pool, 0, 0)
        return
    if action < ranges.USE_ICON:
        s.put(A, pool - 1)
        s.launder(seat, action - ranges.LAUNDER_BILL)
        return
    icon = action - ranges.USE_ICON
    s.put(A, pool - bit(4 * icon))
    if icon >= MONEY and icon < GOOD_ICON:
        s.take_bill(seat, icon - MONEY)
    elif icon >= GOOD_ICON and icon < HORSE:
        s.take_good(seat, BILLS + icon - GOOD_ICON)
    elif icon == HORSE:
        s.take_horse(seat)
    elif icon == DRAW_JOB:
        s.push(frames.DRAWING, seat, NOBODY, NOBODY, 0, 0)
    else:
        s.push(frames.DISCARD, seat, cards_asked(icon), 0, icon, 0)


# -- job icon: the top two of the deck, one kept, one to the discards


def draw_jobs(s: Position) -> None:
    """G2.6: the discards are shuffled at need, also between the two cards."""
    seat = s.get(SEAT)
    stage = s.get(C)
    s.put(C, stage + 1)
    if stage < 2:
        if chance.deck_ready(s):
            s.push(frames.DRAW_JOB, seat, stage, 0, 0, 0)
        return
    first = s.get(A)
    second = s.get(B)
    s.pop()
    if first >= 0 and second >= 0:
        s.push(frames.KEEP, seat, first, second, 0, 0)
    elif first >= 0:
        s.gain(seat, JOB + first)
        s.emit(ev.JOB_KEPT, seat, first, 0, 0)


def keep_options(s: Position) -> None:
    first = s.get(A)
    second = s.get(B)
    s.offer(ranges.KEEP_JOB + first)
    if second != first:
        s.offer(ranges.KEEP_JOB + second)


def keep_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    kept = action - ranges.KEEP_JOB
    rejected = s.get(B) if kept == s.get(A) else s.get(A)
    s.pop()
    s.gain(seat, JOB + kept)
    s.emit(ev.JOB_KEPT, seat, kept, 0, 0)
    s.discards[rejected] += 1
    s.discards_size += 1
    s.emit(ev.JOB_REJECTED, seat, rejected, 0, 0)


# -- discard icons: cards in ascending order, so that each set has one path


def discard_fault(s: Position, card: i64) -> i64:
    """0: may be discarded now; 1: not in hand; 2: out of order or too few left; 3: nothing to take."""
    seat = s.get(SEAT)
    if s.holds(seat, card) == 0:
        return 1
    if card < s.get(B) or cards_from(s, seat, card) < s.get(A):
        return 2
    icon = s.get(C)
    if s.get(A) == cards_asked(icon):
        if icon == DISCARD1_GOOD:
            if (card < GUN or card > BLOOD) and not basic_good_left(s):
                return 3
        elif card >= BILLS and s.nearest_bill(BILL_5) < 0:
            return 3
    return 0


def cards_from(s: Position, seat: i64, lowest: i64) -> i64:
    """Cards in hand of this kind or a later one."""
    count: i64 = 0
    at = seat * HAND
    for card in range(lowest, ALLY):
        count += s.hand[at + card]
    held = s.of(seat, HELD)
    if lowest > ALLY:
        held >>= lowest - ALLY
    while held != 0:
        held &= held - 1
        count += 1
    return count


def discard_options(s: Position) -> None:
    seat = s.get(SEAT)
    for card in range(s.get(B), CARD_KINDS):
        if s.holds(seat, card) != 0 and discard_fault(s, card) == 0:
            s.offer(ranges.DISCARD + card)


def discard_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    card = action - ranges.DISCARD
    left = s.get(A) - 1
    icon = s.get(C)
    s.discard(seat, card)
    s.emit(ev.DISCARDED, seat, card, 0, 0)
    if left > 0:
        s.put(A, left)
        s.put(B, card)
        return
    s.pop()
    if icon == DISCARD1_GOOD:
        s.push(frames.CHOOSE_GOOD, seat, 1, GUN, 0, 0)
        return
    if icon == DISCARD3_8:
        s.push(frames.TAKING, seat, BILL_3, 0, 0, 0)
    s.push(frames.TAKING, seat, BILL_5, 0, 0, 0)


def taking(s: Position) -> None:
    """The bill of a discard icon; a lower one instead may be left (Q-24)."""
    seat = s.get(SEAT)
    bill = s.get(A)
    s.pop()
    got = s.nearest_bill(bill)
    if got == bill:
        s.take_bill(seat, bill)
    elif got >= 0:
        s.push(frames.LOWER, seat, bill, 0, 0, 0)


def lower_options(s: Position) -> None:
    s.offer(ranges.TAKE_LOWER)
    s.offer(ranges.LEAVE_LOWER)


def lower_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    bill = s.get(A)
    s.pop()
    if action == ranges.TAKE_LOWER:
        s.take_bill(seat, bill)
    else:
        s.emit(ev.BILL_DECLINED, seat, bill, 0, 0)


# -- goods of free choice: gun, booze or blood money, never narcotics


def good_options(s: Position) -> None:
    for good in range(s.get(B), BLOOD + 1):
        if s.pile[good] > 0:
            s.offer(ranges.TAKE_GOOD + good - GUN)
    if s.get(C) == 1:
        s.offer(ranges.DONE_GOODS)


def good_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    if action == ranges.DONE_GOODS:
        s.pop()
        return
    good = action - ranges.TAKE_GOOD + GUN
    left = s.get(A) - 1
    s.put(A, left)
    s.put(B, good)
    s.take_good(seat, good)
    if left == 0:
        s.pop()
