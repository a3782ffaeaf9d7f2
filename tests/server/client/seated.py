"""Two people at one private table, each in a browser of their own."""

from typing import Any

from tests.server.client.boss import Boss
from tests.server.client.guest import Guest
from tests.server.live import Server

NAME = "<b>Our table</b>"  # a name is text, never markup
MAKE = """async (wanted) => {
  const post = (path, body) => fetch(path, { method: "POST", headers: { "content-type": "application/json" },
    body: JSON.stringify(body) }).then((answer) => answer.json());
  await post("/api/me", { name: "Ann" });
  return post("/api/tables", wanted);
}"""


def made(guest: Guest, **wanted: Any) -> dict[str, Any]:
    """A table of this guest's, and the way to it."""
    table: dict[str, Any] = guest.lobby().page.evaluate(MAKE, {"game": "godfather", "players": 2, **wanted})
    guest.page.goto(f"{guest.server.url}/#/table/{table['id']}")
    return table


def seated(browser: Any, server: Server, **wanted: Any) -> tuple[Boss, Boss]:
    """Ann makes the table, Bob comes by the link, the game begins."""
    ann, bob = Boss(browser, server), Boss(browser, server)
    table = made(ann, visibility="private", title=NAME, start=False, **wanted)
    bob.page.goto(f"{server.url}/#/invite/{table['invite']}")
    bob.page.locator(".guest input").fill("Bob")
    bob.page.locator(".guest .btn.go").click()
    ann.page.locator(".deal:not([disabled])").click()
    for guest in (ann, bob):
        guest.page.wait_for_selector(".ask[data-kind]")
    return ann, bob


def mover(*guests: Boss) -> Boss:
    """Who is asked; all wait until somebody is."""
    for _ in range(600):
        for guest in guests:
            if guest.page.locator(".ask[data-kind=asked]").count():
                return guest
        guests[0].page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")
