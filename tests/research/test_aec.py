"""PettingZoo: its own tests pass for every table; rewards, sealed choices, illegal actions."""

import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from consigliere.games.catalogue import GAMES
from consigliere.research.aec import env, RawEnv
from tests.research.positions import TABLES

every_game = pytest.mark.parametrize("game", list(GAMES))
# The tests praise plain arrays; a dictionary with the mask is how PettingZoo's own card games come.
DICTIONARY = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


def played(at: Any, seed: int, stop_at: str | None = None) -> dict[str, float]:
    """A random game; the rewards each agent was given. Stops where a seat is asked this question."""
    at.reset(seed=seed)
    rng = random.Random(seed)
    given = dict.fromkeys(at.possible_agents, 0.0)
    for agent in at.agent_iter():
        seen, reward, over, cut, _ = at.last()
        given[agent] += reward
        assert not cut
        if stop_at is not None and at.unwrapped.table.view(0)["prompt"]["decision"] == stop_at:
            break
        at.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
    return given


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_tests_pass(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        for message in DICTIONARY:
            warnings.filterwarnings("ignore", message)
        api_test(env(game, players), num_cycles=600)
        api_test(RawEnv(game, players, reward="margin"), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: env(game, players), num_cycles=20)


@every_game
def test_rewards_come_at_the_end(game: str) -> None:
    at = env(game, 3)
    given = played(at, 5)
    table = at.unwrapped.table
    winners = table.rules.winners(table.state)
    assert given == {f"seat_{n}": (1 / len(winners) if n in winners else 0.0) for n in range(3)}
    scores = list(table.rules.scores(table.state))
    margins = played(env(game, 3, reward="margin"), 5)
    assert sorted(margins.values())[-1] == sorted(scores)[-1] - sorted(scores)[-2]
    assert margins["seat_0"] == scores[0] - max(scores[1:])


@every_game
def test_sealed_choices_show_nothing_to_others(game: str) -> None:
    at = env(game, 3)
    question = {"godfather": "bribe", "chicago": "return-cards"}[game]
    for seed in range(20):  # until somebody has a choice to make
        played(at, seed, question)
        if at.agents and at.agent_selection != "seat_2":
            break
    first = at.agent_selection
    others = [agent for agent in at.agents if agent != first]
    before = {agent: at.observe(agent)["observation"] for agent in others}
    own = at.observe(first)["observation"]
    while at.agent_selection == first:
        at.step(int(np.flatnonzero(at.observe(first)["action_mask"])[-1]))
    assert at.unwrapped.table.view(0)["prompt"]["decision"] == question
    for agent in others:
        assert np.array_equal(at.observe(agent)["observation"], before[agent])
    assert not np.array_equal(at.observe(first)["observation"], own)


@every_game
def test_only_the_agent_that_is_asked_has_a_mask(game: str) -> None:
    at = env(game, 3)
    at.reset(seed=1)
    for agent in at.agents:
        assert at.observe(agent)["action_mask"].any() == (agent == at.agent_selection)


@every_game
def test_an_illegal_action_ends_the_game_or_is_an_error(game: str) -> None:
    raw = RawEnv(game, 3)
    raw.reset(seed=1)
    wrong = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    before = raw.table.state.numbers()
    with pytest.raises(ValueError, match=f"is not legal for {raw.agent_selection}"):
        raw.step(wrong)
    assert raw.table.state.numbers() == before
    wrapped = env(game, 3, illegal_reward=-2)
    wrapped.reset(seed=1)
    wrapped.step(wrong)
    assert wrapped.rewards == {agent: -2 if agent == raw.agent_selection else 0 for agent in raw.agents}
    assert all(wrapped.terminations.values())


@every_game
@pytest.mark.parametrize("reward", ["win", "margin"])
def test_an_illegal_action_is_worse_than_any_honest_loss(game: str, reward: str) -> None:
    at = env(game, 2, reward=reward)
    honest = [given for seed in range(3) for given in played(at, seed).values()]
    at.reset(seed=1)
    first = at.agent_selection
    at.step(int(np.flatnonzero(at.observe(first)["action_mask"] == 0)[0]))
    assert at.rewards[first] < min(honest)
    assert at.rewards[first] < -150 or reward == "win"


def test_games_go_on_from_a_seed() -> None:
    """Without a seed the next game is another one, and the same after the same seed."""
    at = RawEnv("chicago", 2)
    at.reset(seed=3)
    at.reset()
    second = at.table.state.numbers()
    at.reset()
    assert at.table.state.numbers() != second
    at.reset(seed=3)
    at.reset()
    assert at.table.state.numbers() == second


def test_render_shows_the_public_table() -> None:
    at = RawEnv("godfather", 2, render_mode="ansi")
    at.reset(seed=1)
    assert at.render() == at.table.rules.board(at.table.state)
    plain = RawEnv("godfather", 2)
    plain.reset(seed=1)
    assert plain.render() is None


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"game": "poker"}, "no game called 'poker'"),
        ({"players": 6}, "godfather is for 2 to 5 players, not 6"),
        ({"options": {"haste": True}}, "unknown table option 'haste'"),
        ({"options": ["even-places"]}, "table options are names with True or False"),
        ({"options": {"even-places": "yes"}}, "table option 'even-places' is True or False, not 'yes'"),
        ({"reward": "fame"}, "no reward called 'fame'"),
        ({"render_mode": "human"}, "no render mode called 'human'"),
    ],
)
def test_a_table_that_cannot_be_is_refused(more: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        RawEnv(**{"game": "godfather", "players": 3, **more})


def test_what_is_given_for_an_illegal_action_is_a_number() -> None:
    with pytest.raises(ValueError, match="a reward is a number, not 'a'"):
        env("godfather", 3, illegal_reward="a")  # type: ignore[arg-type]


def test_nothing_is_seen_before_the_first_deal() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        RawEnv("chicago", 2).observe("seat_0")
