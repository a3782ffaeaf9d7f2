"""Whole games of both titles against bots, clicked through in a real browser, one of them on a phone."""

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.live import Server
from tests.server.page.visitor import Visitor


def tributes(page: Any) -> list[Counter[str]]:
    """The cards we paid to the Don, tribute by tribute, as the log tells them."""
    if page.get_by_role("button", name="Show all").is_visible():
        page.get_by_role("button", name="Show all").click()
    name = page.locator("#players .player").first.locator(".name").inner_text()
    clauses = [clause for line in page.locator("#log li").all_inner_texts() for clause in line.split("; ")]
    out = []
    for clause in clauses:
        before, told, paid = clause.partition("pays tribute: ")
        if told and name in before:
            cards = [re.fullmatch(r"(.+?)(?: ×(\d+))?", card) for card in paid.strip().split(", ")]
            out.append(Counter({card[1]: int(card[2] or 1) for card in cards if card}))
    return out


@pytest.mark.parametrize(("game", "width"), [("godfather", 1440), ("chicago", 390)])
def test_a_whole_game(browser: Any, server: Server, game: str, width: int) -> None:
    visitor = Visitor(browser, server, width, seed=4).against_bots(game, 2)
    page = visitor.page
    moves = visitor.play(1000, visitor.fits)
    assert moves > 20
    ending = page.locator(".ending")
    expect(ending.locator("h2")).to_contain_text("win")
    assert ending.locator("tbody tr").count() == 2 and ending.locator("tr.winner").count() >= 1
    assert page.title().startswith("Over")
    totals = [int(cell.strip("$")) for cell in ending.locator("td:nth-child(2)").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    assert page.locator("#log li").count() > 20
    paid = tributes(page)
    for asked, cards in visitor.unticked:
        if asked.startswith("Tribute"):
            assert cards in paid, (cards, paid)  # kept is what was ticked, however it was sent
    with page.expect_download() as journal:
        ending.get_by_role("link", name="Journal").click()
    assert journal.value.suggested_filename.endswith(".journal")
    ending.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "table" in url)
    page.get_by_role("button", name="Start the game").click()
    assert visitor.play(1) == 1
    visitor.fits()
    visitor.leave()
