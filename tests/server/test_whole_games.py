"""Whole games of both titles over the socket, against bots; the journal and its fairness afterwards."""

import asyncio
import random

import pytest

from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.games.catalogue import room, ruleset, TITLES
from consigliere.server import hosting
from tests.server.live import answer, Person, Server


def liked(played: Game) -> bool:
    """Whether the first seat used a card or place that the balance report counts; a poor game has none."""
    if not TITLES[played.rules.name].balance:
        return False
    counting = room(played.rules.name, "balance")
    kinds = {kind for group in counting.favourites.values() for kind in group}
    watch = counting.watch(played.state)
    watch.told(played.state, played.history)
    return any(seat == 0 and kind in kinds for (kind, *_), seat in watch.did.items())


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("godfather", 3), ("chicago", 2)])
def test_a_whole_game_against_bots(ann: Person, server: Server, game: str, players: int) -> None:
    rng = random.Random(5)
    levels = ["greedy", "easy", "random"][: players - 1]
    table = ann.table(game=game, players=players, visibility="bots", levels=levels)["id"]
    socket = ann.socket()
    first = socket.join(table, words="en")
    assert first["type"] == "snapshot" and first["meta"]["you"] == 0
    assert first["position"]["view"]["viewer"] == 0
    seen = first["seq"]
    moves = 0
    while (question := socket.asked(table)) is not None:
        assert question["sentence"] and question["rule"] and ("options" in question) != ("pick" in question)
        done = socket.command("do", table, decision=question["decision"], **answer(question, rng))
        assert done["type"] == "done", done
        assert done["seq"] > seen
        seen = done["seq"]
        moves += 1
    result = socket.metas[table]["result"]
    assert moves > 10 and result["reason"] == "played" and len(result["scores"]) == players
    socket.close()
    status, text = ann.http("GET", f"/api/tables/{table}/journal")
    assert status == 200
    replayed = Game.replay(Journal.from_text(text), ruleset(game))
    assert replayed.over and replayed.scores == result["scores"]
    status, document = ann.http("GET", f"/api/tables/{table}/fairness")
    assert status == 200 and document["draws"] and document["commitment"] == first["meta"]["commitment"]
    status, statistics = ann.http("GET", "/api/me/statistics")
    assert status == 200 and [one["played"] for one in statistics] == [1]
    status, record = ann.http("GET", "/api/me/record")
    assert status == 200 and [one["game"] for one in record] == [game]
    mine = record[0]
    assert mine["began"] <= mine["ended"] and mine["people"] + len(mine["levels"]) == players
    status, habits = ann.http("GET", "/api/me/record/favourites")
    assert status == 200 and habits["counted"] == habits["of"] == 1
    assert {one["game"] for one in habits["favourites"]} == ({game} if liked(replayed) else set())
    house = asyncio.run(hosting.games(server.db, 2))
    titles = [one for one in house["titles"] if (one["game"], one["players"]) == (game, players)]
    assert titles[0]["games"] >= 1 and sum(titles[0]["seat_shares"]) == pytest.approx(1.0, abs=0.01)
    assert sum(house["days"].values()) == house["games"]
