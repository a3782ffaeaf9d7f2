"""The client's words: each key it asks for is in the catalogue, none is left over, no language is named."""

import re
from pathlib import Path

from consigliere.locales import FOLDER, LANGUAGES

WEB = Path(__file__).resolve().parents[3] / "web" / "src"
KEY = re.compile(r"^(page-[a-z0-9-]+) =", re.MULTILINE)
NAMED = re.compile(r"""["'`](page-[a-z0-9-]+)["'`]""")
COMPOSED = re.compile(r"`(page-[a-z0-9-]*)\$\{[^}]*\}([a-z0-9-]*)`")
LANGUAGE = re.compile(rf"""["'`](?:{"|".join(LANGUAGES)})["'`]""")


def sources(folder: Path = WEB) -> str:
    files = [path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(files))


def keys(language: str) -> list[str]:
    files = sorted((FOLDER / language).glob("page*.ftl"))
    return [key for file in files for key in KEY.findall(file.read_text(encoding="utf-8"))]


def lacking(text: str, there: set[str]) -> set[str]:
    return {key for key in NAMED.findall(text) if key not in there}


def unused(text: str, there: set[str]) -> set[str]:
    named = set(NAMED.findall(text))
    composed = [re.compile(re.escape(a) + "[a-z0-9-]+" + re.escape(b)) for a, b in COMPOSED.findall(text)]
    return {key for key in there - named if not any(one.fullmatch(key) for one in composed)}


def test_every_word_is_there_and_none_too_many() -> None:
    text, there = sources(), keys("en")
    assert len(there) == len(set(there))
    assert lacking(text, set(there)) == set()
    assert unused(text, set(there)) == set()


def test_planted_faults_are_found() -> None:
    text = 't("page-one") t(`page-level-${level}`)'
    assert lacking(text, {"page-two"}) == {"page-one"}
    assert unused(text, {"page-one", "page-level-easy", "page-two"}) == {"page-two"}


def test_no_language_is_named_in_the_code() -> None:
    assert LANGUAGE.findall(sources()) == []
    assert LANGUAGE.search('strings.use("en")')
