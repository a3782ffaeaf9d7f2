"""Golden games: whole games, frozen, that replay to the same state, compiled and interpreted."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from consigliere import _compiled
from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.games.catalogue import GAMES, ruleset
from consigliere.games.godfather import names
from tests.journals.replaying import golden, replayed
from tools.golden import fingerprint

every_game = pytest.mark.parametrize("game", sorted(GAMES))
ROOT = Path(__file__).resolve().parents[2]


@every_game
def test_there_are_two_hundred_and_none_is_missing(game: str) -> None:
    digests, files = golden(game)
    assert len(digests) >= 200
    assert set(digests) == set(files)
    assert sum("greedy" in name for name in digests) >= 50


@every_game
def test_every_golden_game_replays_to_its_digest(game: str) -> None:
    digests, files = golden(game)
    for name, digest in digests.items():
        assert fingerprint(replayed(files[name], game)) == digest, name


@every_game
def test_an_edited_chance_is_noticed(game: str) -> None:
    """The planted fault: one result of chance exchanged, the journal otherwise well formed."""
    digests, files = golden(game)
    name = sorted(digests)[0]
    journal = Journal.from_text(files[name].read_text(encoding="utf-8"))
    jobs = [i for i, e in enumerate(journal.entries) if e.text.startswith("deal-job")]
    a, b = next((i, k) for i in jobs for k in jobs if journal.entries[i] != journal.entries[k])
    journal.entries[a], journal.entries[b] = journal.entries[b], journal.entries[a]
    try:
        found = fingerprint(Game.replay(journal, ruleset(game)))
    except ValueError:
        return
    assert found != digests[name]


def test_every_job_and_ally_occurs_in_the_greedy_games() -> None:
    _, files = golden("godfather")
    seen: set[str] = set()
    for name, path in files.items():
        if "greedy" in name:
            game = replayed(path, "godfather")
            for raw in game.history:
                event = game.rules.events.seen_by(raw, None)
                if event["event"] in ("job-done", "ally-played"):
                    seen.add(str(event.get("job", event.get("ally"))))
    assert seen == {*names.JOB_IDS, *names.ALLY_IDS}


@pytest.mark.slow
@every_game
def test_pure_and_compiled_agree_under_any_hash_seed(game: str) -> None:
    found = []
    for pure in ("1", ""):
        for seed in ("0", "1", "4242"):
            env = {**os.environ, "CONSIGLIERE_PURE": pure, "PYTHONHASHSEED": seed}
            command = [sys.executable, "-m", "tests.journals.replaying", game]
            run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
            assert run.returncode == 0, run.stdout + run.stderr
            found.append(json.loads(run.stdout))
    assert len({f["digest"] for f in found}) == 1
    assert {f["games"] for f in found} == {len(golden(game)[0])}
    built = _compiled.is_complete(str(_compiled.BUILDS) + "/" + _compiled.build_key(_compiled.listed()))
    assert [f["mode"] for f in found] == ["pure"] * 3 + ["compiled" if built else "pure"] * 3
