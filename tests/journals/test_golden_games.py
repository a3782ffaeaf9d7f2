"""Golden games: whole games, frozen, that replay to the same state, compiled and interpreted."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from consigliere import _compiled
from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.games.catalogue import GAMES, ruleset
from tests.journals.replaying import golden, replayed
from tools.deeds import ALL, deeds
from tools.golden import fingerprint, keep, kept, SETTINGS

every_game = pytest.mark.parametrize("game", sorted(GAMES))
ROOT = Path(__file__).resolve().parents[2]


def headers(game: str) -> list[Mapping[str, Any]]:
    return [Journal.from_text(one.journal).header for one in golden(game).values()]


@every_game
def test_there_are_two_hundred_and_of_every_version_some(game: str) -> None:
    games = golden(game)
    assert len(games) >= 200
    assert {name.split("/")[0] for name in games} == {f"v{n}" for n in range(1, ruleset(game).version + 1)}
    assert sum("greedy" in name for name in games) >= 50


def test_what_is_kept_comes_back_and_has_always_the_same_bytes(tmp_path: Path) -> None:
    games = {name.split("/")[1]: one for name, one in [*golden("chicago").items()][:3]}
    one, other = tmp_path / "one", tmp_path / "other"
    for file in (one, other):
        keep(file, games)
    assert kept(one) == games and one.read_bytes() == other.read_bytes()


@pytest.mark.slow
@every_game
def test_every_golden_game_replays_to_its_digest(game: str) -> None:
    for name, one in golden(game).items():
        assert fingerprint(replayed(one, game)) == one.digest, name


@every_game
def test_an_edited_chance_is_noticed(game: str) -> None:
    """The planted fault: one result of chance exchanged, the journal otherwise well formed."""
    one = golden(game)["v1/greedy-000"]
    journal = Journal.from_text(one.journal)
    dealt = [i for i, e in enumerate(journal.entries) if e.text.split()[0] in ("deal-job", "deal")]
    a, b = next((i, k) for i in dealt for k in dealt if journal.entries[i] != journal.entries[k])
    journal.entries[a], journal.entries[b] = journal.entries[b], journal.entries[a]
    try:
        found = fingerprint(Game.replay(journal, ruleset(game)))
    except ValueError:
        return
    assert found != one.digest


@every_game
def test_every_number_of_players_is_there_alike(game: str) -> None:
    players = [header["players"] for header in headers(game)]
    seats = ruleset(game).seats
    assert all(players.count(n) >= 0.8 * len(players) / len(seats) for n in seats)


@every_game
def test_games_with_every_table_option_that_changes_play_are_there(game: str) -> None:
    found = [{name for name, on in header["options"].items() if on} for header in headers(game)]
    assert all(sum(name in chosen for chosen in found) >= 5 for name in SETTINGS[game])
    assert sum(not chosen for chosen in found) >= 100


@pytest.mark.slow
@every_game
def test_everything_in_the_box_occurs_in_the_greedy_games(game: str) -> None:
    seen: set[str] = set()
    for name, one in golden(game).items():
        if "greedy" in name:
            seen |= deeds(replayed(one, game))
    assert seen == ALL[game]


@every_game
def test_a_thing_that_never_occurred_would_be_noticed(game: str) -> None:
    """The planted fault: one game alone does not use everything."""
    assert deeds(replayed(golden(game)["v1/greedy-000"], game)) < ALL[game]


@pytest.mark.slow
@every_game
def test_pure_and_compiled_agree_under_any_hash_seed(game: str) -> None:
    """Interpreted, one game in eight: each takes as long as thirty compiled ones."""
    found = []
    for pure, seed in (("1", "0"), ("", "4242")):
        env = {**os.environ, "CONSIGLIERE_PURE": pure, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-m", "tests.journals.replaying", game, "8"]
        run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
        assert run.returncode == 0, run.stdout + run.stderr
        found.append(json.loads(run.stdout))
    assert len({f["digest"] for f in found}) == 1
    assert {f["games"] for f in found} == {-(-len(golden(game)) // 8)}
    built = _compiled.is_complete(str(_compiled.BUILDS) + "/" + _compiled.build_key(_compiled.listed()))
    assert [f["mode"] for f in found] == ["pure", "compiled" if built else "pure"]
