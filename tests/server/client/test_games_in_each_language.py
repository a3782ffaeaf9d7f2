"""Games against bots in each language, on a desk and on a phone: every page that is seen is in that language.

In every `make test` a few decisions; `CONSIGLIERE_LANGUAGES=all` plays both games to their ends in each.
"""

import os
from typing import Any

import pytest

from consigliere.games.catalogue import GAMES
from consigliere.locales import LANGUAGES
from tests.server.client.guest import Guest
from tests.server.client.seated import made
from tests.server.client.tongues import faults
from tests.server.live import Server

LONG = os.environ.get("CONSIGLIERE_LANGUAGES") == "all"
DESK, PHONE = (1440, 900), (390, 844)
SAMPLE = [("godfather", "fa", PHONE), ("chicago", "uk", DESK)]
ALL = [
    (game, language, size)
    for game in ("godfather", "chicago")
    for language in LANGUAGES
    for size in (DESK, PHONE)
]
MOST = 400 if LONG else 3


class Speaker(Guest):
    """Looks at every page before and after each answer."""

    def __init__(self, browser: Any, server: Server, language: str, size: tuple[int, int]) -> None:
        settings = f'{{"motion": "off", "speed": 0, "endTurn": false, "language": "{language}"}}'
        super().__init__(browser, server, size, settings, touch=size == PHONE)
        self.language = language
        self.looks = 0

    def look(self) -> None:
        self.looks += 1
        found = faults(self.page, self.language, ["Ann"])
        assert found == [], f"{self.decision}: {found}"


@pytest.mark.parametrize(
    ("game", "language", "size"),
    ALL if LONG else SAMPLE,
    ids=lambda one: str(one[0]) if isinstance(one, tuple) else one,
)
def test_every_page_is_in_the_language(
    browser: Any, house: Server, game: str, language: str, size: tuple[int, int]
) -> None:
    guest = Speaker(browser, house, language, size)
    made(guest, game=game, players=2, visibility="bots", levels=["easy"])
    assert guest.asked()
    guest.look()
    done = guest.clicker.play(MOST, guest.look)
    if LONG:
        assert done > 30 and guest.page.locator(".sheet.ended").count()
    guest.leave()


PLANTS = {
    "a message is missing": "document.querySelector('#asked').textContent = 'page-settings'",
    "a variable is missing": "document.querySelector('#asked').textContent = '{$count}'",
    "English": "document.querySelector('#asked').textContent = 'Open tables'",
    "lang is 'en'": "document.documentElement.lang = 'en'",
    "dir is 'ltr'": "document.documentElement.dir = 'ltr'",
    "in other letters: your turn": "document.querySelector('.ask .back').title = 'It is your turn'",
    "scrolls sideways": "document.body.append(Object.assign(document.createElement('p'),"
    " {style: 'position: absolute; inset-inline-start: 0; width: 3000px; height: 9px'}))",
}


def test_planted_faults_are_found(browser: Any, house: Server) -> None:
    guest = Speaker(browser, house, "fa", DESK)
    made(guest, game="chicago", players=2, visibility="bots", levels=["easy"])
    assert guest.asked()
    guest.look()
    for what, plant in PLANTS.items():
        guest.page.evaluate(plant)
        assert any(one.startswith(what) for one in faults(guest.page, "fa", ["Ann"])), what
    guest.leave()


def test_both_games_are_played() -> None:
    assert {game for game, _, _ in ALL} == set(GAMES)
