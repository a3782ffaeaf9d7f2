"""The rules: read at the table and back again, the whole book, its search."""

from typing import Any

import pytest
from playwright.sync_api import expect

from consigliere.server.rulebook import rulebook
from tests.server.client.guest import Guest
from tests.server.client.test_client_for_everybody import axe
from tests.server.live import Server


def text_of(game: str, id: str) -> str:
    return next(part.text for one in rulebook(game).chapters for part in one.parts if part.id == id)


def test_a_rule_is_read_at_the_table_and_in_the_book(browser: Any, house: Server) -> None:
    guest = Guest(browser, house, (820, 1180)).against_bots("godfather", 2)
    page = guest.page
    assert guest.asked()
    table = page.url
    chip = page.locator(".ask a.rule")
    chip.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog")
    expect(dialog.locator(".rule-text")).to_have_text(text_of("godfather", "G5.1"))
    assert text_of("godfather", "G5.1") != text_of("godfather", "G5.2")
    ruling = dialog.locator("li", has_text="Q-").first
    expect(ruling).to_be_visible()
    assert axe(page) == []
    guest.fits()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(chip).to_be_focused()
    assert page.url == table and guest.asked()
    chip.click()
    dialog.get_by_role("link", name="Read on in the book").click()
    expect(page.locator("[id='rule-G5.1']")).to_be_in_viewport()
    assert "lit" in (page.locator("[id='rule-G5.1']").get_attribute("class") or "")
    page.get_by_role("link", name="Back to the table").click()
    assert guest.asked() and page.url == table
    guest.leave()


@pytest.mark.parametrize("game", ["godfather", "chicago"])
def test_every_rule_and_ruling_stands_in_the_book(browser: Any, house: Server, game: str) -> None:
    """Part by part; a rule of a third book is not there."""
    guest = Guest(browser, house)
    page = guest.page
    page.goto(f"{house.url}/#/rules/{game}")
    page.wait_for_selector(".toc .pt")
    parts = page.locator(".toc .pt a")
    shown: set[str] = set()
    for n in range(parts.count()):
        parts.nth(n).click()
        expect(page.locator("#leaf")).to_have_text(parts.nth(n).inner_text(), ignore_case=True)
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")
        shown |= set(page.locator(".leaf .id, .leaf .q").all_inner_texts())
    ids = {part.id for one in rulebook(game).chapters for part in one.parts if part.id}
    assert ids <= shown and "H1" not in shown
    if game == "chicago":
        page.get_by_label("Search the rules").fill("may I move a policeman")
        expect(page.locator(".hits li").first).to_be_visible()
        page.get_by_label("Search the rules").fill("c6.4")
        page.keyboard.press("Enter")
        expect(page.locator("[id='rule-C6.4']")).to_be_in_viewport()
        page.get_by_label("Search the rules").fill("zzzz")
        expect(page.locator(".find [role=status]")).to_contain_text("Nothing was found")
    guest.leave()


@pytest.mark.parametrize("theme", ["night", "day"])
def test_book_and_devices_are_for_everybody(browser: Any, house: Server, theme: str) -> None:
    settings = f'{{"theme": "{theme}", "motion": "off"}}'
    for size, language in (
        ((1440, 900), ""),
        ((820, 1180), "?language=qps-plocm"),
        ((390, 844), "?language=qps-ploc"),
    ):
        guest = Guest(browser, house, size, settings)
        for path in ("#/rules/godfather/G6.3", "#/you"):
            guest.page.goto(f"{house.url}/{language}{path}")
            guest.page.wait_for_selector(".leaf section")
            assert axe(guest.page) == []
            guest.fits()
        guest.leave()


def test_an_example_is_drawn_when_it_comes_into_view(browser: Any, house: Server) -> None:
    guest = Guest(browser, house)
    page = guest.page
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "/api/examples/" in one.url else None)
    page.goto(f"{house.url}/#/rules/godfather/E2")
    expect(page.locator("[data-example=E2] svg.map.things")).to_be_visible()
    assert not any("/E8?" in url for url in asked)
    page.locator("[data-example=E8]").scroll_into_view_if_needed()
    expect(page.locator("[data-example=E8] .own")).to_be_visible()
    assert any("/E8?" in url for url in asked)
    guest.leave()
