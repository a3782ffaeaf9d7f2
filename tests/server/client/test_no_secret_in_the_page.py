"""Two worlds that a viewer cannot tell apart: page, stores and messages of the client are the same.

The messages are those of the real application (tests/server/proofs); the client is the built one. Beside it
planted leaks. `CONSIGLIERE_POSITIONS=60` is the long proof: all viewers of all tables, at two sizes, the
languages in turn; with `CONSIGLIERE_LANGUAGES=all` each table in every language.
"""

import json
import os
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from consigliere.core.events import SPECTATOR
from tests.hidden.lockstep import Diverged
from tests.server.client.conftest import FLAGS
from tests.server.client.mirrors import compare, recorded, Told
from tests.server.proofs.conftest import house
from tests.server.proofs.pairs import House
from tests.server.proofs.test_no_leak import spectators_see_a_hand, SPOKEN

__all__ = ["house"]
POSITIONS = int(os.environ.get("CONSIGLIERE_POSITIONS", "4"))
LONG = POSITIONS > 4
SIZES = [(1440, 900), (390, 844)]


class Chromium:
    """Only while it is needed: its loop would be in the way of the worlds'."""

    def __enter__(self) -> Browser:
        self.driver = sync_playwright().start()
        self.browser = self.driver.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
        return self.browser

    def __exit__(self, *_: object) -> None:
        self.browser.close()
        self.driver.stop()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "language"), SPOKEN if LONG else [("godfather", 3, "uk"), ("chicago", 3, "fa")]
)
def test_equal_to_a_viewer_equal_pages(
    house: House, built: Path, game: str, players: int, language: str
) -> None:
    house.language = language
    viewers = range(SPECTATOR, players) if LONG else (SPECTATOR, 1)
    pairs = [recorded(house, game, viewer, players, POSITIONS) for viewer in viewers]
    house.clear()
    with Chromium() as browser:
        for pair in pairs:
            for size in SIZES if LONG else SIZES[:1]:
                assert compare(browser, built, pair, size) >= 3


def a_field_let_through(told: Told, hand: str) -> Told:
    """No component shows it; the client keeps it all the same."""
    steps = [list(step) for step in told.steps]
    for n, text in enumerate(steps[-1]):
        message = json.loads(text)
        if message.get("position"):
            message["position"]["view"]["seats"][0]["unseen"] = hand
            steps[-1][n] = json.dumps(message)
    return Told(told.table, told.language, told.meta, told.book, steps)


@pytest.mark.slow
def test_planted_leaks_are_caught(house: House, built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = recorded(house, "godfather", SPECTATOR, 3, 3)
    with monkeypatch.context() as patch:
        spectators_see_a_hand(patch)
        with pytest.raises(Diverged):
            for _ in range(8):
                recorded(house, "godfather", SPECTATOR, 3, 3)
        leaked = recorded(house, "godfather", SPECTATOR, 3, 3, trusting=True)
    house.clear()

    def rival(world: int, page: Page) -> None:
        page.evaluate("n => document.querySelector('.ask').setAttribute('data-rival', n)", world)

    with Chromium() as browser:
        assert compare(browser, built, pair) >= 3
        with pytest.raises(Diverged, match="page"):
            compare(browser, built, pair, plant=rival)
        with pytest.raises(Diverged, match="stores"):
            compare(
                browser, built, (a_field_let_through(pair[0], "JG2"), a_field_let_through(pair[1], "JG3"))
            )
        with pytest.raises(Diverged):
            compare(browser, built, leaked)
