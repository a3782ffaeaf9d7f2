"""One command id, one command: nothing to do is remembered too, and another content is not taken for done."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from consigliere.server import hub as hubs, table_commands as commands
from consigliere.server.hub import Planner
from consigliere.server.thinking import Thinking
from tests.server.hubs import AtOnce, begun, nodes, run
from tests.server.live import Person, Server
from tests.server.test_tables import sealed_for_both, two_at_a_table


def leaving(absent: bool) -> Planner:
    return lambda table: commands.away(table, "ann", absent)


def saying(text: str) -> Planner:
    return lambda table: commands.say(table, "ann", text)


def test_a_late_copy_of_what_had_nothing_to_do(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table, a, b = two_at_a_table(ann, bob)
    told = b.seq[table]
    assert a.command("return", table, "r1")["type"] == "done"
    assert a.command("take-over", table, "t1")["type"] == "done"
    assert a.command("return", table, "r1")["type"] == "done"
    a.send(type="ping", id="p")
    a.kind("pong")
    assert a.metas[table]["seats"][0]["absent"], "the late copy was carried out"
    b.until(lambda m: m["type"] == "events" and m["meta"]["seats"][0]["absent"])
    assert b.seq[table] == told + 1, "others are told of what did nothing"
    for command, more in (("pause", {"on": False}), ("mute", {"seat": 1, "on": False})):
        before = b.seq[table]
        assert a.command(command, table, **more)["type"] == "done"
        b.send(type="ping", id=command)
        b.kind("pong")
        assert b.seq[table] == before


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [
        ({"type": "say", "text": "yes"}, {"type": "say", "text": "yes"}, True),
        ({"type": "say", "text": "yes"}, {"type": "say", "text": "no"}, False),
        ({"type": "vote-end", "end": True}, {"type": "vote-end", "end": False}, False),
        ({"type": "say", "text": "yes"}, {"type": "resign"}, False),
    ],
)
def test_another_command_under_the_same_id(
    server: Server, first: dict[str, Any], second: dict[str, Any], same: bool
) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table, a, _ = two_at_a_table(ann, bob)
    done = a.command(table=table, command="x", **first)
    answer = a.command(table=table, command="x", **second)
    if same:
        assert answer == done
    else:
        assert (answer["type"], answer["rule"], answer["key"]) == ("refused", "T6", "refuse-command-used")
        assert "id" in answer["words"]
    meta = ann.http("GET", f"/api/tables/{table}")[1]
    assert not meta["seats"][0]["resigned"] and meta.get("votes", []) == ([0] if "end" in first else [])


def test_the_same_on_two_nodes(tmp_path: Path) -> None:
    async def work() -> None:
        store, one, other = await nodes(tmp_path)
        await begun(one, [])
        await one.command("table", "ann", "k", saying("yes"), "asked for this")
        assert (await other.command("table", "ann", "k", saying("yes"), "asked for this"))[1] is None
        refusal = (await other.command("table", "ann", "k", saying("no"), "asked for that"))[1]
        assert refusal == hubs.OTHER_CONTENT
        await store.close()

    run(work())


def test_a_hub_that_compares_nothing_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: every copy is taken for the same."""
    monkeypatch.setattr(hubs.Hub, "_same", lambda self, before, asked: None)
    with pytest.raises(AssertionError):
        test_the_same_on_two_nodes(tmp_path)


def test_talk_with_joiners_and_without_control_characters(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table, a, b = two_at_a_table(ann, bob)
    shown = {"می‌روم": "می‌روم", "👨‍👩‍👧": "👨‍👩‍👧", "a\u202eb": "ab", "a\u2066b": "ab"}
    for text, seen in shown.items():  # signs that steer the direction of others' text are left out
        assert a.command("say", table, text=text)["type"] == "done"
        heard = b.until(lambda m: any(e["kind"] == "said" for e in m.get("happened", [])))
        assert heard["happened"][-1]["text"] == seen
    for text in ("\u200c", " \u200d ", "a\x07b"):
        assert a.command("say", table, text=text)["rule"] == "T13"


def test_reopening_what_was_never_chosen(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table, a, _ = sealed_for_both(ann, bob)
    question = a.question(table)
    assert question is not None
    refused = a.command("reconsider", table, decision=question["decision"])
    assert (refused["type"], refused["rule"]) == ("refused", "T3")


def test_who_sits_down_looks_on_no_longer(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    made = ann.table(game="godfather", players=3, visibility="private")
    table, invite = made["id"], made["invite"]
    a, b = ann.socket(), bob.socket()
    a.join(table, words="en")
    b.join(table, words="en", invite=invite)
    assert a.until(lambda m: m["type"] == "presence" and m["spectators"] == 1)["here"] == [0]
    assert bob.http("POST", f"/api/tables/{table}/seats", {"invite": invite})[0] == 200
    assert a.until(lambda m: m["type"] == "presence" and m["here"] == [0, 1])["spectators"] == 0


@pytest.mark.parametrize(("pace", "most"), [(0.2, 8), (0.0, 10_000)], ids=["paced", "at once"])
def test_bots_take_their_time_while_all_are_away(tmp_path: Path, pace: float, most: int) -> None:
    """Without a pace (planted) the game is played far on before anybody could return."""

    async def work() -> None:
        store, hub, _ = await nodes(tmp_path)
        hub.listeners.clear()
        thinking = Thinking(hub, AtOnce(1), pace)
        table = await begun(hub, ["easy"])
        await hub.command("table", "ann", "a", leaving(True))
        await hub.command("table", "bob", "b", lambda table: commands.away(table, "bob", True))
        before = len(table.told)
        await asyncio.sleep(1.0)
        async with hub.at("table") as (_, table):
            played = sum(one.kind == "did" for one in table.told[before:])
        assert 1 <= played <= most
        if not pace:
            assert played > 8, "the check above would hold without a pace, too"
        _, refusal, table = await hub.command("table", "ann", "back", leaving(False))
        assert refusal is None and not table.seats[0].absent
        await thinking.close()
        await store.close()

    run(work())
