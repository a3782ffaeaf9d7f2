"""What a spectator is sent holds nothing but the engine's own view for spectators, byte for byte."""

import json
import random
from typing import Any

import pytest

from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.games.catalogue import ruleset
from tests.server.live import answer, Person, Server

ALLOWED = {
    "snapshot": {"type", "version", "table", "seq", "meta", "position", "events", "log", "chat"},
    "events": {"type", "table", "seq", "happened", "meta", "position"},
    "presence": {"type", "table", "here", "spectators"},
}
HAPPENED = {"seq", "kind", "seat", "name", "text", "by", "at", "end", "events", "lines", "again"}


def public_states(game: str, text: str) -> tuple[list[Any], list[Any]]:
    """The spectator's views after each command of the journal, and his events, by the engine itself."""
    journal = Journal.from_text(text)
    rules = ruleset(game)
    set_up = next(n for n, entry in enumerate(journal.entries) if entry.who != "chance")
    views: list[Any] = []
    for until in range(set_up, len(journal.entries) + 1):
        replayed = Game.replay(journal, rules, until)
        view = json.loads(json.dumps(replayed.view(SPECTATOR, knowledge=False)))
        if not views or views[-1] != view:
            views.append(view)
    return views, json.loads(json.dumps(Game.replay(journal, rules).events(SPECTATOR)))


@pytest.mark.parametrize("game", ["godfather", "chicago"])
def test_a_spectator_sees_what_spectators_may_see(server: Server, ann: Person, game: str) -> None:
    rng = random.Random(11)
    made = ann.table(game=game, players=2, visibility="public", levels=["random"], start=True)
    table = made["id"]
    stranger = Person(server)
    watching = stranger.socket()
    first = watching.join(table)
    socket = ann.socket()
    socket.join(table)
    while (question := socket.asked(table)) is not None:
        wanted = answer(question, rng)
        assert socket.command("do", table, decision=question["decision"], **wanted)["type"] == "done"
    watching.until(lambda m: m["type"] == "snapshot" and m["meta"]["status"] == "over")
    status, text = ann.http("GET", f"/api/tables/{table}/journal")
    assert status == 200
    views, events = public_states(game, text)
    told: list[Any] = list(first.get("events", []))
    last = -1
    for raw in watching.bytes:
        message = json.loads(raw)
        assert set(message) <= ALLOWED[message["type"]], message
        meta = message.get("meta")
        if meta is not None:
            assert meta["you"] is None and meta["invite"] is None and not meta["host"]
        position = message.get("position")
        if position is not None:
            assert set(position) <= {"view", "waiting_for", "standing", "reckoning"}
            at = views.index(position["view"])
            assert at >= last
            last = at
        for one in message.get("happened", []):
            assert set(one) <= HAPPENED
            told += one.get("events", [])
    final = [message for message in map(json.loads, watching.bytes) if message["type"] == "snapshot"][-1]
    assert final["events"] == events
    assert told == events[: len(told)] and len(told) > len(events) // 2
    watching.close()
    socket.close()


def test_strangers_can_only_look_on(server: Server, ann: Person) -> None:
    table = ann.table(game="godfather", players=2, visibility="public", levels=["random"], start=True)["id"]
    stranger = Person(server).socket()
    stranger.join(table)
    for kind, more in (
        ("do", {"decision": "0.0", "actions": ["pass"]}),
        ("say", {"text": "hi"}),
        ("resign", {}),
    ):
        assert stranger.command(kind, table, **more)["error"] == "no-seat"
    stranger.send(type="advise", table=table, id="a", decision="0.0")
    refused = stranger.until(lambda m: m.get("command") == "a")
    assert (refused["type"], refused["rule"]) == ("refused", "T7")
    stranger.close()
    named = Person(server, "Eve").socket()
    named.join(table)
    assert named.command("do", table, decision="0.0", actions=["pass"])["rule"] == "T7"
    named.close()
