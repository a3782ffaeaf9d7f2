"""Two matches side by side: the blocks both played, and nothing else, are compared."""

import json
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
    monkeypatch.setattr(matches, "KEPT_FOR_ALL", tmp_path)
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


def test_the_figures_of_the_page_are_those_of_its_blocks(capsys: pytest.CaptureFixture[str]) -> None:
    assert matches.main(["--compare", "godfather-hard-medium", "godfather-expert-medium"]) == 0
    told = capsys.readouterr().out
    page = matches.PAGE.read_text(encoding="utf-8")
    assert "12 blocks: godfather-hard-medium 85.4%, godfather-expert-medium 97.9%" in told
    assert "+2.92" in told and "more in 12 of them" in told
    assert "it wins 97.9 % and Hard 85.4 %, with $2.9 more above the table" in page


@pytest.mark.parametrize("names", [[], ["chicago-hard-medium"]])
def test_two_names_are_needed(names: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert matches.main(["--compare", *names]) == 2
    assert "--compare takes the names of two matches" in capsys.readouterr().err
