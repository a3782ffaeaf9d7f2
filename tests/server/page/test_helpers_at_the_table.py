"""Beside the question: previews, advice, take-backs, the keyboard, resigning; and who one is."""

import json
from typing import Any

from playwright.sync_api import expect

from tests.server.live import Server
from tests.server.page.visitor import ASKED, Visitor

PATIENT = 120_000  # milliseconds: a busy machine, or a kernel that is not compiled, is no defect


def test_preview_advice_and_take_back(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server, seed=8).against_bots("godfather", 2)
    page = visitor.page
    assert visitor.asked()
    decision = visitor.decision
    assert page.title().startswith("● Your turn")
    expect(page.locator("#asked .rule")).to_have_text("G5.1")
    page.locator("#question .what:visible").first.click()
    expect(page.locator("#question .foreseen")).to_contain_text("Then")
    assert visitor.decision == decision
    page.get_by_role("button", name="Ask the consigliere").click()
    expect(page.locator("#question .advice li").first).to_contain_text("%", timeout=PATIENT)
    first = page.locator(ASKED).first
    first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "d => document.querySelector('#question .asked')?.dataset.decision !== d", arg=decision
    )
    page.wait_for_function(
        "() => document.activeElement?.id === 'asked'"
    )  # the keyboard stays at the question
    assert visitor.asked()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("#asked .rule")).to_have_text("G5.1")
    visitor.leave()


def late(socket: Any) -> None:
    """A connection on which the first answer comes after its decision is gone."""
    server = socket.connect_to_server()
    answers = iter([True])

    def pass_on(message: str) -> None:
        frame = json.loads(message)
        if frame["type"] == "do" and next(answers, False):
            frame["decision"] = "99999.0"  # "0.0" may be the one that is asked
        server.send(json.dumps(frame))

    socket.on_message(pass_on)


def test_a_refusal_stands_beside_the_question_with_its_rule(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server, seed=9)
    visitor.page.route_web_socket("**/ws", late)
    visitor.against_bots("godfather", 2)
    assert visitor.asked()
    decision = visitor.decision
    visitor.answer()
    refusal = visitor.page.locator("#question .refusal")
    expect(refusal).to_contain_text("This decision is no longer open")
    expect(refusal.locator(".rule")).to_have_text("T6")
    assert visitor.decision == decision
    visitor.answer()  # nothing was done, so it can be answered still
    expect(refusal).to_be_hidden()
    visitor.leave()


def test_resigning_leaves_the_seat_to_a_bot(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server, seed=10).against_bots("chicago", 2)
    page = visitor.page
    visitor.play(2)
    page.get_by_text("Leave, pause or end").click()
    page.get_by_role("button", name="Resign …").click()
    page.get_by_role("button", name="No, go back").click()
    assert visitor.asked()
    page.get_by_role("button", name="Resign …").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("#players")).to_contain_text("resigned")
    visitor.leave()


def test_a_person_moves_to_another_device_and_is_forgotten(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server).lobby()
    page = visitor.page
    recovery = page.locator(".code code").first.inner_text()  # shown to a new guest, this once
    page.get_by_label("Your name").fill("Concetta")
    page.get_by_role("button", name="Change").click()
    expect(page.locator("#top .me")).to_contain_text("Concetta")
    page.get_by_text("Your devices", exact=True).click()
    page.get_by_role("button", name="Log in another device").click()
    code = page.locator("details:has([data-key='fold device']) .code code").inner_text()
    elsewhere = Visitor(browser, server, 390).lobby()
    elsewhere.page.get_by_text("Your devices", exact=True).click()
    elsewhere.page.get_by_label("I have a code").fill(code.lower())
    elsewhere.page.get_by_role("button", name="Be that person").click()
    expect(elsewhere.page.locator("#top .me")).to_contain_text("Concetta")
    elsewhere.page.locator("summary", has_text="Delete my data").click()
    elsewhere.page.get_by_role("button", name="Delete my data …").click()
    elsewhere.page.get_by_role("dialog").get_by_label("Your recovery code").fill(recovery)
    elsewhere.page.get_by_role("dialog").get_by_role("button", name="Delete my data").click()
    expect(elsewhere.page.locator("#top .me")).not_to_contain_text("Concetta")
    elsewhere.fits()
    elsewhere.leave()
    visitor.leave()


def test_devices_are_listed_and_logged_out(browser: Any, server: Server) -> None:
    visitor = Visitor(browser, server, 390).lobby()
    page = visitor.page
    recovery = page.locator(".code code").first.inner_text()  # shown to a new guest, this once
    page.get_by_label("Your name").fill("Santino")
    page.get_by_role("button", name="Change").click()
    page.get_by_text("Your devices", exact=True).click()
    page.get_by_role("button", name="Log in another device").click()
    code = page.locator("details:has([data-key='fold device']) .code code").inner_text()
    elsewhere = Visitor(browser, server).lobby()
    elsewhere.page.get_by_text("Your devices", exact=True).click()
    elsewhere.page.get_by_label("I have a code").fill(code)
    elsewhere.page.get_by_role("button", name="Be that person").click()
    expect(elsewhere.page.locator("#top .me")).to_contain_text("Santino")
    page.reload()
    page.get_by_text("Your devices", exact=True).click()
    expect(page.get_by_role("button", name="Log out", exact=True)).to_have_count(2)
    visitor.fits()
    page.get_by_role("button", name="Rename …").first.click()
    page.get_by_role("dialog").get_by_label("Name").fill("The office")
    page.get_by_role("dialog").get_by_role("button", name="Rename").click()
    expect(page.get_by_text("The office")).to_be_visible()
    page.get_by_role("button", name="Log out everywhere else").click()
    expect(page.get_by_role("button", name="Log out", exact=True)).to_have_count(1)
    elsewhere.page.reload()
    expect(elsewhere.page.get_by_role("heading", name="You are logged out")).to_be_visible()
    elsewhere.page.get_by_label("I have a code").fill(recovery)
    elsewhere.page.get_by_role("button", name="Be that person").click()
    elsewhere.page.get_by_role("button", name="Go on").click()
    expect(elsewhere.page.locator("#top .me")).to_contain_text("Santino")
    page.reload()
    page.get_by_role("button", name="Begin as a new guest").click()
    expect(page.locator("#top .me")).not_to_contain_text("Santino")
    elsewhere.leave()
    visitor.leave()
