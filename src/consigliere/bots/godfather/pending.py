"""Features of what is under way on the stack of frames: icons, draws, abilities, jobs, thefts of a seat."""

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.godfather import indices as f
from consigliere.bots.godfather.numbers import STEP, THUMBS
from consigliere.bots.godfather.seen import dollars, members
from consigliere.core.bits import bit
from consigliere.core.state import A, B, C, FRAME, SEAT
from consigliere.games.godfather import frames
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import (
    BILLS,
    DRAW_JOB,
    GOOD_ICON,
    HORSE,
    MONEY,
    NOTHING,
    OP_CHOOSE_GOOD,
    OP_ICONS,
    OP_LAUNDER,
    PROGRAM,
)


def read(s: Godfather, seat: i64, out: vec[i64]) -> None:
    at: i64 = 0
    stack = s.frames
    while at <= s.top:
        if stack[at + SEAT] == seat:
            kind = stack[at]
            a = stack[at + A]
            if kind == frames.ICONS:
                pool(a, out)
            elif kind == frames.DRAWING or kind == frames.KEEP:
                out[f.JOBS_COME] += 1
            elif kind == frames.JOB_RUN:
                job(s, a, stack[at + C] == 0, out)
            elif kind == frames.ABILITY:
                ability(s, a, stack[at + B], out)
            elif kind == frames.LAUNDER:
                out[f.LAUNDERS_COME] += a
            elif kind == frames.CHOOSE_GOOD:
                out[f.GOODS_COME] += a
            elif kind == frames.STEALING:
                out[f.THEFTS_COME] += members(a)
            elif kind >= frames.STEAL_HAND:
                out[f.THEFTS_COME] += 1
            elif kind == frames.TAKING:
                out[f.MONEY_COMES] += dollars(a)
        at += FRAME


def pool(pool: i64, out: vec[i64]) -> None:
    icon: i64 = 0
    while pool != 0:
        count = pool & 15
        if count != 0:
            if icon == 0:
                out[f.LAUNDERS_COME] += count
            elif icon == DRAW_JOB:
                out[f.JOBS_COME] += count
            elif icon == HORSE:
                out[f.HORSE_COMES] += 1
            elif icon >= GOOD_ICON:
                out[f.GOODS_COME] += count
            elif icon >= MONEY:
                out[f.MONEY_COMES] += count * dollars(icon - MONEY)
            else:
                out[f.TRADES_COME] += count
        pool >>= 4
        icon += 1


def job(s: Godfather, job: i64, bills_to_come: bool, out: vec[i64]) -> None:
    """A job under way is as good as done; its colour waits for the suitcase to be read."""
    out[f.JOBS_DONE] += 1
    out[f.COLOURS_1] += bit(4 * s.tables.job_colour[job])
    if bills_to_come:
        for i in range(3):
            bill = s.tables.job_bills[job * 3 + i]
            if bill >= 0 and bill < BILLS:
                out[f.MONEY_COMES] += dollars(bill)


def ability(s: Godfather, card: i64, step: i64, out: vec[i64]) -> None:
    """The steps that are still to come."""
    for i in range(step, PROGRAM >> 1):
        op = s.tables.ability[card * PROGRAM + 2 * i]
        n = s.tables.ability[card * PROGRAM + 2 * i + 1]
        if op == NOTHING:
            return
        if op == OP_LAUNDER:
            out[f.LAUNDERS_COME] += n
        elif op == OP_ICONS:
            pool(n, out)
        elif op == OP_CHOOSE_GOOD:
            out[f.GOODS_COME] += n
        else:
            out[f.STEPS_COME] += THUMBS[STEP + op] // 10
