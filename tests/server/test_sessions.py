"""Where a person is logged in: the list, logging out, sockets closed, codes, and what a thief can do."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from consigliere.server.app import create_app
from consigliere.server.devices import device, good_device, UNKNOWN
from consigliere.server.service import Service, Settings
from tests.server.hubs import run
from tests.server.live import Person, Server, Socket
from tests.server.proofs.worlds import Ear
from tests.server.services import postgres_url, redis_url, running_services

__all__ = ["postgres_url", "redis_url", "running_services"]
PHONE = {
    "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) AppleWebKit/605 Version/18.1 Mobile Safari/604"
}
SECURE = {"x-forwarded-proto": "https"}


def copied(person: Person) -> Person:
    """Somebody who has the same cookie: a thief."""
    thief = Person(person.server)
    thief.cookie = person.cookie
    return thief


def second(person: Person) -> Person:
    """Another device of the same person."""
    status, found = person.http("POST", "/api/me/device")
    assert status == 200
    other = Person(person.server)
    assert other.http("POST", "/api/me/recover", {"code": found["code"].lower()}, PHONE)[0] == 200
    return other


def aged(server: Server, days: int) -> None:
    """As if everybody had come that many days ago."""
    with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"), timeout=30)) as db, db:
        span = days * 24 * 3600 * 1000
        db.execute("UPDATE identities SET created_at = created_at - ?", (span,))
        db.execute("UPDATE ways SET at = at - ? WHERE kind = 'renewal'", (span,))


def closes(socket: Socket) -> int | None:
    """The code with which the server closes this socket."""
    try:
        while True:
            socket.receive(20)
    except ConnectionClosed as closed:
        socket.close()
        return closed.rcvd.code if closed.rcvd is not None else None


def name_of(person: Person) -> str | None:
    found = person.http("GET", "/api/me")[1]
    return found["name"] if found else None


def test_the_list_and_its_names(server: Server) -> None:
    ann = Person(server, "Ann")
    phone = second(ann)
    status, found = phone.http("GET", "/api/me/sessions")
    assert status == 200 and len(found) == 2
    own, first = sorted(found, key=lambda one: not one.get("this"))
    assert own["name"] == "Safari on iPhone" and first["name"] == UNKNOWN and "this" not in first
    assert own["seen"] >= own["created"] > 1_600_000_000_000
    path = f"/api/me/sessions/{first['id']}"
    assert phone.http("PUT", path, {"name": "  the  kitchen "})[0] == 200
    assert {one["name"] for one in ann.http("GET", "/api/me/sessions")[1]} == {
        "Safari on iPhone",
        "the kitchen",
    }
    for bad in ("", " ", "x" * 41, "a\0b", "\u202e"):
        assert phone.http("PUT", path, {"name": bad})[0] == 400
    bob = Person(server, "Bob")
    assert bob.http("PUT", path, {"name": "mine"})[0] == 404 == bob.http("DELETE", path)[0]
    assert Person(server).http("GET", "/api/me/sessions")[0] == 401
    secret = ann.cookie.partition("=")[2]
    assert secret not in json.dumps(found) and secret not in server.logged()
    with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"))) as db:
        assert secret not in "\n".join(db.iterdump()), "the store keeps hashes"


def test_one_device_is_logged_out_and_its_socket_closed(server: Server) -> None:
    ann = Person(server, "Ann")
    phone = second(ann)
    table = ann.table(game="chicago", players=2)["id"]
    here, there = ann.socket(), phone.socket()
    here.join(table)
    there.join(table)
    (other,) = [one for one in ann.http("GET", "/api/me/sessions")[1] if "this" not in one]
    assert ann.http("DELETE", f"/api/me/sessions/{other['id']}") == (200, {"ended": True})
    assert closes(there) == 4401
    assert name_of(phone) is None and phone.http("GET", f"/api/tables/{table}")[0] == 404
    assert here.command("say", table, text="still here")["type"] == "done"
    (own,) = ann.http("GET", "/api/me/sessions")[1]
    assert ann.http("DELETE", f"/api/me/sessions/{own['id']}")[0] == 200
    assert closes(here) == 4401 and ann.cookie.rstrip('"') == "consigliere=" and "Max-Age=0" in ann.set_cookie


def test_logging_out_everywhere_else_shuts_a_copy_out(server: Server) -> None:
    ann = Person(server, "Ann")
    phone, thief = second(ann), copied(ann)
    table = ann.table(game="chicago", players=2)["id"]
    sockets = [one.socket() for one in (phone, thief)]
    for socket in sockets:
        socket.join(table)
    assert ann.http("DELETE", "/api/me/sessions") == (200, {"ended": 1})
    assert [closes(socket) for socket in sockets] == [4401, 4401]
    assert name_of(ann) == "Ann" and ann.cookie != thief.cookie
    assert name_of(thief) is None and name_of(phone) is None


def test_a_copy_is_void_before_its_owner_comes_again(server: Server) -> None:
    ann = Person(server, "Ann")
    thief = copied(ann)
    code = thief.http("POST", "/api/me/device")[1]["code"]
    assert ann.http("DELETE", "/api/me/sessions")[0] == 200
    tries = (("DELETE", "/api/me/sessions"), ("POST", "/api/me/device"), ("GET", "/api/me/sessions"))
    assert [thief.http(*one)[0] for one in tries] == [401] * 3
    assert thief.http("POST", "/api/me/recovery", {})[0] == 401
    assert Person(server).http("POST", "/api/me/recover", {"code": code})[0] == 404
    with closing(sqlite3.connect(server.db.removeprefix("sqlite:///"), timeout=30)) as db, db:
        db.execute("UPDATE sessions SET rotated_at = rotated_at - 700000")
    assert name_of(thief) is None and name_of(ann) == "Ann"
    assert len(ann.http("GET", "/api/me/sessions")[1]) == 1


def test_a_socket_that_was_being_opened_is_closed(tmp_path: Path) -> None:
    """Its session ends after it was let in, and before anybody could find it."""

    async def work() -> None:
        app = create_app(Settings(db=f"sqlite:///{tmp_path}/t.db", home="http://table.example"))
        service: Service = app.state.service
        await service.open()
        try:
            person, _ = await service.people.create("Ann")
            visit = await service.people.log_in(person, "here")

            class Late(Ear):
                async def take(self, event: dict[str, Any]) -> None:
                    if event["type"] == "websocket.accept":
                        await service.people.rekeyed(visit)
                        await service.revoking.ended()
                    await super().take(event)

            ear = Late(app, f"consigliere={visit.token}")
            await ear.until("4401")
            await ear.close()
        finally:
            await service.close()

    run(work())


def test_a_cookie_alone_deletes_nobody(server: Server) -> None:
    ann = Person(server, "Ann")
    thief = copied(ann)
    for data, error in (({}, "code-needed"), ({"code": "AAAAA"}, "wrong-code")):
        status, body = thief.http("DELETE", "/api/me", data)
        assert (status, body["error"]) == (403, error)
    assert thief.http("DELETE", "/api/me") == (403, thief.http("DELETE", "/api/me", {})[1]), "no body at all"
    back = Person(server)
    assert back.http("POST", "/api/me/recover", {"code": ann.recovery})[0] == 200


def test_a_thief_is_told_of_no_turns_after_recovery(server: Server) -> None:
    ann = Person(server, "Ann")
    thief = copied(ann)
    assert thief.http("PUT", "/api/me/notices/webhook", {"url": "https://thief.example/"})[0] == 200
    status, me = ann.http("POST", "/api/me/recover", {"code": ann.recovery})
    assert status == 200 and me["quiet"]
    assert ann.http("GET", "/api/me/notices")[1]["webhook"] is None
    assert ann.http("PUT", "/api/me/notices/webhook", {"url": "https://thief.example/"})[0] == 200
    status, me = ann.http("POST", "/api/me/recovery", {"code": me["recovery"]})
    assert status == 200 and me["quiet"] and ann.http("GET", "/api/me/notices")[1]["webhook"] is None
    assert "quiet" not in ann.http("POST", "/api/me/recovery", {"code": me["recovery"]})[1]


def test_a_recovery_code_is_used_once_and_ends_the_rest(server: Server) -> None:
    ann = Person(server, "Ann")
    phone, thief = second(ann), copied(ann)
    open_ = thief.socket()
    assert Person(server).http("POST", "/api/me/recover", {"code": "AAAAA-BBBBB"})[0] == 404
    back = Person(server)
    typed = ann.recovery.lower().replace("-", " ")
    status, me = back.http("POST", "/api/me/recover", {"code": typed})
    assert status == 200 and me["name"] == "Ann" and me["recovery"] != ann.recovery
    assert closes(open_) == 4401
    assert [name_of(one) for one in (ann, phone, thief, back)] == [None, None, None, "Ann"]
    assert Person(server).http("POST", "/api/me/recover", {"code": ann.recovery})[0] == 404
    again = Person(server)
    assert (
        again.http("POST", "/api/me/recover", {"code": me["recovery"]})[0] == 200 and name_of(again) == "Ann"
    )


def test_a_code_for_another_device_is_used_once(server: Server) -> None:
    ann = Person(server, "Ann")
    code = ann.http("POST", "/api/me/device")[1]["code"]
    newer = ann.http("POST", "/api/me/device")[1]["code"]
    one, two = Person(server), Person(server)
    assert one.http("POST", "/api/me/recover", {"code": code})[0] == 404, "a newer one has replaced it"
    status, me = one.http("POST", "/api/me/recover", {"code": newer})
    assert status == 200 and "recovery" not in me and name_of(ann) == "Ann"
    assert two.http("POST", "/api/me/recover", {"code": newer})[0] == 404


def test_a_thief_cannot_silently_replace_the_code(tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits") as server:
        ann = Person(server, "Ann")
        aged(server, 1)
        phone, thief = second(ann), copied(ann)
        assert thief.http("POST", "/api/me/recovery", {"code": "AAAAA"})[1]["error"] == "wrong-code"
        status, waiting = thief.http("POST", "/api/me/recovery", {})
        assert status == 202 and "recovery" not in waiting
        assert phone.http("GET", "/api/me")[1]["renewal"] == waiting["renewal"], "every device is told"
        aged(server, 2)
        assert thief.http("POST", "/api/me/recovery", {})[0] == 202, "not yet"
        assert phone.http("DELETE", "/api/me/recovery")[0] == 200
        aged(server, 2)
        assert thief.http("POST", "/api/me/recovery", {})[0] == 202, "from the beginning"
        # the owner has the code all the time
        status, me = ann.http("POST", "/api/me/recovery", {"code": ann.recovery})
        assert status == 200 and me["recovery"] != ann.recovery
        assert [name_of(one) for one in (ann, phone, thief)] == ["Ann", None, None]
        assert "renewal" not in ann.http("GET", "/api/me")[1]
        # who has lost the code gets one after three days
        assert ann.http("POST", "/api/me/recovery", {})[0] == 202
        aged(server, 3)
        status, me = ann.http("POST", "/api/me/recovery", {})
        assert (
            status == 200
            and Person(server).http("POST", "/api/me/recover", {"code": me["recovery"]})[0] == 200
        )
        assert "Traceback" not in server.logged()


def test_a_newcomer_gets_the_code_again_at_once(server: Server) -> None:
    ann = Person(server, "Ann")
    status, me = ann.http("POST", "/api/me/recovery", {})
    assert status == 200 and me["recovery"] != ann.recovery and name_of(ann) == "Ann"


def test_cookies_by_tls_are_for_this_host_alone(tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits", "--proxy", "127.0.0.1") as server:
        ann = Person(server)
        status, _ = ann.http("POST", "/api/me", {"name": "Ann"}, SECURE)
        assert status == 200
        for part in ("__Host-consigliere=", "Secure", "Path=/", "HttpOnly", "SameSite=lax"):
            assert part in ann.set_cookie
        assert "Domain" not in ann.set_cookie
        assert ann.http("GET", "/api/me", headers=SECURE)[1]["name"] == "Ann"
        assert name_of(ann) is None, "it does not count without TLS"
        planted = Person(server)  # a cookie that a neighbouring name has set
        planted.cookie = ann.cookie.replace("__Host-", "")
        assert planted.http("GET", "/api/me", headers=SECURE)[1] is None
        code = {"code": ann.http("POST", "/api/me/recovery", {}, SECURE)[1]["recovery"]}
        assert ann.http("DELETE", "/api/me", code, SECURE)[0] == 200
        assert "__Host-consigliere=;" in ann.set_cookie.replace('""', "") and "Max-Age=0" in ann.set_cookie


@pytest.mark.slow
def test_sockets_at_another_process_are_closed(tmp_path: Path, postgres_url: str, redis_url: str) -> None:
    """By a hint through Redis; and by looking, where Redis cannot be reached."""
    for name, redis in (("reached", redis_url), ("unreached", "redis://127.0.0.1:1/0")):
        places = [tmp_path / f"{name}-{n}" for n in range(2)]
        for place in places:
            place.mkdir()
        with (
            Server(places[0], "--no-limits", "--redis", redis, db=postgres_url) as one,
            Server(places[1], "--no-limits", "--redis", redis, db=postgres_url) as two,
        ):
            ann = Person(one, "Ann")
            phone, thief = second(ann), copied(ann)
            phone.server = thief.server = two
            sockets = [phone.socket(), thief.socket()]
            assert ann.http("DELETE", "/api/me/sessions")[0] == 200
            assert [closes(socket) for socket in sockets] == [4401, 4401]
            assert name_of(ann) == "Ann" and name_of(thief) is None


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (None, UNKNOWN),
        ("curl/8.5", UNKNOWN),
        (PHONE["user-agent"], "Safari on iPhone"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140.0 Safari/537 Edg/140.0",
            "Edge on Windows",
        ),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140 Mobile Safari/537", "Chrome on Android"),
        ("Mozilla/5.0 (X11) Firefox/1\r\n<script>", "Firefox"),
    ],
)
def test_a_device_is_named_coarsely(agent: str | None, name: str) -> None:
    assert device(agent) == name and good_device(name) == name
