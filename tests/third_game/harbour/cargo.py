"""The cargo: from TOML to numbers, and how the command line lists it (H1)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from consigliere.cli.content_games import Shelf
from consigliere.core.content import Box, fields, Outline
from consigliere.core.packs import Fault, Field, Kind, Stacked

CARGO_IDS: Final = ("salt", "wool", "wine", "silk")
SCHEMA: Final = {"cargo": Kind(CARGO_IDS, fields(worth=Field("integer"), copies=Field("integer")))}
FEWEST: Final = 24  # cards: four in each of four hands, and something to draw from


@dataclass(frozen=True, slots=True)
class Tables:
    worth: tuple[int, ...]
    copies: tuple[int, ...]


def check_record(record: Stacked) -> Iterator[Fault]:
    for name in ("worth", "copies"):
        if name in record.values and not 1 <= record.number(name) <= 12:
            count = record.number(name)
            yield Fault(
                record.parts[-1].file,
                record.id,
                "content-range",
                {"field": name, "count": count, "low": 1, "high": 12},
            )


def check_totals(box: Box) -> Iterator[Fault]:
    count = sum(record.number("copies") for record in box.of("cargo"))
    if box.whole("cargo") and count < FEWEST:
        yield box.fault("cargo", "copies", "content-cargo-total", count=count, wanted=FEWEST)


def fill(records: Mapping[str, Stacked]) -> Tables:
    worth, copies = (tuple(records[id].number(name) for id in CARGO_IDS) for name in ("worth", "copies"))
    return Tables(worth, copies)


OUTLINE: Final = Outline(
    game="harbour",
    folder=Path(__file__).parent / "content",
    schema=SCHEMA,
    played={"cargo": ("worth", "copies")},
    check_record=check_record,
    check_totals=check_totals,
    fill=fill,
)
SHELF: Final = Shelf(
    game="harbour",
    load=OUTLINE.load,
    schema=SCHEMA,
    columns={"cargo": ("worth", "copies")},
    prefix={"cargo": "harbour-cargo"},
    files={"cargo.toml": ("cargo",)},
    sentences={"content-cargo-total": "{count} cards in all; there must be at least {wanted}"},
)
