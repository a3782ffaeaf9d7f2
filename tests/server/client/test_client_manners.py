"""At a table: muting, reporting, replacing, shutting out; clocks, pauses, notices; the memory aid."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.client.boss import Boss
from tests.server.client.guest import OVER
from tests.server.client.seated import made, mover, NAME, seated
from tests.server.live import Server

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


def menu(guest: Boss) -> Any:
    guest.page.locator(".rail .tools button[aria-expanded]").click()
    return guest.page.locator("dialog")


def about(guest: Boss, name: str) -> Any:
    guest.page.get_by_role("button", name=re.compile(f"^About .?{name}")).click()
    return guest.page.locator("dialog")


@pytest.mark.slow
def test_manners(browser: Any, tmp_path: Path, built: Path) -> None:
    """What is reported is what the host of the server reads; a muted person is not heard."""
    with Server(tmp_path, "--no-limits") as server:
        ann, bob = seated(browser, server)
        expect(bob.page.locator(".rail .mark")).to_have_text(NAME)
        dialog = about(ann, "Bob")
        dialog.get_by_role("button", name="Mute").click()
        expect(dialog.get_by_role("button", name="Listen again")).to_be_visible()
        bob.page.locator(".say input").fill("<img src=x onerror=alert(1)> you will regret this")
        bob.page.keyboard.press("Enter")
        expect(bob.page.locator(".chat")).to_contain_text("<img src=x onerror=alert(1)> you will regret this")
        expect(ann.page.locator(".chat")).to_contain_text("(muted)")
        assert "regret" not in ann.page.locator("body").inner_text()
        dialog.get_by_role("button", name="Report …").click()
        dialog.locator(".sure").click()
        expect(dialog.get_by_label("What happened")).to_be_visible()  # nothing is sent without a word
        dialog.get_by_label("What happened").fill("he threatens people")
        dialog.locator(".sure").click()
        expect(dialog).to_contain_text("Your report is with the host")
        assert dialog.get_by_role("button", name=re.compile("^Put a bot")).count() == 0  # he is here
        ann.page.keyboard.press("Escape")
        menu(bob).get_by_role("button", name="Let a bot play for me").click()
        dialog = about(ann, "Bob")
        dialog.get_by_role("button", name=re.compile("^Put a bot")).click()
        dialog.locator(".sure").click()
        expect(dialog.locator(".fault")).to_contain_text("nobody is replaced who may still come back")
        dialog.get_by_role("button", name="Shut out …").click()
        dialog.locator(".sure").click()
        expect(bob.page.locator("h1")).to_contain_text("no longer at this table")
        assert ann.asked()
        for one in (ann, bob):
            one.leave()
    command = [sys.executable, "-m", "consigliere.cli.main", "host", "reports", "--db", server.db]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "threatens" in told


@pytest.mark.slow
def test_a_bank_ticks_a_notice_comes_and_a_rematch(browser: Any, house: Server) -> None:
    ann, bob = seated(browser, house, clock={"kind": "bank", "bank": 600, "increment": 0, "sealed": 60})
    first = mover(ann, bob)
    other = bob if first is ann else ann
    other.context.grant_permissions(["notifications"], origin=house.url)
    other.page.add_init_script(WATCH)
    other.page.reload()
    other.page.wait_for_selector(".ask[data-kind]")
    assert not other.page.title().startswith("●") and other.page.evaluate("window.shown") == []
    clock = first.page.locator(".seat[aria-current] .clock")
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    assert other.page.locator(".seat:not([aria-current]) .clock").all_inner_texts() == ["10:00"]
    other.page.evaluate("window.away = true")
    for _ in range(40):
        if mover(first, other) is other:
            break
        first.play(1)
    other.page.wait_for_function("() => document.title.startsWith('● Your turn')")
    shown = other.page.evaluate("window.shown")
    assert [one["title"] for one in shown] == ["Your turn"]
    assert shown[0]["body"] == NAME and "#/table/" in shown[0]["data"]["address"]
    for guest in (ann, bob):
        menu(guest).get_by_role("button", name="Vote to end the game now").click()
        guest.page.get_by_role("button", name="Yes, end it").click()
    for guest in (ann, bob):
        expect(guest.page.locator(OVER)).to_be_visible()
    ann.page.get_by_role("button", name="Rematch").click()
    expect(ann.page.locator(".chairset")).to_contain_text("Kept for")
    expect(ann.page.locator(".deal")).to_be_disabled()
    link = ann.page.locator(".invite .url").input_value()
    ann.page.get_by_role("button", name="Another link …").click()
    ann.page.locator("dialog .go").click()
    expect(ann.page.locator(".invite .url")).not_to_have_value(link)
    expect(ann.page.locator(".only-here")).to_contain_text("this computer only")
    for guest in (ann, bob):
        guest.leave()


def test_days_pause_and_holiday(browser: Any, house: Server) -> None:
    ann, bob = seated(browser, house, clock={"kind": "days", "days": 2, "holiday": 5})
    first = mover(ann, bob)
    expect(first.page.locator(".seat[aria-current] .clock")).to_have_text(re.compile(r"[12]\W*day"))
    menu(ann).get_by_role("button", name="Ask for a pause").click()
    dialog = menu(bob)
    expect(dialog).to_contain_text("For a pause: ")
    dialog.get_by_role("button", name="Ask for a pause").click()
    for guest in (ann, bob):
        expect(guest.page.locator(".ask")).to_contain_text("The game is paused")
    menu(bob).get_by_role("button", name="Go on").click()
    first.page.wait_for_selector(".ask[data-kind=asked]")
    dialog = menu(first)
    dialog.get_by_label(re.compile("^Days of holiday")).fill("3")
    dialog.get_by_role("button", name="Take them").click()
    expect(first.page.locator(".seats")).to_contain_text("on holiday")
    for guest in (ann, bob):
        guest.leave()


def test_the_memory_aid_is_shown_where_it_was_chosen(browser: Any, house: Server) -> None:
    for options in ({"memory-aid": True}, {}):
        guest = Boss(browser, house)
        made(guest, visibility="bots", levels=["easy"], options=options)
        assert guest.asked()
        expect(guest.page.locator(".seats .known")).to_have_count(len(options))  # not of one's own hand
        guest.page.goto(f"{house.url}/")
        guest.page.wait_for_function(
            "() => document.title.startsWith('● Your turn')"
        )  # the lobby tells it, too
        guest.leave()
