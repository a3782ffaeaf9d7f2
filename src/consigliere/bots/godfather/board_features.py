"""Features of the board: figures, the turf war as it stands, control, dominance, the horse head."""

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.godfather import indices as f
from consigliere.bots.godfather.places import influences
from consigliere.bots.godfather.seen import members
from consigliere.core.bits import bit
from consigliere.games.godfather import turf_war
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import FAMILY, FAMILY_BUSINESS, NEUTRAL, NOBODY, THUGS, TURFS


def read(s: Godfather, seat: i64, out: vec[i64]) -> None:
    out[f.ONE] = 1
    out[f.THUGS] = s.of(seat, THUGS)
    out[f.MEMBERS] = members(s.of(seat, FAMILY))
    mine = out[f.THUGS] + out[f.MEMBERS]
    if mine == 0:
        out[f.OUT] = 1
    elif mine == 1:
        out[f.ONE_LEFT] = 1
    thugs: i64 = 0
    for other in range(s.players):
        if other != seat:
            thugs += s.of(other, THUGS)
            out[f.OTHERS_LEFT] += s.of(other, THUGS) + members(s.of(other, FAMILY))
    if s.horse == seat:
        out[f.HORSE] = 1
    to_come = s.phase <= FAMILY_BUSINESS
    figures = influences(s)
    for turf in range(TURFS):
        winner: i64 = NOBODY
        if to_come:
            winner = led(figures[turf], seat, out)
        stack = s.stack[turf]
        markers(stack, seat, out)
        if stack & 7 == seat + 1:
            out[f.CONTROL] += 1
            if thugs > 0:
                if s.open_square(2 * turf):
                    out[f.OPEN_FRONTS] += 1
                if s.open_square(2 * turf + 1):
                    out[f.OPEN_FRONTS] += 1
        if winner >= 0 and winner < NEUTRAL and turf_war.may_mark(s, winner, turf):
            stack = stack << 3 | (winner + 1)
        if stack & 7 == seat + 1:
            out[f.CONTROL_NEXT] += 1
        if dominant(stack) == seat:
            out[f.DOMINANT_NEXT] += 1


def led(figures: i64, seat: i64, out: vec[i64]) -> i64:
    """Who would win the turf war there now; how far the seat leads."""
    best: i64 = 0
    winner: i64 = NOBODY
    others: i64 = 0
    for faction in range(NEUTRAL + 1):
        count = (figures >> (4 * faction)) & 15
        if count > best:
            best = count
            winner = faction
        elif count == best:
            winner = NOBODY
        if faction != seat and count > others:
            others = count
    mine = (figures >> (4 * seat)) & 15
    if mine > 0:
        if mine > others + 1:
            out[f.LEAD_2] += 1
        elif mine > others:
            out[f.LEAD_1] += 1
        elif mine == others:
            out[f.TIED] += 1
        else:
            out[f.TRAILING] += 1
    return winner


def counted(stack: i64) -> i64:
    """The markers of a stack, four bits for each seat."""
    counts: i64 = 0
    while stack != 0:
        counts += bit(4 * ((stack & 7) - 1))
        stack >>= 3
    return counts


def dominant(stack: i64) -> i64:
    """G16.2, for a stack as it might be."""
    counts = counted(stack)
    best: i64 = 0
    leader: i64 = NOBODY
    while stack != 0:  # from the top: the highest marker of the tied comes first
        owner = (stack & 7) - 1
        count = (counts >> (4 * owner)) & 15
        if count > best:
            best = count
            leader = owner
        stack >>= 3
    return leader


def markers(stack: i64, seat: i64, out: vec[i64]) -> None:
    counts = counted(stack)
    mine = (counts >> (4 * seat)) & 15
    out[f.MARKERS] += mine
    others: i64 = 0
    for other in range(NEUTRAL):
        if other != seat:
            count = (counts >> (4 * other)) & 15
            if count > others:
                others = count
    if dominant(stack) == seat:
        out[f.DOMINANT] += 1
        if mine > others + 1:
            out[f.SAFE] += 1
    elif mine + 1 >= others:
        out[f.CLOSE] += 1
