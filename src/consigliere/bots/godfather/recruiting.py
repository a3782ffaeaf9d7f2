"""G13 Which ally to take: what each would bring its buyer by the end of the game, by his cards and turfs.

An ability is counted by its parts. What one of each brings was measured with buyers who took any ally by lot,
and so was by how much it depends on what the buyer sees (`python -m tools.ally_worths --table`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.godfather.seen import dollars
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.tables import Tables
from consigliere.games.godfather.terms import (
    ALLIES,
    BILL_5,
    BILLS,
    DRAW_JOB,
    GOOD,
    GOOD_ICON,
    GOODS,
    HAND,
    HELD,
    HORSE,
    JOB,
    JOBS,
    LAUNDER,
    MONEY,
    NOTHING,
    OP_CHIEF,
    OP_CHOOSE_GOOD,
    OP_GUN_DOWN,
    OP_ICONS,
    OP_LAUNDER,
    OP_MAYOR,
    OP_PLACE_MARKER,
    OP_RETRIEVE,
    OP_UNION_BOSS,
    PLAYED,
    PROGRAM,
    SIZE,
    TURFS,
)

# parts of an ability
LAUNDERS: Final = 0
SECOND: Final = 1  # launders after the first
BILL: Final = 2  # + bill: a bill taken
GOODS_TAKEN: Final = 6
TRADES: Final = 7
JOBS_DRAWN: Final = 8
HORSE_HEAD: Final = 9
MAYOR: Final = 10
UNION_BOSS: Final = 11
CHIEF: Final = 12
GUN_DOWN: Final = 13
RETRIEVE: Final = 14
MARKER: Final = 15
FIVES_LAUNDERED: Final = 16  # a $5 that the same ability takes and launders
OTHER: Final = 17  # steps that no ally of the box has
PARTS: Final = 18

# what a buyer sees
DOLLARS_IN_HAND: Final = 0
BILLS_IN_CASE: Final = 1
ALLY_LAUNDERS: Final = 2  # of the allies he has
ALLY_DOLLARS: Final = 3
ALLY_GOODS: Final = 4
CARDS_IN_HAND: Final = 5
JOBS_IN_HAND: Final = 6
GOODS_IN_HAND: Final = 7
TURFS_HELD: Final = 8
HAS_HORSE: Final = 9
PLAYERS: Final = 10
SIGHTS: Final = 11
ROW: Final = SIGHTS + 1

NO_PARTS: Final = vec[i64]([0] * PARTS)
NO_SIGHTS: Final = vec[i64]([0] * SIGHTS)

# fmt: off
# for each act and part: what one of it brings a buyer who has nothing, then more for one of each sight above
BY_SIGHT: Final = vec[i64]([
    # act 1
    4202, -9, -51, 0, 0, 0, 101, -55, -62, 45, -58, -53,  # launder
    -1581, 19, -275, 0, 0, 0, 110, -180, -391, 141, 439, 69,  # launder after the first
    144, -37, 107, 0, 0, 0, 23, 89, 117, 134, 122, -7,  # $1
    856, 1, 325, 0, 0, 0, -33, -39, -13, 47, 252, -87,  # $2
    2204, -6, -600, 0, 0, 0, -36, -28, 47, -71, 155, -52,  # $3
    3687, -53, 140, 0, 0, 0, -9, 20, 105, 145, -197, 294,  # $5
    4078, -4, 24, 0, 0, 0, -14, 46, -2, -25, 5, -245,  # good
    2104, -32, -12, 0, 0, 0, 37, -50, 76, -122, -174, 254,  # trade
    1277, -11, 374, 0, 0, 0, -21, -42, 143, 159, 64, 109,  # job
    3095, -10, -164, 0, 0, 0, -307, 136, 130, 126, -1154, -1,  # horse head
    7006, -46, -996, 0, 0, 0, -94, -6, 29, 240, 121, 734,  # mayor
    2892, 25, -135, 0, 0, 0, -21, 30, -118, -89, -71, 138,  # union boss
    33, 12, -173, 0, 0, 0, 89, -87, 84, 43, -40, -153,  # chief
    1990, -72, 305, 0, 0, 0, 91, 69, 315, 32, 99, -593,  # gun down
    13332, -30, 90, -66, -42, -18, -12, 246, -36, 198, 273, -795,  # retrieve
    3921, 27, 24, -153, -21, 183, 9, -9, -162, -18, 312, 789,  # marker
    1283, -84, -134, 0, 0, 0, -17, -89, 71, -25, -60, 168,  # $5 laundered at once
    3000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  # other
    # act 2
    2420, 8, -81, -13, 26, -14, 5, -12, 29, -12, -62, 135,  # launder
    -1220, 13, -92, -212, 40, 143, 9, 11, -13, 70, -4, 138,  # launder after the first
    -664, 36, 7, -3, 19, 75, -52, -89, 57, 102, -294, 166,  # $1
    814, -5, 44, 228, 23, -127, 4, 9, -35, -91, 176, -38,  # $2
    1150, 1, 37, 361, 44, -320, 7, 31, 16, -149, 178, -32,  # $3
    2352, -10, 18, -104, -83, 158, 28, 18, 43, -4, -70, 132,  # $5
    2574, -6, 13, 76, -8, -35, 15, 62, -8, 66, -44, -183,  # good
    2850, 0, 204, 282, 19, -40, -26, 81, 76, -51, -67, -210,  # trade
    1629, -9, -7, -63, -50, 256, 20, -65, 82, 99, -7, -109,  # job
    -587, 9, 41, -24, -49, 34, -3, -59, 33, -22, 117, 144,  # horse head
    4608, 10, -50, -21, 7, 206, -9, 13, -29, 91, 93, 355,  # mayor
    2890, 20, 6, 35, 69, -146, -20, -54, -48, 39, -156, -39,  # union boss
    817, 7, -58, -118, -78, 47, 15, -22, 14, 107, 294, -379,  # chief
    1310, 10, 95, -57, 27, 92, -10, -133, 23, 125, -113, -131,  # gun down
    8888, -20, 60, -44, -28, -12, -8, 164, -24, 132, 182, -530,  # retrieve
    2614, 18, 16, -102, -14, 122, 6, -6, -108, -12, 208, 526,  # marker
    880, 11, 11, 110, -57, -25, -30, 19, 74, 117, -6, -68,  # $5 laundered at once
    2000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  # other
    # act 3
    1499, 6, -12, -14, 4, -3, 6, -9, -6, 3, -19, 14,  # launder
    -369, 11, -23, -37, 10, -3, 8, -16, -9, 8, -42, 21,  # launder after the first
    589, 4, 26, -109, -9, 82, 12, -1, 49, -36, -87, -165,  # $1
    693, 0, 25, -10, -25, -23, -13, -161, -21, -125, 177, -77,  # $2
    802, -10, 24, 124, -17, -24, -9, 1, 4, -6, -102, 87,  # $3
    1451, -8, 26, 33, -13, 9, 3, 29, 31, 26, 157, -22,  # $5
    1348, -1, 6, -55, -20, -26, -8, 21, -30, 8, 63, -142,  # good
    2091, -14, -2, -46, 9, -71, -10, -23, -75, 16, -55, -15,  # trade
    515, 4, 8, -77, -3, 18, 12, -4, 29, 34, -100, 36,  # job
    -246, -4, 30, -110, -22, -57, -2, 50, 35, -54, -190, 62,  # horse head
    2179, 2, -29, 40, 27, -15, 2, -78, 52, 27, 61, 209,  # mayor
    1763, -10, 27, -3, -11, -35, -12, -5, -1, -135, -72, -7,  # union boss
    624, -15, 27, 106, -7, -27, -14, 24, 10, 62, -154, -100,  # chief
    499, 3, 3, 26, -10, 34, 15, 33, 16, -36, 88, -139,  # gun down
    4444, -10, 30, -22, -14, -6, -4, 82, -12, 66, 91, -265,  # retrieve
    1307, 9, 8, -51, -7, 61, 3, -3, -54, -6, 104, 263,  # marker
    351, -5, -1, -23, 24, -42, 18, -14, 24, -27, 58, -43,  # $5 laundered at once
    1000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  # other
])
# fmt: on


def parts(tables: Tables, ally: i64) -> vec[i64]:
    """How often an ally's ability has each part."""
    found = NO_PARTS[:]
    count(tables, ally, found)
    if found[LAUNDERS] > 1:
        found[SECOND] = found[LAUNDERS] - 1
    fives = found[BILL + BILL_5] + found[TRADES]
    found[FIVES_LAUNDERED] = fives if fives < found[LAUNDERS] else found[LAUNDERS]
    return found


