"""The box as data: every value of the content files equals the reference list beside this file (G1, G2).

expected.json was written down apart from the TOML; the abilities are repeated here in the kernel's numbers.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from consigliere.games.godfather import terms as t
from consigliere.games.godfather.content import schema
from consigliere.games.godfather.loading import box_until_3, Content, FOLDER, load, UNTIL_3
from tests.content.workshop import write_pack

EXPECTED: dict[str, Any] = json.loads(Path(__file__).with_name("expected.json").read_text(encoding="utf-8"))
CONTENT = load()
EARLIER = box_until_3()  # of games of rules versions 1 to 3
TABLES = CONTENT.tables
ANYONE = t.NEUTRALS_TOO


def icons(*names: int) -> tuple[int, int]:
    return t.OP_ICONS, sum(16**name for name in names)


ONE, TWO, THREE, FIVE = (t.MONEY + bill for bill in range(4))
GUN, BOOZE, BLOOD = (t.GOOD_ICON + good for good in range(3))
LAUNDER = t.LAUNDER

ABILITIES: dict[str, list[tuple[int, int]]] = {
    "JY1": [(t.OP_LAUNDER, 2)],
    "JY2": [(t.OP_BANK_TO_CASE, t.BILL_5)],
    "JY3": [icons(t.DISCARD1_5)],
    "JY4": [(t.OP_LAUNDER, 2)],
    "JY5": [(t.OP_LAUNDER, 3)],
    "JY6": [(t.OP_LAUNDER, 1)],
    "JB1": [(t.OP_MOVE_OWN_THUG, 1)],
    "JB2": [(t.OP_MOVE_ENEMY, 1)],
    "JB3": [(t.OP_PLACE_MARKER, 1)],
    "JB4": [(t.OP_RETRIEVE, 1)],
    "JB5": [(t.OP_SWAP, 1)],
    "JB6": [(t.OP_MOVE_OWN_FAMILY, 1)],
    "JG1": [(t.OP_FRONT_ANY, 1)],
    "JG2": [(t.OP_OFFER, 1)],
    "JG3": [(t.OP_STEAL_HAND, 2)],
    "JG4": [(t.OP_STEAL_CASE, 1)],
    "JG5": [icons(BOOZE, BLOOD)],
    "JG6": [(t.OP_COLLECT, 1)],
    "JK1": [(t.OP_GUN_DOWN, t.THUG_CLASS + ANYONE)],
    "JK2": [(t.OP_DRIVE_BY, 1)],
    "JK3": [(t.OP_GUN_DOWN, t.FAMILY_CLASS + ANYONE)],
    "JK4": [(t.OP_GUN_DOWN, t.THUG_CLASS + ANYONE + t.SHARED_TURF)],
    "JK5": [(t.OP_CLEAN_HOUSE, 1)],
    "JK6": [(t.OP_GUN_DOWN, t.THUG_CLASS + ANYONE), (t.OP_TAKE_OVER, 1)],
    "A1": [(t.OP_MAYOR, 1)],
    "A2": [(t.OP_UNION_BOSS, 1), icons(THREE, LAUNDER)],
    "A3": [(t.OP_CHIEF, 1), icons(TWO, LAUNDER, LAUNDER)],
    "A4": [icons(ONE, t.DISCARD1_5, LAUNDER)],
    "A5": [icons(t.DRAW_JOB, ONE, THREE, LAUNDER), (t.OP_GUN_DOWN, t.THUG_CLASS + ANYONE)],
    "A6": [(t.OP_CHOOSE_GOOD, 2), icons(t.DRAW_JOB, ONE, TWO)],
    "A7": [(t.OP_MAYOR, 1)],
    "A8": [(t.OP_UNION_BOSS, 1), icons(FIVE)],
    "A9": [(t.OP_CHIEF, 1), (t.OP_GUN_DOWN, t.THUG_CLASS + t.HIS_TURF), icons(TWO, THREE, LAUNDER)],
    "A10": [icons(LAUNDER, LAUNDER)],
    "A11": [(t.OP_CHOOSE_GOOD, 2), icons(THREE)],
    "A12": [icons(t.HORSE, ONE, LAUNDER), (t.OP_CHOOSE_GOOD, 1)],
    "A13": [(t.OP_MAYOR, 1), icons(LAUNDER)],
    "A14": [(t.OP_UNION_BOSS, 1), (t.OP_CHOOSE_GOOD, 1), icons(THREE, LAUNDER)],
    "A15": [
        (t.OP_CHIEF, 1),
        (t.OP_GUN_DOWN, t.THUG_CLASS + t.FAMILY_CLASS + t.HIS_TURF),
        (t.OP_CHOOSE_GOOD, 1),
        icons(FIVE, LAUNDER),
    ],
    "A16": [icons(LAUNDER, LAUNDER, LAUNDER), (t.OP_CHOOSE_GOOD, 1)],
    "A17": [(t.OP_RETRIEVE, 1), icons(THREE)],
    "A18": [(t.OP_PLACE_MARKER, 1), icons(ONE, LAUNDER)],
}
# what rules version 4 changed: the abilities these allies had before
BEFORE: dict[str, list[tuple[int, int]]] = {
    "A2": [(t.OP_UNION_BOSS, 1), icons(ONE, LAUNDER)],
    "A3": [(t.OP_CHIEF, 1), (t.OP_CHOOSE_GOOD, 1), icons(FIVE)],
    "A4": [icons(t.DISCARD1_5, LAUNDER)],
    "A5": [icons(GUN, LAUNDER), (t.OP_GUN_DOWN, t.THUG_CLASS + ANYONE)],
    "A6": [(t.OP_CHOOSE_GOOD, 2)],
    "A7": [(t.OP_MAYOR, 1), icons(TWO)],
    "A8": [(t.OP_UNION_BOSS, 1), icons(LAUNDER)],
    "A9": [(t.OP_CHIEF, 1), (t.OP_GUN_DOWN, t.THUG_CLASS + t.HIS_TURF), (t.OP_CHOOSE_GOOD, 2)],
    "A11": [(t.OP_CHOOSE_GOOD, 2), icons(t.DRAW_JOB, TWO)],
    "A12": [icons(t.HORSE, THREE, LAUNDER)],
    "A14": [(t.OP_UNION_BOSS, 1), icons(THREE, LAUNDER)],
    "A15": [
        (t.OP_CHIEF, 1),
        (t.OP_GUN_DOWN, t.THUG_CLASS + t.FAMILY_CLASS + t.HIS_TURF),
        icons(THREE, LAUNDER),
    ],
    "A16": [icons(LAUNDER, LAUNDER, LAUNDER)],
    "A17": [(t.OP_RETRIEVE, 1), icons(THREE, LAUNDER)],
    "A18": [(t.OP_PLACE_MARKER, 1), icons(THREE, LAUNDER)],
}


def values(id: str) -> dict[str, object]:
    return dict(CONTENT.records[id].values)


@pytest.mark.parametrize("kind", ["areas", "spaces", "businesses", "jobs", "allies"])
def test_ids_are_complete_and_in_order(kind: str) -> None:
    assert list(CONTENT.ids[kind]) == [record["id"] for record in EXPECTED[kind]]


def test_areas_equal_the_reference() -> None:
    for area in EXPECTED["areas"]:
        wanted = {name: value for name, value in area.items() if name != "id" and value is not None}
        assert values(area["id"]) == wanted


def test_spaces_equal_the_reference() -> None:
    for n, space in enumerate(EXPECTED["spaces"]):
        wanted = {"areas": space["areas"], "three_plus": space["threePlus"], "xy": space["xy"]}
        assert values(space["id"]) == wanted
        mask = sum(2 ** ["WS", "BK", "UES", "QN", "UWS", "MT", "CH", "CP"].index(a) for a in space["areas"])
        assert (TABLES.areas[n], TABLES.three_plus[n]) == (mask, int(space["threePlus"]))


def test_businesses_equal_the_reference() -> None:
    for n, business in enumerate(EXPECTED["businesses"]):
        assert values(business["id"]) == {name: v for name, v in business.items() if name != "id"}
        for side, pool in (("front", TABLES.front[n]), ("back", TABLES.back[n])):
            assert sum(pool >> (4 * icon) & 15 for icon in range(t.ICONS)) == len(business[side])


def test_icons_have_their_places_in_the_pool() -> None:
    numbers = {id: n for n, id in enumerate(CONTENT.ids["businesses"])}
    assert TABLES.front[numbers["P-MT"]] == 16**t.DRAW_JOB + 16**TWO
    assert TABLES.front[numbers["TB4"]] == 2 * 16**t.DISCARD1_GOOD + 16**TWO
    assert TABLES.front[numbers["TB6"]] == 16**t.DISCARD3_8 + 16**ONE
    assert TABLES.front[numbers["TR1"]] == 2 * 16 ** (t.GOOD_ICON + 3)
    assert TABLES.front[numbers["P-UWS"]] == 16**t.HORSE + 16**THREE
    assert TABLES.front[numbers["P-UES"]] == 16**t.DISCARD2_5 + 16**ONE
    assert TABLES.front[numbers["P-CP"]] == 0
    assert TABLES.back[numbers["P-CP"]] == 16**LAUNDER
    assert numbers["TB1"] == t.FIRST_TILE


def test_jobs_equal_the_reference() -> None:
    bill_index = {1: 0, 2: 1, 3: 2, 5: 3}
    for n, job in enumerate(EXPECTED["jobs"]):
        found = values(job["id"])
        found.pop("ability")
        assert found == {name: value for name, value in job.items() if name != "id"}
        cost = [job["cost"].count(good) for good in ("gun", "booze", "blood")]
        assert list(TABLES.job_cost)[3 * n : 3 * n + 3] == cost
        bills = [bill_index[bill] for bill in sorted(job["bills"], reverse=True)]
        assert list(TABLES.job_bills)[3 * n : 3 * n + 3] == (bills + [-1] * 3)[:3]
        assert TABLES.job_copies[n] == job["copies"]
        assert ["yellow", "blue", "green", "grey"][TABLES.job_colour[n]] == job["colour"]


def test_allies_equal_the_reference() -> None:
    for n, ally in enumerate(EXPECTED["allies"]):
        assert values(ally["id"])["act"] == ally["act"] == TABLES.ally_act[n] + 1


def strangers(content: Content, abilities: Mapping[str, list[tuple[int, int]]]) -> list[str]:
    """The cards whose ability in the kernel's tables is not the one of this list."""
    found = []
    for n, id in enumerate(content.ids["jobs"] + content.ids["allies"]):
        numbers = [number for step in abilities[id] for number in step]
        wanted = numbers + [0] * (t.PROGRAM - len(numbers))
        if list(content.tables.ability)[n * t.PROGRAM : (n + 1) * t.PROGRAM] != wanted:
            found.append(id)
    return found


