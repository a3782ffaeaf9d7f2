"""People at a table by the socket: seats, sealed choices, duplicates, stale decisions, take-backs."""

import json
import random
from typing import Any

import pytest

from tests.server.live import answer, Person, Server, Socket


def two_at_a_table(
    ann: Person, bob: Person, game: str = "godfather", **more: Any
) -> tuple[str, Socket, Socket]:
    """A private game of two people, begun, both connected."""
    made = ann.table(game=game, players=2, visibility="private", **more)
    table = made["id"]
    status, found = bob.http("GET", f"/api/invites/{made['invite']}")
    assert status == 200 and found["you"] is None and found["invite"] is None
    status, body = bob.http("POST", f"/api/tables/{table}/seats", {"invite": made["invite"]})
    assert status == 200 and body["you"] == 1
    a, b = ann.socket(), bob.socket()
    assert a.join(table, words="en")["meta"]["status"] == "waiting"
    b.join(table, words="en")
    status, body = ann.http("POST", f"/api/tables/{table}/start")
    assert status == 200 and body["status"] == "playing"
    for one in (a, b):
        one.until(lambda m: m["type"] == "snapshot" and m["meta"]["status"] == "playing")
    return table, a, b


def to_act(table: str, *sockets: Socket) -> tuple[Socket, dict[str, Any]]:
    """The first of them that is asked."""
    while True:
        for one in sockets:
            question = one.question(table)
            if question is not None:
                return one, question
        sockets[0].receive()


def settle(table: str, *sockets: Socket) -> None:
    """All read up to the same number; only where nothing is sealed do their numbers agree."""
    for one in sockets:
        one.send(type="ping", id="settle")
        one.until(lambda m: m["type"] == "pong")


def sealed_for_both(ann: Person, bob: Person, **more: Any) -> tuple[str, Socket, Socket]:
    """A table at which both are asked for a sealed choice; who has nothing to choose from is not asked."""
    for seed in range(6):
        rng = random.Random(seed)
        table, a, b = two_at_a_table(ann, bob, **more)
        while a.metas[table]["status"] == "playing":
            questions = [one.question(table) for one in (a, b)]
            if all(question is not None and question.get("sealed") for question in questions):
                return table, a, b
            one, question = to_act(table, a, b)
            done = one.command("do", table, decision=question["decision"], **answer(question, rng))
            assert done["type"] == "done", done
            settle(table, a, b)
        a.close()
        b.close()
    raise AssertionError("both were never asked at once")


def least(question: dict[str, Any]) -> list[str]:
    """The smallest pick there is."""
    return [item["id"] for item in question["pick"]["items"][: question["pick"]["least"]]]


def test_two_people_at_one_table(ann: Person, bob: Person) -> None:
    rng = random.Random(1)
    table, a, b = two_at_a_table(ann, bob)
    for _ in range(12):
        settle(table, a, b)
        one, question = to_act(table, a, b)
        done = one.command("do", table, decision=question["decision"], **answer(question, rng))
        assert done["type"] == "done"
    settle(table, a, b)
    assert a.seq[table] == b.seq[table]
    assert a.positions[table]["view"]["viewer"] == 0  # type: ignore[index]
    assert "hand" in b.positions[table]["view"]  # type: ignore[index]
    said = a.command("say", table, text="  good   evening ")
    assert said["type"] == "done"
    heard = b.until(lambda m: m["type"] == "events" and m["happened"][0]["kind"] == "said")
    assert heard["happened"][0]["text"] == "good evening" and heard["happened"][0]["name"] == "Ann"
    assert "position" not in heard
    refused = a.command("say", table, text="\u0007")
    assert (refused["type"], refused["rule"]) == ("refused", "T13")
    a.close()
    b.close()


def test_the_same_command_twice_is_done_once(ann: Person, bob: Person) -> None:
    rng = random.Random(2)
    table, a, b = two_at_a_table(ann, bob)
    one, question = to_act(table, a, b)
    wanted = {"decision": question["decision"], **answer(question, rng)}
    first = one.command("do", table, command="once", **wanted)
    assert first["type"] == "done"
    before = one.seq[table]
    again = one.command("do", table, command="once", **wanted)
    assert again == first
    settle(table, a, b)
    assert one.seq[table] == before
    other = b if one is a else a
    # another person's command of the same id is his own, not an answer to mine
    assert other.command("do", table, command="once", **wanted)["type"] == "refused"
    a.close()
    b.close()


