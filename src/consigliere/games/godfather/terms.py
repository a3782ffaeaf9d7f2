"""The numbers that stand for the rulebook's things: cards, figures, places, phases.

Board numbering follows the rulebook: turf 0 is turf 1 (Wall Street) and so on, area 7 is Central
Park. Square spaces: 2 * turf for the printed business, 2 * turf + 1 for the tile. A *place* is a
square space (0-13), a round space (14-30) or the Police Chief's (31).
"""

from typing import Final

RULES: Final = 5  # the rules version of new games; what each changed stands in docs/godfather/rulings.md

# cards: the kinds a hand can hold
BILLS: Final = 4
GOODS: Final = 4
JOBS: Final = 24
ALLIES: Final = 18
BILL_1: Final = 0
BILL_2: Final = 1
BILL_3: Final = 2
BILL_5: Final = 3
GOOD: Final = 4
GUN: Final = 4
BOOZE: Final = 5
BLOOD: Final = 6
NARCOTICS: Final = 7
JOB: Final = 8
ALLY: Final = 32
CARD_KINDS: Final = 50
HAND: Final = 32  # a row of the hand: all kinds but the allies, which are a mask
CASE: Final = 28  # a row of the suitcase: bills, then jobs
CASE_JOB: Final = 4

# board
TURFS: Final = 7
CENTRAL_PARK: Final = 7
SQUARES: Final = 14
ROUNDS: Final = 17
PLACES: Final = 32
CHIEF_PLACE: Final = 31
TILES: Final = 12
BLUE_TILES: Final = 8
FIRST_TILE: Final = 8  # business number of tile 0; 0-6 are printed, 7 is Central Park's
PUBLIC: Final = 4
NOBODY: Final = -1

# figures
MEMBERS: Final = 3  # Don, Consigliere, Heir
MAX_SEATS: Final = 5
NEUTRAL: Final = 5  # owner of the neutral figures
MAYOR: Final = 15  # occupant of a round space: seat * 3 + member, or the Mayor
UNION_BOSS: Final = 5  # occupant of a square space: seat, or the Union Boss
ASIDE: Final = -1  # where a neutral figure stands
IN_HUDSON: Final = -2
MARKERS: Final = 9
STACK_MAX: Final = 20  # markers in one stack: three bits each

# a seat's row
SIZE: Final = 0  # cards in hand, allies included
THUGS: Final = 1  # in the reserve
FAMILY: Final = 2  # in the reserve: mask of members
SUPPLY: Final = 3  # control markers
HELD: Final = 4  # allies in hand: mask
PLAYED: Final = 5  # allies lying open: mask
HUDSON_THUGS: Final = 6
HUDSON_FAMILY: Final = 7
SEALED: Final = 8  # sealed choice so far, packed
CURSOR: Final = 9  # step of the sealed choice
SCORE: Final = 10
DOMINANCE: Final = 11  # dominance bonuses at the end
COLOURS: Final = 12  # colour bonuses at the end
WON: Final = 13
ROW: Final = 14

# icons: four bits each in a pool
LAUNDER: Final = 0
DRAW_JOB: Final = 1
DISCARD1_5: Final = 2
DISCARD2_5: Final = 3
DISCARD3_8: Final = 4
DISCARD1_GOOD: Final = 5
MONEY: Final = 6  # MONEY + bill
GOOD_ICON: Final = 10  # GOOD_ICON + good
HORSE: Final = 14
ICONS: Final = 15

# phases
SET_UP: Final = 0
OPEN_BUSINESS: Final = 1
FAMILY_BUSINESS: Final = 2
TURF_WAR: Final = 3
BRIBERY: Final = 4
TRIBUTE: Final = 5
ENTRACTE: Final = 6
END: Final = 7

# steps of a card's ability
NOTHING: Final = 0
OP_LAUNDER: Final = 1  # up to n bills
OP_BANK_TO_CASE: Final = 2  # one bill of this index
OP_ICONS: Final = 3  # a pool
OP_CHOOSE_GOOD: Final = 4  # n goods
OP_FRONT_ANY: Final = 5
OP_MOVE_OWN_THUG: Final = 6
OP_MOVE_OWN_FAMILY: Final = 7
OP_MOVE_ENEMY: Final = 8
OP_SWAP: Final = 9
OP_PLACE_MARKER: Final = 10
OP_RETRIEVE: Final = 11
OP_OFFER: Final = 12
OP_STEAL_HAND: Final = 13  # from up to n opponents
OP_STEAL_CASE: Final = 14
OP_COLLECT: Final = 15
OP_GUN_DOWN: Final = 16  # filter
OP_DRIVE_BY: Final = 17
OP_CLEAN_HOUSE: Final = 18
OP_TAKE_OVER: Final = 19  # after a gun-down: an own thug to the freed space, front
OP_MAYOR: Final = 20
OP_UNION_BOSS: Final = 21
OP_CHIEF: Final = 22
OPS: Final = 23
PROGRAM: Final = 8  # a card's ability: up to four steps of (op, argument)

# filter of a gun-down
THUG_CLASS: Final = 1
FAMILY_CLASS: Final = 2
THE_CHIEF: Final = 4
NEUTRALS_TOO: Final = 8
SHARED_TURF: Final = 16
HIS_TURF: Final = 32


def value(bill: int) -> int:
    return 5 if bill == BILL_5 else bill + 1
