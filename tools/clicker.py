"""Plays any game on the drawn page as a person would: by mouse, by keyboard alone, or by touch.

It knows no game: it goes by the question line, the red button, and what can be chosen (`clicker.js`).
"""

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, TimeoutError

SCRIPT: Final = Path(__file__).with_name("clicker.js").read_text(encoding="utf-8")
ASKED: Final = ".ask[data-kind=asked], .ask[data-kind=held]"
OVER: Final = ".ask[data-kind=over]"
MOST_TABS: Final = 400  # round the page more than once
TRIES: Final = 80  # things touched for one answer, at least
PATIENCE: Final = 90  # seconds until nothing moves any more
# nothing once the question has changed: what can be pressed then answers another one, or asks for a rematch
PICKED: Final = (
    "([n, before]) => { const all = clicker.state() === before ? clicker.choices() : [];"
    " return all[n % all.length]; }"
)


class Stuck(Exception):
    """Nothing on the page answers the question."""


class Clicker:
    """`way`: mouse, keys or touch. `direct` counts what no pointer could reach, and was pressed by script."""

    def __init__(self, page: Page, way: str = "mouse", seed: int = 7) -> None:
        self.page, self.way = page, way
        self.rng = random.Random(seed)
        self.presses = self.direct = 0
        page.add_init_script(SCRIPT)

    def asked(self) -> bool:
        """Wait until there is a question; False when the game is over."""
        self.page.wait_for_selector(f"{ASKED}, {OVER}", state="attached")
        return self.page.locator(OVER).count() == 0

    def answer(self) -> None:
        """Choose and confirm until something else is asked."""
        before = self.page.evaluate("clicker.state()")
        tries, begun = 0, time.monotonic()
        while tries < TRIES or time.monotonic() - begun < PATIENCE:
            tries += 1
            if tries > TRIES:  # an answer may be long on its way where the machine is busy
                self.page.wait_for_timeout(100)
            if not self.page.evaluate("clicker.choices().length"):
                self.settled(before)
            else:
                self.press(before)
            if self.changed(before):
                return
        raise Stuck(f"{before}: {self.page.locator('.ask').inner_text()}")

    def changed(self, before: str) -> bool:
        """The page needs a moment; the server's answer may need more."""
        for _ in range(3):
            if self.page.evaluate("clicker.state()") != before:
                return True
            if self.page.evaluate("clicker.choices().length"):
                return False
            self.page.wait_for_timeout(20)
        return False

    def settled(self, before: str) -> None:
        try:
            self.page.wait_for_function(
                "before => clicker.state() !== before || clicker.choices().length", arg=before
            )
        except TimeoutError as late:
            shown = self.page.locator("body").inner_text()
            raise Stuck(f"nothing can be chosen at {before!r}: {shown}") from late

    def press(self, before: str | None = None) -> None:
        """One press, towards an answer to the question `before`, or to the present one."""
        self.presses += 1
        before = before or self.page.evaluate("clicker.state()")
        if self.way == "keys":
            self.by_keys(before)
            return
        found = self.page.evaluate_handle(PICKED, [self.rng.randrange(1 << 30), before]).as_element()
        if found is None:
            return
        at = self.page.evaluate("one => one.isConnected && clicker.at(one)", found)
        if at and self.way == "touch":
            self.page.touchscreen.tap(*at)
        elif at:
            self.page.mouse.click(*at)
        elif self.page.evaluate("one => one.isConnected && clicker.may(one)", found):
            self.direct += 1
            found.dispatch_event("click")

    def strays(self) -> int:
        """How many presses met something else than what they aimed at, since the page was loaded."""
        return int(self.page.evaluate("clicker.strays()"))

    def by_keys(self, before: str) -> None:
        """Tab to something that may be pressed, now and then past the first; then Enter."""
        past = self.rng.choice((0, 0, 1, 2))
        for _ in range(MOST_TABS):
            if self.page.evaluate("clicker.state()") != before:
                return
            if self.page.evaluate("clicker.may(document.activeElement)"):
                past -= 1
                if past < 0 or self.page.evaluate("document.activeElement.matches('.go, .send, .end-turn')"):
                    break
            self.page.keyboard.press("Tab")
        else:
            raise Stuck(f"no choice is reached by Tab: {self.page.locator('.ask').inner_text()}")
        self.page.keyboard.press("Enter")

    def play(self, most: int = 1000, each: Callable[[], None] = lambda: None) -> int:
        """So many decisions, or to the end; how many it were."""
        done = 0
        while done < most and self.asked():
            self.answer()
            each()
            done += 1
        return done
