"""Clocks: chosen in the lobby, ticking for each seat, short in words, standing in pauses and holidays."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.live import Server
from tests.server.page.visitor import Visitor


def seated(browser: Any, server: Server, kind: str, **fields: str) -> tuple[Visitor, Visitor]:
    """Ann makes a table with this clock, Bob comes by the link, the game begins."""
    ann, bob = Visitor(browser, server, 390, seed=31), Visitor(browser, server, 1280, seed=32)
    page = ann.lobby().page
    page.get_by_text("Make a table").click()
    page.locator("form.stack select[name=players]").select_option("2")
    page.locator("select[name=clock]").select_option(kind)
    for name, value in fields.items():
        page.locator(f"form.stack input[name={name}]").fill(value)
    page.get_by_role("button", name="Make the table").click()
    link = page.locator("input.link").input_value()
    bob.lobby().page.goto(link)
    bob.page.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start the game").click()
    for visitor in (ann, bob):
        visitor.page.wait_for_selector("#question .asked")
    return ann, bob


def seconds(text: str) -> int:
    found = re.search(r"(\d+):(\d\d)$", text)
    assert found, text
    return 60 * int(found[1]) + int(found[2])


def test_a_bank_ticks_and_becomes_short(browser: Any, server: Server) -> None:
    ann, bob = seated(browser, server, "bank", bank="1", increment="0", sealed="60")
    mover, other = (ann, bob) if ann.decision is not None else (bob, ann)
    clock = mover.page.locator("#bar .clock")
    expect(mover.page.locator("#bar .alarm")).to_have_text("⚠ Your time is short")
    expect(clock).to_contain_text("short: 0:5")  # said in words, not by a colour alone
    expect(mover.page.locator("#spoken")).to_contain_text("Your time is short")
    first = seconds(clock.inner_text())
    mover.page.wait_for_timeout(2100)
    assert 1 <= first - seconds(clock.inner_text()) <= 6
    assert not other.page.locator("#bar .alarm").is_visible()
    expect(other.page.locator("#bar .clock")).to_contain_text("short")  # one sees the other's time run
    expect(other.page.locator("#players .clock")).to_have_count(2)
    assert other.page.locator("#players .clock:not(.running)").all_inner_texts() == ["1:00"]
    mover.play(1)
    mover.fits()
    ann.leave()
    bob.leave()


def test_without_the_servers_time_a_clock_would_stand(browser: Any, server: Server) -> None:
    """The planted fault: a page that takes no time shows a clock that stands; above it would be found."""
    ann = Visitor(browser, server, 1280, seed=33)
    ann.page.add_init_script("const stood = Date.now(); Date.now = () => stood;")
    ann.against_bots("godfather", 2)
    ticked = ann.page.evaluate(
        """async () => {
          const { left, noted } = await import("/js/clocks.js");
          const clock = noted({ kind: "bank", now: 1000, seats: [{ left: 60000, due: 61000 }] });
          const before = left(clock, 0);
          await new Promise((done) => setTimeout(done, 1200));
          return before - left(clock, 0);
        }"""
    )
    assert ticked == 0
    ann.context.close()


def test_days_pause_and_holiday(browser: Any, server: Server) -> None:
    ann, bob = seated(browser, server, "days", days="2", holiday="5")
    mover = ann if ann.decision is not None else bob
    expect(mover.page.locator("#bar .clock")).to_have_text(
        re.compile(r"^(2 days 0 h|1 day 23 h), until \w{3},? \d")
    )
    for visitor in (ann, bob):
        visitor.page.get_by_text("Leave, pause or end").click()
    ann.page.get_by_role("button", name="Pause the game").click()
    expect(bob.page.locator("#more")).to_contain_text("For a pause: ")
    bob.page.get_by_role("button", name="Pause too").click()
    for visitor in (ann, bob):
        expect(visitor.page.locator("#bar .pill").first).to_have_text("Paused")
        expect(visitor.page.locator("#question")).to_contain_text("The game is paused")
        assert visitor.page.locator("#question fieldset.answers").count() == 0
    bob.page.locator("#question").get_by_role("button", name="Go on").click()
    mover.page.wait_for_selector("#question fieldset.answers")
    mover.page.locator("#more input[name=holiday]").fill("3")
    mover.page.get_by_role("button", name="Take a holiday …").click()
    mover.page.get_by_role("button", name="Take them").click()
    expect(mover.page.locator("#bar .clock")).to_contain_text("on holiday until")
    expect(mover.page.locator("#more")).to_contain_text("2 days of holiday left")
    mover.page.locator("#more input[name=holiday]").fill("2")
    ann.fits()
    ann.leave()
    bob.leave()


@pytest.mark.parametrize(
    ("ms", "slow", "text"),
    [
        (59_001, False, "1:00"),
        (3_600_000, False, "1:00:00"),
        (0, False, "0:00"),
        (86_400_000 + 7_200_000, True, "1 day 2 h"),
        (7_260_000, True, "2 h 1 min"),
        (60_000, True, "1 min"),
    ],
)
def test_spans_in_words(browser: Any, server: Server, ms: int, slow: bool, text: str) -> None:
    visitor = Visitor(browser, server).lobby()
    said = visitor.page.evaluate(
        "async ([ms, slow]) => (await import('/js/clocks.js')).span(ms, slow)", [ms, slow]
    )
    assert said == text
    visitor.leave()
