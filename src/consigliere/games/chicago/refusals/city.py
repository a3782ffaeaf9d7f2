"""Why a token, a gap, an agent, a henchman or a slot is refused: the city (C4.7), the mini-board (C4.10)."""

from functools import reduce
from operator import or_

from consigliere.core.refusal import Refusal
from consigliere.core.state import A, B, C, D
from consigliere.games.chicago import henchmen, movement, names, powers, ranges
from consigliere.games.chicago.causes import rule_of
from consigliere.games.chicago.city import main_area, Position, shared_area
from consigliere.games.chicago.options import NO_PASSING
from consigliere.games.chicago.refusals.words import business_at, outside, refuse
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.terms import AGENT, COLOURS, MAIN, SHARED, SLOTS


def token(s: Chicago, seat: int, action: int) -> Refusal | None:
    """Movement: one or two different tokens, the first compulsory; the Father: an agent, or none."""
    purpose, second = s.get(A), s.get(B) == 1
    if action == ranges.NO_TOKEN:
        if purpose == powers.BY_FATHER or second or not any_can_go(s):
            return None
        return refuse("Q-A14", "refuse-must-move")
    hole, code = divmod(action - ranges.TOKEN, AGENT)
    far = outside(s, hole)
    if far is not None:
        return far
    where, what = names.HOLE_IDS[hole], names.CODE_IDS[code]
    count = s.count_in(hole, code + 1)
    if count == 0:
        return refuse(rule_of(s), "refuse-no-such-token", hole=where, token=what)
    if purpose == powers.BY_FATHER and code + 1 != AGENT:
        return refuse("Q-A21", "refuse-agents-only", hole=where, token=what)
    if second and count == 1 and hole == s.get(C) and code + 1 == s.get(D):
        return refuse("Q-A11", "refuse-token-moved", hole=where, token=what)
    if ends(s, hole) == 0:
        return refuse("Q-A11", "refuse-token-stuck", hole=where)
    return None


def reach(s: Position, hole: int, barred: int) -> int:
    """Mask of the gaps up to three diagonal steps away; a barred one can be entered, not left."""
    seen = edge = 1 << hole
    for _ in range(movement.STEPS):
        steps = [int(s.tables.hole_links[near]) for near in range(s.cells()) if edge >> near & 1]
        edge = reduce(or_, steps, 0) & int(s.everywhere()) & ~seen
        seen |= edge
        edge &= ~barred
    return seen & ~(1 << hole)


def ends(s: Position, hole: int) -> int:
    """Where a token of this gap may end; Q-A12: full gaps are passed, or not, as the table plays."""
    full = sum(1 << near for near in range(s.cells()) if s.tokens_in(near) >= SLOTS)
    return reach(s, hole, full if s.variants & NO_PASSING else 0) & ~full


def any_can_go(s: Position) -> bool:
    return any(s.tokens_in(hole) > 0 and ends(s, hole) != 0 for hole in range(s.cells()))


def to_hole(s: Chicago, seat: int, action: int) -> Refusal | None:
    """Three diagonal steps, another gap, and room in it."""
    here, there = int(s.get(B)), action - ranges.TO_HOLE
    far = outside(s, there)
    if far is not None:
        return far
    start, end = names.HOLE_IDS[here], names.HOLE_IDS[there]
    if there == here:
        return refuse("C4.7", "refuse-same-hole", hole=end)
    if s.tokens_in(there) >= SLOTS:
        return refuse("C4.7", "refuse-hole-full", hole=end, most=SLOTS)
    if ends(s, here) >> there & 1:
        return None
    if reach(s, here, 0) >> there & 1:  # then only full gaps are in the way
        return refuse("Q-A12", "refuse-way-blocked", start=start, hole=end)
    return refuse("Q-A11", "refuse-too-far", start=start, hole=end, steps=movement.STEPS)


# -- agents


def agent(s: Chicago, seat: int, action: int) -> Refusal | None:
    if action == ranges.NO_AGENT:
        if s.get(A) == 0 or s.agents_in_city() == 0:
            return None
        return refuse("S4", "refuse-must-remove-agent", agents=int(s.agents_in_city()))
    hole = action - ranges.REMOVE_AGENT
    far = outside(s, hole)
    if far is not None:
        return far
    if s.count_in(hole, AGENT) > 0:
        return None
    return refuse(rule_of(s), "refuse-no-agent-there", hole=names.HOLE_IDS[hole])


# -- henchmen


def henchman(s: Chicago, seat: int, action: int) -> Refusal | None:
    source = int(s.get(A))
    near = int(henchmen.holes(s, source))
    rule = rule_of(s)
    if action == ranges.NO_TOKEN:
        if source == henchmen.ANYWHERE or not any_henchman(s, near):
            return None
        return refuse("Q-C21" if source >= 0 else rule, "refuse-must-take-henchman")
    hole, colour = divmod(action - ranges.HENCHMAN, COLOURS)
    far = outside(s, hole)
    if far is not None:
        return far
    where = names.HOLE_IDS[hole]
    if s.count_in(hole, colour + 1) == 0:
        return refuse(rule, "refuse-no-such-henchman", hole=where, colour=names.COLOUR_IDS[colour])
    if near >> hole & 1:
        return None
    if source == henchmen.BESIDE_OWN:
        return refuse(rule, "refuse-not-beside-own", hole=where)
    place = names.CARD_IDS[source]
    return refuse(rule, "refuse-not-adjacent", hole=where, place=place, business=business_at(s, source))


def any_henchman(s: Position, near: int) -> bool:
    holes = (hole for hole in range(s.cells()) if near >> hole & 1)
    return any(s.count_in(hole, colour + 1) > 0 for hole in holes for colour in range(COLOURS))


def place(s: Chicago, seat: int, action: int) -> Refusal | None:
    """C4.10: two slots in the colour's own area, one in the shared one; a fourth leaves the game."""
    colour = int(s.get(A))
    own_full, shared_full = s.of(seat, MAIN + colour) >= 2, s.of(seat, SHARED + colour) >= 1
    name = names.COLOUR_IDS[colour]
    if action == ranges.NO_TOKEN:
        return None if own_full and shared_full else refuse("C4.10", "refuse-must-place", colour=name)
    own = action == ranges.PLACE_MAIN
    if not (own_full if own else shared_full):
        return None
    area = main_area(colour) if own else shared_area(colour)
    return refuse("C4.10", "refuse-slots-full", colour=name, area=names.AREA_IDS[area])
