"""Rules of thumb about places: what a figure gains there, what it does in the turf war, whom it harms."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.godfather import numbers as n
from consigliere.bots.godfather.seen import members
from consigliere.bots.godfather.worth import Worth
from consigliere.core.bits import bit
from consigliere.games.godfather import family_member
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import (
    CASE,
    CASE_JOB,
    CHIEF_PLACE,
    JOBS,
    NEUTRAL,
    ROUNDS,
    SQUARES,
    TURFS,
)

NO_TURF: Final = vec[i64]([0] * TURFS)


def influences(s: Position) -> vec[i64]:
    """Figures in every turf (G12.1): four bits for each faction, the neutral one last."""
    out = NO_TURF[:]
    for square in range(SQUARES):
        owner = s.square[square]
        if owner >= 0:
            out[square >> 1] += bit(4 * owner)
    for space in range(ROUNDS):
        occupant = s.round[space]
        if occupant >= 0:
            areas = s.tables.areas[space]
            for turf in range(TURFS):
                if (areas >> turf) & 1 != 0:
                    out[turf] += bit(4 * (occupant // 3))
    if s.chief >= 0:
        out[s.chief] += bit(4 * NEUTRAL)
    return out


def others_most(influence: i64, seat: i64) -> i64:
    """The influence of the strongest other faction, given a turf's figures."""
    best: i64 = 0
    for faction in range(NEUTRAL + 1):
        if faction != seat:
            theirs = (influence >> (4 * faction)) & 15
            if theirs > best:
                best = theirs
    return best


def presences(w: Worth) -> vec[i64]:
    """What one more figure of the seat's does in the turf war, by turf."""
    out = influences(w.s)
    for turf in range(TURFS):
        mine = ((out[turf] >> (4 * w.seat)) & 15) + 1
        others = others_most(out[turf], w.seat)
        out[turf] = w.n[n.WINS_TURF if mine > others else n.TIES_TURF if mine == others else n.BEHIND]
    return out


def presence(w: Worth, place: i64, gains: vec[i64]) -> i64:
    """The same for a place, given `presences`."""
    turfs = w.s.turfs_of(place)
    total: i64 = 0
    for turf in range(TURFS):
        if (turfs >> turf) & 1 != 0:
            total += gains[turf]
    return total * w.n[n.THUG_STANDS if place < SQUARES else n.MEMBER_STANDS] // 100


def front(w: Worth, square: i64) -> i64:
    """A front's icons, less what an enemy controller gets from it."""
    s = w.s
    gains = w.pool(s.tables.front[s.business(square)])
    controller = s.controller(square >> 1)
    if controller >= 0 and controller != w.seat:
        gains -= w.n[n.ENEMY_GAINS] * gains // 100
    return gains


def backs(w: Worth, space: i64) -> i64:
    return w.pool(family_member.backs(w.s, space))


def uses(w: Worth, place: i64) -> i64:
    """What a figure of ours uses on this space, once the icons are priced."""
    return front(w, place) if place < SQUARES else backs(w, place - SQUARES)


def turfs_at(s: Position, place: i64) -> i64:
    """In how many turfs a figure at this place stands."""
    return 1 if place == CHIEF_PLACE else members(s.turfs_of(place))


def jobs_done(s: Position, seat: i64) -> i64:
    """How many jobs lie in a suitcase: all can see that."""
    at = seat * CASE + CASE_JOB
    count: i64 = 0
    for job in range(JOBS):
        count += s.case[at + job]
    return count


def standing(s: Position, owner: i64) -> i64:
    """How far another player seems to be ahead: suitcase and controlled turfs."""
    if owner == NEUTRAL:
        return -500
    worth = 300 * s.bills_in_case(owner) + 200 * jobs_done(s, owner)
    for turf in range(TURFS):
        if s.controller(turf) == owner:
            worth += 200
    return worth
