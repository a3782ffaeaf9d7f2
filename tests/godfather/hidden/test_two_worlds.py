"""Hidden information: what a viewer cannot know never reaches him, by any channel (G2.4, G17.1)."""

import os

import pytest

from tests.godfather.hidden.twins import Twins

POSITIONS = int(os.environ.get("CONSIGLIERE_POSITIONS", "60"))


@pytest.mark.rule("G2.4", "G17.1")
@pytest.mark.parametrize("players", (2, 3, 4, 5))
def test_two_worlds_equal_to_a_viewer_give_equal_bytes(players: int) -> None:
    for viewer in range(-1, players):
        seen = 0
        seed = 0
        while seen < POSITIONS:
            seed += 1
            assert seed < 50 * POSITIONS, "too few pairs of worlds differ for long enough"
            seen += Twins(viewer, players, seed).run(60)
        assert seen >= POSITIONS
