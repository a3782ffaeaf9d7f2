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
    expect(other.page.locator(".proven")).to_contain_text("The numbers agree")
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
    page.goto(f"{ended.server.url}/plain#/")
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
    page.goto(f"{ended.server.url}/plain#/")
    page.get_by_label("File").set_input_files(spoilt)
    page.get_by_role("button", name="Bring it").click()
    expect(page.locator(".panel .fault").filter(has_text="line")).to_be_visible()


# -- the shuffles


def spoil(data: dict[str, Any], how: str) -> None:
    """What a dishonest server could do."""
    draw = data["draws"][3]
    if how == "draw":
        draw["outcome"] = next(name for name, _ in draw["outcomes"] if name != draw["outcome"])
    elif how == "outcomes":  # place r holds the card the operator wants; the page cannot know the cards
        names = [name for name, count in draw["outcomes"] for _ in range(count)]
        wanted = next(n for n, name in enumerate(names) if name != draw["outcome"])
        names[draw["r"]], names[wanted] = names[wanted], names[draw["r"]]
        entry = f"* {draw['purpose']} "
        told = [n for n, one in enumerate(data["journal"]["entries"]) if one.startswith("* ")][3]
        draw["outcomes"], draw["outcome"] = [[name, 1] for name in names], names[draw["r"]]
        data["journal"]["entries"][told] = entry + draw["outcome"]
    elif how == "more lines":
        data["client_seeds"].append("")
    elif how == "players":
        data["journal"]["header"]["players"] += 1
    elif how == "kind":
        data["kinds"][1] = "robot"
    elif how == "seal":
        data["seals"][1] = f"{'0' * 64}\n2 bot -"
    elif how == "no seal":
        data["seals"][1] = ""
    elif how == "seats":
        del data["journal"]["header"]["seats"]
    elif how == "fewer seats":
        data["journal"]["header"]["seats"] = data["journal"]["header"]["seats"][:1]
    elif how == "term":
        data["terms"][1:3] = ["\n".join(data["terms"][1:3])]
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
        (None, "The decks were not checked here"),
        ("outcomes", "The decks were not checked here"),
        ("more lines", "There is not one line, seal and kind for each seat"),
        ("players", "There is not one line, seal and kind for each seat"),
        ("kind", "A seat is neither a person nor a bot, or a seal is none"),
        ("seal", "A seat is neither a person nor a bot, or a seal is none"),
        ("no seal", "A seat is neither a person nor a bot, or a seal is none"),
        ("seats", "The journal does not say where people and bots sat"),
        ("fewer seats", "people and bots on other seats"),
        ("term", "A term or an entry of the journal has more than one line"),
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
    page.goto(f"{ended.server.url}/plain#/")
    page.goto(ended.table)
    page.get_by_role("button", name="Verify the shuffles").click()
    verdict = page.locator(".afterwards .proven, .afterwards .refusal")
    words = "The numbers agree" if how in (None, "outcomes") else "✗ Not as promised"
    expect(verdict).to_contain_text(words, timeout=30_000)
    assert "✓" not in page.locator(".afterwards").inner_text()
    expect(page.locator(".afterwards")).to_contain_text(told)
    page.unroute("**/fairness")


@pytest.mark.parametrize(
    ("seal", "kind"),
    [("0" * 64, "person"), (f"a\n2 person {'0' * 64}", "person"), ("", "person"), (None, "x")],
)
def test_a_line_stays_sealed_where_a_seal_is_none(ended: Visitor, seal: str | None, kind: str) -> None:
    """One roll could stand for many sets of such seals: the page opens nothing then."""
    sent: list[str] = []

    def answer(route: Any) -> None:
        sent.append("line")
        route.fulfill(json={})

    ended.page.route("**/api/tables/odd/line", answer)
    told = ended.page.evaluate(
        """async ([seal, kind]) => {
          const { open, rollOf } = await import("/js/lines.js");
          const { keep } = await import("/js/notes.js");
          const commitment = "c".repeat(64), own = "d".repeat(64);
          keep("odd", { commitment, roll: undefined, lines: { [own]: "my line" } });
          const seats = [{ kind: "person" }, { kind }], seals = [own, seal];
          const roll = await rollOf(commitment, seats.map((one) => one.kind), seals);
          const meta = { id: "odd", commitment, seats, seals, roll, you: 0 };
          return open(meta).then(() => "opened", (error) => error.message);
        }""",
        [seal, kind],
    )
    ended.page.unroute("**/api/tables/odd/line")
    if seal == "0" * 64:
        assert (told, sent) == ("opened", ["line"])
    else:
        assert "your line stays sealed" in told and sent == []


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
    expect(visitor.page.locator(".proven")).to_contain_text("The numbers agree")
    visitor.leave()
