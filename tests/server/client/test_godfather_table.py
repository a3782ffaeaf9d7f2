"""The Godfather's drawn table in a real browser: whole games by clicks, by keyboard, on a phone; refusals."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.client.boss import Boss, LIT
from tests.server.client.guest import OVER
from tests.server.live import Server


@pytest.mark.slow
def test_a_whole_game_by_clicks_on_the_board(browser: Any, house: Server) -> None:
    boss = Boss(browser, house)
    boss.against_bots("godfather", 2)
    assert boss.play(400, boss.fits) > 30
    expect(boss.page.locator(OVER)).to_be_visible()
    expect(boss.page.locator(".ledger .res")).to_have_count(2)
    boss.leave()


def test_on_a_phone(browser: Any, house: Server) -> None:
    boss = Boss(browser, house, (390, 844))
    boss.against_bots("godfather", 3)
    assert boss.play(15, boss.fits) == 15
    expect(boss.page.locator(".locator")).to_be_attached()
    boss.leave()


def test_by_keyboard_alone(browser: Any, house: Server) -> None:
    """Arrow keys begin at the first lit thing and go on to others; Enter chooses, and Enter does it."""
    boss = Boss(browser, house)
    page = boss.against_bots("godfather", 2).page
    assert boss.asked()
    before = boss.decision
    page.wait_for_selector(LIT)
    seen = set()
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.dataset.target"))
    assert len(seen) > 1 and None not in seen
    page.keyboard.press("Enter")
    page.wait_for_selector(".dock footer .go")
    page.keyboard.press("Enter")
    boss.moved(before)
    boss.leave()


def test_what_is_not_allowed_says_why_and_is_done_nowhere(browser: Any, house: Server) -> None:
    boss = Boss(browser, house)
    page = boss.against_bots("godfather", 2).page
    assert boss.asked()
    before = boss.decision
    dark = page.locator(".map .rnd:not(.target)").first
    dark.dispatch_event("click")
    slip = page.locator(".slip.no")
    expect(slip).to_be_visible()
    expect(slip.locator(".rule")).to_have_count(1)
    assert len(slip.locator(".why").inner_text()) > 10
    expect(page.locator(".map .refused")).to_have_count(1)
    assert boss.decision == before
    boss.leave()


def test_the_standing_opens_and_the_table_goes_on(browser: Any, house: Server) -> None:
    """What all can know, by a tap on the trophy; a game goes on behind it."""
    boss = Boss(browser, house, (390, 844), touch=True)
    page = boss.against_bots("godfather", 2).page
    assert boss.asked()
    page.locator(".rail [aria-label='How it stands']").tap()
    expect(page.locator("dialog .standing tbody tr").last).to_contain_text("$")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    before = boss.decision
    boss.answer()
    boss.moved(before)
    boss.leave()
