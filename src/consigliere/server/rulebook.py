"""The rules of a game for pages: chapters of rules and rulings with their ids, and the rules of the table."""

import re
from functools import cache
from typing import Final

import msgspec

from consigliere.rulebook import books, WRITTEN

RULE: Final = re.compile(r"- \*\*([A-Z]+\d*(?:\.\d+)?(?:-[A-Z]*\d+)?)\*\*\s*(.+)")
LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]*\)")
RULED: Final = re.compile(r"\|[-| :]+\|")


class Part(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A rule with its id, a remark without one, or the rows of a table, the first of them its head."""

    id: str | None = None
    text: str = ""
    rows: list[list[str]] = []


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    book: str
    title: str
    parts: list[Part]


class Rulebook(msgspec.Struct, frozen=True, kw_only=True):
    """Unofficial, in our own words; [H]: a ruling of ours, [D]: deduced from the rulebook."""

    game: str
    chapters: list[Chapter]


def plain(text: str) -> str:
    """Without the signs of Markdown."""
    return re.sub(r"[*`]", "", LINK.sub(r"\1", text)).strip()


def chapters(book: str, text: str) -> list[Chapter]:
    """What stands below each heading; a chapter without rules or remarks is none."""
    out: list[Chapter] = []
    rows: list[list[str]] = []
    for line in text.splitlines():
        if line.startswith("#"):
            out.append(Chapter(book=book, title=plain(line.lstrip("#")), parts=[]))
        elif line.startswith("|"):
            if not RULED.fullmatch(line.strip()):
                rows.append([plain(cell) for cell in line.strip().strip("|").split("|")])
                if len(rows) == 1:
                    out[-1].parts.append(Part(rows=rows))
        elif found := RULE.match(line):
            out[-1].parts.append(Part(id=found[1], text=plain(found[2])))
        elif line.strip():
            out[-1].parts.append(Part(text=plain(line.removeprefix("- "))))
        if not line.startswith("|"):
            rows = []
    return [chapter for chapter in out if chapter.parts]


@cache
def rulebook(game: str, language: str = WRITTEN) -> Rulebook:
    """All rules that hold in a game, in a language; the game must be one of the catalogue."""
    return Rulebook(
        game=game,
        chapters=[
            chapter
            for book, path in books(game, language).items()
            for chapter in chapters(book, path.read_text(encoding="utf-8"))
        ],
    )