def count(tables: Tables, ally: i64, found: vec[i64]) -> None:
    ability = tables.ability
    for i in range(PROGRAM >> 1):
        op = ability[(JOBS + ally) * PROGRAM + 2 * i]
        argument = ability[(JOBS + ally) * PROGRAM + 2 * i + 1]
        if op == NOTHING:
            return
        if op == OP_ICONS:
            count_icons(argument, found)
        elif op == OP_LAUNDER:
            found[LAUNDERS] += argument
        elif op == OP_CHOOSE_GOOD:
            found[GOODS_TAKEN] += argument
        elif op == OP_MAYOR:
            found[MAYOR] += 1
        elif op == OP_UNION_BOSS:
            found[UNION_BOSS] += 1
        elif op == OP_CHIEF:
            found[CHIEF] += 1
        elif op == OP_GUN_DOWN:
            found[GUN_DOWN] += 1
        elif op == OP_RETRIEVE:
            found[RETRIEVE] += 1
        elif op == OP_PLACE_MARKER:
            found[MARKER] += 1
        else:
            found[OTHER] += 1


def count_icons(pool: i64, found: vec[i64]) -> None:
    icon: i64 = 0
    while pool != 0:
        n = pool & 15
        if n != 0:
            if icon == LAUNDER:
                found[LAUNDERS] += n
            elif icon == DRAW_JOB:
                found[JOBS_DRAWN] += n
            elif icon == HORSE:
                found[HORSE_HEAD] += n
            elif icon >= GOOD_ICON:
                found[GOODS_TAKEN] += n
            elif icon >= MONEY:
                found[BILL + icon - MONEY] += n
            else:
                found[TRADES] += n
        pool >>= 4
        icon += 1


