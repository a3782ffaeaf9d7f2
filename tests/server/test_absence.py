"""Who is away: gone while another waits, nobody there at all, tables that never begin; two keepers."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from consigliere.server import absence, fair, table_seats as seats
from consigliere.server.expiry import Keeper
from consigliere.server.hub import Hub
from consigliere.server.metrics import Metrics
from consigliere.server.store import open_store
from consigliere.server.table import Table
from consigliere.server.thinking import Thinking
from consigliere.server.timing import DAY, HOUR, MINUTE, Times
from tests.server.hubs import AtOnce, begun, body, planned, run
from tests.server.live import Person
from tests.server.test_tables import to_act, two_at_a_table
from tests.server.timed import TimedServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TimedServer]:
    with TimedServer(tmp_path_factory.mktemp("absent"), "--no-limits") as running:
        yield running
    assert "Traceback" not in running.logged()


def away(seat: int) -> Any:
    return lambda message: "meta" in message and message["meta"]["seats"][seat]["absent"]


def test_gone_while_another_waits(server: TimedServer) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table, a, b = two_at_a_table(ann, bob, away=120)
    one, _ = to_act(table, a, b)
    other = b if one is a else a
    seat = one.metas[table]["you"]
    server.forward(1000)  # he is there and thinks: nobody takes his seat
    other.send(type="ping", id="x")
    other.kind("pong")
    assert not other.metas[table]["seats"][seat]["absent"] and other.metas[table]["away"] == 120
    one.close()
    other.until(lambda m: m["type"] == "presence" and seat not in m["here"])
    server.forward(121)
    told = other.until(away(seat))
    assert told["happened"][0]["by"] == "gone"
    back = one.person.socket()
    back.join(table)
    assert back.command("return", table)["type"] == "done"
    assert not back.metas[table]["seats"][seat]["absent"]
    back.close()
    other.close()


def test_a_game_that_keeps_nobody_waiting(server: TimedServer) -> None:
    """One person and bots: it waits for him for weeks, then bots play it to its end."""
    ann = Person(server, "Ann")
    table = ann.table(game="godfather", players=2, visibility="bots", levels=["random"])["id"]
    socket = ann.socket()
    socket.join(table)
    assert socket.asked(table) is not None
    socket.close()
    server.forward(29 * 24 * 3600)
    socket = ann.socket()
    socket.join(table)
    assert not socket.metas[table]["seats"][0]["absent"]
    server.forward(24 * 3600 + 10)
    told = socket.until(away(0))
    assert told["happened"][0]["by"] == "alone"
    socket.until(lambda m: m["type"] == "snapshot" and m["meta"]["status"] == "over")
    socket.close()


def test_a_table_that_never_begins(server: TimedServer) -> None:
    ann = Person(server, "Ann")
    made = ann.table(game="chicago", players=3, visibility="public")
    server.forward(47 * 3600)
    ann.http("POST", f"/api/tables/{made['id']}/seats", {"seat": 1})
    server.forward(47 * 3600)
    assert ann.http("GET", f"/api/tables/{made['id']}")[1]["status"] == "waiting"
    socket = ann.socket()
    socket.join(made["id"])
    server.forward(3700)
    socket.until(lambda m: m["type"] == "snapshot" and m["meta"]["status"] == "closed")
    socket.close()


async def settled(keepers: list[Keeper]) -> None:
    """The clock waits for bots that are slow on a busy machine, within reason."""
    for _ in range(200):
        await asyncio.sleep(0.005)
        if not any(keeper.thinking.tasks for keeper in keepers):
            return


@pytest.mark.slow
def test_two_keepers_act_once(tmp_path: Path) -> None:
    """Two processes with one store: take-overs, answers of stand-ins and closings stand once."""

    async def work() -> None:
        at = [1_000_000]
        store = open_store(f"sqlite:///{tmp_path / 'two.db'}")
        await store.open()
        keepers: list[Keeper] = []
        for _ in range(2):
            hub = Hub(store, Metrics(), Times(lambda: at[0]))
            keepers.append(Keeper(hub, Thinking(hub, AtOnce(1)), True))
            keepers[-1].stall = 10**15  # a leap of time is no outage here
            await keepers[-1].open()
        clock = {"kind": "bank", "bank": 10, "increment": 0, "sealed": 5}
        await begun(keepers[0].hub, id="t", people=3, clock=clock)
        secret = fair.new_secret()
        waiting = [seats.made_plan(body(3, clock=clock))]
        assert isinstance(await keepers[1].hub.create("w", secret, waiting), Table)
        for _ in range(400):
            at[0] += 2 * MINUTE if at[0] < 10**7 else HOUR
            await asyncio.gather(*(keeper.tick() for keeper in keepers))
            await settled(keepers)
            listed = await store.listing("t")
            if listed is not None and listed.status == "over":
                break
        else:
            raise AssertionError("it does not end")
        log = await store.read("t")
        assert sorted(record.body["seat"] for record in log if record.kind == "absent") == [0, 1, 2]
        keys = [record.command for record in log if record.command is not None]
        assert len(keys) == len(set(keys))
        at[0] += 3 * DAY
        await asyncio.gather(*(keeper.tick() for keeper in keepers))
        assert [record.kind for record in await store.read("w")] == ["made", "closed"]
        await store.close()

    run(work())


@pytest.mark.slow
def test_a_sealed_question_is_answered_without_a_word(tmp_path: Path) -> None:
    """At a sealed decision nobody is declared absent: that would tell who has not chosen."""

    async def work() -> None:
        at = [1_000_000]
        store = open_store(f"sqlite:///{tmp_path / 'sealed.db'}")
        await store.open()
        hub = Hub(store, Metrics(), Times(lambda: at[0]))
        keeper = Keeper(hub, Thinking(hub, AtOnce(1)), False)
        await keeper.open()
        clock = {"kind": "bank", "bank": 86_400, "increment": 0, "sealed": 5}
        table = await begun(hub, id="t", clock=clock)
        answered = 0
        for n in range(3000):
            game = table.playing()
            if game is None or answered > 3:
                break
            if table.clocks.sealed:
                acts = absence.sure(table)
                assert acts and all(act.what == "answer" for act in acts if act.cause == "clock")
                prompt = game.prompt_id
                at[0] += 6_000
                while (now := table.playing()) is not None and now.prompt_id == prompt:
                    await keeper.tick()
                    await asyncio.sleep(0.002)
                answered += 1
                continue
            seat = game.seat
            legal = game.legal_for(seat).indices  # one alone, now and then
            decision, first = table.decision(seat) or "", legal[(n % 3 - 1) % len(legal)]
            who = ("ann", "bob")[seat]
            _, refusal, table = await hub.command("t", who, f"n{n}", planned(who, decision, first))
            assert refusal is None
        assert answered
        log = await store.read("t")
        assert not [record for record in log if record.kind == "absent"]
        stood_in = [record for record in log if record.body.get("by") == "clock"]
        assert stood_in and all(record.body["sealed"] for record in stood_in)
        fresh = await hub.folded("t")
        assert not any(told.public for told in fresh.told if told.public.get("by") == "clock")
        await store.close()

    run(work())