def test_a_decision_made_already_is_stale(ann: Person, bob: Person) -> None:
    rng = random.Random(3)
    table, a, b = two_at_a_table(ann, bob)
    one, question = to_act(table, a, b)
    wanted = {"decision": question["decision"], **answer(question, rng)}
    assert one.command("do", table, **wanted)["type"] == "done"
    refused = one.command("do", table, **wanted)
    assert (refused["type"], refused["rule"], refused["key"]) == ("refused", "T6", "refuse-stale-decision")
    assert refused["words"]
    a.close()
    b.close()


def test_refusals_carry_the_rule(ann: Person, bob: Person) -> None:
    table, a, b = two_at_a_table(ann, bob)
    one, question = to_act(table, a, b)
    other = b if one is a else a
    refused = one.command("do", table, decision=question["decision"], actions=["job JG1"])
    assert refused["type"] == "refused" and refused["rule"].startswith("G") and refused["words"]
    refused = one.command("do", table, decision=question["decision"], actions=["fly to the moon"])
    assert refused["type"] == "refused" and refused["key"] == "refuse-unknown-action"
    refused = one.command("do", table, decision=question["decision"], picked=["$1"])
    assert (refused["rule"], refused["key"]) == ("T1", "refuse-bad-pick")
    refused = other.command("do", table, decision=question["decision"], actions=["pass"])
    assert (refused["type"], refused["rule"]) == ("refused", "T6")
    before = one.positions[table]
    one.send(type="preview", table=table, id="look", decision=question["decision"], actions=["fly"])
    assert one.until(lambda m: m.get("command") == "look")["key"] == "refuse-unknown-action"
    action = question["options"][0]["actions"]
    one.send(type="preview", table=table, id="look2", decision=question["decision"], actions=action)
    seen = one.until(lambda m: m.get("id") == "look2")
    assert seen["type"] == "previewed" and seen["then"] in ("you", "other", "chance", "end")
    settle(table, a, b)
    assert one.positions[table] == before
    a.close()
    b.close()


def test_sealed_choices_of_both_seats(ann: Person, bob: Person) -> None:
    """Neither learns that the other has chosen; both decisions stay valid in any order; one is reopened."""
    table, a, b = sealed_for_both(ann, bob)
    mine, theirs = a.question(table), b.question(table)
    assert mine is not None and theirs is not None and mine["sealed"]
    assert mine["decision"].partition(".")[0] == theirs["decision"].partition(".")[0]
    told, number = len(b.bytes), b.seq[table]
    done = a.command("do", table, decision=mine["decision"], picked=least(mine))
    assert done["type"] == "done"
    settle(table, b)
    assert len(b.bytes) == told + 1 and b.seq[table] == number  # the pong alone
    assert a.question(table) is None
    opened = a.command("reconsider", table, decision=mine["decision"])
    assert opened["type"] == "done" and a.question(table) is not None
    settle(table, b)
    assert len(b.bytes) == told + 2 and b.seq[table] == number
    assert a.command("do", table, decision=mine["decision"], picked=least(mine))["type"] == "done"
    done = b.command("do", table, decision=theirs["decision"], picked=least(theirs))
    assert done["type"] == "done" and done["seq"] == number + 1
    settle(table, a, b)
    happened = [m for m in map(_read, b.bytes[told:]) if m["type"] == "events"]
    assert len(happened) == 1 and happened[0]["happened"][0]["events"]
    assert "seat" not in happened[0]["happened"][0]  # who was the last stays untold
    a.close()
    b.close()


def _read(raw: bytes) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(raw)
    return message


