"""The long proofs' evidence: its figures bear out the claims, and the page shows it.

Whether it is of the sources as they are is for `make prove` to say; an edit of the code fails nothing here.
"""

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from consigliere.games.catalogue import GAMES
from tools import behaviour, parts, proofs, prove, server_proofs, server_runs


@pytest.mark.parametrize("proof", prove.PROOFS, ids=lambda proof: proof.name)
def test_the_figures_bear_out_the_claim(proof: proofs.Proof) -> None:
    found = prove.evidence(proof)
    if found is None:
        assert "| not yet run |" in prove.row(proof, False)
        return
    assert found["holds"]
    assert proof.holds(found["figures"]), "the figures do not bear out the claim"
    assert found["date"]
    assert len(found["commit"]) == 40


def whatever_the_sources(page: str) -> str:
    """Without what the page says of the sources: it is as of its last writing."""
    return page.replace(f"| {prove.STALE} |", f"| {prove.CURRENT} |")


def test_the_page_shows_the_evidence() -> None:
    page = (prove.EVIDENCE / "README.md").read_text(encoding="utf-8")
    assert whatever_the_sources(page) == prove.page(lambda proof: True), "run: python -m tools.prove --page"


def test_every_game_is_proved_by_the_same_list() -> None:
    lists = [[p.name.removeprefix(f"{game}-") for p in proofs.PROOFS if p.game == game] for game in GAMES]
    assert len(lists) == 2 and lists[0] == lists[1] and len(lists[0]) == 9
    assert len({proof.name for proof in proofs.PROOFS}) == len(proofs.PROOFS) == 19
    for proof in proofs.PROOFS:
        others = [game for game in GAMES if proof.game is not None and game != proof.game]
        assert not any(f"/{game}/" in pattern for game in others for pattern in proof.covers)
        assert all(list(proofs.ROOT.glob(pattern)) for pattern in proof.covers), proof.name


def test_the_evidence_is_of_these_proofs_alone() -> None:
    found = {p.stem for p in prove.EVIDENCE.glob("*.json")}
    assert found and found <= {proof.name for proof in prove.PROOFS}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_random_games_cover_every_table(game: str) -> None:
    runs = proofs.simulations(game, 100_000)
    players = [int(run[run.index("--players") + 1]) for run in runs]
    assert set(players) == set(GAMES[game].seats)
    assert sum(int(run[run.index("--games") + 1]) for run in runs) >= 100_000
    assert [("--all-options" in run) for run in runs] == [False, True] * len(GAMES[game].seats)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_runs_give_the_figures_that_are_judged(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first, *_, last = proofs.simulations(game, 6)
    monkeypatch.setattr(proofs, "simulations", lambda game, games: [first, last])
    few = proofs.random_games(game, 6)
    assert few["games"] == 2 and few["violations"] == 0 and few["decisions"] > 100
    assert len(few["checksums"]) == len(few["mean_scores"]) == 2
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


KERNEL = '''"""A chapter."""

GUNS = 2


def payable(guns: int) -> bool:
    """Whether it can be paid."""
    # every gun counts
    return guns >= GUNS
'''


@pytest.mark.parametrize(
    ("text", "instead", "same"),
    [
        ("# every gun counts", "# each gun counts", True),
        ("    # every gun counts\n", "", True),
        ("Whether it can be paid.", "Can it be paid?", True),
        ("A chapter.", "Another chapter.", True),
        ("return guns >= GUNS", "return (\n        guns >= GUNS\n    )", True),
        ("GUNS = 2", "GUNS = 3", False),
        (">=", ">", False),
        ("payable", "paid", False),
        ("guns: int", "guns: float", False),
    ],
)
def test_what_it_does_makes_evidence_stale_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, instead: str, same: bool
) -> None:
    """The planted faults: other comments leave the digest alone, another constant does not."""
    source = tmp_path / "src" / "one.py"
    source.parent.mkdir()
    source.write_text(KERNEL)
    monkeypatch.setattr(prove, "ROOT", tmp_path)
    monkeypatch.setattr(prove, "EVIDENCE", tmp_path / "evidence")
    proof = replace(proofs.PROOFS[0], run=lambda: {"n": 1}, holds=lambda r: r["n"] == 1, covers=("src/*.py",))
    monkeypatch.setattr(prove, "call", lambda command, **env: (0, "0" * 40))
    assert prove.prove(proof)
    assert prove.is_current(proof)
    assert KERNEL.count(text) == 1
    source.write_text(KERNEL.replace(text, instead))
    assert prove.is_current(proof) == same
    assert (prove.CURRENT if same else prove.STALE) in prove.row(proof, prove.is_current(proof))
    test_the_figures_bear_out_the_claim(proof)  # stale or not
    shutil.rmtree(tmp_path / "evidence")
    assert prove.evidence(proof) is None


