"""What a content set of Chicago consists of: kinds of record, their ids in order, their fields (C1).

The order of the ids is the numbering of the kernel's tables; a pack changes values, never ids. A fixed field
is a rule that the kernel carries itself.
"""

from collections.abc import Mapping
from typing import Final

from consigliere.core.content import fields
from consigliere.core.packs import Field, Kind

BUSINESSES: Final = tuple(str(n) for n in range(1, 25))
SPECIALS: Final = tuple(f"S{n}" for n in range(1, 11))
ASSETS: Final = ("mansion", "car", "art", "title")
TOKENS: Final = (*ASSETS, "gangster", "hat", "city")
TOKEN_IDS: Final = tuple(f"token-{name}" for name in TOKENS)
SPECIAL_CARDS: Final = "card-special"
DECK: Final = (*(f"card-{name}" for name in ("gangster", "family", "movement", *ASSETS)), SPECIAL_CARDS)
PENALTIES: Final = tuple(f"penalty-{name}" for name in ("bribe", "sabotage", "ethics", "confrontation"))
EXTRAS: Final = tuple(f"extra-{letter}" for letter in "ABCDE")
PLAYERS: Final = ("players-2", "players-3", "players-4")
FAMILIES: Final = ("colombo", "bonanno", "gambino", "genovese")

_BUSINESS: Final = {
    "henchmen": Field("texts"),
    "asset": Field("text"),
    "influence": Field("texts"),
    "family": Field("truth"),
    "gangsters": Field("integer"),
    "money": Field("integer"),
    "income": Field("integer"),
    "points": Field("integer"),
    "bonus": Field("text"),
}
_DECK: Final = {name: Field("integer") for name in ("cards", "cut_three", "cut_two")}
_PLAYERS: Final = {
    "rows": Field("integer", fixed=True),
    "henchmen": Field("integer", fixed=True),
    "agents": Field("integer"),
    "starters": Field("texts"),
}
_PENALTY: Final = {"loss": Field("text", fixed=True), "immunity": Field("integer-table", fixed=True)}

SCHEMA: Final[Mapping[str, Kind]] = {
    "businesses": Kind(BUSINESSES, fields(**_BUSINESS)),
    "specials": Kind(SPECIALS, fields(pair=Field("texts"))),
    "deck": Kind(DECK, fields(**_DECK)),
    "tokens": Kind(TOKEN_IDS, fields(count=Field("integer"))),
    "penalties": Kind(PENALTIES, fields(**_PENALTY)),
    "extras": Kind(EXTRAS, fields(condition=Field("integer-table", fixed=True))),
    "players": Kind(PLAYERS, fields(**_PLAYERS)),
    "families": Kind(FAMILIES, fields(colour=Field("text"), hex=Field("text"))),
}

# what the players play with: these values make the hash; the colours of the families do not
PLAYED: Final[Mapping[str, tuple[str, ...]]] = {
    "businesses": tuple(_BUSINESS),
    "specials": ("pair",),
    "deck": tuple(_DECK),
    "tokens": ("count",),
    "penalties": tuple(_PENALTY),
    "extras": ("condition",),
    "players": tuple(_PLAYERS),
}
UNORDERED: Final = ("henchmen", "influence", "pair")
