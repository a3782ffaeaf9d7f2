"""Rules of thumb for naming something on the table: figures, spaces, turfs, fronts, opponents, markers.

Against the leader, and against figures that count in many turfs; swaps are not worth the trouble.
"""

from mypy_extensions import i64

from consigliere.bots.godfather import places, recruiting
from consigliere.bots.godfather.picking import NEVER, Pick
from consigliere.bots.godfather.worth import Worth
from consigliere.core.bits import bit
from consigliere.core.state import A, B
from consigliere.games.godfather import frames, ranges, turf_war
from consigliere.games.godfather.terms import STACK_MAX


def figure(w: Worth) -> i64:
    s = w.s
    purpose = s.get(A)
    pick = Pick(s)
    for i in range(s.legal_count):
        action = s.legal[i]
        if action == ranges.NO_FIGURE:
            score: i64 = 5000 if purpose == frames.SWAP_OWN else NEVER
        else:
            place = action - ranges.FIGURE
            owner = s.owner_at(place)
            turfs = 100 * places.turfs_at(s, place)
            if owner == w.seat:
                score = turfs if purpose == frames.RETRIEVE else -turfs
            else:
                score = places.standing(s, owner) + 3 * turfs // 2
        pick.weigh(action, score)
    return pick.best


def space(w: Worth) -> i64:
    s = w.s
    to_enemy = s.get(A) == frames.TO_ENEMY
    w.price_icons()
    pick = Pick(s)
    for i in range(s.legal_count):
        action = s.legal[i]
        score: i64 = NEVER
        if action != ranges.NO_SPACE:
            place = action - ranges.SPACE
            score = -places.turfs_at(s, place) if to_enemy else places.uses(w, place)
        pick.weigh(action, score)
    return pick.best


def turf(w: Worth) -> i64:
    """A marker where it changes control; the Police Chief where the others are strong."""
    s = w.s
    figures = places.influences(s)
    pick = Pick(s)
    for i in range(s.legal_count):
        action = s.legal[i]
        score: i64 = NEVER
        if action != ranges.NO_TURF:
            here = figures[action - ranges.TURF]
            score = 0 if s.controller(action - ranges.TURF) == w.seat else 200
            faction: i64 = 0
            while here != 0:
                if faction != w.seat:
                    score += 50 * (here & 15)
                here >>= 4
                faction += 1
        pick.weigh(action, score)
    return pick.best


def front(w: Worth) -> i64:
    s = w.s
    w.price_icons()
    pick = Pick(s)
    for i in range(s.legal_count):
        action = s.legal[i]
        score: i64 = NEVER
        if action != ranges.NO_FRONT:
            score = places.front(w, action - ranges.FRONT)
        pick.weigh(action, score)
    return pick.best


def opponent(w: Worth) -> i64:
    """As many as may be named, those ahead first, in the order of their seats.

    Among equals the next one clockwise: no seat is everybody's victim.
    """
    s = w.s
    lowest: i64 = ranges.NO_OPPONENT
    taken: i64 = 0
    for _ in range(s.get(B)):
        pick = Pick(s)
        for i in range(s.legal_count):
            if s.legal[i] != ranges.NO_OPPONENT and (taken >> i) & 1 == 0:
                other = s.legal[i] - ranges.OPPONENT
                away = (other - w.seat + s.players) % s.players
                pick.weigh(i, places.standing(s, other) * 8 - away)
        if pick.most == NEVER:
            break
        taken |= bit(pick.best)
        if s.legal[pick.best] < lowest:
            lowest = s.legal[pick.best]
    return lowest


def donor(w: Worth) -> i64:
    """A marker that lies below another one of ours costs no control; better none than losing one."""
    s = w.s
    pick = Pick(s)
    for i in range(s.legal_count):
        action = s.legal[i]
        score: i64 = 0
        if action != ranges.FORGO:
            at = (action - ranges.MARKER) // STACK_MAX
            height = turf_war.height(s, at)
            if (action - ranges.MARKER) % STACK_MAX == height - 1:
                score = -100
            else:
                score = -150
                for position in range(height):
                    if turf_war.marker_at(s, at, position) == w.seat:
                        score += 100
        pick.weigh(action, score)
    return pick.best


def ally(w: Worth) -> i64:
    s = w.s
    pick = Pick(s)
    seen = recruiting.sights(s, w.seat)
    for i in range(s.legal_count):
        pick.weigh(s.legal[i], recruiting.worth(s, s.legal[i] - ranges.CHOOSE_ALLY, seen))
    return pick.best
