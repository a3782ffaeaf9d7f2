"""The client's words: each key it asks for is in the catalogue, none is left over, no language is named."""

import gzip
import re
from pathlib import Path
from typing import Any

import pytest

from consigliere.locales import FOLDER, LANGUAGES
from tests.server.live import Server

WEB = Path(__file__).resolve().parents[3] / "web" / "src"
KEY = re.compile(r"^(page-[a-z0-9-]+) =", re.MULTILINE)
NAMED = re.compile(r"""["'`](page-[a-z0-9-]+)["'`]""")
COMPOSED = re.compile(r"`(page-[a-z0-9-]*)\$\{[^}]*\}([a-z0-9-]*)`")
ENTRY = re.compile(r"^(?P<key>page-[a-z0-9-]+) =(?P<body>.*(?:\n(?:[ }].*|(?=\n))?)*)", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-z]\w*)")
CALL = re.compile(r"""\bt\("(?P<key>page-[a-z0-9-]+)"(?P<more>\s*\)|,\s*\{?)""")
HEAVIEST = 40_000  # bytes, gzipped, of all that the page says in one language outside its books
OF_WORDS = re.compile(
    rf"/assets/(?:words|books|rooms|(?:game|first)-\w+)-({'|'.join(LANGUAGES)})-[\w-]{{8}}\.js$"
)
AT_A_TABLE = ("words", "game", "first")  # the parts that a table says
# catalogues that a table does not load, and the files beside its own that say them once they are there
LATER = {
    re.compile(r"page-.+-first\.ftl"): {"first.ts"},
    re.compile(r"page(-.+)?-(books|cards)\.ftl|page-.+-rules\.ftl"): {
        "howto.ts",
        "rulebook.ts",
        "cardbook.ts",
    },
    re.compile(r"page-((.+-)?lobby|after|fairness|lesson|notes|puzzles|record|replay|you)\.ftl"): {
        "rooms.ts"
    },
}
TABLES = ("table/*", "furniture/*", "games/*/*")
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


def unloaded(texts: dict[str, str]) -> set[str]:
    """What these files of a table name though no table has it: it would stand there as a key."""
    later = {
        key: sayers
        for file in (FOLDER / "en").glob("page*.ftl")
        for name, sayers in LATER.items()
        if name.fullmatch(file.name)
        for key in KEY.findall(file.read_text(encoding="utf-8"))
    }
    return {
        key
        for name, text in texts.items()
        for key in NAMED.findall(text)
        if name not in later.get(key, {name})
    }


def test_a_table_has_the_words_it_names() -> None:
    files = [path for part in TABLES for path in WEB.glob(part) if path.suffix in (".ts", ".svelte")]
    assert len(files) > 150
    for path in files:
        assert unloaded({path.name: path.read_text(encoding="utf-8")}) == set(), path
    assert unloaded({"House.svelte": 't("page-chicago-lit-claim")'}) == {"page-chicago-lit-claim"}


def test_planted_faults_are_found() -> None:
    text = 't("page-one") t(`page-level-${level}`)'
    assert lacking(text, {"page-two"}) == {"page-one"}
    assert unused(text, {"page-one", "page-level-easy", "page-two"}) == {"page-two"}


def needs(language: str) -> dict[str, set[str]]:
    """The variables of each message that the page says."""
    texts = [file.read_text(encoding="utf-8") for file in sorted((FOLDER / language).glob("page*.ftl"))]
    bodies = (ENTRY.finditer(text) for text in texts)
    return {one["key"]: set(VARIABLE.findall(one["body"])) for found in bodies for one in found}


def given(text: str, at: int) -> set[str] | None:
    """The names in the object that begins here; None where others are spread into it."""
    depth, names, start = 0, set(), at
    for place in range(at, len(text)):
        depth += (text[place] in "{[(") - (text[place] in "}])")
        if depth == 0 or (depth == 1 and text[place] == ","):
            part = text[start + 1 : place].strip()
            if part.startswith("..."):
                return None
            if part:
                names.add(re.split(r"\W", part)[0])
            start = place
        if depth == 0:
            return names
    return None


def ungiven(text: str, variables: dict[str, set[str]]) -> set[str]:
    """Messages that are said without a variable they need."""
    found = set()
    for call in CALL.finditer(text):
        names = given(text, call.end() - 1) if call["more"].endswith("{") else set()
        if call["more"].endswith(("{", ")")) and names is not None:
            found |= {f"{call['key']}: {name}" for name in variables.get(call["key"], set()) - names}
    return found


def test_every_message_gets_its_variables() -> None:
    text = sources()
    assert len(CALL.findall(text)) > 500
    for language in LANGUAGES:
        assert ungiven(text, needs(language)) == set(), language


def test_a_planted_message_without_its_variables_is_found() -> None:
    variables = {"page-one": {"count", "name"}, "page-two": set()}
    text = 't("page-one") t("page-one", { count: f({ a, b }), name }) t("page-one", { name }) t("page-two")'
    assert ungiven(text, variables) == {"page-one: count", "page-one: name"}
    assert ungiven('t("page-one", { ...both })', variables) == set()


def test_no_language_is_named_in_the_code() -> None:
    assert LANGUAGE.findall(sources()) == []
    assert LANGUAGE.search('strings.use("en")')


def weighed(folder: Path) -> dict[str, int]:
    """The words of tables of all games by language, as they are sent."""
    weights: dict[str, int] = {}
    for file in folder.rglob("*.js"):
        found = OF_WORDS.search(f"/assets/{file.name}")
        if found and file.name.startswith(AT_A_TABLE):
            weights[found[1]] = weights.get(found[1], 0) + len(gzip.compress(file.read_bytes()))
    return weights


def test_the_words_of_a_language_are_light(built: Path) -> None:
    weights = weighed(built)
    assert sorted(weights) == sorted(LANGUAGES)
    assert [one for one, weight in weights.items() if not 10_000 < weight <= HEAVIEST] == []


def opened(browser: Any, house: Server, language: str, lost: str = "") -> tuple[list[str], str, str]:
    """The languages whose words are fetched at a first visit, the page's own, and its title of settings."""
    context = browser.new_context(locale=language)
    page = context.new_page()
    if lost:
        page.route(lambda url: (found := OF_WORDS.search(url)) is not None and found[1] == lost, refuse)
    fetched: list[str] = []
    page.on("request", lambda asked: fetched.extend(OF_WORDS.findall(asked.url)))
    page.goto(f"{house.url}/?language={language}")
    page.wait_for_selector(".game .play")
    spoken, said = page.evaluate("document.documentElement.lang"), page.inner_text(".game .play >> nth=0")
    context.close()
    return sorted(set(fetched)), str(spoken), str(said)


def refuse(route: Any) -> None:
    route.abort()


@pytest.mark.parametrize("language", ["uk", "fa", "en"])
def test_one_language_is_fetched_and_no_other(browser: Any, house: Server, language: str) -> None:
    assert opened(browser, house, language)[:2] == ([language], language)


def test_an_invented_language_takes_the_words_of_the_page(browser: Any, house: Server) -> None:
    assert opened(browser, house, "qps-ploc")[0] == ["en"]


def test_words_that_cannot_be_fetched_are_those_of_the_page(browser: Any, house: Server) -> None:
    fetched, spoken, said = opened(browser, house, "uk", lost="uk")
    assert (fetched, spoken) == (["en", "uk"], "en")
    assert said == opened(browser, house, "en")[2] != opened(browser, house, "uk")[2]
