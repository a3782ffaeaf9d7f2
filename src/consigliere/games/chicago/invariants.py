"""What must hold in Chicago after every action: cards, tokens, henchmen, markers; never stuck."""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, FRAME, KIND
from consigliere.games.chicago import frames, places
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.options import NO_CITY_CARDS
from consigliere.games.chicago.terms import (
    ASSET,
    ASSET_CARDS,
    ASSET_TOKENS,
    ASSETS,
    BRIBE,
    BUSINESSES,
    CAPONE_DOWN,
    CAPONE_UP,
    CELLS,
    CHIEF,
    CITY_CARDS,
    COLOURS,
    CONTROLLED,
    EXTRA_HELD,
    EXTRA_TAKEN,
    EXTRAS,
    FAMILY,
    FAMILY_LAID,
    GANGSTER,
    GANGSTER_TOKENS,
    GANGSTERS,
    GONE_AGENT,
    GONE_HENCHMAN,
    GONE_TOKEN,
    HAT_CARDS,
    HAT_TOKENS,
    KINDS,
    MAIN,
    MARKERS,
    ROWS,
    SET_UP,
    SHARED,
    SIZE,
    SLOTS,
    SPECIAL,
    TOKEN_GANGSTER,
    TOKEN_HAT,
    TOKENS,
)

VIOLATIONS = (
    "none",
    "cards",
    "deck-size",
    "hand-size",
    "influence",
    "businesses",
    "markers",
    "bonus-tokens",
    "henchmen",
    "agents",
    "city-cards",
    "extra-actions",
    "negative",
    "stuck",
    "place-points",
)


def violation(s: Position) -> i64:
    if cards_wrong(s):
        return 1
    wrong = sizes_wrong(s)
    if wrong != 0:
        return wrong
    if businesses_wrong(s):
        return 5
    if markers_wrong(s):
        return 6
    if tokens_wrong(s):
        return 7
    if henchmen_wrong(s):
        return 8
    if s.agents + s.agents_in_city() + s.gone[GONE_AGENT] != s.tables.agents[s.players - 2]:
        return 9
    if city_cards_wrong(s):
        return 10
    if extras_wrong(s):
        return 11
    for i in range(len(s.hand)):
        if s.hand[i] < 0:
            return 12
    if not s.over and s.get(KIND) < frames.FIRST_CHANCE and s.legal_count == 0:
        return 13
    return 14 if places.wrong(s) else 0


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


def businesses_wrong(s: Position) -> bool:
    """Every business once, revealed or not; nothing lies on a face-down card."""
    seen = s.unrevealed
    for pos in range(CELLS):
        business = s.business[pos]
        face_up: i64 = 1 if business >= 0 else 0
        if (s.up >> pos) & 1 != face_up:
            return True
        if business < 0:
            if s.owner[pos] >= 0 or s.token[pos] != 0:
                return True
        elif business >= BUSINESSES or (seen >> business) & 1 != 0:
            return True
        else:
            seen |= bit(business)
    return seen != bit(BUSINESSES) - 1


def markers_wrong(s: Position) -> bool:
    """Ten markers each; only a controlled business is extorted or guarded by its owner's chief."""
    for pos in range(CELLS):
        if s.extorted[pos] != 0 and (s.extorted[pos] != 1 or s.owner[pos] < 0):
            return True
    for seat in range(s.players):
        n: i64 = 0
        for pos in range(s.cells()):
            if s.owner[pos] == seat:
                n += 1
        if n != s.of(seat, CONTROLLED) or n > MARKERS:
            return True
        if s.of(seat, CHIEF) >= 0 and s.owner[s.of(seat, CHIEF)] != seat:
            return True
    return False


def tokens_wrong(s: Position) -> bool:
    for token in range(TOKENS):
        n = s.supply[token] + s.gone[GONE_TOKEN + token]
        for pos in range(s.cells()):
            if s.token[pos] != 0 and s.tables.bonus[s.business[pos]] == token:
                n += s.token[pos]
        for seat in range(s.players):
            if token < TOKEN_GANGSTER:
                n += s.of(seat, ASSET_TOKENS + token)
            elif token == TOKEN_GANGSTER:
                n += s.of(seat, GANGSTER_TOKENS)
            else:
                n += s.of(seat, HAT_TOKENS + token - TOKEN_HAT)
        if n != s.tables.tokens[token]:
            return True
    return False


def henchmen_wrong(s: Position) -> bool:
    """Those of the city and, once dealt, the first ones; a hole holds two tokens, an area two henchmen."""
    for colour in range(COLOURS):
        n = s.spare[colour] + s.gone[GONE_HENCHMAN + colour]
        for slot in range(CELLS * SLOTS):
            if s.hole[slot] == colour + 1:
                n += 1
        for seat in range(s.players):
            if s.of(seat, MAIN + colour) > 2 or s.of(seat, SHARED + colour) > 1:
                return True
            n += s.henchmen(seat, colour)
        at: i64 = 0
        while at <= s.top:
            if s.frames[at + KIND] == frames.PLACE and s.frames[at + A] == colour:
                n += 1
            at += FRAME
        first = n - s.tables.henchmen_each[s.players - 2]
        if first != 1 and (first != 0 or s.phase != SET_UP):
            return True
    return False


def city_cards_wrong(s: Position) -> bool:
    """Each penalty beside one row or aside."""
    if s.variants & NO_CITY_CARDS != 0:
        return False
    for card in range(BRIBE, CAPONE_UP + 1):
        n = (s.aside >> card) & 1
        for row in range(ROWS):
            if s.city_card[row] == card:
                n += 1
        if n > 1 or (n == 0 and card < CAPONE_DOWN):
            return True
    return False


def extras_wrong(s: Position) -> bool:
    """Five cards: on the table, held, or used."""
    n: i64 = 0
    lying = s.extras
    for seat in range(s.players):
        n += s.of(seat, EXTRA_TAKEN)
        if lying & s.of(seat, EXTRA_HELD) != 0:
            return True
        lying |= s.of(seat, EXTRA_HELD)
    for card in range(EXTRAS):
        n += (s.extras >> card) & 1
    return n != EXTRAS
