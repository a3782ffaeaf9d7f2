"""What a content set of this game consists of: kinds of record, their ids in order, their fields (G1, G2).

The order of the ids is the numbering of the kernel's tables; a pack changes values, never ids.
"""

from collections.abc import Mapping
from typing import Final

from consigliere.core.content import fields
from consigliere.core.packs import Field, Kind, MARKS as MARKS

AREAS: Final = ("WS", "BK", "UES", "QN", "UWS", "MT", "CH", "CP")
PARK: Final = "CP"
SPACES: Final = tuple(f"R{n:02}" for n in range(1, 18))
PRINTED: Final = tuple(f"P-{area}" for area in AREAS)
BLUE: Final = tuple(f"TB{n}" for n in range(1, 9))
RED: Final = tuple(f"TR{n}" for n in range(1, 5))
BUSINESSES: Final = PRINTED + BLUE + RED
JOBS: Final = tuple(f"J{colour}{n}" for colour in "YBGK" for n in range(1, 7))
ALLIES: Final = tuple(f"A{n}" for n in range(1, 19))
FAMILIES: Final = ("marzullo", "matarazzo", "pizzino", "vitale", "caccamo", "neutral")
BILLS: Final = ("bill-1", "bill-2", "bill-3", "bill-5")
GOODS: Final = ("good-gun", "good-booze", "good-blood", "good-narcotics")
LIMITS: Final = "hand-limits"

SCHEMA: Final[Mapping[str, Kind]] = {
    "areas": Kind(
        AREAS,
        fields(
            turf=Field("integer", optional=True, fixed=True),
            centre=Field("point"),
            printed=Field("point"),
            tile=Field("point", optional=True),
            control=Field("point", optional=True),
            polygon=Field("points"),
        ),
    ),
    "spaces": Kind(SPACES, fields(areas=Field("texts"), three_plus=Field("truth"), xy=Field("point"))),
    "families": Kind(FAMILIES, fields(colour=Field("text"), hex=Field("text"))),
    "businesses": Kind(
        BUSINESSES,
        fields(
            turf=Field("text", optional=True, fixed=True),
            colour=Field("text", optional=True, fixed=True),
            front=Field("texts"),
            back=Field("texts"),
        ),
    ),
    "jobs": Kind(
        JOBS,
        fields(
            colour=Field("text"),
            copies=Field("integer"),
            cost=Field("texts"),
            bills=Field("integers"),
            ability=Field("tables"),
        ),
    ),
    "allies": Kind(ALLIES, fields(act=Field("integer"), ability=Field("tables"))),
    "supply": Kind(
        (*BILLS, *GOODS, LIMITS),
        fields(cards=Field("integer", optional=True), limits=Field("integers", optional=True)),
    ),
}

# what the players play with: these values make the hash; the map and the colours of the families do not
PLAYED: Final[Mapping[str, tuple[str, ...]]] = {
    "spaces": ("areas", "three_plus"),
    "businesses": ("front", "back"),
    "jobs": ("colour", "copies", "cost", "bills", "ability"),
    "allies": ("act", "ability"),
    "supply": ("cards", "limits"),
}
