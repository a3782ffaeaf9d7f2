"""After a game: the check of its shuffles in the browser, its link for others, its journal out and in."""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.client.boss import Boss
from tests.server.client.guest import Guest, OVER
from tests.server.live import Server

AGREE = "The numbers agree"
NOT_SO = "✗ Not as promised"


def said(words: str) -> re.Pattern[str]:
    """The client sets numbers apart by invisible marks, for texts of the other direction."""
    return re.compile(re.sub(r"(\d+)", "\u2068?\\1\u2069?", re.escape(words).replace("\\ ", " ")))


def end(guest: Guest) -> None:
    guest.page.locator(".rail .tools button[aria-expanded]").click()
    guest.page.get_by_role("button", name="Vote to end the game now").click()
    guest.page.get_by_role("button", name="Yes, end it").click()
    expect(guest.page.locator(OVER)).to_be_visible()


@pytest.fixture(scope="module")
def ended(browser: Any, house: Server) -> Any:
    """A game ended by agreement after a few moves, and who played it."""
    guest = Boss(browser, house).against_bots("godfather", 3)
    assert guest.play(4) == 4
    end(guest)
    yield guest
    guest.leave()


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
    elif how == "journal":
        data["journal"]["entries"] = [e for e in data["journal"]["entries"] if not e.startswith("* ")]


CASES = {
    "": "the decks were not checked here",
    "outcomes": "the decks were not checked here",
    "more lines": "There is not one line, seal and kind for each seat",
    "players": "There is not one line, seal and kind for each seat",
    "kind": "A seat is neither a person nor a bot, or a seal is none",
    "seal": "A seat is neither a person nor a bot, or a seal is none",
    "no seal": "A seat is neither a person nor a bot, or a seal is none",
    "seats": "The journal does not say where people and bots sat",
    "fewer seats": "people and bots on other seats",
    "term": "A term or an entry of the journal has more than one line",
    "draw": "the seeds give",
    "seed": "not the one this browser saw",
    "line": "Seat 1: its line is not the one that was sealed",
    "left out": "This browser opened your line, and the server left it out",
    "bot": "Seat 2: a bot has no line",
    "table": "the proof of another table",
    "rules": "another table, other rules or other cards",
    "roll": "The roll is not that of these seats and seals",
    "old": "a game of the old kind",
    "swap": "Draw 4",
    "journal": "The journal tells 0 draws",
    "given": "this browser was told 0",
    "no journal": "no journal to compare",
    "nothing": "no draw to check",
}


@pytest.mark.slow
def test_the_shuffles_are_checked_in_the_browser(ended: Boss) -> None:
    """Each way to cheat is found; what the page cannot know it says so."""
    page = ended.page
    now = ""

    def answer(route: Any) -> None:
        found = route.fetch()
        data = found.json()
        spoil(data, now)
        route.fulfill(response=found, body=json.dumps(data))

    page.route("**/fairness", answer)
    page.get_by_role("button", name="Check the shuffles").click()
    for how, told in CASES.items():
        now = how
        page.locator("dialog .check").click()
        verdict = page.locator(".verdict")
        expect(verdict).to_contain_text(said(told))
        expect(verdict).to_contain_text(AGREE if how in ("", "outcomes") else NOT_SO)
        assert "✓" not in verdict.inner_text()
    page.unroute("**/fairness")
    page.keyboard.press("Escape")


def test_a_saved_file_is_checked_and_a_link_shows_the_game(
    browser: Any, house: Server, ended: Boss, tmp_path: Path
) -> None:
    page = ended.page
    page.get_by_role("button", name="Check the shuffles").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the numbers").click()
    file, spoilt = tmp_path / "fairness.json", tmp_path / "spoilt.json"
    download.value.save_as(file)
    page.keyboard.press("Escape")
    data = json.loads(file.read_text())
    spoil(data, "draw")
    spoilt.write_text(json.dumps(data))
    page.get_by_role("button", name="Share this game").click()
    link = page.get_by_label("Link to this game").input_value()
    assert "#/shared/" in link
    page.get_by_role("button", name="Let the link lead nowhere").click()
    expect(page.locator(".after")).to_contain_text("leads nowhere now")
    other = Guest(browser, house, (390, 844)).lobby()
    other.page.get_by_role("button", name="Check the shuffles").click()
    for path, told in ((file, AGREE), (spoilt, NOT_SO)):
        other.page.locator("dialog input[type=file]").set_input_files(path)
        expect(other.page.locator(".verdict")).to_contain_text(told)
    (tmp_path / "letter.txt").write_text("good evening")
    other.page.locator("dialog input[type=file]").set_input_files(tmp_path / "letter.txt")
    expect(other.page.locator("dialog .fault")).to_contain_text("holds no numbers")
    other.fits()
    other.leave()


def test_a_journal_goes_out_and_comes_in(ended: Boss, house: Server, tmp_path: Path) -> None:
    page = ended.page
    with page.expect_download() as download:
        page.get_by_role("link", name="Journal").click()
    file, spoilt = tmp_path / "mine.journal", tmp_path / "spoilt.journal"
    download.value.save_as(file)
    spoilt.write_text(file.read_text().replace("godfather", "checkers", 1))
    table = page.url
    ended.lobby()
    page.get_by_role("button", name="Load a saved game").click()
    dialog = page.locator("dialog")
    dialog.get_by_label("File").set_input_files(spoilt)
    dialog.get_by_role("button", name="Load it").click()
    expect(dialog.locator(".fault")).to_contain_text("line")
    dialog.get_by_label("File").set_input_files(file)
    dialog.get_by_role("button", name="Load it").click()
    expect(dialog.locator(".fault")).to_contain_text("over")  # it was not played to its end
    dialog.get_by_label("What to do with it").select_option("2")
    dialog.get_by_label("Bots on the other seats").select_option("easy")
    dialog.get_by_role("button", name="Load it").click()
    page.wait_for_selector(".seats .seat")
    expect(page.locator(".seats .seat").nth(2)).to_contain_text("you")
    page.goto(table)
    expect(page.locator(OVER)).to_be_visible()


def test_a_page_that_does_not_come_by_https(browser: Any, house: Server) -> None:
    """Friends at home open http://192.168…: there the browser lacks randomUUID and SubtleCrypto."""
    guest = Boss(browser, house, (390, 844))
    guest.page.add_init_script(
        """delete Crypto.prototype.randomUUID;
        Object.defineProperty(Crypto.prototype, "subtle", { get: () => undefined });"""
    )
    guest.against_bots("godfather", 2)
    assert guest.page.evaluate("crypto.subtle === undefined && crypto.randomUUID === undefined")
    assert guest.play(1) == 1
    end(guest)
    guest.page.get_by_role("button", name="Check the shuffles").click()
    guest.page.locator("dialog .check").click()
    expect(guest.page.locator(".verdict")).to_contain_text(AGREE)
    expect(guest.page.locator(".verdict")).to_contain_text("yes, the same")
    guest.fits()
    guest.leave()
