"""Features of a seat's cards: suitcase, bills, goods, jobs that can be paid or nearly, allies."""

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.godfather import indices as f, places
from consigliere.bots.godfather.numbers import THUMBS
from consigliere.bots.godfather.seen import dollars, members
from consigliere.bots.godfather.worth import Worth
from consigliere.core.bits import bit
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import (
    ALLIES,
    BILL_5,
    BILLS,
    CASE,
    CASE_JOB,
    DRAW_JOB,
    FAMILY,
    FAMILY_BUSINESS,
    GOOD,
    GOOD_ICON,
    HAND,
    HELD,
    HORSE,
    JOB,
    JOBS,
    MONEY,
    NARCOTICS,
    NOTHING,
    OP_CHOOSE_GOOD,
    OP_ICONS,
    OP_LAUNDER,
    OP_MAYOR,
    OP_UNION_BOSS,
    PLAYED,
    PROGRAM,
    ROUNDS,
    SIZE,
    SQUARES,
    THUGS,
)


def suitcase(s: Godfather, seat: i64, own: bool, out: vec[i64]) -> None:
    at = seat * CASE
    out[f.CASE_BILLS] = s.bills_in_case(seat)
    out[f.CASE_SOME] = 1 if out[f.CASE_BILLS] > 0 else 0
    out[f.PLAYED_ALLIES] = members(s.of(seat, PLAYED))
    size = s.of(seat, SIZE)
    out[f.HAND_SIZE] = size
    over = size + out[f.PLAYED_ALLIES] - s.tables.hand_limit[s.act]
    out[f.OVER_LIMIT] = over if over > 0 else 0
    for job in range(JOBS):
        out[f.JOBS_DONE] += s.case[at + CASE_JOB + job]
    if not own:
        return
    for bill in range(BILLS):
        out[f.CASE_MONEY] += s.case[at + bill] * dollars(bill)
    done: i64 = out[f.COLOURS_1]  # packed by `pending`: the job under way
    out[f.COLOURS_1] = 0
    for colour in range(4):
        count = (done >> (4 * colour)) & 15
        for job in range(JOBS):
            if s.tables.job_colour[job] == colour:
                count += s.case[at + CASE_JOB + job]
        if count > 0:
            out[f.COLOURS_1] += 1
        if count > 1:
            out[f.COLOURS_2] += 1
        if count > 2:
            out[f.COLOURS_3] += 1


def hand(s: Godfather, seat: i64, out: vec[i64]) -> None:
    at = seat * HAND
    rank: i64 = 0
    bill: i64 = BILL_5
    while bill >= 0:
        for _ in range(s.hand[at + bill]):
            if rank == 0:
                out[f.BILL_1ST] = dollars(bill)
            elif rank == 1:
                out[f.BILL_2ND] = dollars(bill)
            elif rank < 5:
                out[f.BILLS_3_5] += dollars(bill)
            else:
                out[f.BILLS_MORE] += dollars(bill)
            rank += 1
        bill -= 1
    for good in range(3):
        count = s.hand[at + GOOD + good]
        if count > 0:
            out[f.GOODS_1] += 1
        if count > 1:
            out[f.GOODS_2] += 1
        if count > 2:
            out[f.GOODS_MORE] += count - 2
    out[f.NARCOTICS] = s.hand[at + NARCOTICS]
    w = Worth(s, seat, THUMBS)
    jobs(w, out)
    spaces(w, out)
    held = s.of(seat, HELD)
    mine = held | s.of(seat, PLAYED)
    for ally in range(ALLIES):
        if (mine >> ally) & 1 != 0:
            abilities(s, JOBS + ally, out)
            if (held >> ally) & 1 != 0 and w.figures > 0:
                out[f.ALLY_WAITING] += w.steps(JOBS + ally) // 10


def spaces(w: Worth, out: vec[i64]) -> None:
    """The two best free spaces of each shape, for figures that are still in the reserve."""
    s = w.s
    if s.phase > FAMILY_BUSINESS or w.figures == 0:
        return
    w.price_icons()
    gains = places.presences(w)
    if s.of(w.seat, THUGS) > 0:
        for square in range(SQUARES):
            if s.open_square(square):
                worth = (places.front(w, square) + places.presence(w, square, gains)) // 10
                if worth > out[f.BEST_SQUARE]:
                    out[f.NEXT_SQUARE] = out[f.BEST_SQUARE]
                    out[f.BEST_SQUARE] = worth
                elif worth > out[f.NEXT_SQUARE]:
                    out[f.NEXT_SQUARE] = worth
    if s.of(w.seat, FAMILY) != 0:
        for space in range(ROUNDS):
            if s.open_round(space):
                worth = (places.backs(w, space) + places.presence(w, SQUARES + space, gains)) // 10
                if worth > out[f.BEST_ROUND]:
                    out[f.NEXT_ROUND] = out[f.BEST_ROUND]
                    out[f.BEST_ROUND] = worth
                elif worth > out[f.NEXT_ROUND]:
                    out[f.NEXT_ROUND] = worth


