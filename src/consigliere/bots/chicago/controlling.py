"""Phase 3 of Chicago by rules of thumb (C5, C6): claims, attacks, opposition, henchmen, powers."""

from typing import Final

from mypy_extensions import i64

from consigliere.bots.chicago import scales
from consigliere.bots.chicago.prospects import FAMILY
from consigliere.bots.chicago.scales import BITS, UNIT
from consigliere.bots.chicago.thumbs import Thumbs
from consigliere.bots.chicago.worth import Worth
from consigliere.core.state import A, B, FRAME, SEAT
from consigliere.games.chicago import frames, prerequisites, ranges
from consigliere.games.chicago.terms import (
    COLOURS,
    CONTROLLED,
    FAMILY as FAMILY_CARD,
    GROUP_MONEY,
    GROUPS,
    NOBODY,
    PASSED,
)

THREAT: Final = 410  # what others could take goes first
HELP: Final = 922  # of the best business that only the godfather's help would bring
POWER_COST: Final = 256  # family cards on the table may become more than they are
WAITING: Final = 307
SHIELD: Final = 512  # for claims to come


def claim(t: Thumbs, action: i64) -> i64:
    """The business worth most, those in danger first; powers when they pay; else pass."""
    w = t.worth
    if action == ranges.PASS:
        return 0
    if action < ranges.CLAIM:
        return power(t, action)
    if w.count < 0:
        w.survey()
    if action < ranges.ATTACK:
        pos = (action - ranges.CLAIM) // GROUPS
        return w.control(pos) + THREAT * w.threats(pos) + help(w, pos, (action - ranges.CLAIM) % GROUPS)
    pos = (action - ranges.ATTACK) // GROUPS
    return w.attack(pos) + help(w, pos, (action - ranges.ATTACK) % GROUPS)


def met(w: Worth, pos: i64) -> bool:
    return prerequisites.unmet(w.s, w.seat, w.s.business[pos]) == 0


def help(w: Worth, pos: i64, ignored: i64) -> i64:
    """C9.1: money saved by ignoring it, less what the godfather's help could do elsewhere."""
    if ignored == 0:
        return 0
    s = w.s
    total: i64 = -102
    if ignored == GROUP_MONEY:
        total += w.card * s.tables.money[s.business[pos]]
    if met(w, pos):
        best: i64 = 0
        for i in range(w.count):
            if w.where[i] != pos:
                missing = prerequisites.unmet(s, w.seat, s.business[w.where[i]])
                if missing != 0 and missing & (missing - 1) == 0:
                    best = max(best, w.prize[i])
        total -= HELP * best >> BITS
    return total


def oppose(t: Thumbs, action: i64) -> i64:
    """The frame names the business; one influence goes."""
    if action == ranges.NO_OPPOSITION:
        return 0
    w = t.worth
    w.survey()
    pos = w.s.get(A)
    return w.control(pos) - scales.INFLUENCE + help(w, pos, action - ranges.OPPOSE)


def henchman(t: Thumbs, action: i64) -> i64:
    """The one we need, and the agent that comes in its place where it hurts others."""
    if action == ranges.NO_TOKEN:
        return 0
    t.look_at_tokens()
    n = action - ranges.HENCHMAN
    gain = t.tokens.colour(t.worth, n % COLOURS)
    s = t.worth.s
    if s.get(B) == 1 and s.agents > 0:
        gain -= t.tokens.harms[n // COLOURS]
    return gain


def chief(t: Thumbs, action: i64) -> i64:
    """Where others have the gangsters for an attack."""
    if action == ranges.NO_CHIEF:
        return 0
    s = t.worth.s
    seat = t.worth.seat
    if s.of(seat, CONTROLLED) < 2:
        return -1
    for other in range(s.players):
        if other != seat and s.of(other, PASSED) == 0 and s.gangsters(other) >= s.gangsters(seat):
            return 1
    return -1


def power(t: Thumbs, action: i64) -> i64:
    """C5: all family cards on the table for cards, and what goes with them."""
    if action == ranges.GO_ON:
        return 0
    w = t.worth
    s = w.s
    laid = w.h[FAMILY]
    waits = laid < 3 and w.rounds_left > 0 and s.holds(w.seat, FAMILY_CARD) > 0
    cost: i64 = POWER_COST + (WAITING if waits else 0)
    if action == ranges.SON:
        return w.gain(FAMILY, -laid, 2) + shield(t) - cost
    t.look_at_tokens()
    if action == ranges.FATHER:
        return w.gain(FAMILY, -laid, 4) + t.tokens.agent_moves(w, 1) - cost
    found: i64 = 0
    for colour in range(COLOURS):
        if in_city(w, colour):
            found = max(found, t.tokens.colour(w, colour))
    return w.gain(FAMILY, -laid, 1) + found + t.tokens.removal(s) - POWER_COST


def in_city(w: Worth, colour: i64) -> bool:
    s = w.s
    for hole in range(s.cells()):
        if s.count_in(hole, colour + 1) > 0:
            return True
    return False


def shield(t: Thumbs) -> i64:
    """C5.2: what the Son's immunity saves: now, between control and penalty, or in claims to come."""
    w = t.worth
    taking = being_taken(w, w.seat)
    if taking >= 0:
        return scales.PENALTY if w.struck(taking >> 2) else 0
    w.now()
    for i in range(w.count):
        pos = w.where[i]
        if w.struck(pos >> 2) and met(w, pos):
            return SHIELD
    return 0


def being_taken(w: Worth, seat: i64) -> i64:
    """The business a seat is taking control of, or NOBODY; any seat's for seat NOBODY."""
    s = w.s
    at: i64 = 0
    while at <= s.top:
        if s.frames[at] == frames.TAKING and (seat == NOBODY or s.frames[at + SEAT] == seat):
            return s.frames[at + A]
        at += FRAME
    return NOBODY


def penalty(t: Thumbs, action: i64) -> i64:
    """The one that would strike now, or in most rows where we may control something."""
    w = t.worth
    s = w.s
    card = action - ranges.PENALTY + 1
    taking = being_taken(w, NOBODY)
    if taking >= 0 and s.city_card[taking >> 2] == card:
        return 10 * UNIT
    w.now()
    total: i64 = 0
    for i in range(w.count):
        row = w.where[i] >> 2
        if s.city_card[row] == card and w.struck(row):
            total += w.prize[i]
    return total
