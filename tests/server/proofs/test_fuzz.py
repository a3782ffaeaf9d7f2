"""Frames nobody should send: nothing breaks, and the game at the next table does not notice.

CONSIGLIERE_FRAMES says how many; the long proof has 1,000,000.
"""

import asyncio
import os
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from consigliere.server.proving import fuzz
from consigliere.server.proving.frames import Frames, LONGEST

pytestmark = pytest.mark.slow
FRAMES = int(os.environ.get("CONSIGLIERE_FRAMES", "2500"))
CARELESS = Path(__file__).with_name("careless.py")


def figures(frames: int, **more: Any) -> dict[str, Any]:
    return asyncio.run(fuzz.carried_out(fuzz.Plan(frames, **more)))


def test_bad_frames_break_nothing() -> None:
    found = figures(FRAMES)
    assert fuzz.good(found), found
    assert found["frames"] >= FRAMES and found["quiet_commands"] > 10, found
    # they reach every part of the server, not only its door
    for kind in ("bad-frame", "refused", "not-joined", "no-seat", "no-such-table", "done", "previewed"):
        assert found["answers"].get(kind), (kind, found)
    assert found["answers"]["flood slowed down"] and found["answers"]["never reading"], found


@pytest.mark.parametrize(
    ("fault", "kind"), [("stumbles_over_previews", "unhandled"), ("falls_over_nothing", "exits")]
)
def test_planted_faults_are_found(fault: str, kind: str) -> None:
    found = figures(1200, launcher=(sys.executable, str(CARELESS), fault))
    assert found[kind] > 0 and not fuzz.good(found), found


def test_the_same_frames_for_the_same_seed() -> None:
    one, two = (Frames(random.Random(5), ["table"]) for _ in range(2))
    made = [next(one) for _ in range(500)]
    assert made == [next(two) for _ in range(500)]
    assert all(len(frame) <= LONGEST for frame in made if not isinstance(frame, list))
    assert len({str(frame) for frame in made}) > 300
