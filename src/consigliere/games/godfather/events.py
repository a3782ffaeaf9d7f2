"""What each event tells, and to whom (G2.4). The order is that of happenings.py.

A field with `only` is written for the seats named there and left out for everybody else.
"""

from typing import Final

from consigliere.core.events import EventKind, EventTable, Field, Namer, one_of
from consigliere.games.godfather import names
from consigliere.games.godfather.frame_table import DECLINED_IDS
from consigliere.games.godfather.terms import NEUTRAL, NOBODY, PLACES
from consigliere.games.godfather.turf_war import TIE


def _fought(n: int) -> names.Winner:
    """Who won the turf: a seat, or why no marker is laid."""
    if n == NOBODY:
        return "nobody"
    if n == TIE:
        return "tie"
    return "neutral" if n == NEUTRAL else n


def _number(n: int) -> int:
    return n


def _seat_or_none(n: int) -> int | None:
    return n if n >= 0 else None


def _ability(n: int) -> str:
    return DECLINED_IDS[n]


def _from_one(n: int) -> int:
    return n + 1


def _owner(n: int) -> names.Owner:
    """Of a figure that stands on the board."""
    return "neutral" if n == NEUTRAL else n


def _spot(n: int) -> str | None:
    """Where a neutral figure stands: a space, or a turf for the Police Chief (32 + turf)."""
    if n < 0:
        return None
    return names.place(n) if n < PLACES else names.turf(n - PLACES)


def _there(n: int) -> str:
    """Where a neutral figure goes to."""
    return names.PLACE_IDS[n] if n < PLACES else names.TURF_IDS[n - PLACES]


def f(name: str, namer: Namer = _number, *only: str) -> Field:
    return Field(name, namer, only)


SEAT = f("seat")
PLACE: Final = one_of(names.PLACE_IDS)
BILL: Final = one_of(names.BILL_IDS)
TURF: Final = f("turf", one_of(names.TURF_IDS))
MEMBER: Final = f("member", one_of(names.MEMBER_IDS))
ALLY: Final = f("ally", one_of(names.ALLY_IDS))
NEUTRAL_FIGURE: Final = f("figure", one_of(names.NEUTRAL_IDS))


def _kind(name: str, *fields: Field, reveals: bool = False) -> EventKind:
    return EventKind(name, fields, reveals)


EVENTS: Final = EventTable(
    (
        _kind("tile-opened", TURF, f("tile", one_of(names.TILE_IDS)), reveals=True),
        _kind("public-job", f("space"), f("job", names.job), reveals=True),
        _kind("ally-offered", ALLY, reveals=True),
        _kind("job-dealt", SEAT, f("job", names.job, "seat"), reveals=True),
        _kind("horse-taken", SEAT),
        _kind("act-begins", f("act", _from_one)),
        _kind("phase-begins", f("phase", one_of(names.PHASE_IDS))),
        _kind("turn-begins", SEAT),
        _kind("skipped", SEAT),
        _kind("thug-played", SEAT, f("space", PLACE)),
        _kind("member-played", SEAT, f("space", one_of(names.ROUND_IDS)), MEMBER),
        _kind("shakedown", SEAT, f("space", PLACE), f("controller", _seat_or_none)),
        _kind("order-chosen", SEAT, f("first")),
        _kind("laundered", SEAT, f("bill", BILL), reveals=True),
        _kind("bill-taken", SEAT, f("bill", BILL), f("wanted", BILL)),
        _kind("good-taken", SEAT, f("good", names.card)),
        _kind("icons-declined", SEAT, f("icons", names.icons)),
        _kind("discarded", SEAT, f("card", names.card), reveals=True),
        _kind("job-drawn", SEAT, f("job", names.job, "seat"), reveals=True),
        _kind("job-kept", SEAT, f("job", names.job, "seat")),
        _kind("job-rejected", SEAT, f("job", names.job), reveals=True),
        _kind("deck-made", f("cards")),
        _kind("job-begun", SEAT, f("job", names.job), f("space", _seat_or_none), reveals=True),
        _kind("good-paid", SEAT, f("good", names.card), f("for", names.card), reveals=True),
        _kind("job-done", SEAT, f("job", names.job)),
        _kind("bill-declined", SEAT, f("bill", BILL)),
        _kind("bank-to-case", SEAT, f("bill", BILL), f("wanted", BILL)),
        _kind("ability-declined", SEAT, f("ability", _ability), f("targets")),
        _kind("figure-moved", SEAT, f("from", PLACE), f("to", PLACE), f("owner", _owner)),
        _kind("figures-swapped", SEAT, f("own", PLACE), f("enemy", PLACE)),
        _kind("figure-retrieved", SEAT, f("from", PLACE)),
        _kind("gunned-down", SEAT, f("at", PLACE), f("owner", _owner)),
        _kind("neutral-placed", SEAT, NEUTRAL_FIGURE, f("from", _spot), f("to", _there)),
        _kind("marker-placed", SEAT, TURF),
        _kind("marker-lifted", SEAT, TURF, f("height", _from_one)),
        _kind("marker-forgone", SEAT, TURF),
        _kind("turf-fought", TURF, f("winner", _fought)),
        _kind("offer-made", SEAT, f("bill", names.bill), reveals=True),
        _kind("offer-taken", SEAT, f("bill", BILL)),
        _kind("stolen", SEAT, f("victim"), f("card", names.card, "seat", "victim"), reveals=True),
        _kind("stolen-from-case", SEAT, f("victim"), f("bill", BILL, "seat", "victim"), reveals=True),
        _kind("collected", SEAT, f("victim"), f("bill", BILL, "seat", "victim"), reveals=True),
        _kind("nothing-stolen", SEAT, f("victim"), reveals=True),
        _kind("bid", SEAT, f("bills", names.bills), f("worth"), reveals=True),
        _kind("bid-paid", SEAT, f("bills", names.bills), f("worth")),
        _kind("ally-bought", SEAT, ALLY),
        _kind("ally-played", SEAT, ALLY, reveals=True),
        _kind("allies-return", SEAT, f("allies", names.allies)),
        _kind("tribute-paid", SEAT, f("card", names.card), reveals=True),
        _kind("figures-home"),
        _kind("member-joins", MEMBER),
        _kind("ally-leaves", ALLY),
        _kind("bill-cashed", SEAT, f("bill", BILL), reveals=True),
        _kind("card-left", SEAT, f("card", names.card), reveals=True),
        _kind("dominance", SEAT, TURF),
        _kind("colour-bonus", SEAT, f("colour", one_of(names.COLOUR_IDS))),
        _kind("scored", SEAT, f("score")),
        _kind("winner", SEAT),
        _kind("nothing-collected", SEAT, f("victim"), reveals=True),
        _kind("offer-asked", SEAT, f("asked", names.seats)),
        _kind("place-points", SEAT, f("points")),
    )
)
