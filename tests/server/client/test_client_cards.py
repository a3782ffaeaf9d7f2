"""Every card of both games: drawn, with its source, sorted out, opened beside the others or over them."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.client.guest import Guest
from tests.server.client.test_client_for_everybody import axe
from tests.server.live import Server
from tests.server.test_cards import PACK


@pytest.mark.parametrize(
    ("game", "count", "word", "left", "card"),
    [
        ("godfather", 62, "police chief", {"JB2", "A3", "A9", "A15"}, "JB2"),
        ("chicago", 50, "airport", {"24"}, "24"),
    ],
)
def test_every_card_is_found_and_opened(
    browser: Any, house: Server, game: str, count: int, word: str, left: set[str], card: str
) -> None:
    guest = Guest(browser, house)
    page = guest.page
    page.goto(f"{house.url}/#/cards/{game}")
    cards = page.locator("a.cd")
    expect(cards).to_have_count(count)
    expect(page.locator("a.cd .orig")).to_have_count(count)  # none without its source
    page.get_by_label("Name or word on a card").fill(word)
    expect(cards).to_have_count(len(left))
    assert {one.get_attribute("data-card") for one in cards.all()} == left
    page.locator(f"[data-card='{card}']").focus()
    page.keyboard.press("Enter")
    opened = page.locator("aside.open")
    expect(opened.locator("dd").first).to_contain_text("reconstructed")
    expect(opened).to_contain_text(re.compile("Measured in \\W*2,000\\W* games of \\W*4\\W* bots"))
    page.get_by_label("Name or word on a card").fill("zzzz")
    expect(cards).to_have_count(0)
    assert axe(page) == []
    guest.leave()


def test_on_a_phone_a_card_lies_over_the_others(browser: Any, house: Server) -> None:
    guest = Guest(browser, house, (390, 844))
    page = guest.page
    page.goto(f"{house.url}/#/cards/godfather")
    card = page.locator("[data-card=JG1]")
    card.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog")
    expect(dialog).to_contain_text(re.compile("printed: \\W*name, cost, pay, and what it does"))
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(card).to_be_focused()
    guest.leave()


def test_a_table_with_a_pack_shows_its_own_cards(browser: Any, house: Server) -> None:
    guest = Guest(browser, house)
    page = guest.page
    page.goto(f"{house.url}/#/")
    made = page.evaluate(
        "body => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify(body)}).then(answer => answer.json())",
        {"game": "godfather", "players": 2, "packs": PACK},
    )
    page.goto(f"{house.url}/#/cards/godfather/JY1?table={made['id']}")
    opened = page.locator("aside.open")
    expect(opened.locator("h3")).to_have_text("My Own")
    expect(opened).to_contain_text("from the owner’s pack")
    expect(opened).to_contain_text("Nothing was measured")
    page.goto(f"{house.url}/#/cards/godfather/JY1")
    expect(opened.locator("h3")).to_have_text("Cook the Books")
    guest.leave()
