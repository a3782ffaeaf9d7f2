"""A finished game in the drawn client: step by step by anybody's eyes, shared, played on; and its ending."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect, Page, Route

from tests.server.client.guest import Guest, QUIET
from tests.server.client.test_client_for_everybody import axe
from tests.server.live import Person, Server
from tests.server.padding import padded

TAKEN_BACK = 3


class Viewer(Guest):
    """Somebody who played, and looks back."""

    def __init__(
        self, browser: Any, server: Server, person: Person, size: tuple[int, int], settings: str = QUIET
    ) -> None:
        super().__init__(browser, server, size, settings)
        name, _, value = person.cookie.partition("=")
        self.context.add_cookies([{"name": name, "value": value, "url": server.url}])
        self.person = person

    def at(self, address: str) -> Page:
        self.page.goto(f"{self.server.url}/#/{address}")
        return self.page


@pytest.fixture(scope="module")
def played(house: Server) -> tuple[Person, str]:
    """A game with take-backs that was brought from elsewhere, and whose it is."""
    person = Person(house, "Ann")
    journal = padded("godfather", TAKEN_BACK, players=3).journal.to_json()
    status, made = person.http("POST", "/api/journals", {"journal": journal})
    assert status == 201, made
    return person, made["id"]


@pytest.fixture
def ann(browser: Any, house: Server, played: tuple[Person, str]) -> Iterator[Viewer]:
    viewer = Viewer(browser, house, played[0], (1440, 900))
    yield viewer
    viewer.leave()


def opened(viewer: Viewer, address: str) -> Page:
    page = viewer.at(address)
    expect(page.locator(".rp .paper svg.map.things")).to_be_visible()
    return page


def test_step_by_step_by_anybodys_eyes(ann: Viewer, played: tuple[Person, str]) -> None:
    page = opened(ann, f"replay/{played[1]}")
    where, caption = page.locator(".deck .pos"), page.locator(".cue h2")
    expect(where).to_have_attribute("data-turn", "0")
    expect(caption).to_have_text("The set-up")
    hands = page.locator(".seat .hd")
    expect(hands).to_have_count(3)  # all is open
    page.keyboard.press("ArrowRight")
    expect(where).to_have_attribute("data-turn", "1")
    expect(page.locator(".jump .now .says")).to_contain_text(re.compile(".+"))
    assert "takes back" not in page.locator(".jump").inner_text(), "a turn tells what was done in the end"
    expect(page.locator(".paper .ring")).not_to_have_count(0)  # where it was done
    page.get_by_text("by step").click()
    page.get_by_role("button", name="One step on").click()
    expect(where).to_have_attribute("data-turn", "2")
    page.get_by_text("by phase").click()
    page.keyboard.press("Home")
    page.get_by_role("button", name="One phase on").click()
    expect(page.locator(".jump .now + li")).to_have_count(0)  # the last turn of its phase
    page.locator(".eyes input").nth(2).check(force=True)
    expect(hands).to_have_count(1)
    page.locator(".eyes input").nth(4).check(force=True)
    expect(hands).to_have_count(0)
    page.locator(".jump button").nth(7).click()
    expect(page.locator(".jump .now")).to_have_attribute("data-turn", re.compile(r"\d+"))
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    slider = page.get_by_role("slider")
    assert slider.get_attribute("aria-valuenow") == slider.get_attribute("aria-valuemax")
    box = slider.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 40)
    expect(page.get_by_role("button", name="Play on from here")).to_be_enabled()
    assert axe(page, "svg.map") == []
    ann.fits()


def test_it_plays_by_itself_until_it_is_stopped(ann: Viewer, played: tuple[Person, str]) -> None:
    page = opened(ann, f"replay/{played[1]}")
    page.locator(".deck .seg").first.locator("label").last.click()
    page.locator(".cue h2").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".deck .pos")).to_have_attribute("data-turn", "2")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_busy_server_is_asked_again_and_a_hand_may_hold_two_alike(
    ann: Viewer, played: tuple[Person, str]
) -> None:
    asked: list[str] = []

    def busy(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=503, json={"error": "busy"})
            return
        told = route.fetch().json()
        told["own"][0]["hand"] |= {"JG1": 2}
        route.fulfill(json=told)

    ann.page.route("**/moves/*", busy)
    page = opened(ann, f"replay/{played[1]}?move=30")
    assert len(asked) == 2
    jobs = page.locator(".seat .hd").first.locator("use[href$='#i-job']")
    assert jobs.count() >= 2


def test_playing_on_from_here(ann: Viewer, played: tuple[Person, str]) -> None:
    page = opened(ann, f"replay/{played[1]}?move=9")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("You play").select_option("1")
    dialog.get_by_label("The bots").select_option("easy")
    dialog.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("#/table/"))
    expect(page.locator(".seat").nth(1)).to_contain_text("you")
    page.wait_for_selector(".ask[data-kind=asked]")


def test_a_moment_for_others(
    browser: Any, house: Server, ann: Viewer, played: tuple[Person, str], tmp_path: Path
) -> None:
    """The link begins at the moment, by the same eyes; it can be made to lead nowhere."""
    page = opened(ann, f"replay/{played[1]}?move=30&eyes=1")
    page.get_by_role("button", name="Share this moment").click()
    link = page.get_by_label("Link to this moment")
    expect(link).to_have_value(re.compile("share="))
    with page.expect_download() as download:
        page.get_by_role("button", name="Picture as SVG").click()
    file = tmp_path / "moment.svg"
    download.value.save_as(file)
    drawn = file.read_text()
    assert drawn.startswith("<svg") and 'id="em-star"' in drawn and "class=" not in drawn
    other = Guest(browser, house, (390, 844))
    other.page.goto(f"{house.url}/#/replay/{played[1]}")
    expect(other.page.locator(".trouble h1")).to_be_visible()
    other.page.goto(link.input_value())
    expect(other.page.locator(".deck .pos")).to_have_attribute("data-move", "30")
    expect(other.page.locator(".seat .hd")).to_have_count(1)
    assert axe(other.page, "svg.map") == []
    other.fits()
    page.get_by_role("button", name="Let the link lead nowhere").click()
    expect(page.get_by_role("dialog")).to_contain_text("leads nowhere")
    other.page.reload()
    expect(other.page.locator(".trouble h1")).to_be_visible()
    other.leave()


def test_the_end_tells_worth_and_moments(ann: Viewer, played: tuple[Person, str]) -> None:
    page = ann.at(f"table/{played[1]}")
    page.get_by_text("Show the numbers").click()
    expect(page.locator(".numbers tbody tr")).not_to_have_count(0)
    scores = ann.person.http("GET", f"/api/tables/{played[1]}")[1]["result"]["scores"]
    last = page.locator(".numbers tbody tr").last.locator("td").all_inner_texts()
    assert last == [f"${points}" for points in scores]
    assert axe(page, "svg.map", ".right") == []
    look = page.locator(".looks a").first
    move = (look.get_attribute("href") or "").rpartition("=")[2]
    look.click()
    expect(page.locator(".deck .pos")).to_have_attribute("data-move", move)


def test_a_running_game_has_no_replay(ann: Viewer) -> None:
    table = ann.person.table(game="godfather", players=2, visibility="bots", levels=["random"])["id"]
    page = ann.at(f"replay/{table}")
    expect(page.locator("h1")).to_have_text("This game is still being played.")
