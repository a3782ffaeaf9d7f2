"""What must not matter: reloading in mid-game, and a server that is killed and started again."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.live import Server
from tests.server.page.visitor import ASKED, Visitor


@pytest.mark.parametrize("game", ["godfather", "chicago"])
def test_reload_in_mid_game(browser: Any, server: Server, game: str) -> None:
    visitor = Visitor(browser, server, seed=2).against_bots(game, 3)
    page = visitor.page
    visitor.play(4)
    assert visitor.asked()
    decision, hand = visitor.decision, page.locator("#hand").inner_text()
    page.reload()
    assert visitor.asked()
    assert visitor.decision == decision and page.locator("#hand").inner_text() == hand
    assert visitor.play(3) == 3
    visitor.leave()


def test_the_server_is_killed_in_mid_game(browser: Any, tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits").start()
    try:
        visitor = Visitor(browser, server, seed=3).against_bots("godfather", 2)
        page = visitor.page
        visitor.play(5)
        assert visitor.asked()
        decision = visitor.decision
        port = server.port
        server.kill()
        expect(page.locator("#link")).to_contain_text("lost")
        visitor.answer()  # sent as soon as there is somebody to hear it
        assert page.locator("#question fieldset.answers[disabled]").count() == 1
        assert visitor.decision == decision
        server.start(port)
        expect(page.locator("#link")).to_have_text("connected", timeout=60_000)
        page.wait_for_function(
            "d => document.querySelector('#question .asked')?.dataset.decision !== d", arg=decision
        )
        assert visitor.play(5) == 5
        visitor.leave()
    finally:
        server.stop()


def test_a_page_without_its_server_finds_it_again(browser: Any, tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits").start()
    try:
        visitor = Visitor(browser, server, seed=5).against_bots("chicago", 2)
        assert visitor.asked()
        port = server.port
        server.kill()
        expect(visitor.page.locator("#link")).to_contain_text("lost")
        server.start(port)
        expect(visitor.page.locator("#link")).to_have_text("connected", timeout=60_000)
        expect(visitor.page.locator(ASKED).first).to_be_attached()
        assert visitor.play(2) == 2
        visitor.leave()
    finally:
        server.stop()
