"""Whole games of Chicago by keyboard alone, by fingers on a phone, by mouse with every variant.

In every `make test` three; `CONSIGLIERE_WHOLE=all` plays one for each way, number of players and variant.
"""

import os
from typing import Any

import pytest

from consigliere.games.chicago.options import NAMES
from tests.server.client.guest import Guest
from tests.server.client.seated import made
from tests.server.live import Server
from tools.clicker import Clicker

LEAST = 12  # decisions: somebody who controls ten businesses may end a game in its third round (C11.1)
WAYS = {"mouse": (1440, 900), "keys": (1440, 900), "touch": (390, 844)}
PLAIN: dict[str, bool] = {}
EVERY = dict.fromkeys(NAMES, True)
SAMPLE = [("keys", 2, PLAIN), ("touch", 2, PLAIN), ("mouse", 4, EVERY)]
ALL = [(way, players, options) for way in WAYS for players in range(2, 5) for options in (PLAIN, EVERY)]
ALL += [("mouse", 3, {name: True}) for name in NAMES]
WHOLE = ALL if os.environ.get("CONSIGLIERE_WHOLE") == "all" else SAMPLE


@pytest.mark.slow
@pytest.mark.parametrize(("way", "players", "options"), WHOLE)
def test_a_whole_game(browser: Any, house: Server, way: str, players: int, options: dict[str, bool]) -> None:
    """To the reckoning; nothing is played back."""
    guest = Guest(browser, house, WAYS[way], touch=way == "touch")
    clicker = Clicker(guest.page, way)
    levels = ["easy"] * (players - 1)
    made(guest, game="chicago", players=players, visibility="bots", levels=levels, options=options)
    assert clicker.play(400, guest.fits) > LEAST
    assert guest.page.locator(".scores .r:not(.h)").count() == players
    assert clicker.direct <= clicker.presses / 2
    guest.leave()
