"""Whole games of Chicago by keyboard alone, by fingers on a phone, by mouse with every variant."""

from typing import Any

import pytest

from consigliere.games.chicago.options import NAMES
from tests.server.client.guest import Guest
from tests.server.client.seated import made
from tests.server.live import Server
from tools.clicker import Clicker


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "players", "size", "options"),
    [
        ("keys", 2, (1440, 900), {}),
        ("touch", 2, (390, 844), {}),
        ("mouse", 4, (1440, 900), dict.fromkeys(NAMES, True)),
    ],
)
def test_a_whole_game(
    browser: Any, house: Server, way: str, players: int, size: tuple[int, int], options: dict[str, bool]
) -> None:
    """To the reckoning; nothing is played back."""
    guest = Guest(browser, house, size, touch=way == "touch")
    clicker = Clicker(guest.page, way)
    levels = ["easy"] * (players - 1)
    made(guest, game="chicago", players=players, visibility="bots", levels=levels, options=options)
    assert clicker.play(400, guest.fits) > 30
    assert guest.page.locator(".scores .r:not(.h)").count() == players
    assert clicker.direct <= clicker.presses / 2
    guest.leave()
