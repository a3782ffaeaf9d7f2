"""The features of Chicago's value (C6, C8, C11): what a seat has and may still get, in numbers.

Everything is public or the seat's own; where its hand is not known, its cards are taken as average ones.
The points that would count now are no feature: they stand for themselves. Businesses count by their worth.
"""

from typing import Final

ONE: Final = 0  # the average
HAND: Final = 1  # cards the hand limit allows
EXCESS: Final = 2  # cards over it, while they can still be used this round
IN_GANGSTERS: Final = 3  # gangsters in hand
IN_FAMILY: Final = 4
IN_MOVEMENT: Final = 5
IN_ASSETS: Final = 6  # types of assets in hand that do not lie on the table
IN_READY: Final = 7  # special cards whose pair is owned
IN_NEAR: Final = 8  # those that lack one henchman
HAT_ONE: Final = 9
HAT_TWO: Final = 10
CITY_ONE: Final = 11
CITY_TWO: Final = 12
INFLUENCE_MORE: Final = 13  # beyond two of each
GANGSTERS_TWO: Final = 14  # up to two
GANGSTERS_FOUR: Final = 15  # up to two more
GANGSTERS_MORE: Final = 16
WEAKER: Final = 17  # others with fewer gangsters
STRONGER: Final = 18  # others with more
LESS_KNOWN: Final = 19  # others with less influence
FAMILY_ONE: Final = 20  # family cards on the table
FAMILY_TWO: Final = 21
FAMILY_THREE: Final = 22
COLOURS_ONE: Final = 23  # colours of which a henchman is owned
COLOURS_TWO: Final = 24  # two of them
BONUS: Final = 25  # + area: its bonus is owned
TYPES: Final = 31  # of assets on the table
EXTRA_NEAR: Final = 32  # extra actions in reach
EXTRA: Final = 33  # extra actions held
INCOME_CARDS: Final = 34  # of businesses not yet extorted, one a round
NOTHING_FRESH: Final = 35  # next round a godchild
HELPED: Final = 36  # the godfather can still help to control a business this round
CLAIM_BEST: Final = 37  # businesses that can be claimed this round and that nobody else can
CLAIM_REST: Final = 38
CONTESTED: Final = 39  # and that others can, too: the best
CONTESTED_REST: Final = 40
ATTACK_BEST: Final = 41
ATTACK_NEXT: Final = 42
ONE_AWAY: Final = 43  # the best business for which one action is missing that can be taken this round
TWO_AWAY: Final = 44
REST_AWAY: Final = 45  # others of that kind
LATER: Final = 46  # in later rounds: nothing is missing
LATER_ONE: Final = 47
LATER_MORE: Final = 48
NO_HENCHMAN: Final = 49  # henchmen are missing
THREATENED: Final = 50  # points of own businesses that others can attack this round
THREATENED_LATER: Final = 51
TURNS: Final = 52  # actions left this round
ORDER: Final = 53  # seats that come before in this round
EXPOSED: Final = 54  # henchmen beside own businesses: an agent comes where one is taken
RELIEF: Final = 55  # agents beside own businesses that a movement card in hand can move away
FEATURES: Final = 56
