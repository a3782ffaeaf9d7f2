"""Kept positions: the same table as its log folds to, whatever happened; thrown away, nothing is lost."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from consigliere.core.refusal import Refusal
from consigliere.server import (
    fair,
    positions,
    table_commands as commands,
    table_time as timely,
)
from consigliere.server.hub import Hub, Planner
from consigliere.server.laying import taken_in
from consigliere.server.metrics import Metrics
from consigliere.server.positions import kept, Positions, read, restored
from consigliere.server.store import open_store
from consigliere.server.store.base import Identity, Store
from consigliere.server.table import ACTS, Table
from consigliere.server.timing import Times
from tests.server.hubs import begun, PEOPLE as ALL, planned, run

PEOPLE = ALL[:3]
CLOCKS = (None, {"kind": "bank", "bank": 900, "increment": 5, "sealed": 60}, {"kind": "days", "days": 2})


def facts(table: Table) -> dict[str, Any]:
    """All that makes up a table."""
    game = table.game
    assert game is not None and isinstance(game.source, fair.FairSource) and game.source.stream is not None
    plain = {name: value for name, value in vars(table).items() if name not in ("times", "game", "clocks")}
    clocks = {name: value for name, value in vars(table.clocks).items() if name != "times"}
    return {
        **plain,
        "clocks": clocks,
        "digest": game.digest(),
        "feed": game.feed,
        "history": game.history,
        "journal": game.journal,
        "options": game.options,
        "prompt": game.prompt_id,
        "counters": game.source.stream.counters,
        "legal": [game.legal_for(seat).indices for seat in range(3)],
        "views": [game.view(viewer) for viewer in range(-1, 3)],
        "back": [game.can_take_back(seat) for seat in range(3)],
    }


def move(table: Table, rng: random.Random) -> Planner:
    """Something that somebody may do now."""
    game = table.playing()
    assert game is not None
    seat = rng.choice(game.seats_to_act)
    who, other = PEOPLE[seat], rng.choice(PEOPLE)
    if table.seats[seat].absent:
        return lambda t: commands.away(t, who, False)
    chance = rng.random()
    if chance < 0.04:
        return lambda t: commands.say(t, other, f"words {chance}")
    if chance < 0.06:
        return lambda t: timely.mute(t, who, (seat + 1) % 3, rng.random() < 0.5)
    if chance < 0.08:
        return lambda t: commands.away(t, other, True)
    if chance < 0.1:
        return lambda t: timely.holiday(t, who, 1)
    if chance < 0.13:
        return lambda t: commands.take_back(t, other, rng.choice(("ask", "grant", "deny")))
    if chance < 0.15:
        return lambda t: commands.vote(t, who, rng.random() < 0.2)
    decision, action = table.decision(seat) or "", rng.choice(game.legal_for(seat).indices)
    return lambda t: commands.do(t, who, decision, [action])


@pytest.mark.parametrize("game", ["godfather", "chicago"])
@pytest.mark.parametrize("clock", CLOCKS)
def test_the_same_as_the_fold(tmp_path: Path, game: str, clock: Any) -> None:
    async def work() -> None:
        at = [1_000_000]
        store = open_store(f"sqlite:///{tmp_path / 'p.db'}")
        await store.open()
        hub = Hub(store, Metrics(), Times(lambda: at[0]))
        table = await begun(hub, people=3, game=game, clock=clock)
        rng = random.Random(f"{game}{clock}")
        compared = 0
        data = b""
        for n in range(250):
            if table.status != "playing":
                break
            at[0] += rng.randrange(20_000)
            await hub.command("table", None, f"k{n}", move(table, rng))
            if positions.can_be_kept(table):
                data = kept(table)
            if data and n % 12 == 0:
                found = read(data)
                assert found is not None
                log = await store.read("table")
                records = [one for one in log if one.seq > found.seq or one.kind not in ACTS]
                short = restored("table", table.secret, hub.times, found, records)
                whole = Table("table", table.secret, hub.times).fold(log)
                assert short is not None and facts(short) == facts(whole)
                compared += 1
                for one in (short, whole):  # and both go on alike, draws and all
                    for _ in range(3):
                        playing = one.playing()
                        if playing and not playing.over and not any(seat.absent for seat in one.seats):
                            seat = playing.seat
                            action = playing.legal_for(seat).indices[0]
                            decision = one.decision(seat) or ""
                            plan = commands.do(one, PEOPLE[seat], decision, [action])
                            assert not isinstance(plan, Refusal)
                            taken_in(one, plan, one.at)
                assert short.game is not None and whole.game is not None
                assert short.game.journal == whole.game.journal
        assert compared > 5
        await store.close()

    run(work())


async def position(store: Store) -> bytes | None:
    kept = await store.kept_fold("table", ACTS)
    return None if kept is None else kept[1]


async def advanced(hub: Hub, table: Table, moves: int) -> None:
    rng = random.Random(1)
    for n in range(moves):
        game = table.playing()
        assert game is not None
        seat, action = game.seat, rng.choice(game.legal_for(game.seat).indices)
        decision = table.decision(seat) or ""
        plan = planned(PEOPLE[seat], decision, action)
        assert (await hub.command("table", None, f"m{table.seq}.{n}", plan))[1] is None


async def opened(tmp_path: Path) -> tuple[Store, Hub, Positions, Table]:
    store = open_store(f"sqlite:///{tmp_path / 'p.db'}")
    await store.open()
    hub = Hub(store, Metrics())
    keeping = Positions(hub)
    for name in PEOPLE:
        await store.create_identity(Identity(name, name.title(), f"hash {name}", 0))
    return store, hub, keeping, await begun(hub, people=3)


def test_it_is_used_and_may_be_thrown_away(tmp_path: Path) -> None:
    async def work() -> None:
        store, hub, keeping, table = await opened(tmp_path)
        await advanced(hub, table, 90)
        await keeping.close()
        data = await position(store)
        assert data is not None and len(data) < 40_000
        whole = facts(Table("table", table.secret, hub.times).fold(await store.read("table")))
        used = await keeping.folded("table")
        assert used is not None and hub.live["table"].kept > 30 and facts(used) == whole
        assert facts(await hub.folded("table")) == whole
        for damaged in (b"", data[:-9], data[:50] + b"x" + data[51:], b"nonsense"):
            await store.keep_position("table", 1, damaged)
            assert await keeping.folded("table") is None
            assert facts(await hub.folded("table")) == whole
        await store.drop_positions(["table"])
        assert facts(await hub.folded("table")) == whole
        await store.close()

    run(work())


def test_another_version_does_not_use_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        store, hub, _, table = await opened(tmp_path)
        await advanced(hub, table, 40)
        while not positions.can_be_kept(table):
            await advanced(hub, table, 1)
        found = read(kept(table))
        assert found is not None
        records = await store.read("table")
        found.rules = ("godfather", 99, found.rules[2])
        assert restored("table", table.secret, hub.times, found, records) is None
        monkeypatch.setattr(positions, "FORMAT", "another")
        data = kept(table)
        monkeypatch.undo()
        assert read(data) is None
        await store.close()

    run(work())


def test_who_is_forgotten_is_forgotten_here_too(tmp_path: Path) -> None:
    async def work() -> None:
        store, hub, keeping, table = await opened(tmp_path)
        await hub.command("table", None, "s", lambda t: commands.say(t, "ann", "my secret address"))
        await advanced(hub, table, 90)
        await keeping.close()
        data = await position(store)
        assert data is not None
        await store.delete_identity("ann")
        await store.keep_position("table", 1, data)  # another process had not heard of it
        used = await keeping.folded("table")
        assert used is not None
        told = str(facts(used))
        assert "Ann" not in told and "secret address" not in told and "'ann'" not in told
        await store.close()

    run(work())


def test_it_goes_when_the_game_is_over(tmp_path: Path) -> None:
    async def work() -> None:
        store, hub, keeping, table = await opened(tmp_path)
        await advanced(hub, table, 90)
        await asyncio.gather(*keeping.tasks)
        assert await position(store) is not None
        for who in PEOPLE:
            await hub.command("table", None, f"v{who}", voting(who))
        assert table.status == "over"
        await keeping.close()
        assert await position(store) is None
        await store.close()

    run(work())


def voting(who: str) -> Planner:
    return lambda table: commands.vote(table, who, True)
