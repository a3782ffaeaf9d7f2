"""What each event tells, and to whom (G2.4). The order is that of happenings.py.

A field with `only` is written for the seats named there and left out for everybody else.
"""

from typing import Final

from consigliere.core.events import EventKind, EventTable, Field, Namer
from consigliere.games.godfather import names
from consigliere.games.godfather.frame_table import DECLINED_IDS
from consigliere.games.godfather.terms import NEUTRAL, NOBODY, PLACES
from consigliere.games.godfather.turf_war import TIE


def _fought(n: int) -> int | str:
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


def _ally(n: int) -> str:
    return names.ALLY_IDS[n]


def _ability(n: int) -> str:
    return DECLINED_IDS[n]


def _member(n: int) -> str:
    return names.MEMBER_IDS[n]


def _spot(n: int) -> str | None:
    """Where a neutral figure stands: a space, or a turf for the Police Chief (32 + turf)."""
    if n < 0:
        return None
    return names.place(n) if n < PLACES else names.turf(n - PLACES)


def f(name: str, namer: Namer = _number, *only: str) -> Field:
    return Field(name, namer, only)


SEAT = f("seat")
NEUTRALS: Final = names.NEUTRAL_IDS


def _kind(name: str, *fields: Field, reveals: bool = False) -> EventKind:
    return EventKind(name, fields, reveals)


EVENTS: Final = EventTable(
    (
        _kind("tile-opened", f("turf", names.turf), f("tile", lambda n: names.TILE_IDS[n]), reveals=True),
        _kind("public-job", f("space"), f("job", names.job), reveals=True),
        _kind("ally-offered", f("ally", _ally), reveals=True),
        _kind("job-dealt", SEAT, f("job", names.job, "seat"), reveals=True),
        _kind("horse-taken", SEAT),
        _kind("act-begins", f("act", lambda n: n + 1)),
        _kind("phase-begins", f("phase", lambda n: names.PHASE_IDS[n])),
        _kind("turn-begins", SEAT),
        _kind("skipped", SEAT),
        _kind("thug-played", SEAT, f("space", names.place)),
        _kind("member-played", SEAT, f("space", lambda n: names.ROUND_IDS[n]), f("member", _member)),
        _kind("shakedown", SEAT, f("space", names.place), f("controller", _seat_or_none)),
        _kind("order-chosen", SEAT, f("first")),
        _kind("laundered", SEAT, f("bill", names.bill), reveals=True),
        _kind("bill-taken", SEAT, f("bill", names.bill), f("wanted", names.bill)),
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
        _kind("bill-declined", SEAT, f("bill", names.bill)),
        _kind("bank-to-case", SEAT, f("bill", names.bill), f("wanted", names.bill)),
        _kind("ability-declined", SEAT, f("ability", _ability), f("targets")),
        _kind("figure-moved", SEAT, f("from", names.place), f("to", names.place), f("owner", names.owner)),
        _kind("figures-swapped", SEAT, f("own", names.place), f("enemy", names.place)),
        _kind("figure-retrieved", SEAT, f("from", names.place)),
        _kind("gunned-down", SEAT, f("at", names.place), f("owner", names.owner)),
        _kind("neutral-placed", SEAT, f("figure", lambda n: NEUTRALS[n]), f("from", _spot), f("to", _spot)),
        _kind("marker-placed", SEAT, f("turf", names.turf)),
        _kind("marker-lifted", SEAT, f("turf", names.turf), f("height", lambda n: n + 1)),
        _kind("marker-forgone", SEAT, f("turf", names.turf)),
        _kind("turf-fought", f("turf", names.turf), f("winner", _fought)),
        _kind("offer-made", SEAT, f("bill", names.bill), reveals=True),
        _kind("offer-taken", SEAT, f("bill", names.bill)),
        _kind("stolen", SEAT, f("victim"), f("card", names.card, "seat", "victim"), reveals=True),
        _kind("stolen-from-case", SEAT, f("victim"), f("bill", names.bill, "seat", "victim"), reveals=True),
        _kind("collected", SEAT, f("victim"), f("bill", names.bill, "seat", "victim"), reveals=True),
        _kind("nothing-stolen", SEAT, f("victim"), reveals=True),
        _kind("bid", SEAT, f("bills", names.bills), f("worth"), reveals=True),
        _kind("bid-paid", SEAT, f("bills", names.bills), f("worth")),
        _kind("ally-bought", SEAT, f("ally", _ally)),
        _kind("ally-played", SEAT, f("ally", _ally), reveals=True),
        _kind("allies-return", SEAT, f("allies", names.allies)),
        _kind("tribute-paid", SEAT, f("card", names.card), reveals=True),
        _kind("figures-home"),
        _kind("member-joins", f("member", _member)),
        _kind("ally-leaves", f("ally", _ally)),
        _kind("bill-cashed", SEAT, f("bill", names.bill), reveals=True),
        _kind("card-left", SEAT, f("card", names.card), reveals=True),
        _kind("dominance", SEAT, f("turf", names.turf)),
        _kind("colour-bonus", SEAT, f("colour", lambda n: names.COLOUR_IDS[n])),
        _kind("scored", SEAT, f("score")),
        _kind("winner", SEAT),
        _kind("nothing-collected", SEAT, f("victim"), reveals=True),
        _kind("offer-asked", SEAT, f("asked", names.seats)),
        _kind("place-points", SEAT, f("points")),
    )
)
