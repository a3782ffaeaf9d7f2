"""Who is connected, when the sockets of a table are on two processes: right on both, also after a kill."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from consigliere.server.hub import Hub
from consigliere.server.metrics import Metrics
from consigliere.server.presence import BELIEVED_S, Presence
from consigliere.server.store import open_store
from consigliere.server.wake import LocalWake
from tests.server.hubs import begun, run
from tests.server.live import Person, Server, Socket
from tests.server.services import postgres_url, redis_url, running_services

__all__ = ["postgres_url", "redis_url", "running_services"]


def hears(socket: Socket, here: list[int], spectators: int, seconds: float = 10) -> None:
    socket.until(
        lambda m: m["type"] == "presence" and (m["here"], m["spectators"]) == (here, spectators), seconds
    )


@pytest.fixture
def nodes(tmp_path: Path, postgres_url: str, redis_url: str) -> Iterator[list[Server]]:
    made = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        made.append(Server(tmp_path / name, "--no-limits", "--redis", redis_url, db=postgres_url).start())
    yield made
    for server in made:
        server.stop()
        assert "Traceback" not in server.logged()


@pytest.mark.slow
def test_on_two_processes(nodes: list[Server]) -> None:
    one, two = nodes
    ann, bob, eve = Person(one, "Ann"), Person(two, "Bob"), Person(one, "Eve")
    table = ann.table(game="godfather", players=2, visibility="public")["id"]
    assert bob.http("POST", f"/api/tables/{table}/seats", {})[0] == 200
    a = ann.socket()
    a.join(table)
    hears(a, [0], 0)
    b = bob.socket()
    b.join(table)  # the other process is asked who is there
    hears(b, [0, 1], 0)
    hears(a, [0, 1], 0)
    # somebody who looks on from both counts once; somebody without a name counts with each socket
    watching = [eve.socket(), Socket(Person(two)), Socket(Person(one))]
    also = Person(two)
    also.cookie = eve.cookie
    watching.append(also.socket())
    for socket in watching:
        socket.join(table)
    hears(a, [0, 1], 3)
    hears(b, [0, 1], 3)
    assert ann.http("POST", f"/api/tables/{table}/start")[0] == 200
    for socket in (a, b):
        socket.until(lambda m: m["type"] == "snapshot" and m["meta"]["status"] == "playing")
        assert [seat.get("here", False) for seat in socket.metas[table]["seats"]] == [True, True]
    watching[0].close()  # Eve is still there, at the other process
    watching[2].close()
    hears(b, [0, 1], 2)
    # one process is killed: what it said last is believed for a while, then it is forgotten
    two.kill()
    hears(a, [0], 0, BELIEVED_S + 15)
    back = Socket(Person(one))
    found = back.join(table)
    assert [seat.get("here", False) for seat in found["meta"]["seats"]] == [True, False]
    two.start()
    b.close()
    b = bob.socket()
    b.join(table)
    hears(a, [0, 1], 1)
    hears(b, [0, 1], 1)
    for socket in (*watching, a, b, back):
        socket.close()


class Between(LocalWake):
    """Two processes in one: what one announces the other hears, unless the line is cut."""

    def __init__(self) -> None:
        super().__init__()
        self.others: list[Presence] = []
        self.cut = False

    def announce(self, message: bytes) -> None:
        for other in self.others if not self.cut else []:
            other.heard(message)


class Ear:
    def __init__(self, identity: str | None) -> None:
        self.identity = identity
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)


async def pair(path: Path) -> tuple[Any, list[Hub], list[Presence], list[Between]]:
    store = open_store(f"sqlite:///{path / 'two.db'}")
    await store.open()
    hubs, wakes = [Hub(store, Metrics()) for _ in range(2)], [Between(), Between()]
    made = [Presence(hub, wake, f"node{n}") for n, (hub, wake) in enumerate(zip(hubs, wakes, strict=True))]
    wakes[0].others, wakes[1].others = [made[1]], [made[0]]
    await begun(hubs[0], [])
    return store, hubs, made, wakes


def test_said_believed_and_forgotten(tmp_path: Path) -> None:
    async def work() -> None:
        store, hubs, made, wakes = await pair(tmp_path)
        ann, bob = Ear("ann"), Ear("bob")
        await hubs[0].join("table", ann, None, None, None)
        await hubs[1].join("table", bob, None, None, None)
        lives = [hub.live["table"] for hub in hubs]
        assert [live.here() for live in lives] == [{0, 1}, {0, 1}]
        # a line that is cut: nothing more is heard, and after a while nothing is believed
        wakes[1].cut = True
        hubs[1].left("table", bob)
        assert lives[0].here() == {0, 1} and lives[1].here() == {0}
        far = next(iter(lives[0].elsewhere.values()))
        made[0].forget(far.until - 0.1)
        assert lives[0].here() == {0, 1}
        heard = len(ann.heard)
        made[0].forget(far.until + 0.1)
        assert lives[0].here() == {0} and len(ann.heard) == heard + 1 and 1 in lives[0].gone
        # what is no message of ours changes nothing
        for odd in (
            b"",
            b"[]",
            b'["node9",false,[["table",[],"x"]]]',
            b'["node0",false,[["table",["a"],1]]]',
        ):
            made[0].heard(odd)
        made[0].heard(b'["node9",false,[["nowhere",["a"],1]]]')
        assert not lives[0].elsewhere and "nowhere" not in hubs[0].live
        await store.close()

    run(work())


def test_a_process_that_never_forgets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: without forgetting, the test above would find a dead process's watchers still there."""
    monkeypatch.setattr(Presence, "forget", lambda self, at: None)
    with pytest.raises(AssertionError):
        test_said_believed_and_forgotten(tmp_path)


def test_a_process_that_says_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Presence, "say", lambda self, tables, ask=False: None)
    with pytest.raises(AssertionError):
        test_said_believed_and_forgotten(tmp_path)
