"""Beside playing: muting, reporting, replacing a person, closing a table; bots in words; the memory aid."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from consigliere.bots.strengths import percent, strength
from tests.server.live import Person, Server
from tests.server.page.test_two_browsers import seated
from tests.server.page.visitor import Visitor


def test_muting_reporting_replacing(browser: Any, server: Server) -> None:
    ann, bob = seated(browser, server, "godfather")
    for one in (ann, bob):
        one.page.get_by_text(re.compile(r"^About ")).click()
    # as he is called here: two guests of the same name are told apart
    bobs = ann.page.get_by_text(re.compile(r"^About ")).inner_text().removeprefix("About ")
    ann.page.get_by_role("button", name=f"Mute {bobs}").click()
    expect(ann.page.locator("#players")).to_contain_text("muted")
    bob.page.get_by_label("Say something").fill("you will regret this")
    bob.page.get_by_role("button", name="Say", exact=True).click()
    expect(bob.page.locator("#chat")).to_contain_text("you will regret this")
    expect(ann.page.locator("#chat")).to_contain_text("(muted)")
    assert "regret" not in ann.page.locator("body").inner_text()
    ann.page.get_by_role("button", name=f"Listen again to {bobs}").click()
    ann.page.get_by_role("button", name=f"Report {bobs}").click()
    ann.page.get_by_role("button", name="Send the report").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()  # nothing is sent without a word
    ann.page.get_by_label("What happened").fill("he threatens people")
    ann.page.get_by_role("button", name="Send the report").click()
    expect(ann.page.locator("#spoken")).to_contain_text("Your report is with the host")
    assert "threatens" not in bob.page.locator("body").inner_text()
    assert bob.page.get_by_role("button", name=re.compile("^Replace")).count() == 0  # he is not the host
    assert ann.page.get_by_role("button", name=re.compile("^Replace")).count() == 0  # he is here
    bob.page.get_by_text("Leave, pause or end").click()
    bob.page.get_by_role("button", name="Let a bot play for me").click()
    ann.page.get_by_role("button", name=f"Replace {bobs} by a bot").click()
    ann.page.get_by_role("button", name="No, go back").click()
    ann.page.get_by_role("button", name=f"Replace {bobs} by a bot").click()
    ann.page.get_by_label("Level of the bot").select_option("easy")
    ann.page.get_by_role("button", name="Put a bot there").click()
    expect(ann.page.locator("body")).to_contain_text("nobody is replaced who may still come back")
    expect(ann.page.locator("#players")).to_contain_text(bobs)
    ann.context.close()
    bob.context.close()


def test_the_report_is_there(browser: Any, tmp_path: Path) -> None:
    """What the page sends as a report is what the host of the server reads."""
    with Server(tmp_path, "--no-limits") as server:
        ann, bob = seated(browser, server, "chicago")
        ann.page.get_by_text(re.compile(r"^About ")).click()
        ann.page.get_by_role("button", name=re.compile("^Report")).click()
        ann.page.get_by_label("What happened").fill("nothing good")
        ann.page.get_by_role("button", name="Send the report").click()
        expect(ann.page.locator("#spoken")).to_contain_text("Your report")
        for one in (ann, bob):
            one.leave()
    command = [sys.executable, "-m", "consigliere.cli.main", "host", "reports", "--db", server.db]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "nothing good" in told


def test_bots_are_called_in_words(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server, 390, seed=51).against_bots("chicago", 3)
    names = visitor.page.locator("#players .player .name").all_inner_texts()
    assert names[1:] == ["Easy bot 1", "Easy bot 2"]
    visitor.leave()


def test_the_strength_of_a_level_stands_beside_it(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server).lobby()
    status, house = Person(server).http("GET", "/api/house")
    assert status == 200
    for game in house["games"]:
        form = visitor.page.locator(f"form.play[data-game={game['name']}]")
        for level in house["levels"]:
            form.locator("select[name=level]").select_option(level)
            found = strength(game["name"], level)
            told = form.locator(".strength").inner_text()
            if found is None:
                assert "not been measured" in told
            elif found.high - found.low > 0.3:
                assert f"won {percent(found.share)} % of only {found.games} games" in told
            else:
                assert f"{percent(found.share)} %" in told and f"{found.games:,}" in told
    visitor.leave()


def test_the_memory_aid_is_shown(browser: Any, server: Server) -> None:
    for game in ("godfather", "chicago"):
        visitor = Visitor(browser, server, 390, seed=52).lobby()
        form = visitor.page.locator(f"form.play[data-game={game}]")
        form.locator("select[name=level]").select_option("easy")
        form.get_by_text("Options").click()
        form.get_by_label("Memory aid").check()
        form.get_by_role("button", name="Play against bots").click()
        assert visitor.play(2) == 2
        expect(visitor.page.locator("#players")).to_contain_text("certainly holds")
        own = visitor.page.locator("#players .player").first
        expect(own).not_to_contain_text("certainly holds")
        visitor.leave()
    plain = Visitor(browser, server, seed=52).against_bots("godfather", 2)
    assert plain.asked()
    expect(plain.page.locator("#players")).not_to_contain_text("certainly holds")
    plain.leave()


def test_ones_own_line_for_the_shuffle(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server, seed=53).lobby()
    form = visitor.page.locator("form.play[data-game=godfather]")
    form.get_by_text("Options").click()
    form.get_by_label("Your line for the shuffle").fill("four horses")
    form.locator("select[name=level]").select_option("easy")
    form.get_by_role("button", name="Play against bots").click()
    assert visitor.asked()
    visitor.page.get_by_text("Leave, pause or end").click()
    visitor.page.get_by_role("button", name="Vote to end the game").click()
    visitor.page.get_by_role("button", name="Verify the shuffles").click()
    expect(visitor.page.locator(".seeds")).to_contain_text("four horses")
    expect(visitor.page.locator(".seeds")).to_contain_text("yes, the same")
    visitor.leave()
