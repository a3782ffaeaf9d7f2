"""Pages made from the code are those of the code as it is."""

from pathlib import Path

import pytest

from consigliere.games.catalogue import GAMES
from tools.document import actions_page, pages

ROOT = Path(__file__).resolve().parents[1]


def test_the_made_pages_are_current() -> None:
    for path, text in pages().items():
        assert path.read_text(encoding="utf-8") == text, "run: python -m tools.document"


def test_every_number_stands_in_the_page() -> None:
    page = actions_page("godfather")
    assert "| 945 | turn | `skip` |" in page
    assert "1627" in page
    assert "| 813 | claim | `pass` |" in actions_page("chicago")


@pytest.mark.parametrize("name", GAMES)
def test_the_table_of_contents_names_every_module_of_the_game(name: str) -> None:
    game = ROOT / "src" / "consigliere" / "games" / name
    text = (game / "contents.md").read_text(encoding="utf-8")
    modules = {p.relative_to(game).as_posix() for p in game.rglob("*.py") if p.name != "__init__.py"}
    missing = {m for m in modules if m not in text}
    assert not missing
