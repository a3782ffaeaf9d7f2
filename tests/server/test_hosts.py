"""Under which names a server is reached: forged ones get nothing, neither counters nor anything else."""

import http.client
import json
import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from consigliere.cli.main import main
from consigliere.server import guard
from consigliere.server.hosts import allowed, good_host, plain
from tests.server.live import Server

EVIL = "evil.example"


def asked(server: Server, host: str, path: str = "/api/house", **headers: str) -> int:
    """The status of an answer to who says this name."""
    link = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    method = headers.pop("method", "GET")
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    link.request(method, path, "{}" if method == "POST" else None, {"host": host, **sent})
    answer = link.getresponse()
    answer.read()
    link.close()
    return answer.status


def test_a_forged_name_gets_nothing(server: Server) -> None:
    here = f"127.0.0.1:{server.port}"
    for path in ("/", "/api/house", "/api/me", "/api/tables", "/api/schema/openapi.json"):
        assert (asked(server, here, path), asked(server, EVIL, path)) == (200, 421), path
    assert (asked(server, here, "/api/metrics"), asked(server, EVIL, "/api/metrics")) == (200, 404)
    # a page whose name was pointed at this machine: its origin and its host agree
    json_ = {"content_type": "application/json", "method": "POST"}
    assert asked(server, here, "/api/me", origin=f"http://{here}", **json_) == 200
    assert asked(server, EVIL, "/api/me", origin=f"http://{EVIL}", **json_) == 421
    assert (
        asked(server, f"{EVIL}:{server.port}", "/api/me", origin=f"http://{EVIL}:{server.port}", **json_)
        == 421
    )
    for name in ("localhost", f"LOCALHOST:{server.port}", socket.gethostname(), "[::1]", "192.168.1.20"):
        assert asked(server, name) == 200, name
    assert asked(server, EVIL, "/api/health/live") == 200, "it tells nothing"


def test_a_socket_under_a_forged_name(server: Server) -> None:
    for host, status in ((EVIL, 403), (f"127.0.0.1:{server.port}", None)):
        link = socket.create_connection(("127.0.0.1", server.port), timeout=30)
        try:
            with connect(f"ws://{host}/ws", sock=link, origin=Origin(f"http://{host}")) as opened:
                opened.send(json.dumps({"type": "ping", "id": "p"}))
                assert status is None and json.loads(opened.recv(30))["type"] == "pong"
        except InvalidStatus as refused:
            assert refused.response.status_code == status
        finally:
            link.close()


def test_what_the_check_of_the_name_is_for() -> None:
    """Without it the origin of a page that was pointed at this machine is taken for our own."""
    headers = [(b"host", EVIL.encode()), (b"origin", f"http://{EVIL}".encode())]
    scope = {"headers": headers}
    assert guard.own_page(scope, ()) and not good_host(scope, allowed((), None))


@pytest.mark.slow
def test_names_a_host_allows(tmp_path: Path) -> None:
    more = ("--allowed-host", "Play.example.org", "--home", "https://own.example:8443")
    with Server(tmp_path, *more) as server:
        for name in ("play.example.org", "PLAY.EXAMPLE.ORG.:8765", "own.example", "127.0.0.1"):
            assert asked(server, name) == 200, name
        for name in (EVIL, "example.org", "sub.play.example.org", "play.example.org.evil.example", ""):
            assert asked(server, name) == 421, name


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("a.example", "a.example"),
        ("A.example.:81", "a.example"),
        ("[2001:DB8::1]:81", "2001:db8::1"),
        ("", None),
        (":81", None),
        ("a.example:x", None),
        ("localhost@evil.example", None),
        ("localhost/evil", None),
        ("localhost#evil", None),
        ("localhost?x", None),
        ("[::1", None),
    ],
)
def test_the_name_in_a_header(header: str, name: str | None) -> None:
    assert plain(header) == name


def test_which_names_are_good() -> None:
    names = allowed(["One.example."], "https://two.example:81")
    assert {"one.example", "two.example", "localhost", socket.gethostname().lower()} <= names

    def good(*hosts: str) -> bool:
        return good_host({"headers": [(b"host", host.encode()) for host in hosts]}, names)

    assert good() and good("one.example") and not good("localhost", "evil.example")
    assert good_host({"headers": [(b"host", b"evil.example")]}, allowed(["*"], None))


def test_addresses_that_are_no_names(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for bad in ("https://play.example.org", "play.example.org:443", "", "a b", "-x"):
        assert main(["serve", f"--allowed-host={bad}"]) == 2
        assert "--allowed-host" in capsys.readouterr().err
    monkeypatch.setenv("CONSIGLIERE_ALLOWED_HOSTS", "play.example.org, https://x")
    assert main(["serve"]) == 2
    monkeypatch.delenv("CONSIGLIERE_ALLOWED_HOSTS")
    monkeypatch.setenv("CONSIGLIERE_HOME", "nowhere")
    assert main(["serve"]) == 2 and "--home" in capsys.readouterr().err