def sights(s: Position, seat: i64) -> vec[i64]:
    """What the buyer sees: his cards and allies, and what lies open."""
    found = NO_SIGHTS[:]
    at = seat * HAND
    for bill in range(BILLS):
        found[DOLLARS_IN_HAND] += s.hand[at + bill] * dollars(bill)
    for good in range(GOODS):
        found[GOODS_IN_HAND] += s.hand[at + GOOD + good]
    for job in range(JOBS):
        found[JOBS_IN_HAND] += s.hand[at + JOB + job]
    found[CARDS_IN_HAND] = s.of(seat, SIZE)
    found[BILLS_IN_CASE] = s.bills_in_case(seat)
    mine = s.of(seat, HELD) | s.of(seat, PLAYED)
    has = NO_PARTS[:]
    for ally in range(ALLIES):
        if (mine >> ally) & 1 != 0:
            count(s.tables, ally, has)
    found[ALLY_LAUNDERS] = has[LAUNDERS]
    for bill in range(BILLS):
        found[ALLY_DOLLARS] += has[BILL + bill] * dollars(bill)
    found[ALLY_GOODS] = has[GOODS_TAKEN]
    for turf in range(TURFS):
        if s.controller(turf) == seat:
            found[TURFS_HELD] += 1
    if s.horse == seat:
        found[HAS_HORSE] = 1
    found[PLAYERS] = s.players
    return found


def worth(s: Position, ally: i64, seen: vec[i64]) -> i64:
    """What an ally bought in this act brings a buyer who sees this, in thousandths of a dollar of the end."""
    has = parts(s.tables, ally)
    total: i64 = 0
    for part in range(PARTS):
        if has[part] != 0:
            row = (s.act * PARTS + part) * ROW
            each = BY_SIGHT[row]
            for sight in range(SIGHTS):
                each += BY_SIGHT[row + 1 + sight] * seen[sight]
            total += has[part] * each
    return total
