"""Clocks on a real server whose time the test puts forward, and as a fold of records."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from consigliere.server.clocks import Clocks
from consigliere.server.timing import DAY, merged, moment, running, Times
from tests.server.live import answer, Person, Socket
from tests.server.test_tables import sealed_for_both, settle, to_act, two_at_a_table
from tests.server.timed import TimedServer

BANK = {"kind": "bank", "bank": 300, "increment": 10, "sealed": 60}
DAYS = {"kind": "days", "days": 2, "holiday": 5}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TimedServer]:
    with TimedServer(tmp_path_factory.mktemp("timed"), "--no-limits") as running:
        yield running
    assert "Traceback" not in running.logged()


def clock(socket: Socket, table: str) -> dict[str, Any]:
    found = socket.metas[table]["clock"]
    assert isinstance(found, dict)
    return found


def happened(kind: str) -> Any:
    return lambda m: m["type"] == "events" and any(h["kind"] == kind for h in m["happened"])


def close(*sockets: Socket) -> None:
    for one in sockets:
        one.close()


# -- arithmetic


def test_stretches_without_a_server_do_not_count() -> None:
    rng = random.Random(5)
    for _ in range(300):
        spans = [(a, a + rng.randrange(30)) for a in (rng.randrange(200) for _ in range(rng.randrange(6)))]
        still = [any(a <= t < b for a, b in spans) for t in range(1000)]
        since, span = rng.randrange(200), rng.randrange(1, 100)
        until = since + rng.randrange(200)
        assert running(since, until, spans) == sum(not still[t] for t in range(since, until))
        at = moment(since, span, spans)
        assert running(since, at, spans) == span and not still[at - 1]
        assert all(a[1] < b[0] for a, b in zip(merged(spans), merged(spans)[1:], strict=False))


def test_a_bank_is_charged_while_one_is_asked() -> None:
    times = Times(lambda: 0)
    clocks = Clocks(times, BANK, 2)
    clocks.turn(0, [0], False, [0, 1])
    assert (clocks.left, clocks.due(0), clocks.due(1)) == ([310_000, 300_000], 310_000, None)
    clocks.turn(50_000, [0], False, [0, 1])  # asked again at once: no increment
    assert clocks.left[0] == 260_000
    clocks.turn(60_000, [1], False, [0, 1])
    clocks.turn(70_000, [0], False, [0, 1])
    assert clocks.left == [260_000, 300_000]
    times.outages = ((80_000, 90_000),)
    assert clocks.due(0) == 340_000 and clocks.remaining(0, 100_000) == 240_000
    clocks.pause(100_000, [0, 1])
    assert clocks.due(0) is None and clocks.left[0] == 240_000
    clocks.resume(500_000)
    assert clocks.due(0) == 740_000
    clocks.absent(0, 740_000)
    assert clocks.left[0] == 0 and clocks.due(0) is None
    clocks.returned(0, 750_000)
    assert clocks.due(0) == 810_000


def test_banks_stand_while_choices_are_sealed() -> None:
    clocks = Clocks(Times(lambda: 0), BANK, 3)
    clocks.turn(0, [0, 1, 2], True, [0, 1, 2])
    assert [clocks.due(seat) for seat in range(3)] == [60_000] * 3
    clocks.turn(59_000, [1], False, [0, 1, 2])
    assert clocks.left == [300_000, 310_000, 300_000]


def test_days_and_holidays() -> None:
    clocks = Clocks(Times(lambda: 0), DAYS, 2)
    clocks.turn(0, [0], False, [0, 1])
    assert clocks.due(0) == 2 * DAY
    clocks.rest(0, DAY, 3)
    assert clocks.due(0) == 5 * DAY and clocks.holiday == [2, 5]
    assert clocks.on_holiday(0, 2 * DAY) == 4 * DAY and clocks.on_holiday(0, 4 * DAY) is None
    clocks.rest(0, 2 * DAY, 2)  # more of it follows on the first
    assert clocks.due(0) == 7 * DAY
    assert clocks.on_holiday(0, 2 * DAY) == clocks.on_holiday(0, 5 * DAY) == 6 * DAY


# -- a server


def test_an_empty_bank(server: TimedServer) -> None:
    """A bot takes over; the person returns at the next prompt and has time again."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table, a, b = two_at_a_table(ann, bob, clock=BANK)
    one, _ = to_act(table, a, b)
    seat = one.metas[table]["you"]
    shown = clock(one, table)
    assert shown["kind"] == "bank" and shown["bank"] == 300
    assert 305_000 < shown["seats"][seat]["left"] <= 310_000 and "due" not in shown["seats"][1 - seat]
    server.forward(200)
    settle(table, a, b)
    assert not one.metas[table]["seats"][seat]["absent"]
    server.forward(111)
    for watcher in (a, b):
        told = watcher.until(happened("absent"))
        assert {"seat": seat, "by": "clock"}.items() <= told["happened"][0].items()
    other = b if one is a else a
    other.until(happened("did"))
    assert one.command("return", table)["type"] == "done"
    assert clock(one, table)["seats"][seat]["left"] > 55_000
    close(a, b)


