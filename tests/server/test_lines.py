"""Lines for the shuffle: sealed, opened when the game is to begin, and never waited for too long."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from consigliere.core.game import Game
from consigliere.core.refusal import Refusal
from consigliere.server import absence, fair, promise, table_lines, table_seats as seats, verifier
from consigliere.server.expiry import Keeper
from consigliere.server.hub import Hub
from consigliere.server.metrics import Metrics
from consigliere.server.positions import kept, read, restored
from consigliere.server.seating import STAND_IN
from consigliere.server.store import open_store
from consigliere.server.store.base import Record, Store
from consigliere.server.table import Table
from consigliere.server.thinking import Thinking
from consigliere.server.timing import Times
from tests.server.hubs import AtOnce, body, PEOPLE, run
from tests.server.live import Person, Server

GROUND = 690  # lines an operator tried until the deal was the one wanted
LINES = ["a line of Ann", "a line of Bob", "a line of Cy"]


class House:
    """One store, a clock of our own, and hubs on it as processes have them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.at = [1_000_000]
        self.hubs = [Hub(store, Metrics(), Times(lambda: self.at[0])) for _ in range(2)]
        self.keepers = [Keeper(hub, Thinking(hub, AtOnce(1)), True) for hub in self.hubs]

    async def waiting(self, people: int = 2, bots: int = 0) -> Table:
        """A table at which all sit, each with a sealed line."""
        plans = [seats.made_plan(body(people + bots))]
        plans += [seats.sitting(name, name.title(), n) for n, name in enumerate(PEOPLE[:people])]
        plans += [seats.bot_planner(people + n, "random") for n in range(bots)]
        table = await self.hubs[0].create("t", fair.new_secret(), plans)
        assert isinstance(table, Table)
        for n in range(people):
            await self.sealed(n, LINES[n])
        return table

    async def sealed(self, n: int, line: str) -> Refusal | None:
        table = await self.hubs[0].folded("t")
        seal = promise.seal(table.made["commitment"], n, line)
        who = PEOPLE[n]
        return await self.done(lambda t: seats.sit(t, who, who.title(), n, seal))

    async def opened(self, n: int, line: str | None = None, hub: int = 0) -> Refusal | None:
        text = LINES[n] if line is None else line
        return await self.done(lambda t: table_lines.open_line(t, PEOPLE[n], text), hub)

    async def started(self) -> Refusal | None:
        return await self.done(lambda t: seats.start(t, "ann"))

    async def done(self, planner: Any, hub: int = 0) -> Refusal | None:
        _, refusal, _ = await self.hubs[hub].command("t", None, None, planner)
        return refusal

    async def table(self) -> Table:
        return await self.hubs[1].folded("t")

    async def later(self, seconds: int) -> None:
        """So much later, with a sign of life now and then: else it would be an outage."""
        for _ in range(seconds):
            self.at[0] += 1000
            await asyncio.gather(*(keeper.tick() for keeper in self.keepers))


def in_house(tmp_path: Path, work: Any) -> None:
    async def whole() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'lines.db'}")
        await store.open()
        house = House(store)
        for keeper in house.keepers:
            await keeper.open()
        await work(house)
        await store.close()

    run(whole())


