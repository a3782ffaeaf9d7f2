"""Checks of the content, record by record: board, businesses, abilities, jobs, allies (G2, G8, G10, G11).

Each check yields every fault it finds; counts over several records are in totals.py.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import cast, Final

from consigliere.core.packs import Fault, fault, marks, paint, Stacked, title, within
from consigliere.games.godfather import terms as t
from consigliere.games.godfather.content import schema as s, vocabulary as v

MAP_SIZE: Final = 1000
FRONT_MAX: Final = 4
BACK_MAX: Final = 3
COST: Final = (2, 4)
SAME_GOOD_MAX: Final = 3
BILLS_MAX: Final = 3
STEPS_MAX: Final = t.PROGRAM // 2
COPIES_MAX: Final = 11
PILE_MAX: Final = 63
LIMIT_MAX: Final = 10


def check_record(record: Stacked) -> Iterator[Fault]:
    """Everything that can be wrong with one record by itself."""
    yield from marks(record)
    yield from title(record)
    match record.kind:
        case "areas":
            yield from area(record)
        case "spaces":
            yield from space(record)
        case "families":
            yield from paint(record)
        case "businesses":
            yield from business(record)
        case "jobs":
            yield from job(record)
        case "allies":
            yield from ally(record)
        case "supply":
            yield from supply(record)


def only(record: Stacked, wanted: Sequence[str], barred: Sequence[str]) -> Iterator[Fault]:
    """Fields that this record must have, or must not have, though its kind leaves them open."""
    for name in wanted:
        if name not in record.values:
            yield fault(record, name, "content-missing-field")
    for name in barred:
        if name in record.values:
            yield fault(record, name, "content-barred-field")


def on_map(record: Stacked, field: str) -> Iterator[Fault]:
    value = cast(list[object], record.values.get(field, []))
    points = cast(list[list[int]], value if field == "polygon" else [value] if value else [])
    if any(not 0 <= n <= MAP_SIZE for point in points for n in point):
        yield fault(record, field, "content-off-map", high=MAP_SIZE)


def area(record: Stacked) -> Iterator[Fault]:
    extra = ("turf", "tile", "control")
    if record.id == s.PARK:
        yield from only(record, (), extra)
    else:
        yield from only(record, extra, ())
        number = s.AREAS.index(record.id) + 1
        if record.values.get("turf", number) != number:
            yield fault(record, "turf", "content-turf-number", number=number)
    for field in ("centre", "printed", "tile", "control", "polygon"):
        yield from on_map(record, field)
    if len(cast(list[object], record.values["polygon"])) < 3:
        yield fault(record, "polygon", "content-polygon")


def space(record: Stacked) -> Iterator[Fault]:
    areas = record.texts("areas")
    for name in areas:
        if name not in s.AREAS:
            yield fault(record, "areas", "content-area", area=name, known=", ".join(s.AREAS))
    if not 2 <= len(areas) <= 3 or len(set(areas)) != len(areas):
        yield fault(record, "areas", "content-space-areas", count=len(areas))
    yield from on_map(record, "xy")


def business(record: Stacked) -> Iterator[Fault]:
    if record.id in s.PRINTED:
        yield from only(record, ("turf",), ("colour",))
        wanted = record.id.removeprefix("P-")
        if record.values.get("turf", wanted) != wanted:
            yield fault(record, "turf", "content-printed-turf", turf=wanted)
    else:
        yield from only(record, ("colour",), ("turf",))
        wanted = "blue" if record.id in s.BLUE else "red"
        if record.values.get("colour", wanted) != wanted:
            yield fault(record, "colour", "content-tile-colour", colour=wanted)
    front, back = record.texts("front"), record.texts("back")
    if record.id == f"P-{s.PARK}":
        if front:
            yield fault(record, "front", "content-park-front")
    elif not 1 <= len(front) <= FRONT_MAX:
        yield fault(record, "front", "content-icon-count", count=len(front), low=1, high=FRONT_MAX)
    if not 1 <= len(back) <= BACK_MAX:
        yield fault(record, "back", "content-icon-count", count=len(back), low=1, high=BACK_MAX)
    for field, icons in (("front", front), ("back", back)):
        for icon in icons:
            if icon not in v.ICON:
                yield fault(record, field, "content-icon", icon=icon, known=", ".join(v.ICON))
        if v.NARCOTICS_ICON in icons and record.id not in s.RED:
            yield fault(record, field, "content-narcotics")


def ability(record: Stacked) -> Iterator[Fault]:
    steps = cast(list[Mapping[str, object]], record.values["ability"])
    if not 1 <= len(steps) <= STEPS_MAX:
        yield fault(record, "ability", "content-step-count", count=len(steps), high=STEPS_MAX)
    before: tuple[int, int] = (t.NOTHING, 0)
    chief = False
    for number, step in enumerate(steps, 1):
        try:
            now = v.read_step(step)
        except v.StepError as error:
            yield fault(record, "ability", error.key, number=number, **error.params)
            before = (t.NOTHING, 0)
            chief = chief or "chief" in step
            continue
        op, argument = now
        thugs = before[0] == t.OP_GUN_DOWN and not before[1] & (t.FAMILY_CLASS | t.THE_CHIEF)
        if op == t.OP_TAKE_OVER and not thugs:
            yield fault(record, "ability", "content-take-over", number=number)
        if op == t.OP_GUN_DOWN and argument & t.HIS_TURF and not chief:
            yield fault(record, "ability", "content-his-turf", number=number)
        chief = chief or op == t.OP_CHIEF
        before = now


def job(record: Stacked) -> Iterator[Fault]:
    colour = record.text("colour")
    if colour not in v.COLOURS:
        yield fault(record, "colour", "content-job-colour", colour=colour, known=", ".join(v.COLOURS))
    yield from within(record, "copies", 0, COPIES_MAX)
    cost = Counter(record.texts("cost"))
    for good in cost:
        if good not in v.COST_GOODS:
            yield fault(record, "cost", "content-cost-good", good=good, known=", ".join(v.COST_GOODS))
    if not COST[0] <= cost.total() <= COST[1]:
        yield fault(record, "cost", "content-cost-count", count=cost.total(), low=COST[0], high=COST[1])
    if max(cost.values(), default=0) > SAME_GOOD_MAX:
        yield fault(record, "cost", "content-cost-same", high=SAME_GOOD_MAX)
    bills = record.numbers("bills")
    for bill in bills:
        if bill not in v.BILL_INDEX:
            yield fault(record, "bills", "content-bill", bill=bill)
    if len(bills) > BILLS_MAX:
        yield fault(record, "bills", "content-bill-count", count=len(bills), high=BILLS_MAX)
    yield from ability(record)


def ally(record: Stacked) -> Iterator[Fault]:
    yield from within(record, "act", 1, 3)
    yield from ability(record)


def supply(record: Stacked) -> Iterator[Fault]:
    if record.id == s.LIMITS:
        yield from only(record, ("limits",), ("cards",))
        limits = cast(list[int], record.values.get("limits", [0] * 4))
        if len(limits) != 4 or any(not 0 <= n <= LIMIT_MAX for n in limits):
            yield fault(record, "limits", "content-limits", high=LIMIT_MAX)
        return
    yield from only(record, ("cards",), ("limits",))
    # every player starts with a $1, a $2 and a $3 (G1.7)
    low = t.MAX_SEATS if record.id in s.BILLS[:3] else 0
    yield from within(record, "cards", low, PILE_MAX)
