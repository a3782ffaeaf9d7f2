"""No bot peeks: the unseen is dealt anew, and neither view nor move changes; planted faults are caught."""

import json
import random
from collections.abc import Mapping
from typing import Any

import pytest

from consigliere.bots.search import Search
from consigliere.core.state import State
from consigliere.games.catalogue import GAMES, ruleset
from tools import fairness
from tools.fairness import Asked, BOTS, Found, PLANTED, prompts, proof, told, TrueWorlds
from tools.mixed import bot_for

every_game = pytest.mark.parametrize("game", sorted(GAMES))


@pytest.fixture(scope="module", params=sorted(GAMES))
def found(request: pytest.FixtureRequest) -> Found:
    """A hundred and fifty positions of each game."""
    return proof(request.param, 150, seed=7)


@pytest.mark.slow
def test_no_move_changes_when_the_unseen_is_dealt_anew(found: Found) -> None:
    told = found.to_json()
    assert told["positions"] == 150
    assert told["changed"] == 0 and told["bots"] == dict.fromkeys(BOTS, 0), told["where"]


def test_the_views_are_the_same_byte_for_byte(found: Found) -> None:
    assert found.views == 0, found.where


def test_bots_that_are_handed_the_true_state_are_caught(found: Found) -> None:
    assert set(found.planted) == set(PLANTED)
    assert all(changed > 0 for changed in found.planted.values())


def test_many_kinds_of_decisions_are_looked_at(found: Found) -> None:
    assert len(found.decisions) >= 12


@every_game
def test_the_worlds_are_others_and_the_table_is_the_same(game: str) -> None:
    """What is dealt anew is hidden, so there is something to peek at."""
    seen = 0
    for at in prompts(game, 3, 1, share=0.3):
        other = at.dealt_anew(random.Random(seen))
        if other is not None:
            assert other.others() != at.others()
            assert told(other) == told(at)
            seen += 1
        if seen == 8:
            return
    raise AssertionError("too few positions")


@every_game
def test_a_view_that_tells_too_much_is_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the view shows the next player's hand as well."""
    rules = GAMES[game]
    fair = rules.view

    def leaking(self: Any, s: State, viewer: int, options: Mapping[str, bool]) -> dict[str, Any]:
        view = fair(self, s, viewer, options)
        other = (viewer + 1) % int(s.players)
        return view | {"next_hand": fair(self, s, other, options)["hand"]}

    monkeypatch.setattr(rules, "view", leaking)
    assert proof(game, 12, seed=7).views > 0


@every_game
def test_the_planted_search_plays_on_from_the_truth(game: str) -> None:
    """The planted search is the search but for its worlds."""
    made, like = PLANTED["search that plays on from the true state"]
    assert like in BOTS
    at = next(prompts(game, 5, 2))
    bot = made(at)
    assert isinstance(bot, Search)
    worlds = bot.mind.deals(at.view())
    assert isinstance(worlds, TrueWorlds) and worlds.state is at.state


@every_game
def test_the_command_tells_its_figures(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    fairness.main([game, "--positions", "6", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["positions"], told["changed"]) == (game, 6, 0)
    assert fairness.main([game, "--positions", "0"]) == 2
    assert capsys.readouterr().err == "fairness: --positions must be at least 1\n"


def test_a_proof_that_catches_nothing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the fault is an honest bot, so nothing is caught and the command must not pass."""
    honest = {"nothing": (lambda at: bot_for("greedy", at.rules), "greedy")}
    monkeypatch.setattr(fairness, "PLANTED", honest)
    assert fairness.main(["chicago", "--positions", "3"]) == 1


def test_asked_hands_the_ledger_only_to_bots_that_know() -> None:
    rules = ruleset("chicago")
    at = next(iter(prompts("chicago", 1, 0, share=1.0)))
    assert isinstance(at, Asked) and at.rules.name == rules.name
    assert "knowledge" in at.view() and "knowledge" not in at.view(knows=False)
