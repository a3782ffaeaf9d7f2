"""Chicago's box as data: every value of the content files equals the reference list in this file (C1).

The list was written down apart from the TOML.
"""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from consigliere.games.chicago import terms as t
from consigliere.games.chicago.loading import FOLDER, load

CONTENT = load()
TABLES = CONTENT.tables

# henchmen (o, p, b, g) | asset | hats | city | family | gangsters | money | income | points | bonus
BUSINESSES = """
     -  -       1 0 0 1 0 2 3 -
     -  -       0 0 1 1 0 2 3 -
     -  any     0 0 1 0 0 2 3 -
     -  any     0 1 0 0 0 3 3 -
     -  -       0 1 0 1 1 2 4 -
     -  -       1 0 0 1 1 4 3 -
     -  -       0 2 0 0 1 4 3 -
     -  -       2 0 0 0 1 2 4 -
     b  -       0 2 0 0 1 2 4 hat
     o  -       0 2 0 0 1 2 4 hat
     p  -       2 0 0 0 1 2 4 city
     g  -       2 0 0 0 1 2 4 city
     -  mansion 0 0 1 0 2 3 3 -
     -  car     0 0 1 0 2 3 3 -
     -  title   0 0 1 0 2 3 3 -
     -  art     0 0 1 0 2 3 3 -
     op -       2 0 0 0 3 4 4 art
     bg -       0 2 0 0 3 4 4 mansion
     pg -       2 0 0 0 3 4 4 car
     bo -       0 2 0 0 3 4 4 title
     bb -       0 0 0 2 3 4 5 gangster
     oo -       0 0 0 2 3 4 5 gangster
     pp -       0 0 0 2 3 4 5 gangster
     gg -       0 0 0 2 3 4 5 gangster
"""
ROWS = [row.split() for row in BUSINESSES.strip().splitlines()]
ASSETS = ["mansion", "car", "art", "title", "any"]
TOKENS = ["mansion", "car", "art", "title", "gangster", "hat", "city"]
PAIRS = "go pp bb gg oo gb po gp bp bo"
COLOURS = "opbg"


@pytest.mark.parametrize("n", range(24))
def test_businesses_equal_the_reference(n: int) -> None:
    henchmen, asset, *numbers, bonus = ROWS[n]
    needed = [henchmen.count(colour) for colour in COLOURS]
    assert list(TABLES.henchmen)[4 * n : 4 * n + 4] == needed
    assert TABLES.asset[n] == (-1 if asset == "-" else ASSETS.index(asset))
    assert TABLES.bonus[n] == (-1 if bonus == "-" else TOKENS.index(bonus))
    found = (TABLES.hat, TABLES.city, TABLES.family, TABLES.gangsters, TABLES.money)
    assert [v[n] for v in (*found, TABLES.income, TABLES.points)] == [int(number) for number in numbers]


def test_the_reference_has_a_row_for_each_business() -> None:
    assert len(ROWS) == len(CONTENT.ids["businesses"]) == t.BUSINESSES
    assert CONTENT.ids["businesses"] == tuple(str(n) for n in range(1, 25))


@pytest.mark.parametrize("n", range(24))
def test_no_business_is_a_bargain_or_a_burden(n: int) -> None:
    """The yardstick by which the unknown values were made: worth less difficulty lies between 2 and 4."""
    token = {-1: 0, **dict.fromkeys(range(4), 5), **dict.fromkeys((4, 5, 6), 3)}[TABLES.bonus[n]]
    worth = 2 * TABLES.points[n] + TABLES.income[n] + token - TABLES.money[n]
    asset = {-1: 0.0, t.ANY_ASSET: 3.0}.get(TABLES.asset[n], 3.5)
    henchmen = sum(list(TABLES.henchmen)[4 * n : 4 * n + 4])
    threes = TABLES.hat[n] + TABLES.city[n] + TABLES.gangsters[n]
    difficulty = int(2 * henchmen + 3 * threes) + asset + 1.5 * int(TABLES.family[n])
    assert 2 <= int(worth) - difficulty <= 4


def test_sums_of_income_and_points() -> None:
    assert Counter(TABLES.points) == {3: 10, 4: 10, 5: 4}
    assert Counter(TABLES.income) == {2: 9, 3: 5, 4: 10}


def test_special_cards() -> None:
    wanted = [COLOURS.index(colour) for pair in PAIRS.split() for colour in pair]
    assert list(TABLES.pair) == wanted
    assert Counter(wanted) == dict.fromkeys(range(4), 5)