def test_data_counts_as_what_it_says(tmp_path: Path) -> None:
    def digest(name: str, text: str) -> str:
        (tmp_path / name).write_text(text)
        return behaviour.digest(tmp_path, [name])

    assert digest("a.toml", "a = 1 # one\n\nb=2") == digest("a.toml", "a = 1\nb = 2\n")
    assert digest("a.toml", "a = 1") != digest("a.toml", "a = 2")
    assert digest("a.json", "[1,2]") == digest("a.json", "[\n 1,\n 2\n]") != digest("a.json", "[1, 3]")
    assert digest("a.js", "1 // one") != digest("a.js", "1")
    assert digest("a.py", "x = 1") != digest("b.py", "x = 1")


def test_a_comment_in_the_kernel_changes_nothing_that_is_proved(tmp_path: Path) -> None:
    kernel = sorted((proofs.ROOT / "src" / "consigliere" / "games").glob("*/[a-z]*.py"))
    assert len(kernel) > 50
    for path in kernel:
        text = path.read_text(encoding="utf-8")
        edited = tmp_path / path.name
        edited.write_text(f"# another comment\n{text}\n\n# and one at the end\n", encoding="utf-8")
        assert behaviour.behaviour(edited) == behaviour.behaviour(path), path


def test_figures_that_do_not_hold_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prove, "EVIDENCE", tmp_path)
    monkeypatch.setattr(prove, "call", lambda command, **env: (0, "0" * 40))
    proof = replace(proofs.PROOFS[0], run=lambda: {"games": 99_999, "violations": 0})
    assert not prove.prove(proof)
    assert json.loads((tmp_path / f"{proof.name}.json").read_text())["holds"] is False


# -- the server


def test_the_list_of_the_server() -> None:
    names = {proof.name.removeprefix("server-") for proof in server_proofs.PROOFS}
    assert names == {
        *("chaos-sqlite", "chaos-postgresql", "chaos-two-nodes", "exactly-once", "fuzz", "durability"),
        *("leaks", "load", "back-in-5s", "abandonment"),
    }
    for proof in server_proofs.PROOFS:
        covered = {path for pattern in proof.covers for path in proofs.ROOT.glob(pattern)}
        assert all(list(proofs.ROOT.glob(pattern)) for pattern in proof.covers), proof.name
        paths = {
            str(path.relative_to(proofs.ROOT / server_proofs.AT)) for path in covered if "src" in str(path)
        }
        assert {"hub.py", "sockets.py", "positions.py", "store/sqlite.py", "routes/people.py"} <= paths
        assert not {"page_words.py", "routes/page.py"} & paths


CHAOS = {
    **dict.fromkeys(server_runs.FAULTS, 0),
    **{"exit": 0, "kills": 300, "commands": 100_000, "acknowledged": 9, "sealed": 1},
}


def named(name: str) -> proofs.Proof:
    return next(proof for proof in server_proofs.PROOFS if proof.name == f"server-{name}")


@pytest.mark.parametrize("name", ["chaos-sqlite", "chaos-postgresql", "chaos-two-nodes", "exactly-once"])
def test_kills_and_copies_are_judged(name: str) -> None:
    holds = named(name).holds
    assert holds(CHAOS)
    for fault in (*server_runs.FAULTS, "exit"):
        assert not holds({**CHAOS, fault: 1}), fault
    assert not holds({**CHAOS, "sealed": 0})
    few = {"commands": 99_999} if name == "exactly-once" else {"kills": 49 if "two" in name else 299}
    assert not holds({**CHAOS, **few})


