"""The page teaches: rules behind questions and refusals, the whole book with a search, the signs."""

from typing import Any

import pytest
from playwright.sync_api import expect

from consigliere.server.rulebook import rulebook
from tests.server.live import Server
from tests.server.page.test_for_everybody import FAINT, NAMELESS
from tests.server.page.visitor import Visitor

DIALOG = "dialog.rules"


def text_of(game: str, id: str) -> str:
    return next(part.text for one in rulebook(game).chapters for part in one.parts if part.id == id)


def fine(visitor: Visitor) -> None:
    assert visitor.page.evaluate(NAMELESS) == [] and visitor.page.evaluate(FAINT) == []
    visitor.fits()
    inner = (
        f"(() => {{ const d = document.querySelector('{DIALOG}'); return d.scrollWidth - d.clientWidth }})()"
    )
    assert visitor.page.evaluate(inner) <= 0


@pytest.mark.parametrize("game", ["godfather", "chicago"])
def test_the_rule_of_a_question_by_keyboard(browser: Any, server: Server, game: str) -> None:
    visitor = Visitor(browser, server, 390, seed=81).against_bots(game, 2)
    assert visitor.asked()
    chip = visitor.page.locator("#asked button.rule")
    id = chip.inner_text()
    chip.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(f"{DIALOG} .rule-text").first).to_have_text(text_of(game, id))
    assert text_of(game, id) != text_of(game, "T1")  # what is compared differs from rule to rule
    fine(visitor)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(DIALOG)).to_have_count(0)
    expect(chip).to_be_focused()
    visitor.leave()


def test_the_rulings_on_a_rule_and_the_way_to_the_book(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server, 390, seed=82).against_bots("godfather", 2)
    assert visitor.asked()
    visitor.page.evaluate("import('/js/rules.js').then((m) => m.openRule({ game: 'godfather' }, 'G14.1'))")
    ruling = visitor.page.locator(f"{DIALOG} li", has_text="Q-").first
    expect(ruling).to_be_visible()
    id = ruling.locator("button.rule").first.inner_text()
    ruling.locator("button.rule").first.click()
    expect(visitor.page.locator(DIALOG)).to_have_count(2)
    expect(visitor.page.locator(f"{DIALOG} >> nth=1")).to_contain_text(text_of("godfather", id)[:40])
    visitor.page.locator(f"{DIALOG} >> nth=1").get_by_role("button", name="All rules").click()
    expect(visitor.page.locator(f"{DIALOG} input[name=find]")).to_be_visible()
    visitor.leave()


# marks that stand on another line than the id they belong to
PARTED = """() => [...document.querySelectorAll("dialog.rules button.rule")].flatMap((chip) => {
  const line = chip.getBoundingClientRect();
  const range = document.createRange();
  const marks = [[chip.previousSibling, -1, "("], [chip.nextSibling, 0, ")"]];
  return marks.filter(([text, at, mark]) => {
    if (text?.nodeType !== Node.TEXT_NODE || text.data.at(at) !== mark) return false;
    range.setStart(text, at < 0 ? text.data.length - 1 : 0);
    range.setEnd(text, at < 0 ? text.data.length : 1);
    const { top, bottom } = range.getBoundingClientRect();
    return bottom <= line.top || top >= line.bottom;
  }).map(() => chip.innerText);
})"""


def test_brackets_stay_with_their_rule(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server, 390, seed=88).lobby()
    open_rule = "import('/js/rules.js').then((m) => m.openRule({ game: 'chicago' }, 'C3.3'))"
    visitor.page.evaluate(open_rule)
    expect(visitor.page.locator(f"{DIALOG} li button.rule").nth(2)).to_be_visible()
    widths = range(320, 480, 8)

    def parted() -> list[str]:
        found = []
        for width in widths:
            visitor.page.set_viewport_size({"width": width, "height": 900})
            found += visitor.page.evaluate(PARTED)
        return found

    assert parted() == []
    visitor.page.evaluate(
        "document.querySelectorAll('.held').forEach((one) => { one.style.whiteSpace = 'normal'; })"
    )
    assert parted() != []  # without it they would part
    visitor.leave()


def test_a_refusals_rule_and_a_cards_text_can_be_read(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server, seed=83).against_bots("godfather", 2)
    page = visitor.page
    assert visitor.asked()
    shown = page.evaluate(
        """async () => {
          const { ruleChip } = await import("/js/rules.js");
          const cards = { JY1: { name: "A job", values: "$3", text: "what the card does" } };
          const chips = (id) => ruleChip({ state: { meta: { game: "godfather" } }, book: { cards } }, id);
          document.getElementById("main").append(...chips("T6"), ...chips("JY1"), ...chips("G99.9"));
          return chips(null);
        }"""
    )
    assert shown is None
    for id, told in (
        ("T6", text_of("godfather", "T6")),
        ("JY1", "what the card does"),
        ("G99.9", "There is no text"),
    ):
        page.locator(f"#main > button.rule[aria-label='Rule {id}']").click()
        expect(page.locator(DIALOG)).to_contain_text(told)
        page.locator(DIALOG).get_by_role("button", name="Close").click()
    visitor.leave()


def test_a_refusal_before_the_game_has_its_rule_to_read(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server, seed=84).lobby()
    page = visitor.page
    page.get_by_text("Make a table").click()
    page.get_by_role("button", name="Make the table").click()
    page.route("**/start", lambda route: route.fulfill(status=409, json={"detail": "no", "rule": "T9"}))
    for _ in range(2):
        page.get_by_role("button", name="Put a bot here").first.click()
        page.wait_for_timeout(300)
    page.get_by_role("button", name="Start the game").click()
    page.locator(".refusal button.rule").click()
    expect(page.locator(DIALOG)).to_contain_text(text_of("godfather", "T9"))
    visitor.leave()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", ["godfather", "chicago"])