def test_every_card_has_its_ability() -> None:
    assert set(ABILITIES) == set(CONTENT.ids["jobs"] + CONTENT.ids["allies"])
    assert strangers(CONTENT, ABILITIES) == []


def test_every_card_has_the_ability_it_had_until_version_3() -> None:
    assert strangers(EARLIER, {**ABILITIES, **BEFORE}) == []
    # each list finds every fault of the other box
    assert strangers(EARLIER, ABILITIES) == strangers(CONTENT, {**ABILITIES, **BEFORE}) == list(BEFORE)


def test_goods_asked_for_by_all_jobs() -> None:
    goods = Counter[str]()
    cards = Counter[str]()
    for job in EXPECTED["jobs"]:
        record = CONTENT.records[job["id"]].values
        copies, cost = record["copies"], record["cost"]
        assert isinstance(copies, int) and isinstance(cost, list)
        cards[str(record["colour"])] += copies
        for good in cost:
            goods[good] += copies
    assert goods == {"gun": 40, "booze": 41, "blood": 41}
    assert cards == {"yellow": 11, "blue": 11, "green": 11, "grey": 11}


def test_supply() -> None:
    assert list(TABLES.bills) == [22, 28, 34, 36] == list(EXPECTED["bills"].values())
    assert list(TABLES.goods) == [9, 9, 9, 5] == list(EXPECTED["goods"].values())
    assert list(TABLES.hand_limit) == [5, 5, 6, 2] == EXPECTED["handLimits"]


