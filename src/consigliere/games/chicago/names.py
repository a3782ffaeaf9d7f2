"""Chicago's ids as they stand in content, notation, views and events; the words are in the locales."""

from typing import Final, get_args, Literal

Family = Literal["colombo", "bonanno", "gambino", "genovese"]
Asset = Literal["mansion", "car", "art", "title"]
Colour = Literal["orange", "purple", "brown", "grey"]
Code = Literal["orange", "purple", "brown", "grey", "agent"]
CityCard = Literal[
    "none", "bribe", "sabotage", "code-of-ethics", "confrontation", "al-capone-down", "al-capone-up"
]
Token = Literal["mansion", "car", "art", "title", "gangster", "hat", "city"]
Area = Literal["influence", "gangsters", "assets", "business", "special", "movement"]
Side = Literal["hat", "city"]
Extra = Literal["A", "B", "C", "D", "E"]
Group = Literal["none", "henchmen", "asset", "influence", "family", "gangsters", "money"]
Phase = Literal["set-up", "income", "actions", "control", "round-end", "end"]
Benefit = Literal["income", "bonus", "control"]

FAMILY_IDS: Final[tuple[Family, ...]] = get_args(Family)
ASSET_IDS: Final[tuple[Asset, ...]] = get_args(Asset)
SPECIAL_IDS: Final = tuple(f"S{n}" for n in range(1, 11))
KIND_IDS: Final[tuple[str, ...]] = ("gangster", "family", "movement", *ASSET_IDS, *SPECIAL_IDS)
COLOUR_IDS: Final[tuple[Colour, ...]] = get_args(Colour)
CODE_IDS: Final[tuple[Code, ...]] = get_args(Code)  # what may lie in a hole
CARD_IDS: Final = tuple(f"{row}{n}" for row in "ABCDEF" for n in range(1, 5))
HOLE_IDS: Final = tuple(f"{row}{n}" for row in "abcdef" for n in range(1, 5))
ROW_IDS: Final = ("A", "B", "C", "D", "E", "F")
BUSINESS_IDS: Final = tuple(str(n) for n in range(1, 25))
CITY_CARD_IDS: Final[tuple[CityCard, ...]] = get_args(CityCard)
TOKEN_IDS: Final[tuple[Token, ...]] = get_args(Token)
AREA_IDS: Final[tuple[Area, ...]] = get_args(Area)
SIDE_IDS: Final[tuple[Side, ...]] = get_args(Side)
EXTRA_IDS: Final[tuple[Extra, ...]] = get_args(Extra)
GROUP_IDS: Final[tuple[Group, ...]] = get_args(Group)
POWER_IDS: Final = ("son", "father", "grandfather")
PHASE_IDS: Final[tuple[Phase, ...]] = get_args(Phase)
BENEFIT_IDS: Final[tuple[Benefit, ...]] = get_args(Benefit)
