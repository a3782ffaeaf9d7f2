"""Write a store of half-played games with the program as it is: `python -m tests.server.half_played FILE`.

`stores/rules-1.db.gz` was written so by the program whose newest rules were version 1. It is frozen: later
programs must go on with its games by the rules they were begun with.
"""

import asyncio
import gzip
import random
import sys
import tempfile
from pathlib import Path
from typing import Final

from consigliere.games.catalogue import ruleset
from consigliere.server.hub import Hub
from consigliere.server.metrics import Metrics
from consigliere.server.positions import Positions
from consigliere.server.store import open_store
from consigliere.server.store.base import Identity
from consigliere.server.table import Table
from tests.server.hubs import begun, PEOPLE, planned

GAMES: Final = 50
MOVES: Final = 75  # about half of a game


async def on(hub: Hub, table: Table, rng: random.Random, moves: int) -> Table:
    """So many moves of somebody who may move, or to the end."""
    for n in range(moves):
        game = table.playing()
        if game is None:
            break
        seat = rng.choice(game.seats_to_act)
        plan = planned(PEOPLE[seat], table.decision(seat) or "", rng.choice(game.legal_for(seat).indices))
        key = f"{table.seq}.{n}"
        _, refusal, table = await hub.command(table.id, PEOPLE[seat], key, plan)
        assert refusal is None, refusal
    return table


async def write(path: Path) -> None:
    store = open_store(f"sqlite:///{path}")
    await store.open()
    hub = Hub(store, Metrics())
    keeping = Positions(hub)
    for name in PEOPLE:
        await store.create_identity(Identity(name, name.title(), f"hash {name}", 0))
    for n in range(GAMES):
        players = ruleset("godfather").seats[n % 4]
        table = await begun(hub, id=f"half-{n:02}", people=players)
        await on(hub, table, random.Random(n), MOVES * players // 3 + n % 7)
    await keeping.close()
    await store.close()


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "half.db"
        asyncio.run(write(file))
        Path(sys.argv[1]).write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    return 0


if __name__ == "__main__":
    sys.exit(main())
