"""Two people at one table, each in a browser of his own: an invite link, talk, sealed choices, the end."""

from typing import Any

from playwright.sync_api import expect

from tests.server.live import Server
from tests.server.page.visitor import Visitor


def seated(browser: Any, server: Server, game: str) -> tuple[Visitor, Visitor]:
    """Ann makes a private table, Bob comes by the link, the game begins."""
    ann, bob = Visitor(browser, server, 1280, seed=6), Visitor(browser, server, 390, seed=7)
    page = ann.lobby().page
    page.get_by_text("Make a table").click()
    page.locator("select[name=game]").select_option(game)
    page.locator("form.stack select[name=players]").select_option("2")
    page.locator("input[name=title]").fill("<b>Our table</b>")
    page.get_by_role("button", name="Make the table").click()
    link = page.locator("input.link").input_value()
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    bob.lobby().page.goto(link)
    bob.page.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start the game").click()
    expect(bob.page.locator("h1")).to_contain_text("<b>Our table</b>")  # a name is text, never markup
    return ann, bob


def test_two_people_at_one_table(browser: Any, server: Server) -> None:
    ann, bob = seated(browser, server, "godfather")
    for _ in range(12):
        ann.page.wait_for_selector("#question .asked")
        mover = ann if ann.decision is not None else bob
        assert mover.asked()
        mover.play(1)
        bob.fits()
    ann.page.get_by_label("Say something").fill("<img src=x onerror=alert(1)> hello")
    ann.page.get_by_role("button", name="Say", exact=True).click()
    expect(bob.page.locator("#chat li").last).to_contain_text("<img src=x onerror=alert(1)> hello")
    assert bob.page.locator("#chat img").count() == 0
    ann.page.get_by_text("Leave, pause or end").click()
    ann.page.get_by_role("button", name="Vote to end the game").click()
    bob.page.get_by_text("Leave, pause or end").click()
    expect(bob.page.locator("#more")).to_contain_text("For ending now")
    bob.page.get_by_role("button", name="Vote to end the game").click()
    for visitor in (ann, bob):
        expect(visitor.page.locator(".ending h2")).to_contain_text("by agreement")
        visitor.leave()


def test_sealed_choices_wait_for_each_other(browser: Any, server: Server) -> None:
    ann, bob = seated(browser, server, "chicago")
    assert ann.asked() and bob.asked()  # two cards go back under the deck, in secret
    ann.answer()
    expect(ann.page.locator(".sealed")).to_contain_text("Your choice is in")
    assert bob.asked() and bob.decision is not None
    ann.page.get_by_role("button", name="Reconsider").click()
    assert ann.asked()
    ann.answer()
    expect(ann.page.locator(".sealed")).to_be_visible()
    bob.answer()
    expect(ann.page.locator(".sealed")).to_be_hidden()
    expect(bob.page.locator(".sealed")).to_be_hidden()
    ann.leave()
    bob.leave()
