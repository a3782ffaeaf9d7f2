"""What must hold in Chicago after every action: cards, tokens, henchmen, markers; never stuck."""

from mypy_extensions import i64

from consigliere.core.state import FRAME, KIND
from consigliere.games.chicago import frames
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.terms import (
    AGENT,
    ASSET,
    ASSET_CARDS,
    ASSETS,
    CELLS,
    CITY_CARDS,
    CONTROLLED,
    FAMILY,
    FAMILY_LAID,
    GANGSTER,
    GANGSTERS,
    HAT_CARDS,
    KINDS,
    MARKERS,
    SIZE,
    SLOTS,
    SPECIAL,
)

VIOLATIONS = (
    "none",
    "cards",
    "deck-size",
    "hand-size",
    "influence",
    "markers",
    "businesses",
    "holes",
    "stuck",
    "negative",
)


def violation(s: Position) -> i64:
    if cards_wrong(s):
        return 1
    wrong = sizes_wrong(s)
    if wrong != 0:
        return wrong
    if markers_wrong(s):
        return 5
    if businesses_wrong(s):
        return 6
    for hole in range(CELLS * SLOTS):
        if s.hole[hole] < 0 or s.hole[hole] > AGENT:
            return 7
    if not s.over and s.get(KIND) < frames.FIRST_CHANCE and s.legal_count == 0:
        return 8
    for i in range(len(s.hand)):
        if s.hand[i] < 0:
            return 9
    return 0


def in_play(s: Position, kind: i64) -> i64:
    """Copies of a kind laid on the table, of all seats, and a special card being applied."""
    n: i64 = 0
    for seat in range(s.players):
        n += s.holds(seat, kind)
        n += s.influence[seat * 2 * KINDS + kind] + s.influence[(seat * 2 + 1) * KINDS + kind]
        if kind == GANGSTER:
            n += s.of(seat, GANGSTERS)
        elif kind == FAMILY:
            n += s.of(seat, FAMILY_LAID)
        elif kind >= ASSET and kind < ASSET + ASSETS:
            n += s.of(seat, ASSET_CARDS + kind - ASSET)
    at: i64 = 0
    while at <= s.top:
        if s.frames[at + KIND] == frames.SPECIAL and s.frames[at + 2] + SPECIAL == kind:
            n += 1
        at += FRAME
    return n


def cards_wrong(s: Position) -> bool:
    for kind in range(KINDS):
        n = s.deck[kind] + s.discards[kind] + s.cut[kind] + in_play(s, kind)
        for i in range(s.under_size):
            if s.under[i] == kind:
                n += 1
        if n != s.tables.deck[(s.players - 2) * KINDS + kind]:
            return True
    return False


def sizes_wrong(s: Position) -> i64:
    deck: i64 = 0
    discards: i64 = 0
    for kind in range(KINDS):
        deck += s.deck[kind]
        discards += s.discards[kind]
    if deck != s.deck_size or discards != s.discards_size:
        return 2
    for seat in range(s.players):
        hand: i64 = 0
        hat: i64 = 0
        city: i64 = 0
        for kind in range(KINDS):
            hand += s.holds(seat, kind)
            hat += s.influence[seat * 2 * KINDS + kind]
            city += s.influence[(seat * 2 + 1) * KINDS + kind]
        if hand != s.of(seat, SIZE):
            return 3
        if hat != s.of(seat, HAT_CARDS) or city != s.of(seat, CITY_CARDS):
            return 4
    return 0


def markers_wrong(s: Position) -> bool:
    for seat in range(s.players):
        n: i64 = 0
        for pos in range(s.cells()):
            if s.owner[pos] == seat:
                n += 1
        if n != s.of(seat, CONTROLLED) or n > MARKERS:
            return True
    return False


def businesses_wrong(s: Position) -> bool:
    """No business twice; nothing controlled that is face down."""
    seen = s.unrevealed
    for pos in range(CELLS):
        business = s.business[pos]
        if business < 0:
            if s.owner[pos] >= 0 or s.token[pos] != 0:
                return True
        elif (seen >> business) & 1 != 0:
            return True
    return False
