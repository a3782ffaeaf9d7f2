"""What each of Chicago's events tells, and to whom (C2.4). The order is that of happenings.py."""

from typing import Final, Literal

from consigliere.core.events import EventKind, EventTable, Field, Namer, one_of
from consigliere.games.chicago import names


def _plain(n: int) -> int:
    return n


def _seat_or_none(n: int) -> int | None:
    return n if n >= 0 else None


def _immunity(n: int) -> names.CityCard | Literal["all"]:
    return "all" if n == 0 else names.CITY_CARD_IDS[n]


def _code(n: int) -> names.Code:
    return names.CODE_IDS[n - 1]


def _flag(n: int) -> bool:
    return n == 1


def of(name: str, namer: Namer = _plain, *only: str) -> Field:
    return Field(name, namer, only)


SEAT: Final = of("seat")
POS: Final = of("card", one_of(names.CARD_IDS))
HOLE: Final = of("hole", one_of(names.HOLE_IDS))
OWN_CARD: Final = of("kind", one_of(names.KIND_IDS), "seat")
COLOUR: Final = of("colour", one_of(names.COLOUR_IDS))
ASSET: Final = of("asset", one_of(names.ASSET_IDS))
TOKEN: Final = of("token", one_of(names.TOKEN_IDS))
SIDE: Final = of("side", one_of(names.SIDE_IDS))
PENALTY: Final = of("penalty", one_of(names.CITY_CARD_IDS))
GROUP: Final = of("ignoring", one_of(names.GROUP_IDS))
EXTRA: Final = of("extra", one_of(names.EXTRA_IDS))
ROW: Final = of("row", one_of(names.ROW_IDS))
CITY_CARD: Final = of("city_card", one_of(names.CITY_CARD_IDS))
AREA: Final = of("area", one_of(names.AREA_IDS))


def shown(name: str, *fields: Field) -> EventKind:
    return EventKind(name, fields, reveals=True)


def plain(name: str, *fields: Field) -> EventKind:
    return EventKind(name, fields)


EVENTS: Final = EventTable(
    (
        plain("deck-made", of("cards")),
        shown("card-dealt", SEAT, OWN_CARD),
        shown("card-drawn", SEAT, OWN_CARD),
        plain("card-under", SEAT, OWN_CARD),
        plain("card-returned", SEAT, OWN_CARD),
        shown("henchman-laid", HOLE, COLOUR),
        shown("city-card-laid", ROW, CITY_CARD),
        shown("first-henchman", SEAT, COLOUR),
        shown("start-player", SEAT),
        plain("round-begins", of("round")),
        plain("phase-begins", of("phase", one_of(names.PHASE_IDS))),
        plain("turn-begins", SEAT, of("extra", _flag)),
        shown("business-revealed", POS, of("business", one_of(names.BUSINESS_IDS))),
        plain("token-laid", POS, TOKEN),
        plain("godchild", SEAT),
        plain("extorted", SEAT, POS, of("cards")),
        plain("not-extorted", SEAT),
        plain("godfather-income", SEAT),
        plain("money-paid", SEAT, OWN_CARD),
        plain("bonus-used", SEAT, AREA, of("by_godfather", _flag)),
        plain("influence-laid", SEAT, SIDE, OWN_CARD),
        shown("gangster-laid", SEAT),
        shown("asset-laid", SEAT, ASSET),
        shown("special-played", SEAT, of("special", one_of(names.SPECIAL_IDS))),
        shown("movement-played", SEAT),
        plain(
            "token-moved",
            SEAT,
            of("from", one_of(names.HOLE_IDS)),
            of("to", one_of(names.HOLE_IDS)),
            of("token", _code),
        ),
        plain("agent-removed", SEAT, HOLE),
        shown("family-laid", SEAT, of("cards")),
        plain("power-used", SEAT, of("power", one_of(names.POWER_IDS)), of("cards")),
        plain("immune", SEAT, of("penalty", _immunity)),
        plain("henchman-taken", SEAT, HOLE, COLOUR),
        plain("henchman-placed", SEAT, COLOUR, AREA),
        plain("henchman-lost", SEAT, COLOUR),
        plain("agent-placed", HOLE),
        plain("extra-claimed", SEAT, EXTRA),
        plain("extra-used", SEAT, EXTRA),
        plain("claim-announced", SEAT, POS, GROUP),
        plain("attack-announced", SEAT, POS, of("owner"), GROUP),
        plain("passed", SEAT),
        plain("opposed", SEAT, GROUP),
        plain("not-opposed", SEAT),
        plain("opposition-won", SEAT, POS),
        plain("control-taken", SEAT, POS, of("from", _seat_or_none)),
        plain("token-taken", SEAT, POS, TOKEN),
        plain("chief-placed", SEAT, POS),
        plain("gangster-lost", SEAT, of("token", _flag)),
        plain("influence-lost", SEAT, SIDE, of("token", _flag), OWN_CARD),
        plain("asset-lost", SEAT, ASSET, of("token", _flag)),
        plain("penalty-escaped", SEAT, PENALTY),
        plain("penalty-strikes", SEAT, PENALTY),
        plain("penalty-empty", SEAT, PENALTY),
        shown("blackmailed", SEAT, of("victim"), of("kind", one_of(names.KIND_IDS), "seat", "victim")),
        plain("card-discarded", SEAT, OWN_CARD),
        plain("hand-limit", SEAT, OWN_CARD),
        plain("city-cards-taken"),
        plain("scored", SEAT, of("score")),
        plain("winner", SEAT),
        plain("place-points", SEAT, of("points")),
    )
)
