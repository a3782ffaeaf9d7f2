"""A host that sleeps and wakes up: the outage is noted before any clock fires, whenever it fell asleep."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from consigliere.server import absence
from consigliere.server.expiry import Keeper, LOOK
from consigliere.server.hub import Hub
from consigliere.server.metrics import Metrics
from consigliere.server.store import open_store
from consigliere.server.thinking import Thinking
from consigliere.server.timing import SECOND, Times
from tests.server.hubs import AtOnce, begun, planned, run
from tests.server.live import Person, Server
from tests.server.test_tables import to_act, two_at_a_table

START = 1_000_000
SLEEP = 70 * SECOND
ASLEEP = 6  # seconds, of a real process
BANK = {"kind": "bank", "bank": 60, "increment": 0, "sealed": 60}


class House:
    """A game with a bank of a minute, a keeper, and a clock on the wall that we set."""

    async def open(self, path: Path) -> None:
        self.at = START
        self.store: Any = open_store(f"sqlite:///{path / 'asleep.db'}")
        await self.store.open()
        self.hub = Hub(self.store, Metrics(), Times(lambda: self.at))
        self.keeper = Keeper(self.hub, Thinking(self.hub, AtOnce(1)), False)
        await self.keeper.open()
        self.table = await begun(self.hub, clock=BANK)

    async def ticks(self, count: int) -> None:
        for _ in range(count):
            self.at += SECOND
            await self.keeper.tick()

    async def absent(self) -> list[int]:
        return [record.at for record in await self.store.read("table") if record.kind == "absent"]


def asleep_before(house: House, place: object, name: str) -> None:
    """The host falls asleep for once when this is called next: on its way there, time passes."""
    found = getattr(place, name)

    async def sleepy(*args: Any) -> Any:
        setattr(place, name, found)
        answer = await found(*args)
        house.at += SLEEP
        return answer

    setattr(place, name, sleepy)


MOMENTS: dict[str, Callable[[House], object]] = {
    "between two looks": lambda house: setattr(house, "at", house.at + SLEEP),
    "after the due tables were read": lambda house: asleep_before(house, house.store, "due"),
    "after the log was read": lambda house: asleep_before(house, house.store, "read"),
    "after a sign of life": lambda house: asleep_before(house, house.store, "beat"),
}


async def slept(path: Path, moment: str, ticks: int) -> tuple[list[int], int, tuple[Any, ...]]:
    """Who is declared absent after a sleep, the time left to who is asked, and the outages noted."""
    house = House()
    await house.open(path)
    await house.ticks(ticks)
    MOMENTS[moment](house)
    await house.keeper.due("table")
    await house.ticks(LOOK + 1)
    absent = await house.absent()
    _, table = await house.hub.told("table")
    assert table.game is not None
    left = table.clocks.remaining(table.game.seat, house.at) or 0
    await house.store.close()
    return absent, left, house.hub.times.outages


@pytest.mark.parametrize("moment", MOMENTS)
def test_no_clock_fires_before_the_outage_is_noted(tmp_path: Path, moment: str) -> None:
    async def work() -> None:
        for ticks in (2, 4, 5):
            folder = tmp_path / str(ticks)
            folder.mkdir()
            absent, left, outages = await slept(folder, moment, ticks)
            assert absent == [] and len(outages) == 1, ticks
            assert 60 * SECOND - left <= (ticks + LOOK + 1) * SECOND  # the sleep itself does not count

    run(work())


def test_a_keeper_that_looks_first_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: outages are noted with the signs of life alone, as they once were."""
    monkeypatch.setattr(Keeper, "slept", lambda self: False)

    async def work() -> None:
        absent, _, outages = await slept(tmp_path, "between two looks", 2)
        assert len(absent) == 1 and len(outages) == 1

    run(work())


def test_a_move_after_a_sleep_is_not_charged_for_it(tmp_path: Path) -> None:
    """Somebody's move is quicker than the keeper's next look: the outage is noted first all the same."""

    async def work() -> None:
        house = House()
        await house.open(tmp_path)
        await house.ticks(3)
        house.at += SLEEP
        assert house.table.game is not None
        seat = house.table.game.seat
        who = ("ann", "bob")[seat]
        plan = planned(who, house.table.decision(seat) or "", house.table.game.legal_for(seat).indices[0])
        _, refusal, table = await house.hub.command("table", who, "k", plan)
        assert refusal is None and house.hub.times.outages == ((START, START + 3 * SECOND + SLEEP),)
        assert table.clocks.left[seat] == 60 * SECOND
        await house.store.close()

    run(work())


def test_a_stand_in_whose_host_slept_stands_back(tmp_path: Path) -> None:
    """Asleep while the stand-in thinks: there is time left after all."""

    async def work() -> None:
        house = House()
        await house.open(tmp_path)
        while not house.table.clocks.sealed:
            game = house.table.playing()
            assert game is not None
            seat = game.seat
            who = ("ann", "bob")[seat]
            plan = planned(who, house.table.decision(seat) or "", game.legal_for(seat).indices[0])
            _, refusal, house.table = await house.hub.command("table", who, f"k{house.table.seq}", plan)
            assert refusal is None
        seq = house.table.seq
        asked = house.keeper.thinking.asked

        async def dozing(job: Any, share: Any) -> Any:
            answer = await asked(job, share)
            house.at += SLEEP
            return answer

        house.keeper.thinking.asked = dozing  # type: ignore[method-assign]
        acts = [act for act in absence.sure(house.table) if act.cause == "clock"]
        await house.keeper.carry_out(house.hub.live["table"], acts[:1])
        while house.keeper.thinking.tasks:
            await asyncio.sleep(0.005)
        records = await house.store.read("table", seq)
        assert not [record for record in records if record.body.get("by") == "clock"]
        await house.store.close()

    run(work())


@pytest.mark.slow
def test_a_real_process_stopped_and_continued(tmp_path: Path) -> None:
    """SIGSTOP with short settings, four seconds without a sign of life: the sleep is charged to nobody."""
    with Dozing(tmp_path, "--no-limits") as server:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        table, a, b = two_at_a_table(ann, bob, clock={"kind": "bank", "bank": 3600, "increment": 0})
        one, _ = to_act(table, a, b)
        seat, before = one.metas[table]["you"], one.metas[table]["clock"]
        assert server.process is not None
        os.kill(server.process.pid, signal.SIGSTOP)
        time.sleep(ASLEEP)
        os.kill(server.process.pid, signal.SIGCONT)
        told = one.until(lambda m: m["type"] == "snapshot")  # the outage is noted: all is told afresh
        after = told["meta"]["clock"]
        charged = before["seats"][seat]["left"] - after["seats"][seat]["left"]
        assert not told["meta"]["seats"][seat]["absent"]
        assert after["now"] - before["now"] - charged >= ASLEEP * SECOND
        a.close()
        b.close()
        assert "Traceback" not in server.logged()


class Dozing(Server):
    words = unlimited = ("tests.server.dozing",)
