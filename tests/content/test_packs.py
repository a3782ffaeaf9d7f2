"""Packs laid over the box: what they change, what they leave, their marks, the hash."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from consigliere.games.godfather import terms as t
from consigliere.games.godfather.content import schema, vocabulary
from consigliere.games.godfather.loading import load
from tests.content.workshop import read_box, write_box, write_pack

BOX = load()


def test_an_override_changes_the_table_and_the_hash(tmp_path: Path) -> None:
    pack = write_pack(
        tmp_path / "mine",
        """
        [jobs.JY1]
        cost = ["gun", "gun", "gun", "booze"]
        bills = [1, 5, 3]
        ability = [{ launder = 3 }, { collect = true }]
        [businesses.TB1]
        front = ["GOOD_GUN", "GOOD_GUN"]
        [spaces.R01]
        three_plus = true
        [spaces.R04]
        three_plus = false
        [supply.hand-limits]
        limits = [6, 6, 7, 3]
        [supply.bill-1]
        cards = 20
        [supply.bill-2]
        cards = 30
        """,
    )
    content = load([pack])
    tables = content.tables
    assert list(tables.job_cost)[:3] == [3, 1, 0]
    assert list(tables.job_bills)[:3] == [t.BILL_5, t.BILL_3, t.BILL_1]
    assert list(tables.ability)[: t.PROGRAM] == [t.OP_LAUNDER, 3, t.OP_COLLECT, 1, 0, 0, 0, 0]
    assert tables.front[t.FIRST_TILE] == 2 * 16**t.GOOD_ICON
    assert (tables.three_plus[0], tables.three_plus[3]) == (1, 0)
    assert list(tables.hand_limit) == [6, 6, 7, 3]
    assert list(tables.bills) == [20, 30, 34, 36]
    assert content.hash != BOX.hash
    assert tables.job_copies[0] == BOX.tables.job_copies[0] == 3
    assert load().tables.job_cost[0] == 0


@pytest.mark.parametrize(
    "text",
    [
        "[jobs.JY1]\nbills = [3]",
        '[jobs.JY1]\ncost = ["gun", "gun"]',
        "[jobs.JY1]\nability = [{ launder = 1 }]",
        "[jobs.JY1]\ncopies = 2\n[jobs.JY2]\ncopies = 3",
        '[jobs.JY6]\ncolour = "blue"\n[jobs.JB6]\ncolour = "yellow"',
        "[allies.A1]\nact = 2\n[allies.A7]\nact = 1",
        "[allies.A6]\nability = [{ choose_good = 3 }]",
        '[businesses.TR1]\nback = ["MONEY_1"]',
        '[businesses.TR1]\nfront = ["MONEY_1"]',
        '[spaces.R02]\nareas = ["UWS", "CP", "MT"]',
        "[spaces.R01]\nthree_plus = true\n[spaces.R04]\nthree_plus = false",
        "[supply.good-gun]\ncards = 8\n[supply.good-booze]\ncards = 10",
        "[supply.hand-limits]\nlimits = [5, 5, 5, 2]",
    ],
)
def test_every_value_played_with_is_in_the_hash(tmp_path: Path, text: str) -> None:
    assert load([write_pack(tmp_path / "mine", text)]).hash != BOX.hash


@pytest.mark.parametrize(
    "text",
    [
        '[jobs.JY1]\ntitle = "Another name"',
        '[jobs.JY1]\nsource = "owner"',
        '[jobs.JY1]\ncost = ["blood", "booze", "blood"]',
        '[jobs.JK4]\nability = [{ gun_down = { where = "shared-turf", neutrals = true, class = ["thug"] } }]',
        "[jobs.JB3]\nbills = [2, 3]",
        '[businesses.TB1]\nfront = ["MONEY_2", "GOOD_GUN"]',
        '[spaces.R01]\nareas = ["CP", "UES", "UWS"]\nxy = [441, 121]',
        '[families.vitale]\nhex = "#FF0000"',
        "[areas.WS]\nturf = 1\ncentre = [441, 901]",
    ],
)
def test_what_is_not_played_with_leaves_the_hash_alone(tmp_path: Path, text: str) -> None:
    content = load([write_pack(tmp_path / "mine", text)])
    assert content.hash == BOX.hash
    assert list(content.tables.ability) == list(BOX.tables.ability)
    assert list(content.tables.job_bills) == list(BOX.tables.job_bills)


def test_the_hash_does_not_depend_on_files_or_order(tmp_path: Path) -> None:
    box = read_box()
    upside_down = {kind: dict(reversed(box[kind].items())) for kind in reversed(box)}
    content = load((), write_box(tmp_path / "box", upside_down))
    assert content.hash == BOX.hash
    assert list(content.tables.job_cost) == list(BOX.tables.job_cost)


def test_the_last_pack_wins(tmp_path: Path) -> None:
    first = write_pack(tmp_path / "first", '[jobs.JY1]\nbills = [3]\ncost = ["gun", "gun"]')
    second = write_pack(tmp_path / "second", "[jobs.JY1]\nbills = [5]")
    record = load([first, second]).records["JY1"]
    assert record.values["bills"] == [5] and record.values["cost"] == ["gun", "gun"]
    assert record.pack == str(second)
    assert load([second, first]).records["JY1"].values["bills"] == [3]


def test_a_pack_marks_what_it_sets(tmp_path: Path) -> None:
    text = '[jobs.JY1]\nbills = [3]\ntitle = "Mine"\n[jobs.JY2]\ncost = ["gun", "gun"]\nsource = "reported"\n'
    text += '[jobs.JY3]\nsource = "owner"\n[jobs.JG1]\ncolour = "green"\ncopies = 3\n'
    content = load([write_pack(tmp_path / "mine", text)])
    first = content.records["JY1"]
    assert (first.title, first.source) == ("Mine", "reconstructed")
    assert first.sources == {"name": "owner", "bills": "owner"}
    assert content.records["JY2"].sources == {"cost": "reported"}
    assert (content.records["JY3"].source, content.records["JY3"].sources) == ("owner", {})
    shake_down = content.records["JG1"]
    assert shake_down.source == "rulebook" and shake_down.sources == {"colour": "owner", "copies": "owner"}
    assert shake_down.note is None and BOX.records["JG1"].note is not None
    assert content.records["JY4"].pack is None


def test_a_pack_may_be_called_like_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_pack(tmp_path / "godfather", "[jobs.JY1]\nbills = [3]")
    monkeypatch.chdir(tmp_path)
    assert load([Path("godfather")]).records["JY1"].pack == "godfather"


def test_the_examples_of_the_guide_are_good_packs(tmp_path: Path, root: Path) -> None:
    guide = (root / "docs" / "content-packs.md").read_text(encoding="utf-8")
    examples = re.findall(r"```toml\n(.*?)```", guide, re.DOTALL)
    assert len(examples) == 3
    for number, example in enumerate(examples):
        content = load([write_pack(tmp_path / str(number), example)])
        assert any(record.pack for record in content.records.values())


def test_the_guide_names_every_step_icon_mark_and_field(root: Path) -> None:
    guide = (root / "docs" / "content-packs.md").read_text(encoding="utf-8")
    words = set(re.findall(r"[A-Za-z0-9_]+", guide))
    fields = {name for kind in schema.SCHEMA.values() for name in kind.fields}
    assert {*vocabulary.STEPS, *vocabulary.ICON, *schema.MARKS, *schema.SCHEMA, *fields} <= words
