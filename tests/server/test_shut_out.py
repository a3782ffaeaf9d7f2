"""Who may come to a table: shut out for good, invites that are void, rematches that seat nobody unasked."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from consigliere.core.refusal import Refusal
from consigliere.server import table_doors as doors, table_seats as seats, telling
from consigliere.server.hub import Planner
from tests.server.hubs import begun, nodes, run
from tests.server.live import Person, Server, Socket
from tests.server.test_tables import two_at_a_table


def private(host: Person, **more: Any) -> tuple[str, str]:
    made = host.table(game="godfather", players=3, visibility="private", **more)
    return str(made["id"]), str(made["invite"])


def joins(who: Person, table: str, invite: str | None = None) -> bool:
    """Whether somebody is let in."""
    socket = who.socket()
    try:
        socket.send(type="join", table=table, **({"invite": invite} if invite else {}))
        while (message := socket.receive())["type"] not in ("snapshot", "events", "error"):
            pass
        return bool(message["type"] != "error")
    finally:
        socket.close()


def shut(socket: Socket) -> dict[str, Any]:
    return socket.until(lambda m: m["type"] == "error" and m["error"] == "shut-out")


@pytest.fixture
def cy(server: Server) -> Person:
    return Person(server, "Cy")


def test_shut_out_before_the_game(ann: Person, bob: Person, cy: Person) -> None:
    table, invite = private(ann)
    at = f"/api/tables/{table}"
    assert bob.http("POST", f"{at}/seats", {"invite": invite})[1]["you"] == 1
    sockets = [bob.socket(), bob.socket()]
    for one in sockets:
        one.join(table)
    assert bob.http("POST", f"{at}/shut-out", {"seat": 0})[1]["key"] == "refuse-host-only"
    assert ann.http("POST", f"{at}/shut-out", {"seat": 0})[1]["key"] == "refuse-own-seat"
    assert ann.http("POST", f"{at}/shut-out", {"seat": 2})[1]["key"] == "refuse-no-such-seat"
    status, meta = ann.http("POST", f"{at}/shut-out", {"seat": 1})
    assert status == 200 and meta["seats"][1]["kind"] == "empty" and meta["invite"] != invite
    for one in sockets:
        assert shut(one)["table"] == table
    said = ann.socket()
    said.join(table)
    assert said.command("say", table, text="are we alone?")["type"] == "done"
    for one in sockets:  # what is told now, they do not hear
        one.send(type="ping", id="still")
        assert one.receive() == {"type": "pong", "id": "still"}
        one.send(type="say", table=table, command="x", text="let me in")
        assert one.receive()["error"] == "not-joined"
    for code in (None, invite, meta["invite"]):  # with whatever invite
        assert not joins(bob, table, code)
        assert bob.http("POST", f"{at}/seats", {"invite": code} if code else {})[0] == 404
        assert bob.http("GET", at + (f"?invite={code}" if code else ""))[0] == 404
    assert bob.http("GET", f"/api/invites/{meta['invite']}")[0] == 404
    assert cy.http("GET", f"/api/invites/{invite}")[0] == 404  # nor does anybody else by the old one
    assert cy.http("POST", f"{at}/seats", {"invite": meta["invite"]})[1]["you"] == 1
    for one in (*sockets, said):
        one.close()


def test_shut_out_of_a_running_game(ann: Person, bob: Person) -> None:
    """A bot plays on; the game goes on for the others."""
    table, a, b = two_at_a_table(ann, bob)
    status, meta = ann.http("POST", f"/api/tables/{table}/shut-out", {"seat": 1})
    assert status == 200 and meta["seats"][1]["kind"] == "bot"
    shut(b)
    assert not joins(bob, table, meta["invite"]) and bob.http("GET", f"/api/tables/{table}/events")[0] == 404
    a.until(lambda m: m["type"] == "snapshot" and m["meta"]["seats"][1]["kind"] == "bot")
    assert a.asked(table) is not None
    a.close()
    b.close()


def test_at_a_public_table_nobody_s_game_is_ended(ann: Person, bob: Person) -> None:
    made = ann.table(game="godfather", players=2, visibility="public")
    at = f"/api/tables/{made['id']}"
    assert bob.http("POST", f"{at}/seats", {})[0] == 200
    assert ann.http("POST", f"{at}/start")[0] == 200
    refused = ann.http("POST", f"{at}/shut-out", {"seat": 1})
    assert refused[0] == 409 and refused[1]["rule"] == "T20"


def test_a_new_invite_makes_the_old_one_void(ann: Person, bob: Person, cy: Person) -> None:
    table, invite = private(ann)
    at = f"/api/tables/{table}"
    assert bob.http("POST", f"{at}/seats", {"invite": invite})[0] == 200
    sitting, looking = bob.socket(), cy.socket()
    sitting.join(table)
    looking.join(table, invite=invite)
    assert bob.http("POST", f"{at}/invite")[1]["rule"] == "T8"
    status, meta = ann.http("POST", f"{at}/invite")
    assert status == 200 and meta["invite"] not in (None, invite)
    shut(looking)
    told = sitting.until(lambda m: m["type"] == "snapshot" and m["meta"]["invite"] == meta["invite"])
    assert told["meta"]["you"] == 1
    assert cy.http("GET", f"/api/invites/{invite}")[0] == 404 and not joins(cy, table, invite)
    assert joins(cy, table, meta["invite"])  # nobody has shut them out
    sitting.close()
    looking.close()


def test_a_rematch_seats_nobody_unasked(ann: Person, bob: Person, cy: Person) -> None:
    table, a, b = two_at_a_table(ann, bob)
    for one in (a, b):
        assert one.command("vote-end", table, end=True)["type"] == "done"
    status, again = ann.http("POST", f"/api/tables/{table}/rematch")
    assert status == 200 and again["you"] == 1 and again["host"]
    assert again["seats"][0] | {"kind": "empty", "name": "Bob", "kept": True} == again["seats"][0]
    new = f"/api/tables/{again['id']}"
    assert ann.http("POST", f"{new}/start")[1]["params"] == {"seats": 1}
    assert not [one for one in bob.http("GET", "/api/tables?mine=true")[1] if one["id"] == again["id"]]
    taken = cy.http("POST", f"{new}/seats", {"seat": 0, "invite": again["invite"]})
    assert taken[1]["key"] == "refuse-seat-kept"
    status, asked = bob.http("GET", new)  # he may look at what he is asked for
    assert status == 200 and asked["you"] is None and asked["kept"] == 0
    assert bob.http("DELETE", f"{new}/seats")[1]["kept"] is None  # no, thanks
    assert cy.http("POST", f"{new}/seats", {"invite": again["invite"]})[1]["you"] == 0
    a.close()
    b.close()


def test_a_fold_keeps_who_was_shut_out(tmp_path: Path) -> None:
    """Another process, and a later start, shut the same people out; a planted one that forgets is seen."""

    class Ear:
        identity: str | None = "bob"

        def __init__(self) -> None:
            self.heard: list[bytes] = []

        def send(self, message: bytes) -> None:
            self.heard.append(message)

    async def work() -> None:
        store, one, two = await nodes(tmp_path)
        await begun(one, [], people=3)
        ear = Ear()
        await two.join("table", ear, None, None, None)
        plan: Planner = lambda t: doors.shut_out(t, "ann", 1, "another")  # noqa: E731
        assert (await one.command("table", "ann", "k", plan))[1] is None
        await two.woken("table")
        await asyncio.sleep(0)
        assert b"shut-out" in ear.heard[-1] and not two.hears("table", ear)
        fresh = await one.folded("table")
        assert fresh.barred == {"bob"} and fresh.invite == "another" and fresh.seats[1].bot is not None
        assert not seats.may_watch(fresh, "bob", "another") and seats.may_watch(fresh, "dee", "another")
        refused = seats.sit(fresh, "bob", "Bob", None)
        assert isinstance(refused, Refusal)
        await store.close()

    run(work())


def test_a_table_that_sends_nobody_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: everybody may go on watching, so who was shut out hears on; and without it they do not."""
    from consigliere.server.live import Live
    from consigliere.server.table import Table

    class Ear:
        identity: str | None = "bob"
        heard = 0

        def send(self, message: bytes) -> None:
            self.heard += 1

    live, table, ear = Live("t", 0), Table("t", b""), Ear()
    table.made, table.host = {"visibility": "private"}, "ann"
    table.barred.add("bob")
    live.table, live.watchers = table, {ear: None}
    with monkeypatch.context() as patch:
        patch.setattr(telling, "may_watch", lambda *_: True)
        assert not telling.dismissed(live, table) and ear in live.watchers
    assert telling.dismissed(live, table) and ear not in live.watchers and ear.heard == 1
