"""The numbers that stand for Chicago's things: cards, colours, the city's cells, areas, phases.

The city is a chessboard (C1.3): row r and index i give card position r * 4 + i and hole r * 4 + i.
Row A is row 0.
"""

from typing import Final

NOBODY: Final = -1

# cards of the draw deck (C1.2)
GANGSTER: Final = 0
FAMILY: Final = 1
MOVEMENT: Final = 2
ASSET: Final = 3  # mansion, car, art, title
ASSETS: Final = 4
SPECIAL: Final = 7  # S1 to S10
SPECIALS: Final = 10
KINDS: Final = 17
IMMUNITY: Final = 0  # special 0
RECRUITMENT: Final = 1
AUCTION: Final = 2
LOOSE_ENDS: Final = 3
ENTICEMENT: Final = 4
PEDDLING: Final = 5
SMUGGLING: Final = 6
ATTEMPT: Final = 7
BLACKMAIL: Final = 8
LAUNDERING: Final = 9

# henchmen
ORANGE: Final = 0
PURPLE: Final = 1
BROWN: Final = 2
GREY: Final = 3
COLOURS: Final = 4
AGENT: Final = 5  # in a hole: 0 empty, colour + 1, or an agent
SLOTS: Final = 2  # tokens in one hole

# the city
ROWS: Final = 6
CELLS: Final = 24
BUSINESSES: Final = 24
MAX_SEATS: Final = 4
MARKERS: Final = 10

# city cards beside the rows (C1.6)
NO_CARD: Final = 0
BRIBE: Final = 1
SABOTAGE: Final = 2
ETHICS: Final = 3
CONFRONTATION: Final = 4
PENALTIES: Final = 4
CAPONE_DOWN: Final = 5
CAPONE_UP: Final = 6

# bonus tokens
TOKEN_GANGSTER: Final = 4  # 0 to 3 are assets
TOKEN_HAT: Final = 5
TOKEN_CITY: Final = 6
TOKENS: Final = 7
ANY_ASSET: Final = 4

# what has left the game
GONE_TOKEN: Final = 0  # + type
GONE_HENCHMAN: Final = 7  # + colour
GONE_AGENT: Final = 11
GONE: Final = 12

# the mini-board's areas (C4.9)
AREA_INFLUENCE: Final = 0
AREA_GANGSTERS: Final = 1
AREA_ASSETS: Final = 2
AREA_BUSINESS: Final = 3
AREA_SPECIAL: Final = 4
AREA_MOVEMENT: Final = 5
AREAS: Final = 6

# sides of influence
HAT: Final = 0
CITY: Final = 1

# extra actions (C8.1)
EXTRA_INFLUENCE: Final = 0
EXTRA_GANGSTERS: Final = 1
EXTRA_ASSETS: Final = 2
EXTRA_HENCHMEN: Final = 3
EXTRA_CONTROL: Final = 4
EXTRAS: Final = 5

# prerequisite groups (C9.1)
GROUP_HENCHMEN: Final = 1  # 0: none ignored
GROUP_ASSET: Final = 2
GROUP_INFLUENCE: Final = 3
GROUP_FAMILY: Final = 4
GROUP_GANGSTERS: Final = 5
GROUP_MONEY: Final = 6
GROUPS: Final = 7

# godfather's benefits
BENEFIT_INCOME: Final = 1
BENEFIT_BONUS: Final = 2
BENEFIT_CONTROL: Final = 4

# a seat's row
SIZE: Final = 0
FAMILY_LAID: Final = 1
GANGSTERS: Final = 2  # cards
GANGSTER_TOKENS: Final = 3
ASSET_CARDS: Final = 4  # + type
ASSET_TOKENS: Final = 8  # + type
HAT_CARDS: Final = 12
CITY_CARDS: Final = 13
HAT_TOKENS: Final = 14
CITY_TOKENS: Final = 15
MAIN: Final = 16  # + colour: henchmen in the colour's own area, up to two
SHARED: Final = 20  # + colour: in the area shared with another colour, up to one
FIRST: Final = 24  # colour + 1 of the unplaced first henchman, 0: none
ATTACKS: Final = 25  # made this round
CHIEF: Final = 26  # card position, NOBODY: at home
CONTROLLED: Final = 27
EXTRA_HELD: Final = 28  # mask
EXTRA_TAKEN: Final = 29  # cards claimed in the whole game
BONUSES_USED: Final = 30  # mask of areas, once a round
GODCHILD: Final = 31
BENEFITS: Final = 32  # mask of benefits used this round
IMMUNE: Final = 33  # mask of penalties; bit 0: all
PASSED: Final = 34
SEALED: Final = 35
CURSOR: Final = 36
SCORE: Final = 37
WON: Final = 38
ROW: Final = 39

# phases
SET_UP: Final = 0
INCOME: Final = 1
ACTIONS: Final = 2
CONTROL: Final = 3
ROUND_END: Final = 4
END: Final = 5
