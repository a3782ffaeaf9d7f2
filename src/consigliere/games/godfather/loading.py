"""From TOML to tables: the box's content with any packs laid over it, checked, as numbers (G1, G2, G8, G10).

`load()` is the box as this project knows it; `load([pack])` lays an owner's pack over it. Anything wrong
raises ContentError with all faults, so the kernel never meets a bad table.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import cast, Final

from consigliere.core.packs import ContentError, Fault, Layer, stack, Stacked
from consigliere.games.godfather import terms as t
from consigliere.games.godfather.content import schema as s, vocabulary as v
from consigliere.games.godfather.content.checks import check_record
from consigliere.games.godfather.content.totals import check_totals
from consigliere.games.godfather.tables import Tables

__all__ = ["FOLDER", "GAME", "Content", "ContentError", "Fault", "Record", "load"]

GAME: Final = "godfather"
FOLDER: Final = Path(__file__).parent / "content"


@dataclass(frozen=True, slots=True)
class Record:
    """One card, tile, space or pile: its values and how far they can be trusted."""

    kind: str
    id: str
    values: Mapping[str, object]
    source: str  # the weakest mark of its values and its name
    sources: Mapping[str, str]  # the values that have another mark
    pack: str | None  # the pack that spoke last, None: as in the box
    note: str | None = None
    title: str | None = None  # the owner's name for the card


@dataclass(frozen=True, slots=True)
class Content:
    """One content set, ready to play."""

    tables: Tables
    hash: str  # of what is played with; the same values give the same hash
    records: Mapping[str, Record]
    ids: Mapping[str, tuple[str, ...]]


def load(packs: Sequence[Path] = (), base: Path = FOLDER) -> Content:
    """The content of the box, with the packs laid over it in the order given."""
    return _build(packs, base) if packs or base != FOLDER else _box()


@lru_cache(maxsize=1)
def _box() -> Content:
    return _build((), FOLDER)


def _build(packs: Sequence[Path], base: Path) -> Content:
    layers = [Layer(GAME, base), *(Layer(str(pack), pack) for pack in packs)]
    stacked, faults = stack(s.SCHEMA, layers, GAME)
    for record in stacked.values():
        faults.extend(check_record(record))
    faults.extend(check_totals(stacked))
    if faults:
        raise ContentError(faults)
    ids = {kind: shape.ids for kind, shape in s.SCHEMA.items()} | {"turfs": s.AREAS[: t.TURFS]}
    records = {id: _record(record) for id, record in stacked.items()}
    return Content(fill(stacked), digest(stacked), records, ids)


def _record(stacked: Stacked) -> Record:
    marks = field_marks(stacked)
    source = max(marks.values(), key=s.MARKS.index)
    last = stacked.parts[-1]
    return Record(
        kind=stacked.kind,
        id=stacked.id,
        values={name: value for name, value in stacked.values.items() if name not in s.ABOUT},
        source=source,
        sources={name: mark for name, mark in marks.items() if mark != source},
        pack=last.layer if last.depth else None,
        note=cast("str | None", last.values.get("note")),
        title=cast("str | None", stacked.values.get("title")),
    )


def field_marks(stacked: Stacked) -> dict[str, str]:
    """The source of each value. What a pack sets is marked by the pack, `owner` unless it says otherwise;
    a pack's `source` without any value vouches for the whole record."""
    marks = dict.fromkeys(("name", *(n for n in stacked.values if n not in s.ABOUT)), s.OWNER)
    for part in stacked.parts:
        own = str(part.values.get("source", s.OWNER))
        named = [name for name in part.values if name not in s.ABOUT]
        if "title" in part.values:
            named.append("name")
        if part.depth == 0 or (not named and "source" in part.values):
            named = list(marks)
        marks.update(dict.fromkeys(named, own))
        marks.update(cast(Mapping[str, str], part.values.get("sources", {})))
    return marks


def digest(records: Mapping[str, Stacked]) -> str:
    """SHA-256 over the values played with, in one canonical form; the first 16 digits."""
    values = {
        id: {name: _canonical(name, record.values[name]) for name in names if name in record.values}
        for id, record in sorted(records.items())
        if (names := s.PLAYED.get(record.kind))
    }
    text = json.dumps(values, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


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
