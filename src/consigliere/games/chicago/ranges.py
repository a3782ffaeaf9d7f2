"""Chicago's action table: every decision owns a range, an action is its offset plus an argument."""

from typing import Final

# an action of phase 2 (C4)
INFLUENCE: Final = 0  # + side * 17 + card kind
LAY_GANGSTER: Final = 34
LAY_ASSET: Final = 35  # + type
BUSINESS: Final = 39  # + card position to reveal
BUSINESS_DRAW: Final = 63  # all are revealed
PLAY_SPECIAL: Final = 64  # + special
SPECIAL_BY_GODFATHER: Final = 74  # + special: the pair ignored by the godfather's help
MOVE: Final = 84
LAY_FAMILY: Final = 85  # + number - 1
# powers (C5)
SON: Final = 88
FATHER: Final = 89
GRANDFATHER: Final = 90
GO_ON: Final = 91
# money (C2.3)
PAY: Final = 92  # + card kind
FREE: Final = 109  # own mini-board bonus
FREE_BY_GODFATHER: Final = 110
# phase 1 (C3)
REVEAL: Final = 111  # + card position
EXTORT: Final = 135  # + card position
NO_EXTORTION: Final = 159
TAKE_INCOME: Final = 160  # the godfather's two cards
UNDER: Final = 161  # + card kind
USE_BONUS: Final = 178
NO_BONUS: Final = 179
USE_BONUS_BY_GODFATHER: Final = 180
# tokens in the city (C4.7)
TOKEN: Final = 181  # + hole * 5 + code - 1
NO_TOKEN: Final = 301
TO_HOLE: Final = 302  # + hole
REMOVE_AGENT: Final = 326  # + hole
NO_AGENT: Final = 350
PLACE_MAIN: Final = 351
PLACE_SHARED: Final = 352
# special cards
LAY_CARD: Final = 353  # + card kind
LAY_INFLUENCE: Final = 370  # + side * 17 + card kind
NO_MORE: Final = 404
RIVAL: Final = 405  # + seat
NO_RIVAL: Final = 409
DISCARD: Final = 410  # + card kind
# losses
LOSE_GANGSTER_CARD: Final = 427
LOSE_GANGSTER_TOKEN: Final = 428
LOSE_INFLUENCE_CARD: Final = 429  # + side * 17 + card kind
LOSE_INFLUENCE_TOKEN: Final = 463  # + side
LOSE_ASSET_CARD: Final = 465  # + type
LOSE_ASSET_TOKEN: Final = 469  # + type
PENALTY: Final = 473  # + penalty - 1: the Son's choice
# phase 3 (C6)
CLAIM: Final = 477  # + card position * 7 + group ignored
ATTACK: Final = 645  # + card position * 7 + group ignored
PASS: Final = 813
OPPOSE: Final = 814  # + group ignored
NO_OPPOSITION: Final = 821
HENCHMAN: Final = 822  # + hole * 4 + colour
CHIEF: Final = 918
NO_CHIEF: Final = 919
EXTRA: Final = 920  # + extra action
# sealed
RETURN_CARD: Final = 925  # + card kind
KEEP_CARD: Final = 942  # + card kind
ACTIONS: Final = 959
