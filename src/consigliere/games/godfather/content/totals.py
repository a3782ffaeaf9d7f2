"""Checks that count over several records: cards per colour and act, piles, tiles, round spaces (G1, G2).

A count is only taken when all its records are there; a missing one is a fault already.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import cast, Final

from consigliere.core.content import Box, last_file
from consigliere.core.packs import Fault
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


def check_totals(box: Box) -> Iterator[Fault]:
    """Every fault in the counts."""
    yield from spaces(box)
    if box.whole("jobs"):
        yield from jobs(box)
    if box.whole("allies"):
        yield from allies(box)
    if box.whole("supply"):
        yield from piles(box, s.BILLS, "content-bills-total", BILLS)
        yield from piles(box, s.GOODS, "content-goods-total", GOODS)
    if box.whole("businesses"):
        yield from tiles(box)
    if box.whole("spaces", "businesses"):
        yield from backs(box)
    if box.whole("jobs", "allies"):
        yield from markers(box)


def jobs(box: Box) -> Iterator[Fault]:
    cards: Counter[str] = Counter()
    for record in box.of("jobs"):
        cards[record.text("colour")] += record.number("copies")
    total = cards.total()
    if total != JOB_CARDS:
        yield box.fault("jobs", "copies", "content-jobs-total", count=total, wanted=JOB_CARDS)
    for colour in v.COLOURS:
        if cards[colour] != COLOUR_CARDS:
            params = {"colour": colour, "count": cards[colour], "wanted": COLOUR_CARDS}
            yield box.fault("jobs", "copies colour", "content-colour-total", **params)


def allies(box: Box) -> Iterator[Fault]:
    acts = Counter(record.number("act") for record in box.of("allies"))
    for act in (1, 2, 3):
        if acts[act] != ACT_ALLIES:
            params = {"act": act, "count": acts[act], "wanted": ACT_ALLIES}
            yield box.fault("allies", "act", "content-act-total", **params)


def piles(box: Box, ids: tuple[str, ...], key: str, wanted: int) -> Iterator[Fault]:
    total = sum(cast(int, box.records[id].values.get("cards", 0)) for id in ids)
    if total != wanted:
        yield box.fault("supply", "cards", key, count=total, wanted=wanted)


def tiles(box: Box) -> Iterator[Fault]:
    colours = Counter(record.values.get("colour") for record in box.of("businesses"))
    for colour, wanted in (("blue", t.BLUE_TILES), ("red", t.TILES - t.BLUE_TILES)):
        if colours[colour] != wanted:
            params: dict[str, str | int] = {"colour": colour, "count": colours[colour], "wanted": wanted}
            yield box.fault("businesses", "colour", "content-tiles-total", **params)


def spaces(box: Box) -> Iterator[Fault]:
    found = box.of("spaces")
    closed = sum(record.truth("three_plus") for record in found)
    if box.whole("spaces") and closed != THREE_PLUS:
        yield box.fault("spaces", "three_plus", "content-three-plus", count=closed, wanted=THREE_PLUS)
    for players, count, wanted in ((2, len(found) - closed, OPEN_FOR_TWO), (5, len(found), OPEN_FOR_FIVE)):
        if count < wanted:
            params = {"players": players, "count": count, "wanted": wanted}
            yield box.fault("spaces", "three_plus", "content-open-spaces", **params)
    for area in s.AREAS:
        if not any(area in record.texts("areas") for record in found):
            yield box.fault("spaces", "areas", "content-area-untouched", area=area)


def backs(box: Box) -> Iterator[Fault]:
    """The backs round a space are one pool of icons, whichever tiles lie there; no icon may overflow it."""
    for record in box.of("spaces"):
        areas = [area for area in record.texts("areas") if area in s.AREAS]
        turfs = sum(area != s.PARK for area in areas)
        for icon in v.ICON:
            printed = sum(box.records[f"P-{area}"].texts("back").count(icon) for area in areas)
            best = sorted((box.records[id].texts("back").count(icon) for id in s.BLUE + s.RED), reverse=True)
            count = printed + sum(best[:turfs])
            if count > v.POOL_MAX:
                params: dict[str, str | int] = {"icon": icon, "count": count, "high": v.POOL_MAX}
                file = last_file((record, *box.of("businesses")), "areas", "back")
                yield Fault(file, record.id, "content-backs-overflow", params)


def markers(box: Box) -> Iterator[Fault]:
    """An ally of act I can be played in three acts, one of act II in two, one of act III in one (G10.1)."""
    count = 0
    cards = (*box.of("jobs"), *box.of("allies"))
    for record in cards:
        steps = cast(list[Mapping[str, object]], record.values["ability"])
        placed = sum("place_marker" in step for step in steps)
        if placed:
            uses = record.number("copies") if record.kind == "jobs" else 4 - record.number("act")
            count += placed * max(uses, 0)
    if count > MARKERS_BY_CARDS:
        file = last_file(cards, "ability", "copies", "act")
        yield Fault(file, "jobs", "content-markers", {"count": count, "high": MARKERS_BY_CARDS})
