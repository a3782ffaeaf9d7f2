"""Henchmen and agents in Chicago (C4.7, C4.10, C6.6): which to take, where to place and to move them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.chicago import scales
from consigliere.bots.chicago.prospects import COLOUR
from consigliere.bots.chicago.scales import BITS, UNIT
from consigliere.bots.chicago.worth import UNKNOWN, Worth
from consigliere.games.chicago import movement, prerequisites
from consigliere.games.chicago.city import main_area, Position, shared_area
from consigliere.games.chicago.terms import (
    AGENT,
    BROWN,
    CELLS,
    COLOURS,
    GREY,
    MAIN,
    ORANGE,
    PURPLE,
    SHARED,
    SLOTS,
    SPECIAL,
    SPECIALS,
)

NO_SLOT: Final = -1
WANTED: Final = 410  # by a special card in hand
MOVED_NEAR: Final = 512  # of a henchman, that a move brings within reach
PAIRED: Final = 307  # the shared area is filled by either of two colours
SOON: Final = 819  # beside a business that is about to be ours
LATER: Final = 307


class Tokens:
    """What lies in the holes, as one seat judges it."""

    def __init__(self) -> None:
        self.harms: vec[i64] = vec[i64]([0] * CELLS)  # what an agent in a hole costs
        self.pulls: vec[i64] = vec[i64]([0] * CELLS)  # how soon a henchman in a hole could be taken
        self.pulls_known: bool = False
        self.colours: vec[i64] = vec[i64]([UNKNOWN] * COLOURS)  # what one more henchman is worth
        self.full: i64 = 0

    def look(self, w: Worth) -> None:
        """What an agent costs: a point for every own business beside a hole; others are welcome."""
        self.full = movement.full_holes(w.s)
        self.pulls_known = False
        for colour in range(COLOURS):
            self.colours[colour] = UNKNOWN
        s = w.s
        harms = self.harms
        for hole in range(CELLS):
            harms[hole] = 0
        for pos in range(s.cells()):
            owner = s.owner[pos]
            if owner >= 0:
                spread(harms, s.tables.card_holes[pos], UNIT if owner == w.seat else -scales.OTHERS)

    def ends(self, s: Position, hole: i64) -> i64:
        """Where a token of the hole could end."""
        return movement.reach(s, hole) & ~self.full

    def colour(self, w: Worth, colour: i64) -> i64:
        """What one more henchman of a colour is worth."""
        if self.colours[colour] == UNKNOWN:
            self.colours[colour] = henchman(w, colour)
        return self.colours[colour]

    def move(self, w: Worth, code: i64, start: i64, end: i64) -> i64:
        """What a token's move brings."""
        if code == AGENT:
            return self.harms[start] - self.harms[end]
        if not self.pulls_known:
            look_at_pulls(self.pulls, w)
            self.pulls_known = True
        near = self.pulls[end] - self.pulls[start]
        if near == 0:
            return 0
        return (MOVED_NEAR * self.colour(w, code - 1) >> BITS) * near >> BITS

    def best_move(self, w: Worth, code: i64, hole: i64) -> i64:
        ends = self.ends(w.s, hole)
        if ends == 0:
            return 0
        best: i64 = scales.NEVER
        end: i64 = 0
        while ends != 0:
            if ends & 1 != 0:
                best = max(best, self.move(w, code, hole, end))
            ends >>= 1
            end += 1
        return best

    def agent_moves(self, w: Worth, most: i64) -> i64:
        """What the one or two best moves of agents bring."""
        s = w.s
        first: i64 = 0
        second: i64 = 0
        for slot in range(s.cells() * SLOTS):
            hole = slot // SLOTS
            if s.hole[slot] == AGENT and self.harms[hole] > -scales.OTHERS:
                gain = self.best_move(w, AGENT, hole)
                if gain > first:
                    second = first
                    first = gain
                elif gain > second:
                    second = gain
        if most == 1:
            return first
        return first + second

    def removal(self, s: Position) -> i64:
        """The most an agent's removal brings."""
        best: i64 = 0
        for slot in range(s.cells() * SLOTS):
            if s.hole[slot] == AGENT:
                best = max(best, self.harms[slot // SLOTS])
        return best


def spread(into: vec[i64], holes: i64, amount: i64) -> None:
    hole: i64 = 0
    while holes != 0:
        if holes & 1 != 0:
            into[hole] += amount
        holes >>= 1
        hole += 1


def look_at_pulls(pulls: vec[i64], w: Worth) -> None:
    """Beside a business whose prerequisites are met or nearly so."""
    s = w.s
    if w.count < 0:
        w.survey()
    for hole in range(CELLS):
        pulls[hole] = 0
    for i in range(w.count):
        pos = w.where[i]
        missing = prerequisites.unmet(s, w.seat, s.business[pos])
        if missing & (missing - 1) != 0:
            continue
        near: i64 = SOON if missing == 0 else LATER
        holes = s.tables.card_holes[pos]
        for hole in range(s.cells()):
            if (holes >> hole) & 1 != 0:
                pulls[hole] = max(pulls[hole], near)


# -- henchmen


def placed(w: Worth, colour: i64, shared: bool) -> i64:
    """What a henchman brings in an area; NO_SLOT where there is no slot left."""
    s = w.s
    there: i64 = 0
    if shared:
        if s.of(w.seat, SHARED + colour) >= 1:
            return NO_SLOT
        there = s.of(w.seat, SHARED + partner(colour))
    else:
        there = s.of(w.seat, MAIN + colour)
        if there >= 2:
            return NO_SLOT
    if there == 0:
        return UNIT + PAIRED if shared else UNIT
    area = shared_area(colour) if shared else main_area(colour)
    return 2 * UNIT + scales.BONUS[area] * w.rounds_left


def partner(colour: i64) -> i64:
    """The other colour of the shared area (C4.10)."""
    if colour == ORANGE:
        return PURPLE
    if colour == PURPLE:
        return ORANGE
    return GREY if colour == BROWN else BROWN


def henchman(w: Worth, colour: i64) -> i64:
    """What one more henchman of a colour is worth: his area, businesses and special cards that want him."""
    s = w.s
    best = max(placed(w, colour, False), placed(w, colour, True))
    if best == NO_SLOT:
        return 0
    best += w.gain(COLOUR + colour, 1, 0)
    for special in range(SPECIALS):
        if s.holds(w.seat, SPECIAL + special) > 0:
            if s.tables.pair[2 * special] == colour or s.tables.pair[2 * special + 1] == colour:
                best += WANTED
    return best
