"""What a game declares of all that it says, as types: its view, foresight and scores, and what follows from
its tables: every kind of event, of frame, of action.

Nothing here runs while a game is played. Schemas, pages and tests are made of it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, NotRequired

from consigliere.core import shapes
from consigliere.core.actions import ActionTable
from consigliere.core.events import EventTable
from consigliere.core.frame_table import FrameTable

Kinds = dict[str, dict[str, Any]]  # by the id of a kind: its fields and their types, for a TypedDict


@dataclass(frozen=True, slots=True)
class Declared:
    """The types a game declares by hand; a game that does not has those that every game shares."""

    view: type = shapes.AnyView
    foresight: type = shapes.Foresight
    seat_score: type = shapes.SeatScore
    standing: type = shapes.Standing
    frames: FrameTable = field(default_factory=lambda: FrameTable(()))


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whose eyes a field is for: the seats that stand in these other fields; everybody else lacks it."""

    seats: tuple[str, ...]


def events(table: EventTable) -> Kinds:
    """Every kind of event; what is not for everybody may be missing."""
    out: Kinds = {}
    for kind in table.kinds:
        fields: dict[str, Any] = {}
        for one in kind.fields:
            fields[one.name] = NotRequired[Annotated[one.shape, Eyes(one.only)]] if one.only else one.shape
        out[kind.name] = fields
    out["taken-back"] = {"seat": int, "events": int}
    return out


def frames(table: FrameTable) -> Kinds:
    """Every kind of frame; what only its seat may read, or only some frames have, may be missing."""
    out: Kinds = {}
    for kind in table.kinds:
        fields: dict[str, Any] = {"seat": int | None}
        if kind.is_sealed:
            fields |= {"seats": list[int], "yours": bool}
        for one in kind.fields:
            shape = Annotated[one.shape, Eyes(("seat",))] if one.only_seat else one.shape
            fields[one.name] = NotRequired[shape] if one.only_seat or one.when is not None else shape
        out[kind.id] = fields
    return out


def forms(table: ActionTable) -> Kinds:
    """Every kind of action as structured data: the fields of its entries in the table, and their types."""
    seen: dict[str, list[Mapping[str, object]]] = {}
    for action in table:
        seen.setdefault(str(action.form["type"]), []).append(action.form)
    out: Kinds = {}
    for kind, found in seen.items():
        fields: dict[str, Any] = {}
        for name in dict.fromkeys(name for form in found for name in form if name != "type"):
            shape = _of_values([form[name] for form in found if name in form])
            fields[name] = shape if all(name in form for form in found) else NotRequired[shape]
        out[kind] = fields
    return out


def _of_values(values: list[object]) -> Any:
    kinds = {type(value) for value in values}
    if kinds == {int}:
        return int
    if kinds == {str}:
        return str
    return dict[str, int] if all(isinstance(value, Mapping) for value in values) else Any
