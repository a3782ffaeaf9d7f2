"""What must hold after every action: nothing is made, nothing is lost, and the game is never stuck.

`violation` returns 0 or the number of the first thing found wrong; VIOLATIONS names them.
"""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, B, FRAME, KIND
from consigliere.games.godfather import frames, places, turf_war
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import (
    ALLIES,
    BILLS,
    CASE,
    CASE_JOB,
    FAMILY,
    GOODS,
    HAND,
    HELD,
    HUDSON_FAMILY,
    HUDSON_THUGS,
    JOB,
    JOBS,
    MARKERS,
    MAYOR,
    PLAYED,
    ROUNDS,
    SIZE,
    SQUARES,
    SUPPLY,
    THUGS,
    TILES,
    TURFS,
    UNION_BOSS,
)

VIOLATIONS = (
    "none",
    "bills",
    "goods",
    "jobs",
    "allies",
    "hand-size",
    "thugs",
    "family-members",
    "markers",
    "tiles",
    "neutral-figures",
    "stuck",
    "negative",
    "closed-space",
    "place-points",
)


def violation(s: Position) -> i64:
    if money_wrong(s):
        return 1
    if goods_wrong(s):
        return 2
    if jobs_wrong(s):
        return 3
    if allies_wrong(s):
        return 4
    if sizes_wrong(s):
        return 5
    wrong = figures_wrong(s)
    if wrong != 0:
        return wrong
    if markers_wrong(s):
        return 8
    if tiles_wrong(s):
        return 9
    if not s.over and s.get(KIND) < frames.FIRST_CHANCE and s.legal_count == 0:
        return 11
    for i in range(len(s.hand)):
        if s.hand[i] < 0:
            return 12
    for i in range(len(s.case)):
        if s.case[i] < 0:
            return 12
    return 14 if places.wrong(s) else 0


def money_wrong(s: Position) -> bool:
    for bill in range(BILLS):
        n = s.pile[bill]
        for seat in range(s.players):
            n += s.hand[seat * HAND + bill] + s.case[seat * CASE + bill]
        if n != s.tables.bills[bill] or s.pile[bill] < 0:
            return True
    return False


def goods_wrong(s: Position) -> bool:
    for good in range(BILLS, BILLS + GOODS):
        n = s.pile[good]
        for seat in range(s.players):
            n += s.hand[seat * HAND + good]
        if n != s.tables.goods[good - BILLS] or s.pile[good] < 0:
            return True
    return False


def in_frames(s: Position, job: i64) -> i64:
    """Copies of a job that lie aside: being completed, or drawn and not settled."""
    n: i64 = 0
    at: i64 = 0
    while at <= s.top:
        kind = s.frames[at + KIND]
        if kind == frames.JOB_RUN and s.frames[at + A] == job:
            n += 1
        elif kind == frames.DRAWING or kind == frames.KEEP:
            if s.frames[at + A] == job:
                n += 1
            if s.frames[at + B] == job:
                n += 1
        at += FRAME
    return n


def jobs_wrong(s: Position) -> bool:
    deck: i64 = 0
    discards: i64 = 0
    for job in range(JOBS):
        deck += s.deck[job]
        discards += s.discards[job]
        n = s.deck[job] + s.discards[job] + in_frames(s, job)
        for space in range(s.public_spaces):
            if s.public[space] == job:
                n += 1
        for seat in range(s.players):
            n += s.hand[seat * HAND + JOB + job] + s.case[seat * CASE + CASE_JOB + job]
        if n != s.tables.job_copies[job] or s.deck[job] < 0:
            return True
    return deck != s.deck_size or discards != s.discards_size


def allies_wrong(s: Position) -> bool:
    """No ally in two places; none of a later act than this one anywhere."""
    seen = s.offered
    for seat in range(s.players):
        held = s.of(seat, HELD)
        played = s.of(seat, PLAYED)
        if seen & held != 0 or (seen | held) & played != 0:
            return True
        seen |= held | played
    for ally in range(ALLIES):
        if (seen >> ally) & 1 != 0 and s.tables.ally_act[ally] > s.act:
            return True
    return False


def sizes_wrong(s: Position) -> bool:
    for seat in range(s.players):
        n: i64 = 0
        for card in range(HAND):
            n += s.hand[seat * HAND + card]
        held = s.of(seat, HELD)
        while held != 0:
            held &= held - 1
            n += 1
        if n != s.of(seat, SIZE):
            return True
    return False


def figures_wrong(s: Position) -> i64:
    everyone: i64 = 1
    if s.act >= 1:
        everyone = 3
    if s.act >= 3:
        everyone = 7
    for seat in range(s.players):
        thugs = s.of(seat, THUGS) + s.of(seat, HUDSON_THUGS)
        family = s.of(seat, FAMILY)
        hudson = s.of(seat, HUDSON_FAMILY)
        if family & hudson != 0:
            return 7
        family |= hudson
        for square in range(SQUARES):
            if s.square[square] == seat:
                thugs += 1
        for space in range(ROUNDS):
            occupant = s.round[space]
            if occupant >= 0 and occupant // 3 == seat and occupant != MAYOR:
                if (family >> (occupant % 3)) & 1 != 0:
                    return 7
                family |= bit(occupant % 3)
        if thugs != (3 if s.players == 2 else 2):
            return 6
        if family != everyone:
            return 7
    for space in range(ROUNDS):
        if s.round[space] >= 0 and s.closed(space):
            return 13
        if (s.round[space] == MAYOR) != (s.mayor == space):
            return 10
    for square in range(SQUARES):
        if s.square[square] >= 0 and s.business(square) < 0:
            return 13
        if (s.square[square] == UNION_BOSS) != (s.boss == square):
            return 10
    return 10 if s.chief >= TURFS else 0


def markers_wrong(s: Position) -> bool:
    for seat in range(s.players):
        n = s.of(seat, SUPPLY)
        for turf in range(TURFS):
            for height in range(turf_war.height(s, turf)):
                if turf_war.marker_at(s, turf, height) == seat:
                    n += 1
        if n != MARKERS:
            return True
    return False


def tiles_wrong(s: Position) -> bool:
    seen = s.tiles_left
    n: i64 = 0
    for turf in range(TURFS):
        tile = s.tile[turf]
        if tile >= 0:
            if (seen >> tile) & 1 != 0:
                return True
            seen |= bit(tile)
            n += 1
    left: i64 = 0
    for tile in range(TILES):
        left += (s.tiles_left >> tile) & 1
    return n + left != TILES
