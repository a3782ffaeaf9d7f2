"""`consigliere host …` on the store of a running server: reports with their talk, bans, closed tables."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from consigliere.cli.main import main
from tests.server.live import Person, Server
from tests.server.test_sessions import closes

Said = pytest.CaptureFixture[str]


def host(server: Server, capsys: Said, *words: str) -> Any:
    assert main(["host", *words, "--db", server.db, "--json"]) == 0, capsys.readouterr()
    return json.loads(capsys.readouterr().out)


def soon(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.1)


def identity(person: Person) -> str:
    return str(person.http("GET", "/api/me")[1]["id"])


def two(ann: Person, bob: Person) -> str:
    table = str(ann.table(game="godfather", players=2, visibility="public", title="Sunday")["id"])
    assert bob.http("POST", f"/api/tables/{table}/seats", {})[0] == 200
    assert ann.http("POST", f"/api/tables/{table}/start")[0] == 200
    return table


def test_reports_with_what_was_said(server: Server, ann: Person, bob: Person, capsys: Said) -> None:
    table = two(ann, bob)
    a, b = ann.socket(), bob.socket()
    a.join(table)
    b.join(table)
    for n in range(4):
        assert b.command("say", table, text=f"before {n}")["type"] == "done"
    assert a.command("report", table, seat=1, text="Bob shouts")["type"] == "done"
    assert a.command("say", table, text="please stop")["type"] == "done"
    (found,) = host(server, capsys, "reports", "--table", f"table:{table}", "--around", "2")["reports"]
    assert (found["table"], found["title"], found["game"], found["status"]) == (
        table,
        "Sunday",
        "godfather",
        "playing",
    )
    assert found["by"] == {"id": identity(ann), "name": "Ann", "banned": None}
    assert found["about"] == {"id": identity(bob), "name": "Bob", "banned": None}
    assert found["text"] == "Bob shouts"
    assert [line["text"] for line in found["before"]] == ["before 2", "before 3"]
    assert [(line["name"], line["text"]) for line in found["after"]] == [("Ann", "please stop")]
    # the same for people to read, and who sits there
    assert main(["host", "reports", "--db", server.db]) == 0
    words = capsys.readouterr().out
    assert f"about Bob (person:{identity(bob)}): Bob shouts" in words and "Bob: before 3" in words
    address = f"https://play.example.org/#/table/{table}"
    seats = host(server, capsys, "people", "--table", address)["people"]
    assert [(one["seat"], one["name"]) for one in seats] == [(0, "Ann"), (1, "Bob")]
    assert identity(bob) in {one["id"] for one in host(server, capsys, "people", "--name", "bO")["people"]}
    a.close()
    b.close()


def test_a_ban_shuts_somebody_out_everywhere(server: Server, ann: Person, bob: Person, capsys: Said) -> None:
    playing = two(ann, bob)
    waiting = ann.table(game="chicago", players=3, visibility="public")["id"]
    assert bob.http("POST", f"/api/tables/{waiting}/seats", {})[0] == 200
    own = bob.table(game="chicago", players=3, visibility="public")["id"]
    a, b = ann.socket(), bob.socket()
    a.join(playing)
    a.join(waiting)
    b.join(playing)
    who = identity(bob)
    code = bob.http("POST", "/api/me/device")[1]["code"]
    found = host(server, capsys, "ban", f"person:{who}", "--why", "shouting")
    assert (set(found["left"]), found["closed"], found["playing"]) == ({waiting, own}, [own], [playing])
    assert closes(b) == 4423
    told = {"error": "banned", "detail": "the host of this server has banned you: shouting"}
    for method, path, data in (
        ("GET", "/api/me", None),
        ("POST", "/api/me", {}),
        ("GET", "/api/tables", None),
        ("POST", "/api/tables", {"game": "chicago"}),
        ("POST", f"/api/tables/{waiting}/seats", {}),
        ("GET", f"/api/tables/{playing}", None),
        ("POST", "/api/me/device", None),
        ("PUT", "/api/me/name", {"name": "Robert"}),
    ):
        assert bob.http(method, path, data) == (403, told), path
    for one in (bob.recovery, code):
        stranger = Person(server)
        assert stranger.http("POST", "/api/me/recover", {"code": one}) == (403, told)
        assert not stranger.cookie
    assert closes(bob.socket()) == 4423
    # the others are told without doing anything, and the game goes on
    told_of = a.until(lambda m: m.get("table") == waiting and m.get("type") == "snapshot")["meta"]
    assert (told_of["status"], told_of["seats"][1]["kind"]) == ("waiting", "empty")
    assert ann.http("GET", f"/api/tables/{own}")[1]["status"] == "closed"
    meta = ann.http("GET", f"/api/tables/{playing}")[1]
    assert meta["status"] == "playing" and meta["seats"][1]["name"] == "Bob"
    (listed,) = [one for one in host(server, capsys, "bans")["bans"] if one["id"] == who]
    assert (listed["name"], listed["why"]) == ("Bob", "shouting")
    # and back
    assert host(server, capsys, "unban", who)["was_banned"]
    assert bob.http("GET", "/api/me")[0] == 200
    again = bob.socket()
    assert again.join(playing)["meta"]["you"] == 1
    assert not host(server, capsys, "unban", who)["was_banned"]
    again.close()
    a.close()


def test_a_ban_leaves_ones_data_ones_own(server: Server, bob: Person, capsys: Said) -> None:
    host(server, capsys, "ban", identity(bob))
    assert bob.http("GET", "/api/me")[1]["detail"] == "the host of this server has banned you"
    assert bob.http("DELETE", "/api/me", {"code": bob.recovery}) == (200, {"forgotten": True})


def test_a_table_is_closed(server: Server, ann: Person, bob: Person, capsys: Said) -> None:
    table = two(ann, bob)
    a = ann.socket()
    a.join(table)
    found = host(server, capsys, "close", table)
    assert found == {"table": table, "title": "Sunday", "was": "playing"}
    assert a.until(lambda m: m.get("meta", {}).get("status") == "closed")["type"] in ("snapshot", "events")
    assert ann.http("GET", f"/api/tables/{table}")[1]["status"] == "closed"
    assert main(["host", "close", table, "--db", server.db]) == 2
    assert "over or closed" in capsys.readouterr().err
    a.close()


def test_bad_input(server: Server, tmp_path: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CONSIGLIERE_DB_URL", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    db = ("--db", server.db)
    for words, key in (
        (("ban", "person:nobody", *db), "no-such-person"),
        (("unban", "nobody", *db), "no-such-person"),
        (("ban", "a b", *db), "bad-host-id"),
        (("ban", "../x", *db), "bad-host-id"),
        (("ban", "x", "--why", "y" * 201, *db), "bad-why"),
        (("ban", "x", "--why", "y\x1b[2J", *db), "bad-why"),
        (("close", "table:nowhere", *db), "no-such-table"),
        (("close", "table:", *db), "bad-host-id"),
        (("reports", "--table", "nowhere", *db), "no-such-table"),
        (("reports", "--around", "-1", *db), "bad-around"),
        (("people", *db), "name-or-table"),
        (("people", "--name", "x", "--table", "y", *db), "name-or-table"),
        (("bans", "--db", "nowhere"), "bad-host-store"),
        (("bans", "--db", f"sqlite:///{tmp_path}/none.db"), "bad-host-store"),
        (("bans",), "bad-host-store"),
    ):
        assert main(["host", *words, "--json"]) == 2, words
        out, err = capsys.readouterr()
        assert json.loads(out)["error"] == key and err.count("\n") == 1, (words, out)
    assert list(tmp_path.iterdir()) == []
    assert main(["host"]) == 2


def test_a_store_of_another_version_is_left_alone(server: Server, tmp_path: Path, capsys: Said) -> None:
    import sqlite3

    main(["backup", server.db, str(tmp_path / "old.db")])
    with sqlite3.connect(tmp_path / "old.db") as store:
        store.execute("UPDATE alembic_version SET version_num = '0002'")
    assert main(["host", "bans", "--db", f"sqlite:///{tmp_path / 'old.db'}"]) == 2
    assert "another version" in capsys.readouterr().err