def jobs(w: Worth, out: vec[i64]) -> None:
    """Paid one after the other from a copy of the goods, the best first; what the others then lack."""
    s = w.s
    at = w.at
    guns = s.hand[at + GOOD]
    booze = s.hand[at + GOOD + 1]
    blood = s.hand[at + GOOD + 2]
    narcotics = s.hand[at + NARCOTICS]
    cost = s.tables.job_cost
    taken: i64 = 0  # public spaces, then jobs of the hand, by bits
    paid: i64 = 0
    while True:
        best: i64 = -1
        most: i64 = 0
        for n in range(s.public_spaces + JOBS):
            if n < s.public_spaces:
                job = s.public[n]
                if job < 0:
                    continue
            else:
                job = n - s.public_spaces
                if s.hand[at + JOB + job] == 0:
                    continue
            if (taken >> n) & 1 != 0:
                continue
            c = job * 3
            lacking = lack(cost[c], guns) + lack(cost[c + 1], booze) + lack(cost[c + 2], blood)
            if lacking <= narcotics:
                worth = w.job(job)
                if worth > most:
                    most = worth
                    best = n
        if best < 0:
            break
        taken |= bit(best)
        job = s.public[best] if best < s.public_spaces else best - s.public_spaces
        c = job * 3
        narcotics -= lack(cost[c], guns) + lack(cost[c + 1], booze) + lack(cost[c + 2], blood)
        guns = left(guns, cost[c])
        booze = left(booze, cost[c + 1])
        blood = left(blood, cost[c + 2])
        if w.figures == 0:
            out[f.READY_OUT] += most // 10
        elif paid == 0:
            out[f.READY_1ST] += most // 10
        else:
            out[f.READY_MORE] += most // 10
        paid += 1
    for n in range(s.public_spaces + JOBS):
        if (taken >> n) & 1 != 0:
            continue
        public = n < s.public_spaces
        job = s.public[n] if public else n - s.public_spaces
        if job < 0 or (not public and s.hand[at + JOB + job] == 0):
            continue
        c = job * 3
        lacking = lack(cost[c], guns) + lack(cost[c + 1], booze) + lack(cost[c + 2], blood) - narcotics
        if public:
            if lacking == 1:
                out[f.PUBLIC_NEAR] += 1
        elif lacking <= 1:
            out[f.NEAR_1] += 1
        elif lacking == 2:
            out[f.NEAR_2] += 1
        else:
            out[f.FAR] += 1


def lack(wanted: i64, there: i64) -> i64:
    return wanted - there if wanted > there else 0


def left(there: i64, wanted: i64) -> i64:
    return there - wanted if there > wanted else 0


def abilities(s: Godfather, card: i64, out: vec[i64]) -> None:
    """What an ally does in every act to come."""
    for i in range(PROGRAM >> 1):
        op = s.tables.ability[card * PROGRAM + 2 * i]
        n = s.tables.ability[card * PROGRAM + 2 * i + 1]
        if op == NOTHING:
            return
        if op == OP_LAUNDER:
            out[f.ALLY_LAUNDERS] += n
        elif op == OP_CHOOSE_GOOD:
            out[f.ALLY_GOODS] += n
        elif op == OP_MAYOR or op == OP_UNION_BOSS:
            out[f.ALLY_PLACES] += 1
        elif op != OP_ICONS:
            out[f.ALLY_OTHER] += 1
        else:
            icon: i64 = 0
            while n != 0:
                count = n & 15
                if count != 0:
                    if icon == 0:
                        out[f.ALLY_LAUNDERS] += count
                    elif icon == DRAW_JOB or icon == HORSE:
                        out[f.ALLY_OTHER] += count
                    elif icon >= GOOD_ICON:
                        out[f.ALLY_GOODS] += count
                    elif icon >= MONEY:
                        out[f.ALLY_MONEY] += count * dollars(icon - MONEY)
                    else:
                        out[f.ALLY_TRADES] += count
                n >>= 4
                icon += 1
