"""The house: what every test shares.

Property tests run without a per-example deadline, since a shared machine's pauses are no defect; the header
says whether the compiled or the readable kernel is under test.
"""

from __future__ import annotations

import importlib
import os
import signal
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

from consigliere import _compiled

# Before it is loaded: threads of linear algebra spin while they wait, and a process's clock counts that.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ["LANGUAGE"] = "en"  # whatever the developer speaks
REAL: Final = frozenset({"browser", "house", "server", "built"})  # a browser, a served house
settings.register_profile("consigliere", deadline=None, print_blob=True)
settings.load_profile("consigliere")


def pytest_report_header() -> str:
    return f"consigliere: {_compiled.MODE} kernel"


def heed_interrupts() -> None:
    """A background job or `nohup` starts us with SIGINT ignored, and every program we start would be, too."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    """The probe of a planted fault: the edited module must be the one under test (see cli/rules.py)."""
    heed_interrupts()
    planted = os.environ.get("CONSIGLIERE_PLANTED")
    if planted:
        tree, _, module = planted.partition("|")
        path = str(importlib.import_module(module).__file__)
        if path.startswith(tree) and path.endswith(".py") and _compiled.MODE == "pure":
            print("planted fault is active", flush=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-id", default=None, help="run only the tests that carry this rule id")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What drives a real program is slow. --rule-id: a planted fault must be found by a test that carries
    the rule's id."""
    for item in items:
        if REAL.intersection(getattr(item, "fixturenames", ())):
            item.add_marker("slow")
    wanted = config.getoption("--rule-id")
    if wanted is None:
        return
    carrying = [i for i in items if any(wanted in m.args for m in i.iter_markers("rule"))]
    config.hook.pytest_deselected(items=[i for i in items if i not in carrying])
    items[:] = carrying


@pytest.fixture(scope="session")
def root() -> Path:
    """The root of the repository."""
    return Path(__file__).resolve().parent.parent
