"""The features of Chicago's value by what they are about: for reasons in words, and for temperaments."""

from collections.abc import Mapping
from typing import Final

from consigliere.bots.chicago import features as f
from consigliere.bots.tempers import AGGRESSIVE, BUSINESSMAN, CAREFUL, Groups, RIVALS

GROUPS: Final[Groups] = {
    "hand": (*range(f.HAND, f.IN_NEAR + 1),),
    "influence": (f.HAT_ONE, f.HAT_TWO, f.CITY_ONE, f.CITY_TWO, f.INFLUENCE_MORE, f.LESS_KNOWN),
    "gangsters": (f.GANGSTERS_TWO, f.GANGSTERS_FOUR, f.GANGSTERS_MORE, f.WEAKER, f.STRONGER),
    "family": (f.FAMILY_ONE, f.FAMILY_TWO, f.FAMILY_THREE),
    "henchmen": (f.COLOURS_ONE, f.COLOURS_TWO, *range(f.BONUS, f.TYPES), f.EXPOSED, f.RELIEF),
    "assets": (f.TYPES,),
    "extras": (f.EXTRA_NEAR, f.EXTRA),
    "income": (f.INCOME_CARDS, f.NOTHING_FRESH),
    "businesses": (f.HELPED, *range(f.CLAIM_BEST, f.ATTACK_BEST), *range(f.ONE_AWAY, f.THREATENED)),
    "attacks": (f.ATTACK_BEST, f.ATTACK_NEXT),
    "threats": (f.THREATENED, f.THREATENED_LATER),
    "turns": (f.TURNS, f.ORDER),
}
TEMPERS: Final[Mapping[str, Mapping[str, float]]] = {
    CAREFUL: {"threats": 1.8, "henchmen": 1.15, "attacks": 0.7},
    AGGRESSIVE: {"gangsters": 1.3, "attacks": 1.6, RIVALS: 1.4},
    BUSINESSMAN: {"businesses": 1.2, "income": 1.4, "assets": 1.4, "attacks": 0.8},
}
