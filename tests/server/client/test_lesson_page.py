"""A lesson in the browser: one thing is lit, another answer is told of, the lesson's own goes on."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect, Page

from tests.server.client.guest import Guest
from tests.server.client.test_client_for_everybody import axe_at_a_table
from tests.server.live import Server

DESK, PHONE = (1440, 900), (390, 844)


@pytest.fixture
def pupil(browser: Any, house: Server, request: pytest.FixtureRequest) -> Iterator[Guest]:
    guest = Guest(browser, house, request.param)
    yield guest
    guest.leave()


def opened(guest: Guest, game: str, step: int) -> Page:
    page = guest.page
    page.goto(f"{guest.server.url}/")
    page.evaluate(
        "([game, step]) => localStorage.setItem(`consigliere-lesson-${game}`, `${step}/30`)",
        [game, str(step)],
    )
    page.goto(f"{guest.server.url}/#/learn/{game}")
    page.reload()
    expect(page.locator(".coach h2")).to_be_visible()
    return page


def at(page: Page, step: int) -> None:
    expect(page.locator(f".dots li:nth-child({step})")).to_have_attribute(
        "aria-current", "step", timeout=20_000
    )


@pytest.mark.parametrize("pupil", [DESK], indirect=True)
def test_another_answer_is_told_of_and_the_own_goes_on(pupil: Guest) -> None:
    page = opened(pupil, "godfather", 3)
    expect(page.locator(".beam")).to_be_visible()
    assert axe_at_a_table(page) == []
    page.locator('[data-target="space:P-UWS"]').click()
    page.keyboard.press("Enter")
    coach = page.locator(".coach")
    expect(coach).to_contain_text("This would follow")
    expect(coach).to_contain_text("≈")  # what the place brings
    page.get_by_role("button", name="I see").click()
    at(page, 3)
    page.locator('[data-target="space:T-WS"]').click()
    page.keyboard.press("Enter")
    at(page, 4)
    page.reload()  # one can leave and go on later
    expect(page.locator(".coach h2")).to_be_visible()
    at(page, 4)


@pytest.mark.parametrize("pupil", [DESK], indirect=True)
def test_nothing_is_asked_while_the_consigliere_talks(pupil: Guest) -> None:
    page = opened(pupil, "godfather", 2)
    expect(page.locator(".ask")).to_contain_text("The consigliere speaks")
    lit = page.locator(".map [data-target][tabindex='0'].legal")
    assert lit.count() == 0
    page.get_by_role("button", name="Go on").click()
    at(page, 3)
    expect(lit).not_to_have_count(0)


@pytest.mark.parametrize("pupil", [DESK], indirect=True)
def test_three_icons_may_be_used_at_once(pupil: Guest) -> None:
    page = opened(pupil, "godfather", 6)
    page.get_by_role("button", name="Take all that is free").first.click()
    at(page, 7)


@pytest.mark.parametrize("pupil", [DESK], indirect=True)
def test_by_keyboard_alone(pupil: Guest) -> None:
    page = opened(pupil, "chicago", 5)
    page.locator('[data-target="place:C2"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".slip")).to_be_visible()
    page.keyboard.press("Enter")
    at(page, 6)


@pytest.mark.parametrize("pupil", [PHONE], indirect=True)
def test_on_the_phone_the_drawer_is_lit_in_which_the_thing_lies(pupil: Guest) -> None:
    page = opened(pupil, "godfather", 7)
    tab = page.locator("#tab-jobs")
    ring, box = page.locator(".beam"), tab.bounding_box()
    expect(ring).to_be_visible()
    found = ring.bounding_box()
    assert box is not None and found is not None
    assert found["x"] < box["x"] + box["width"] / 2 < found["x"] + found["width"]
    tab.click()
    expect(page.locator(".rail .call")).to_be_visible()  # the consigliere makes room
    page.locator('.drawer [data-target="public:2"]').click()
    page.locator(".slip .btn.go").click()
    expect(page.locator(".coach h2, .lsn b")).not_to_have_count(0)
    expect(page.locator(".coach .do")).not_to_contain_text(re.compile("Contract Hit"), timeout=20_000)


@pytest.mark.parametrize("pupil", [PHONE], indirect=True)
def test_the_last_step_leads_to_a_first_game(pupil: Guest) -> None:
    page = opened(pupil, "chicago", 22)
    page.locator(".coach .first button").nth(1).click()
    expect(page).to_have_url(re.compile("#/table/"))
