"""The built client and a real Chromium for its tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live import Server
from tests.server.page.conftest import browser
from tools import web

__all__ = ["browser"]


@pytest.fixture(scope="session")
def built() -> Path:
    web.build()
    return web.CLIENT


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, built: Path) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("client"), "--no-limits") as running:
        yield running
