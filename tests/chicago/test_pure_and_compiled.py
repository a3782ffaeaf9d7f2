"""Chicago plays the same games interpreted and, where a build exists, compiled."""

import json
import os
import subprocess
import sys

import pytest

CODE = """
import json, consigliere
from consigliere.core import rng
from consigliere.core.loop import mixed, play_checked
from consigliere.games.chicago.loading import load
from consigliere.games.chicago.state import begin
digest = 0
for players in (2, 3, 4):
    for seed in range(8):
        s = begin(players, load().tables, seed % 4)
        s.rng = rng.seeded(seed)
        digest = mixed(digest, play_checked(s, 50000).digest)
print(json.dumps([consigliere.MODE, digest]))
"""


def played(pure: str) -> list[object]:
    env = {**os.environ, "CONSIGLIERE_PURE": pure}
    run = subprocess.run([sys.executable, "-c", CODE], env=env, capture_output=True, text=True, check=True)
    answer: list[object] = json.loads(run.stdout)
    return answer


@pytest.mark.slow
def test_both_kernels_play_the_same_games() -> None:
    interpreted, chosen = played("1"), played("")
    assert interpreted[0] == "pure"
    assert interpreted[1] == chosen[1] != 0
