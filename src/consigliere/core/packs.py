"""Content as data, in layers: a folder of TOML records, and packs that override it by id and field.

A file holds tables of records, `[kind.id]`. The first layer must be complete; each later one may change
fields of known records. Every fault is collected with its file and record, as a key and parameters.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast, Final

from consigliere.core import measured_toml
from consigliere.core.content_shapes import is_text, SHAPES
from consigliere.core.errors import ConsigliereError

MANIFEST: Final = "pack.toml"
MANIFEST_FIELDS: Final = ("game", "name")
MARKS: Final = ("owner", "rulebook", "reported", "derived", "reconstructed")  # strongest first
ABOUT: Final = ("title", "source", "sources", "note")  # says something of the record, is no value of it
TITLE_MAX: Final = 60


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with the content; the sentence is made where it is shown."""

    file: str
    record: str
    key: str
    params: Mapping[str, str | int] = field(default_factory=dict)


class ContentError(ConsigliereError, ValueError):
    """The content cannot be used; `faults` lists everything that is wrong with it."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("; ".join(f"{f.file}: {f.record}: {f.key} {dict(f.params)}" for f in faults))
        self.faults: list[Fault] = list(faults)


@dataclass(frozen=True, slots=True)
class Field:
    """What a field may hold (a name of SHAPES). A fixed one cannot be overridden by a pack."""

    shape: str
    optional: bool = False
    fixed: bool = False


@dataclass(frozen=True, slots=True)
class Kind:
    """The records of one kind: their ids, in order, and their fields."""

    ids: tuple[str, ...]
    fields: Mapping[str, Field]


@dataclass(frozen=True, slots=True)
class Layer:
    """A folder of TOML files and the name it is called by in faults and origins."""

    label: str
    folder: Path


@dataclass(frozen=True, slots=True)
class Part:
    """What one layer says of one record."""

    depth: int  # 0: the first layer
    layer: str
    file: str
    values: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Stacked:
    """A record with all layers laid over each other; the last one that names a field wins."""

    kind: str
    id: str
    values: Mapping[str, object]
    parts: tuple[Part, ...]

    def file(self, name: str = "") -> str:
        """The file that gave the field its value; without a field, the last file that named the record."""
        for part in reversed(self.parts):
            if not name or name in part.values:
                return part.file
        return self.parts[-1].file

    def number(self, name: str) -> int:
        return cast(int, self.values[name])

    def truth(self, name: str) -> bool:
        return cast(bool, self.values[name])

    def text(self, name: str) -> str:
        return cast(str, self.values[name])

    def texts(self, name: str) -> list[str]:
        return cast(list[str], self.values[name])

    def numbers(self, name: str) -> list[int]:
        return cast(list[int], self.values[name])


def read_layer(layer: Layer, game: str, faults: list[Fault]) -> Iterator[tuple[str, dict[str, object]]]:
    """The files of a folder, parsed, in the order of their names; what cannot be read becomes a fault."""
    if not layer.folder.is_dir():
        faults.append(Fault(layer.label, "", "content-no-folder"))
        return
    paths = sorted(layer.folder.glob("*.toml"))
    if not paths:
        faults.append(Fault(layer.label, "", "content-empty-folder"))
    for path in paths:
        file = f"{layer.label}/{path.name}"
        try:
            data = measured_toml.loads(path.read_text(encoding="utf-8"))
        except measured_toml.TooMuch as error:
            faults.append(Fault(file, "", "content-too-much", {"what": error.what, "most": error.most}))
            continue
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            faults.append(Fault(file, "", "content-not-toml", {"reason": str(error)}))
            continue
        except OSError as error:
            faults.append(Fault(file, "", "content-unreadable", {"reason": error.strerror or str(error)}))
            continue
        if path.name == MANIFEST:
            faults.extend(check_manifest(file, data, game))
        else:
            yield file, data


def check_manifest(file: str, data: Mapping[str, object], game: str) -> Iterator[Fault]:
    for name, value in data.items():
        if name not in MANIFEST_FIELDS:
            params = {"field": name, "known": ", ".join(MANIFEST_FIELDS)}
            yield Fault(file, "", "content-unknown-field", params)
        elif not is_text(value):
            yield Fault(file, "", "content-wrong-type", {"field": name, "shape": "text"})
        elif name == "game" and value != game:
            yield Fault(file, "", "content-other-game", {"game": str(value), "wanted": game})


def stack(
    schema: Mapping[str, Kind], layers: Sequence[Layer], game: str
) -> tuple[dict[str, Stacked], list[Fault]]:
    """Lay the layers over each other. A faulty field is left out, so that later checks can still run."""
    faults: list[Fault] = []
    parts: dict[tuple[str, str], list[Part]] = {}
    for depth, layer in enumerate(layers):
        for file, data in read_layer(layer, game, faults):
            for kind, id, record in _records(schema, file, data, faults):
                seen = parts.setdefault((kind, id), [])
                if seen and seen[-1].depth == depth:
                    faults.append(Fault(file, id, "content-twice", {"other": seen[-1].file}))
                first = seen[0].values if depth > 0 and seen else {}
                values = _fields(schema[kind], file, id, record, first, faults)
                seen.append(Part(depth, layer.label, file, values))
    records: dict[str, Stacked] = {}
    for kind, shape in schema.items():
        for id in shape.ids:
            found = parts.get((kind, id))
            if found is None:
                faults.append(Fault(layers[0].label, id, "content-missing-record", {"kind": kind}))
                continue
            merged: dict[str, object] = {}
            for part in found:
                merged.update(part.values)
            record_ = Stacked(kind, id, merged, tuple(found))
            missing = [n for n, f in shape.fields.items() if not f.optional and n not in merged]
            faults.extend(Fault(record_.file(), id, "content-missing-field", {"field": n}) for n in missing)
            if not missing:
                records[id] = record_
    return records, faults


def _records(
    schema: Mapping[str, Kind], file: str, data: Mapping[str, object], faults: list[Fault]
) -> Iterator[tuple[str, str, Mapping[str, object]]]:
    for kind, table in data.items():
        if kind not in schema:
            faults.append(Fault(file, kind, "content-unknown-kind", {"known": ", ".join(schema)}))
        elif not isinstance(table, dict):
            faults.append(Fault(file, kind, "content-not-a-table"))
        else:
            for id, record in table.items():
                if id not in schema[kind].ids:
                    ids = schema[kind].ids
                    params = {"kind": kind, "first": ids[0], "last": ids[-1]}
                    faults.append(Fault(file, id, "content-unknown-record", params))
                elif not isinstance(record, dict):
                    faults.append(Fault(file, id, "content-not-a-table"))
                else:
                    yield kind, id, record


def _fields(
    kind: Kind,
    file: str,
    id: str,
    record: Mapping[str, object],
    first: Mapping[str, object],
    faults: list[Fault],
) -> dict[str, object]:
    values: dict[str, object] = {}
    for name, value in record.items():
        known = kind.fields.get(name)
        if known is None:
            params: dict[str, str | int] = {"field": name, "known": ", ".join(kind.fields)}
            faults.append(Fault(file, id, "content-unknown-field", params))
        elif not SHAPES[known.shape](value):
            faults.append(Fault(file, id, "content-wrong-type", {"field": name, "shape": known.shape}))
        elif known.fixed and first and first.get(name) != value:
            faults.append(Fault(file, id, "content-fixed-field", {"field": name}))
        else:
            values[name] = value
    return values


def fault(record: Stacked, field: str, key: str, **params: str | int) -> Fault:
    """A fault in one field of a record."""
    return Fault(record.file(field), record.id, key, {"field": field, **params})


def marks(record: Stacked) -> Iterator[Fault]:
    """Every value has a source; the record's own mark is the weakest of them."""
    fields = {"name", *(name for name in record.values if name not in ABOUT)}
    for part in record.parts:
        known = MARKS if part.depth else MARKS[1:]
        own = part.values.get("source")
        if own is not None and own not in known:
            yield Fault(part.file, record.id, "content-mark", {"mark": str(own), "known": ", ".join(known)})
        sources = cast(Mapping[str, str], part.values.get("sources", {}))
        for name, mark in sources.items():
            if name not in fields:
                params = {"field": name, "known": ", ".join(sorted(fields))}
                yield Fault(part.file, record.id, "content-mark-field", params)
            if mark not in known:
                yield Fault(part.file, record.id, "content-mark", {"mark": mark, "known": ", ".join(known)})
            elif own in known and part.depth == 0 and known.index(mark) > known.index(str(own)):
                params = {"field": name, "mark": mark, "own": str(own)}
                yield Fault(part.file, record.id, "content-mark-weaker", params)


def title(record: Stacked) -> Iterator[Fault]:
    if "title" in record.values:
        text = record.text("title")
        if not text.strip() or len(text) > TITLE_MAX or not text.isprintable():
            yield fault(record, "title", "content-title", high=TITLE_MAX)


def within(record: Stacked, field: str, low: int, high: int) -> Iterator[Fault]:
    """A number, if the record has it, lies in its range."""
    count = cast(int, record.values.get(field, low))
    if not low <= count <= high:
        yield fault(record, field, "content-range", count=count, low=low, high=high)


def paint(record: Stacked) -> Iterator[Fault]:
    """A colour as a word and as a screen shows it."""
    if not re.fullmatch("#[0-9A-Fa-f]{6}", record.text("hex")):
        yield fault(record, "hex", "content-hex")
    if not re.fullmatch("[a-z]+", record.text("colour")):
        yield fault(record, "colour", "content-family-colour")
