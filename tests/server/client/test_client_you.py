"""You and your devices: codes, names, logging out, notices, being forgotten."""

import re
from typing import Any

from playwright.sync_api import expect, Page

from tests.server.client.guest import Guest
from tests.server.live import Server


def you(guest: Guest) -> Page:
    guest.page.goto(f"{guest.server.url}/#/you")
    guest.page.wait_for_selector(".you section")
    return guest.page


def somebody(browser: Any, server: Server, name: str, size: tuple[int, int] = (1440, 900)) -> Guest:
    """A guest who has given a name; so there is a recovery code to be noted."""
    guest = Guest(browser, server, size).lobby()
    guest.page.locator(".nm").click()
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Save", exact=True).click()
    expect(guest.page.locator(".nm")).to_have_text(name)
    return guest


def test_devices_codes_and_being_forgotten(browser: Any, house: Server) -> None:
    guest = somebody(browser, house, "Santino", (390, 844))
    page = guest.page
    page.locator(".hint a").click()  # the code is shown this once, and the lobby says so
    recovery = page.locator("#you-recovery code").inner_text()
    page.get_by_role("button", name="Log in another device").click()
    code = page.locator("#you-devices .codebox code").inner_text()
    other = Guest(browser, house)
    elsewhere = you(other)
    elsewhere.get_by_label("I have a code").fill(code.lower())
    elsewhere.get_by_role("button", name="Use it").click()
    expect(elsewhere.get_by_label("Your name")).to_have_value("Santino")
    page.reload()
    expect(page.locator(".devices li")).to_have_count(2)
    expect(page.locator("#you-recovery code")).to_have_count(0)  # shown once
    guest.fits()
    page.get_by_role("button", name=re.compile("^Rename")).first.click()
    page.get_by_label("What is this device called?").fill("The office")
    page.locator(".devices").get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".devices")).to_contain_text("The office")
    page.get_by_role("button", name="Log out everywhere else").click()
    expect(page.locator(".devices li")).to_have_count(1)
    waits = {"id": "x", "name": "Santino", "renewal": 2_000_000_000_000}  # as for who is no newcomer
    page.route("**/api/me/recovery", lambda route: route.fulfill(status=202, json=waits), times=1)
    page.get_by_role("button", name="Show me a new code").click()
    expect(page.locator("#you-recovery")).to_contain_text("It can be had from")  # without the old one
    page.get_by_role("button", name="Stop it").click()
    expect(page.locator("#you-recovery")).not_to_contain_text("It can be had from")
    elsewhere.reload()
    expect(elsewhere.get_by_role("heading", name="You are logged out")).to_be_visible()
    elsewhere.get_by_label("I have a code").fill(recovery)
    elsewhere.get_by_role("button", name="Use it").click()
    renewed = elsewhere.locator("#you-recovery code")
    expect(renewed).not_to_have_text(recovery)
    page.reload()  # the code has logged this one out
    expect(page.get_by_role("heading", name="You are logged out")).to_be_visible()
    elsewhere.get_by_role("button", name="Delete my data").click()
    elsewhere.get_by_label("Your recovery code").fill(recovery)
    elsewhere.locator("dialog footer .go").click()
    expect(elsewhere.locator("dialog .fault")).to_be_visible()  # the old code is void
    elsewhere.get_by_label("Your recovery code").fill(renewed.inner_text())
    elsewhere.locator("dialog footer .go").click()
    expect(elsewhere.get_by_role("heading", name="Nobody knows you here yet")).to_be_visible()
    guest.leave()
    other.leave()


def test_settings_for_webhook_and_mail(browser: Any, house: Server) -> None:
    guest = somebody(browser, house, "Vera")
    page = you(guest)
    part = page.locator("#you-notices")
    address = part.get_by_label("Address of yours that gets a signed POST")
    address.fill("http://127.0.0.1/")
    part.get_by_role("button", name="Save", exact=True).click()
    expect(part.locator(".fault")).to_be_visible()  # an address inside the host's network
    address.fill("https://example.org/turn")
    part.get_by_role("button", name="Save", exact=True).click()
    expect(part.locator("code")).to_have_text(re.compile(r"[\w-]{20,}"))  # shown this once
    page.reload()
    expect(address).to_have_value("https://example.org/turn")
    expect(part.locator("code")).to_have_count(0)
    part.get_by_role("button", name="Remove the webhook").click()
    expect(address).to_have_value("")
    expect(part).to_contain_text("This server sends no mail.")
    guest.leave()
