"""The words of Chicago's content files and their numbers: colours, assets, symbols, tokens, cells (C1, C6).

`none` says that a business needs no asset or has no bonus icon, so that a pack can take one away.
"""

from collections.abc import Mapping
from typing import Final

from consigliere.games.chicago import terms as t
from consigliere.games.chicago.content import schema as s

NONE: Final = "none"
COLOURS: Final[Mapping[str, int]] = {
    "orange": t.ORANGE,
    "purple": t.PURPLE,
    "brown": t.BROWN,
    "grey": t.GREY,
}
ASSET: Final[Mapping[str, int]] = {
    NONE: -1,
    **{name: n for n, name in enumerate(s.ASSETS)},
    "any": t.ANY_ASSET,
}
BONUS: Final[Mapping[str, int]] = {NONE: -1, **{name: n for n, name in enumerate(s.TOKENS)}}
SYMBOLS: Final = ("hat", "city")
LOSSES: Final = ("money", "asset", "influence", "gangster")

# what a player must have, at least: for immunity from a penalty (C7), for an extra action (C8.1)
CONDITIONS: Final[Mapping[str, int]] = {  # -> highest number
    "influence": 9,
    "hat": 9,
    "city": 9,
    "gangsters": 9,
    "asset_types": t.ASSETS,
    "henchman_colours": t.COLOURS,
    "businesses": t.MARKERS,
}

ROW_LETTERS: Final = "ABCDEF"
ROWS: Final = (4, 5, 6)  # of the city with 2, 3 and 4 players
PLACES: Final = 4  # businesses in a row
STARTERS: Final = (3, 4, 5)  # face up from the start, by players


def cell(place: str, rows: int) -> int | None:
    """The card position of a place such as B3 in a city of so many rows; None if there is no such place."""
    if len(place) != 2 or place[0] not in ROW_LETTERS[:rows] or place[1] not in "1234":
        return None
    return ROW_LETTERS.index(place[0]) * PLACES + int(place[1]) - 1
