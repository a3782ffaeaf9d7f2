"""The checks of a pack: beside every check stands a planted fault that it must catch."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from consigliere.cli import content_faults as common
from consigliere.cli.content_faults import line, sentence
from consigliere.cli.content_godfather import SENTENCES as OWN
from consigliere.core import packs
from consigliere.games.godfather.content import schema
from tests.content.workshop import Box, faults_of, faults_of_spoilt_box, write_pack

SENTENCES = {**common.SENTENCES, **OWN}
GUN_DOWN = '{ gun_down = { class = ["thug"], neutrals = true, where = "anywhere" } }'


def steps(text: str) -> str:
    return f"[jobs.JY1]\nability = [{text}]"


def gun_down(classes: str = '["thug"]', neutrals: str = "true", where: str = '"anywhere"') -> str:
    return steps(f"{{ gun_down = {{ class = {classes}, neutrals = {neutrals}, where = {where} }} }}")


# key, the record that must be named, the text of the pack
PLANTED: list[tuple[str, str, str]] = [
    ("content-not-toml", "", "[jobs.JY1\ncopies = 3"),
    ("content-too-much", "", "a." * 12_000 + "a = 1"),
    ("content-too-much", "", "x = {" + "a." * 7 + "a = 1}"),
    ("content-too-much", "", "[" + "'a'." * 7 + "a]"),
    ("content-too-much", "", "x = " + "[" * 13 + "]" * 13),
    ("content-too-much", "", "x = " + "9" * 5000),
    ("content-too-much", "", "a = 1\n" * 3001),
    ("content-too-much", "", "#" * 70_000),
    ("content-unknown-kind", "job", "[job.JY1]\ncopies = 3"),
    ("content-not-a-table", "jobs", "jobs = 3"),
    ("content-not-a-table", "JY1", "[jobs]\nJY1 = 3"),
    ("content-unknown-record", "JY7", "[jobs.JY7]\ncopies = 3"),
    ("content-unknown-field", "JY1", "[jobs.JY1]\ncopys = 3"),
    ("content-wrong-type", "JY1", '[jobs.JY1]\ncopies = "3"'),
    ("content-wrong-type", "JY1", "[jobs.JY1]\ncopies = true"),
    ("content-wrong-type", "JY1", "[jobs.JY1]\ncopies = 3.0"),
    ("content-wrong-type", "JY1", "[jobs.JY1]\ncost = [1, 2]"),
    ("content-wrong-type", "JY1", '[jobs.JY1]\nbills = ["2"]'),
    ("content-wrong-type", "JY1", "[jobs.JY1]\nability = [1]"),
    ("content-wrong-type", "JY1", "[jobs.JY1]\ncolour = 1"),
    ("content-wrong-type", "JY1", "[jobs.JY1]\nsources = { cost = 1 }"),
    ("content-wrong-type", "R01", "[spaces.R01]\nthree_plus = 1"),
    ("content-wrong-type", "R01", "[spaces.R01]\nxy = [1, 2, 3]"),
    ("content-wrong-type", "WS", "[areas.WS]\npolygon = [1, 2, 3]"),
    ("content-fixed-field", "WS", "[areas.WS]\nturf = 2"),
    ("content-fixed-field", "TB1", '[businesses.TB1]\ncolour = "red"'),
    ("content-fixed-field", "P-WS", '[businesses.P-WS]\nturf = "BK"'),
    ("content-barred-field", "CP", "[areas.CP]\ntile = [10, 10]"),
    ("content-barred-field", "bill-1", "[supply.bill-1]\nlimits = [1, 2, 3, 4]"),
    ("content-barred-field", "hand-limits", "[supply.hand-limits]\ncards = 4"),
    ("content-mark", "JY1", '[jobs.JY1]\nsource = "sure"'),
    ("content-mark", "JY1", '[jobs.JY1]\nsources = { cost = "sure" }'),
    ("content-mark-field", "JY1", '[jobs.JY1]\nsources = { front = "owner" }'),
    ("content-title", "JY1", '[jobs.JY1]\ntitle = "  "'),
    ("content-title", "JY1", f'[jobs.JY1]\ntitle = "{"x" * 61}"'),
    ("content-title", "JY1", '[jobs.JY1]\ntitle = "two\\nlines"'),
    ("content-off-map", "WS", "[areas.WS]\ncentre = [440, 1001]"),
    ("content-off-map", "WS", "[areas.WS]\npolygon = [[0, 0], [1, 1], [-1, 5]]"),
    ("content-off-map", "R01", "[spaces.R01]\nxy = [-1, 0]"),
    ("content-polygon", "WS", "[areas.WS]\npolygon = [[0, 0], [1, 1]]"),
    ("content-area", "R01", '[spaces.R01]\nareas = ["UWS", "Bronx"]'),
    ("content-space-areas", "R01", '[spaces.R01]\nareas = ["UWS"]'),
    ("content-space-areas", "R01", '[spaces.R01]\nareas = ["UWS", "CP", "UES", "MT"]'),
    ("content-space-areas", "R01", '[spaces.R01]\nareas = ["UWS", "UWS"]'),
    ("content-three-plus", "spaces", "[spaces.R01]\nthree_plus = true"),
    ("content-three-plus", "spaces", "[spaces.R04]\nthree_plus = false"),
    ("content-hex", "vitale", '[families.vitale]\nhex = "red"'),
    ("content-family-colour", "vitale", '[families.vitale]\ncolour = "Dark red"'),
    ("content-park-front", "P-CP", '[businesses.P-CP]\nfront = ["LAUNDER"]'),
    ("content-icon-count", "TB1", "[businesses.TB1]\nfront = []"),
    ("content-icon-count", "TB1", f"[businesses.TB1]\nfront = {['LAUNDER'] * 5}"),
    ("content-icon-count", "TB1", "[businesses.TB1]\nback = []"),
    ("content-icon-count", "TB1", f"[businesses.TB1]\nback = {['LAUNDER'] * 4}"),
    ("content-icon", "TB1", '[businesses.TB1]\nfront = ["MONEY_4"]'),
    ("content-narcotics", "TB1", '[businesses.TB1]\nfront = ["GOOD_NARC"]'),
    ("content-narcotics", "P-WS", '[businesses.P-WS]\nback = ["GOOD_NARC"]'),
    ("content-narcotics", "JY1", steps('{ icons = ["GOOD_NARC"] }')),
    ("content-icon", "JY1", steps('{ icons = ["MONEY_4"] }')),
    ("content-icon", "JY1", steps("{ icons = [4] }")),
    ("content-step-icons", "JY1", steps("{ icons = [] }")),
    ("content-step-icons", "JY1", steps('{ icons = "LAUNDER" }')),
    ("content-step-count", "JY1", steps("")),
    ("content-step-count", "JY1", steps(", ".join(["{ launder = 1 }"] * 5))),
    ("content-step-shape", "JY1", steps("{ launder = 1, swap = true }")),
    ("content-step-shape", "JY1", steps("{ }")),
    ("content-step-unknown", "JY1", steps("{ rob = 1 }")),
    ("content-step-flag", "JY1", steps("{ swap = 1 }")),
    ("content-step-flag", "JY1", steps("{ swap = false }")),
    ("content-step-number", "JY1", steps("{ launder = 0 }")),
    ("content-step-number", "JY1", steps("{ launder = true }")),
    ("content-step-number", "JY1", steps("{ steal_hand = 5 }")),
    ("content-step-bill", "JY1", steps("{ bank_to_case = 4 }")),
    ("content-step-bill", "JY1", steps("{ bank_to_case = true }")),
    ("content-gun-down-shape", "JY1", steps("{ gun_down = true }")),
    ("content-gun-down-shape", "JY1", steps('{ gun_down = { class = ["thug"], neutrals = true } }')),
    ("content-gun-down-class", "JY1", gun_down(classes="[]")),
    ("content-gun-down-class", "JY1", gun_down(classes='["don"]')),
    ("content-gun-down-class", "JY1", gun_down(classes='["thug", "thug"]')),
    ("content-gun-down-neutrals", "JY1", gun_down(neutrals="1")),
    ("content-gun-down-where", "JY1", gun_down(where='"here"')),
    ("content-gun-down-chief", "JY1", gun_down(classes='["chief"]', neutrals="false")),
    ("content-his-turf", "JY1", gun_down(where='"his-turf"')),
    ("content-take-over", "JY1", steps("{ take_over = true }")),
    ("content-take-over", "JY1", steps(f"{GUN_DOWN}, {{ launder = 1 }}, {{ take_over = true }}")),
    ("content-take-over", "JY1", steps(GUN_DOWN.replace('"thug"', '"family"') + ", { take_over = true }")),
    ("content-job-colour", "JY1", '[jobs.JY1]\ncolour = "red"'),
    ("content-range", "JY1", "[jobs.JY1]\ncopies = -1"),
    ("content-range", "A1", "[allies.A1]\nact = 4"),
    ("content-range", "bill-1", "[supply.bill-1]\ncards = 64"),
    ("content-range", "bill-1", "[supply.bill-1]\ncards = 4"),
    ("content-range", "good-gun", "[supply.good-gun]\ncards = -1"),
    ("content-cost-good", "JY1", '[jobs.JY1]\ncost = ["gun", "narcotics"]'),
    ("content-cost-count", "JY1", '[jobs.JY1]\ncost = ["gun"]'),
    ("content-cost-count", "JY1", '[jobs.JY1]\ncost = ["gun", "gun", "booze", "booze", "blood"]'),
    ("content-cost-same", "JY1", '[jobs.JY1]\ncost = ["gun", "gun", "gun", "gun"]'),
    ("content-bill", "JY1", "[jobs.JY1]\nbills = [4]"),
    ("content-bill-count", "JY1", "[jobs.JY1]\nbills = [1, 1, 1, 1]"),
    ("content-jobs-total", "jobs", "[jobs.JY1]\ncopies = 4"),
    ("content-colour-total", "jobs", '[jobs.JY1]\ncolour = "blue"'),
    ("content-act-total", "allies", "[allies.A1]\nact = 2"),
    ("content-bills-total", "supply", "[supply.bill-1]\ncards = 23"),
    ("content-goods-total", "supply", "[supply.good-gun]\ncards = 8"),
    ("content-limits", "hand-limits", "[supply.hand-limits]\nlimits = [5, 5, 6]"),
    ("content-limits", "hand-limits", "[supply.hand-limits]\nlimits = [5, 5, 11, 2]"),
    ("content-limits", "hand-limits", "[supply.hand-limits]\nlimits = [-1, 5, 6, 2]"),
    (
        "content-open-spaces",
        "spaces",
        "\n".join(f"[spaces.R{n:02}]\nthree_plus = true" for n in (1, 2, 3, 5, 6)),
    ),
    (
        "content-backs-overflow",
        "R13",
        "\n".join(
            f'[businesses.{id}]\nback = ["LAUNDER", "LAUNDER", "LAUNDER"]'
            for id in ("P-MT", "P-WS", "P-BK", "TB1", "TB2", "TB3")
        ),
    ),
    (
        "content-area-untouched",
        "spaces",
        "\n".join(f'[spaces.{id}]\nareas = ["CH", "MT"]' for id in ("R01", "R02", "R04", "R05")),
    ),
    (
        "content-markers",
        "jobs",
        "\n".join(
            f"[jobs.{id}]\nability = [{{ place_marker = true }}]"
            for id in ("JY1", "JY2", "JB1", "JB2", "JG1")
        ),
    ),
]

SPOILT: list[tuple[str, str, Callable[[Box], object]]] = [
    ("content-missing-record", "JK6", lambda box: box["jobs"].pop("JK6")),
    ("content-missing-record", "A18", lambda box: box["allies"].pop("A18")),
    ("content-missing-record", "TR4", lambda box: box["businesses"].pop("TR4")),
    ("content-missing-record", "R17", lambda box: box["spaces"].pop("R17")),
    ("content-missing-record", "jobs", lambda box: box.pop("jobs")),
    ("content-missing-field", "JY1", lambda box: box["jobs"]["JY1"].pop("cost")),
    ("content-missing-field", "JY1", lambda box: box["jobs"]["JY1"].pop("source")),
    ("content-missing-field", "WS", lambda box: box["areas"]["WS"].pop("turf")),
    ("content-missing-field", "TB1", lambda box: box["businesses"]["TB1"].pop("colour")),
    ("content-missing-field", "P-WS", lambda box: box["businesses"]["P-WS"].pop("turf")),
    ("content-missing-field", "bill-1", lambda box: box["supply"]["bill-1"].pop("cards")),
    ("content-missing-field", "hand-limits", lambda box: box["supply"]["hand-limits"].pop("limits")),
    ("content-turf-number", "WS", lambda box: box["areas"]["WS"].update(turf=2)),
    ("content-printed-turf", "P-WS", lambda box: box["businesses"]["P-WS"].update(turf="BK")),
    ("content-tile-colour", "TB1", lambda box: box["businesses"]["TB1"].update(colour="red")),
    ("content-tiles-total", "businesses", lambda box: box["businesses"]["TB1"].update(colour="red")),
    ("content-mark", "JY1", lambda box: box["jobs"]["JY1"].update(source="owner")),
    (
        "content-mark-weaker",
        "JG1",
        lambda box: box["jobs"]["JG1"].update(source="rulebook", sources={"cost": "reported"}),
    ),
    ("content-open-spaces", "spaces", lambda box: [box["spaces"].pop(id) for id in ("R02", "R03")]),
]


@pytest.mark.parametrize(("key", "record", "text"), PLANTED)
def test_a_planted_fault_in_a_pack_is_caught(tmp_path: Path, key: str, record: str, text: str) -> None:
    folder = write_pack(tmp_path / "pack", text.replace("'", '"'))
    found = faults_of(folder)
    hits = [fault for fault in found if (fault.key, fault.record) == (key, record)]
    assert hits, [line(fault) for fault in found]
    assert hits[0].file == f"{folder}/mine.toml"


@pytest.mark.parametrize(("key", "record", "spoil"), SPOILT)
def test_a_planted_fault_in_the_box_is_caught(
    tmp_path: Path, key: str, record: str, spoil: Callable[[Box], object]
) -> None:
    found = faults_of_spoilt_box(tmp_path / "box", spoil)
    records = schema.JOBS if (key, record) == ("content-missing-record", "jobs") else (record,)
    for id in records:
        assert (key, id) in [(fault.key, fault.record) for fault in found], [line(fault) for fault in found]


def test_an_untouched_copy_of_the_box_has_no_faults(tmp_path: Path) -> None:
    """Else the planted faults would prove nothing."""
    assert faults_of_spoilt_box(tmp_path / "box", lambda box: None) == []
    pack = write_pack(tmp_path / "pack", '[jobs.JY1]\ntitle = "Mine"')
    assert faults_of(pack) == []


def test_folders_and_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert [fault.key for fault in faults_of(tmp_path / "none")] == ["content-no-folder"]
    (tmp_path / "empty").mkdir()
    assert [fault.key for fault in faults_of(tmp_path / "empty")] == ["content-empty-folder"]
    (tmp_path / "bytes").mkdir()
    (tmp_path / "bytes" / "a.toml").write_bytes(b"\xff\xfe")
    assert [fault.key for fault in faults_of(tmp_path / "bytes")] == ["content-not-toml"]
    (tmp_path / "folder" / "a.toml").mkdir(parents=True)
    assert [fault.key for fault in faults_of(tmp_path / "folder")] == ["content-unreadable"]


def test_a_record_twice_in_one_pack(tmp_path: Path) -> None:
    write_pack(tmp_path / "pack", "[jobs.JY1]\nbills = [2]", "a.toml")
    found = faults_of(write_pack(tmp_path / "pack", "[jobs.JY1]\nbills = [3]", "b.toml"))
    assert [(fault.key, fault.record) for fault in found] == [("content-twice", "JY1")]
    assert str(found[0].params["other"]).endswith("a.toml")


def test_the_manifest(tmp_path: Path) -> None:
    assert faults_of(write_pack(tmp_path / "good", 'game = "godfather"\nname = "mine"', packs.MANIFEST)) == []
    other = faults_of(write_pack(tmp_path / "other", 'game = "chicago"', packs.MANIFEST))
    assert [fault.key for fault in other] == ["content-other-game"]
    odd = faults_of(write_pack(tmp_path / "odd", "name = 3\nauthor = 4", packs.MANIFEST))
    assert [fault.key for fault in odd] == ["content-wrong-type", "content-unknown-field"]


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    text = "[jobs.JY1]\ncopies = 4\nbills = [4]\n[allies.A1]\nact = 2\n"
    text += "[jobs.JY9]\n[supply.bill-1]\ncards = 1\n"
    found = {(fault.record, fault.key) for fault in faults_of(write_pack(tmp_path / "pack", text))}
    assert found >= {
        ("JY1", "content-bill"),
        ("jobs", "content-jobs-total"),
        ("jobs", "content-colour-total"),
        ("allies", "content-act-total"),
        ("JY9", "content-unknown-record"),
        ("bill-1", "content-range"),
        ("supply", "content-bills-total"),
    }


@pytest.mark.parametrize(("act", "fits"), [(1, False), (2, True)])
def test_an_ally_that_places_markers_counts_once_for_each_act_it_can_be_played(
    tmp_path: Path, act: int, fits: bool
) -> None:
    """Three markers in the box, eight by three more jobs, and an ally played twice or three times."""

    def spoil(box: Box) -> None:
        for id in ("JY1", "JG1", "JY2"):
            box["jobs"][id]["ability"] = [{"place_marker": True}]
        box["allies"]["A1" if act == 1 else "A7"]["ability"] = [{"place_marker": True}]

    keys = [fault.key for fault in faults_of_spoilt_box(tmp_path / "box", spoil)]
    assert keys == ([] if fits else ["content-markers"])


def test_every_fault_has_a_sentence_and_every_sentence_a_fault() -> None:
    root = Path(packs.__file__).parent.parent
    files = [root / "core" / "packs.py", *(root / "games" / "godfather" / "content").glob("*.py")]
    texts = [path.read_text(encoding="utf-8") for path in files]
    keys = {key for text in texts for key in re.findall(r'"(content-[a-z-]+)"', text)}
    assert keys == set(SENTENCES)


def test_every_key_is_planted() -> None:
    planted = {key for key, _, _ in PLANTED} | {key for key, _, _ in SPOILT}
    elsewhere = {
        "content-no-folder",
        "content-empty-folder",
        "content-unreadable",
        "content-twice",
        "content-other-game",
    }
    assert planted | elsewhere == set(SENTENCES)


@pytest.mark.parametrize(("key", "record", "text"), PLANTED)
def test_every_fault_reads_as_one_line(tmp_path: Path, key: str, record: str, text: str) -> None:
    for fault in faults_of(write_pack(tmp_path / "pack", text.replace("'", '"'))):
        told = line(fault)
        assert "\n" not in told and not re.search("{[a-z]+}", sentence(fault))
        assert told.startswith(fault.file) and fault.record in told
