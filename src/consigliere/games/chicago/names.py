"""Chicago's ids as they stand in content, notation, views and events; the words are in the locales."""

from typing import Final

FAMILY_IDS: Final = ("colombo", "bonanno", "gambino", "genovese")
ASSET_IDS: Final = ("mansion", "car", "art", "title")
SPECIAL_IDS: Final = tuple(f"S{n}" for n in range(1, 11))
KIND_IDS: Final = ("gangster", "family", "movement", *ASSET_IDS, *SPECIAL_IDS)
COLOUR_IDS: Final = ("orange", "purple", "brown", "grey")
CODE_IDS: Final = (*COLOUR_IDS, "agent")  # what may lie in a hole
CARD_IDS: Final = tuple(f"{row}{n}" for row in "ABCDEF" for n in range(1, 5))
HOLE_IDS: Final = tuple(f"{row}{n}" for row in "abcdef" for n in range(1, 5))
ROW_IDS: Final = ("A", "B", "C", "D", "E", "F")
BUSINESS_IDS: Final = tuple(str(n) for n in range(1, 25))
CITY_CARD_IDS: Final = (
    "none",
    "bribe",
    "sabotage",
    "code-of-ethics",
    "confrontation",
    "al-capone-down",
    "al-capone-up",
)
TOKEN_IDS: Final = (*ASSET_IDS, "gangster", "hat", "city")
AREA_IDS: Final = ("influence", "gangsters", "assets", "business", "special", "movement")
SIDE_IDS: Final = ("hat", "city")
EXTRA_IDS: Final = ("A", "B", "C", "D", "E")
GROUP_IDS: Final = ("none", "henchmen", "asset", "influence", "family", "gangsters", "money")
POWER_IDS: Final = ("son", "father", "grandfather")
PHASE_IDS: Final = ("set-up", "income", "actions", "control", "round-end", "end")
BENEFIT_IDS: Final = ("income", "bonus", "control")
