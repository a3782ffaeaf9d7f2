"""The house: what every test shares.

Property tests run without a per-example deadline, since a shared machine's pauses are no defect; the header
says whether the compiled or the readable kernel is under test.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from consigliere import _compiled

settings.register_profile("consigliere", deadline=None, print_blob=True)
settings.load_profile("consigliere")


def pytest_report_header() -> str:
    return f"consigliere: {_compiled.MODE} kernel"


@pytest.fixture(scope="session")
def root() -> Path:
    """The root of the repository."""
    return Path(__file__).resolve().parent.parent
