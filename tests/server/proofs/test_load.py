"""The bench of the server: its figures are there and make sense; a server that dawdles is seen."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from consigliere.server.proving import measuring
from consigliere.server.proving.load import percentile

pytestmark = pytest.mark.slow
CARELESS = Path(__file__).with_name("careless.py")


def figures(**more: Any) -> dict[str, Any]:
    plan = measuring.Plan(tables=6, sockets=26, rate=15.0, seconds=3.0, **more)
    return asyncio.run(measuring.carried_out(plan))


def test_figures_of_a_small_load() -> None:
    found = figures()
    assert found["refused"] == found["late"] == found["logged"] == 0, found
    # 45 are due; that chance gives 90 is as good as impossible
    assert 10 <= found["moves"] == found["measured"] <= 90, found
    assert 0 < found["p50_ms"] <= found["p90_ms"] <= found["p99_ms"] < 30_000, found
    assert found["table_kib"] >= 0 and found["server_mib"] > 10 and found["back_s"] > 0, found


def test_a_slow_server_is_seen() -> None:
    found = figures(launcher=(sys.executable, str(CARELESS), "dawdles"))
    assert found["p50_ms"] > 300, found


def test_percentiles() -> None:
    times = [float(n) for n in range(1, 101)]
    assert (percentile(times, 50), percentile(times, 99), percentile([], 50)) == (51.0, 100.0, None)
