"""A player changes their mind so often and no more: a game must not grow without end."""

from pathlib import Path
from typing import Any

import pytest

from consigliere.server import table_commands as commands
from consigliere.server.hub import Hub
from consigliere.server.metrics import Metrics
from consigliere.server.store import open_store
from consigliere.server.table import Table
from tests.server.hubs import begun, run


def test_take_backs_have_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_SECOND_THOUGHTS", 5)

    async def work() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'p.db'}")
        await store.open()
        hub = Hub(store, Metrics())
        table = await begun(hub, people=2)
        done = 0
        for n in range(400):
            game = table.playing()
            assert game is not None
            seat = game.seats_to_act[0]
            who = str(table.seats[seat].identity)
            action = game.legal_for(seat).indices[n % len(game.legal_for(seat).indices)]
            await hub.command("table", who, None, doing(who, f"{game.prompt_id}.{seat}", action))
            if not game.can_take_back(seat):
                continue
            _, refusal, table = await hub.command("table", who, None, taking_back(who))
            if refusal is not None:
                assert refusal.key in ("refuse-too-often", "refuse-take-back")
                if refusal.key == "refuse-too-often":
                    assert refusal.rule == "T4"
                    assert any(commands.often(table, seat, kind) for kind in ("took-back", "asked-back"))
                    break
            done += 1
        else:
            raise AssertionError(f"{done} take-backs and no end")
        await store.close()

    run(work())


def test_asking_again_and_again_adds_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a request is open a second one is no news; refused ones have an end."""
    monkeypatch.setattr(commands, "MOST_SECOND_THOUGHTS", 3)

    async def work() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'p.db'}")
        await store.open()
        hub = Hub(store, Metrics())
        table = await begun(hub, people=2, game="chicago")
        for _ in range(200):
            game = table.playing()
            assert game is not None
            seat = game.seats_to_act[0]
            who, other = (str(table.seats[n].identity) for n in (seat, 1 - seat))
            action = game.legal_for(seat).indices[0]
            _, _, table = await hub.command(
                "table", who, None, doing(who, f"{game.prompt_id}.{seat}", action)
            )
            game = table.playing()
            assert game is not None
            if game.can_take_back(seat) and commands.asked_meanwhile(table, seat):
                break
        keys = []
        for _ in range(4):
            for _ in range(3):
                _, refusal, table = await hub.command("table", who, None, taking_back(who))
            keys.append(None if refusal is None else refusal.key)
            await hub.command("table", other, None, lambda t: commands.take_back(t, other, "deny"))
        told = [one.kind for one in table.told]
        assert told.count("asked-back") == told.count("granted-back") == 3
        assert keys == [None, None, None, "refuse-too-often"]
        await store.close()

    run(work())


def doing(who: str, decision: str, action: int) -> Any:
    return lambda table: commands.do(table, who, decision, [action])


def taking_back(who: str) -> Any:
    def plan(table: Table) -> commands.Planned:
        return commands.take_back(table, who, "ask")

    return plan
