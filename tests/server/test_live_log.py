"""The log that is told piece by piece is the one that a snapshot tells, line by line."""

import json
import random
from typing import Any

import pytest

from tests.server.live import answer, Person


def gone_on(log: list[str], message: dict[str, Any], joining: bool = True) -> list[str]:
    """A reader's log after a message: what goes on with the last line takes its place."""
    if message["type"] == "snapshot":
        return list(message.get("log", []))
    for one in message.get("happened", []):
        again = one.get("again", []) if joining else []
        log = [*log[:-1], *again] if again and log else [*log, *one.get("lines", [])]
    return log


@pytest.mark.parametrize("game", ["godfather", "chicago"])
def test_told_live_it_is_the_same(ann: Person, game: str) -> None:
    rng = random.Random(5)
    table = ann.table(game=game, players=3, visibility="bots", levels=["random"] * 2)["id"]
    socket = ann.socket()
    socket.join(table, words="en")
    for _ in range(40):
        if (question := socket.asked(table)) is None:
            break
        socket.command("do", table, decision=question["decision"], **answer(question, rng))
    socket.asked(table)
    told = [json.loads(raw) for raw in socket.bytes]
    told = [message for message in told if message["type"] in ("snapshot", "events")]
    other = ann.socket()
    whole = other.join(table, words="en")
    live: list[str] = []
    apart: list[str] = []
    for message in told:
        live, apart = gone_on(live, message), gone_on(apart, message, joining=False)
    assert live == whole["log"] and len(live) > 20
    assert apart != live, "without joining the lines the two would differ"
    other.close()
    socket.close()
