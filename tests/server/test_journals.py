"""Looking back and on: events, replay for each viewpoint, links, playing on, importing a journal."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.games.catalogue import ruleset
from consigliere.server import verifier
from tests.server.live import answer, Person, Server, Socket
from tests.server.test_tables import sealed_for_both, settle, to_act, two_at_a_table


@pytest.fixture(scope="module")
def over(server: Server) -> tuple[Person, str, str]:
    """A game of Chicago played to its end by Ann and a bot: she, the table, its journal."""
    ann = Person(server, "Ann")
    rng = random.Random(11)
    made = ann.table(game="chicago", players=2, visibility="bots", levels=["random"], title="The last one")
    table = made["id"]
    socket = ann.socket()
    socket.join(table)
    while (question := socket.asked(table)) is not None:
        done = socket.command("do", table, decision=question["decision"], **answer(question, rng))
        assert done["type"] == "done"
    socket.close()
    status, journal = ann.http("GET", f"/api/tables/{table}/journal")
    assert status == 200
    return ann, table, journal


@pytest.fixture
def playing(server: Server) -> Iterator[tuple[Person, Person, str, Socket, Socket]]:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table, a, b = two_at_a_table(ann, bob)
    rng = random.Random(3)
    for _ in range(15):
        settle(table, a, b)
        one, question = to_act(table, a, b)
        one.command("do", table, decision=question["decision"], **answer(question, rng))
    settle(table, a, b)
    yield ann, bob, table, a, b
    a.close()
    b.close()


def test_while_it_is_played_each_sees_his_own(playing: Any, server: Server) -> None:
    ann, bob, table, a, _ = playing
    status, mine = ann.http("GET", f"/api/tables/{table}/events")
    assert status == 200 and mine["viewer"] == 0 and not mine["over"] and mine["names"] == ["Ann", "Bob"]
    fresh = ann.socket()
    assert mine["events"] == fresh.join(table)["events"]
    fresh.close()
    his = bob.http("GET", f"/api/tables/{table}/events")[1]
    assert his["viewer"] == 1 and his["events"] != mine["events"]
    plain = ann.http("GET", f"/api/tables/{table}/events?viewer=-1")[1]
    assert plain["viewer"] == -1
    for path in ("events?viewer=1", "replay?seq=9&viewer=1"):
        status, body = ann.http("GET", f"/api/tables/{table}/{path}")
        assert (status, body["rule"]) == (409, "T18")
    for path in ("journal", "fairness"):
        assert ann.http("GET", f"/api/tables/{table}/{path}")[0] == 409
    assert ann.http("POST", f"/api/tables/{table}/play-on", {"entry": 5})[0] == 409
    assert ann.http("POST", f"/api/tables/{table}/share")[0] == 409
    eve = Person(server, "Eve")
    for path in ("events", "replay?seq=1", "events?share=x"):
        assert eve.http("GET", f"/api/tables/{table}/{path}")[0] == 404
    last = ann.http("GET", f"/api/tables/{table}/replay?seq=100000")[1]
    assert last["seq"] == last["last"] == a.seq[table] and last["entry"] is None
    assert plainly(last["position"]) == plainly(a.positions[table])


def plainly(position: dict[str, Any]) -> dict[str, Any]:
    """Without the words, which the socket asked for."""
    question = position.get("question") or {}
    kept = {key: question[key] for key in ("decision", "asked", "legal", "sealed") if key in question}
    return {**position, "question": kept}


def test_looking_back_tells_what_was_known_then(server: Server) -> None:
    """Every position as it was told by the socket; of a sealed choice of another not even the number."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table, a, b = sealed_for_both(ann, bob)
    settle(table, a, b)
    before = a.seq[table]
    shown = ann.http("GET", f"/api/tables/{table}/replay?seq={before}")
    question = b.question(table)
    assert question is not None
    least = [item["id"] for item in question["pick"]["items"][: question["pick"]["least"]]]
    assert b.command("do", table, decision=question["decision"], picked=least)["type"] == "done"
    assert ann.http("GET", f"/api/tables/{table}/replay?seq={before}") == shown
    assert ann.http("GET", f"/api/tables/{table}/replay?seq={before + 5}") == shown
    told: dict[int, Any] = {}
    fresh = ann.socket()
    fresh.join(table, words="en")
    rng = random.Random(1)
    question = a.question(table)
    for _ in range(6):
        one, question = to_act(table, a, b)
        picked = answer(question, rng)
        if question.get("pick"):
            pick = question["pick"]
            picked = {"picked": [item["id"] for item in pick["items"][: pick["least"]]]}
        one.command("do", table, decision=question["decision"], **picked)
        settle(table, a, b, fresh)
        told[fresh.seq[table]] = fresh.positions[table]
    for seq, position in told.items():
        status, found = ann.http("GET", f"/api/tables/{table}/replay?seq={seq}&words=en")
        assert status == 200 and found["seq"] == seq
        assert found["position"]["view"] == position["view"]
        assert found["position"].get("question") == position.get("question")
    for one in (a, b, fresh):
        one.close()


