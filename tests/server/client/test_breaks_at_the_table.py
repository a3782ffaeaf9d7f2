"""The Godfather's table by keyboard and by touch, and through breaks while others' moves are played back."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.client.guest import ASKED, Guest
from tests.server.live import Server
from tools.clicker import Clicker

MOVING = '{"motion": "on", "speed": 1, "endTurn": false}'
PLAYED = ".ask[data-kind=playback]"


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
