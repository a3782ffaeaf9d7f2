"""Chicago's drawn table in a real browser: a whole game by clicks, by keyboard, on a phone; refusals."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.client.guest import OVER
from tests.server.client.mobster import LIT, Mobster
from tests.server.live import Server


@pytest.mark.slow
def test_a_whole_game_by_clicks(browser: Any, house: Server) -> None:
    boss = Mobster(browser, house)
    boss.against_bots("chicago", 3)
    assert boss.play(400, boss.fits) > 30
    expect(boss.page.locator(OVER)).to_be_visible()
    expect(boss.page.locator(".scores .r:not(.h)")).to_have_count(3)
    expect(boss.page.locator(".scores .r.won")).not_to_have_count(0)
    boss.leave()


def test_on_a_phone(browser: Any, house: Server) -> None:
    boss = Mobster(browser, house, (390, 844))
    page = boss.against_bots("chicago", 4).page
    page.evaluate("""() => { const table = location.hash.split("/")[2];
      localStorage.setItem(`first ${table}`, JSON.stringify({ on: true, told: {} })); }""")
    page.reload()  # a first game: more stands around the slip
    assert boss.play(12, boss.fits) == 12
    boss.leave()


STRIP = """() => { const strip = new CSSStyleSheet();
  strip.replaceSync(".ownline { position: relative; z-index: 99 }"
    + ".ownline::after { content: ''; position: absolute; inset: -40px 0 auto; height: 40px; }");
  document.adoptedStyleSheets = [strip]; }"""
SECOND = """() => document.querySelector(".ask .acts")
  .insertAdjacentHTML("beforeend", "<b class='btn go'>Second</b>")"""


@pytest.mark.parametrize(("plant", "found"), [(STRIP, "ownline"), (SECOND, "Second")])
def test_what_spoils_the_red_button_is_found(browser: Any, house: Server, plant: str, found: str) -> None:
    boss = Mobster(browser, house, (390, 844))
    boss.against_bots("chicago", 2).page.evaluate(plant)
    with pytest.raises(AssertionError, match=found):
        boss.play(3)
    boss.leave()


def test_by_keyboard_alone(browser: Any, house: Server) -> None:
    """Tray cards by Tab and Space; arrows go from lit thing to lit thing; Enter chooses, and does it."""
    boss = Mobster(browser, house)
    page = boss.against_bots("chicago", 2).page
    assert boss.asked()
    before = boss.decision
    page.locator(".dtray .kc").first.focus()
    for key in ("Space", "Tab", "Space"):
        page.keyboard.press(key)
    page.locator(".dtray footer .go").focus()
    page.keyboard.press("Enter")
    boss.moved(before)
    assert boss.asked()
    before = boss.decision
    page.wait_for_selector(f".city {LIT}")
    seen = set()
    for key in ("ArrowDown", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.dataset.target"))
    assert len(seen) > 1 and None not in seen
    page.locator(f".city {LIT}").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".order .sum .go")
    page.keyboard.press("Enter")
    boss.moved(before)
    boss.leave()


def test_what_is_not_allowed_says_why_and_is_done_nowhere(browser: Any, house: Server) -> None:
    boss = Mobster(browser, house)
    page = boss.against_bots("chicago", 2).page
    boss.play(1)  # the cards returned at the set-up
    assert boss.asked()
    before = boss.decision
    dark = page.locator(".mboard .act:not(.can)[data-target]").first
    dark.click()
    slip = page.locator(".slip.no")
    expect(slip).to_be_visible()
    assert len(slip.locator(".why").inner_text()) > 10 and slip.locator(".rule").count() == 1
    assert boss.decision == before
    boss.leave()


@pytest.mark.parametrize(
    ("thing", "rule"),
    [
        (".city .biz.down:not(.target)", "C3.1"),
        (".city .biz:not(.down, .target)", "C6.2"),
        (".city .lot:has(.pin:not(.p-agent))", "C6.6"),
        (".city .plate[data-target]", "C"),
        (".mboard [data-target='action:influence']", "C4.2"),
        (".mboard [data-target='power:father']", "C5.3"),
        (".hand .hcard:last-child", "C4."),
    ],
)
def test_things_say_what_they_are(browser: Any, house: Server, thing: str, rule: str) -> None:
    boss = Mobster(browser, house)
    page = boss.against_bots("chicago", 2).page
    boss.play(1)
    assert boss.asked()
    page.locator(thing).first.hover()
    told = page.locator(".dock .slip")
    expect(told).to_be_visible()
    assert len(told.inner_text()) > 40 and told.locator(".rule, h4").count()
    if page.locator(".dock .slip.about").count():
        assert rule in told.locator(".rule").inner_text()
    boss.leave()


def test_no_codes_before_names(browser: Any, house: Server) -> None:
    boss = Mobster(browser, house)
    page = boss.against_bots("chicago", 2).page
    boss.play(6)
    coded = re.compile(r"\b(?:[A-F][1-4]|S\d+) [A-Z][a-z]")
    assert boss.asked()
    said = page.evaluate(
        "[...document.querySelectorAll('.ask, .logbox li, [aria-label], .vh')]"
        ".map((one) => one.getAttribute('aria-label') ?? one.textContent)"
    )
    assert len(said) > 50 and not [one for one in said if coded.search(one)]
    assert coded.search("Casts B3 Casino")
    boss.leave()