def test_how_to_play_from_the_lobby(browser: Any, server: Server, game: str, scheme: Any) -> None:
    visitor = Visitor(browser, server, 390, seed=85)
    visitor.page.emulate_media(color_scheme=scheme)
    page = visitor.lobby().page
    how = page.locator(f"form.play[data-game={game}]").get_by_role("button", name="How to play")
    how.focus()
    page.keyboard.press("Enter")
    page.locator(f"{DIALOG} .signs summary").click()
    signs = page.locator(f"{DIALOG} .signs").inner_text()
    wanted = ("2→$5", "front", "back", "horse head") if game == "godfather" else ("hat", "city", "A1")
    assert "≈" in signs and all(sign in signs for sign in wanted)
    titles = page.locator(f"{DIALOG} .chapters summary").all_inner_texts()
    assert titles == [one.title for one in rulebook(game).chapters]
    page.evaluate("document.querySelectorAll('dialog details').forEach((one) => { one.open = true; })")
    page.wait_for_timeout(300)
    fine(visitor)
    page.keyboard.press("Escape")
    expect(how).to_be_focused()
    visitor.leave()


def test_rules_are_found_by_id_and_by_word(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server).lobby()
    page = visitor.page
    page.get_by_role("contentinfo").get_by_role("link", name="Chicago").click()
    find = page.get_by_label("Find a rule")
    find.fill("c4.1")
    expect(page.locator("[data-rule='C4.1']")).to_contain_text(text_of("chicago", "C4.1"))
    assert page.locator("[data-rule='C4.10']").count() == 0
    find.fill("godchild")
    expect(page.locator("[data-rule='C3.2']")).to_be_visible()
    assert page.locator("[data-rule='C4.3']").count() == 0
    find.fill("no such thing")
    expect(page.locator("#main [role=status]")).to_contain_text("Nothing found")
    find.fill("")
    assert page.locator(".chapters summary").count() == len(rulebook("chicago").chapters)
    assert page.title().startswith("How to play Chicago")
    visitor.leave()


def test_how_to_play_at_the_table_keeps_the_table(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server, 390, seed=86).against_bots("chicago", 2)
    page = visitor.page
    assert visitor.asked()
    address = page.url
    page.locator("#bar").get_by_role("button", name="How to play").click()
    expect(page.locator(f"{DIALOG} input[name=find]")).to_be_visible()
    fine(visitor)
    page.evaluate(
        "document.querySelector('#bar .how').remove()"
    )  # drawn anew meanwhile: the focus is not lost
    page.locator(DIALOG).get_by_role("button", name="Close").click()
    expect(page.locator("#main")).to_be_focused()
    assert page.url == address and visitor.play(1) == 1
    visitor.leave()


def test_a_link_to_this_computer_says_so(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server, 390).lobby()
    page = visitor.page
    page.get_by_text("Make a table").click()
    page.get_by_role("button", name="Make the table").click()
    expect(page.locator(".invite .only-here")).to_contain_text("make play HOST=0.0.0.0")
    visitor.fits()
    hosts = ["localhost", "127.0.0.1", "[::1]", "192.168.1.5", "play.example.org", "127.example.org"]
    near = page.evaluate(
        "(hosts) => import('/js/pieces.js').then((m) => hosts.filter((one) => m.onlyHere(one)))", hosts
    )
    assert near == hosts[:3]
    visitor.leave()


def test_strength_in_words_people_know(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server).lobby()
    measured = visitor.page.locator("form.play .strength").all_inner_texts()
    assert len(measured) == 2 and all("even would be 25 %" in text for text in measured)
    assert all(text.startswith("Medium: wins ") and "players by rules of thumb" in text for text in measured)
    few = visitor.page.evaluate(
        """() => import("/js/names.js").then((m) => [
          m.strength("hard", { against: "medium", share: 0.4, low: 0.1, high: 0.7, games: 20 }),
          m.strength("hard", { against: "medium", share: 0.4, low: 0.35, high: 0.45, games: 900 })])"""
    )
    assert few[0].startswith("Hard: won 40 % of only 20 games against three bots of level Medium")
    assert "from 10 to 70 % may be true" in few[0] and "Measured in 900 games: 35 to 45 %" in few[1]
    assert not any("greedy" in text for text in (*measured, *few))
    visitor.leave()


def test_names_come_before_ids(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server, 390, seed=87).against_bots("godfather", 3)
    assert visitor.asked()
    first = visitor.page.locator("#question .act .label").first
    assert first.inner_text() == "Hanover Street Trust Wall Street · P-WS"
    expect(first.locator(".id")).to_have_text("Wall Street · P-WS")
    labels = {
        "Keep: JB1 Second Collection": "Keep: Second Collection JB1",
        "JB1 Second Collection; narcotics instead of gun": "Second Collection; narcotics instead of gun JB1",
        "R01 North Meadow Gate (UWS–CP–UES)": "North Meadow Gate Upper West Side – CP – UES · R01",
        "take all that is free: $1 ×2, $3": "Take all that is free: $1 ×2, $3",
    }
    script = """(labels) => import("/games/godfather.js").then((m) => labels.map((label) => {
      const place = document.createElement("p");
      place.append(...[m.nameFirst({ turfs: { UWS: "Upper West Side" } }, label)].flat().filter(Boolean));
      return place.textContent;
    }))"""
    assert visitor.page.evaluate(script, list(labels)) == list(labels.values())
    assert visitor.page.evaluate("import('/games/chicago.js').then((m) => 'nameFirst' in m)") is False
    visitor.leave()
