"""Being told of one's turn: the tab's title, the browser's own notice, the settings for webhook and mail."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.server.live import Server
from tests.server.page.test_two_browsers import seated
from tests.server.page.visitor import Visitor

# what the browser was asked to show, beside showing it; and a page that can be looked away from
WATCH = """
window.shown = [];
const Real = window.Notification;
window.Notification = class extends Real {
  constructor(title, options) {
    super(title, options);
    window.shown.push({ title, ...options });
  }
};
window.away = false;
Object.defineProperty(document, "hidden", { get: () => window.away });
document.hasFocus = () => !window.away;
"""


def watched(visitor: Visitor, allowed: bool = True) -> Visitor:
    if allowed:
        visitor.context.grant_permissions(["notifications"], origin=visitor.server.url)
    visitor.page.add_init_script(WATCH)
    visitor.page.reload()
    visitor.page.wait_for_selector("#question .asked")
    return visitor


def test_title_and_notice_at_ones_turn(browser: Any, server: Server) -> None:
    ann, bob = seated(browser, server, "godfather")
    mover, other = (ann, bob) if ann.decision is not None else (bob, ann)
    watched(other)
    assert other.page.evaluate("Notification.permission") == "granted"
    assert not other.page.title().startswith("●")
    other.page.evaluate("window.away = true")
    for _ in range(30):
        mover.play(1)
        mover.page.wait_for_timeout(150)
        if mover.decision is None:
            break
    other.page.wait_for_function("() => document.title.startsWith('● Your turn')")
    shown = other.page.evaluate("window.shown")
    assert [one["title"] for one in shown] == ["Your turn"]
    assert shown[0]["body"] == "<b>Our table</b>" and "#/table/" in shown[0]["data"]["address"]
    expect(other.page.locator("#spoken")).to_contain_text("Your turn.")
    ann.leave()
    bob.leave()


def test_no_notice_for_who_looks_or_has_not_allowed_it(browser: Any, server: Server) -> None:
    for allowed, away in ((True, False), (False, True)):
        visitor = Visitor(browser, server, seed=61).against_bots("godfather", 2)
        watched(visitor, allowed)
        visitor.page.evaluate("away => { window.away = away; }", away)
        visitor.play(3)
        assert visitor.asked() and visitor.page.title().startswith("● Your turn")
        assert visitor.page.evaluate("window.shown") == []
        visitor.leave()


def test_the_lobby_tells_of_a_turn_elsewhere(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server, seed=62).against_bots("chicago", 2)
    assert visitor.asked()
    visitor.page.goto(f"{server.url}/plain#/")
    visitor.page.wait_for_function("() => document.title.startsWith('● Your turn – Consigliere')")
    visitor.leave()


def test_settings_for_webhook_and_mail(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server, 390).lobby()
    page = visitor.page
    page.get_by_text("Tell me of my turns").click()
    address = page.get_by_label("Address that gets a signed POST")
    address.fill("http://127.0.0.1/")
    page.get_by_role("button", name="Use it").click()
    expect(page.locator(".told.fault")).to_be_visible()  # an address inside the host's network
    address.fill("https://example.org/turn")
    page.get_by_role("button", name="Use it").click()
    expect(page.locator(".code code")).to_have_text(re.compile(r"[\w-]{20,}"))  # shown this once
    expect(page.locator(".told", has_text="this address is told")).to_be_visible()
    page.reload()
    page.get_by_text("Tell me of my turns").click()
    expect(page.get_by_label("Address that gets a signed POST")).to_have_value("https://example.org/turn")
    page.get_by_role("button", name="No webhook any more").click()
    expect(page.get_by_label("Address that gets a signed POST")).to_have_value("")
    expect(page.get_by_text("This server sends no mail.")).to_be_visible()
    visitor.fits()
    visitor.leave()
