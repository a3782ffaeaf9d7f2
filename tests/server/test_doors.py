"""Connections that are begun and not gone on with, held in numbers, or not read: they alone are let go."""

import asyncio
import resource
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any

import h11
import pytest
import uvicorn
from websockets.sync.client import connect

from consigliere.server import doors as module
from consigliere.server.doors import BODY, CLOSING, Door, Doors, HEAD, SENDING
from consigliere.server.limits import LARGEST_BODY
from consigliere.server.running import config, listening
from tests.server.live import Person, Server

SHORT = {HEAD: 0.3, BODY: 0.3, SENDING: 0.3, CLOSING: 0.3}
HALVES = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: x\r\n",
    "half a body": b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    "a second request": b"GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHo",
    "reads nothing": b"GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
}
LARGE = b"x" * (64 << 20)  # more than the buffers of any machine


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Reads what it is sent and answers; a socket says what it hears."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": event["text"]})
    elif scope["type"] == "http":
        while scope["path"] != "/at-once":
            event = await receive()
            if event["type"] == "http.disconnect":
                return
            if not event["more_body"]:
                break
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": LARGE if scope["path"] == "/large" else b"well"})


@contextmanager
def serving(doors: Doors) -> Iterator[int]:
    sock = listening("127.0.0.1", 0)
    settings = config(app, (), doors)
    settings.lifespan = "off"
    server = uvicorn.Server(settings)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [sock]})
    thread.start()
    try:
        until(lambda: server.started)
        yield sock.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(20)
        sock.close()


def until(wanted: Callable[[], object], seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)


def open_at(port: int, data: bytes) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", port), 30)
    made.sendall(data)
    return made


def closed(connection: socket.socket) -> bool:
    """Whether the other side has let go, whatever it said before."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionError:
        return True
    return True


def opened(doors: Doors, count: int) -> bool:
    return len(doors.open) == count


def answered(port: int) -> bytes:
    with open_at(port, b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n") as fine:
        return fine.recv(64)


@pytest.mark.slow
@pytest.mark.parametrize("half", HALVES)
def test_who_does_not_go_on_is_let_go(half: str) -> None:
    doors = Doors(patience=SHORT, between=0.1)
    with serving(doors) as port, open_at(port, HALVES[half]) as connection:
        until(lambda: doors.open)
        until(lambda: not doors.open)
        assert not doors.of_one
        assert closed(connection)
        assert answered(port).startswith(b"HTTP/1.1 200")


def test_without_the_doors_nobody_is_let_go() -> None:
    """Planted: uvicorn's own protocol, which waits for ever."""
    doors = Doors(patience={}, between=0.1)
    with serving(doors) as port, open_at(port, HALVES["half a head"]) as connection:
        until(lambda: doors.open)
        connection.settimeout(1.5)
        with pytest.raises(TimeoutError):
            connection.recv(1)


def test_a_socket_outlives_all_that() -> None:
    doors = Doors(patience=SHORT, between=0.1, most_of_one=1)
    with serving(doors) as port:
        with connect(f"ws://127.0.0.1:{port}/ws") as one, connect(f"ws://127.0.0.1:{port}/ws") as two:
            time.sleep(1)
            for socket_ in (one, two):
                socket_.send("still here")
                assert socket_.recv(10) == "still here"
            assert len(doors.open) == 2 and not doors.of_one
        until(lambda: not doors.open)


def test_an_address_has_so_many() -> None:
    doors = Doors(most_of_one=3)
    counted: list[str] = []
    doors.refused = counted.append
    with serving(doors) as port, ExitStack() as held:
        for _ in range(3):
            held.enter_context(open_at(port, b"GET"))
        until(lambda: len(doors.open) == 3)
        assert answered(port).startswith(b"HTTP/1.1 429")
        assert counted == ["connections-address"]
        with socket.socket() as other:
            other.bind(("127.0.0.2", 0))
            other.connect(("127.0.0.1", port))
            other.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert other.recv(12) == b"HTTP/1.1 200"


def test_a_proxy_speaks_for_many() -> None:
    doors = Doors(["127.0.0.0/8", "::1"], most_of_one=1)
    assert doors.trusted("127.0.0.9") and doors.trusted("::1") and not doors.trusted("10.0.0.1")
    assert not doors.trusted("unknown")
    with serving(doors) as port, open_at(port, b"GET"):
        until(lambda: doors.open)
        assert answered(port).startswith(b"HTTP/1.1 200")