def test_bad_input_is_judged() -> None:
    frames = {"frames": 1_000_000, "quiet_commands": 1, "exit": 0, "unhandled": 0, "exits": 0}
    frames |= {"disturbed": 0, "logged": 0}
    requests = {"requests": 20_000, "exit": 0}
    assert server_runs.unbroken({"frames": frames, "requests": requests})
    for fault in ("exit", "unhandled", "exits", "disturbed", "logged"):
        assert not server_runs.unbroken({"frames": {**frames, fault: 1}, "requests": requests})
    assert not server_runs.unbroken({"frames": {**frames, "frames": 999_999}, "requests": requests})
    assert not server_runs.unbroken({"frames": frames, "requests": {"requests": 19_999, "exit": 0}})
    assert not server_runs.unbroken({"frames": frames, "requests": {**requests, "exit": 1}})


GOOD_LOAD = {
    **{"tables": 500, "sockets": 2000, "asked_rate": 100.0, "rate": 95.0, "pinned": True, "p99_ms": 99.0},
    **{"socket_kib": 40.0, "table_kib": 200.0, "refused": 0, "late": 0, "logged": 0, "highest_rate": 150.0},
    "beside": {"highest_rate": 500.0},
}


@pytest.mark.parametrize(
    ("figure", "value"),
    [
        *(("tables", 499), ("sockets", 1999), ("asked_rate", 99.0), ("rate", 80.0), ("pinned", False)),
        *(("p99_ms", 101.0), ("socket_kib", 41.0), ("table_kib", 201.0), ("late", 1), ("refused", 1)),
        *(("logged", 1), ("highest_rate", 0.0), ("beside", {"highest_rate": 0.0})),
    ],
)
def test_a_server_that_is_too_slow_is_told(figure: str, value: object) -> None:
    assert server_runs.light(GOOD_LOAD)
    assert not server_runs.light({**GOOD_LOAD, figure: value})


def test_a_slow_return_and_a_stuck_game_are_told() -> None:
    good = {"tables": 1000, "back_s": 5.0, "logged": 0}
    assert server_runs.back(good)
    assert not any(server_runs.back({**good, **bad}) for bad in ({"back_s": 5.1}, {"tables": 999}))
    ended = {"games": 1000, "ended": 1000, "stuck": [], "exit": 0}
    assert server_runs.all_ended(ended)
    assert not server_runs.all_ended({**ended, "ended": 999})
    assert not server_runs.all_ended({**ended, "stuck": ["game-1"], "exit": 1})


def test_a_run_in_parts_is_taken_up_again(tmp_path: Path) -> None:
    ran: list[int] = []

    def part(n: int) -> dict[str, object]:
        if n == 3 and len(ran) == 2:
            raise KeyboardInterrupt
        ran.append(n)
        return {
            "kills": 25,
            "exit": int(n == 2),
            "answers": {"done": n},
            "stuck": ["x"] * (n == 2),
            "word": "w",
        }

    path = tmp_path / "parts.jsonl"
    with pytest.raises(KeyboardInterrupt):
        parts.in_parts(path, 4, part)
    assert set(parts.kept(path)) == {1, 2}
    ran.append(0)
    total = parts.summed(parts.in_parts(path, 4, part))
    assert ran == [1, 2, 0, 3, 4], "no part is run twice"
    assert total == {"parts": 4, "kills": 100, "exit": 1, "answers": {"done": 10}, "stuck": ["x"]}
    assert parts.summed(parts.in_parts(path, 4, part)) == total and len(ran) == 5


def test_parts_count_for_their_own_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: a part of other sources must not be added."""
    monkeypatch.setattr(server_runs, "ROOT", tmp_path)
    monkeypatch.setattr(server_runs, "PARTS", tmp_path / "parts")
    source = tmp_path / "one.py"
    source.write_text("x = 1\n")
    assert server_runs.in_parts("one", ("*.py",), 2, lambda n: {"kills": 1}) == {"parts": 2, "kills": 2}
    assert server_runs.in_parts("one", ("*.py",), 2, lambda n: {"kills": 5}) == {"parts": 2, "kills": 2}
    source.write_text("x = 2\n")
    assert server_runs.in_parts("one", ("*.py",), 2, lambda n: {"kills": 5}) == {"parts": 2, "kills": 10}


def test_a_command_that_cannot_do_its_work_is_no_part() -> None:
    with pytest.raises(RuntimeError, match="exit code 2"):
        server_runs.cli("chaos", "--kills", "-1")


def test_what_pytest_says_is_counted() -> None:
    closing = "==== 1 failed, 12 passed, 1 error"
    assert server_runs.counted({"exit": 1, "closing": closing}) == {
        "exit": 1,
        "passed": 12,
        "failed": 1,
        "error": 1,
    }
