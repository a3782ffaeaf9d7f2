"""The scales of Chicago's rules of thumb: what things are worth, in 1,024ths of a point of the end (C11.2).

Rough numbers that play decently; a choice is made by comparing sums of them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

UNIT: Final = 1024  # one point; also one whole in a product, which is shifted down by BITS
BITS: Final = 10
NEVER: Final = -1_000_000

CARD: Final = 512  # a card in hand at the end
CARD_EARLIER: Final = 41  # and so much more for every round to come
HENCHMAN: Final = 1536
AGENT_COMES: Final = 717  # in the place of a henchman taken
PENALTY: Final = 1024
GANGSTER: Final = 2400  # given up by an attacker
INFLUENCE: Final = 1229  # given up by a winning opponent
EXTRA: Final = 2048
ASSET_TOKEN: Final = 1536
GANGSTER_TOKEN: Final = 1229
INFLUENCE_TOKEN: Final = 1024

LATE: Final = 307  # a business for which the actions of this round do not suffice
NEXT: Final = 819  # one cannot have them all: the second best counts less, and so on
MORE: Final = 350  # influence beyond two of a side, for every round to come
ARMED: Final = 150  # a gangster on the table, for every round to come
STRENGTH: Final = 600  # and now
KEPT_EXTRA: Final = 1946  # an unused extra action is worth two points at the end
READY: Final = 922  # a special card in hand whose pair is owned
READY_NEARLY: Final = 410
MOVE_AGENTS: Final = 307  # a movement card in hand
MOVE_HENCHMEN: Final = 102
OTHERS: Final = 307  # an agent next to a business of others

# by steps that are missing: the chance to control a business, an extra action, and so on
CHANCE: Final = vec[i64]([1024, 614, 369, 205, 102, 51, 20, 10, 0])
MOST_LACKING: Final = 8
NO_HENCHMAN: Final = vec[i64]([1024, 358, 125, 44, 15])
NO_CARD: Final = vec[i64]([1024, 819, 655, 524, 419, 336, 268, 215, 172, 137, 110])
MOST_CARDS: Final = 10
UNHELD: Final = vec[i64]([1024, 614, 369, 221, 133])  # gangsters, assets, family cards not in hand
MOST_UNHELD: Final = 4
NEAR_EXTRA: Final = vec[i64]([2048, 1126, 620, 341, 187])
SIDE: Final = vec[i64]([0, 800, 1400])  # influence of one side, for every round to come
OF_COLOUR: Final = vec[i64]([0, 500, 750])  # henchmen of one colour, for every round to come
POWER: Final = vec[i64]([0, 900, 2048, 2400])  # what may still be made of family cards on the table
# what two henchmen in an area bring in every round to come, beside their points
BONUS: Final = vec[i64]([307, 256, 256, 410, 205, 205])
