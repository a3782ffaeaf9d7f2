"""What `consigliere content` needs to know of each game: its loader, how its kinds are shown and written."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from consigliere.core.content import Content
from consigliere.core.packs import Kind
from consigliere.games.chicago import loading as chicago
from consigliere.games.godfather import loading as godfather


@dataclass(frozen=True, slots=True)
class Shelf:
    """The content of one game as the terminal shows it."""

    game: str
    load: Callable[[Sequence[Path]], Content[Any]]
    schema: Mapping[str, Kind]
    columns: Mapping[str, tuple[str, ...]]  # kinds in the order they are listed, the fields shown
    prefix: Mapping[str, str]  # kind -> the beginning of its keys in the locale catalogue
    files: Mapping[str, tuple[str, ...]]  # of a pack -> kinds

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(self.columns)


GODFATHER: Final = Shelf(
    game=godfather.GAME,
    load=godfather.load,
    schema=godfather.OUTLINE.schema,
    columns={
        "jobs": ("colour", "copies", "cost", "bills", "ability"),
        "allies": ("act", "ability"),
        "businesses": ("turf", "colour", "front", "back"),
        "spaces": ("areas", "three_plus"),
        "areas": ("turf",),
        "families": ("colour", "hex"),
        "supply": ("cards", "limits"),
    },
    prefix={
        "jobs": "job",
        "allies": "ally",
        "businesses": "business",
        "spaces": "space",
        "areas": "turf",
        "families": "family",
        "supply": "supply",
    },
    files={
        "board.toml": ("areas", "spaces", "families"),
        "businesses.toml": ("businesses",),
        "jobs.toml": ("jobs",),
        "allies.toml": ("allies",),
        "supply.toml": ("supply",),
    },
)

CHICAGO: Final = Shelf(
    game=chicago.GAME,
    load=chicago.load,
    schema=chicago.OUTLINE.schema,
    columns={
        "businesses": tuple(chicago.OUTLINE.played["businesses"]),
        "specials": ("pair",),
        "deck": ("cards", "cut_three", "cut_two"),
        "tokens": ("count",),
        "penalties": ("loss", "immunity"),
        "extras": ("condition",),
        "players": ("rows", "henchmen", "agents", "starters"),
        "families": ("colour", "hex"),
    },
    prefix={
        "businesses": "chicago-business",
        "specials": "chicago-special",
        "deck": "chicago",
        "tokens": "chicago",
        "penalties": "chicago",
        "extras": "chicago",
        "players": "chicago",
        "families": "chicago-family",
    },
    files={
        "businesses.toml": ("businesses",),
        "specials.toml": ("specials",),
        "deck.toml": ("deck",),
        "city.toml": ("tokens", "penalties", "extras", "players", "families"),
    },
)

SHELVES: Final[Mapping[str, Shelf]] = {shelf.game: shelf for shelf in (GODFATHER, CHICAGO)}