def test_a_sealed_choice_out_of_time(server: TimedServer) -> None:
    """A bot chooses for who has not chosen; nobody is told who that was, and no bank is charged."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table, a, b = sealed_for_both(ann, bob, clock=BANK)
    settle(table, a, b)
    before = clock(a, table)
    assert before["seats"][0]["due"] == before["seats"][1]["due"] <= before["now"] + 60_000
    question = a.question(table)
    assert question is not None
    rng = random.Random(0)
    done = a.command("do", table, decision=question["decision"], **picked(question, rng))
    assert done["type"] == "done"
    while (question := a.question(table)) and question.get("sealed"):
        a.command("do", table, decision=question["decision"], **picked(question, rng))
    number = b.seq[table]
    settle(table, a, b)
    assert b.seq[table] == number  # he is not told that she has chosen
    server.forward(61)
    for one in (a, b):
        told = one.until(opened)
        assert not any(seat["absent"] for seat in told["meta"]["seats"])
        assert not any("by" in happening for happening in told.get("happened", []))
        left = [seat["left"] for seat in told["meta"]["clock"]["seats"]]
        banks = [seat["left"] for seat in before["seats"]]
        assert all(now >= then - 60_000 for now, then in zip(left, banks, strict=True))
    close(a, b)


def picked(question: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    if question.get("pick"):
        pick = question["pick"]
        return {"picked": [item["id"] for item in pick["items"][: pick["least"]]]}
    return answer(question, rng)


def opened(message: dict[str, Any]) -> bool:
    """Choices are shown: not the quiet record of one's own."""
    return message["type"] == "events" and bool(message["happened"][0].get("events"))


@pytest.mark.slow
def test_time_without_a_server_does_not_count(tmp_path: Path) -> None:
    with TimedServer(tmp_path, "--no-limits") as server:
        frozen(server)
    assert "Traceback" not in server.logged()


def frozen(server: TimedServer) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table, a, b = two_at_a_table(ann, bob, clock=BANK)
    one, _ = to_act(table, a, b)
    seat = one.metas[table]["you"]
    server.forward(250)
    close(a, b)
    assert server.stop() in (0, -15)
    server.forward(100_000)
    server.start()
    a, b = ann.socket(), bob.socket()
    a.join(table)
    b.join(table)
    left = clock(a, table)["seats"][seat]["left"]
    assert 40_000 < left < 60_000
    assert not a.metas[table]["seats"][seat]["absent"]
    server.kill()  # the last sign of life is some seconds old: in the players' favour
    server.forward(100_000)
    server.start()
    a = ann.socket()
    a.join(table)
    assert 35_000 < clock(a, table)["seats"][seat]["left"] <= left + 6_000
    server.forward(61)
    a.until(happened("absent"))
    a.close()


def test_a_slow_game(server: TimedServer) -> None:
    """Days, a holiday, a pause by agreement; then the clock runs out without anybody there."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table, a, b = two_at_a_table(ann, bob, clock=DAYS)
    one, _ = to_act(table, a, b)
    other = b if one is a else a
    seat = one.metas[table]["you"]
    refused = one.command("holiday", table, days=6)
    assert (refused["rule"], refused["params"]) == ("T16", {"days": 5})
    assert one.command("holiday", table, days=2)["type"] == "done"
    told = other.until(happened("holiday"))["happened"][0]
    assert (told["seat"], told["days"]) == (seat, 2)
    server.forward(3.9 * 24 * 3600)
    settle(table, a, b)
    assert not one.metas[table]["seats"][seat]["absent"]
    assert one.command("pause", table, on=True)["type"] == "done"
    other.until(happened("wants-pause"))
    assert not other.metas[table]["paused"] and other.metas[table]["for_pause"] == [seat]
    assert other.command("pause", table, on=True)["type"] == "done"
    question = one.question(table)
    assert question is not None
    stopped = one.command("do", table, decision=question["decision"], **answer(question, random.Random(1)))
    assert (stopped["type"], stopped["rule"]) == ("refused", "T15")
    server.forward(10 * 24 * 3600)
    settle(table, a, b)
    assert one.metas[table]["paused"]
    assert other.command("pause", table, on=False)["type"] == "done"
    one.until(happened("resumed"))
    due = clock(one, table)["seats"][seat]["due"]
    assert 0 < due - clock(one, table)["now"] <= 0.11 * DAY
    close(a, b)
    server.forward(0.12 * 24 * 3600)
    back = other.person.socket()
    back.join(table)
    back.until(lambda m: m["type"] in ("snapshot", "events") and m["meta"]["seats"][seat]["absent"])
    back.close()


def test_a_pause_ends_by_itself(server: TimedServer) -> None:
    ann = Person(server, "Ann")
    table = ann.table(game="chicago", players=2, visibility="bots", levels=["random"])["id"]
    socket = ann.socket()
    socket.join(table)
    assert socket.command("pause", table, on=True)["type"] == "done"
    assert socket.metas[table]["paused"]
    server.forward(30 * 24 * 3600 + 1)
    told = socket.until(happened("resumed"))
    assert told["happened"][0]["by"] == "clock"
    socket.close()


@pytest.mark.parametrize(
    "bad",
    [
        {"kind": "bank", "bank": 1},
        {"kind": "bank", "bank": 10**9},
        {"kind": "days", "days": 0},
        {"kind": "hourglass"},
        {"bank": 60},
        "fast",
        {"kind": "days", "days": 2, "sand": 1},
    ],
)
def test_a_bad_clock(server: TimedServer, bad: object) -> None:
    status, body = Person(server).http("POST", "/api/tables", {"game": "chicago", "clock": bad})
    assert status == 400, body


def test_the_clock_of_a_table_that_waits(server: TimedServer) -> None:
    made = Person(server, "Ann").table(game="chicago", players=2, clock=DAYS)
    assert made["clock"]["days"] == 2 and [seat["days"] for seat in made["clock"]["seats"]] == [5, 5]
    assert all("due" not in seat for seat in made["clock"]["seats"])
