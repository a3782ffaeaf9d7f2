"""Sockets that do not read, or send without end: what is held for them has a bound, in bytes."""

import asyncio
import base64
import json
import re
import socket
import time
import urllib.request
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import urlsplit

from consigliere.server import messages as m
from consigliere.server.limits import Rate
from consigliere.server.outbox import Budget, MOST_BYTES, MOST_MESSAGES, Outbox
from consigliere.server.pacing import Pace, PIECE
from tests.server.live import Person, Server
from tests.server.padding import padded

MASK = bytes(4)


def told(table: str, size: int, whole: bool) -> m.Written:
    out = m.Written(b"x" * size)
    out.table, out.whole = table, whole
    return out


def test_a_newer_picture_replaces_what_still_waits() -> None:
    async def work() -> None:
        budget = Budget()
        out = Outbox(budget, "here")
        answer = m.Written(b"done")
        for message in (told("a", 900, True), answer, told("a", 50, False), told("b", 70, True)):
            assert out.put(message)
        for _ in range(1000):
            assert out.put(told("a", 1000, True))
        assert out.bytes == 4 + 70 + 1000 == budget.held["here"] and len(out.waiting) == 3
        assert [await out.get() for _ in range(3)] == [b"done", b"x" * 70, b"x" * 1000]
        assert out.bytes == 1000  # the last one is on its way
        out.close()
        assert out.bytes == 0 and budget.held == {} and not out.put(answer) and await out.get() is None

    asyncio.run(work())


def test_bytes_are_counted_for_socket_and_address() -> None:
    budget = Budget(most=250)
    one, other, elsewhere = (Outbox(budget, at, most=200) for at in ("here", "here", "there"))
    assert one.put(b"x" * 200) and not one.put(b"x")
    assert other.put(b"x" * 50) and not other.put(b"x") and elsewhere.put(b"x" * 200)
    one.close()
    assert other.put(b"x" * 100) and budget.held == {"here": 150, "there": 200}
    many = Outbox(Budget(), "here")
    assert all(many.put(b"x") for _ in range(MOST_MESSAGES)) and not many.put(b"x")


def test_frames_have_a_pace() -> None:
    at = 0.0
    pace = Pace(Rate(10, 30), lambda: at)
    assert pace.took(30) == 0 and pace.took(5) == 0.5
    at = 0.5
    assert pace.took(0) == 0
    at = 100.0
    assert pace.took(30) == 0 and pace.took(1) > 0


def raw(server: Server, cookie: str = "") -> socket.socket:
    """A socket as bytes, with a small buffer for what it does not read."""
    at = urlsplit(server.url)
    assert at.hostname is not None and at.port is not None
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.settimeout(30)
    made.connect((at.hostname, at.port))
    key = base64.b64encode(b"0123456789abcdef").decode()
    lines = ["GET /ws HTTP/1.1", f"host: {at.netloc}", "upgrade: websocket", "connection: Upgrade"]
    lines += [f"sec-websocket-key: {key}", "sec-websocket-version: 13"]
    lines += [f"cookie: {cookie}"] if cookie else []
    made.sendall("\r\n".join([*lines, "", ""]).encode())
    assert b" 101" in made.recv(12)
    return made


def frame(message: dict[str, object]) -> bytes:
    text = json.dumps(message).encode()
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text)]) + MASK + text


def held(server: Server) -> int:
    with urllib.request.urlopen(f"{server.url}/api/metrics", timeout=30) as answer:
        found = re.search(r"^consigliere_socket_bytes (\S+)", answer.read().decode(), re.M)
    assert found is not None
    return int(float(found[1]))


def memory(server: Server) -> int:
    """Bytes of the server's process."""
    assert server.process is not None
    with open(f"/proc/{server.process.pid}/statm") as file:
        return int(file.read().split()[1]) * 4096


def test_who_joins_again_and_again_and_does_not_read(server: Server) -> None:
    """Four sockets, a padded game, the limits of rates off: the bytes that wait are bounded all the same."""
    ann = Person(server, "Ann")
    journal = padded("godfather", 1200).journal.to_json()
    status, made = ann.http("POST", "/api/journals", {"journal": journal})
    assert status == 201, made
    join = frame({"type": "join", "table": made["id"]})
    first = ann.socket()
    size = len(json.dumps(first.join(made["id"]))) + 1
    first.close()
    before, most = memory(server), 0
    with ExitStack() as open_:
        sockets = [open_.enter_context(raw(server, ann.cookie)) for _ in range(4)]
        for _ in range(40):
            for one in sockets:
                one.settimeout(0.05)
                with suppress(OSError):  # not read any more, or let go
                    one.sendall(join * 4)
            most = max(most, held(server))
        grown = memory(server) - before
        assert most <= 4 * MOST_BYTES and most < 4 * 3 * size, (most, size)
        assert grown < 60 << 20, grown
    print(f"bytes of one picture {size}; held for one socket at most {most // 4}; process grew by {grown}")
    end = time.monotonic() + 60
    while held(server) and time.monotonic() < end:
        time.sleep(0.2)
    assert held(server) == 0


def test_pings_have_the_pace_of_other_frames(tmp_path: Path) -> None:
    """Sixty thousand empty pings at once: a few hundred are read, and their sender waits."""
    ping = b"\x89\x80" + MASK
    with Server(tmp_path) as server, raw(server) as flooding:
        before = memory(server)
        flooding.setblocking(False)
        sent = 0
        begun = time.monotonic()
        head = b""
        while time.monotonic() - begun < 3:
            try:
                sent += flooding.send(ping * 1000)
            except BlockingIOError:
                time.sleep(0.01)
            try:
                head += flooding.recv(65536)
            except BlockingIOError:
                continue
        answered = head.count(b"\x8a\x00")
        lasted = time.monotonic() - begun
        print(f"pings sent {sent // 6}, answered {answered} in {lasted:.1f} s")
        assert 100 < answered < 240 + 40 * lasted + 2 * PIECE / 6
        assert memory(server) - before < 30 << 20
        calm = Person(server, "Calm").socket()
        calm.send(type="ping", id="a")
        assert calm.kind("pong")["id"] == "a"
        calm.close()


def test_pings_of_who_does_not_read_are_not_answered_without_end(server: Server) -> None:
    ping = b"\x89\xfd" + MASK + b"x" * 125
    before = memory(server)
    with raw(server) as deaf:
        deaf.settimeout(0.2)
        for _ in range(400):
            try:
                deaf.sendall(ping * 80)
            except OSError:
                break
        grown = memory(server) - before
    print(f"process grew by {grown}")
    assert grown < 20 << 20
