"""How long a body may be, and how much of a kind it may hold."""

import json
from http.client import HTTPConnection

import pytest

from consigliere.server.limits import LARGEST_BODY, PLAIN_BODY
from tests.server.live import Person, Server

LARGE = ("/api/tables", "/api/journals")


@pytest.mark.parametrize("path", ["/api/me", "/api/me/recover", "/api/me/recovery", *LARGE])
def test_a_body_has_so_many_bytes(server: Server, path: str) -> None:
    ann = Person(server, "Ann")
    longest = LARGEST_BODY if path in LARGE else PLAIN_BODY
    filled = len(json.dumps({"name": ""}))
    talk = HTTPConnection("127.0.0.1", server.port, timeout=60)
    for more, status in ((0, 400), (1, 413)):
        body = json.dumps({"name": "x" * (longest - filled + more)})
        talk.request("POST", path, body, {"content-type": "application/json", "cookie": ann.cookie})
        with talk.getresponse() as answer:
            assert answer.status == status
            answer.read()
    talk.close()


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/journals", {"journal": "x", "packs": [{}] * 5}),
        ("/api/tables", {"game": "chicago", "packs": [{}] * 5}),
        ("/api/tables", {"game": "chicago", "packs": [{f"{n}.toml": "" for n in range(21)}]}),
        ("/api/tables", {"game": "chicago", "options": {str(n): True for n in range(21)}}),
    ],
)
def test_a_list_has_so_many_entries(server: Server, path: str, body: object) -> None:
    status, answer = Person(server, "Ann").http("POST", path, body)
    assert status == 400 and "length" in str(answer["faults"])
