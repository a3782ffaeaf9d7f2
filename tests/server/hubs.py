"""Tables on hubs without a server around them: made, seated and begun in one go."""

import asyncio
import random
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from consigliere.games.catalogue import ruleset
from consigliere.server import fair, table_commands as commands, table_seats as seats
from consigliere.server.hub import Hub, Planner
from consigliere.server.metrics import Metrics
from consigliere.server.store import open_store
from consigliere.server.store.base import Store
from consigliere.server.table import Table
from consigliere.server.thinking import Thinking
from consigliere.server.workers import Answer, think, Workers

PEOPLE: Final = ("ann", "bob", "cy", "dee", "eve")


class AtOnce(Workers):
    """Bots that think in the process itself, each hub with dice of its own."""

    def start(self) -> None:
        return

    async def ask(self, job: Any, share: Any = None) -> Answer:
        await asyncio.sleep(random.random() * 0.003)
        return think(job)


def body(players: int, game: str = "godfather", clock: Any = None) -> dict[str, Any]:
    """The first record of a private table of Ann's."""
    rules = ruleset(game)
    return {
        "game": game,
        "players": players,
        "options": dict.fromkeys(rules.option_names, False),
        "packs": [],
        "rules": rules.version,
        "content": rules.content_hash,
        "host": "ann",
        "title": "",
        "visibility": "private",
        "clock": clock,
        "invite": "invite",
    }


async def begun(
    hub: Hub,
    levels: Sequence[str] = (),
    *,
    id: str = "table",
    people: int = 2,
    game: str = "godfather",
    clock: Any = None,
) -> Table:
    """A game of Ann, Bob and others, and of bots of these levels on the seats after theirs."""
    secret = fair.new_secret()
    plans: list[Planner] = [seats.made_plan(body(people + len(levels), game, clock))]
    plans += [seats.sitting(name, name.title(), n) for n, name in enumerate(PEOPLE[:people])]
    plans += [seats.bot_planner(people + n, level) for n, level in enumerate(levels)]
    plans.append(lambda table: seats.start(table, "ann"))
    table = await hub.create(id, secret, plans)
    assert isinstance(table, Table)
    return table


async def nodes(path: Path) -> tuple[Store, Hub, Hub]:
    """Two hubs on one store, as two processes have them."""
    store = open_store(f"sqlite:///{path / 'two.db'}")
    await store.open()
    hubs = []
    for _ in range(2):
        hub = Hub(store, Metrics())
        Thinking(hub, AtOnce(1))
        hubs.append(hub)
    return store, hubs[0], hubs[1]


def planned(who: str, decision: str, action: int) -> Planner:
    return lambda table: commands.do(table, who, decision, [action])


def run(work: Coroutine[Any, Any, None]) -> None:
    async def whole() -> None:
        try:
            await asyncio.wait_for(work, 120)
        finally:
            await stilled()

    asyncio.run(whole())


async def stilled() -> None:
    """Bots still thinking are ended for good: one that is cancelled calls up another, which would outlive the
    loop and be found by a later test."""
    with patch.object(Thinking, "spawn", lambda self, work: work.close()):
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
