"""Bad requests: all that the schema allows and much that it does not; nothing may fail on the server's side.

CONSIGLIERE_REQUESTS says how many; the long proof has 20,000.
"""

import os
import urllib.error
import urllib.request
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, HealthCheck, settings
from hypothesis.errors import Unsatisfiable

from tests.server.live import Person, Server

pytestmark = pytest.mark.slow
REQUESTS = int(os.environ.get("CONSIGLIERE_REQUESTS", "250"))
BODIES = (
    *(b"", b"null", b"[]", b'"x"', b"{", b"\xff\xfe", b"[" * 5000, b'{"a":' * 5000, b"NaN", b"1e99999"),
    *(b'{"name": null}', b'{"name": "\\ud800"}', b'{"name": 1e400}', b'{"players": 99999999999999999999999}'),
    *(b'{"name": "' + b"x" * 600_000 + b'"}', b'{"game": "godfather", "packs": [{"../../x": "y"}]}'),
)


class Visitor:
    """Somebody whose requests are counted; now and then somebody else."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.count = 0
        self.cookie = ""

    def headers(self) -> dict[str, str]:
        self.count += 1
        if self.count % 20 == 1:
            self.cookie = Person(self.server, "Fuzz").cookie
        return {"cookie": self.cookie} if self.count % 4 else {}


def test_no_request_fails_on_our_side(tmp_path: Path) -> None:
    import schemathesis  # takes seconds, which no other test should wait for
    from schemathesis import GenerationMode
    from schemathesis.core.result import Ok

    with Server(tmp_path, "--no-limits") as server:
        visitor = Visitor(server)
        schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        assert len(operations) >= 15
        table = Person(server, "Ann").table(game="chicago", players=2, visibility="public")["id"]
        share = max(1, REQUESTS // (2 * len(operations)))
        modes = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
        while visitor.count < REQUESTS:  # some operations leave little to choose from
            for operation, mode in product(operations, modes):

                @settings(
                    max_examples=share, deadline=None, database=None, suppress_health_check=list(HealthCheck)
                )
                @given(case=operation.as_strategy(generation_mode=mode))
                def ask(case: Any) -> None:
                    if "id" in case.path_parameters and visitor.count % 2:
                        case.path_parameters["id"] = table
                    answer = case.call(headers=visitor.headers(), timeout=180)
                    assert answer.status_code < 500, (case, answer.status_code)

                with suppress(Unsatisfiable):  # nothing can be wrong where nothing is given
                    ask()
        assert server.process is not None and server.process.poll() is None
        assert Person(server).http("GET", "/api/health") == (200, {"well": True})
    assert "Traceback" not in server.logged()


@pytest.mark.parametrize("path", ["/api/me", "/api/me/recover", "/api/tables"])
def test_bodies_nobody_should_send(server: Server, path: str) -> None:
    for body in BODIES:
        request = urllib.request.Request(
            server.url + path, body, {"content-type": "application/json"}, method="POST"
        )
        try:
            with urllib.request.urlopen(request, timeout=180) as answer:
                assert answer.status < 300
        except urllib.error.HTTPError as error:
            with error:
                assert error.code < 500, (path, body[:60], error.code)
        except urllib.error.URLError as error:  # so much is not even read: the line is cut
            assert isinstance(error.reason, BrokenPipeError | ConnectionResetError) and len(body) > 500_000