def test_any_viewpoint_of_a_finished_game(over: tuple[Person, str, str]) -> None:
    ann, table, text = over
    journal = Journal.from_text(text)
    rules = ruleset("chicago")
    last = ann.http("GET", f"/api/tables/{table}/replay?seq=0")[1]["last"]
    for viewer in (-1, 0, 1):
        for seq in (4, last // 2, last // 2 + 1, 7, last):
            status, found = ann.http("GET", f"/api/tables/{table}/replay?seq={seq}&viewer={viewer}")
            assert status == 200 and found["viewer"] == viewer
            game = Game.replay(journal, rules, found["entry"])
            assert len(game.journal.entries) == found["entry"]
            expected = json.loads(json.dumps(game.view(viewer, knowledge=False)))
            assert found["position"]["view"] == expected
    assert ann.http("GET", f"/api/tables/{table}/replay?seq=1&viewer=2")[0] == 409
    assert ann.http("GET", f"/api/tables/{table}/replay?seq=-1")[0] == 400
    his = ann.http("GET", f"/api/tables/{table}/events?viewer=1")[1]
    assert his["over"] and his["events"] == json.loads(json.dumps(Game.replay(journal, rules).events(1)))


def test_a_link_shows_no_talk(over: tuple[Person, str, str], server: Server) -> None:
    ann, table, _ = over
    socket = ann.socket()
    socket.join(table)
    assert socket.command("say", table, text="my phone is 555")["type"] == "done"
    socket.close()
    link = ann.http("POST", f"/api/tables/{table}/share")[1]["share"]
    path = f"/api/tables/{table}/replay?seq=1000000&back=50&words=en"
    assert "my phone is 555" in str(ann.http("GET", path)[1])
    status, body = Person(server).http("GET", f"{path}&share={link}")
    assert status == 200 and body["happened"] and "my phone is 555" not in str(body)
    assert ann.http("DELETE", f"/api/tables/{table}/share")[0] == 200


def test_a_link_to_a_finished_game(over: tuple[Person, str, str], server: Server) -> None:
    ann, table, text = over
    eve = Person(server)
    assert eve.http("GET", f"/api/tables/{table}/journal")[0] == 404
    assert Person(server, "Eve").http("POST", f"/api/tables/{table}/share")[0] == 404
    status, body = ann.http("POST", f"/api/tables/{table}/share")
    link = body["share"]
    assert status == 200 and len(link) >= 22
    assert ann.http("POST", f"/api/tables/{table}/share")[1]["share"] == link
    status, meta = eve.http("GET", f"/api/shared/{link}")
    assert status == 200 and meta["id"] == table and meta["you"] is None and meta["invite"] is None
    assert eve.http("GET", f"/api/tables/{table}/journal?share={link}") == (200, text)
    assert eve.http("GET", f"/api/tables/{table}/fairness?share={link}")[0] == 200
    assert eve.http("GET", f"/api/tables/{table}/replay?seq=9&viewer=1&share={link}")[0] == 200
    assert eve.http("POST", f"/api/tables/{table}/start?share={link}")[0] in (401, 404)
    other = ann.table(game="godfather", players=2)["id"]
    assert eve.http("GET", f"/api/tables/{other}/events?share={link}")[0] == 404
    assert eve.http("GET", "/api/shared/nothing-of-the-kind")[0] == 404
    assert ann.http("DELETE", f"/api/tables/{table}/share")[0] == 200
    assert eve.http("GET", f"/api/shared/{link}")[0] == 404
    assert eve.http("GET", f"/api/tables/{table}/journal?share={link}")[0] == 404


def test_move_by_move(over: tuple[Person, str, str], server: Server) -> None:
    """Every command is one move, for any viewpoint; an imported game has the same ones."""
    ann, table, text = over
    journal, rules = Journal.from_text(text), ruleset("chicago")
    commands = sum(entry.who != "chance" for entry in journal.entries)
    bob = Person(server, "Bob")
    copy = bob.http("POST", "/api/journals", {"journal": text})[1]["id"]
    assert bob.http("GET", f"/api/tables/{copy}/replay?seq=0")[1]["last"] < 10 < commands
    for move in (0, 1, commands // 2, commands):
        for viewer in (-1, 0, 1):
            path = f"moves/{move}?viewer={viewer}&words=en"
            status, found = ann.http("GET", f"/api/tables/{table}/{path}")
            assert status == 200 and (found["move"], found["last"]) == (move, commands)
            game = Game.replay(journal, rules, found["entry"])
            assert found["position"]["view"] == json.loads(json.dumps(game.view(viewer, knowledge=False)))
            assert (len(found["before"]) > 5) == (move > 1)
            assert move != commands or any("Score" in line or "wins" in line for line in found["lines"])
            assert bob.http("GET", f"/api/tables/{copy}/{path}") == (200, {**found, "viewer": viewer})
    assert ann.http("GET", f"/api/tables/{table}/moves/999999")[1]["move"] == commands
    assert ann.http("GET", f"/api/tables/{table}/moves/1?viewer=2")[0] == 400
    assert bob.http("GET", f"/api/tables/{table}/moves/1")[0] == 404


def test_a_running_game_is_not_told_move_by_move(playing: Any) -> None:
    ann, _, table, _, _ = playing
    for viewer in (-1, 0, 1):
        status, body = ann.http("GET", f"/api/tables/{table}/moves/1?viewer={viewer}")
        assert (status, body["rule"]) == (409, "T9")


def test_looking_further_back(playing: Any) -> None:
    """`back` tells the records before, as they were told then; none of them is another's sealed choice."""
    ann, _, table, a, _ = playing
    last = a.seq[table]
    path = f"/api/tables/{table}/replay?words=en"
    far = ann.http("GET", f"{path}&seq={last}&back=4")[1]["happened"]
    near = [ann.http("GET", f"{path}&seq={seq}")[1]["happened"] for seq in range(last - 4, last + 1)]
    assert [one["seq"] for one in far] == list(range(last - 4, last + 1))
    assert [[(one["kind"], one.get("events"))] for one in far] == [
        [(one["kind"], one.get("events")) for one in alone] for alone in near
    ]
    assert len(ann.http("GET", f"{path}&seq=2&back=60")[1]["happened"]) == 2
    assert ann.http("GET", f"{path}&seq=2&back=61")[0] == 400


def play_out(person: Person, table: str) -> str:
    rng = random.Random(2)
    socket = person.socket()
    socket.join(table)
    while (question := socket.asked(table)) is not None:
        socket.command("do", table, decision=question["decision"], **answer(question, rng))
    socket.close()
    return str(person.http("GET", f"/api/tables/{table}/journal")[1])


def test_playing_on_from_here(over: tuple[Person, str, str], server: Server) -> None:
    """A new table with the old one's first moves; its later draws are its own, and can be checked."""
    ann, table, text = over
    old = Journal.from_text(text)
    middle = len(old.entries) // 2
    entry = ann.http("GET", f"/api/tables/{table}/replay?seq=40")[1]["entry"]
    assert 10 < entry < len(old.entries)
    for at in (entry, middle):
        data = {"entry": at, "seat": 1, "levels": ["random"]}
        status, made = ann.http("POST", f"/api/tables/{table}/play-on", data)
        assert status == 201 and made["status"] == "playing" and made["you"] == 1
        assert made["visibility"] == "bots" and made["commitment"]
    told = play_out(ann, made["id"])
    new = Journal.from_text(told)
    given = new.header["fairness"]["given"]
    assert 0 < given <= middle and new.entries[:given] == old.entries[:given]
    assert new.entries != old.entries
    _, faults = verifier.verify(told, made["commitment"])
    assert faults == []
    assert ann.http("POST", f"/api/tables/{table}/play-on", {"entry": len(old.entries)})[1]["rule"] == "T9"
    assert ann.http("POST", f"/api/tables/{table}/play-on", {"entry": 4, "seat": 2})[0] == 409
    assert ann.http("POST", f"/api/tables/{table}/play-on", {"entry": 4, "levels": ["genius"]})[0] == 409
    assert ann.http("POST", f"/api/tables/{table}/play-on", {"entry": -1})[0] == 400


def test_importing_a_journal(over: tuple[Person, str, str], server: Server) -> None:
    ann, _, text = over
    bob = Person(server, "Bob")
    status, made = bob.http("POST", "/api/journals", {"journal": text, "title": "From a friend"})
    assert status == 201 and made["status"] == "over" and made["you"] is None and made["host"]
    assert [seat["name"] for seat in made["seats"]] == ["Ann", "Random bot 1"]
    again = Journal.from_text(bob.http("GET", f"/api/tables/{made['id']}/journal")[1])
    assert again.entries == Journal.from_text(text).entries
    assert bob.http("GET", "/api/me/statistics") == (200, [])
    assert bob.http("GET", f"/api/tables/{made['id']}/replay?seq=5&viewer=0")[0] == 200
    assert ann.http("GET", f"/api/tables/{made['id']}")[0] == 404
    status, mine = bob.http("POST", "/api/journals", {"journal": text, "seat": 0, "entry": 60})
    assert status == 201 and mine["status"] == "playing" and mine["you"] == 0
    given = len(Game.replay(Journal.from_text(text), ruleset("chicago"), 60).journal.entries)
    assert mine["given"] == given > 50 and ann.table(game="chicago", players=2)["given"] == 0
    whole = Journal.from_text(text).to_json()
    for form in (whole, json.dumps(whole)):
        status, same = bob.http("POST", "/api/journals", {"journal": form})
        assert status == 201 and same["status"] == "over"
    half = Game.replay(Journal.from_text(text), ruleset("chicago"), 60).journal.to_text()
    assert bob.http("POST", "/api/journals", {"journal": half})[1]["rule"] == "T9"
    assert bob.http("POST", "/api/journals", {"journal": half, "seat": 1})[0] == 201


@pytest.mark.parametrize(
    "spoilt",
    [
        lambda text: "nonsense",
        lambda text: text.replace("chicago", "checkers", 1),
        lambda text: text[: len(text) // 2],
        lambda text: text.replace(" ~", " ~0", 1),
        lambda text: Journal({**Journal.from_text(text).header, "rules": 99}).to_text(),
        lambda text: Journal({**Journal.from_text(text).header, "content": "x"}).to_text(),
        lambda text: Journal({**Journal.from_text(text).header, "players": "two"}).to_text(),
        lambda text: Journal({"game": "chicago"}).to_text(),
        lambda text: "consigliere journal 1 ~9c4e\ngame: " + "[" * 9000,
        lambda text: "x" * 399_999,
        lambda text: "{" * 9000,
        lambda text: '{"format": 1}',
        lambda text: {"format": 1, "header": {"game": "chicago"}, "entries": [[]]},
        lambda text: {**Journal.from_text(text).to_json(), "entries": ["0 nonsense"]},
        lambda text: {},
    ],
)
def test_a_bad_journal(over: tuple[Person, str, str], server: Server, spoilt: Any) -> None:
    bob = Person(server, "Bob")
    status, body = bob.http("POST", "/api/journals", {"journal": spoilt(over[2])})
    assert status == 400 and body["error"] in ("bad-journal", "no-such-game"), body
    assert bob.http("GET", "/api/tables?mine=true") == (200, [])
