"""The built client: small enough, nothing from elsewhere, nothing that the server's policy forbids."""

import gzip
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from consigliere.games.catalogue import GAMES
from consigliere.server.routes import page
from tests.server.live import Server
from tools import web

SCRIPTS = 150_000  # bytes, gzipped, of all that a table may need
FONTS = 200_000
IMPORTED = re.compile(r"""(?:from|import)\s*["'`]\./([^"'`]+\.js)["'`]""")
FETCHED = re.compile(r"""import\(["'`]\./([^"'`]+\.js)["'`]\)""")
CROSSINGS = ("index", "registry", "strings.svelte")  # what these fetch is chosen: a room, a game, a language
WORDS = ("words", "game", "first")  # of these one language is loaded, `first` in a person's first game
MARKUP = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|@html")
ELSEWHERE = re.compile(r"""(?:src|href|url\()=?["']?https?://|@import|data:(?:image|font)""")


def weight(files: list[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def reached(starts: list[Path]) -> set[Path]:
    """What these scripts import and fetch, and so on."""
    found: set[Path] = set()
    left = list(starts)
    while left:
        script = left.pop()
        if script in found:
            continue
        found.add(script)
        text = script.read_text(encoding="utf-8")
        names = IMPORTED.findall(text)
        if not script.name.startswith(tuple(f"{one}-" for one in CROSSINGS)):
            names += FETCHED.findall(text)
        left += [script.parent / name for name in names]
    return found


def needed(scripts: list[Path], game: str) -> list[Path]:
    """All that a first game of this title may load, with the words of the language that has the longest."""

    def named(beginning: str) -> list[Path]:
        return [file for file in scripts if file.name.startswith(f"{beginning}-")]

    here = reached([*named("index"), *named("TablePage"), *named(game)])
    words = [named(WORDS[0]), *(named(f"{part}-{game}") for part in WORDS[1:])]
    return [*here, *(max(files, key=lambda file: weight([file])) for files in words)]


def test_the_client_is_light(built: Path) -> None:
    fonts = list(built.rglob("*.woff2"))
    for game in GAMES:
        scripts = needed(list(built.rglob("*.js")), game)
        names = {file.name.partition("-")[0] for file in scripts}
        assert {"Room", "parts", *WORDS} <= names and not {"Lobby", "LessonPage", "books"} & names, game
        assert len(scripts) > 30 and weight(scripts) <= SCRIPTS, (game, weight(scripts))
    assert fonts and sum(file.stat().st_size for file in fonts) <= FONTS


def test_what_is_fetched_later_is_weighed_too(tmp_path: Path) -> None:
    texts = {
        "Room-1": 'import"./b-1.js";import("./c-1.js")',
        "b-1": "",
        "c-1": "",
        "index-1": 'import("./d-1.js")',
    }
    for name, text in texts.items():
        (tmp_path / f"{name}.js").write_text(text)
    found = reached([tmp_path / "Room-1.js", tmp_path / "index-1.js"])
    assert {file.stem for file in found} == {"Room-1", "b-1", "c-1", "index-1"}


def test_nothing_comes_from_elsewhere_and_nothing_is_inline(built: Path) -> None:
    for file in (file for file in built.rglob("*") if file.suffix in (".js", ".css", ".html")):
        assert ELSEWHERE.findall(file.read_text(encoding="utf-8")) == [], file.name
    shell = (built / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|style=|\son\w+=|<script(?![^>]*\ssrc=)", shell)
    assert ELSEWHERE.search('<link href="https://fonts.example.org/x">') and ELSEWHERE.search(
        "url(data:image/png"
    )


def test_the_server_serves_it(house: Server, built: Path) -> None:
    with urllib.request.urlopen(house.url + "/") as answer:
        shell = answer.read().decode()
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
    assets = re.findall(r'"(/assets/[^"]+)"', shell)
    assert len(assets) >= 2
    for path in assets:
        with urllib.request.urlopen(house.url + path) as answer:
            assert answer.headers["cache-control"].endswith("immutable")
            assert answer.read() == (built / path[1:]).read_bytes()


def test_a_server_without_the_client_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "CLIENT", tmp_path)
    held = page.held.__wrapped__()
    assert set(held) == {"/", "/index.html"}
    assert b"make web" in held["/"][0] and b"consigliere play" in held["/"][0]
    assert not re.search(rb"<style|style=|<script|https?://", held["/"][0])


def test_a_browser_without_javascript_is_told_what_to_do(browser: Any, house: Server) -> None:
    context = browser.new_context(java_script_enabled=False)
    shown = context.new_page()
    shown.goto(house.url)
    assert "needs JavaScript" in shown.inner_text("body") and "consigliere play" in shown.inner_text("body")
    context.close()


def test_words_are_inserted_as_text_alone() -> None:
    """Names and talk of others are text, never markup."""
    files = [path for path in (web.WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(files) > 100
    assert [path.name for path in files if MARKUP.search(path.read_text(encoding="utf-8"))] == []
    assert MARKUP.search("node.innerHTML = name") and MARKUP.search("{@html name}")
