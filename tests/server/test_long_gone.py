"""Who is away for a moment still plays: nobody ends his game, and leaving and returning brings no time."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from consigliere.core.refusal import Refusal
from consigliere.server import table_commands as commands, table_seats as seats
from consigliere.server.hub import Hub, Planner
from consigliere.server.metrics import Metrics
from consigliere.server.store import open_store
from consigliere.server.table import Table
from consigliere.server.timing import DAY, MINUTE, SECOND, Times
from tests.server.hubs import begun, PEOPLE

BANK = {"kind": "bank", "bank": 10, "increment": 0, "sealed": 60}
DAYS = {"kind": "days", "days": 2}


class Room:
    """A running game of two people, Ann the host, and a clock on the wall that we set."""

    def __init__(self, path: Path, clock: Any, players: int = 2) -> None:
        self.at = [1_000_000]
        self.path, self.clock, self.players = path, clock, players
        self.count = 0

    async def open(self) -> None:
        self.store = open_store(f"sqlite:///{self.path / 'gone.db'}")
        await self.store.open()
        self.hub = Hub(self.store, Metrics(), Times(lambda: self.at[0]))
        bots = ["random"] * (self.players - 2)
        await begun(self.hub, bots, id="t", clock=self.clock)

    async def do(self, plan: Planner) -> tuple[Refusal | None, Table]:
        self.count += 1
        _, refusal, table = await self.hub.command("t", "ann", f"k{self.count}", plan)
        return refusal, table

    async def away(self, who: str, absent: bool) -> Table:
        refusal, table = await self.do(lambda t: commands.away(t, who, absent))
        assert refusal is None
        return table


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


def key(refusal: Refusal | None) -> str | None:
    return None if refusal is None else refusal.key


@pytest.mark.slow
@pytest.mark.parametrize(("clock", "long"), [(None, 10 * MINUTE), (BANK, 10 * MINUTE), (DAYS, 3 * DAY)])
@pytest.mark.parametrize(
    ("plan", "refused"),
    [
        (lambda t: seats.place_bot(t, "ann", 1, "easy"), "refuse-replace"),
        (lambda t: seats.close(t, "ann"), "refuse-close-people"),
    ],
)
def test_the_host_ends_nobody_s_game(
    tmp_path: Path, clock: Any, long: int, plan: Planner, refused: str
) -> None:
    async def work() -> None:
        room = Room(tmp_path, clock)
        await room.open()
        assert key((await room.do(plan))[0]) == refused  # he is here
        await room.away("bob", True)
        room.at[0] += long - 1
        assert key((await room.do(plan))[0]) == refused  # he may come back
        room.at[0] += 1
        assert key((await room.do(plan))[0]) is None
        await room.store.close()

    run(work())


def test_a_bot_is_not_exchanged_where_others_play(tmp_path: Path) -> None:
    async def work() -> None:
        room = Room(tmp_path, None, players=3)
        await room.open()
        plan: Planner = lambda t: seats.place_bot(t, "ann", 2, "expert")  # noqa: E731
        assert key((await room.do(plan))[0]) == "refuse-replace"
        await room.do(lambda t: commands.resign(t, "bob"))
        assert key((await room.do(plan))[0]) is None
        await room.store.close()

    run(work())


def ended_by_one(path: Path) -> bool:
    """Whether one of two ends the game while the other is away for a moment."""
    found: list[str] = []

    async def work() -> None:
        room = Room(path, None)
        await room.open()
        await room.away("bob", True)
        _, table = await room.do(lambda t: commands.vote(t, "ann", True))
        found.append(table.status)
        room.at[0] += 10 * MINUTE
        _, table = await room.do(lambda t: commands.vote(t, "ann", True))
        assert table.status == "over"
        await room.store.close()

    run(work())
    return found[0] == "over"


def test_the_vote_of_who_is_away_counts(tmp_path: Path) -> None:
    assert not ended_by_one(tmp_path)


def test_a_table_that_forgets_who_is_away_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "long_gone", lambda table, seat: table.seats[seat].absent)
    assert ended_by_one(tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize(("clock", "before"), [(BANK, 10 * SECOND), (DAYS, 2 * DAY)])
def test_leaving_and_returning_brings_no_time(tmp_path: Path, clock: Any, before: int) -> None:
    async def work() -> None:
        room = Room(tmp_path, clock)
        await room.open()
        async with room.hub.at("t") as (_, table):
            asked = next(iter(table.clocks.asked))
        who = PEOPLE[asked]
        room.at[0] += before // 2
        for _ in range(3):
            await room.away(who, True)
            table = await room.away(who, False)
            assert table.clocks.remaining(asked, room.at[0]) == before // 2
        room.at[0] += before  # it has run out, and a bot has taken over
        await room.away(who, True)
        table = await room.away(who, False)
        left = table.clocks.remaining(asked, room.at[0])
        assert left == (MINUTE if clock is BANK else before)
        await room.store.close()

    run(work())
