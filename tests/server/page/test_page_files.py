"""What the page is made of: plain text only, nothing from elsewhere, colours that can be read."""

import re
import urllib.request
from pathlib import Path

import pytest

import consigliere.server
from tests.server.live import Server

PAGE = Path(consigliere.server.__file__).parent / "page"
FILES = sorted(path for path in PAGE.rglob("*") if path.is_file())
SCRIPTS = [path for path in FILES if path.suffix == ".js"]
STYLES = [path for path in FILES if path.suffix == ".css"]
MARKUP = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|DOMParser")
ELSEWHERE = re.compile(r"https?://(?!www\.w3\.org/2000/svg)|@import|url\(")
PHYSICAL = re.compile(
    r"(margin|padding|border)-(left|right)|(?<![-\w])(left|right):|text-align: *(left|right)|float:"
)
GROUNDS = ("paper", "card", "raised", "brass-wash")


def named(paths: list[Path]) -> list[str]:
    return [str(path.relative_to(PAGE)) for path in paths]


@pytest.mark.parametrize("path", SCRIPTS, ids=named(SCRIPTS))
def test_scripts_insert_text_alone(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert MARKUP.findall(text) == []
    assert text.startswith("// ") and len(text.splitlines()) <= 310


@pytest.mark.parametrize("path", FILES, ids=named(FILES))
def test_nothing_comes_from_elsewhere(path: Path) -> None:
    assert ELSEWHERE.findall(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", STYLES, ids=named(STYLES))
def test_styles_turn_with_the_language(path: Path) -> None:
    assert PHYSICAL.findall(path.read_text(encoding="utf-8")) == []


def test_the_patterns_catch_planted_faults() -> None:
    assert MARKUP.search("node.innerHTML = name") and MARKUP.search("eval('1')")
    assert ELSEWHERE.search("@import 'x'") and ELSEWHERE.search("https://example.org/a.js")
    assert PHYSICAL.search("margin-left: 1rem") and PHYSICAL.search("  left: 0")


def test_the_shell_has_no_inline_script_or_style() -> None:
    shell = (PAGE / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|style=|\son\w+=|<script(?![^>]*\ssrc=)", shell)
    assert "unofficial" in shell and 'aria-live="polite"' in shell


def test_headers_allow_nothing_but_our_own_files(server: Server) -> None:
    for path in ("/", "/js/app.js", "/css/base.css"):
        with urllib.request.urlopen(server.url + path) as answer:
            policy = {
                rule.split()[0]: rule.split()[1:]
                for rule in answer.headers["content-security-policy"].split(";")
                if rule.strip()
            }
            assert policy.get("script-src", policy["default-src"]) == ["'self'"]
            assert policy["connect-src"] == ["'self'"] and policy["base-uri"] == ["'none'"]
            assert answer.headers["x-content-type-options"] == "nosniff"


def palettes() -> list[dict[str, str]]:
    """The light theme, and the dark one over it."""
    text = (PAGE / "css" / "base.css").read_text(encoding="utf-8")
    blocks = [
        dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", block))
        for block in re.findall(r":root \{(.*?)\n\s*\}", text, re.S)
    ]
    assert len(blocks) == 2
    return [blocks[0], blocks[0] | blocks[1]]


def luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_text_can_be_read(theme: int) -> None:
    colours = palettes()[theme]
    pairs = [(text, ground) for text in ("ink", "dim", "brass-ink", "accent") for ground in GROUNDS]
    pairs += [("accent", "wash"), ("ink", "wash"), ("brass-ink", "wash"), ("on-oxblood", "oxblood")]
    poor = {pair: contrast(colours[pair[0]], colours[pair[1]]) for pair in pairs}
    assert {pair: round(value, 2) for pair, value in poor.items() if value < 4.5} == {}
    assert round(contrast("#ffffff", "#000000")) == 21
