"""G8 Complete a job: pay the goods, use the ability, take the bills, put it into the suitcase."""

from mypy_extensions import i64

from consigliere.core.state import A, B, C, SEAT
from consigliere.games.godfather import frames, happenings as ev, ranges
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import (
    BLOOD,
    BOOZE,
    CASE,
    CASE_JOB,
    GUN,
    HAND,
    JOB,
    JOBS,
    NARCOTICS,
    NOBODY,
)


def payable(s: Position, seat: i64, job: i64, payment: i64) -> bool:
    """G8.1: exactly the printed goods; any of them replaced by narcotics, one for one."""
    at = seat * HAND
    cost = job * 3
    replaced = s.tables.payments[payment]
    guns = replaced & 3
    booze = (replaced >> 2) & 3
    blood = replaced >> 4
    hand = s.hand
    costs = s.tables.job_cost
    return (
        guns <= costs[cost]
        and booze <= costs[cost + 1]
        and blood <= costs[cost + 2]
        and hand[at + GUN] >= costs[cost] - guns
        and hand[at + BOOZE] >= costs[cost + 1] - booze
        and hand[at + BLOOD] >= costs[cost + 2] - blood
        and hand[at + NARCOTICS] >= guns + booze + blood
    )


def affordable(s: Position, seat: i64, job: i64) -> bool:
    """Whether some payment will do: narcotics make up for every good that is missing."""
    at = seat * HAND + GUN
    missing: i64 = 0
    for good in range(3):
        lacking = s.tables.job_cost[job * 3 + good] - s.hand[at + good]
        if lacking > 0:
            missing += lacking
    return missing <= s.hand[seat * HAND + NARCOTICS]


def offer_jobs(s: Position, seat: i64) -> None:
    """Jobs of the own hand and public ones, with every way to pay."""
    at = seat * HAND
    narcotics = s.hand[at + NARCOTICS]
    if s.hand[at + GUN] + s.hand[at + BOOZE] + s.hand[at + BLOOD] + narcotics == 0:
        return
    payments: i64 = 1 if narcotics == 0 else ranges.PAYMENTS
    for job in range(JOBS):
        if s.hand[at + JOB + job] > 0 and affordable(s, seat, job):
            for payment in range(payments):
                if payable(s, seat, job, payment):
                    s.offer(ranges.HAND_JOB + job * ranges.PAYMENTS + payment)
    for space in range(s.public_spaces):
        job = s.public[space]
        if job >= 0 and affordable(s, seat, job):
            for payment in range(payments):
                if payable(s, seat, job, payment):
                    s.offer(ranges.PUBLIC_JOB + space * ranges.PAYMENTS + payment)


def begin(s: Position, seat: i64, job: i64, space: i64, payment: i64) -> None:
    """Pay first; the job lies aside until all is resolved (G8.3); a public space stays empty (G8.4)."""
    if space >= 0:
        s.public[space] = NOBODY
    else:
        s.lose(seat, JOB + job)
    s.emit(ev.JOB_BEGUN, seat, job, space, 0)
    replaced = s.tables.payments[payment]
    for good in range(3):
        narcotics = (replaced >> (2 * good)) & 3
        for n in range(s.tables.job_cost[job * 3 + good]):
            paid: i64 = NARCOTICS if n < narcotics else GUN + good
            s.lose(seat, paid)
            s.pile[paid] += 1
            s.emit(ev.GOOD_PAID, seat, paid, GUN + good, 0)
    s.push(frames.JOB_RUN, seat, job, 0, 0, 0)


def run(s: Position) -> None:
    """Bills before the ability or after it (G8.2), then into the suitcase (G8.3)."""
    seat = s.get(SEAT)
    job = s.get(A)
    stage = s.get(B)
    s.put(B, stage + 1)
    if stage == 0:
        if any_bill(s, job):
            s.push(frames.BILLS, seat, job, 1, 0, 0)
    elif stage == 1:
        s.push(frames.ABILITY, seat, job, 0, NOBODY, NOBODY)
    elif stage == 2:
        if s.get(C) == 0 and any_bill(s, job):
            s.push(frames.BILLS, seat, job, 0, 0, 0)
    else:
        s.pop()
        s.case[seat * CASE + CASE_JOB + job] += 1
        s.emit(ev.JOB_DONE, seat, job, 0, 0)


def any_bill(s: Position, job: i64) -> bool:
    for i in range(3):
        bill = s.tables.job_bills[job * 3 + i]
        if bill >= 0 and s.nearest_bill(bill) >= 0:
            return True
    return False


def bills_takable(s: Position, job: i64, mask: i64) -> bool:
    """Whether these bills of the job can be taken, and no equal choice has a smaller mask."""
    bills = s.tables.job_bills
    at = job * 3
    bill_1 = s.pile[0]
    bill_2 = s.pile[1]
    bill_3 = s.pile[2]
    bill_5 = s.pile[3]
    for i in range(3):
        bill = bills[at + i]
        if (mask >> i) & 1 == 0:
            # equal bills are taken from the left
            if i < 2 and bill >= 0 and bills[at + i + 1] == bill and (mask >> (i + 1)) & 1 != 0:
                return False
            continue
        if bill < 0:
            return False
        if bill == 3 and bill_5 > 0:
            bill_5 -= 1
        elif bill >= 2 and bill_3 > 0:
            bill_3 -= 1
        elif bill >= 1 and bill_2 > 0:
            bill_2 -= 1
        elif bill_1 > 0:
            bill_1 -= 1
        else:
            return False
    return True


def bills_options(s: Position) -> None:
    """Any of the bills now, or the ability first; none at all only when the ability is done."""
    job = s.get(A)
    before = s.get(B) == 1
    for mask in range(7, 0, -1):
        if bills_takable(s, job, mask):
            s.offer(ranges.TAKE_BILLS + mask)
    s.offer(ranges.ABILITY_FIRST if before else ranges.TAKE_BILLS)


def bills_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    job = s.get(A)
    s.pop()
    if action == ranges.ABILITY_FIRST:
        return
    s.put(C, 1)
    mask = action - ranges.TAKE_BILLS
    for i in range(3):
        bill = s.tables.job_bills[job * 3 + i]
        if bill < 0:
            continue
        if (mask >> i) & 1 != 0:
            s.take_bill(seat, bill)
        else:
            s.emit(ev.BILL_DECLINED, seat, bill, 0, 0)
