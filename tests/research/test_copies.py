"""Games of every face can be copied and sent to other processes, and go on alike there."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from consigliere.games.catalogue import GAMES
from consigliere.research.aec import env
from consigliere.research.gym import SeatEnv
from consigliere.research.spiel import Game, State
from consigliere.research.table import rules_of, Table

every_game = pytest.mark.parametrize("game", list(GAMES))
every_way = pytest.mark.parametrize(
    "copied", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))], ids=["deepcopy", "pickle"]
)
Copied = Callable[[Any], Any]


def agents_play(at: Any, rng: random.Random, decisions: int) -> list[Any]:
    """What the agents of a PettingZoo game were shown and given, decision by decision."""
    told = []
    while at.agents and decisions:
        seen, reward, over, _, _ = at.last()
        told.append((at.agent_selection, seen["observation"].tobytes(), reward))
        at.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
        decisions -= 1
    return told


@every_game
@every_way
def test_pettingzoo(game: str, copied: Copied) -> None:
    at = env(game, 3)
    at.reset(seed=1)
    agents_play(at, random.Random(1), 60)
    there = copied(at)
    before = at.unwrapped.table.state.numbers()
    on = agents_play(there, random.Random(2), 10_000)
    assert at.unwrapped.table.state.numbers() == before, "the copy is its own"
    assert on == agents_play(at, random.Random(2), 10_000) and len(on) > 60
    assert on != agents_play(env_at(game), random.Random(2), 10_000)


def env_at(game: str) -> Any:
    at = env(game, 3)
    at.reset(seed=1)
    return at


def learner_plays(at: SeatEnv, rng: random.Random, decisions: int) -> list[Any]:
    told = []
    over = False
    while not over and decisions:
        assert at.table is not None
        seen, reward, over, _, _ = at.step(np.int64(rng.choice(at.table.legal(at.seat))))
        told.append((seen.tobytes(), reward))
        decisions -= 1
    return told


@every_game
@every_way
def test_gymnasium(game: str, copied: Copied) -> None:
    """Before the first game, and within one: the opponents' chance goes along."""
    at = copied(SeatEnv(game, 3, bots=["greedy", "random"]))
    at.reset(seed=1)
    learner_plays(at, random.Random(1), 30)
    there = copied(at)
    assert learner_plays(there, random.Random(2), 10_000) == learner_plays(at, random.Random(2), 10_000)
    assert there.reset()[0].tobytes() == at.reset()[0].tobytes(), "and so do the games to come"


@every_game
@every_way
def test_like_openspiel(game: str, copied: Copied) -> None:
    at = copied(Game(game, 2, {"memory-aid": True}, "margin"))
    assert at.get_parameters()["options"]["memory-aid"] and at.get_parameters()["reward"] == "margin"
    state, rng = at.new_initial_state(), random.Random(3)
    for _ in range(80):
        state.apply_action(rng.choice(state.legal_actions()))
    there: State = copied(state)
    assert there.digest() == state.digest() and there.full_history() == state.full_history()
    assert there.information_state_string(1) == state.information_state_string(1)
    there.apply_action(there.legal_actions()[0])
    assert there.digest() != state.digest()


@every_game
@every_way
def test_what_a_seat_knows_goes_along(game: str, copied: Copied) -> None:
    table, rng = Table(rules_of(game), 3, 5), random.Random(5)
    for _ in range(60):
        table.step(table.seat, rng.choice(table.legal(table.seat)))
    there = copied(table)
    assert [there.view(seat, True) for seat in range(3)] == [table.view(seat, True) for seat in range(3)]


def test_a_table_of_another_content_is_refused() -> None:
    table = Table(rules_of("chicago"), 2, 5)
    kept = table.__getstate__() | {"content": "0" * 16}
    with pytest.raises(ValueError, match="a table of chicago with another content"):
        table.__setstate__(kept)


def test_a_table_of_other_rules_is_refused() -> None:
    table = Table(rules_of("godfather"), 2, 5)
    kept = table.__getstate__()
    table.__setstate__(kept)
    with pytest.raises(ValueError, match="a table of godfather by rules version 1"):
        table.__setstate__(kept | {"rules": 1})
