"""Events as people may see them. Secrecy is decided in one table: each kind's fields and their audience.

The kernel emits five numbers; a schema names them, and for every viewer leaves out what he must
not read. There is no way round it: everything that leaves the engine is made here.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, get_type_hints, Literal

from consigliere.core.shapes import ToldDict

Raw = tuple[int, int, int, int, int]
Namer = Callable[[int], object]
SPECTATOR = -1
MOST_LISTED: Final = 16  # ids of a field that its type lists one by one


def shape_of(ids: Sequence[str]) -> Any:
    """The type of a field that holds one of these ids."""
    return Literal[tuple(ids)] if len(ids) <= MOST_LISTED else str


def one_of(ids: Sequence[str]) -> Namer:
    """The id of a number that is never negative."""

    def name(n: int) -> object:
        if n < 0:
            raise ValueError(f"{n} is no number of an id")
        return ids[n]

    name.__annotations__["return"] = shape_of(ids)
    return name


def maybe_one_of(ids: Sequence[str]) -> Namer:
    """The id of a number; a negative number is none."""

    def name(n: int) -> object:
        return ids[n] if n >= 0 else None

    name.__annotations__["return"] = shape_of(ids) | None
    return name


@dataclass(frozen=True, slots=True)
class Field:
    """One number of an event: its name, how it is written, and whose eyes it is for.

    `only` names the fields that hold the seats allowed to read it; empty: everybody.
    """

    name: str
    namer: Namer
    only: tuple[str, ...] = ()

    @property
    def shape(self) -> Any:
        """The type of what is written."""
        return get_type_hints(self.namer).get("return", Any)


@dataclass(frozen=True, slots=True)
class EventKind:
    """`reveals`: the event shows a hidden card or a result of chance, so nothing before it is taken back."""

    name: str
    fields: tuple[Field, ...]
    reveals: bool = False

    def audience(self, raw: Raw, field: Field) -> tuple[int, ...]:
        seats = {f.name: raw[i + 1] for i, f in enumerate(self.fields)}
        return tuple(seats[name] for name in field.only)

    def seen_by(self, raw: Raw, viewer: int | None) -> ToldDict:
        """The event for a seat, for SPECTATOR, or whole (None: the engine's own journal)."""
        out: ToldDict = {"event": self.name}
        for i, field in enumerate(self.fields):
            if field.only and viewer is not None and viewer not in self.audience(raw, field):
                continue
            out[field.name] = field.namer(raw[i + 1])
        return out


class EventTable:
    def __init__(self, kinds: Sequence[EventKind]) -> None:
        self.kinds = tuple(kinds)
        self.by_name: Mapping[str, EventKind] = {k.name: k for k in kinds}
        self._for_all = tuple(not any(field.only for field in kind.fields) for kind in kinds)

    def seen_by(self, raw: Raw, viewer: int | None) -> ToldDict:
        return self.kinds[raw[0]].seen_by(raw, viewer)

    def for_all(self, raw: Raw) -> bool:
        """Whether everybody may read all of it."""
        return self._for_all[raw[0]]

    def reveals(self, raw: Raw) -> bool:
        return self.kinds[raw[0]].reveals
