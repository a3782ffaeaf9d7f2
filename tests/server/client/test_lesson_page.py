"""A lesson in the browser: one thing is lit, another answer is told of, the lesson's own goes on."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect, Page

from tests.server.client.guest import Guest
from tests.server.client.test_client_for_everybody import axe_at_a_table
from tests.server.live import Server

DESK, LOW, PHONE = (1440, 900), (1280, 768), (390, 844)


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


@pytest.mark.parametrize("pupil", [DESK, LOW], indirect=True)
@pytest.mark.parametrize(
    ("game", "step", "thing"), [("godfather", 5, "space:R16"), ("chicago", 5, "place:C2")]
)
def test_what_he_says_and_the_slip_never_cover_each_other(
    pupil: Guest, game: str, step: int, thing: str
) -> None:
    page = opened(pupil, game, step)
    page.locator(f'[data-target="{thing}"]').click()
    slip, coach = page.locator(".slip"), page.locator(".coach")
    expect(slip.locator(".btn.go")).to_be_in_viewport(ratio=1)
    for one in (coach.locator("h2"), coach.locator("p").first, coach.get_by_role("button", name="Show me")):
        expect(one).to_be_in_viewport()
    above, below = coach.bounding_box(), slip.bounding_box()
    assert above is not None and below is not None
    beside = above["x"] + above["width"] <= below["x"] or below["x"] + below["width"] <= above["x"]
    assert beside or above["y"] + above["height"] <= below["y"]


@pytest.mark.parametrize("pupil", [DESK, PHONE], indirect=True)
def test_of_several_cards_each_is_lit_and_then_the_button(pupil: Guest) -> None:
    page = opened(pupil, "chicago", 21)
    expect(page.locator(".coach .do")).to_have_text("family card, gangster")
    ring = page.locator(".beam")
    for thing in ('[data-item="family"]', '[data-item="gangster"]', ".over .btn.go"):
        lit = page.locator(thing).first
        lit.scroll_into_view_if_needed()
        page.wait_for_timeout(400)  # the ring follows
        box, found = lit.bounding_box(), ring.bounding_box()
        assert box is not None and found is not None
        assert found["x"] < box["x"] + box["width"] / 2 < found["x"] + found["width"]
        assert found["y"] < box["y"] + box["height"] / 2 < found["y"] + found["height"]
        lit.click()
    at(page, 22)


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
