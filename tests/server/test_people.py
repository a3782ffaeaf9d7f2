"""Guests: names, cookies, being forgotten; limits; nothing secret in the log. Sessions: test_sessions.py."""

from pathlib import Path

import pytest

from tests.server.live import Person, Server


def test_a_guest_with_a_cookie(server: Server) -> None:
    ann = Person(server, "Ann")
    for part in ("HttpOnly", "SameSite=lax", "Path=/"):
        assert part in ann.set_cookie
    status, me = ann.http("GET", "/api/me")
    assert status == 200 and me.keys() == {"id", "name"} and me["name"] == "Ann"
    nobody = Person(server)
    assert nobody.http("GET", "/api/me") == (200, None)
    assert nobody.http("GET", "/api/me/statistics")[0] == 401
    forged = Person(server)
    name, _, token = ann.cookie.partition("=")
    made_up = ("", "é", "~", f"{token}x", token[:-1], f"{me['id']}.{'0' * 64}", "~".join("ab" * 99), me["id"])
    for cookie in (f"{name}={value}" for value in made_up):
        forged.cookie = cookie.encode("utf-8").decode("latin-1")
        assert forged.http("GET", "/api/me") == (200, None)


def test_being_forgotten(server: Server) -> None:
    ann, bob = Person(server, "Annabella"), Person(server, "Bob")
    made = bob.table(game="godfather", players=2, visibility="public")
    assert ann.http("POST", f"/api/tables/{made['id']}/seats", {})[0] == 200
    assert bob.http("POST", f"/api/tables/{made['id']}/start")[0] == 200
    talking = ann.socket()
    talking.join(made["id"])
    assert talking.command("say", made["id"], text="my address is secret")["type"] == "done"
    talking.close()
    waiting = ann.table(game="chicago", players=2, visibility="public")
    socket = bob.socket()
    socket.join(made["id"], words="en")
    assert ann.http("DELETE", "/api/me", {"code": ann.recovery}) == (200, {"forgotten": True})
    assert ann.http("GET", "/api/me")[1] is None
    status, meta = bob.http("GET", f"/api/tables/{made['id']}")
    assert status == 200 and meta["seats"][1]["resigned"]
    assert "Annabella" not in str(meta)
    assert bob.http("GET", f"/api/tables/{waiting['id']}")[1]["status"] == "closed"
    fresh = bob.socket()
    told = str(fresh.join(made["id"], words="en"))
    assert "Annabella" not in told and "address" not in told and "'said'" in told
    assert socket.asked(made["id"]) is not None  # the game goes on
    for one in (socket, fresh):
        one.close()


@pytest.mark.slow
def test_limits_for_each_identity_and_address(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann = Person(server, "Ann")
        socket = ann.socket()
        for n in range(120):
            socket.send(type="ping", id=f"p{n}")
        answers = [socket.receive() for _ in range(61)]
        assert answers[-1]["type"] == "error" or any(a.get("error") == "too-fast" for a in answers)
        socket.close()
        statuses = {Person(server).http("POST", "/api/me/recover", {"code": "X"})[0] for _ in range(15)}
        assert statuses == {404, 429}
        made = [ann.http("POST", "/api/tables", {"game": "chicago", "players": 2})[0] for _ in range(25)]
        assert made[0] == 201 and made[-1] == 429
        no_table = "x" * 500_000
        wrong = [ann.http("POST", path, no_table) for path in ("/api/tables", "/api/journals")]
        assert [status for status, _ in wrong] == [429, 429]  # without a look at the body
        logged = server.logged()
        assert ann.cookie.partition("=")[2] not in logged and ann.recovery not in logged


def test_health_and_metrics(server: Server, ann: Person) -> None:
    assert ann.http("GET", "/api/health") == (200, {"well": True})
    status, text = ann.http("GET", "/api/metrics")
    assert status == 200 and "consigliere_commands_total" in text and "Ann" not in text
    status, schema = ann.http("GET", "/api/schema/openapi.json")
    assert status == 200 and "/api/tables/{id}/seats" in schema["paths"]
