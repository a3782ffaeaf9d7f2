"""Frames nobody should send: nothing breaks, and the game at the next table does not notice.

CONSIGLIERE_FRAMES says how many; the long proof has 1,000,000.
"""

import asyncio
import os
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from consigliere.server.proving import fuzz
from consigliere.server.proving.frames import Frames, LONGEST

pytestmark = pytest.mark.slow
FRAMES = int(os.environ.get("CONSIGLIERE_FRAMES", "2500"))
REACHED = (
    *("bad-frame", "refused", "not-joined", "no-seat", "no-such-table", "done", "previewed"),
    *("flood slowed down", "never reading"),
)
CARELESS = Path(__file__).with_name("careless.py")


def figures(frames: int, **more: Any) -> dict[str, Any]:
    return asyncio.run(fuzz.carried_out(fuzz.Plan(frames, **more)))


def test_bad_frames_break_nothing() -> None:
    answers = Counter[str]()
    for seed in range(1, 4):  # some answers are rare: others of the next frames
        found = figures(FRAMES, seed=seed)
        assert fuzz.good(found), found
        assert found["frames"] >= FRAMES and found["quiet_commands"] > 10, found
        answers.update(found["answers"])
        if all(answers[kind] for kind in REACHED):
            break
    # they reach every part of the server, not only its door
    assert all(answers[kind] for kind in REACHED), answers


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