def test_who_dawdles_longest_makes_room() -> None:
    doors = Doors(most=4)
    with serving(doors) as port, ExitStack() as held:
        first = held.enter_context(open_at(port, b"GET"))
        until(lambda: len(doors.open) == 1)
        for n in range(3):
            held.enter_context(open_at(port, b"GET"))
            until(partial(opened, doors, n + 2))
        assert answered(port).startswith(b"HTTP/1.1 200")
        assert closed(first)


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What h11 has made of all that came."""
    found: list[object] = []
    told = h11.Connection.next_event

    def noted(self: h11.Connection) -> Any:
        found.append(told(self))
        return found[-1]

    monkeypatch.setattr(h11.Connection, "next_event", noted)
    return found


def everything(port: int, data: bytes) -> bytes:
    """All that is answered; the other side may be gone before it has read all."""
    heard = b""
    with open_at(port, b"") as connection:
        with suppress(ConnectionError):
            connection.sendall(data)
        with suppress(ConnectionError):
            while more := connection.recv(65536):
                heard += more
    return heard


CHUNKED = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
ONCE = b"GET / HTTP/1.1\r\nHost: x\r\n"


def test_a_body_in_chunks_is_not_parsed(parsed: list[object]) -> None:
    """h11 takes its time for each, and gives way to nobody."""
    doors, counted = Doors(), list[str]()
    doors.refused = counted.append
    with serving(doors) as port:
        assert everything(port, CHUNKED + b"1\r\nA\r\n" * 500_000).startswith(b"HTTP/1.1 411 ")
        until(lambda: not doors.open)
        assert counted == ["chunked"] and len(parsed) == 1
        assert answered(port).startswith(b"HTTP/1.1 200")


def test_without_the_refusal_every_chunk_is_parsed(
    parsed: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: h11 as it is."""
    monkeypatch.setattr(module, "Reader", lambda: h11.Connection(h11.SERVER))
    with serving(Doors()) as port:
        sent = CHUNKED.replace(b"Host", b"Connection: close\r\nHost") + b"1\r\nA\r\n" * 1000
        assert everything(port, sent + b"0\r\n\r\n").startswith(b"HTTP/1.1 200 ")
        assert len(parsed) > 1000


@pytest.mark.parametrize(
    "head", [ONCE + b"a:\r\n" * 15_000, ONCE + b"a:\n" * 101, ONCE + b"a: " + b"b" * 17_000]
)
def test_a_head_of_too_much_is_not_parsed(parsed: list[object], head: bytes) -> None:
    doors, counted = Doors(), list[str]()
    doors.refused = counted.append
    with serving(doors) as port:
        assert everything(port, head + b"\r\n\r\n").startswith(b"HTTP/1.1 431 ")
        until(lambda: not doors.open)
        assert counted == ["head"] and not [one for one in parsed if isinstance(one, h11.Request)]
        second = everything(port, ONCE + b"\r\n" + head + b"\r\n\r\n")
        assert second.startswith(b"HTTP/1.1 200 ") and b"HTTP/1.1 431 " in second
        assert counted == ["head"] * 2 and sum(isinstance(one, h11.Request) for one in parsed) == 1


def test_a_large_head_is_read_however_it_comes() -> None:
    head = ONCE + b"Connection: close\r\n" + b"a: %s\r\n" % (b"b" * 100) * 90 + b"\r\n"
    with serving(Doors()) as port, open_at(port, b"") as slow:
        assert everything(port, head).startswith(b"HTTP/1.1 200 ")
        for at in range(0, len(head), 1000):
            slow.sendall(head[at : at + 1000])
            time.sleep(0.01)
        assert slow.recv(12) == b"HTTP/1.1 200"


def test_a_body_that_nobody_wants_is_read_for_so_long() -> None:
    """It was answered at once: an honest body may come to its end, an endless one may not."""
    doors, counted = Doors(), list[str]()
    doors.refused = counted.append
    asked = b"POST /at-once HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n"
    with serving(doors) as port:
        last = ONCE + b"Connection: close\r\n\r\n"
        honest = everything(port, asked % LARGEST_BODY + b"x" * LARGEST_BODY + last)
        assert honest.count(b"HTTP/1.1 200 ") == 2 and not counted
        with open_at(port, asked % (1 << 40)) as endless, suppress(ConnectionError):
            assert endless.recv(12) == b"HTTP/1.1 200"
            for _ in range(200):
                endless.sendall(b"x" * LARGEST_BODY)
        until(lambda: not doors.open)
        assert counted == ["unread"]


class Busy(Door):
    """A connection whose request is being answered."""

    def __init__(self) -> None:
        self.address = "x"

    def stage(self) -> tuple[str, int]:
        return module.SERVED, 0


def test_nobody_who_is_served_makes_room() -> None:
    async def work() -> None:
        doors = Doors(most=2)
        assert [doors.enter(Busy()) for _ in range(3)] == [True, True, False]
        assert doors.looking is not None
        doors.looking.cancel()

    asyncio.run(work())


def test_room_is_left_for_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    for limit, most in ((256, 128), (1024, 896), (100, 50), (20, 16), (resource.RLIM_INFINITY, 1 << 20)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, limit=limit: (limit, limit))
        assert module.handles() == most


class Small(Server):
    """With few file handles."""

    words = ("tests.server.small", "256", "serve")


@pytest.mark.slow
def test_three_hundred_half_open_connections_shut_nobody_out(tmp_path: Path) -> None:
    with Small(tmp_path) as server, ExitStack() as held:
        for n in range(300):
            made = socket.socket()
            held.enter_context(made)
            made.bind((f"127.0.0.{2 + n % 5}", 0))
            made.connect(("127.0.0.1", server.port))
            made.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        ann = Person(server, "Ann")
        assert ann.http("GET", "/api/health/ready") == (200, {"well": True})
        table = ann.table(game="chicago", players=2, levels=["random"])["id"]
        talk = ann.socket()
        assert talk.join(table)["type"] == "snapshot"
        talk.close()
    assert "Too many open files" not in server.logged()
