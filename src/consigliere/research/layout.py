"""The layout of a tensor: named slices one after the other, each with place, length and meaning."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Tensor = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Slice:
    name: str
    offset: int
    length: int
    meaning: str

    @property
    def end(self) -> int:
        return self.offset + self.length


class Layout:
    """Slices are added once, when the layout is made; afterwards it is only read."""

    def __init__(self) -> None:
        self._slices: dict[str, Slice] = {}
        self.length = 0

    def add(self, name: str, length: int, meaning: str) -> int:
        """A new slice at the end; its offset."""
        if name in self._slices:
            raise ValueError(f"two slices called {name}")
        offset = self.length
        self._slices[name] = Slice(name, offset, length, meaning)
        self.length += length
        return offset

    def ids(self, name: str, ids: Sequence[str], meaning: str) -> dict[str, int]:
        """A slice with one number for each id; the place of each."""
        offset = self.add(name, len(ids), meaning)
        return {id: offset + i for i, id in enumerate(ids)}

    def __iter__(self) -> Iterator[Slice]:
        return iter(self._slices.values())

    def __getitem__(self, name: str) -> Slice:
        return self._slices[name]

    def part(self, tensor: NDArray[Any], name: str) -> NDArray[Any]:
        """The numbers of one slice, out of one tensor or out of a batch of them."""
        found = self._slices[name]
        return tensor[..., found.offset : found.end]

    def digest(self) -> str:
        """Twelve digits that stand for every name and place: data of another layout is noticed."""
        text = "\n".join(f"{s.name} {s.offset} {s.length} {s.meaning}" for s in self)
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def table(self) -> str:
        """The layout as a table for a page."""
        rows = [f"| `{s.name}` | {s.offset} | {s.length} | {s.meaning} |" for s in self]
        return "\n".join(["| slice | offset | length | meaning |", "|---|---|---|---|", *rows]) + "\n"
