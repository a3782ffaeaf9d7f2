"""Two server processes on PostgreSQL and Redis: the sockets of one table on both, either may die."""

import random
from pathlib import Path

import pytest

from tests.server.live import answer, Person, Server
from tests.server.services import postgres_url, redis_url, running_services  # noqa: F401
from tests.server.test_tables import settle


@pytest.mark.slow
def test_one_table_on_two_processes(tmp_path: Path, postgres_url: str, redis_url: str) -> None:  # noqa: F811
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    more = ("--no-limits", "--redis", redis_url)
    servers = [Server(folder, *more, db=postgres_url).start() for folder in folders]
    ann = Person(servers[0], "Ann")
    bob = Person(servers[1], "Bob")
    made = ann.table(game="godfather", players=3, visibility="public", levels=["random"])
    table = made["id"]
    assert bob.http("POST", f"/api/tables/{table}/seats", {})[1]["you"] == 2
    sockets = [ann.socket(), bob.socket()]
    for one in sockets:
        one.join(table)
    assert ann.http("POST", f"/api/tables/{table}/start")[0] == 200
    rng = random.Random(3)
    for one in sockets:
        one.until(lambda m: m["type"] == "snapshot" and m["meta"]["status"] == "playing", 20)
    moves = 0
    while any(one.metas[table]["status"] == "playing" for one in sockets):
        if moves == 25:
            servers[1].kill()
            servers[1].start()
            sockets[1].close()
            sockets[1] = bob.socket()
            sockets[1].join(table)
            moves += 1
        for one in sockets:
            settle(table, one)
            question = one.question(table)
            if question is not None:
                done = one.command("do", table, decision=question["decision"], **answer(question, rng))
                assert done["type"] == "done", done
                moves += 1
    results = [one.metas[table]["result"] for one in sockets]
    assert results[0] == results[1] and results[0]["reason"] == "played" and moves > 30
    for one in sockets:
        one.close()
    for server in servers:
        server.stop()
        assert "Traceback" not in server.logged()
