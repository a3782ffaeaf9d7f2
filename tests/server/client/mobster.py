"""Somebody at Chicago's drawn table, who answers in the city, on slip and tray, in the question line."""

from playwright.sync_api import Locator

from tests.server.client.guest import Guest

LIT = "[data-target][tabindex='0']"
GO = ".order .sum .go, .dtray footer .go"
#: what lies over the middle of it, above it or below; empty when the finger meets the thing itself
OVER_IT = """what => { const thing = document.querySelector(what), box = thing.getBoundingClientRect();
  return [3, box.height / 2, box.height - 3]
    .map((down) => document.elementFromPoint(box.x + box.width / 2, box.y + down))
    .filter((found) => !thing.contains(found))
    .map((found) => found?.outerHTML.slice(0, 80) ?? "nothing"); }"""


class Mobster(Guest):
    before: str | None = None

    def in_reach(self) -> None:
        """Nothing hides the red button, and there is no second one."""
        found = self.page.evaluate(OVER_IT, GO)
        assert not found, found
        red = self.page.locator(f".ask .btn.go, {GO}").all_inner_texts()
        assert len(red) == 1, f"several red: {red}"

    def answer(self) -> None:
        self.before = self.decision
        self.page.wait_for_selector(f".dtray, .order button, .ask .loose, {LIT}", state="attached")
        tray = self.page.locator(".over .dtray")
        slip = self.page.locator(".order :is(.give, .choices, .places) button:not([disabled])")
        if tray.count():
            self.on_the_tray(tray)
        elif slip.count():
            self.on_the_slip(slip)
        else:
            self.on_the_table()

    def on_the_tray(self, tray: Locator) -> None:
        """Cards until the red button wakes."""
        go = tray.locator("footer .btn.go")
        while not go.is_enabled():
            tray.locator(".kc[aria-pressed=false]:not([disabled])").first.click()
        self.in_reach()
        go.click()

    def on_the_slip(self, rows: Locator) -> None:
        rows.nth(self.rng.randrange(rows.count())).click()
        self.done()

    def on_the_table(self) -> None:
        """A lit thing of the city or of one's own, or a button of the question line."""
        lit = self.page.locator(LIT if self.width > 1100 else f".city {LIT}, .mboard {LIT}")
        loose = self.page.locator(".ask .loose")
        pick = self.rng.randrange(lit.count() + min(1, loose.count()))
        if pick < lit.count():
            lit.nth(pick).dispatch_event("click")
        else:
            loose.last.click()
        self.done()

    def done(self) -> None:
        """Where several answers lie on one thing the slip lists them; then its red button."""
        self.ready(".order .sum .go:not([disabled]), .order :is(.give, .choices, .reveals) button")
        if self.decision == self.before and self.page.locator(".order .sum .go").count() == 0:
            rows = self.page.locator(".order :is(.give, .choices, .reveals) button")
            if rows.count():
                rows.nth(self.rng.randrange(rows.count())).dispatch_event("click")
            self.ready(".order .sum .go:not([disabled])")
        if self.decision == self.before and self.page.locator(GO).count():
            self.in_reach()
            self.page.evaluate("document.querySelector('.order .sum .go:not([disabled])')?.click()")

    def ready(self, what: str) -> None:
        """Wait until this is there, or something else is asked."""
        self.page.wait_for_function(
            f"before => document.querySelector('{what}, .sheet.ended')"
            " || document.querySelector('.ask')?.dataset.decision !== before",
            arg=self.before,
        )
