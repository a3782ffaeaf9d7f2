"""The built client and a real Chromium for its tests; what is missing is said in one line."""

import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Server
from tools import web

WAIT = 60_000  # milliseconds: what is slow on a busy machine is no fault
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--mute-audio",
)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """For one module: Playwright's loop would be in the way of other tests that run one of their own."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        pytest.fail("the client's tests need Chromium: python -m tools.programs chromium", pytrace=False)
    if find_spec("playwright") is None:
        pytest.fail("the client's tests need Playwright for Python: make setup", pytrace=False)
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=WAIT)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield running
        running.close()


@pytest.fixture(scope="session")
def built() -> Path:
    web.build()
    return web.CLIENT


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, built: Path) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("client"), "--no-limits") as running:
        yield running
