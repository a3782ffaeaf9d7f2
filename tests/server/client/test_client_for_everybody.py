"""The client for everybody: axe-core finds nothing, both themes, both directions; words can be longer."""

from typing import Any

import pytest
from playwright.sync_api import expect, Page

from tests.server.client.guest import Guest
from tests.server.live import Server
from tools import web
from tools.shots import AXE

RULES = "{resultTypes: ['violations']}"
FOUND = (
    f"async (without) => (await axe.run({{exclude: without}}, {RULES})).violations"
    ".map(one => `${one.id}: ${one.nodes.map(node => node.html.slice(0, 120)).join(' | ')}`)"
)


def axe(page: Page, *without: str) -> list[str]:
    """What axe-core finds; `without`: drawings, whose letters it measures against the wrong ground."""
    page.evaluate((web.WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    return list(page.evaluate(FOUND, [[one] for one in without]))


def axe_at_a_table(page: Page) -> list[Any]:
    """The same beside a drawn board, as `make shots` looks."""
    page.evaluate((web.WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    return list(page.evaluate(AXE))


@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize("language", ["", "?language=qps-plocm"])
def test_axe_finds_nothing(browser: Any, house: Server, theme: str, language: str) -> None:
    settings = f'{{"theme": "{theme}", "motion": "off", "speed": 0, "endTurn": false}}'
    guest = Guest(browser, house, settings=settings).lobby(language)
    page = guest.page
    assert axe(page) == []
    page.locator(".friends .make").click()
    assert axe(page) == []
    page.locator("dialog footer .go").click()
    page.wait_for_selector(".chairset .chair")
    assert axe(page) == []
    guest.against_bots("godfather", 2, language)
    assert guest.asked()
    guest.clicker.press()
    assert axe_at_a_table(page) == []
    page.locator(".rail .tools button").nth(-2).click()
    page.wait_for_selector("dialog .seg")
    assert axe_at_a_table(page) == []
    guest.leave()


def test_a_planted_fault_is_found(browser: Any, house: Server) -> None:
    guest = Guest(browser, house).lobby()
    guest.page.evaluate("document.querySelector('.game .play').textContent = ''")
    assert any(one.startswith("button-name") for one in axe(guest.page))
    guest.leave()


@pytest.mark.parametrize("size", [(1440, 900), (820, 1180), (390, 844)])
@pytest.mark.parametrize("language", ["qps-ploc", "qps-plocm"])
def test_longer_words_and_the_other_direction(
    browser: Any, house: Server, language: str, size: tuple[int, int]
) -> None:
    guest = Guest(browser, house, size).lobby(f"?language={language}")
    expected = "rtl" if language.endswith("m") else "ltr"
    expect(guest.page.locator("html")).to_have_attribute("dir", expected)
    guest.fits()
    guest.against_bots("chicago", 2, f"?language={language}")
    assert guest.play(2, guest.fits) == 2
    expect(guest.page.locator("#asked")).to_be_in_viewport()
    guest.leave()


def test_theme_and_language_change_without_reload(browser: Any, house: Server) -> None:
    guest = Guest(browser, house).lobby()
    page = guest.page
    page.evaluate("window.kept = true")
    page.locator(".rail .tools button").nth(2).click()
    page.locator("dialog .seg label", has_text="day").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("window.kept")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    guest.leave()
