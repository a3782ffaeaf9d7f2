"""Is a page in one language? Its direction, its words, and nothing of another language or of none.

What stands in an element with a `lang` of its own (talk, the names of languages) is left out.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

from playwright.sync_api import Page

from consigliere.locales import Catalogue, catalogue, MessageError
from consigliere.locales.scripts import from_right

MODEL: Final = "en"
SCRIPTS: Final = {"uk": "CYRILLIC", "fa": "ARABIC"}  # the others are written in Latin letters
WORD: Final = re.compile(r"[^\W\d_]{3,}")
KEY: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
BROKEN: Final = re.compile(r"\{ ?[$-]?[\w-]+|undefined|\bNaN\b|\[object|\bnull\b")
LOOK: Final = """() => {
  const NAMES = ["aria-label", "title", "placeholder", "alt", "aria-description"];
  const root = document.documentElement;
  const own = one => one.closest("[lang]") === root && !one.closest("script, style, noscript");
  const texts = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (data.trim() && parentElement && own(parentElement)) texts.add(data.trim());
  }
  for (const name of NAMES)
    for (const one of document.body.querySelectorAll(`[${name}]`))
      if (own(one)) texts.add(one.getAttribute(name).trim());
  const { lang, dir, scrollWidth } = root;
  return { lang, dir, wide: scrollWidth - innerWidth, texts: [...texts] };
}"""


def direction(language: str) -> str:
    return "rtl" if from_right(language) else "ltr"


def script(language: str) -> str:
    return SCRIPTS.get(language, "LATIN")


def script_of(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0]


def strange(text: str, language: str, names: Iterable[str] = ()) -> list[str]:
    """Words in letters of another language; capitals alone are a code (JG1, a Roman number)."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, " ")
    words = [word for word in WORD.findall(text) if not word.isupper() or not word.isascii()]
    return [word for word in words if script_of(word[0]) != script(language)]


def plain(words: Catalogue) -> dict[str, str]:
    """Messages that need no variable."""
    found = {}
    for key in set(words.keys()):
        try:
            found[key] = words.text(key)
        except MessageError:
            continue
    return found


@cache
def keys() -> frozenset[str]:
    return frozenset(catalogue(MODEL).keys())


@cache
def english_only(language: str) -> frozenset[str]:
    """Whole English messages of several words that nothing in this language says."""
    model, own = plain(catalogue(MODEL)), plain(catalogue(language))
    return frozenset(text for text in model.values() if " " in text) - frozenset(own.values())


def wrong(text: str, language: str, names: Iterable[str]) -> Iterator[str]:
    if keys() & set(KEY.findall(text)):
        yield f"a message is missing: {text}"
    if BROKEN.search(text):
        yield f"a variable is missing: {text}"
    if text in english_only(language):
        yield f"English: {text}"
    if found := strange(text, language, names):
        yield f"in other letters: {' '.join(found)}: {text}"


def faults(page: Page, language: str, names: Iterable[str] = ()) -> list[str]:
    """All that is not in this language, or does not fit, on the page as it stands."""
    seen: dict[str, Any] = page.evaluate(LOOK)
    out = [
        f"{what} is {seen[what]!r}"
        for what, wanted in (("lang", language), ("dir", direction(language)))
        if seen[what] != wanted
    ]
    if seen["wide"] > 0:
        out.append(f"scrolls sideways by {seen['wide']}")
    return out + [one for text in seen["texts"] for one in wrong(text, language, names)]
