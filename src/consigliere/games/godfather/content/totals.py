"""Checks that count over several records: cards per colour and act, piles, tiles, round spaces (G1, G2).

A count is only taken when all its records are there; a missing one is a fault already.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import cast, Final

from consigliere.core.packs import Fault, Stacked
from consigliere.games.godfather import terms as t
from consigliere.games.godfather.content import schema as s, vocabulary as v

JOB_CARDS: Final = 44
COLOUR_CARDS: Final = 11
ACT_ALLIES: Final = 6
BILLS: Final = 120
GOODS: Final = 32
THREE_PLUS: Final = 6
# all family members and the Mayor must find a space: three each
OPEN_FOR_TWO: Final = 2 * t.MEMBERS + 1
OPEN_FOR_FIVE: Final = t.MAX_SEATS * t.MEMBERS + 1
MARKERS_BY_CARDS: Final = 13  # beside one a turf war, so that a stack never outgrows STACK_MAX

Records = Mapping[str, Stacked]


def check_totals(records: Records) -> Iterator[Fault]:
    """Every fault in the counts."""
    yield from spaces(records)
    if _all(records, "jobs"):
        yield from jobs(records)
    if _all(records, "allies"):
        yield from allies(records)
    if _all(records, "supply"):
        yield from piles(records, s.BILLS, "content-bills-total", BILLS)
        yield from piles(records, s.GOODS, "content-goods-total", GOODS)
    if _all(records, "businesses"):
        yield from tiles(records)
    if _all(records, "spaces") and _all(records, "businesses"):
        yield from backs(records)
    if _all(records, "jobs") and _all(records, "allies"):
        yield from markers(records)


def _of(records: Records, kind: str) -> list[Stacked]:
    return [records[id] for id in s.SCHEMA[kind].ids if id in records]


def _all(records: Records, kind: str) -> bool:
    return len(_of(records, kind)) == len(s.SCHEMA[kind].ids)


def _file(records: Iterable[Stacked], *fields: str) -> str:
    """The file of the last layer that set one of the fields."""
    parts = [
        part for record in records for part in record.parts if any(map(part.values.__contains__, fields))
    ]
    return max(parts, key=lambda part: part.depth).file if parts else ""


def _fault(records: Records, kind: str, field: str, key: str, **params: str | int) -> Fault:
    """A fault of the kind as a whole."""
    return Fault(_file(_of(records, kind), *field.split()), kind, key, params)


def jobs(records: Records) -> Iterator[Fault]:
    cards: Counter[str] = Counter()
    for record in _of(records, "jobs"):
        cards[record.text("colour")] += record.number("copies")
    total = cards.total()
    if total != JOB_CARDS:
        yield _fault(records, "jobs", "copies", "content-jobs-total", count=total, wanted=JOB_CARDS)
    for colour in v.COLOURS:
        if cards[colour] != COLOUR_CARDS:
            params = {"colour": colour, "count": cards[colour], "wanted": COLOUR_CARDS}
            yield _fault(records, "jobs", "copies colour", "content-colour-total", **params)


def allies(records: Records) -> Iterator[Fault]:
    acts = Counter(record.number("act") for record in _of(records, "allies"))
    for act in (1, 2, 3):
        if acts[act] != ACT_ALLIES:
            params = {"act": act, "count": acts[act], "wanted": ACT_ALLIES}
            yield _fault(records, "allies", "act", "content-act-total", **params)


def piles(records: Records, ids: tuple[str, ...], key: str, wanted: int) -> Iterator[Fault]:
    total = sum(cast(int, records[id].values.get("cards", 0)) for id in ids)
    if total != wanted:
        yield _fault(records, "supply", "cards", key, count=total, wanted=wanted)


def tiles(records: Records) -> Iterator[Fault]:
    colours = Counter(record.values.get("colour") for record in _of(records, "businesses"))
    for colour, wanted in (("blue", t.BLUE_TILES), ("red", t.TILES - t.BLUE_TILES)):
        if colours[colour] != wanted:
            params: dict[str, str | int] = {"colour": colour, "count": colours[colour], "wanted": wanted}
            yield _fault(records, "businesses", "colour", "content-tiles-total", **params)


def spaces(records: Records) -> Iterator[Fault]:
    found = _of(records, "spaces")
    closed = sum(record.truth("three_plus") for record in found)
    if _all(records, "spaces") and closed != THREE_PLUS:
        yield _fault(records, "spaces", "three_plus", "content-three-plus", count=closed, wanted=THREE_PLUS)
    for players, count, wanted in ((2, len(found) - closed, OPEN_FOR_TWO), (5, len(found), OPEN_FOR_FIVE)):
        if count < wanted:
            params = {"players": players, "count": count, "wanted": wanted}
            yield _fault(records, "spaces", "three_plus", "content-open-spaces", **params)
    for area in s.AREAS:
        if not any(area in record.texts("areas") for record in found):
            yield _fault(records, "spaces", "areas", "content-area-untouched", area=area)


def backs(records: Records) -> Iterator[Fault]:
    """The backs round a space are one pool of icons, whichever tiles lie there; no icon may overflow it."""
    for record in _of(records, "spaces"):
        areas = [area for area in record.texts("areas") if area in s.AREAS]
        turfs = sum(area != s.PARK for area in areas)
        for icon in v.ICON:
            printed = sum(records[f"P-{area}"].texts("back").count(icon) for area in areas)
            best = sorted((records[id].texts("back").count(icon) for id in s.BLUE + s.RED), reverse=True)
            count = printed + sum(best[:turfs])
            if count > v.POOL_MAX:
                params: dict[str, str | int] = {"icon": icon, "count": count, "high": v.POOL_MAX}
                file = _file((record, *_of(records, "businesses")), "areas", "back")
                yield Fault(file, record.id, "content-backs-overflow", params)


def markers(records: Records) -> Iterator[Fault]:
    """An ally of act I can be played in three acts, one of act II in two, one of act III in one (G10.1)."""
    count = 0
    cards = (*_of(records, "jobs"), *_of(records, "allies"))
    for record in cards:
        steps = cast(list[Mapping[str, object]], record.values["ability"])
        placed = sum("place_marker" in step for step in steps)
        if placed:
            uses = record.number("copies") if record.kind == "jobs" else 4 - record.number("act")
            count += placed * max(uses, 0)
    if count > MARKERS_BY_CARDS:
        file = _file(cards, "ability", "copies", "act")
        yield Fault(file, "jobs", "content-markers", {"count": count, "high": MARKERS_BY_CARDS})
