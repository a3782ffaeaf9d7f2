"""Packs laid over Chicago's box: what they change in the tables, what they leave, the hash; the commands."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from consigliere.cli.content import add_parser
from consigliere.games.chicago import terms as t
from consigliere.games.chicago.loading import load
from tests.content_chicago.workshop import write_pack

BOX = load()
Capture = pytest.CaptureFixture[str]
NAMES = {"chicago-business-1": "Bar", "chicago-special-S1": "Immunity", "chicago-family-gambino": "Gambino"}


def run(*words: str) -> int:
    parser = argparse.ArgumentParser(prog="consigliere")
    add_parser(parser.add_subparsers(required=True), NAMES.get)
    args = parser.parse_args(["content", *words, "--game", "chicago"])
    code = args.handler(args)
    assert isinstance(code, int)
    return code


def test_an_override_changes_the_table_and_the_hash(tmp_path: Path) -> None:
    pack = write_pack(
        tmp_path / "mine",
        """
        [businesses.1]
        henchmen = ["grey", "orange"]
        asset = "title"
        influence = []
        family = true
        gangsters = 0
        points = 5
        [businesses.9]
        bonus = "none"
        [businesses.8]
        bonus = "hat"
        [specials.S1]
        pair = ["purple", "purple"]
        [specials.S2]
        pair = ["orange", "grey"]
        [deck.card-family]
        cards = 11
        [deck.card-gangster]
        cards = 25
        [deck.card-special]
        cut_two = 3
        [deck.card-car]
        cut_two = 3
        [players.players-2]
        agents = 7
        starters = ["A1", "D4", "C2"]
        """,
    )
    content = load([pack])
    tables = content.tables
    assert list(tables.henchmen)[:4] == [1, 0, 0, 1]
    assert (tables.asset[0], tables.hat[0], tables.family[0], tables.gangsters[0]) == (3, 0, 1, 0)
    assert (tables.points[0], tables.income[0]) == (5, BOX.tables.income[0])
    assert (tables.bonus[8], tables.bonus[7]) == (-1, t.TOKEN_HAT)
    assert list(tables.pair)[:4] == [t.PURPLE, t.PURPLE, t.ORANGE, t.GREY]
    four = 2 * t.KINDS
    assert (tables.deck[four], tables.deck[four + t.FAMILY]) == (25, 11)
    assert (tables.deck[0], tables.deck[t.FAMILY], tables.deck[t.ASSET + 1]) == (15, 7, 2)
    assert list(tables.specials_cut) == [3, 0, 0]
    assert list(tables.agents) == [7, 10, 12]
    assert list(tables.starter)[:4] == [0, 15, 9, -1]
    assert content.hash != BOX.hash and load().tables.points[0] == 3
    assert content.records["1"].sources["points"] == "owner" and content.records["2"].pack is None


@pytest.mark.parametrize(
    "text",
    [
        '[businesses.9]\nhenchmen = ["grey"]',
        '[businesses.3]\nasset = "car"',
        '[businesses.1]\ninfluence = ["city"]',
        "[businesses.1]\nfamily = true",
        "[businesses.1]\ngangsters = 2",
        "[businesses.1]\nmoney = 1",
        "[businesses.1]\nincome = 3",
        "[businesses.1]\npoints = 4",
        '[businesses.9]\nbonus = "city"\n[businesses.11]\nbonus = "hat"',
        '[specials.S2]\npair = ["brown", "brown"]\n[specials.S3]\npair = ["purple", "purple"]',
        "[deck.card-car]\ncards = 6\n[deck.card-art]\ncards = 4",
        "[deck.card-car]\ncut_three = 0\n[deck.card-art]\ncut_three = 2",
        "[deck.card-car]\ncut_two = 1\n[deck.card-art]\ncut_two = 3",
        '[tokens.token-hat]\ncount = 1\n[tokens.token-city]\ncount = 3\n[businesses.9]\nbonus = "city"',
        "[players.players-3]\nagents = 9",
        '[players.players-3]\nstarters = ["B3", "B1", "D1", "D3"]',
    ],
)
def test_every_value_played_with_is_in_the_hash(tmp_path: Path, text: str) -> None:
    assert load([write_pack(tmp_path / "mine", text)]).hash != BOX.hash


@pytest.mark.parametrize(
    "text",
    [
        '[businesses.1]\ntitle = "Another name"',
        '[businesses.1]\nsource = "owner"',
        '[businesses.17]\nhenchmen = ["purple", "orange"]',
        '[specials.S1]\npair = ["orange", "grey"]',
        '[families.colombo]\nhex = "#0000FF"',
        "[players.players-4]\nrows = 6\nhenchmen = 6",
    ],
)
def test_what_is_not_played_with_leaves_the_hash_alone(tmp_path: Path, text: str) -> None:
    assert load([write_pack(tmp_path / "mine", text)]).hash == BOX.hash


def test_check(tmp_path: Path, capsys: Capture) -> None:
    assert run("check", "--json") == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["game"], result["hash"]) == ("chicago", BOX.hash)
    assert result["sources"] == {"reconstructed": 48, "rulebook": 17}
    pack = write_pack(tmp_path / "mine", "[businesses.1]\nincome = 5")
    assert run("check", str(pack)) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"{pack}/mine.toml: 1: “income” is 5; allowed: 2 to 4\n")


def test_list(capsys: Capture) -> None:
    assert run("list") == 0
    out, _ = capsys.readouterr()
    for id in BOX.records:
        assert f" {id} " in out
    assert " Bar " in out and " Immunity " in out and " Gambino " in out
    assert out.count("reconstructed ≈") == 48 and "Unofficial" in out
    assert " B1, B3, D1, D3 " in out and " hat 2 + city 2 " in out and " yes " in out
    assert " none " not in out and "3+" not in out
    assert run("list", "--kind", "extras") == 0
    assert " henchman colours 4 " in capsys.readouterr().out
    assert run("list", "--kind", "jobs") == 2
    assert "jobs" in capsys.readouterr().err


def test_list_as_json(capsys: Capture) -> None:
    assert run("list", "--json", "--kind", "businesses") == 0
    records = json.loads(capsys.readouterr().out)["records"]
    assert [record["id"] for record in records] == list(BOX.ids["businesses"])
    assert (records[0]["name"], records[1]["name"]) == ("Bar", "2")


def test_new_writes_a_pack_that_passes(tmp_path: Path, capsys: Capture) -> None:
    folder = tmp_path / "mine"
    assert run("new", str(folder)) == 0
    assert sorted(path.name for path in folder.iterdir()) == [
        "businesses.toml",
        "city.toml",
        "deck.toml",
        "pack.toml",
        "specials.toml",
    ]
    assert "check FOLDER --game chicago" in (folder / "pack.toml").read_text(encoding="utf-8")
    assert run("check", str(folder)) == 0 and load([folder]).hash == BOX.hash


def test_new_can_be_uncommented_whole(tmp_path: Path) -> None:
    """Every commented record is valid TOML and says what the box says."""
    folder = tmp_path / "mine"
    assert run("new", str(folder)) == 0
    for path in folder.glob("[!p]*.toml"):
        _, _, records = path.read_text(encoding="utf-8").partition("\n\n")
        lines = [text for text in records.splitlines() if text.startswith("# [") or " = " in text]
        path.write_text("\n".join(text.removeprefix("# ") for text in lines), encoding="utf-8")
    content = load([folder])
    assert content.hash == BOX.hash
    assert all(record.pack == str(folder) for record in content.records.values())
