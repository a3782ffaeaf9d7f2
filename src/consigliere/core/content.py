"""A checked content set: records with their marks, the hash of what is played with, the kernel's tables.

A game says what its content consists of (`Outline`); everything here is the same for all games.
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import cast, Final, Generic, TypeVar

from consigliere.core.packs import ABOUT, ContentError, Fault, Field, Kind, Layer, MARKS, stack, Stacked

OWNER: Final = MARKS[0]

_ABOUT: Final[Mapping[str, Field]] = {
    "title": Field("text", optional=True),
    "source": Field("text"),
    "sources": Field("text-table", optional=True),
    "note": Field("text", optional=True),
}

Numbers = TypeVar("Numbers")  # the game's tables


def fields(**values: Field) -> Mapping[str, Field]:
    """The fields of a kind: its values, and what every record may say about itself."""
    return {**values, **_ABOUT}


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
class Content(Generic[Numbers]):
    """One content set, ready to play."""

    tables: Numbers
    hash: str  # of what is played with; the same values give the same hash
    records: Mapping[str, Record]
    ids: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Box:
    """All records found, kind by kind, for the checks that count over several of them."""

    schema: Mapping[str, Kind]
    records: Mapping[str, Stacked]

    def of(self, kind: str) -> list[Stacked]:
        return [self.records[id] for id in self.schema[kind].ids if id in self.records]

    def whole(self, *kinds: str) -> bool:
        """No record of these kinds is missing; a missing one is a fault already."""
        return all(len(self.of(kind)) == len(self.schema[kind].ids) for kind in kinds)

    def fault(self, kind: str, names: str, key: str, **params: str | int) -> Fault:
        """A fault of the kind as a whole, in the file that last set one of the fields."""
        return Fault(last_file(self.of(kind), *names.split()), kind, key, params)


def last_file(records: Iterable[Stacked], *names: str) -> str:
    """The file of the last layer that set one of the fields."""
    parts = [part for record in records for part in record.parts if any(map(part.values.__contains__, names))]
    return max(parts, key=lambda part: part.depth).file if parts else ""


def as_is(name: str, value: object) -> object:
    return value


@dataclass(frozen=True)
class Outline(Generic[Numbers]):
    """What the content of one game consists of, and what is demanded of it."""

    game: str
    folder: Path  # of the box
    schema: Mapping[str, Kind]
    played: Mapping[str, tuple[str, ...]]  # the fields that make the hash
    check_record: Callable[[Stacked], Iterator[Fault]]
    check_totals: Callable[[Box], Iterator[Fault]]
    fill: Callable[[Mapping[str, Stacked]], Numbers]
    canonical: Callable[[str, object], object] = as_is  # one form for values that mean the same
    more_ids: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def load(self, packs: Sequence[Path] = (), base: Path | None = None) -> Content[Numbers]:
        """The content of the box, or of another folder, with the packs laid over it in the order given."""
        return self.build(packs, base or self.folder) if packs or base else self.box

    @cached_property
    def box(self) -> Content[Numbers]:
        return self.build((), self.folder)

    def build(self, packs: Sequence[Path], base: Path) -> Content[Numbers]:
        """The content of a folder with the packs laid over it; ContentError with all faults."""
        layers = [Layer(self.game, base), *(Layer(str(pack), pack) for pack in packs)]
        stacked, faults = stack(self.schema, layers, self.game)
        for record in stacked.values():
            faults.extend(self.check_record(record))
        faults.extend(self.check_totals(Box(self.schema, stacked)))
        if faults:
            raise ContentError(faults)
        ids = {**{kind: shape.ids for kind, shape in self.schema.items()}, **self.more_ids}
        records = {id: _record(record) for id, record in stacked.items()}
        return Content(self.fill(stacked), self.digest(stacked), records, ids)

    def tables_of(self, records: Mapping[str, Record]) -> Numbers:
        """The numbers of records that were loaded before."""
        return self.fill({id: Stacked(record.kind, id, record.values, ()) for id, record in records.items()})

    def digest(self, records: Mapping[str, Stacked]) -> str:
        """SHA-256 over the values played with, in one canonical form; the first 16 digits."""
        values = {
            id: {name: self.canonical(name, record.values[name]) for name in names if name in record.values}
            for id, record in sorted(records.items())
            if (names := self.played.get(record.kind))
        }
        text = json.dumps(values, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def _record(stacked: Stacked) -> Record:
    marks = field_marks(stacked)
    source = max(marks.values(), key=MARKS.index)
    last = stacked.parts[-1]
    return Record(
        kind=stacked.kind,
        id=stacked.id,
        values={name: value for name, value in stacked.values.items() if name not in ABOUT},
        source=source,
        sources={name: mark for name, mark in marks.items() if mark != source},
        pack=last.layer if last.depth else None,
        note=cast("str | None", last.values.get("note")),
        title=cast("str | None", stacked.values.get("title")),
    )


def field_marks(stacked: Stacked) -> dict[str, str]:
    """The source of each value. What a pack sets is marked by the pack, `owner` unless it says otherwise;
    a pack's `source` without any value vouches for the whole record."""
    marks = dict.fromkeys(("name", *(n for n in stacked.values if n not in ABOUT)), OWNER)
    for part in stacked.parts:
        own = str(part.values.get("source", OWNER))
        named = [name for name in part.values if name not in ABOUT]
        if "title" in part.values:
            named.append("name")
        if part.depth == 0 or (not named and "source" in part.values):
            named = list(marks)
        marks.update(dict.fromkeys(named, own))
        marks.update(cast(Mapping[str, str], part.values.get("sources", {})))
    return marks
