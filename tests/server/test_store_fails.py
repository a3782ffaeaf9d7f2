"""A store that cannot write: nothing is acknowledged, nothing is told, and the table goes on when it can."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from consigliere.server.hub import Hub
from consigliere.server.metrics import Metrics
from consigliere.server.store import open_store
from consigliere.server.storing import NOT_STORED, trouble
from consigliere.server.table import Table
from tests.server.disks import disk, Hasty
from tests.server.hubs import begun, planned, run
from tests.server.live import answer, Person, Server, Socket
from tests.server.test_tables import settle

KINDS = ("limit", "full", "postgres")


def at_table(ann: Person, bob: Person) -> tuple[str, Socket, Socket]:
    """Two people and a bot."""
    made = ann.table(game="godfather", players=3, visibility="public", levels=["random"])
    table = str(made["id"])
    assert bob.http("POST", f"/api/tables/{table}/seats", {})[0] == 200
    a, b = ann.socket(), bob.socket()
    for one in (a, b):
        one.join(table)
    assert ann.http("POST", f"/api/tables/{table}/start")[0] == 200
    for one in (a, b):
        one.until(lambda m: m["type"] == "snapshot" and m["meta"]["status"] == "playing")
    return table, a, b


def asked(table: str, *sockets: Socket) -> tuple[Socket, dict[str, Any]]:
    """Who is to act, once the bot has acted."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        settle(table, *sockets)
        for one in sockets:
            question = one.question(table)
            if question is not None:
                return one, question
        time.sleep(0.05)
    raise AssertionError("the table does not go on")


def play(table: str, a: Socket, b: Socket, moves: int, rng: random.Random, on: bool = False) -> None:
    """So many moves; `on`: and further until a choice is to be made that is not sealed."""
    while moves > 0 or (on and asked(table, a, b)[1].get("sealed")):
        moves -= 1
        one, question = asked(table, a, b)
        done = one.command("do", table, decision=question["decision"], **answer(question, rng))
        assert done["type"] == "done", done


def becomes(person: Person, status: int, body: dict[str, bool]) -> None:
    """The store is tried once a second."""
    end = time.monotonic() + 120
    while (found := person.http("GET", "/api/health/ready")) != (status, body):
        assert time.monotonic() < end, found
        time.sleep(0.1)


def flow(server: Server, store: Any) -> None:
    """Play, let the store fail, try, mend it, go on; then the process is killed and its log looked at."""
    rng = random.Random(5)
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table, a, b = at_table(ann, bob)
    play(table, a, b, 6, rng, on=True)
    one, question = asked(table, a, b)
    other = b if one is a else a
    becomes(ann, 200, {"well": True})
    seq, seen = one.seq[table], other.seq[table]
    chosen = answer(question, rng)

    store.fail(server)
    for _ in range(2):
        refused = one.command("do", table, "again", decision=question["decision"], **chosen)
        assert (refused["type"], refused.get("detail")) == ("error", NOT_STORED), refused
    settle(table, other)
    assert (one.seq[table], other.seq[table]) == (seq, seen), "something was told that is not on disk"
    assert ann.http("POST", "/api/tables", {"game": "chicago", "players": 2}) == (
        503,
        {"error": "not-stored", "detail": NOT_STORED},
    )
    assert ann.http("GET", "/api/health/live") == (200, {"live": True})
    becomes(ann, 503, {"well": False})
    assert ann.http("GET", f"/api/tables/{table}")[0] == (200 if store.reads else 503)

    store.mend(server)
    for _ in range(20):
        done = one.command("do", table, "again", decision=question["decision"], **chosen)
        if done["type"] == "done":
            break
    assert done["type"] == "done" and done["seq"] == seq + 1, done
    other.until(lambda m: m["type"] == "events" and m["seq"] > seen)
    play(table, a, b, 12, rng)
    settle(table, a, b)
    told = a.seq[table]
    a.close()
    b.close()
    server.kill()
    server.start()
    becomes(ann, 200, {"well": True})
    back = ann.socket()
    assert back.join(table)["seq"] >= told
    back.close()


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_store_that_fails_for_a_while(tmp_path: Path, kind: str) -> None:
    logs = tmp_path / "logs"
    logs.mkdir()
    with disk(kind, tmp_path / "store") as store, Server(logs, "--no-limits", db=store.url) as server:
        flow(server, store)
        assert "Traceback" not in server.logged()


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_hasty_server_is_found_out(tmp_path: Path, kind: str) -> None:
    """Planted: it acknowledges first, and tells, and then writes what it can."""
    logs = tmp_path / "logs"
    logs.mkdir()
    with disk(kind, tmp_path / "store") as store, Hasty(logs, "--no-limits", db=store.url) as server:
        with pytest.raises(AssertionError):
            flow(server, store)
        server.kill()


class Ear:
    identity: str | None = "bob"

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)


def in_doubt(path: Path) -> int:
    """A store that writes and then loses its connection: how much somebody who watches is told of it."""
    told = 0
    monkey = pytest.MonkeyPatch()

    async def work() -> None:
        nonlocal told
        store = open_store(f"sqlite:///{path / 'doubt.db'}")
        await store.open()
        hub = Hub(store, Metrics())
        table = await begun(hub, [])
        assert table.game is not None
        seat = table.game.seat
        who = ("ann", "bob")[seat]
        ear = Ear()
        await hub.join("table", ear, None, None, None)
        plan = planned(who, table.decision(seat) or "", table.game.legal_for(seat).indices[0])
        append = store.append

        async def lost(*args: Any) -> None:
            await append(*args)
            raise ConnectionError

        monkey.setattr(store, "append", lost)
        with pytest.raises(ConnectionError):
            await hub.command("table", who, "k", plan)
        monkey.undo()
        before = len(ear.heard)
        first, refusal, after = await hub.command("table", who, "k", plan)
        assert refusal is None and first == after.seq == table.seq + 1
        assert len(await store.read("table")) == after.seq
        told = len(ear.heard) - before
        await store.close()

    run(work())
    return told


def test_what_was_written_in_doubt_is_told_once(tmp_path: Path) -> None:
    assert in_doubt(tmp_path) == 1


def test_a_hub_that_forgets_what_was_in_doubt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the fold is made anew, and nobody hears of what is new in it."""
    monkeypatch.setattr(Hub, "_caught_up", lambda self, live, table: None)
    assert in_doubt(tmp_path) == 0


def test_whose_fault_it_is(tmp_path: Path) -> None:
    """A missing column, a broken key or our own mistake is no failing store."""
    from sqlalchemy import exc

    assert trouble(OSError("disk full")) and trouble(exc.OperationalError("", {}, Exception()))
    assert not trouble(exc.IntegrityError("", {}, Exception()))
    assert not trouble(KeyError("x")) and not trouble(None) and not trouble(asyncio.CancelledError())
    assert not trouble(AttributeError(Table.__name__))