def test_round_spaces_per_area() -> None:
    """All, and those open with two players."""
    wanted = [(5, 3), (5, 3), (5, 3), (5, 3), (4, 3), (7, 5), (5, 3), (6, 4)]
    for area, counts in enumerate(wanted):
        touching = [n for n in range(t.ROUNDS) if TABLES.areas[n] >> area & 1]
        assert (len(touching), sum(not TABLES.three_plus[n] for n in touching)) == counts


def test_neighbours_share_the_vertex_of_their_round_space() -> None:
    for space in CONTENT.ids["spaces"]:
        record = values(space)
        areas = record["areas"]
        assert isinstance(areas, list)
        for area in areas:
            polygon = values(area)["polygon"]
            assert isinstance(polygon, list) and record["xy"] in polygon, (space, area)


def test_families_have_the_colours_of_the_rulebook() -> None:
    colours = {id: values(id)["colour"] for id in CONTENT.ids["families"]}
    assert (
        colours["marzullo"] == "yellow" and colours["matarazzo"] == "blue" and colours["pizzino"] == "green"
    )
    assert len(set(colours.values())) == 6
    assert CONTENT.records["pizzino"].sources["colour"] == "rulebook"


def test_sources() -> None:
    """What is not known for certain says so; the few known values are named."""
    records = CONTENT.records
    assert records["JY1"].source == "reconstructed" and records["JY1"].sources == {}
    assert records["hand-limits"].source == "rulebook"
    assert records["P-MT"].sources == {"name": "rulebook", "front": "rulebook"}
    assert records["P-CP"].source == "reconstructed" and records["P-CP"].sources["back"] == "rulebook"
    assert records["R06"].sources == {"areas": "rulebook"}
    assert records["JG1"].sources == dict.fromkeys(("name", "cost", "bills", "ability"), "rulebook")
    assert records["JK2"].sources == {"name": "reported", "ability": "reported"}
    assert records["A10"].sources == {"name": "rulebook", "ability": "rulebook"}
    assert records["bill-1"].source == "reconstructed"
    assert all(record.pack is None and record.title is None for record in records.values())


