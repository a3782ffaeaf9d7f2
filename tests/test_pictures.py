"""The pictures of README and docs: all are there, each says what it shows, none is heavy or long."""

import re
from pathlib import Path

import pytest

from tools.pictures import chunk, lasting, MOST, moving, Part, SECONDS, stills, too_much

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
PAGES = (ROOT / "README.md", ROOT / "docs" / "client.md")
SHOWN = re.compile(r"!\[([^\]]*)\]\(([^)]+)\)")


def shown(page: Path, text: str | None = None) -> list[tuple[str, Path]]:
    found = SHOWN.findall(text if text is not None else page.read_text(encoding="utf-8"))
    return [(said, page.parent / target) for said, target in found]


def unsaid(pictures: list[tuple[str, Path]]) -> list[str]:
    """Pictures that are not there, or do not say what they show."""
    return [path.name for said, path in pictures if len(said.split()) < 4 or not path.is_file()]


def test_each_picture_is_there_and_says_what_it_shows() -> None:
    pictures = [one for page in PAGES for one in shown(page)]
    assert unsaid(pictures) == []
    assert {path.resolve() for _, path in pictures} == set(PICTURES.iterdir())
    made = {f"{one.name}.webp" for one in stills()} | {"turn.webp"}
    assert {path.name for path in PICTURES.iterdir()} == made


@pytest.mark.parametrize(
    "spoiled", ["![](docs/pictures/lobby.webp)", "![Two games, one lobby](nowhere.webp)"]
)
def test_a_picture_without_words_or_file_would_be_noticed(spoiled: str) -> None:
    assert unsaid(shown(PAGES[0], spoiled)) != []


def test_none_is_heavy_or_long() -> None:
    assert too_much(PICTURES) == []
    assert 2 < lasting((PICTURES / "turn.webp").read_bytes()) <= SECONDS


def frame(lasts: int) -> Part:
    still = b"RIFF\0\0\0\0WEBP" + chunk(b"VP8 ", b"odd")
    return Part(2, 4, 6, 8, lasts, still)


def test_a_heavy_and_a_long_one_would_be_noticed(tmp_path: Path) -> None:
    (tmp_path / "heavy.webp").write_bytes(b"RIFF\0\0\0\0WEBP" + chunk(b"VP8 ", bytes(MOST)))
    (tmp_path / "long.webp").write_bytes(moving((8, 8), [frame(5000), frame(3001)]))
    (tmp_path / "good.webp").write_bytes(moving((8, 8), [frame(5000), frame(3000)]))
    assert [one.partition(".")[0] for one in too_much(tmp_path)] == ["heavy", "long"]
