"""For everybody: names for every control, contrast in light and dark, the keyboard, reduced motion."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.live import Server
from tests.server.page.visitor import Visitor

NAMELESS = """() => [...document.querySelectorAll("button, a[href], input, select, summary, dialog")]
  .filter((node) => node.checkVisibility())
  .filter((node) => {
    const labels = node.labels ? [...node.labels].map((label) => label.innerText).join("") : "";
    const own = node.matches("button, a, summary") ? node.innerText : "";
    return !(node.getAttribute("aria-label") || labels || own).trim();
  }).map((node) => node.outerHTML.slice(0, 120))"""

# each visible text against the first ground below it that is not clear; disabled controls are exempt
FAINT = """() => {
  const parse = (text) => {
    const numbers = text.match(/[\\d.]+/g).map(Number);
    const scale = text.startsWith("color(") ? 255 : 1;
    return [...numbers.slice(0, 3).map((n) => n * scale), numbers[3] ?? 1];
  };
  const over = (top, ground) => top.slice(0, 3).map((n, i) => n * top[3] + ground[i] * (1 - top[3]));
  const light = (rgb) => {
    const linear = (n) => (n <= 0.03928 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = rgb.map((n) => linear(n / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (node) => {
    const layers = [];
    for (let at = node; at; at = at.parentElement) layers.push(parse(getComputedStyle(at).backgroundColor));
    return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255]);
  };
  const out = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent.trim().slice(0, 30);
    if (!text || !node.checkVisibility({ visibilityProperty: true })) continue;
    if (node.closest(":disabled, .hidden, .skip, noscript, option")) continue;
    const style = getComputedStyle(node);
    const ground = groundOf(node);
    const [a, b] = [light(over(parse(style.color), ground)), light(ground)].sort((x, y) => y - x);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < (large ? 3 : 4.5)) out.push(`${ratio.toFixed(2)} ${node.className} ${text}`);
  }
  return [...new Set(out)];
}"""


def opened(visitor: Visitor) -> None:
    """All folds open, so that nothing hides from the checks."""
    visitor.page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    visitor.page.wait_for_timeout(300)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", ["godfather", "chicago"])
def test_everything_can_be_read_and_has_a_name(browser: Any, server: Server, game: str, scheme: Any) -> None:
    visitor = Visitor(browser, server, 390, seed=71)
    visitor.page.emulate_media(color_scheme=scheme)
    visitor.lobby()
    opened(visitor)
    assert visitor.page.evaluate(NAMELESS) == [] and visitor.page.evaluate(FAINT) == []
    visitor.fits()
    visitor.against_bots(game, 4 if game == "chicago" else 5)
    visitor.play(3)
    assert visitor.asked()
    opened(visitor)
    assert visitor.page.evaluate(NAMELESS) == [] and visitor.page.evaluate(FAINT) == []
    visitor.fits()
    visitor.page.get_by_role("button", name="Vote to end the game").click()
    visitor.page.get_by_role("button", name="Verify the shuffles").click()
    visitor.page.wait_for_selector(".proven")
    assert visitor.page.evaluate(NAMELESS) == [] and visitor.page.evaluate(FAINT) == []
    visitor.page.get_by_role("link", name="Look back at the game").click()
    visitor.page.wait_for_selector("#where")
    opened(visitor)
    assert visitor.page.evaluate(NAMELESS) == [] and visitor.page.evaluate(FAINT) == []
    visitor.fits()
    visitor.leave()


def test_the_checks_catch_planted_faults(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server).lobby()
    visitor.page.evaluate(
        """() => {
          const faint = document.createElement("p");
          faint.textContent = "hardly to be seen";
          faint.style.color = "#d0c8bb";
          document.getElementById("main").append(faint, document.createElement("input"));
        }"""
    )
    assert len(visitor.page.evaluate(NAMELESS)) == 1
    assert ["hardly" in one for one in visitor.page.evaluate(FAINT)] == [True]
    visitor.leave()


def test_by_keyboard_from_the_lobby_to_an_answer(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server, seed=72).lobby()
    page = visitor.page
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    page.locator("form.play[data-game=godfather] select[name=level]").focus()
    page.keyboard.press("Home")  # easy
    order = []
    for _ in range(3):
        page.keyboard.press("Tab")
        order.append(page.evaluate("document.activeElement.tagName"))
    assert order == ["SELECT", "SUMMARY", "BUTTON"]
    page.keyboard.press("Enter")
    assert visitor.asked()
    expect(page.locator("#main")).to_be_focused()  # the keyboard goes on where the table begins
    expect(page.locator("#spoken")).to_contain_text("Your turn.")
    seen = ""
    for _ in range(12):
        page.keyboard.press("Tab")
        seen = page.evaluate("document.activeElement.closest('#question') ? 'question' : ''")
        if seen:
            break
    assert seen == "question"  # before board, players and log
    visitor.leave()


FOCUS = "document.activeElement === document.body ? 'lost' : document.activeElement.id"


def by_keyboard(visitor: Visitor, answers: int) -> list[str]:
    """Where the focus is when one is asked again, after so many answers by Enter."""
    found: list[str] = []
    page = visitor.page
    while len(found) < answers and visitor.asked():
        acts = page.locator("#question fieldset.answers:not([disabled]) .act")
        if page.locator("#question .picks").count() or not acts.first.is_visible():
            visitor.answer()
        else:
            acts.first.focus()
            page.keyboard.press("Enter")
            page.wait_for_selector("#question fieldset.answers[disabled]", state="detached")
            assert visitor.asked()
            found.append(str(page.evaluate(FOCUS)))
            continue
        page.wait_for_selector("#question fieldset.answers[disabled]", state="detached")
    return found


def test_the_focus_stays_at_the_question_while_bots_act(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server, seed=73).against_bots("godfather", 3)
    found = by_keyboard(visitor, 8)
    assert found and set(found) == {"asked"}
    # planted: a heading that is drawn anew and not found again
    visitor.page.evaluate(
        """new MutationObserver(() => document.getElementById("asked")?.removeAttribute("data-key"))
             .observe(document.getElementById("question"), { childList: true, subtree: true })"""
    )
    assert "lost" in by_keyboard(visitor, 8)
    visitor.leave()


def test_reduced_motion(browser: Any, server: Server) -> None:
    durations = "getComputedStyle(document.querySelector('form.play button')).transitionDuration"
    visitor = Visitor(browser, server).lobby()
    assert visitor.page.evaluate(durations) != "0s"
    visitor.page.emulate_media(reduced_motion="reduce")
    assert visitor.page.evaluate(durations) == "0s"
    visitor.leave()