def test_files_hold_no_names_or_texts() -> None:
    """Wording lives in the locale catalogue."""
    for path in FOLDER.glob("*.toml"):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        for records in data.values():
            assert all("title" not in record and "name" not in record for record in records.values())


def test_the_default_is_loaded_once_and_its_hash_is_pinned() -> None:
    """The hash stands in journals: it may change only when a value that is played with changes."""
    assert load() is CONTENT
    assert CONTENT.hash == "56e04211b1d9c895"
    assert CONTENT.ids["turfs"] == schema.AREAS[:7]


# -- the box of rules versions 1 to 3


def changed(old: Content, new: Content) -> dict[str, set[str]]:
    """The records that differ between two boxes, with the fields in which they do."""
    assert set(old.records) == set(new.records) and old.ids == new.ids
    found = {}
    for id, record in new.records.items():
        before = old.records[id]
        assert (before.kind, before.title) == (record.kind, record.title)
        names = {*before.values, *record.values}
        fields = {name for name in names if before.values.get(name) != record.values.get(name)}
        if fields:
            found[id] = fields
    return found


def test_the_hash_of_the_earlier_box_is_the_one_the_journals_name() -> None:
    assert box_until_3() is EARLIER
    assert EARLIER.hash == "ed52a5dc27df1ad8"


def test_only_abilities_of_allies_differ_between_the_boxes() -> None:
    allies = {id: {"ability"} for id in EXPECTED["changedInVersion4"]}
    assert changed(EARLIER, CONTENT) == allies
    assert len(allies) == 15 and list(allies) == list(BEFORE)
    assert all(CONTENT.records[id].kind == "allies" for id in allies)
    assert set(CONTENT.ids["allies"]) - set(allies) == {"A1", "A10", "A13"}


def test_the_changed_abilities_are_marked_reconstructed_in_both_boxes() -> None:
    for box in (EARLIER, CONTENT):
        for id in BEFORE:
            record = box.records[id]
            assert record.source == "reconstructed"
            assert record.sources.get("ability", record.source) == "reconstructed", id
        assert box.records["A10"].sources["ability"] == "rulebook"  # the known one stays as it is known


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[allies.A10]\nability = [{ launder = 3 }]", {"A10": {"ability"}}),
        ("[jobs.JY1]\nbills = [3]", {"JY1": {"bills"}}),
        ("[supply.hand-limits]\nlimits = [5, 5, 5, 2]", {"hand-limits": {"limits"}}),
        ("[allies.A1]\nact = 2\n[allies.A7]\nact = 1", {"A1": {"act"}, "A7": {"act", "ability"}}),
    ],
)
def test_a_change_of_anything_else_is_caught(tmp_path: Path, text: str, fault: dict[str, set[str]]) -> None:
    planted = load([UNTIL_3, write_pack(tmp_path / "planted", text)])
    assert changed(planted, CONTENT) == {**{id: {"ability"} for id in BEFORE}, **fault}
    assert planted.hash != EARLIER.hash
