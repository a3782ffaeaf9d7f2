"""The matches: two side by side in the blocks both played; what is not played now stays on the page."""

import json
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from tools import matches

HARD, EXPERT = (matches.ASKED[f"chicago-{level}-medium"] for level in ("hard", "expert"))


def keep(file: Path, scores: dict[int, list[int]]) -> None:
    """Blocks in which the first bot has these scores, game by game, and everybody else ten points."""
    lines = [{"match": True}]
    for block, own in scores.items():
        games = [[score if seat == at else 10 for seat in range(4)] for at, score in enumerate(own)]
        winners = [[at] if own[at] > 10 else [(at + 1) % 4] for at in range(4)]
        told = [{"scores": s, "winners": w} for s, w in zip(games, winners, strict=True)]
        lines.append({"block": block, "games": told})  # type: ignore[dict-item]
    file.write_text("\n".join(map(json.dumps, lines)) + "\n", encoding="utf-8")


def test_only_blocks_of_both_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "KEPT", tmp_path)
    with pytest.raises(ValueError, match="no blocks of chicago-hard-medium are kept"):
        matches.compared(HARD, EXPERT)
    keep(HARD.kept, {0: [14, 6, 6, 6], 1: [14, 14, 6, 6], 7: [90, 90, 90, 90]})
    keep(EXPERT.kept, {1: [18, 18, 18, 2], 0: [14, 14, 6, 2], 8: [2, 2, 2, 2]})
    told = matches.compared(HARD, EXPERT)
    assert told.startswith("2 blocks: chicago-hard-medium 37.5%, chicago-expert-medium 62.5%, ")
    assert "above the table +1.88 (" in told and told.endswith("more in 2 of them")
    keep(EXPERT.kept, {0: [14, 14, 6, 2]})
    with pytest.raises(ValueError, match="have 1 blocks in common"):
        matches.compared(HARD, EXPERT)


REPORT = {
    "win_share": 0.625,
    "interval": [0.5, 0.75],
    "games": 48,
    "blocks": 12,
    "times": {"expert": {"p50_ms": 70.0, "p95_ms": 2079.0}},
}


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Copies of the page and of the labels, to write on."""
    for name, file in (("PAGE", "bots.md"), ("STRENGTHS", "strengths.toml")):
        copy = tmp_path / file
        copy.write_bytes(getattr(matches, name).read_bytes())
        monkeypatch.setattr(matches, name, copy)
    return tmp_path / "bots.md"


def test_only_the_row_of_the_match_played_is_written_anew(page: Path) -> None:
    matches.write_page({})
    before = page.read_text(encoding="utf-8")
    rows = matches.rows(before)
    assert EXPERT.name in rows and set(rows) <= set(matches.ASKED)
    matches.write_page({EXPERT.name: REPORT})
    text = page.read_text(encoding="utf-8")
    after = matches.rows(text)
    assert {name for name in rows if rows[name] != after[name]} == {EXPERT.name}
    assert "| **62.5%** | 50.0% – 75.0% | 48 in 12 blocks | 70 / 2,079 | 20" in after[EXPERT.name]
    assert before.replace(rows[EXPERT.name], after[EXPERT.name]) == text


def test_rows_of_earlier_bots_and_short_ones_are_played_again(page: Path) -> None:
    matches.write_page({EXPERT.name: REPORT})
    row = matches.rows(page.read_text(encoding="utf-8"))[EXPERT.name]
    assert not matches.missing(EXPERT, row) and matches.missing(EXPERT, None)
    assert matches.missing(replace(EXPERT, blocks=13), row)
    assert not matches.missing(
        replace(EXPERT, blocks=13), row.replace("12 blocks", "12 blocks, stopped early")
    )
    other = row.replace(EXPERT.thoughts, "0" * 12)
    assert matches.missing(EXPERT, other)
    assert "**62.5%** (earlier bots) |" in matches.row(EXPERT, None, other)
    assert matches.row(EXPERT, None, matches.row(EXPERT, None, other)) == matches.row(EXPERT, None, other)
    assert matches.row(EXPERT, None, row) == row
    unplayed = matches.row(EXPERT, None, None)
    assert "not yet played" in unplayed and unplayed.count("|") == row.count("|")


def test_labels_that_were_not_measured_now_stay(page: Path) -> None:
    before = tomllib.loads(matches.STRENGTHS.read_text(encoding="utf-8"))
    matches.write_labels({EXPERT.name: REPORT})
    after = tomllib.loads(matches.STRENGTHS.read_text(encoding="utf-8"))
    new = {"against": "medium", "share": 0.625, "low": 0.5, "high": 0.75, "games": 48}
    assert after["chicago"].pop("expert") == new != before["chicago"].pop("expert")
    assert after == before


@pytest.mark.parametrize("names", [[], ["chicago-hard-medium"]])
def test_two_names_are_needed(names: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert matches.main(["--compare", *names]) == 2
    assert "--compare takes the names of two matches" in capsys.readouterr().err
