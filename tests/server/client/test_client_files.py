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
OTHER_ROOMS = ("Lobby", "Guest", "ReplayPage", "Shared", "RulesPage", "YouPage", "NotesPage", "RecordPage")
MARKUP = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|@html")
ELSEWHERE = re.compile(r"""(?:src|href|url\()=?["']?https?://|@import|data:(?:image|font)""")


def weight(files: list[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def needed(scripts: list[Path], game: str) -> list[Path]:
    """Without other rooms, other games, and words of other languages than the one with the longest."""
    others = [*OTHER_ROOMS, *(name for name in GAMES if name != game)]
    here = [file for file in scripts if file.name.rpartition("-")[0].split("-")[0] not in others]
    words = sorted((file for file in here if file.name.startswith("words-")), key=lambda file: weight([file]))
    return [file for file in here if file not in words[:-1]]


def test_the_client_is_light(built: Path) -> None:
    fonts = list(built.rglob("*.woff2"))
    for game in GAMES:
        scripts = needed(list(built.rglob("*.js")), game)
        assert len(scripts) > 10 and weight(scripts) <= SCRIPTS, game
    assert fonts and sum(file.stat().st_size for file in fonts) <= FONTS


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
