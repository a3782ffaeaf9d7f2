"""What `consigliere content` needs to know of each game: its loader, how its kinds are shown and written."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from consigliere.core.content import Content
from consigliere.core.packs import Kind
from consigliere.games.catalogue import TITLES


@dataclass(frozen=True, slots=True)
class Shelf:
    """The content of one game as the terminal shows it."""

    game: str
    load: Callable[[Sequence[Path]], Content[Any]]
    schema: Mapping[str, Kind]
    columns: Mapping[str, tuple[str, ...]]  # kinds in the order they are listed, the fields shown
    prefix: Mapping[str, str]  # kind -> the beginning of its keys in the locale catalogue
    files: Mapping[str, tuple[str, ...]]  # of a pack -> kinds
    sentences: Mapping[str, str]  # the key of a fault that this game alone has -> the sentence

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(self.columns)


def shelves() -> Mapping[str, Shelf]:
    """By game, the first of them the one that is meant where none is named."""
    return {name: title.room("content") for name, title in TITLES.items() if title.content}