def test_the_game_begins_when_the_last_line_is_open(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        await house.waiting(2, bots=1)
        assert (await house.opened(0)).key == "refuse-not-opening"  # type: ignore[union-attr]
        assert await house.started() is None
        table = await house.table()
        assert table.status == "waiting" and table.opening and table.unopened() == [0, 1]
        # nobody sits down, gets up, is put there or sealed anew from here on
        for planner in (
            lambda t: seats.sit(t, "bob", "Bob", 1, promise.seal(t.made["commitment"], 1, "ground")),
            lambda t: seats.leave(t, "bob"),
            lambda t: seats.free(t, "ann", 1),
            lambda t: seats.place_bot(t, "ann", 2, "easy"),
            lambda t: seats.start(t, "ann"),
        ):
            refusal = await house.done(planner)
            assert refusal is not None and (refusal.rule, refusal.key) == ("T19", "refuse-opening")
        assert await house.opened(0) is None and await house.opened(0) is None
        assert (await house.opened(1, "another")).key == "refuse-line"  # type: ignore[union-attr]
        assert (await house.done(table_lines.due)).key == "refuse-opening"  # type: ignore[union-attr]
        assert await house.opened(1, hub=1) is None
        assert await house.done(table_lines.due) is None
        table = await house.table()
        assert table.status == "playing" and table.opening == 0 and table.game is not None
        told = table.game.journal.header["fairness"]
        assert told["client_seeds"] == [*LINES[:2], ""] and told["kinds"] == ["person", "person", "bot"]
        kinds = [record.kind for record in await house.store.read("t") if record.kind != "did"]
        assert kinds[-4:] == ["opening", "opened", "opened", "started"]

    in_house(tmp_path, work)


def test_an_operator_at_the_table_cannot_choose_a_line_any_more(tmp_path: Path) -> None:
    """Bob runs the server and reads Ann's line once it is open: too late to sit anew or open another."""

    async def work(house: House) -> None:
        await house.waiting(2)
        await house.started()
        await house.opened(0)
        records = await house.store.read("t")
        assert LINES[0] in json.dumps([record.body for record in records])
        table = await house.table()
        refused = 0
        for n in range(GROUND):
            seal = promise.seal(table.made["commitment"], 1, f"ground {n}")
            refused += isinstance(seats.sit(table, "bob", "Bob", 1, seal), Refusal)
            refused += isinstance(table_lines.open_line(table, "bob", f"ground {n}"), Refusal)
        assert refused == 2 * GROUND
        assert len(await house.store.read("t")) == len(records)

    in_house(tmp_path, work)


def test_a_page_that_is_closed_holds_nobody_up(tmp_path: Path) -> None:
    """The keeper deals when the time is over; the record says whose line is missing."""

    async def work(house: House) -> None:
        await house.waiting(3)
        await house.started()
        await house.opened(0)
        await house.opened(2)
        await house.later(absence.OPENING // 1000 - 1)
        assert (await house.table()).status == "waiting"
        await house.later(2)
        table = await house.table()
        assert table.status == "playing" and table.unopened() == [1] and table.game is not None
        told = table.game.journal.header["fairness"]
        assert told["client_seeds"] == [LINES[0], "", LINES[2]] and told["seals"][1]
        assert [record.kind for record in await house.store.read("t")].count("started") == 1
        assert (await house.opened(1)).key == "refuse-not-opening"  # type: ignore[union-attr]

    in_house(tmp_path, work)


def test_all_lines_are_open_and_the_process_dies(tmp_path: Path) -> None:
    """Between the last line and the deal: the keeper of any other process deals, with every line."""

    async def work(house: House) -> None:
        await house.waiting(2)
        await house.started()
        await house.opened(0)
        await house.opened(1)
        await house.later(absence.OPENING // 1000 + 1)
        table = await house.table()
        assert table.status == "playing" and table.unopened() == [] and table.game is not None
        assert table.game.journal.header["fairness"]["client_seeds"] == LINES[:2]

    in_house(tmp_path, work)


def test_whoever_seals_nothing_plays_without_a_line(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        await house.waiting(2)
        await house.done(lambda t: seats.leave(t, "bob"))
        await house.done(lambda t: seats.sit(t, "bob", "Bob", 1))
        await house.started()
        assert (await house.opened(1)).key == "refuse-line"  # type: ignore[union-attr]
        await house.opened(0)
        assert await house.done(table_lines.due) is None
        table = await house.table()
        assert table.game is not None
        told = table.game.journal.header["fairness"]
        assert told["client_seeds"] == [LINES[0], ""] and told["seals"][1] is None

    in_house(tmp_path, work)


def test_who_is_forgotten_while_lines_are_opened_leaves_a_bot_behind(tmp_path: Path) -> None:
    """They resign: the roll stays what it was, and a bot plays their seat from the start on."""

    async def work(house: House) -> None:
        await house.waiting(3)
        await house.started()
        roll = (await house.table()).roll
        assert await house.done(lambda t: seats.get_up(t, "bob")) is None
        table = await house.table()
        assert table.opening and table.seats[1].resigned and not table.seats[1].person
        await house.opened(0)
        await house.opened(2)
        await house.later(absence.OPENING // 1000 + 1)
        table = await house.table()
        assert table.status == "playing" and table.game is not None and table.roll == roll
        assert table.seats[1].bot == STAND_IN and 1 not in table.people()
        assert table.game.journal.header["fairness"]["kinds"] == ["person"] * 3
        assert table.game.journal.header["fairness"]["client_seeds"] == [LINES[0], "", LINES[2]]

    in_house(tmp_path, work)


def test_a_way_out_at_any_time(tmp_path: Path) -> None:
    """Before the start one gets up; from the roll on one resigns."""

    async def work(house: House) -> None:
        await house.waiting(3)
        assert await house.done(lambda t: seats.get_up(t, "cy")) is None
        assert (await house.table()).seats[2].empty
        await house.done(lambda t: seats.seat_bot(t, 2, "random"))
        await house.started()
        for seat, who in enumerate(("ann", "bob")):
            assert await house.done(lambda t, who=who: seats.get_up(t, who)) is None
            assert (await house.table()).seats[seat].resigned
        assert (await house.done(lambda t: seats.get_up(t, "bob"))).key == "refuse-not-seated"  # type: ignore[union-attr]

    in_house(tmp_path, work)


def test_a_line_is_in_no_record_before_it_is_opened(tmp_path: Path) -> None:
    """Who reads the store while people sit finds seals, and nothing to grind with."""

    async def work(house: House) -> None:
        await house.waiting(3)
        await house.started()
        written = json.dumps([record.body for record in await house.store.read("t")])
        assert not any(line in written for line in LINES)
        assert all(seat.seal and not seat.client_seed for seat in (await house.table()).seats)

    in_house(tmp_path, work)


def test_a_fold_that_was_kept_has_the_lines(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        await house.waiting(2)
        await house.started()
        await house.opened(0)
        await house.opened(1)
        await house.done(table_lines.due)
        table = await house.table()
        found = read(kept(table))
        assert found is not None
        records = await house.store.read("t")
        again = restored("t", table.secret, table.times, found, records)
        assert again is not None and again.game is not None and table.game is not None
        assert [seat.client_seed for seat in again.seats] == LINES[:2] and again.roll == table.roll
        assert again.game.digest() == table.game.digest()

    in_house(tmp_path, work)


def test_a_waiting_table_of_an_older_program(tmp_path: Path) -> None:
    """It was made with the old promise and keeps it: nothing is sealed, the server makes the lines."""
    rules_body = body(2)
    secret = fair.new_secret()
    table = Table("t", secret, Times(lambda: 5))
    first = {**rules_body, "commitment": fair.commitment(secret)}
    table.apply(Record(1, 1, "made", None, first))
    for n, who in enumerate(("ann", "bob")):
        plan = seats.sit(table, who, who.title(), n, "0" * 64)
        assert not isinstance(plan, Refusal)
        table.apply(Record(n + 2, 1, *_named(plan.records[0])))
    plan = seats.start(table, "ann")
    assert not isinstance(plan, Refusal) and [kind for kind, _ in plan.records] == ["started"]
    told = plan.records[0][1]["header"]["fairness"]
    assert "format" not in told and all(len(line) == 32 for line in told["client_seeds"])
    assert isinstance(plan.done, Game)
    document = fair.fairness(plan.done.journal, table.rules, secret)
    assert document["format"] == "consigliere fairness 1"
    assert verifier.verify(json.dumps(document), first["commitment"])[1] == []


def _named(record: tuple[str, dict[str, Any]]) -> tuple[str, None, dict[str, Any]]:
    return record[0], None, record[1]


# -- over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("lines"), "--no-limits") as running:
        yield running
    assert "Traceback" not in running.logged()


def test_the_commitment_is_shown_before_a_line_is_chosen(server: Server) -> None:
    """A line cannot come with the request that makes the table, nor be made before the commitment."""
    ann = Person(server, "Ann")
    status, answer = ann.http("POST", "/api/tables", {"game": "godfather", "players": 2, "client_seed": "x"})
    assert status == 400 and "client_seed" in json.dumps(answer)
    made = ann.table(game="godfather", players=2, levels=["random"])
    assert made["status"] == "waiting" and made["seals"] == [None, None] and made["roll"] is None
    path = f"/api/tables/{made['id']}"
    assert ann.http("POST", f"{path}/seats", {"seat": 0, "client_seed": "x"})[0] == 400
    assert ann.http("POST", f"{path}/seats", {"seat": 0, "seal": "x"})[0] == 400
    sat = ann.seal(made, "four horses")
    assert sat["seals"] == [promise.seal(made["commitment"], 0, "four horses"), None]
    asked = ann.http("POST", f"{path}/start")[1]
    assert asked["status"] == "waiting" and asked["opening"] and asked["unopened"] == [0]
    assert asked["roll"] == promise.roll(made["commitment"], ["person", "bot"], asked["seals"])
    assert ann.http("POST", f"{path}/line", {"line": "five horses"})[1]["key"] == "refuse-line"
    assert ann.http("POST", f"{path}/line", {"line": ""})[0] == 400
    assert Person(server, "Eve").http("POST", f"{path}/line", {"line": "four horses"})[0] == 404
    begun = ann.http("POST", f"{path}/line", {"line": "four horses"})[1]
    assert begun["status"] == "playing" and begun["roll"] == asked["roll"] and begun["unopened"] == []
    assert ann.http("POST", f"{path}/line", {"line": "four horses"})[0] == 200


def test_a_game_begun_at_once_says_that_it_has_no_line(server: Server, tmp_path: Path) -> None:
    ann = Person(server, "Ann")
    made = ann.table(game="chicago", players=2, visibility="bots", levels=["random"])
    assert made["status"] == "playing"
    socket = ann.socket()
    socket.join(made["id"])
    socket.command("vote-end", made["id"], end=True)
    socket.close()
    document = ann.http("GET", f"/api/tables/{made['id']}/fairness")[1]
    data, faults = verifier.verify(json.dumps(document), made["commitment"], made["id"], made["roll"])
    assert faults == [] and data["seals"] == [None, None]
    assert any("no person added a line" in one for one in verifier.doubts(data, document["journal"], 0))


def test_playing_on_with_a_line(server: Server) -> None:
    """Play-on and imports go the same way: made, sealed, started, opened."""
    ann = Person(server, "Ann")
    made = ann.begun(
        ann.table(game="godfather", players=2, visibility="bots", levels=["random"], start=False)
    )
    assert made["status"] == "playing"
    socket = ann.socket()
    socket.join(made["id"])
    socket.command("vote-end", made["id"], end=True)
    socket.close()
    entry = {"entry": 30, "levels": ["random"], "start": False}
    text = ann.http("GET", f"/api/tables/{made['id']}/journal")[1]
    for path, data in (
        (f"/api/tables/{made['id']}/play-on", entry),
        ("/api/journals", {"journal": text, "seat": 0, **entry}),
    ):
        status, on = ann.http("POST", path, data)
        assert status == 201 and on["status"] == "waiting" and on["given"] > 0
        on = ann.begun(on)
        assert on["status"] == "playing"
        socket = ann.socket()
        socket.join(on["id"])
        socket.command("vote-end", on["id"], end=True)
        socket.close()
        document = ann.http("GET", f"/api/tables/{on['id']}/fairness")[1]
        told = json.dumps(document)
        assert verifier.verify(told, on["commitment"], on["id"], on["roll"])[1] == []
        assert f"given {on['given']} " in document["terms"][-1] and document["client_seeds"][0]


def test_forgotten_while_lines_are_opened(server: Server) -> None:
    """The way in by which it happens: the seat is no phantom, and the host can close the table."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    made = ann.table(game="chicago", players=2)
    path = f"/api/tables/{made['id']}"
    bob.http("POST", f"{path}/seats", {"invite": made["invite"], "seal": "a" * 64})
    asked = ann.http("POST", f"{path}/start")[1]
    assert asked["opening"] and asked["unopened"] == [1]
    assert bob.http("DELETE", "/api/me", {"code": bob.recovery}) == (200, {"forgotten": True})
    found = ann.http("GET", path)[1]
    assert found["opening"] and found["seats"][1]["resigned"] and found["roll"] == asked["roll"]
    assert ann.http("POST", f"{path}/close")[0] == 200


def test_a_rematch_that_was_closed_is_made_anew(server: Server) -> None:
    """One player asks first, is host, and closes it: the other is not kept from asking again."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    made = ann.table(game="chicago", players=2)
    path = f"/api/tables/{made['id']}"
    bob.http("POST", f"{path}/seats", {"invite": made["invite"]})
    assert ann.http("POST", f"{path}/start")[1]["status"] == "playing"
    for one in (ann, bob):
        socket = one.socket()
        socket.join(made["id"])
        socket.command("vote-end", made["id"], end=True)
        socket.close()
    seen = [made["id"]]
    for first, other in ((bob, ann), (ann, bob)):
        status, again = first.http("POST", f"{path}/rematch")
        assert status == 200 and again["status"] == "waiting" and again["id"] not in seen
        seen.append(again["id"])
        status, same = other.http("POST", f"{path}/rematch")
        assert status == 200 and same["id"] == again["id"] and same["you"] is not None
        assert other.http("POST", f"/api/tables/{again['id']}/close")[0] == 409
        assert first.http("POST", f"/api/tables/{again['id']}/close")[0] == 200
    status, last = bob.http("POST", f"{path}/rematch")
    assert status == 200 and last["status"] == "waiting" and last["id"] not in seen
    assert ann.http("GET", path)[1]["rematch"] == last["id"]
