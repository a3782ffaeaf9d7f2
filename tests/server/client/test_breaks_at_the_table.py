"""The Godfather's table by keyboard and by touch, and through breaks while others' moves are played back.

In every `make test` two whole games; `CONSIGLIERE_WHOLE=all` plays one for each way and number of players.
"""

import os
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import expect, TimeoutError

from tests.server.client.guest import ASKED, Guest
from tests.server.live import Server
from tools.clicker import Clicker

MOVING = '{"motion": "on", "speed": 1, "endTurn": false}'
PLAYED = ".ask[data-kind=playback]"
WAYS = {"mouse": (820, 1180), "keys": (1440, 900), "touch": (390, 844)}
SAMPLE = [("keys", 2), ("touch", 2)]
ALL = [(way, players) for way in WAYS for players in range(2, 6)]
WHOLE = ALL if os.environ.get("CONSIGLIERE_WHOLE") == "all" else SAMPLE


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "players", "size"),
    [("keys", 5, (1440, 900)), ("touch", 3, (390, 844)), ("mouse", 4, (820, 1180))],
)
def test_each_way_to_play(browser: Any, house: Server, way: str, players: int, size: tuple[int, int]) -> None:
    guest = Guest(browser, house, size, touch=way == "touch")
    clicker = Clicker(guest.page, way)
    guest.against_bots("godfather", players)
    assert clicker.play(5, guest.fits) == 5
    assert clicker.direct <= clicker.presses / 2
    guest.leave()


@pytest.mark.slow
@pytest.mark.parametrize(("way", "players"), WHOLE)
def test_a_whole_game(browser: Any, house: Server, way: str, players: int) -> None:
    """To the reckoning by keyboard alone, and by fingers on a phone; nothing is played back."""
    guest = Guest(browser, house, WAYS[way], touch=way == "touch")
    clicker = Clicker(guest.page, way)
    guest.against_bots("godfather", players)
    assert clicker.play(400) > 30
    expect(guest.page.locator(".ledger .res")).to_have_count(players)
    assert clicker.direct <= clicker.presses / 2
    guest.leave()


def test_a_click_while_moves_are_played_back_is_kept(browser: Any, house: Server) -> None:
    """It ends the playback and chooses what was clicked, if that is an answer then. Nothing is sent."""
    guest = Guest(browser, house, settings=MOVING)
    clicker = Clicker(guest.page)
    page = guest.against_bots("godfather", 2).page
    chosen = page.locator(".map [data-target^='space:'].chosen")
    empty = page.locator(".map [data-target^='space:']:not(:has([data-figure]))")
    kept = False
    for tried in range(30):
        assert clicker.asked()
        clicker.answer()
        theirs = page.locator(PLAYED, has_text="bot")
        expect(theirs.or_(page.locator(ASKED))).to_be_visible()
        if theirs.count() == 0:
            continue
        empty.nth(tried % empty.count()).dispatch_event("click")
        page.wait_for_selector(ASKED)
        with suppress(TimeoutError):  # it is no answer to every question
            chosen.wait_for(timeout=2_000)
            kept = True
            break
        page.keyboard.press("Escape")
    assert kept
    guest.leave()


@pytest.mark.slow
def test_breaks_in_the_middle_of_a_playback(browser: Any, house: Server) -> None:
    """A reload, a lost connection and a killed server: each time the game goes on where it stands."""
    guest = Guest(browser, house, settings=MOVING)
    clicker = Clicker(guest.page)
    page = guest.against_bots("godfather", 3).page

    def reload() -> None:
        page.reload()

    def lose() -> None:
        page.context.set_offline(True)
        page.wait_for_timeout(200)
        page.context.set_offline(False)

    def restart() -> None:
        port = house.port
        house.kill()
        house.start(port)

    for broken in (reload, lose, restart):
        assert clicker.asked()
        clicker.answer()
        page.wait_for_selector(f"{PLAYED}, {ASKED}")
        broken()
        expect(page.locator(ASKED)).to_be_visible(timeout=60_000)
        assert page.locator(".slip.no").count() == 0
    assert clicker.asked()
    guest.leave()
