"""Four people at one table, each in a language of their own; one changes it in the middle of the game."""

import time
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from consigliere.locales import catalogue
from tests.server.client.guest import ASKED, Guest
from tests.server.client.seated import made
from tests.server.client.tongues import direction, faults, script, script_of
from tests.server.live import Server

NAMES: Final = {"pt-BR": "Ann", "it": "Nicolò", "uk": "Їжак", "fa": "ژاله"}
OTHER: Final = {"pt-BR": "fa", "it": "uk", "uk": "it", "fa": "pt-BR"}  # in other letters
PATIENCE: Final = 60  # seconds
WHY: Final = ".slip.no .why"
TALK: Final = "Добрий вечір! ۱۲ (good) – سلام"
LIT: Final = "[data-target][tabindex='0']"
TURN: Final = {"godfather": "turn", "chicago": "act"}
DARK: Final = {"godfather": ".map .rnd:not(.target)", "chicago": ".mboard .act:not(.can)[data-target]"}
TOLD: Final = """([table, words]) => new Promise(done => {
  const socket = new WebSocket(location.origin.replace("http", "ws") + "/ws");
  socket.onopen = () => socket.send(JSON.stringify({ type: "join", table, words }));
  socket.onmessage = event => {
    const told = JSON.parse(event.data);
    if (told.type !== "snapshot") return;
    socket.close();
    const question = told.position?.question;
    done({ log: told.log, asked: question?.sentence ?? "", kind: question?.asked });
  };
})"""
SHOWN: Final = """() => ({
  log: [...document.querySelectorAll(".log li:not(.since)")].map(one => one.textContent),
  asked: document.querySelector(".ask[data-kind=asked] #asked")?.textContent ?? "",
})"""


class Speaker(Guest):
    def __init__(self, browser: Any, server: Server, language: str) -> None:
        settings = f'{{"motion": "off", "speed": 0, "endTurn": false, "language": "{language}"}}'
        super().__init__(browser, server, settings=settings)
        self.language, self.table, self.game = language, "", ""

    def sit(self, link: str) -> None:
        self.page.goto(link)
        self.page.locator(".guest input").fill(NAMES[self.language])
        self.page.locator(".guest .btn.go").click()
        self.page.wait_for_selector(".chairset")

    def until(self, wrong: Callable[[], object]) -> None:
        """Wait until nothing is wrong any more."""
        end = time.monotonic() + PATIENCE
        while (found := wrong()) and time.monotonic() < end:
            self.page.wait_for_timeout(300)
        assert not found, f"{self.language}: {found}"

    def told(self) -> Any:
        """What the server says in this language."""
        return self.page.evaluate(TOLD, [self.table, self.language])

    def untold(self) -> object:
        """Log and question, where they are not what the server says in this language."""
        told, shown = self.told(), self.page.evaluate(SHOWN)
        asked = bare(shown["asked"]).startswith(bare(told["asked"]))
        return None if asked and bare(*shown["log"]) == bare(*told["log"]) else (told, shown)

    def look(self) -> None:
        """All of the page is in this language, and says what the server says in it."""
        self.until(self.untold)
        self.until(lambda: faults(self.page, self.language, NAMES.values()))

    def foreign(self, what: str) -> Callable[[], str]:
        """A text that is not in the letters of this language."""

        def found() -> str:
            text = self.page.locator(what).first.inner_text()
            letters = [one for one in text if one.isalpha()]
            own = sum(script_of(one) == script(self.language) for one in letters)
            return "" if own > 0.8 * len(letters) > 0 else text or "nothing"

        return found

    def speak(self, language: str) -> None:
        """As a person does it: in the settings, without a reload."""
        settings = catalogue(self.language).text("page-settings")
        self.page.locator(".rail .tools").get_by_role("button", name=settings).click()
        self.page.locator(f"dialog .seg label:has([lang='{language}'])").click()
        self.language = language
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog")).to_have_count(0)


