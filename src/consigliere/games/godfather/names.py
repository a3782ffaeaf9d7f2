"""The ids of things as they stand in content, notation, views and events; the words are in the locales."""

from typing import Final, get_args, Literal

from consigliere.games.godfather import terms

Turf = Literal["WS", "BK", "UES", "QN", "UWS", "MT", "CH"]
Bill = Literal["$1", "$2", "$3", "$5"]
Good = Literal["gun", "booze", "blood", "narcotics"]
Family = Literal["marzullo", "matarazzo", "pizzino", "vitale", "caccamo"]
Member = Literal["don", "consigliere", "heir"]
Neutral = Literal["mayor", "union-boss", "police-chief"]
Colour = Literal["yellow", "blue", "green", "grey"]
Icon = Literal[
    "LAUNDER",
    "JOB",
    "DISCARD1_5",
    "DISCARD2_5",
    "DISCARD3_8",
    "DISCARD1_GOOD",
    "MONEY_1",
    "MONEY_2",
    "MONEY_3",
    "MONEY_5",
    "GOOD_GUN",
    "GOOD_BOOZE",
    "GOOD_BLOOD",
    "GOOD_NARC",
    "HORSE",
]
Owner = int | Literal["neutral"]
Winner = int | Literal["neutral", "tie", "nobody"]
Phase = Literal[
    "set-up",
    "open-business",
    "family-business",
    "turf-war",
    "bribery",
    "tribute",
    "entracte",
    "end",
]

TURF_IDS: Final[tuple[Turf, ...]] = get_args(Turf)
AREA_IDS: Final[tuple[str, ...]] = (*TURF_IDS, "CP")
BILL_IDS: Final[tuple[Bill, ...]] = get_args(Bill)
GOOD_IDS: Final[tuple[Good, ...]] = get_args(Good)
JOB_IDS: Final = tuple(f"J{colour}{n}" for colour in "YBGK" for n in range(1, 7))
ALLY_IDS: Final = tuple(f"A{n}" for n in range(1, 19))
CARD_IDS: Final[tuple[str, ...]] = (*BILL_IDS, *GOOD_IDS, *JOB_IDS, *ALLY_IDS)
TILE_IDS: Final = (*(f"TB{n}" for n in range(1, 9)), *(f"TR{n}" for n in range(1, 5)))
BUSINESS_IDS: Final = (*(f"P-{area}" for area in AREA_IDS), *TILE_IDS)
SQUARE_IDS: Final = tuple(f"{half}-{turf}" for turf in TURF_IDS for half in "PT")
ROUND_IDS: Final = tuple(f"R{n:02}" for n in range(1, 18))
PLACE_IDS: Final = (*SQUARE_IDS, *ROUND_IDS, "chief")
FAMILY_IDS: Final[tuple[Family, ...]] = get_args(Family)
MEMBER_IDS: Final[tuple[Member, ...]] = get_args(Member)
NEUTRAL_IDS: Final[tuple[Neutral, ...]] = get_args(Neutral)
COLOUR_IDS: Final[tuple[Colour, ...]] = get_args(Colour)
ICON_IDS: Final[tuple[Icon, ...]] = get_args(Icon)
PHASE_IDS: Final[tuple[Phase, ...]] = get_args(Phase)


def icons(pool: int) -> list[Icon]:
    """The icons of a pool, each as often as it is shown."""
    return [name for i, name in enumerate(ICON_IDS) for _ in range(pool >> 4 * i & 15)]


def bills(packed: int) -> list[Bill]:
    """The bills of a bid, six bits for each value."""
    return [name for i, name in enumerate(BILL_IDS) for _ in range(packed >> 6 * i & 63)]


def allies(mask: int) -> list[str]:
    return [name for i, name in enumerate(ALLY_IDS) if mask >> i & 1]


def seats(mask: int) -> list[int]:
    return [seat for seat in range(terms.MAX_SEATS) if mask >> seat & 1]


def place(n: int) -> str | None:
    return PLACE_IDS[n] if n >= 0 else None


def turf(n: int) -> Turf | None:
    return TURF_IDS[n] if n >= 0 else None


def card(n: int) -> str:
    return CARD_IDS[n]


def bill(n: int) -> Bill | None:
    return BILL_IDS[n] if n >= 0 else None


def job(n: int) -> str:
    return JOB_IDS[n]


def owner(n: int) -> Owner | None:
    """A seat, "neutral" or nobody."""
    if n == terms.NEUTRAL:
        return "neutral"
    return n if n >= 0 else None
