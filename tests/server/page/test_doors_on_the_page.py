"""A rematch by consent, another invite link and shutting somebody out, each in a browser of their own."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.server.live import Server
from tests.server.page.test_two_browsers import seated


def test_a_rematch_and_somebody_shut_out_of_it(browser: Any, server: Server) -> None:
    ann, bob = seated(browser, server, "godfather")
    for visitor in (ann, bob):
        visitor.page.get_by_text("Leave, pause or end").click()
        visitor.page.get_by_role("button", name="Vote to end the game").click()
    ann.page.get_by_role("button", name="Rematch", exact=True).click()
    expect(ann.page.locator(".seats-list")).to_contain_text("kept for")
    expect(ann.page.get_by_role("button", name="Start the game")).to_be_disabled()
    bob.page.get_by_role("button", name="Join the rematch").click()
    expect(ann.page.locator(".seats-list")).not_to_contain_text("kept for")
    link = ann.page.locator("input.link").input_value()
    ann.page.get_by_role("button", name="Another link …").click()
    ann.page.get_by_role("button", name="Make another").click()
    expect(ann.page.locator("input.link")).not_to_have_value(link)
    ann.page.get_by_role("button", name="Start the game").click()  # the menu is open still
    ann.page.get_by_role("button", name=re.compile("^Shut .* out …$")).click()
    ann.page.get_by_role("button", name="Shut out", exact=True).click()
    expect(bob.page.locator("h1")).to_have_text("You are no longer at this table")
    assert ann.asked()
    for visitor in (ann, bob):
        visitor.leave()
