"""Whole games in the drawn client, in a real browser: clicked, by keyboard, with friends, through breaks."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.client.guest import ASKED, Guest
from tests.server.live import Server

WAITING = '{"motion": "off", "speed": 0, "endTurn": true}'


def test_turns_on_a_phone(browser: Any, house: Server) -> None:
    guest = Guest(browser, house, (390, 844), touch=True).against_bots("godfather", 2)
    assert guest.play(6, guest.fits) == 6
    guest.leave()


def test_a_turn_waits_for_its_end_and_can_be_taken_back(browser: Any, house: Server) -> None:
    guest = Guest(browser, house, settings=WAITING).against_bots("godfather", 2)
    page, end = guest.page, guest.page.locator(".end-turn")
    to_the_end(guest)
    before = guest.decision
    page.locator(".ask .back").click()
    expect(end).to_have_count(0)
    assert guest.decision == before  # nothing was sent
    to_the_end(guest)
    before = guest.decision
    end.click()
    guest.moved(before)
    guest.leave()


def to_the_end(guest: Guest) -> None:
    """Choose until an answer waits for its player's word."""
    for _ in range(60):
        guest.page.wait_for_selector(f"{ASKED}, .end-turn", state="attached")
        if guest.page.locator(".end-turn").count():
            return
        guest.clicker.press()
        guest.page.wait_for_timeout(300)
    raise AssertionError("no turn ends")


@pytest.mark.slow
def test_by_keyboard_alone(browser: Any, house: Server) -> None:
    guest = Guest(browser, house).against_bots("godfather", 2)
    guest.clicker.way = "keys"
    assert guest.play(12) == 12
    assert guest.clicker.direct == 0
    guest.leave()


def test_a_break_in_the_middle_of_a_selection(browser: Any, house: Server) -> None:
    """The server is killed and comes back: what was chosen is still chosen, and the game goes on."""
    guest = Guest(browser, house).against_bots("godfather", 2)
    page = guest.page
    assert guest.asked()
    page.locator("[data-target][tabindex='0']").first.dispatch_event("click")
    chosen = page.locator(".slip h3").inner_text()
    port = house.port
    house.kill()
    expect(page.locator(".ask[data-kind=broken]")).to_be_visible()
    house.start(port)
    expect(page.locator(ASKED)).to_be_visible(timeout=60_000)
    assert page.locator(".slip h3").inner_text() == chosen
    page.reload()
    assert guest.play(2) == 2
    guest.leave()


def test_friends_come_by_a_link(browser: Any, house: Server) -> None:
    host, friend = Guest(browser, house), Guest(browser, house, (820, 1180))
    page = host.lobby().page
    page.locator(".friends .make").click()
    page.locator("dialog .g", has_text="Chicago").click()
    page.locator("dialog .cr select").nth(1).select_option("easy")
    page.locator("dialog .cr select").nth(2).select_option("easy")
    page.locator("dialog footer .go").click()
    link = page.locator(".invite .url").input_value()
    friend.page.goto(link)
    friend.page.locator(".guest input").fill("Vera")
    friend.page.locator(".guest .btn.go").click()
    expect(page.locator(".chairset")).to_contain_text("Vera")
    page.locator(".deal:not([disabled])").click()
    for guest in (host, friend):
        guest.page.wait_for_selector(".ask[data-kind]")
        guest.fits()
    friend.page.locator("#tab-chat").click()
    friend.page.locator(".say input").fill("good evening")
    friend.page.keyboard.press("Enter")
    expect(page.locator(".chat")).to_contain_text("good evening")
    watcher = Guest(browser, house)
    watcher.page.goto(link)
    watcher.page.locator(".guest .btn.go").click()
    expect(watcher.page.locator(".watchbar")).to_be_visible()
    for guest in (host, friend, watcher):
        guest.leave()


@pytest.mark.parametrize(
    ("path", "said"), [("#/table/nothing", "no such table"), ("#/invite/nothing", "no longer works")]
)
def test_what_is_not_there_says_so(browser: Any, house: Server, path: str, said: str) -> None:
    guest = Guest(browser, house, (390, 844))
    guest.page.goto(f"{house.url}/{path}")
    expect(guest.page.locator(".trouble h1")).to_contain_text(said)
    guest.fits()
    guest.context.close()
