"""Bad frames are answered with an error, and harm neither the socket nor anybody else; large ones end it."""

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.live import Person, Server, Socket

BAD: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{}",
    "nonsense",
    '{"type": "fly"}',
    '{"type": 7}',
    '{"type": "ping"}',
    '{"type": "ping", "id": null}',
    '{"type": "ping", "id": "x", "more": 1}',
    '{"type": "ping", "id": "' + "x" * 65 + '"}',
    '{"type": "join", "table": "../../etc"}',
    '{"type": "join", "table": "x", "since": -1}',
    '{"type": "join", "table": "x", "since": 1e999}',
    '{"type": "join", "table": "x", "since": 99999999999999999999999999}',
    '{"type": "do", "table": "x", "command": "c", "decision": "1.0", "actions": []}',
    '{"type": "do", "table": "x", "command": "c", "decision": "1.0", "actions": [NaN]}',
    '{"type": "do", "table": "x", "command": "c", "decision": "1.0", "actions": [[["pass"]]]}',
    '{"type": "do", "table": "x", "command": "a b", "decision": "1.0", "actions": ["pass"]}',
    '{"type": "say", "table": "x", "command": "c", "text": "' + "x" * 301 + '"}',
    "[" * 4000,
    '{"a":' * 1000,
    b"\x00\x01\x02",
    b"\xff\xfe\xfd",
    b'{"type": "ping", "id": "\xc3"}',
]


def alive(socket: Socket) -> None:
    socket.send(type="ping", id="still-here")
    assert socket.until(lambda m: m["type"] == "pong")["id"] == "still-here"


@pytest.mark.parametrize("frame", BAD, ids=range(len(BAD)))
def test_bad_frames_are_answered(ann: Person, frame: str | bytes) -> None:
    socket = ann.socket()
    socket.socket.send(frame)
    answered = socket.receive()
    assert (answered["type"], answered["error"]) == ("error", "bad-frame"), answered
    assert len(answered["detail"]) <= 200
    alive(socket)
    socket.close()


def test_a_good_message_may_come_as_bytes(ann: Person) -> None:
    socket = ann.socket()
    socket.socket.send(b'{"type": "ping", "id": "bytes"}')
    assert socket.receive() == {"type": "pong", "id": "bytes"}
    socket.close()


def test_a_frame_over_8_kib_ends_the_socket_and_no_other(ann: Person, bob: Person) -> None:
    big, other = ann.socket(), bob.socket()
    with pytest.raises(ConnectionClosed) as closed:
        big.socket.send(json.dumps({"type": "ping", "id": "x" * 9000}))
        big.receive()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    alive(other)
    for one in (big, other):
        one.close()


def test_tables_that_are_not_joined_or_not_there(ann: Person) -> None:
    socket = ann.socket()
    answered = socket.join("nowhere")
    assert (answered["type"], answered["error"]) == ("error", "no-such-table")
    table = ann.table(game="godfather", players=2)["id"]
    answered = socket.command("say", table, text="hello")
    assert answered["error"] == "not-joined"
    alive(socket)
    socket.close()


def test_sockets_and_changes_from_other_pages_are_refused(server: Server, ann: Person) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Socket(ann, origin="https://elsewhere.example")
    assert refused.value.response.status_code == 403
    Socket(ann, origin=server.url).close()
    headers = {"origin": "https://elsewhere.example"}
    status, body = ann.http("PUT", "/api/me/name", {"name": "Mallory"}, headers)
    assert (status, body["error"]) == (403, "wrong-origin")
    for scheme in ("https", "ftp", "ws", ""):  # our own name, but no page of ours comes so
        other = f"{scheme}://127.0.0.1:{server.port}"
        assert ann.http("PUT", "/api/me/name", {"name": "Mallory"}, {"origin": other})[0] == 403, other
        with pytest.raises(InvalidStatus):
            Socket(ann, origin=other)
    assert ann.http("PUT", "/api/me/name", {"name": "Anna"}, {"origin": server.url})[0] == 200
    status, _ = ann.http("PUT", "/api/me/name", {"name": "Eve"}, {"sec-fetch-site": "cross-site"})
    assert status == 403


@pytest.mark.parametrize(
    ("method", "path", "data"),
    [
        ("POST", "/api/tables", None),
        ("POST", "/api/tables", []),
        ("POST", "/api/tables", {"game": "chess"}),
        ("POST", "/api/tables", {"game": "chicago", "players": 9}),
        ("POST", "/api/tables", {"game": "chicago", "options": {"flying": True}}),
        ("POST", "/api/tables", {"game": "godfather", "options": {"even-places": True}}),
        ("POST", "/api/tables", {"game": "chicago", "packs": [{"../x.toml": ""}]}),
        ("POST", "/api/tables", {"game": "chicago", "packs": [{"pack.toml": "not = [toml"}]}),
        ("POST", "/api/tables", {"game": "chicago", "players": 2, "levels": ["easy", "easy"]}),
        ("POST", "/api/tables", {"game": "chicago", "title": "\u0000"}),
        ("POST", "/api/me", {"name": 7}),
        ("PUT", "/api/me/name", {"name": ""}),
        ("PUT", "/api/me/name", {"name": "x" * 21}),
        ("GET", "/api/tables?before=x", None),
    ],
)
def test_bad_requests_are_named(ann: Person, method: str, path: str, data: Any) -> None:
    status, body = ann.http(method, path, data)
    assert status == 400 and body["error"] and body["detail"], (status, body)


def test_unknown_addresses(ann: Person) -> None:
    for path in ("/api/nothing", "/api/tables/none", "/api/invites/none", "/../secret", "/nothing.html"):
        status, _ = ann.http("GET", path)
        assert status == 404, path
    assert ann.http("PATCH", "/api/tables")[0] == 405
