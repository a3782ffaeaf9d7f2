"""Rules of thumb for a turn and what follows from it: figures, jobs, allies, icons, cards, bills.

It completes what it can pay unless the ability would be wasted, plays allies early, stands where the icons
are worth most, takes every icon that brings something and launders the highest bill.
"""

from mypy_extensions import i64

from consigliere.bots.godfather import numbers as n, places
from consigliere.bots.godfather.picking import NEVER, Pick
from consigliere.bots.godfather.seen import dollars, members
from consigliere.bots.godfather.worth import Worth
from consigliere.core.state import A, B
from consigliere.games.godfather import ranges
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import BILL_5, BILLS, HAND, JOBS, MONEY, SQUARES


def turn(w: Worth) -> i64:
    s = w.s
    w.price_icons()
    gains = places.presences(w)
    pick = Pick(s)
    for i in range(s.legal_count):
        action = s.legal[i]
        if action < ranges.MEMBER:
            score = places.front(w, action) + places.presence(w, action, gains)
        elif action < ranges.HAND_JOB:
            space = action - ranges.MEMBER
            score = places.backs(w, space) + places.presence(w, SQUARES + space, gains)
        elif action < ranges.PUBLIC_JOB:
            job = action - ranges.HAND_JOB
            score = completed(w, job // ranges.PAYMENTS, job % ranges.PAYMENTS) - 30
        elif action < ranges.PLAY_ALLY:
            job = action - ranges.PUBLIC_JOB
            score = completed(w, s.public[job // ranges.PAYMENTS], job % ranges.PAYMENTS)
        elif action < ranges.SKIP:
            score = w.n[n.ALLY_FIRST] + w.steps(JOBS + action - ranges.PLAY_ALLY)
        else:
            score = NEVER
        pick.weigh(action, score)
    return pick.best


def completed(w: Worth, job: i64, payment: i64) -> i64:
    """A job paid in this way."""
    tables = w.s.tables
    packed = tables.payments[payment]
    replaced = (packed & 3) + ((packed >> 2) & 3) + (packed >> 4)
    cost: i64 = 0
    for good in range(3):
        cost += tables.job_cost[job * 3 + good] * w.good(good)
    first: i64 = 0 if w.figures > 1 and w.wasted(job) else w.n[n.JOB_FIRST]
    return first + w.job(job) - cost // 2 - w.n[n.REPLACED] * replaced


def icons(w: Worth) -> i64:
    """What is free first, then trades that pay, then the highest bill into the suitcase."""
    s = w.s
    best: i64 = ranges.DONE_ICONS
    most: i64 = 0
    for i in range(s.legal_count):
        action = s.legal[i]
        if action == ranges.DONE_ICONS:
            continue
        if action < ranges.USE_ICON:
            score = 50 + 10 * dollars(action - ranges.LAUNDER_BILL)
        else:
            icon = action - ranges.USE_ICON
            if icon == 1 or icon >= MONEY:
                score = 1000
            elif w.icon(icon) > 0:
                score = 500
            else:
                score = -1
        if score > most:
            most = score
            best = action
    return best


def keep_job(w: Worth) -> i64:
    s = w.s
    pick = Pick(s)
    for i in range(s.legal_count):
        job = s.legal[i] - ranges.KEEP_JOB
        score = w.job(job) - w.n[n.STAYS] * w.missing(job)
        pick.weigh(s.legal[i], score)
    return pick.best


def discard(w: Worth) -> i64:
    s = w.s
    pick = Pick(s)
    for i in range(s.legal_count):
        score = -w.card(s.legal[i] - ranges.DISCARD)
        pick.weigh(s.legal[i], score)
    return pick.best


def choose_good(w: Worth) -> i64:
    s = w.s
    pick = Pick(s)
    for i in range(s.legal_count):
        action = s.legal[i]
        score: i64 = 0
        if action != ranges.DONE_GOODS:
            score = w.good(action - ranges.TAKE_GOOD)
        pick.weigh(action, score)
    return pick.best


def bills(s: Position) -> i64:
    """All of them, and before the ability, which may launder or trade them."""
    best: i64 = s.legal[0]
    most: i64 = 0
    for i in range(s.legal_count):
        action = s.legal[i]
        if action != ranges.ABILITY_FIRST:
            taken = members(action - ranges.TAKE_BILLS)
            if taken > most:
                most = taken
                best = action
    return best


def launder(s: Position, seat: i64) -> i64:
    """The highest bills, named from the lowest of them on."""
    left = s.get(A)
    lowest: i64 = BILLS
    bill: i64 = BILL_5
    while bill >= s.get(B) and left > 0:
        count = s.hand[seat * HAND + bill]
        if count > 0:
            lowest = bill
            left -= count
        bill -= 1
    return ranges.DONE_SUITCASE if lowest == BILLS else ranges.SUITCASE_BILL + lowest
