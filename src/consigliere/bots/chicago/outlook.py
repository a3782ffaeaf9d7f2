"""What a seat of Chicago may still get and lose (C3, C6): businesses in reach, income, attacks of others."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.chicago import features as at
from consigliere.bots.chicago.prospects import CARDS
from consigliere.bots.chicago.scales import UNIT
from consigliere.bots.chicago.sight import Sight
from consigliere.core.bits import bit
from consigliere.core.state import B, FRAME, SEAT
from consigliere.games.chicago import frames
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.terms import ATTACKS, CHIEF, CONTROL, CONTROLLED, PASSED

LAPS: Final = 3
MOST_ATTACKS: Final = 2


def measure_city(v: Sight, seat: i64) -> None:
    """Businesses by their worth and by what stands between the seat and them; income to come."""
    s = v.s
    w = v.worth
    f = v.f
    open_now = still_open(s, seat)
    later = w.rounds_left > 0
    for i in range(w.count):
        prize = float(w.prize[i]) / UNIT
        if prize <= 0.0:
            continue
        w.miss(i)
        pos = w.where[i]
        short = w.needed > w.h[CARDS]
        if w.henchmen > 0:
            if later:
                f[at.NO_HENCHMAN] += prize / float(1 + w.henchmen + w.lacking)
        elif w.lacking == 0 and not short and open_now:
            if w.arms[i] > 0:
                ranked(f, at.ATTACK_BEST, prize)
            elif others_ready(v, seat, pos):
                ranked(f, at.CONTESTED, prize)
            else:
                ranked(f, at.CLAIM_BEST, prize)
        elif open_now and w.lacking <= w.actions_left and not short and w.unheld == 0:
            away: i64 = at.ONE_AWAY if w.lacking == 1 else at.TWO_AWAY
            if prize > f[away]:
                f[at.REST_AWAY] += f[away]
                f[away] = prize
            else:
                f[at.REST_AWAY] += prize
        elif later:
            if w.lacking == 0:
                f[at.LATER] += prize
            elif w.lacking == 1 and w.unheld == 0:
                f[at.LATER_ONE] += prize
            else:
                f[at.LATER_MORE] += prize / float(w.lacking + w.unheld)
    f[at.INCOME_CARDS] = float(income_to_come(s, seat, w.rounds_left))
    f[at.NOTHING_FRESH] = 1.0 if later and w.fresh == 0 else 0.0


def ranked(f: vec[float], best: i64, prize: float) -> None:
    """The best of a kind, and behind it the sum of the rest."""
    if prize > f[best]:
        f[best + 1] += f[best]
        f[best] = prize
    else:
        f[best + 1] += prize


def others_ready(v: Sight, seat: i64, pos: i64) -> bool:
    """Whether another seat still in the phase could control the business, too."""
    s = v.s
    mask = v.ready[pos] & ~bit(seat)
    for other in range(s.players):
        if (mask >> other) & 1 != 0 and still_open(s, other):
            return True
    return False


def measure_threats(v: Sight, seat: i64) -> None:
    """C6.5: own businesses that others have the gangsters and the prerequisites for."""
    s = v.s
    if s.of(seat, CONTROLLED) < 2:
        return
    f = v.f
    mine = v.gangsters[seat]
    later = v.worth.rounds_left > 0
    for other in range(s.players):
        if other == seat or v.gangsters[other] <= mine:
            continue
        left = MOST_ATTACKS - s.of(other, ATTACKS) if still_open(s, other) else 0
        for pos in range(s.cells()):
            if s.owner[pos] == seat and (v.ready[pos] >> other) & 1 != 0:
                points = float(s.tables.points[s.business[pos]])
                if left > 0 and s.of(seat, CHIEF) != pos:
                    f[at.THREATENED] += points
                    left -= 1
                elif later:
                    f[at.THREATENED_LATER] += points


def income_to_come(s: Position, seat: i64, rounds: i64) -> i64:
    """Cards of the best businesses not yet extorted, one a round (C3.3)."""
    threes: i64 = 0
    fours: i64 = 0
    twos: i64 = 0
    for pos in range(s.cells()):
        if s.owner[pos] == seat and s.extorted[pos] == 0:
            cards = s.tables.income[s.business[pos]]
            if cards >= 4:
                fours += 1
            elif cards == 3:
                threes += 1
            else:
                twos += 1
    fours = min(fours, rounds)
    threes = min(threes, rounds - fours)
    twos = min(twos, rounds - fours - threes)
    return 4 * fours + 3 * threes + 2 * twos


def still_open(s: Position, seat: i64) -> bool:
    """Whether the seat can still control something in this round."""
    return s.phase < CONTROL or (s.phase == CONTROL and s.of(seat, PASSED) == 0)


def turns_left(s: Position, seat: i64) -> i64:
    """Actions of this round the seat has not yet taken (C4.1)."""
    if s.phase >= CONTROL:
        return 0
    left: i64 = LAPS
    stack: i64 = 0
    while stack <= s.top:
        if s.frames[stack] == frames.ACTIONS:
            place = (seat - s.start + s.players) % s.players
            left = LAPS - (s.frames[stack + B] - place + s.players - 1) // s.players
        elif s.frames[stack] == frames.EXTRA_TURNS and stack == s.top:
            left = 0
        elif s.frames[stack] == frames.ACT and s.frames[stack + SEAT] == seat:
            left += 1
        stack += FRAME
    return left
