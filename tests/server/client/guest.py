"""Somebody at the drawn client: chooses among what is offered, and looks at the page."""

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

from tests.server.live import Server
from tools.clicker import Clicker

WAIT = 60_000  # milliseconds
NETWORK = re.compile(r"WebSocket connection|Failed to load resource|ERR_CONNECTION")
QUIET = '{"motion": "off", "speed": 0, "endTurn": false}'
ASKED = ".ask[data-kind=asked]"
OVER = ".sheet.ended"


class Guest:
    """`settings`: as the client keeps them; by default nothing is played back, no turn waits for its end."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        size: tuple[int, int] = (1440, 900),
        settings: str = QUIET,
        touch: bool = False,
    ) -> None:
        self.server = server
        self.width = size[0]
        self.rng = random.Random(7)
        self.context = browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=touch)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(WAIT)
        self.clicker = Clicker(self.page, "touch" if touch else "mouse")
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self.heard)
        self.page.add_init_script(
            f"const key = 'consigliere settings';"
            f"localStorage.getItem(key) ?? localStorage.setItem(key, '{settings}')"
        )

    def heard(self, message: Any) -> None:
        if message.type == "error" and not NETWORK.search(message.text):
            self.faults.append(message.text)

    def lobby(self, query: str = "") -> "Guest":
        self.page.goto(f"{self.server.url}/{query}")
        self.page.wait_for_selector(".game .play")
        return self

    def against_bots(self, game: str, players: int = 2, query: str = "") -> "Guest":
        card = self.lobby(query).page.locator(f".game[data-game={game}]")
        card.locator("select").first.select_option(str(players))
        card.locator("select").nth(1).select_option("easy")
        card.locator(".play").click()
        self.page.wait_for_selector(".ask")
        return self

    @property
    def decision(self) -> str | None:
        return self.page.locator(".ask").get_attribute("data-decision")

    def asked(self) -> bool:
        """Wait until we are asked; False when the game is over."""
        self.page.wait_for_selector(f"{ASKED}, {OVER}", state="attached")
        return self.page.locator(OVER).count() == 0

    def answer(self) -> None:
        """Any legal answer, by what the page offers."""
        self.clicker.answer()

    def moved(self, before: str | None) -> None:
        """Wait until something else is asked, or the game is over."""
        self.page.wait_for_function(
            f"before => document.querySelector('{OVER}')"
            " || document.querySelector('.ask')?.dataset.decision !== before",
            arg=before,
        )

    def play(self, moves: int, each: Callable[[], None] = lambda: None) -> int:
        """Play so many decisions, or to the end; returns how many it were."""
        done = 0
        while done < moves and self.asked():
            before, strays = self.decision, self.clicker.strays()
            self.answer()
            self.page.wait_for_function(
                f"before => document.querySelector('{OVER}') || document.querySelector('.slip.no')"
                " || document.querySelector('.ask')?.dataset.decision !== before",
                arg=before,
            )
            refused = self.page.locator(".slip.no")
            if refused.count() and self.clicker.strays() > strays:
                self.page.keyboard.press("Escape")
                refused.wait_for(state="detached")
                continue
            assert refused.count() == 0, refused.inner_text()
            each()
            done += 1
        return done

    def fits(self) -> None:
        """Nothing makes the page scroll sideways."""
        assert self.page.evaluate("document.documentElement.scrollWidth") <= self.width

    def leave(self) -> None:
        assert self.faults == [], self.faults
        self.context.close()
