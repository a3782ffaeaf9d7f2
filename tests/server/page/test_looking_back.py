"""After a game: stepping through it from any seat, playing on, links, journals, the check of the shuffles."""

import hashlib
import hmac
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.live import Server
from tests.server.page.visitor import Visitor

LENGTHS = (0, 1, 55, 56, 63, 64, 65, 119, 1000)


@pytest.fixture(scope="module")
def ended(browser: Any, server: Server) -> Any:
    """A game ended by agreement after a few moves, and who played it."""
    visitor = Visitor(browser, server, 390, seed=41).against_bots("godfather", 3)
    visitor.play(6)
    visitor.page.get_by_text("Leave, pause or end").click()
    visitor.page.get_by_role("button", name="Vote to end the game").click()
    visitor.page.wait_for_selector(".ending")
    visitor.table = visitor.page.url
    yield visitor
    visitor.leave()


def look_back(visitor: Visitor) -> Any:
    page = visitor.page
    page.goto(visitor.table)
    page.get_by_role("link", name="Look back at the game").click()
    page.wait_for_selector("#where")
    return page


def test_step_by_step_from_any_seat(ended: Visitor) -> None:
    page = look_back(ended)
    where = page.locator("#where")
    expect(where).to_contain_text("The set-up")
    hands = [page.locator("#then-hand").inner_text()]
    told = 0
    for move in (1, 2, 3):
        page.get_by_role("button", name="One on").click()
        expect(where).to_contain_text(f"Move {move} of")
        new = page.locator("#log li.fresh").count()
        assert bool(new) != page.get_by_text("This move shows nothing new from here.").is_visible()
        told += new
    assert told, "three moves, and nothing was told of any"
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator("#then-hand h3").first).to_contain_text(re.compile("Easy bot 1: hand", re.I))
    expect(where).to_contain_text("Move 3 of")
    page.wait_for_function(
        "before => document.querySelector('#then-hand').innerText !== before", arg=hands[0]
    )
    page.get_by_label("Seen by").select_option("-1")
    expect(page.locator("#then-hand")).to_be_empty()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="One on")).to_be_disabled()
    page.get_by_role("slider", name="Move").press("Home")
    expect(where).to_contain_text("The set-up")
    ended.fits()


def test_playing_on_from_here(ended: Visitor) -> None:
    page = look_back(ended)
    page.get_by_role("button", name="One on").click()
    expect(page.locator("#where")).to_contain_text("Move 1 of")
    page.get_by_label("You play for").select_option("1")
    page.locator("#then-onwards select[name=level]").select_option("easy")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "#/table/" in url and url != ended.table)
    expect(page.locator("#players .player").nth(1)).to_contain_text("you")
    expect(page.get_by_text("played on from another game")).to_be_visible()
    assert ended.play(2) == 2


def test_a_link_for_others(browser: Any, server: Server, ended: Visitor) -> None:
    page = ended.page
    page.goto(ended.table)
    page.get_by_role("button", name="Share this game").click()
    link = page.locator(".afterwards input.link").input_value()
    page.locator(".afterwards").get_by_role("button", name="Copy").click()
    other = Visitor(browser, server, 1440)
    other.page.goto(ended.table)
    expect(other.page.locator("h1")).to_have_text("There is no such table")
    other.page.goto(link)
    expect(other.page.locator("#where")).to_contain_text("The set-up")
    assert other.page.get_by_label("Seen by").locator("option").count() == 4
    other.page.get_by_role("button", name="Verify the shuffles").click()
    expect(other.page.locator(".proven")).to_contain_text("As promised")
    page.get_by_role("button", name="Let the link lead nowhere").click()
    expect(page.locator(".afterwards")).to_contain_text("leads nowhere")
    other.page.reload()
    expect(other.page.locator("h1")).to_have_text("That did not work")
    other.leave()


def test_a_journal_goes_out_and_comes_in(ended: Visitor, tmp_path: Path) -> None:
    page = ended.page
    page.goto(ended.table)
    with page.expect_download() as download:
        page.get_by_role("link", name="Journal").click()
    file = tmp_path / "mine.journal"
    download.value.save_as(file)
    page.goto(f"{ended.server.url}/#/")
    page.get_by_text("Bring a journal").click()
    page.get_by_label("File").set_input_files(file)
    page.get_by_role("button", name="Bring it").click()
    expect(
        page.locator(".panel .fault").filter(has_text="over")
    ).to_be_visible()  # it was not played to its end
    page.get_by_label("What to do with it").select_option("2")
    page.get_by_label("Bots on the other seats").select_option("easy")
    page.get_by_role("button", name="Bring it").click()
    page.wait_for_selector("#question .asked")
    expect(page.locator("#players .player").nth(2)).to_contain_text("you")
    spoilt = tmp_path / "spoilt.journal"
    spoilt.write_text(file.read_text().replace("godfather", "checkers", 1))
    page.goto(f"{ended.server.url}/#/")
    page.get_by_label("File").set_input_files(spoilt)
    page.get_by_role("button", name="Bring it").click()
    expect(page.locator(".panel .fault").filter(has_text="line")).to_be_visible()


