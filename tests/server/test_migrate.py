"""`consigliere migrate check`: all games of a store replayed, a broken one named, bad addresses refused."""

import asyncio
import json
import random
import sqlite3
from pathlib import Path

import pytest

from consigliere.cli.main import main
from consigliere.games.godfather.rules import GodfatherRules
from consigliere.server.hub import Hub
from consigliere.server.metrics import Metrics
from consigliere.server.store import open_store
from tests.server.hubs import begun, planned

VERSION = GodfatherRules.version


def played(path: Path, moves: int) -> str:
    """A store with a game of two people in its middle."""

    async def work() -> None:
        store = open_store(f"sqlite:///{path}")
        await store.open()
        hub = Hub(store, Metrics())
        table = await begun(hub, [])
        rng = random.Random(4)
        for n in range(moves):
            game = table.playing()
            assert game is not None
            who = ("ann", "bob")[game.seat]
            action = rng.choice(game.legal_for(game.seat).indices)
            plan = planned(who, table.decision(game.seat) or "", action)
            assert (await hub.command("table", who, f"n{n}", plan))[1] is None
        await store.close()

    asyncio.run(work())
    return f"sqlite:///{path}"


def test_all_games_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = played(tmp_path / "t.db", 60)
    assert main(["migrate", "check", url, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["tables"], report["games"], report["broken"]) == (1, 1, [])
    assert report["status"] == {"playing": 1} and report["rules"] == {f"godfather {VERSION}": 1}
    assert report["records"] > 60
    assert main(["migrate", "check", url]) == 0
    assert "all of them replay" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("UPDATE records SET kind = 'danced' WHERE seq = 20", "danced"),
        ("DELETE FROM records WHERE seq = 20", "record 21 after 19"),
        (
            'UPDATE records SET body = replace(body, \'"entries":["\', \'"entries":["9 x\') WHERE seq = 12',
            "refuse",
        ),
        (
            f"UPDATE records SET body = replace(body, '\"rules\":{VERSION}', '\"rules\":99') WHERE seq = 1",
            "rules version 99",
        ),
        ("UPDATE records SET body = '[]' WHERE seq = 9", ""),
    ],
)
def test_a_game_that_does_not_replay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: str, why: str
) -> None:
    url = played(tmp_path / "t.db", 40)
    db = sqlite3.connect(tmp_path / "t.db")
    before = db.execute("SELECT seq, kind, body FROM records").fetchall()
    db.execute(change)
    assert db.execute("SELECT seq, kind, body FROM records").fetchall() != before
    db.commit()
    db.close()
    code = main(["migrate", "check", url, "--json"])
    report = json.loads(capsys.readouterr().out)
    assert code == 1 and report["broken"][0]["table"] == "table"
    assert why in report["broken"][0]["why"], report
    assert main(["migrate", "check", url]) == 1
    assert "NOT all" in capsys.readouterr().out


def test_nothing_is_changed(tmp_path: Path) -> None:
    """A store of an older schema is read as it is."""
    url = played(tmp_path / "t.db", 5)
    db = sqlite3.connect(tmp_path / "t.db")
    for name in ("positions", "shares", "notices", "seen", "outages"):
        db.execute(f"DROP TABLE {name}")
    db.execute("UPDATE alembic_version SET version_num = '0001'")
    db.commit()
    assert main(["migrate", "check", url]) == 0
    assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    db.close()


def test_bad_addresses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "text.db").write_text("this is no database, whatever its name says " * 50)
    sqlite3.connect(tmp_path / "empty.db").close()
    (tmp_path / "empty.db").touch()
    newer = tmp_path / "newer.db"
    played(newer, 1)
    db = sqlite3.connect(newer)
    db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.commit()
    db.close()
    bad = ["nowhere", "mysql://x/y", f"sqlite:///{tmp_path / 'no.db'}", f"sqlite:///{tmp_path / 'text.db'}"]
    bad += [f"sqlite:///{tmp_path / 'empty.db'}", f"sqlite:///{newer}", "postgresql://127.0.0.1:1/none"]
    for url in bad:
        assert main(["migrate", "check", url]) == 2, url
        out, err = capsys.readouterr()
        assert out == "" and err.count("\n") == 1 and err.startswith("consigliere: "), err
    assert main(["migrate", "check", "nowhere", "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["error"] == "bad-migrate-store"
    assert not (tmp_path / "no.db").exists()
