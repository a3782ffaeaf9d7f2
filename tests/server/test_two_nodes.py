"""Two hubs on one store, as two processes have them: each catches up, nothing happens twice."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from consigliere.core.game import Game
from consigliere.core.refusal import Refusal
from consigliere.server import table_commands as commands
from consigliere.server.hub import command_key
from consigliere.server.laying import taken_in
from tests.server.hubs import begun, nodes, planned, run


def test_a_game_on_two_nodes(tmp_path: Path) -> None:
    """People on different nodes, bots thinking on both: one log, each bot's step once, the same end."""

    async def work() -> None:
        store, one, two = await nodes(tmp_path)
        await begun(one, ["greedy", "random"])
        rng = random.Random(1)
        at = {"ann": one, "bob": two}
        count = 0
        while True:
            who = rng.choice(("ann", "bob"))
            hub = at[who]
            async with hub.at("table") as (live, table):
                await hub.catch_up(live, table)
                if table.status != "playing":
                    break
                seat = table.seat_of(who)
                assert seat is not None and table.game is not None
                legal = list(table.game.legal_for(seat).indices)
                decision = table.decision(seat)
            if not legal or decision is None:
                await asyncio.sleep(0.001)
                continue
            action, count = rng.choice(legal), count + 1
            other = rng.random() < 0.3  # through the other node, whose fold may be behind
            door = (two if hub is one else one) if other else hub
            key = command_key(who, str(count))
            plan = planned(who, decision, action)
            (first, refusal, _), (again, twice, _) = await asyncio.gather(
                door.command("table", who, key, plan), hub.command("table", who, key, plan)
            )
            assert refusal is None and twice is None and first == again, (refusal, twice)
        records = await store.read("table")
        assert [record.seq for record in records] == list(range(1, len(records) + 1))
        ids = [record.command for record in records if record.command is not None]
        assert len(ids) == len(set(ids))
        assert sum(record.body.get("by") == "person" for record in records) == count
        assert any(record.body.get("by") == "bot" for record in records)
        folds = [await hub.folded("table") for hub in (one, two)]
        digests = {fold.game.digest() for fold in folds if fold.game is not None}
        assert len(digests) == 1 and folds[0].result is not None
        await store.close()

    run(work())


class Ear:
    """A watcher that keeps what it is told."""

    def __init__(self, identity: str | None) -> None:
        self.identity = identity
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))


def both_choose(game: Game) -> bool:
    return game.rules.is_sealed(game.state) and all(game.legal_for(seat) for seat in range(2))


def test_a_conflict_tells_nobody_of_a_sealed_choice(tmp_path: Path) -> None:
    """Ann seals on one node; Bob's command on the other meets the newer log: only the reveal is told."""

    async def work() -> None:
        store, one, two = await nodes(tmp_path)
        table = await begun(one, [])
        rng = random.Random(5)
        n = 0
        while table.game is not None and not both_choose(table.game):
            seat, n = table.game.seat, n + 1
            who = ("ann", "bob")[seat]
            plan = planned(who, table.decision(seat) or "", rng.choice(table.game.legal_for(seat).indices))
            assert (await one.command("table", who, f"n{n}", plan))[1] is None
        ears = [Ear("ann"), Ear("bob"), Ear(None)]
        for ear in ears:
            await one.join("table", ear, None, None, "invite")
        for ear in ears:
            ear.heard.clear()
        assert table.game is not None
        while legal := (await two.folded("table")).game.legal_for(0).indices:  # type: ignore[union-attr]
            n += 1
            plan = planned("ann", table.decision(0) or "", legal[0])
            assert (await two.command("table", "ann", f"n{n}", plan))[1] is None
        before = table.decision(1)
        plan = planned("bob", before or "", table.game.legal_for(1).indices[0])
        _, refusal, after = await one.command("table", "bob", "last", plan)
        assert refusal is None and one.metrics.conflicts._value.get() == 1
        assert [message["type"] for message in ears[1].heard] == ["events"]
        open_still = after.decision(1) == before
        # Ann hears of her own choices made elsewhere, the stranger of nothing before the reveal
        assert [m["type"] for m in ears[2].heard] == ([] if open_still else ["events"])
        assert [m["type"] for m in ears[0].heard] == ["events"] * (1 if open_still else 2)
        await store.close()

    run(work())


def test_what_is_not_written_did_not_happen(tmp_path: Path) -> None:
    """A store that fails: the command is not acknowledged, and the table stands as the log says."""

    async def work() -> None:
        store, hub, _ = await nodes(tmp_path)
        table = await begun(hub, [])
        game = table.game
        assert game is not None
        seat = game.seat
        who = ("ann", "bob")[seat]
        decision = table.decision(seat) or ""
        before, legal = game.digest(), game.legal_for(seat).indices
        append = store.append

        async def broken(*_: Any, **__: Any) -> None:
            raise OSError("disk full")

        store.append = broken  # type: ignore[method-assign]
        try:
            await hub.command("table", who, "k", planned(who, decision, legal[0]))
            raise AssertionError("acknowledged")
        except OSError:
            pass
        store.append = append  # type: ignore[method-assign]
        async with hub.at("table") as (_, fresh):
            assert fresh.game is not None and fresh.game.digest() == before
        _, refusal, after = await hub.command("table", who, "k", planned(who, decision, legal[0]))
        assert refusal is None and after.game is not None and after.game.digest() != before
        await store.close()

    run(work())


def test_a_draw_goes_on_where_the_log_stopped(tmp_path: Path) -> None:
    """A fold of the log draws the same cards afterwards as the table that wrote it."""

    async def work() -> None:
        store, hub, _ = await nodes(tmp_path)
        table = await begun(hub, [])
        rng = random.Random(3)
        for n in range(400):
            game = table.playing()
            if game is None:
                break
            seat = game.seat
            who = ("ann", "bob")[seat]
            action = rng.choice(game.legal_for(seat).indices)
            if n % 40 == 20:  # both take the same step; neither has drawn what comes next
                copy = await hub.folded("table")
                decision = table.decision(seat) or ""
                plan = commands.do(copy, who, decision, [action])
                assert not isinstance(plan, Refusal)
                taken_in(copy, plan, copy.at)
                assert (await hub.command("table", who, f"n{n}", planned(who, decision, action)))[1] is None
                assert copy.game is not None and table.game is not None
                assert copy.game.journal.entries == table.game.journal.entries
            else:
                later = planned(who, table.decision(seat) or "", action)
                assert (await hub.command("table", who, f"n{n}", later))[1] is None
        await store.close()

    run(work())
