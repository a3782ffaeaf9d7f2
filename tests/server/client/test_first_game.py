"""A first game with training wheels: hints come once, one tap ends them; who has finished a game has none."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect, Locator, Page

from tests.server.client.guest import ASKED, Guest
from tests.server.client.test_client_for_everybody import axe
from tests.server.live import Server

CARD = ".first"
LIT = ":is(.map, .city) [data-target][tabindex='0']"
GAMES = ("godfather", "chicago")
pytestmark = pytest.mark.slow


def first_game(guest: Guest, game: str) -> Page:
    """From the poster, as somebody would who has just read how it is played."""
    page = guest.page
    page.goto(f"{guest.server.url}/#/howto/{game}")
    page.locator(".end .go").click()
    page.wait_for_selector(ASKED)
    return page


def hints(page: Page) -> list[str]:
    return list(page.locator(f"{CARD} [data-hint]").evaluate_all("all => all.map(one => one.dataset.hint)"))


def covers(card: Locator, things: Locator) -> list[str]:
    """What the card lies on: the middle of none of these things may be under it."""
    box = card.bounding_box()
    assert box is not None
    found = things.evaluate_all(
        """(all, box) => all.filter(one => {
            const at = one.getBoundingClientRect();
            const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
            const sheet = one.closest(".sheet")?.getBoundingClientRect(); // a zoomed map ends at its edge
            if (sheet && (y < sheet.top || y > sheet.bottom)) return false;
            return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
        }).map(one => one.outerHTML.slice(0, 80))""",
        box,
    )
    return list(found)


@pytest.mark.parametrize("size", [(1440, 900), (820, 1180), (390, 844)], ids=["desk", "tablet", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_each_hint_comes_once_and_one_tap_ends_them(
    browser: Any, house: Server, game: str, size: tuple[int, int]
) -> None:
    guest = Guest(browser, house, size)
    page = first_game(guest, game)
    card = page.locator(CARD)
    expect(card).to_be_visible()
    given = dict.fromkeys(hints(page), str(guest.decision))
    assert given
    for _ in range(6):
        guest.play(1, guest.fits)
        assert guest.asked()
        page.wait_for_timeout(100)
        for hint in hints(page):
            assert given.setdefault(hint, str(guest.decision)) == guest.decision, hint
        if card.count():
            assert covers(card, page.locator(f"{LIT}, .ask h2, .slip")) == []
    assert len(given) > 1
    kept = page.evaluate("Object.entries(localStorage).filter(([key]) => key.startsWith('first '))")
    assert len(kept) == 1 and json.loads(kept[0][1])["told"].items() >= given.items()
    guest.leave()


def test_a_card_over_a_lit_thing_would_be_found(browser: Any, house: Server) -> None:
    guest = Guest(browser, house)
    page = first_game(guest, "godfather")
    card = page.locator(CARD)
    expect(card).to_be_visible()
    assert covers(card, page.locator(LIT)) == []
    card.evaluate("one => { one.style.position = 'fixed'; one.style.inset = '0'; }")
    assert covers(card, page.locator(LIT)) != []
    guest.leave()


@pytest.mark.parametrize("game", GAMES)
def test_why_a_thing_is_lit_and_the_end_of_hints(browser: Any, house: Server, game: str) -> None:
    guest = Guest(browser, house)
    page = first_game(guest, game)
    while not page.locator(LIT).count():
        guest.play(1)
        assert guest.asked()
    expect(page.locator(CARD)).to_be_visible()
    assert axe(page, "svg") == []
    page.locator(LIT).first.focus()
    page.keyboard.press("Enter")
    why = page.locator(".dock .litwhy")
    expect(why).to_contain_text("Lit because")
    why.locator(".rule").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(f"{CARD} button").click()
    expect(page.locator(f"{CARD}, .litwhy")).to_have_count(0)
    page.reload()
    page.wait_for_selector(ASKED)
    guest.play(2, lambda: expect(page.locator(CARD)).to_have_count(0))
    # a later game asks no more, until they are wished for in the menu
    first_game(guest, game)
    page.wait_for_timeout(300)
    expect(page.locator(CARD)).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Hints for a first game").click()
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_be_visible()
    guest.leave()


def test_who_has_finished_a_game_gets_none(browser: Any, house: Server) -> None:
    guest = Guest(browser, house)
    page = guest.against_bots("chicago").page
    expect(page.locator(CARD)).to_be_visible()  # played at once, and never before
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.wait_for_selector(".ask[data-kind=over]")
    assert page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('first '))") == []
    for game in GAMES:
        first_game(guest, game)
        page.wait_for_timeout(300)
        expect(page.locator(f"{CARD}, .litwhy")).to_have_count(0)
    guest.leave()
