"""Harbour over the socket: a person against bots, two people with a sealed toll, its rules."""

from pathlib import Path

from tests.server.live import Person, Server
from tests.server.test_whole_games import test_a_whole_game_against_bots as whole_game


def test_a_whole_game_and_its_rules(tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits") as running:
        ann = Person(running, "Ann")
        whole_game(ann, running, "harbour", 3)
        status, house = ann.http("GET", "/api/house")
        assert status == 200 and [game["name"] for game in house["games"]][-1] == "harbour"
        status, rules = ann.http("GET", "/api/rules/harbour")
        assert status == 200 and "H4" in str(rules)
    assert "Traceback" not in running.logged()
