"""From TOML to tables: the box's content with any packs laid over it, checked, as numbers (G1, G2, G8, G10).

`load()` is the box as this project knows it; `load([pack])` lays an owner's pack over it. Anything wrong
raises ContentError with all faults, so the kernel never meets a bad table. What games of earlier rules
versions are played with lies over the box like a pack, under those of the owner.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import cast, Final

from consigliere.core import content as core
from consigliere.core.content import Outline, Record
from consigliere.core.packs import ContentError, Fault, Stacked
from consigliere.games.godfather import terms as t
from consigliere.games.godfather.content import schema as s, vocabulary as v
from consigliere.games.godfather.content.checks import check_record
from consigliere.games.godfather.content.totals import check_totals
from consigliere.games.godfather.tables import Tables

__all__ = ["FOLDER", "GAME", "UNTIL_3", "Content", "ContentError", "Fault", "Record", "box_until_3", "load"]

GAME: Final = "godfather"
FOLDER: Final = Path(__file__).parent / "content"
UNTIL_3: Final = FOLDER / "until_3"  # what rules version 4 changed, as it was before

Content = core.Content[Tables]


def _canonical(name: str, value: object) -> object:
    """Lists whose order means nothing are sorted, so that writing them in another order changes nothing."""
    if name in ("areas", "front", "back", "cost", "bills", "icons", "class"):
        return sorted(cast(list[str], value))
    if name == "ability":
        steps = cast(list[Mapping[str, object]], value)
        return [{key: _canonical(key, argument) for key, argument in step.items()} for step in steps]
    if name == "gun_down":
        return {key: _canonical(key, part) for key, part in cast(Mapping[str, object], value).items()}
    return value


def fill(records: Mapping[str, Stacked]) -> Tables:
    """The checked records as the kernel's numbers."""
    tables = Tables()
    for act, limit in enumerate(records[s.LIMITS].numbers("limits")):
        tables.hand_limit[act] = limit
    for bill, id in enumerate(s.BILLS):
        tables.bills[bill] = records[id].number("cards")
    for good, id in enumerate(s.GOODS):
        tables.goods[good] = records[id].number("cards")
    for n, id in enumerate(s.SPACES):
        tables.areas[n] = sum(1 << s.AREAS.index(area) for area in records[id].texts("areas"))
        tables.three_plus[n] = int(records[id].truth("three_plus"))
    for n, id in enumerate(s.BUSINESSES):
        tables.front[n] = v.pool(records[id].texts("front"))
        tables.back[n] = v.pool(records[id].texts("back"))
    for n, id in enumerate(s.JOBS):
        record = records[id]
        tables.job_copies[n] = record.number("copies")
        tables.job_colour[n] = v.COLOURS.index(record.text("colour"))
        for k, good_name in enumerate(v.COST_GOODS):
            tables.job_cost[n * 3 + k] = record.texts("cost").count(good_name)
        for k, bill in enumerate(sorted(record.numbers("bills"), reverse=True)):
            tables.job_bills[n * 3 + k] = v.BILL_INDEX[bill]
    for n, id in enumerate(s.ALLIES):
        tables.ally_act[n] = records[id].number("act") - 1
    for card, id in enumerate(s.JOBS + s.ALLIES):
        steps = cast(list[Mapping[str, object]], records[id].values["ability"])
        for k, (op, argument) in enumerate(v.read_steps(steps)):
            tables.ability[card * t.PROGRAM + 2 * k] = op
            tables.ability[card * t.PROGRAM + 2 * k + 1] = argument
    return tables


MORE_IDS: Final = {"turfs": s.AREAS[: t.TURFS]}
OUTLINE: Final = Outline(
    GAME, FOLDER, s.SCHEMA, s.PLAYED, check_record, check_totals, fill, _canonical, MORE_IDS
)
load = OUTLINE.load
tables_of = OUTLINE.tables_of


@cache
def box_until_3() -> Content:
    """The box as it was in rules versions 1 to 3."""
    return load((UNTIL_3,))