@pytest.mark.parametrize(
    ("players", "piles", "total", "cut"),
    [
        (4, [24, 12, 8, 5, 5, 5, 5], 74, 0),
        (3, [18, 9, 7, 4, 4, 4, 4], 60, 0),
        (2, [14, 8, 6, 3, 3, 3, 3], 46, 4),
    ],
)
def test_the_deck(players: int, piles: list[int], total: int, cut: int) -> None:
    start = (players - 2) * t.KINDS
    deck = list(TABLES.deck)[start : start + t.KINDS]
    assert deck == piles + [1] * t.SPECIALS
    assert TABLES.specials_cut[players - 2] == cut
    assert sum(deck) - cut == total


def test_tokens() -> None:
    assert list(TABLES.tokens) == [1, 1, 1, 1, 4, 2, 2]


@pytest.mark.parametrize(
    ("players", "starters"), [(4, "B1 B3 E2 E4 D2"), (3, "B1 B3 D1 D3"), (2, "B1 B3 D2")]
)
def test_starters(players: int, starters: str) -> None:
    start = (players - 2) * t.BUSINESSES
    cells = [4 * "ABCDEF".index(place[0]) + int(place[1]) - 1 for place in starters.split()]
    assert list(TABLES.starter)[start : start + t.BUSINESSES] == cells + [-1] * (24 - len(cells))


def test_the_fishmonger_and_the_warehouse_share_a_row() -> None:
    """As in the rulebook's example, wherever both are face up."""
    for players in (3, 4):
        start = (players - 2) * t.BUSINESSES
        assert TABLES.starter[start + 2] // 4 == TABLES.starter[start + 3] // 4


def test_henchmen_and_agents() -> None:
    assert list(TABLES.henchmen_each) == [4, 5, 6]
    assert list(TABLES.agents) == [8, 10, 12]


def test_penalties_and_extra_actions() -> None:
    records = CONTENT.records
    losses = [(records[id].values["loss"], records[id].values["immunity"]) for id in CONTENT.ids["penalties"]]
    assert losses == [
        ("money", {"gangsters": 4}),
        ("asset", {"hat": 2, "city": 2}),
        ("influence", {"asset_types": 4}),
        ("gangster", {"henchman_colours": 4}),
    ]
    names = ["influence", "gangsters", "asset_types", "henchman_colours", "businesses"]
    assert [records[id].values["condition"] for id in CONTENT.ids["extras"]] == [{name: 4} for name in names]


def test_families() -> None:
    colours = [CONTENT.records[id].values["colour"] for id in CONTENT.ids["families"]]
    assert colours == ["blue", "red", "green", "yellow"]


def test_sources() -> None:
    """What is not known for certain says so; the few known values are named."""
    records = CONTENT.records
    kinds = {kind: {records[id].source for id in ids} for kind, ids in CONTENT.ids.items()}
    certain = {kind for kind, marks in kinds.items() if marks == {"rulebook"}}
    assert certain == {"deck", "penalties", "extras"}
    assert all(marks == {"reconstructed"} for kind, marks in kinds.items() if kind not in certain)
    ours = [id for id in CONTENT.ids["businesses"] if "name" not in records[id].sources]
    assert ours == ["8", "11", "12", "18", "21", "22", "23"]
    incomes = [id for id in CONTENT.ids["businesses"] if records[id].sources.get("income") == "rulebook"]
    assert incomes == ["1", "9", "10", "19"]
    assert not any("points" in records[id].sources for id in CONTENT.ids["businesses"])
    assert records["16"].sources["asset"] == "derived" and "asset" not in records["13"].sources
    assert records["24"].sources["gangsters"] == records["24"].sources["money"] == "reported"
    assert records["17"].sources["bonus"] == "rulebook" and "bonus" not in records["20"].sources
    assert records["S1"].sources == {"name": "rulebook"} and records["S2"].sources == {}
    assert (
        records["players-3"].sources["rows"] == "derived" and "starters" not in records["players-3"].sources
    )
    assert records["genovese"].sources["colour"] == "rulebook" and "colour" not in records["colombo"].sources


def test_files_hold_no_names_or_texts() -> None:
    """Wording lives in the locale catalogue."""
    for path in FOLDER.glob("*.toml"):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        for records in data.values():
            assert all("title" not in record and "name" not in record for record in records.values())


def test_the_default_is_loaded_once_and_its_hash_is_pinned() -> None:
    """The hash stands in journals: it may change only when a value that is played with changes."""
    assert load() is CONTENT
    assert CONTENT.hash == "e3001f8958a2c82b"
