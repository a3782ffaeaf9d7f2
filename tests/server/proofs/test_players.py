"""The players and the audit of chaos: what they call a double is one, and a double is called so."""

import asyncio
import random
from typing import Any, cast

import msgspec
import pytest

from consigliere.server.hub import command_key
from consigliere.server.proving.audit import Audit
from consigliere.server.proving.http import Guest
from consigliere.server.proving.player import Book, Player, Sent
from consigliere.server.store.base import Record

TABLE = "table"
ASKED = {"decision": "7.0", "sealed": True, "legal": [{"text": "bid 1"}, {"text": "bid 2"}]}


class Line:
    """A socket of which only what was sent is kept."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    async def send(self, text: str) -> None:
        self.sent.append(msgspec.json.decode(text))


def player(line: Line, seed: int = 1, noise: float = 3.0) -> Player:
    made = Player(Guest("c=x", "ann"), TABLE, Book(), random.Random(seed), noise)
    made.sockets = [cast(Any, line)]
    made.connected.set()
    return made


def done(one: Player, decision: str, seq: int) -> Sent:
    sent = one.new("do", True, decision=decision, actions=["bid 1"])
    one.done({"command": sent.id, "seq": seq})
    return sent


@pytest.mark.parametrize("told", [True, False], ids=["asked", "planted: as if not asked"])
def test_no_probe_answers_what_is_still_asked(told: bool) -> None:
    """After the first step of a sealed choice the same decision is asked again, and talk may come between."""

    async def talked() -> list[str]:
        line = Line()
        one = player(line)
        done(one, "3.0", 1)
        done(one, "7.0", 2)
        one.question = ASKED if told else None
        for _ in range(50):
            await one.command("say", text="well")
        for task in one.delayed:
            task.cancel()
        return [sent.message["decision"] for sent in one.sent.values() if sent.stale]

    probed = asyncio.run(talked())
    assert "3.0" in probed and ("7.0" in probed) != told


def test_he_acts_on_nothing_older_than_his_own_command() -> None:
    async def acted(seq: int) -> int:
        line = Line()
        one = player(line, noise=0.0)
        done(one, "7.0", 5)
        one.seq, one.question = seq, ASKED
        await one.act()
        return len(line.sent)

    assert asyncio.run(acted(4)) == 0 and asyncio.run(acted(5)) == 1


def test_an_answer_with_another_number_is_a_double() -> None:
    one = player(Line())
    sent = done(one, "3.0", 4)
    one.done({"command": sent.id, "seq": 4})
    assert one.book.counts["doubled"] == 0
    one.done({"command": sent.id, "seq": 6})
    assert one.book.counts["doubled"] == 1


# -- the audit


def log(one: Player, *more: Record) -> list[Record]:
    """What the log says of one command, and more."""
    sent = done(one, "3.0", 1)
    return [did(1, command_key(one.guest.identity, sent.id)), *more]


def did(seq: int, command: str | None, decision: str = "3.0", by: str = "person") -> Record:
    body = {"seat": 0, "decision": decision, "actions": ["bid 1"], "by": by, "sealed": False}
    return Record(seq, 0, "did", command, body)


def other(seq: int, kind: str, **body: Any) -> Record:
    return Record(seq, 0, kind, None, {"seat": 1, **body})


DOUBLES = {
    "not asked for": [did(2, "somebody's", "4.0")],
    "answered by a bot too": [did(2, "bot's", by="bot")],
    "absent twice": [other(2, "absent", by="clock"), other(3, "absent", by="clock")],
    "said twice": [other(2, "said", by="bot", text="x"), other(3, "said", by="bot", text="x")],
}


@pytest.mark.parametrize("more", DOUBLES.values(), ids=DOUBLES)
def test_doubles_in_the_log_are_found(more: list[Record]) -> None:
    one = player(Line())
    Audit(one.book).unasked(TABLE, log(one, *more), [one])
    assert one.book.counts["doubled"] >= 1


def test_what_is_right_is_no_double() -> None:
    one = player(Line())
    away = [other(2, "absent", by="clock"), other(3, "returned", by="bot"), other(4, "absent", by="clock")]
    Audit(one.book).unasked(TABLE, log(one, *away, did(5, "bot's", "4.0", "bot")), [one])
    assert not one.book.notes


def test_a_command_twice_or_lost_is_found() -> None:
    one = player(Line())
    records = log(one)
    audit = Audit(one.book)
    audit.learn(TABLE, records)
    audit.check(one, one.acknowledged[0])
    assert not one.book.notes
    audit.learn(TABLE, [did(2, records[0].command)])
    assert one.book.counts == {"doubled": 1, "acknowledged": 1, "sealed": 1}
    audit.found[TABLE].clear()
    audit.check(one, one.acknowledged[0])
    assert one.book.counts["lost"] == 1
