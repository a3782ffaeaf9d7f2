"""SIGKILL in mid-game, then a new process with the same store: nothing lost, nothing doubled."""

import random
from pathlib import Path

import pytest

from tests.server.live import answer, Person, Server

MOVES = 5  # before each kill: the shortest of 300 games with random answers had 27 for this seat


@pytest.mark.slow
@pytest.mark.parametrize("game", ["godfather", "chicago"])
def test_killed_in_mid_game(tmp_path: Path, game: str) -> None:
    rng = random.Random(7)
    with Server(tmp_path, "--no-limits") as server:
        ann = Person(server, "Ann")
        table = ann.table(game=game, players=3, visibility="bots", levels=["greedy", "random"])["id"]
        socket = ann.socket()
        socket.join(table, words="en")
        for kill in range(3):
            done: list[tuple[str, dict[str, object], int]] = []
            for n in range(MOVES):
                question = socket.asked(table)
                assert question is not None
                wanted = {"decision": question["decision"], **answer(question, rng)}
                name = f"move-{kill}-{n}"
                answered = socket.command("do", table, command=name, **wanted)
                assert answered["type"] == "done", answered
                done.append((name, wanted, answered["seq"]))
            known = socket.seq[table]
            server.kill()
            server.start()
            socket = ann.socket()
            message = socket.join(table, since=known, words="en")
            assert message["type"] == "events" and message["seq"] >= known
            for name, wanted, seq in done:
                again = socket.command("do", table, command=name, **wanted)
                assert (again["type"], again["seq"]) == ("done", seq)
        # the game goes on: bots left in the middle of a thought think again
        while (question := socket.asked(table)) is not None:
            answered = socket.command("do", table, decision=question["decision"], **answer(question, rng))
            assert answered["type"] == "done", answered
        assert socket.metas[table]["result"]["reason"] == "played"
        socket.close()
        assert server.stop() in (0, -15)
        assert "Traceback" not in server.logged()
