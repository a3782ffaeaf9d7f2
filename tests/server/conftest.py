"""The server's tests: a process of their own, started once for a module."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live import Person, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(folder, "--no-limits") as running:
        yield running
    assert "Traceback" not in running.logged()


@pytest.fixture
def ann(server: Server) -> Person:
    return Person(server, "Ann")


@pytest.fixture
def bob(server: Server) -> Person:
    return Person(server, "Bob")
