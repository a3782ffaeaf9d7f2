"""Fair shares of the bots' processes: by person, people before tables where nobody sits."""

import threading
from pathlib import Path

import pytest

from consigliere.server.hub import Hub
from consigliere.server.limits import Rates
from consigliere.server.metrics import Metrics
from consigliere.server.shares import JUST_NOW, LATELY, Share, TURN, Turns
from consigliere.server.store import open_store
from consigliere.server.table_folding import change
from consigliere.server.thinking import share_of
from consigliere.server.workers import briefer, Workers
from tests.server.hubs import begun, run
from tests.server.live import Person, Server

EVE, ANN, BOB = Share("eve"), Share("ann"), Share("bob")
EMPTY = Share("eve", True)


def drawn(turns: Turns[str], count: int) -> list[str]:
    out = []
    for _ in range(count):
        found = turns.get()
        assert found is not None
        out.append(found[1])
        turns.done(found[0])
    return out


def test_everybody_in_turn() -> None:
    turns: Turns[str] = Turns(1)
    for n in range(5):
        turns.put(EVE, f"eve {n}")
    turns.put(ANN, "ann 0")
    turns.put(BOB, "bob 0")
    turns.put(ANN, "ann 1")
    assert turns.before(BOB) == 1 + 2 + 2 and turns.before(Share("cy")) == 3 and len(turns) == 8
    assert drawn(turns, 8) == ["eve 0", "ann 0", "bob 0", "eve 1", "ann 1", "eve 2", "eve 3", "eve 4"]


def test_a_table_without_people_has_one_turn_in_four() -> None:
    turns: Turns[str] = Turns(1)
    for n in range(20):
        turns.put(EMPTY, f"empty {n}")
        turns.put(Share(f"person {n}"), f"person {n}")
    first = drawn(turns, 20)
    assert sum("empty" in one for one in first) == 20 // TURN and "person" in first[0]
    assert turns.before(Share("new")) == 5 and turns.before(Share("zoe", True)) == 5 + 1
    assert drawn(turns, 20).count("empty 5") == 1


def test_tables_without_people_never_have_all_processes() -> None:
    turns: Turns[str] = Turns(3)
    for n in range(9):
        turns.put(EMPTY, f"empty {n}")
    taken = [turns.get() for _ in range(2)]
    waiting = threading.Thread(target=lambda: taken.append(turns.get()))
    waiting.start()
    waiting.join(0.3)
    assert waiting.is_alive()  # the third process waits for people
    turns.put(ANN, "ann")
    waiting.join(20)
    assert taken[2] == (ANN, "ann")
    turns.done(EMPTY)
    assert turns.get() == (EMPTY, "empty 2")
    assert len(turns.close()) == 6 and turns.get() is None


def test_alone_with_one_process_they_go_on() -> None:
    turns: Turns[str] = Turns(1)
    turns.put(EMPTY, "empty")
    assert drawn(turns, 1) == ["empty"]


@pytest.mark.parametrize(
    ("level", "alone", "shared"),
    [
        ("expert", "expert", "expert@500ms"),
        ("expert@5000ms", "expert@2000ms", "expert@500ms"),
        ("expert:careful@5000ms", "expert:careful@2000ms", "expert:careful@500ms"),
        ("hard", "hard", "hard"),
        ("search@50it", "search@50it", "search@20it"),
        ("search@2it", "search@2it", "search@2it"),
        ("medium:careful", "medium:careful", "medium:careful"),
        ("random", "random", "random"),
    ],
)
def test_briefer_thoughts(level: str, alone: str, shared: str) -> None:
    assert (briefer(level, False), briefer(level, True)) == (alone, shared)


def test_who_sits_at_a_table_is_not_hurried_by_empty_ones() -> None:
    pool = Workers(2)
    at = [0.0]
    pool.jobs.clock = lambda: at[0]
    assert pool.level_for("expert", EMPTY) == "expert"
    for _ in range(50):
        pool.jobs.put(EMPTY, None)  # type: ignore[arg-type]
    assert pool.level_for("expert", ANN) == "expert"
    pool.jobs.put(ANN, None)  # type: ignore[arg-type]
    assert pool.level_for("expert", Share("bob", True)) == "expert@500ms"
    taken = pool.jobs.get()
    assert taken is not None and taken[0] == ANN
    at[0] = LATELY + 1
    assert pool.level_for("expert", Share("bob", True)) == "expert"
    assert pool.level_for("expert", EMPTY) == "medium"  # whoever has many tables waits for themself


def test_whoever_sits_at_a_table_thinks_of_others_who_wait() -> None:
    pool = Workers(1)
    at = [0.0]
    pool.jobs.clock = lambda: at[0]
    assert pool.level_for("expert@2000ms", EVE) == "expert@2000ms"
    pool.jobs.put(EVE, None)  # type: ignore[arg-type]
    assert pool.level_for("expert", EVE) == "expert"  # for oneself one may wait
    assert pool.level_for("expert", ANN) == "expert@500ms"
    taken = pool.jobs.get()
    assert taken is not None and taken[0] == EVE
    at[0] = JUST_NOW
    assert pool.level_for("hard@50it", ANN) == "hard@20it"
    at[0] = JUST_NOW + 1
    assert pool.level_for("expert", ANN) == "expert"


def test_on_whose_account(tmp_path: Path) -> None:
    async def work() -> None:
        store = open_store(f"sqlite:///{tmp_path / 's.db'}")
        await store.open()
        hub = Hub(store, Metrics())
        both = await begun(hub, ["random"], id="both")
        assert share_of(both) == Share("ann")
        change(both, 0, absent=True)
        assert share_of(both) == Share("bob")
        change(both, 1, resigned=True)
        assert share_of(both) == Share("ann", True)
        await store.close()

    run(work())


def test_one_host_has_few_games_without_people(tmp_path: Path) -> None:
    wanted = {"game": "chicago", "players": 2, "seat": None, "visibility": "bots", "levels": ["expert"] * 2}
    with Server(tmp_path) as server:
        eve, ann = Person(server, "Eve"), Person(server, "Ann")
        most = Rates().seatless
        assert [eve.http("POST", "/api/tables", wanted)[0] for _ in range(most)] == [201] * most
        refused = eve.http("POST", "/api/tables", wanted)
        assert (refused[0], refused[1]["error"]) == (429, "too-many-games")
        # nor by the way of a table that waits
        waiting = eve.table(**{**wanted, "visibility": "private"})["id"]
        assert eve.http("POST", f"/api/tables/{waiting}/start")[1]["error"] == "too-many-games"
        # a game one plays oneself, and anybody else's
        assert eve.http("POST", "/api/tables", {**wanted, "seat": 0, "levels": ["random"]})[0] == 201
        assert ann.http("POST", "/api/tables", wanted)[0] == 201
