"""Harbour for programs: arena, every bot, journal, PettingZoo, Gymnasium, the OpenSpiel-like face."""

import json
import random
from pathlib import Path

import gymnasium
import numpy as np
import pytest

import consigliere
from consigliere.bots.levels import bot_of, clock_of, NAMES
from consigliere.bots.table import play
from consigliere.cli.main import main
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.games.catalogue import ruleset
from consigliere.research import gym
from consigliere.research.aec import env
from consigliere.research.observation import encoder
from consigliere.research.spiel import Game as Spiel
from tests.research.test_aec import played


def test_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "harbour", "--bots", "greedy,random", "--players", "2", "--blocks", "10", "--json"]
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "harbour"


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_plays_it(name: str) -> None:
    rules = ruleset("harbour")
    budget = f"{name}@2it" if name in ("search", "plain", "hard", "expert") else name
    bots = [bot_of(budget, rules), bot_of("random", rules)]
    found = play(rules, bots, 4, [clock_of(budget), clock_of("random")], {})
    assert len(found.scores) == 2


def test_a_journal_is_replayed(tmp_path: Path) -> None:
    game, rng = consigliere.new("harbour", players=4, seed=7), random.Random(7)
    while not game.over:
        seat = rng.choice(game.seats_to_act)
        game.submit(seat, rng.choice(game.legal_for(seat)))
    again = Game.replay(Journal.from_text(game.journal.to_text()), ruleset("harbour"))
    assert again.digest() == game.digest() and again.winners == game.winners


def test_pettingzoo() -> None:
    given = played(env("harbour", 3), 5)
    assert sum(given.values()) == pytest.approx(1.0)


def test_gymnasium() -> None:
    gym.register()
    at = gymnasium.make("consigliere/harbour-v1", players=2, bots="random")
    _, told = at.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, told = at.step(np.flatnonzero(told["action_mask"])[0])
    assert over


def test_a_state_with_chance_nodes() -> None:
    state, rng = Spiel("harbour", 2).new_initial_state(), random.Random(2)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert len(state.returns()) == 2


def test_what_is_hidden_changes_no_byte() -> None:
    """Two worlds that a seat cannot tell apart give the same view, tensor and legal actions; a leak shows."""
    rules, rng = ruleset("harbour"), random.Random(3)
    game = Game(rules, 3, Stream(3))
    compared = 0
    while not game.over:
        view = game.view(0, knowledge=False)
        other = game.state.copy()
        hands, bag = getattr(other, "hands"), getattr(other, "bag")  # noqa: B009
        swap = next((k for k in range(4) if hands[4 + k] and bag[(k + 1) % 4]), None)
        if swap is not None:
            hands[4 + swap] -= 1
            hands[4 + (swap + 1) % 4] += 1
            bag[swap] += 1
            bag[(swap + 1) % 4] -= 1
            seen = rules.view(other, 0, game.options)
            assert {**seen, "prompt_id": view["prompt_id"]} == view
            assert (encoder("harbour").tensor(seen) == encoder("harbour").tensor(view)).all()
            assert rules.view(other, 1, game.options) != rules.view(game.state, 1, game.options)
            compared += 1
        seat = rng.choice(game.seats_to_act)
        game.submit(seat, rng.choice(game.legal_for(seat)))
    assert compared > 30
