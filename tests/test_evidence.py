"""The long proofs' evidence: it is there, it holds, and it is for the sources as they are."""

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from tools import prove


@pytest.mark.parametrize("proof", prove.PROOFS, ids=lambda proof: proof.name)
def test_evidence_holds_for_the_present_sources(proof: prove.Proof) -> None:
    found = prove.evidence(proof)
    assert found is not None, f"run: python -m tools.prove {proof.name}"
    assert found["holds"]
    assert proof.holds(found["figures"]), "the figures do not bear out the claim"
    assert prove.is_current(proof), f"the sources changed since: python -m tools.prove {proof.name}"
    assert found["date"]
    assert len(found["commit"]) == 40


def test_the_page_shows_the_evidence() -> None:
    assert (prove.EVIDENCE / "README.md").read_text(encoding="utf-8") == prove.page()


def test_an_edit_makes_evidence_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: one byte more in a covered file."""
    source = tmp_path / "src" / "one.py"
    source.parent.mkdir()
    source.write_text("x = 1\n")
    monkeypatch.setattr(prove, "ROOT", tmp_path)
    monkeypatch.setattr(prove, "EVIDENCE", tmp_path / "evidence")
    proof = replace(prove.PROOFS[0], run=lambda: {"n": 1}, holds=lambda r: r["n"] == 1, covers=("src/*.py",))
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
    proof = replace(prove.PROOFS[0], run=lambda: {"games": 99_999, "violations": 0})
    assert not prove.prove(proof)
    assert json.loads((tmp_path / f"{proof.name}.json").read_text())["holds"] is False
