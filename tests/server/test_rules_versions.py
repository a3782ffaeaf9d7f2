"""Rules change, games do not: a store of rules version 1 goes on under 1, new tables get the newest.

The store is one that the program of that time wrote (half_played.py): 50 half-played games, some of them with
a kept position.
"""

import asyncio
import gzip
import json
import random
from pathlib import Path

import pytest

from consigliere.cli.main import main
from consigliere.core.game import Game
from consigliere.games.catalogue import ruleset
from consigliere.server import rulesets, table as tables
from consigliere.server.hub import Hub
from consigliere.server.metrics import Metrics
from consigliere.server.positions import Positions
from consigliere.server.store import open_store
from consigliere.server.table import BrokenLog, Table
from tests.server.half_played import GAMES, on
from tests.server.hubs import begun

STORE = Path(__file__).parent / "stores" / "rules-1.db.gz"
NEWEST = ruleset("godfather").version


@pytest.fixture
def old(tmp_path: Path) -> str:
    file = tmp_path / "old.db"
    file.write_bytes(gzip.decompress(STORE.read_bytes()))
    return f"sqlite:///{file}"


async def played_on(url: str, moves: int, broken: list[str] | None = None) -> list[Table]:
    """Every game of the store so many moves further, or to its end; ids of those that cannot be read."""
    store = open_store(url)
    await store.open()
    hub = Hub(store, Metrics())
    keeping = Positions(hub)
    found = []
    try:
        for id in [listed.id for listed in await store.active()]:
            try:
                async with hub.at(id) as (_, table):
                    pass
                found.append(await on(hub, table, random.Random(id), moves))
            except BrokenLog:
                if broken is None:
                    raise
                broken.append(id)
    finally:
        await keeping.close()
        await store.close()
    return found


def by_version_1(table: Table) -> bool:
    """Whether all of the game, and its position, is what version 1 makes of its moves."""
    game = table.game
    assert game is not None
    if (game.rules.version, game.journal.header["rules"], int(game.state.rules)) != (1, 1, 1):
        return False
    again = Game.replay(game.journal, ruleset("godfather"))
    return again.rules.version == 1 and again.digest() == game.digest() and again.winners == game.winners


@pytest.mark.slow
def test_games_of_version_1_go_on_under_1(old: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert NEWEST > 1
    assert main(["migrate", "check", old, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["games"], report["broken"], report["rules"]) == (GAMES, [], {"godfather 1": GAMES})
    found = asyncio.run(played_on(old, 2000))
    assert len(found) == GAMES and all(by_version_1(table) for table in found)
    assert {table.status for table in found} == {"over"}
    assert all(
        table.result is not None and table.game is not None and table.result["scores"] == table.game.scores
        for table in found
    )
    assert main(["migrate", "check", old]) == 0


def test_a_server_that_takes_the_newest_rules_is_found(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: a table's rules are those of the program, not of the table."""
    monkeypatch.setattr(tables, "rules_of", lambda game, packs, version: rulesets.rules_of(game, packs))
    broken: list[str] = []
    found = asyncio.run(played_on(old, 3, broken))
    assert len(found) + len(broken) == GAMES
    assert broken, "moves that the cards of version 4 do not allow"
    assert not any(by_version_1(table) for table in found)


def test_new_tables_get_the_newest(old: str) -> None:
    async def work() -> Table:
        store = open_store(old)
        await store.open()
        new = await begun(Hub(store, Metrics()), id="new")
        await store.close()
        return new

    table = asyncio.run(work())
    assert table.game is not None and table.game.journal.header["rules"] == NEWEST
    assert int(table.game.state.rules) == NEWEST
