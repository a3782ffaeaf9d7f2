"""The rule books in every language: the same chapters, ids, tables and marks as in the book they tell."""

import re
from pathlib import Path

import pytest

from consigliere.locales import LANGUAGES
from consigliere.rulebook import books, FOLDER, told_in, WRITTEN
from consigliere.server.rulebook import chapters

WRITTEN_BOOKS = [path for path in sorted(FOLDER.rglob("*.md")) if path.name.count(".") == 1]
OTHERS = [language for language in LANGUAGES if language != WRITTEN]
MARK = re.compile(r"\[(?:H|D|≈|=)\]")
NUMBER = re.compile(r"^[A-Z]+\d+(?= )")
ID = re.compile(r"\b(?:Q-[A-Z]?\d+|[A-Z]\d+\.\d+)\b")


def outline(text: str) -> list[object]:
    """What a translation must not change: chapters, ids, rows, marks, rules that are named."""
    out: list[object] = []
    for chapter in chapters("book", text):
        number = NUMBER.match(chapter.title)
        out.append(number[0] if number else "chapter")
        for part in chapter.parts:
            words = " ".join((part.text, *(cell for row in part.rows for cell in row)))
            marks, named = sorted(MARK.findall(words)), sorted(set(ID.findall(words)))
            out.append((part.id, [len(row) for row in part.rows], marks, named))
    return out


def differing(one: list[object], other: list[object]) -> list[tuple[object, object]]:
    return [(a, b) for a, b in zip(one, other, strict=False) if a != b] or (
        [] if len(one) == len(other) else [(len(one), len(other))]
    )


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("path", WRITTEN_BOOKS, ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_translated_book_has_the_outline_of_its_own(path: Path, language: str) -> None:
    translated = told_in(path, language)
    assert translated != path, f"there is no {path.name} in {language!r}"
    text, original = translated.read_text(encoding="utf-8"), path.read_text(encoding="utf-8")
    assert differing(outline(original), outline(text)) == []
    same = set(long_lines(text)) & set(long_lines(original))
    assert not same, f"still as it was written: {sorted(same)[0]}"


def long_lines(text: str) -> list[str]:
    """Sentences; what is short may be a name, and a row of numbers is the same in every language."""
    return [line for line in text.splitlines() if len(re.findall(r"[a-z]{4,}", line)) > 6]


def test_a_planted_fault_is_seen() -> None:
    text = books("godfather")["rules"].read_text(encoding="utf-8")
    assert differing(outline(text), outline(text)) == []
    for before, after in (("**G5.1**", "**G5.2**"), ("[H]", ""), ("\n## ", "\n")):
        assert before in text
        assert differing(outline(text), outline(text.replace(before, after, 1))) != []


def test_a_book_that_is_not_there_is_told_as_it_was_written() -> None:
    assert books("godfather", "xx") == books("godfather")