# -- the shuffles


def spoil(data: dict[str, Any], how: str) -> None:
    """What a dishonest server could do."""
    draw = data["draws"][3]
    if how == "draw":
        draw["outcome"] = next(name for name, _ in draw["outcomes"] if name != draw["outcome"])
    elif how == "seed":
        data["server_seed"] = "00" * 32
        data["commitment"] = hashlib.sha256(bytes(32)).hexdigest()
    elif how == "line":
        data["client_seeds"][0] = "another line"
    elif how == "left out":
        data["client_seeds"][0] = ""
    elif how == "bot":
        data["client_seeds"][1] = "a bot's line"
    elif how == "table":
        data["table"] = "another"
    elif how == "rules":
        data["journal"]["header"]["rules"] = 1
    elif how == "roll":
        data["seals"][0] = "0" * 64
    elif how == "old":
        data["format"] = "consigliere fairness 1"
    elif how == "given":
        data["given"] = 5
    elif how == "no journal":
        del data["journal"]
    elif how == "nothing":
        data["draws"] = []
    elif how == "swap":
        data["draws"][3], data["draws"][4] = data["draws"][4], draw
    else:
        data["journal"]["entries"] = [e for e in data["journal"]["entries"] if not e.startswith("* ")]


@pytest.mark.parametrize(
    ("how", "told"),
    [
        (None, "As promised"),
        ("draw", "the seeds give"),
        ("seed", "not the one this browser saw"),
        ("line", "Seat 1: its line is not the one that was sealed"),
        ("left out", "This browser opened your line, and the server left it out"),
        ("bot", "Seat 2: a bot has no line"),
        ("table", "the proof of another table"),
        ("rules", "another table, other rules or other cards"),
        ("roll", "The roll is not that of these seats and seals"),
        ("old", "A game of the old kind"),
        ("swap", "Draw 4"),
        ("journal", "The journal tells 0 draws"),
        ("given", "this browser was told 0"),
        ("no journal", "no journal to compare"),
        ("nothing", "no draw to check"),
    ],
)
def test_the_shuffles_are_checked_in_the_browser(ended: Visitor, how: str | None, told: str) -> None:
    page = ended.page

    def answer(route: Any) -> None:
        found = route.fetch()
        data = found.json()
        if how is not None:
            spoil(data, how)
        route.fulfill(response=found, body=json.dumps(data))

    page.route("**/fairness", answer)
    page.goto(f"{ended.server.url}/#/")
    page.goto(ended.table)
    page.get_by_role("button", name="Verify the shuffles").click()
    verdict = page.locator(".afterwards [role=status]").filter(has_text="s promised")
    expect(verdict).to_contain_text("✓" if how is None else "✗ Not as promised")
    expect(page.locator(".afterwards")).to_contain_text(told)
    page.unroute("**/fairness")


@pytest.mark.parametrize("native", [True, False], ids=["subtle", "plain"])
def test_hashes_with_and_without_the_browsers_own(browser: Any, server: Server, native: bool) -> None:
    """Pages that come by http from another machine have no SubtleCrypto."""
    visitor = Visitor(browser, server).lobby()
    found = visitor.page.evaluate(
        """async ([lengths, native]) => {
          const { sha256, hmac } = await import("/js/sha256.js");
          const { hex } = await import("/js/verify.js");
          const subtle = native ? crypto.subtle : null;
          const out = [];
          for (const n of lengths) {
            const bytes = Uint8Array.from({ length: n }, (_, i) => (i * 7) % 256);
            const key = Uint8Array.from({ length: 1 + (n % 100) }, (_, i) => i);
            out.push([hex(await sha256(bytes, subtle)), hex(await (await hmac(key, subtle))(bytes))]);
          }
          return out;
        }""",
        [list(LENGTHS), native],
    )
    for n, (digest, signed) in zip(LENGTHS, found, strict=True):
        data = bytes((i * 7) % 256 for i in range(n))
        assert digest == hashlib.sha256(data).hexdigest()
        assert signed == hmac.new(bytes(range(1 + n % 100)), data, hashlib.sha256).hexdigest()
    visitor.leave()


def test_a_page_that_does_not_come_by_https(browser: Any, server: Server) -> None:
    """Friends at home open http://192.168…: there the browser lacks randomUUID and SubtleCrypto."""
    visitor = Visitor(browser, server, 390, seed=44)
    visitor.page.add_init_script(
        """delete Crypto.prototype.randomUUID;
        Object.defineProperty(Crypto.prototype, "subtle", { get: () => undefined });"""
    )
    visitor.against_bots("godfather", 2)
    assert visitor.page.evaluate("crypto.subtle === undefined && crypto.randomUUID === undefined")
    assert visitor.play(2) == 2
    visitor.page.get_by_text("Leave, pause or end").click()
    visitor.page.get_by_role("button", name="Vote to end the game").click()
    visitor.page.get_by_role("button", name="Verify the shuffles").click()
    expect(visitor.page.locator(".proven")).to_contain_text("As promised")
    visitor.leave()
