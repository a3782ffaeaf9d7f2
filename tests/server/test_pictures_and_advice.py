"""Small pictures show what everybody may see; who sits with other people is advised only by leave."""

import json
import re

from tests.server.live import Person, Server
from tests.server.test_tables import to_act, two_at_a_table


def test_a_picture_is_what_a_spectator_sees(server: Server, ann: Person) -> None:
    table = ann.table(game="godfather", players=2, visibility="public", levels=["random"], start=True)["id"]
    stranger = Person(server)
    watching = stranger.socket()
    seen = watching.join(table)["position"]["view"]
    pictures = [one.http("GET", f"/api/tables/{table}/picture")[1] for one in (stranger, ann)]
    assert pictures[0] == pictures[1], "nobody's own cards are in it, not even for their owner"
    assert pictures[0]["view"].items() <= seen.items() and pictures[0]["view"]["stacks"]
    own = ann.socket()
    hand = own.join(table)["position"]["view"]["hand"]
    assert hand and "hand" not in pictures[0]["view"] and json.dumps(hand) not in json.dumps(pictures[1])
    own.close()
    watching.close()


def test_a_private_table_has_no_picture_for_strangers(server: Server, ann: Person) -> None:
    made = ann.table(game="godfather", players=2, visibility="private")
    path = f"/api/tables/{made['id']}/picture"
    assert Person(server).http("GET", path)[0] == 404
    assert Person(server).http("GET", f"{path}?invite={made['invite']}")[1]["view"] == {}


def test_people_among_themselves_are_advised_by_leave_only(ann: Person, bob: Person) -> None:
    for allowed in (False, True):
        table, a, b = two_at_a_table(ann, bob, advice=allowed)
        assert a.metas[table]["advice"] is allowed
        one, question = to_act(table, a, b)
        one.send(type="advise", table=table, id="advice", decision=question["decision"])
        reply = one.until(lambda m: "advice" in (m.get("id"), m.get("command")))
        assert (reply["type"], reply.get("rule")) == (("advised", None) if allowed else ("refused", "T22"))
        a.close()
        b.close()


def test_who_plays_against_bots_is_advised(ann: Person) -> None:
    made = ann.table(game="godfather", players=2, visibility="bots", levels=["random"])
    assert made["advice"]


def test_a_drawn_table_is_told_no_codes(ann: Person) -> None:
    """Menus and advice name cards and places in words; the terminal's own menus keep the codes."""
    made = ann.table(game="godfather", players=2, visibility="bots", levels=["random"])
    line = ann.socket()
    position = line.join(made["id"], words="en")["position"]
    while not (position.get("question") or {}).get("legal"):
        position = line.until(lambda m: m["type"] == "events" and bool(m.get("position")))["position"]
    question = position["question"]
    line.send(type="advise", table=made["id"], id="advice", decision=question["decision"])
    reply = line.until(lambda m: "advice" in (m.get("id"), m.get("command")))
    labels = [one["label"] for one in question.get("menu") or question["options"]]
    said = [*labels, *(one["words"] for one in reply["advice"])]
    code = re.compile(r"\b([PT]-[A-Z]{2,3}|R\d\d|[JA][A-Z]?\d+)\b")
    assert len(said) > 5 and not [one for one in said if code.search(one)]
    assert code.search("P-WS Hanover Street Trust (WS)") and code.search("JB1 Car Bomb")
    line.close()
