"""Somebody who writes without end: the table hears a few lines, moves are not held up, others may speak."""

import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from consigliere.server.limits import Rate, Rates
from tests.server.live import Person, Server
from tests.server.test_tables import to_act, two_at_a_table


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the limits of every server."""
    with Server(tmp_path_factory.mktemp("talk")) as running:
        yield running
    assert "Traceback" not in running.logged()


def allowed(rate: Rate, since: float) -> float:
    """How many a slow machine may have let through meanwhile."""
    return rate.at_once + rate.each_second * (time.monotonic() - since) + 1


def test_a_flood_of_lines(strict: Server) -> None:
    ann, bob = Person(strict, "Ann"), Person(strict, "Bob")
    table, a, b = two_at_a_table(ann, bob)
    begun = time.monotonic()
    told = [b.command("say", table, text=f"line {n}")["type"] for n in range(26)]
    assert Rates().talk.at_once <= told.count("done") <= allowed(Rates().talk, begun)
    assert a.command("say", table, text="quiet, please")["type"] == "done"
    one, question = to_act(table, a, b)
    done = one.command("do", table, decision=question["decision"], actions=[question["legal"][0]["text"]])
    assert done["type"] == "done"
    a.close()
    b.close()


def test_towers_and_nothing_at_all(strict: Server) -> None:
    cy, dee = Person(strict, "Cy"), Person(strict, "\u0421y")
    table, c, d = two_at_a_table(cy, dee)
    assert [seat["name"] for seat in c.metas[table]["seats"]] == ["Cy", "\u0421y 2"]
    assert d.command("say", table, text="\u3164\u200b")["rule"] == "T13"
    assert d.command("say", table, text="Z" + "\u0301" * 250 + "!")["type"] == "done"
    heard = c.until(lambda m: m["type"] == "events" and m["happened"][0]["kind"] == "said")["happened"][0]
    assert len(heard["text"]) < 8 and heard["text"].endswith("!")
    status, body = Person(strict).http("POST", "/api/me", {"name": "\u3164"})
    assert (status, body["error"]) == (400, "bad-name")
    for talker in (c, d):
        talker.close()


def test_asides_are_counted_too(strict: Server) -> None:
    eve, fay = Person(strict, "Eve"), Person(strict, "Fay")
    table, e, f = two_at_a_table(eve, fay)
    begun = time.monotonic()
    told = [e.command("mute", table, seat=1, on=n % 2 == 0)["type"] for n in range(60)]
    assert Rates().asides.at_once <= told.count("done") <= allowed(Rates().asides, begun)
    e.close()
    f.close()


def test_what_comes_too_fast_is_answered_by_its_name(strict: Server) -> None:
    """A command beyond the pace of all messages is not done, and its sender is told which one it was."""
    gil, hal = Person(strict, "Gil"), Person(strict, "Hal")
    table, g, h = two_at_a_table(gil, hal)
    ids = [f"aside-{n}" for n in range(int(Rates().frames.at_once) + 20)]
    for n, id in enumerate(ids):
        g.send(type="mute", table=table, command=id, seat=1, on=n % 2 == 0)
    heard = [g.until(partial(answers, id), 20.0)["type"] for id in ids]
    assert set(heard) == {"done", "error"}
    g.close()
    h.close()


def answers(id: str, message: dict[str, Any]) -> bool:
    return id in (message.get("command"), message.get("id"))
