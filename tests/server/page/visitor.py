"""Somebody at the page: reads the question, clicks a legal answer, ticks cards, looks at what is shown."""

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, expect, Page

from tests.server.live import Server

WAIT = 120_000  # milliseconds
ASKED = "#question fieldset.answers:not([disabled]) .act"
OVER = ".ending"
# faults of the network are no faults of the page: they are told by the browser itself
NETWORK = re.compile(r"WebSocket connection|Failed to load resource|ERR_CONNECTION")


def bare(label: str) -> str:
    """A card's name without its id."""
    return re.sub(r"^(J[YBGK]\d|A\d+|S\d+) ", "", label)


class Visitor:
    def __init__(self, browser: Browser, server: Server, width: int = 1280, seed: int = 1) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.table = ""  # the address of one to come back to
        self.width = width
        self.context = browser.new_context(viewport={"width": width, "height": 900})
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(WAIT)
        self.faults: list[str] = []
        self.unticked: list[tuple[str, Counter[str]]] = []  # what was asked, and the cards not picked
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self.heard)

    def heard(self, message: Any) -> None:
        if message.type == "error" and not NETWORK.search(message.text):
            self.faults.append(message.text)

    def lobby(self) -> "Visitor":
        self.page.goto(f"{self.server.url}/plain")
        self.page.wait_for_selector("form.play button")
        return self

    def against_bots(self, game: str, players: int) -> "Visitor":
        form = self.lobby().page.locator(f"form.play[data-game={game}]")
        form.locator("select[name=level]").select_option("easy")
        form.locator("select[name=players]").select_option(str(players))
        form.get_by_role("button", name="Play against bots").click()
        self.page.wait_for_selector("#question")
        return self

    @property
    def decision(self) -> str | None:
        return self.page.locator("#question .asked").get_attribute("data-decision")

    def asked(self) -> bool:
        """Wait until we are asked; False when the game is over."""
        self.page.wait_for_selector(f"{ASKED}, {OVER}", state="attached")
        return self.page.locator(OVER).count() == 0

    def answer(self) -> str:
        """Choose any legal answer by hand; returns its words."""
        boxes = self.page.locator("#question .picks input")
        if boxes.count() or self.page.locator("#question .picks").count():  # there may be nothing to pick
            return self.pick(boxes)
        acts = self.page.locator(ASKED)
        act = acts.nth(self.rng.randrange(acts.count()))
        fold = act.locator("xpath=ancestor::details[not(@open)]")
        if fold.count():
            fold.locator("summary").click()
        label = act.locator(".label").inner_text()
        act.click()
        return label

    def pick(self, boxes: Any) -> str:
        total = self.page.locator("#question .total").inner_text()
        found = re.search(r"asked for: (?:up to )?(\d+)", total)
        assert found, total
        count = min(int(found[1]), boxes.count())
        send = self.page.locator("#question .act.primary")
        if "up to" not in total and count:
            expect(send).to_be_disabled()  # too few are not sent at all
        ticked = sorted(self.rng.sample(range(boxes.count()), count))
        for n in ticked:
            boxes.nth(n).check()
        labels = self.page.locator("#question .picks span").all_inner_texts()
        asked = self.page.locator("#asked").inner_text()
        self.unticked.append((asked, Counter(bare(o) for n, o in enumerate(labels) if n not in ticked)))
        send.click()
        return total

    def play(self, moves: int, each: Callable[[], None] = lambda: None) -> int:
        """Play so many decisions, or to the end; returns how many it were."""
        done = 0
        while done < moves and self.asked():
            self.answer()
            each()
            self.page.wait_for_selector("#question fieldset.answers[disabled]", state="detached")
            assert self.page.locator("#question .refusal").count() == 0, self.refusal()
            done += 1
        return done

    def refusal(self) -> str:
        return str(self.page.locator("#question .refusal").inner_text())

    def fits(self) -> None:
        """Nothing makes the page scroll sideways."""
        assert self.page.evaluate("document.documentElement.scrollWidth") <= self.width

    def leave(self) -> None:
        assert self.faults == []
        self.context.close()