def test_resume_after_a_break(ann: Person, bob: Person) -> None:
    rng = random.Random(6)
    table, a, b = two_at_a_table(ann, bob)
    settle(table, a, b)
    while a.question(table) is None:
        question = b.question(table)
        assert question is not None
        assert (
            b.command("do", table, decision=question["decision"], **answer(question, rng))["type"] == "done"
        )
        settle(table, a, b)
    since = b.seq[table]
    b.close()
    while (question := a.question(table)) is not None:
        assert (
            a.command("do", table, decision=question["decision"], **answer(question, rng))["type"] == "done"
        )
    for text in ("one", "two"):
        assert a.command("say", table, text=text)["type"] == "done"
    again = bob.socket()
    message = again.join(table, since=since, words="en")
    assert message["type"] == "events"
    numbers = [one["seq"] for one in message["happened"]]
    assert numbers == list(range(since + 1, a.seq[table] + 1))
    assert [one["text"] for one in message["happened"][-2:]] == ["one", "two"]
    assert message["position"]["view"]["viewer"] == 1
    whole = bob.socket()
    snapshot = whole.join(table, words="en")
    assert snapshot["position"] == message["position"] and snapshot["seq"] == message["seq"]
    beyond = bob.socket()
    assert beyond.join(table, since=10_000)["type"] == "snapshot"
    for one in (a, again, whole, beyond):
        one.close()


def test_take_back_with_and_without_consent(ann: Person, bob: Person) -> None:
    table, a, b = two_at_a_table(ann, bob, game="chicago")
    rng = random.Random(8)
    asked = taken = 0
    for _ in range(200):
        settle(table, a, b)
        if a.metas[table]["status"] != "playing" or (asked and taken):
            break
        one, question = to_act(table, a, b)
        other = b if one is a else a
        done = one.command("do", table, decision=question["decision"], **answer(question, rng))
        assert done["type"] == "done"
        settle(table, a, b)
        position = one.positions[table]
        assert position is not None
        if not position.get("can_take_back"):
            refused = one.command("take-back", table)
            assert (refused["type"], refused["rule"]) == ("refused", "T4")
            continue
        before = question["asked"]
        if other.question(table) is not None and not asked:
            assert one.command("take-back", table)["type"] == "done"
            settle(table, a, b)
            assert other.metas[table]["asks_back"] == one.metas[table]["you"]
            assert one.command("take-back", table, what="grant")["rule"] == "T10"
            assert other.command("take-back", table, what="grant")["type"] == "done"
            asked += 1
        elif other.question(table) is None and not taken:
            assert one.command("take-back", table)["type"] == "done"
            taken += 1
        else:
            continue
        settle(table, a, b)
        back = one.question(table)
        assert back is not None and back["asked"] == before and back["legal"] == question["legal"]
        assert back["decision"] != question["decision"]
    assert asked and taken
    a.close()
    b.close()


def test_away_and_back_again(ann: Person, bob: Person) -> None:
    table, a, b = two_at_a_table(ann, bob)
    rng = random.Random(9)
    settle(table, a, b)
    while a.question(table) is None:
        question = b.question(table)
        assert question is not None
        assert (
            b.command("do", table, decision=question["decision"], **answer(question, rng))["type"] == "done"
        )
        settle(table, a, b)
    question = a.question(table)
    assert question is not None
    assert a.command("take-over", table)["type"] == "done"
    refused = a.command("do", table, decision=question["decision"], actions=["pass"])
    assert refused["type"] == "refused" and refused["rule"] in ("T6", "T11")
    b.until(lambda m: m["type"] == "events" and any(h.get("by") == "absent" for h in m["happened"]))
    assert b.metas[table]["seats"][0]["absent"]
    assert a.command("return", table)["type"] == "done"
    settle(table, a, b)
    assert not b.metas[table]["seats"][0]["absent"]
    a.close()
    b.close()


@pytest.mark.slow
def test_resigned_seat_goes_on_by_a_bot_to_the_end(ann: Person, bob: Person) -> None:
    table, a, b = two_at_a_table(ann, bob)
    assert a.command("resign", table)["type"] == "done"
    settle(table, a, b)
    assert a.metas[table]["you"] is None and a.positions[table]["view"]["viewer"] is None  # type: ignore[index]
    assert a.command("do", table, decision="0.0", actions=["pass"])["rule"] == "T7"
    assert b.command("resign", table)["type"] == "done"
    b.until(lambda m: m["type"] == "snapshot" and m["meta"]["status"] == "over", 120)
    a.close()
    b.close()


