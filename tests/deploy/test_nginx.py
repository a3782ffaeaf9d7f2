"""A real nginx with deploy/nginx in front of a real server: a game, sizes, addresses, what is the host's."""

import http.client
import os
import random
import ssl
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from consigliere.server.limits import LARGEST_BODY
from consigliere.server.protocol import LONGEST_FRAME
from tests.deploy.front import certificate, Change, Front
from tests.server.live import answer, Person, Server
from tools.services import free_port

pytestmark = pytest.mark.slow
PROXY = ("--proxy", "127.0.0.1")


@pytest.fixture(scope="module")
def tls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    made = certificate(tmp_path_factory.mktemp("tls"))
    before = os.environ.get("SSL_CERT_FILE")
    os.environ["SSL_CERT_FILE"] = str(made)  # whom the clients of these tests trust
    yield made
    del os.environ["SSL_CERT_FILE"]
    if before is not None:
        os.environ["SSL_CERT_FILE"] = before


def somebody(front: Front, name: str) -> Person:
    return Person(cast(Server, front), name)


def whole_game(front: Front) -> int:
    """A game over the socket, through nginx, to its end."""
    ann = somebody(front, "Ann")
    assert "Secure" in ann.set_cookie, "the server does not know that it is behind TLS"
    table = ann.table(game="godfather", players=2, levels=["random"])["id"]
    socket = ann.socket()
    socket.join(table, words="en")
    assert ann.http("POST", f"/api/tables/{table}/start")[0] == 200
    socket.until(lambda m: m["type"] == "snapshot" and m["meta"]["status"] == "playing")
    rng, moves = random.Random(4), 0
    while (question := socket.asked(table)) is not None:
        done = socket.command("do", table, decision=question["decision"], **answer(question, rng))
        assert done["type"] == "done", done
        moves += 1
    assert socket.metas[table]["result"]["reason"] == "played"
    socket.close()
    return moves


def frames(front: Front) -> None:
    """The longest frame is answered, a longer one ends the connection."""
    socket = somebody(front, "Bob").socket()
    socket.send(type="ping", id="x" * 70)
    assert socket.kind("error")["error"] == "bad-frame"
    socket.socket.send("x" * LONGEST_FRAME)
    assert socket.kind("error")["error"] == "bad-frame"
    socket.socket.send("x" * (LONGEST_FRAME + 1))
    with pytest.raises(ConnectionClosed) as closed:
        socket.receive()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    socket.close()


def test_a_game_and_its_frames(tmp_path: Path, tls: Path) -> None:
    with Server(tmp_path, "--no-limits", *PROXY) as server:
        # one of the two ports is dead: a node that is down is passed over
        with Front(tmp_path, [free_port(), server.port], tls) as front:
            assert whole_game(front) > 10
            frames(front)
        assert "Traceback" not in server.logged()


FAULTS: dict[str, Change] = {
    "no upgrade": lambda text: text.replace("proxy_set_header Upgrade ", "proxy_set_header X-Upgrade "),
    "no scheme": lambda text: text.replace("proxy_set_header X-Forwarded-Proto", "proxy_set_header X-Proto"),
    "no host": lambda text: text.replace("$http_host", "elsewhere"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_configuration_is_found(tmp_path: Path, tls: Path, fault: str) -> None:
    with (
        Server(tmp_path, "--no-limits", *PROXY) as server,
        Front(tmp_path, [server.port], tls, FAULTS[fault]) as front,
        pytest.raises((AssertionError, WebSocketException)),
    ):
        whole_game(front)
        own_page(front)


def own_page(front: Front) -> None:
    """What a browser sends from the page itself is taken, what comes from another page is not."""
    ann = somebody(front, "Ann")
    assert ann.http("POST", "/api/me", {"name": "Anna"}, {"origin": front.url})[0] == 200
    assert ann.http("POST", "/api/me", {"name": "Anna"}, {"origin": "https://evil.example"})[0] == 403


def test_pages_sizes_and_what_is_the_hosts(tmp_path: Path, tls: Path) -> None:
    with Server(tmp_path, "--metrics-open", *PROXY) as server, Front(tmp_path, [server.port], tls) as front:
        own_page(front)
        ann = somebody(front, "Ann")
        large = {"name": "x" * LARGEST_BODY}
        assert ann.http("PUT", "/api/me", large)[0] == 413
        assert ann.http("GET", "/api/metrics")[0] == 404
        assert Person(server).http("GET", "/api/metrics")[0] == 200
        assert ann.http("GET", "/api/health/ready") == (200, {"well": True})
        status, page = ann.http("GET", "/")
        assert status == 200 and "<html" in page
        assert location(front) == "https://localhost/some/where?x=y"


def location(front: Front) -> str | None:
    plain = http.client.HTTPConnection("localhost", front.plain, timeout=60)
    plain.request("GET", "/some/where?x=y")
    found = plain.getresponse().headers["location"]
    plain.close()
    return found


def hidden(text: str) -> str:
    return text.replace("location = /api/metrics", "location = /api/other-metrics")


def unmarked(text: str) -> str:
    return hidden(text).replace("proxy_set_header X-Forwarded-For ", "proxy_set_header X-Other ")


@pytest.mark.parametrize(("change", "status"), [(hidden, 404), (unmarked, 200)])
def test_two_doors_before_the_counters(tmp_path: Path, tls: Path, change: Change, status: int) -> None:
    """Without nginx's own rule the server still sees that a proxy asks; without both, all is told."""
    with Server(tmp_path, "--metrics-open") as server, Front(tmp_path, [server.port], tls, change) as front:
        assert somebody(front, "Ann").http("GET", "/api/metrics")[0] == status


def asked_from(front: Front, source: str, times: int, **headers: str) -> set[int]:
    """The statuses that somebody at this address is answered with; addresses 127.x are all this machine's."""
    link = http.client.HTTPSConnection(
        "localhost", front.port, timeout=60, source_address=(source, 0), context=ssl.create_default_context()
    )
    found = set()
    for n in range(times):
        sent = {name.replace("_", "-"): value.format(n=n % 250) for name, value in headers.items()}
        link.request("GET", "/api/health/live", headers=sent)
        response = link.getresponse()
        response.read()
        found.add(response.status)
        if response.status != 200:
            break
    link.close()
    return found


def limits_by_address(front: Front) -> None:
    """Who asks too often has to wait, whatever he claims; others do not."""
    assert 429 in asked_from(front, "127.0.0.2", 900, x_forwarded_for="198.51.100.{n}")
    assert asked_from(front, "127.0.0.3", 5) == {200}


CASES: dict[str, tuple[tuple[str, ...], Any]] = {
    "as it is": (PROXY, None),
    "the server was not told of its proxy": ((), None),
    "nginx hands on what clients claim": (
        PROXY,
        lambda text: text.replace(
            "X-Forwarded-For   $remote_addr", "X-Forwarded-For   $http_x_forwarded_for"
        ),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_whose_limits(tmp_path: Path, tls: Path, case: str) -> None:
    flags, change = CASES[case]
    as_is = nullcontext() if case == "as it is" else pytest.raises(AssertionError)
    with (
        Server(tmp_path, *flags) as server,
        Front(tmp_path, [server.port], tls, change or (lambda text: text)) as front,
        as_is,
    ):
        limits_by_address(front)


def test_no_certificate_of_somebody_else(tmp_path: Path, tls: Path) -> None:
    """The tests' clients do check whom they speak to."""
    with Front(tmp_path, [free_port()], tls) as front, pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(front.url.replace("localhost", "127.0.0.2"), timeout=60)