def bare(*texts: str) -> str:
    """Letters and digits: a log shows names without their quotation marks, and clauses as lines."""
    return "".join(one for text in texts for one in text if one.isalnum())


def seated(browser: Any, house: Server, game: str) -> list[Speaker]:
    """Four by one link, which says nothing of a language."""
    host, *others = people = [Speaker(browser, house, language) for language in NAMES]
    table = made(host, game=game, players=4, visibility="private", start=False)
    link = host.page.locator(".invite .url").input_value()
    assert link.endswith(f"#/invite/{table['invite']}") and "?" not in link
    for guest in others:
        guest.sit(link)
    host.page.locator(".deal:not([disabled])").click()
    for guest in people:
        guest.table, guest.game = table["id"], game
        guest.page.wait_for_selector(".ask[data-kind]")
    return people


def asked(people: list[Speaker]) -> Speaker:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for guest in people:
            if guest.page.locator(ASKED).count():
                return guest
        people[0].page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def play(people: list[Speaker]) -> Speaker:
    """Until all have answered, and somebody may do what they like with their turn."""
    played: set[str] = set()
    while len(played) < len(people) or (guest := asked(people)).told()["kind"] != TURN[people[0].game]:
        guest = asked(people)
        guest.answer()
        played.add(guest.language)
    return guest


def refused(guest: Speaker) -> None:
    """Ask for something that is not allowed: why not is said."""
    guest.page.locator(DARK[guest.game]).first.dispatch_event("click")
    guest.until(guest.foreign(WHY))


def not_taken_back(guest: Speaker) -> str:
    """Why somebody who has nothing to take back cannot."""
    back = guest.page.locator(".ask .back.cannot")
    if not back.count():
        return ""
    back.click()
    guest.until(guest.foreign(WHY))
    return shown(guest)


def shown(guest: Speaker) -> str:
    why = guest.page.locator(WHY)
    return why.inner_text() if why.count() else ""


def chosen(guest: Speaker) -> None:
    guest.page.keyboard.press("Escape")
    guest.page.locator(LIT).first.dispatch_event("click")
    guest.until(guest.foreign(".dock .slip"))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["godfather", "chicago"])
def test_each_in_their_own(browser: Any, house: Server, game: str) -> None:
    people = seated(browser, house, game)
    turning = play(people)
    people[1].page.locator(".say input").fill(TALK)
    people[1].page.keyboard.press("Enter")
    for guest in people:
        guest.look()
        said = guest.page.locator(".chat li bdi[lang='']")
        expect(said).to_have_text([NAMES[people[1].language], TALK])
    refused(turning)
    others = [guest for guest in people if guest is not turning]
    why = [not_taken_back(guest) for guest in others]
    assert len(set(why) - {""}) >= 2
    before = turning.language, turning.decision
    for what in (None, chosen):
        if what is not None:
            what(turning)
        turning.speak(OTHER[turning.language])
        turning.until(turning.foreign(".dock .slip" if what else WHY))
        turning.look()
        assert turning.page.locator("html").get_attribute("dir") == direction(turning.language)
        assert turning.decision == before[1]
        expect(turning.page.locator(".chat li bdi[lang='']").last).to_have_text(TALK)
        for guest in others:
            guest.look()
    assert why == [shown(guest) for guest in others]
    assert turning.language == before[0]
    turning.answer()
    journal_is_silent(people[0])
    for guest in people:
        guest.look()
    spoilt(turning)
    for guest in people:
        guest.leave()


def spoilt(guest: Speaker) -> None:
    """A line of another language in the log is seen: nothing is looked at afterwards."""
    line = guest.page.locator(".log li span").first
    line.evaluate("one => { one.textContent = 'Something happens.'; }")
    assert guest.untold()


def journal_is_silent(guest: Speaker) -> None:
    """Nothing that all are told of the table names a language."""
    path = f"/api/tables/{guest.table}"
    status = guest.page.evaluate("path => fetch(path).then(answer => answer.text())", path)
    assert "language" not in status and not any(f'"{one}"' in status for one in NAMES)
