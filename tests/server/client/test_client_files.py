"""The built client: small enough, nothing from elsewhere, nothing that the server's policy forbids."""

import gzip
import re
import urllib.request
from pathlib import Path

import pytest

from consigliere.server.routes import page
from tests.server.live import Server

SCRIPTS = 150_000  # bytes, gzipped, of all that a table may need
FONTS = 200_000
ELSEWHERE = re.compile(r"""(?:src|href|url\()=?["']?https?://|@import|data:(?:image|font)""")


def weight(files: list[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def test_the_client_is_light(built: Path) -> None:
    scripts, fonts = list(built.rglob("*.js")), list(built.rglob("*.woff2"))
    assert scripts and weight(scripts) <= SCRIPTS
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


def test_a_server_without_the_client_has_the_plain_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "CLIENT", tmp_path)
    held = page.held.__wrapped__()
    assert held["/"] == held[page.PLAIN]
    assert b"/js/app.js" in held["/"][0]
