"""Why a job is refused (G8): it is not there, the payment does not fit, the bills cannot be taken so."""

from consigliere.core.refusal import Refusal
from consigliere.core.state import A, B
from consigliere.games.godfather import job as kernel, names, ranges
from consigliere.games.godfather.refusals.words import refuse
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import GUN, HAND, JOB, NARCOTICS


def from_hand(s: Godfather, seat: int, job: int, payment: int) -> Refusal | None:
    if s.holds(seat, JOB + job) == 0:
        return refuse("G8.1", "refuse-job-not-in-hand", job=names.JOB_IDS[job])
    return paid(s, seat, job, payment)


def from_public(s: Godfather, seat: int, space: int, payment: int) -> Refusal | None:
    if space >= s.public_spaces:
        return refuse("G1.5", "refuse-no-public-space", space=space + 1, spaces=int(s.public_spaces))
    job = s.public[space]
    if job < 0:
        return refuse("G8.4", "refuse-public-space-empty", space=space + 1)
    return paid(s, seat, job, payment)


def paid(s: Godfather, seat: int, job: int, payment: int) -> Refusal | None:
    if kernel.payable(s, seat, job, payment):
        return None
    name = names.JOB_IDS[job]
    packed = s.tables.payments[payment]
    replaced = (packed & 3, packed >> 2 & 3, packed >> 4)
    missing = []
    for good in range(3):
        printed = s.tables.job_cost[job * 3 + good]
        if replaced[good] > printed:
            return refuse(
                "Q-26",
                "refuse-replaces-not-printed",
                job=name,
                good=names.GOOD_IDS[good],
                printed=int(printed),
                replaced=int(replaced[good]),
            )
        missing.append(max(0, int(printed - replaced[good] - s.hand[seat * HAND + GUN + good])))
    narcotics = int(s.hand[seat * HAND + NARCOTICS])
    if sum(replaced) > narcotics:
        return refuse("G8.1", "refuse-too-few-narcotics", job=name, needed=int(sum(replaced)), held=narcotics)
    gun, booze, blood = missing
    return refuse("G8.1", "refuse-missing-goods", job=name, gun=gun, booze=booze, blood=blood)


def bills(s: Godfather, seat: int, action: int) -> Refusal | None:
    """G8.2: all bills together, before the ability or after it."""
    job = s.get(A)
    name = names.JOB_IDS[job]
    before = s.get(B) == 1
    if action == ranges.ABILITY_FIRST:
        return None if before else refuse("G8.2", "refuse-ability-is-done", job=name)
    mask = action - ranges.TAKE_BILLS
    if mask == 0:
        return refuse("G8.2", "refuse-bills-left-too-soon", job=name) if before else None
    if kernel.bills_takable(s, job, mask):
        return None
    printed = [bill for bill in s.tables.job_bills[job * 3 : job * 3 + 3] if bill >= 0]
    for i in range(3):
        if mask >> i & 1 and i >= len(printed):
            return refuse("G8.2", "refuse-bill-not-printed", job=name, position=i + 1, printed=len(printed))
    for i in range(len(printed) - 1):
        if printed[i] == printed[i + 1] and mask >> i & 3 == 2:
            return refuse("G8.2", "refuse-equal-bills", job=name, bill=names.BILL_IDS[printed[i]])
    return refuse("G2.6", "refuse-bills-not-left", job=name)
