"""From TOML to tables: Chicago's content with any packs laid over it, checked, as numbers (C1, C6).

`load()` is the box as this project knows it, most of it reconstructed; `load([pack])` lays an owner's pack
over it. ContentError holds every fault.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import cast, Final

from consigliere.core import content as core
from consigliere.core.packs import Stacked
from consigliere.games.chicago import terms as t
from consigliere.games.chicago.content import schema as s, vocabulary as v
from consigliere.games.chicago.content.checks import check_record
from consigliere.games.chicago.content.totals import check_totals
from consigliere.games.chicago.tables import Tables

GAME: Final = "chicago"
FOLDER: Final = Path(__file__).parent / "content"
CUTS: Final = ("cut_two", "cut_three", "")  # by players

Content = core.Content[Tables]


def _canonical(name: str, value: object) -> object:
    return sorted(cast(list[str], value)) if name in s.UNORDERED and isinstance(value, list) else value


def _businesses(tables: Tables, records: Mapping[str, Stacked]) -> None:
    for n, id in enumerate(s.BUSINESSES):
        record = records[id]
        for colour in record.texts("henchmen"):
            tables.henchmen[n * t.COLOURS + v.COLOURS[colour]] += 1
        tables.asset[n] = v.ASSET[record.text("asset")]
        tables.hat[n] = record.texts("influence").count("hat")
        tables.city[n] = record.texts("influence").count("city")
        tables.family[n] = int(record.truth("family"))
        tables.gangsters[n] = record.number("gangsters")
        tables.money[n] = record.number("money")
        tables.income[n] = record.number("income")
        tables.points[n] = record.number("points")
        tables.bonus[n] = v.BONUS[record.text("bonus")]


def _deck(tables: Tables, records: Mapping[str, Stacked]) -> None:
    """Special cards stand in the deck one by one, before the cut; which of them leave is left to chance."""
    for players, cut in enumerate(CUTS):
        counts = [records[id].number("cards") - (records[id].number(cut) if cut else 0) for id in s.DECK]
        for kind, count in enumerate(counts[:-1] + [1] * t.SPECIALS):
            tables.deck[players * t.KINDS + kind] = count
        tables.specials_cut[players] = t.SPECIALS - counts[-1]


def _city(tables: Tables, records: Mapping[str, Stacked]) -> None:
    for players, id in enumerate(s.PLAYERS):
        record = records[id]
        tables.henchmen_each[players] = record.number("henchmen")
        tables.agents[players] = record.number("agents")
        for business, place in enumerate(record.texts("starters")):
            cell = v.cell(place, record.number("rows"))
            assert cell is not None
            tables.starter[players * t.BUSINESSES + business] = cell


def fill(records: Mapping[str, Stacked]) -> Tables:
    """The checked records as the kernel's numbers."""
    tables = Tables()
    _businesses(tables, records)
    _deck(tables, records)
    _city(tables, records)
    for token, id in enumerate(s.TOKEN_IDS):
        tables.tokens[token] = records[id].number("count")
    for n, id in enumerate(s.SPECIALS):
        for k, colour in enumerate(records[id].texts("pair")):
            tables.pair[2 * n + k] = v.COLOURS[colour]
    return tables


OUTLINE: Final = core.Outline(GAME, FOLDER, s.SCHEMA, s.PLAYED, check_record, check_totals, fill, _canonical)
load = OUTLINE.load
tables_of = OUTLINE.tables_of
