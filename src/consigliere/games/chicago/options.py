"""Table options of Chicago: the two variants (C12) and the rulings that are settings."""

from collections.abc import Mapping
from typing import Final

NO_CITY_CARDS: Final = 1  # C12.1
TWO_EXTRAS: Final = 2  # C12.2
FIRST_OPPONENT: Final = 4  # Q-C4: the first who opposes wins, not the one with the most influence
NO_PASSING: Final = 8  # Q-A12: a full hole cannot be passed
NO_OPPOSING_POWER: Final = 16  # Q-C26: no power for a winning opponent
CAPONES_DOWN: Final = 32  # Q-S13, C1.6: with four players both Al Capone cards move down
EVEN_PLACES: Final = 64  # Q-V7: points for the place, a house option

NAMES: Final = (
    "no-city-cards",
    "two-extra-actions",
    "first-opponent-wins",
    "no-passing-full-holes",
    "no-power-when-opposing",
    "both-capones-down",
    "even-places",
)


def mask(chosen: Mapping[str, bool]) -> int:
    """The table's settings as the kernel reads them."""
    out = 0
    for n, name in enumerate(NAMES):
        if chosen.get(name):
            out |= 2**n
    return out
