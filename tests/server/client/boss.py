"""Somebody at The Godfather's drawn table, who answers on the board, in the dock and on the blotter."""

from contextlib import suppress

from playwright.sync_api import Locator, TimeoutError

from tests.server.client.guest import Guest

LIT = "[data-target][tabindex='0']"
TRIES = 6
SOON = 10_000  # milliseconds until a slip lies there


class Boss(Guest):
    def answer(self) -> None:
        tray, dock = self.page.locator(".over .tray"), self.page.locator(".dock .pool")
        if tray.count():
            self.on_the_blotter(tray)
        elif dock.count():
            self.in_the_dock()
        else:
            self.on_the_board()

    def on_the_blotter(self, tray: Locator) -> None:
        """One of a few cards, taken by a second click; or several, until the red button wakes."""
        faces = tray.locator(".acard .btn")
        if faces.count():
            faces.nth(self.rng.randrange(faces.count())).click()
            tray.locator(".acard .btn.go").click()
            return
        go = tray.locator("footer .btn.go")
        cards = tray.locator(".hc[aria-pressed=false], .bp[aria-pressed=false]")
        while not go.is_enabled():
            if not cards.count():  # with an empty suitcase one can but bid nothing
                tray.locator("footer .btn:not(.go)").click()
                return
            cards.first.click()
        go.click()

    def in_the_dock(self) -> None:
        """Icons are used by one click; other rows are chosen, then done."""
        icons = self.page.locator(".dock footer.column .go, .dock .pool button:not(.big)")
        if self.page.locator(".dock footer.column").count():
            (icons if icons.count() else self.page.locator(".dock footer.column .btn")).first.click()
            return
        rows = self.page.locator(".dock .pool .big")
        rows.nth(self.rng.randrange(rows.count())).click()
        self.page.locator(".dock footer .go").click()

    def on_the_board(self) -> None:
        """A lit thing, or a button for what is nowhere on the map; then the slip's button."""
        targets = LIT if self.width > 1100 else f".map {LIT}"
        self.page.wait_for_selector(f"{targets}, .ask .decline", state="attached")  # it may be on its way
        lit = self.page.locator(targets)
        for _ in range(TRIES):  # what was lit may have gone out meanwhile
            if lit.count():
                lit.nth(self.rng.randrange(lit.count())).dispatch_event("click")
            else:
                self.page.locator(".ask .decline").first.click()
            with suppress(TimeoutError):
                self.page.wait_for_selector(".dock .slip", timeout=SOON)
                break
        self.chosen()

    def chosen(self) -> None:
        """Where several answers lie on one thing, the slip lists them."""
        self.page.wait_for_selector(".dock .slip")
        if self.page.locator(".dock footer .go").count() == 0:
            self.page.locator(".dock .variants button").first.click()
        self.page.locator(".dock footer .go").click()