def test_vote_to_end(ann: Person, bob: Person) -> None:
    table, a, b = two_at_a_table(ann, bob)
    assert a.command("vote-end", table, end=True)["type"] == "done"
    settle(table, a, b)
    assert b.metas[table]["votes"] == [0] and b.metas[table]["status"] == "playing"
    assert b.command("vote-end", table, end=True)["type"] == "done"
    settle(table, a, b)
    assert a.metas[table]["status"] == "over"
    assert a.metas[table]["result"] == {"reason": "vote", "scores": [0, 0], "winners": []}
    status, again = ann.http("POST", f"/api/tables/{table}/rematch")
    assert status == 200 and [(s["name"], s["kind"]) for s in again["seats"]] == [
        ("Bob", "empty"),  # kept for him until he is for it, too
        ("Ann", "person"),
    ]
    status, same = bob.http("POST", f"/api/tables/{table}/rematch")
    assert status == 200 and same["id"] == again["id"] and again["id"] != table
    assert same["you"] == 0 and [s["kind"] for s in same["seats"]] == ["person", "person"]
    a.close()
    b.close()


def test_host_rights(ann: Person, bob: Person) -> None:
    made = ann.table(game="godfather", players=3, visibility="public", title="Friday")
    table = made["id"]
    assert any(one["id"] == table for one in bob.http("GET", "/api/tables?open=true")[1])
    assert bob.http("POST", f"/api/tables/{table}/start")[1]["rule"] == "T8"
    status, body = ann.http("POST", f"/api/tables/{table}/start")
    assert status == 409 and body["rule"] == "T9" and body["params"] == {"seats": 2}
    assert bob.http("POST", f"/api/tables/{table}/seats", {"seat": 0})[1]["key"] == "refuse-seat-taken"
    assert bob.http("POST", f"/api/tables/{table}/seats", {"seat": 2, "seal": "0" * 64})[0] == 200
    assert bob.http("PUT", f"/api/tables/{table}/seats/1", {"level": "easy"})[1]["rule"] == "T8"
    assert (
        ann.http("PUT", f"/api/tables/{table}/seats/1", {"level": "nobody"})[1]["key"] == "refuse-no-such-bot"
    )
    assert ann.http("PUT", f"/api/tables/{table}/seats/1", {"level": "easy"})[0] == 200
    assert ann.http("DELETE", f"/api/tables/{table}/seats/2")[1]["seats"][2]["kind"] == "empty"
    assert bob.http("POST", f"/api/tables/{table}/seats", {})[1]["you"] == 2
    assert ann.http("POST", f"/api/tables/{table}/start")[1]["status"] == "playing"
    assert ann.http("POST", f"/api/tables/{table}/close")[1]["key"] == "refuse-close-people"
    for seat in (1, 2):
        status, body = ann.http("PUT", f"/api/tables/{table}/seats/{seat}", {"level": "medium"})
        assert (status, body["key"]) == (409, "refuse-replace")
    socket = bob.socket()
    socket.join(table)
    assert socket.command("resign", table)["type"] == "done"
    socket.close()
    status, body = ann.http("PUT", f"/api/tables/{table}/seats/1", {"level": "medium"})
    assert status == 200 and body["seats"][1] == {**body["seats"][1], "kind": "bot", "level": "medium"}
    assert ann.http("POST", f"/api/tables/{table}/close")[1]["status"] == "closed"
    assert ann.http("GET", f"/api/tables/{table}/journal")[0] == 409


@pytest.mark.parametrize("path", ["", "/journal", "/fairness"])
def test_private_tables_are_not_there_for_others(server: Server, ann: Person, bob: Person, path: str) -> None:
    table = ann.table(game="godfather", players=2, visibility="private")["id"]
    for who in (bob, Person(server)):
        status, body = who.http("GET", f"/api/tables/{table}{path}")
        assert (status, body["error"]) == (404, "no-such-table")
        socket = who.socket()
        assert socket.join(table)["error"] == "no-such-table"
        socket.close()
