"""What is going on, as numbers: every kind of frame has its own slice, whatever depth it lies at.

A view shows frames outermost first, with named fields; the game's frame table turns each into its arguments
again (core/frame_table.py). A field says how one argument is written; where it does not apply, or the viewer
may not read it, it stays 0.
"""

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from consigliere.core.frame_table import FrameTable
from consigliere.research.layout import Layout

A, B, C, D = range(2, 6)  # places of the arguments in a frame
Row = Sequence[Any]


@dataclass(frozen=True, slots=True)
class Field:
    """One argument of a frame, written as some numbers.

    how: "count" (one number, divided by `scale`), "one" (a one-hot of `size`), "seat" (the same over seats,
    viewer first), "seats" (a mask of seats), "bits" (a mask of `size`), "pool" (`size` counts of `width` bits
    each), "cards" (card kinds of `width` bits each, as many as the argument `counted` says, counted by kind).
    """

    name: str
    arg: int
    how: str
    size: int = 1
    base: int = 0  # the value that stands for the first
    scale: float = 4.0
    width: int = 0
    shift: int = 0
    mask: int = -1
    counted: int = 0
    only: int | None = None  # only if the first argument has this value
    never: int | None = None  # not if it has this value

    def length(self, seats: int) -> int:
        return seats if self.how in ("seat", "seats") else self.size

    def write(self, t: "array[float]", at: int, row: Row, near: Sequence[int]) -> None:
        """near: for each seat its place counted from the viewer."""
        value = row[self.arg]
        if value is None or (self.only is not None and row[A] != self.only):
            return
        if self.never is not None and row[A] == self.never:
            return
        how = self.how
        if how == "count":
            t[at] = value / self.scale
            return
        if how == "pool":
            for i in range(self.size):
                n = value >> self.width * i & (1 << self.width) - 1
                if n:
                    t[at + i] = n / self.scale
            return
        if how == "cards":
            for i in range(row[self.counted]):
                t[at + (value >> self.width * i & (1 << self.width) - 1)] += 1 / self.scale
            return
        if how == "bits" or how == "seats":
            for i in range(self.size if how == "bits" else len(near)):
                if value >> i & 1:
                    t[at + (i if how == "bits" else near[i])] = 1.0
            return
        value = (value >> self.shift & self.mask) - self.base
        if how == "one":
            if 0 <= value < self.size:
                t[at + value] = 1.0
        elif 0 <= value < len(near):
            t[at + near[value]] = 1.0


def one(name: str, arg: int, size: int, base: int = 0, **more: int) -> Field:
    return Field(name, arg, "one", size, base, **more)


def count(name: str, arg: int, scale: float = 4.0) -> Field:
    return Field(name, arg, "count", scale=scale)


def seat(name: str, arg: int, **more: int) -> Field:
    return Field(name, arg, "seat", **more)


def seats(name: str, arg: int) -> Field:
    return Field(name, arg, "seats")


class Stack:
    """The slices of all kinds of frame. `twice`: kinds of which two may lie on the stack at once."""

    def __init__(
        self,
        layout: Layout,
        most_seats: int,
        kinds: Mapping[str, Sequence[Field]],
        twice: Sequence[str] = (),
        table: FrameTable | None = None,
    ) -> None:
        self._table = table
        self._kinds: dict[str, tuple[int, int, int, tuple[tuple[Field, int], ...]]] = {}
        for kind, fields in kinds.items():
            at, placed, words = 1 + most_seats, [], ["1 / place from the top", f"whose it is ({most_seats})"]
            for field in fields:
                length = field.length(most_seats)
                placed.append((field, at))
                at += length
                words.append(field.name if length == 1 else f"{field.name} ({length})")
            copies = 2 if kind in twice else 1
            meaning = "; ".join(words) + ("; then the same of the one below" if copies == 2 else "")
            offset = layout.add(f"stack.{kind}", at * copies, meaning)
            self._kinds[kind] = (offset, at, copies, tuple(placed))

    def row(self, frame: Any, viewer: int) -> Row:
        """A frame of a view as its id, its seat and its arguments."""
        if self._table is None:
            return cast(Row, frame)
        return [frame["frame"], *self._table.numbers(frame, viewer)[1:]]

    def write(self, t: "array[float]", stack: Sequence[Any], near: Sequence[int]) -> None:
        """A frame of a kind that has used up its room is left out; tests show that it does not happen."""
        viewer = near.index(0)
        written: dict[str, int] = {}
        for depth, frame in enumerate(reversed(stack), 1):
            row = self.row(frame, viewer)
            kind = row[0]
            offset, size, copies, fields = self._kinds[kind]
            copy = written.get(kind, 0)
            if copy == copies:
                continue
            written[kind] = copy + 1
            at = offset + copy * size
            t[at] = 1.0 / depth
            whose = row[1]
            if whose >= 0:
                t[at + 1 + near[whose]] = 1.0
            for field, place in fields:
                field.write(t, at + place, row, near)

    def overfull(self, stack: Sequence[Any]) -> list[str]:
        """The kinds of which more frames lie on this stack than there is room for."""
        kinds = [frame[0] if self._table is None else frame["frame"] for frame in stack]
        return sorted({kind for kind in kinds if kinds.count(kind) > self._kinds[kind][2]})
