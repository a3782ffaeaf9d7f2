"""Hidden information: what a viewer cannot know never reaches him, by any channel (C2.4)."""

import os

import pytest

from tests.chicago.hidden.twins import Twins

POSITIONS = int(os.environ.get("CONSIGLIERE_POSITIONS", "60"))


@pytest.mark.slow
@pytest.mark.rule("C2.4", "C1.8", "C2.2", "C2.3", "Q-S1", "Q-S9", "Q-A3", "Q-A4")
@pytest.mark.parametrize(("players", "viewer"), [(n, seat) for n in (2, 3, 4) for seat in range(-1, n)])
def test_two_worlds_equal_to_a_viewer_give_equal_bytes(players: int, viewer: int) -> None:
    seen = seed = 0
    places: set[str] = set()
    wanted = {"hand", "influence", "deck", "under", "discards"} | ({"cut"} if players == 2 else set())
    while seen < POSITIONS or not places >= wanted:
        seed += 1
        assert seed < 40 + POSITIONS, f"too few pairs of worlds differ for long enough, or only in {places}"
        twins = Twins(viewer, players, seed)
        seen += twins.run(60)
        places |= twins.places
    assert seen >= POSITIONS
    assert places >= wanted
