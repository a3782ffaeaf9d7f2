"""Games whose people leave at random end; a keeper of time that does nothing is found out."""

import asyncio
import json
from pathlib import Path

import pytest

from consigliere.server.expiry import Keeper
from consigliere.server.timing import DAY
from tools import abandonment


@pytest.mark.slow
def test_all_games_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert abandonment.main(["--games", "8", "--seed", "5", "--at-once", "4", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["games"], report["ended"], report["stuck"]) == (8, 8, [])
    found = report["found"]
    assert found["over"] + found.get("closed", 0) == 8
    assert any(what.startswith("absent by") for what in found) and found["moves"] > 100


@pytest.mark.slow
def test_without_take_overs_games_are_stuck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: nobody looks at the clocks."""

    async def nothing(self: Keeper) -> None:
        return

    monkeypatch.setattr(Keeper, "tick", nothing)
    monkeypatch.setattr(abandonment, "LONGEST", 20 * DAY)
    report = asyncio.run(abandonment.simulate(5, 1, 5, tmp_path))
    assert report["ended"] < 5 and len(report["stuck"]) == 5 - report["ended"]


def test_bad_numbers() -> None:
    for bad in (["--games", "0"], ["--at-once", "0"], ["--games", "many"]):
        with pytest.raises(SystemExit) as error:
            abandonment.main(bad)
        assert error.value.code == 2
