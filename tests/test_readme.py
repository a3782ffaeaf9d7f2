"""The README proves itself: its examples run, its links lead somewhere, its commands exist."""

import doctest
import re
from pathlib import Path

import pytest

from consigliere.cli.main import parser

ROOT = Path(__file__).resolve().parents[1]
README = ROOT / "README.md"


def test_the_examples_run() -> None:
    result = doctest.testfile(str(README), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert result.attempted >= 12
    assert result.failed == 0


def test_a_wrong_example_would_be_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = README.read_text(encoding="utf-8").replace("(4, True)", "(5, True)")
    (tmp_path / "wrong.md").write_text(text, encoding="utf-8")
    assert doctest.testfile(str(tmp_path / "wrong.md"), module_relative=False).failed >= 1
    assert "Expected" in capsys.readouterr().out


@pytest.mark.parametrize("page", sorted(ROOT.glob("*.md")) + sorted((ROOT / "docs").rglob("*.md")), ids=str)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if "://" not in target and not target.startswith("mailto:"):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("game", ["godfather", "chicago"])
def test_the_rulings_are_counted(game: str) -> None:
    rulings = (ROOT / "docs" / game / "rulings.md").read_text(encoding="utf-8")
    distinct = set(re.findall(r"^- \*\*(Q-[A-Z]?\d+)\*\*", rulings, re.M))
    said = re.search(rf"(\d+) \[rulings\]\(docs/{game}/rulings\.md\)", README.read_text(encoding="utf-8"))
    assert said is not None and int(said[1]) == len(distinct) > 0


def test_the_commands_it_names_exist() -> None:
    named = set(re.findall(r"`consigliere (\w+)", README.read_text(encoding="utf-8")))
    assert {"play", "referee", "simulate", "replay", "content", "rules", "bench"} <= named
    known = parser().format_help()
    assert all(name in known for name in named)
