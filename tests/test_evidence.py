"""The long proofs' evidence: it is there, it holds, and it is for the sources as they are."""

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from consigliere.games.catalogue import GAMES
from tools import proofs, prove


@pytest.mark.parametrize("proof", proofs.PROOFS, ids=lambda proof: proof.name)
def test_evidence_holds_for_the_present_sources(proof: proofs.Proof) -> None:
    found = prove.evidence(proof)
    assert found is not None, f"run: python -m tools.prove {proof.name}"
    assert found["holds"]
    assert proof.holds(found["figures"]), "the figures do not bear out the claim"
    assert prove.is_current(proof), f"the sources changed since: python -m tools.prove {proof.name}"
    assert found["date"]
    assert len(found["commit"]) == 40


def test_the_page_shows_the_evidence() -> None:
    assert (prove.EVIDENCE / "README.md").read_text(encoding="utf-8") == prove.page()


def test_every_game_is_proved_by_the_same_list() -> None:
    lists = [[p.name.removeprefix(f"{game}-") for p in proofs.PROOFS if p.game == game] for game in GAMES]
    assert len(lists) == 2 and lists[0] == lists[1] and len(lists[0]) == 8
    assert len({proof.name for proof in proofs.PROOFS}) == len(proofs.PROOFS) == 17
    for proof in proofs.PROOFS:
        others = [game for game in GAMES if proof.game is not None and game != proof.game]
        assert not any(f"/{game}/" in pattern for game in others for pattern in proof.covers)
        assert all(list(proofs.ROOT.glob(pattern)) for pattern in proof.covers), proof.name


def test_the_evidence_is_of_these_proofs_alone() -> None:
    assert {p.stem for p in prove.EVIDENCE.glob("*.json")} == {proof.name for proof in proofs.PROOFS}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_random_games_cover_every_table(game: str) -> None:
    runs = proofs.simulations(game, 100_000)
    players = [int(run[run.index("--players") + 1]) for run in runs]
    assert set(players) == set(GAMES[game].seats)
    assert sum(int(run[run.index("--games") + 1]) for run in runs) >= 100_000
    assert [("--all-options" in run) for run in runs] == [False, True] * len(GAMES[game].seats)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_runs_give_the_figures_that_are_judged(game: str) -> None:
    few = proofs.random_games(game, 6)
    assert few["games"] >= 6 and few["violations"] == 0 and few["decisions"] > 600
    assert not proofs.none_violated(few), "too few games are no proof"
    assert proofs.none_violated({**few, "games": 100_000})
    assert not proofs.none_violated({**few, "games": 100_000, "violations": 1})


def test_two_kernels_that_disagree_are_told() -> None:
    good = {"games": 1000, "pure": ["a", "b"], "compiled": ["a", "b"]}
    assert proofs.all_agree(good)
    assert not proofs.all_agree({**good, "pure": ["a", "c"]})
    assert not proofs.all_agree({**good, "pure": ["failed"], "compiled": ["failed"]})
    assert not proofs.all_agree({**good, "games": 999})


@pytest.mark.parametrize(
    ("game", "figure", "value"),
    [
        ("godfather", "ratio_catanatron", 49.9),
        ("chicago", "ratio_catanatron", 49.9),
        ("chicago", "ratio_catanatron_stepped", 19.9),
        ("chicago", "copy_us", 2.1),
        ("godfather", "ratio_catanatron_pure", 2.9),
        ("godfather", "stepped_per_s", 500_000),
    ],
)
def test_a_game_that_is_too_slow_is_told(game: str, figure: str, value: float) -> None:
    fast = {
        "ratio_catanatron": 50.0,
        "ratio_catanatron_stepped": 20.0,
        "ratio_catanatron_pure": 3.0,
        "stepped_per_s": 600_001,
        "copy_us": 2.0,
    }
    peers = {"catanatron": 30_000, "open_spiel_hanabi": 600_000}
    assert proofs.fast_enough({"peers": peers, "games": dict.fromkeys(GAMES, fast)})
    slow = {name: {**fast, figure: value} if name == game else fast for name in GAMES}
    assert not proofs.fast_enough({"peers": peers, "games": slow})
    assert not proofs.fast_enough({"peers": peers, "games": {"godfather": fast}})


def test_an_edit_makes_evidence_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: one byte more in a covered file."""
    source = tmp_path / "src" / "one.py"
    source.parent.mkdir()
    source.write_text("x = 1\n")
    monkeypatch.setattr(prove, "ROOT", tmp_path)
    monkeypatch.setattr(prove, "EVIDENCE", tmp_path / "evidence")
    proof = replace(proofs.PROOFS[0], run=lambda: {"n": 1}, holds=lambda r: r["n"] == 1, covers=("src/*.py",))
    monkeypatch.setattr(prove, "call", lambda command, **env: (0, "0" * 40))
    assert prove.prove(proof)
    assert prove.is_current(proof)
    source.write_text("x = 2\n")
    assert not prove.is_current(proof)
    shutil.rmtree(tmp_path / "evidence")
    assert prove.evidence(proof) is None


def test_figures_that_do_not_hold_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prove, "EVIDENCE", tmp_path)
    monkeypatch.setattr(prove, "call", lambda command, **env: (0, "0" * 40))
    proof = replace(proofs.PROOFS[0], run=lambda: {"games": 99_999, "violations": 0})
    assert not prove.prove(proof)
    assert json.loads((tmp_path / f"{proof.name}.json").read_text())["holds"] is False
