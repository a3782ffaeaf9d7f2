"""Gymnasium: its checker passes without a warning; bots at the other seats; refused moves."""

import random
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from consigliere.bots.base import Clock
from consigliere.bots.levels import CoreClock
from consigliere.core.actions import LegalActions
from consigliere.games.catalogue import GAMES
from consigliere.research.gym import SeatEnv
from consigliere.research.players import Choose, Player, player_of
from consigliere.research.table import rules_of
from tests.research.positions import TABLES

every_game = pytest.mark.parametrize("game", list(GAMES))


def played(at: SeatEnv, seed: int | None = None) -> tuple[float, dict[str, Any]]:
    """A game of random legal moves: the rewards together, and what is told at the end."""
    _, info = at.reset(seed=seed)
    rng = random.Random(seed)
    total, over = 0.0, False
    while not over:
        seen, reward, over, cut, info = at.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert not cut and seen in at.observation_space
        total += reward
    return total, info


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_checker_passes(game: str, players: int) -> None:
    """Warnings are errors in our tests."""
    made = gymnasium.make(f"consigliere/{game}-v1", players=players, bots="random", render_mode="ansi")
    check_env(made.unwrapped)
    assert isinstance(made.unwrapped, SeatEnv)
    total, info = played(made.unwrapped, 2)
    seat = info["seat"]
    assert total == (1 / len(info["winners"]) if seat in info["winners"] else 0)
    assert "act 4, end" in str(made.unwrapped.render()) or "round 6, end" in str(made.unwrapped.render())


@pytest.mark.slow
@every_game
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    at = SeatEnv(game, 3, bots="random", reward="margin")
    assert played(at, 4)[0] == played(at, 4)[0]
    ends = [played(at, 4 if n == 0 else None)[1]["scores"] for n in range(4)]
    assert ends[1:] != ends[:-1]


@every_game
def test_the_seat_changes_or_is_fixed(game: str) -> None:
    at = SeatEnv(game, 3, bots="random")
    assert {at.reset(seed=n)[1]["seat"] for n in range(20)} == {0, 1, 2}
    fixed = SeatEnv(game, 3, seat=2, bots="random")
    assert {fixed.reset(seed=n)[1]["seat"] for n in range(5)} == {2}


@every_game
def test_a_move_that_is_not_allowed_changes_nothing(game: str) -> None:
    at = SeatEnv(game, 3, bots="random", illegal_reward=-0.5, patience=2)
    first, info = at.reset(seed=1)
    wrong = np.int64(np.flatnonzero(info["action_mask"] == 0)[0])
    seen, reward, over, cut, after = at.step(wrong)
    assert np.array_equal(first, seen) and (reward, over, cut) == (-0.5, False, False)
    assert np.array_equal(info["action_mask"], after["action_mask"])
    assert after["refusal"][0] == ("G" if game == "godfather" else "C")
    assert after["reason"].startswith("refuse-")
    with pytest.raises(ValueError, match=r"1\.5 is not the number of an action"):
        at.step(1.5)  # type: ignore[arg-type]
    assert at.step(wrong)[3], "patience has an end"
    legal = np.int64(np.flatnonzero(after["action_mask"])[0])
    with pytest.raises(RuntimeError, match="call reset"):
        at.step(legal)
    at.reset(seed=1)
    at.step(legal)


def test_bots_think_by_the_time_of_the_core() -> None:
    """As in the arena: with many environments on a machine they are slower, not weaker."""
    rules = rules_of("chicago")
    clocks = [
        cell.cell_contents
        for name in ("search@30ms", "greedy")
        for cell in player_of(name, rules).choose.__closure__ or ()
        if isinstance(cell.cell_contents, Clock)
    ]
    assert len(clocks) == 2 and all(type(clock) is CoreClock for clock in clocks)


@pytest.mark.slow
@every_game
def test_a_refusal_names_the_rule(game: str) -> None:
    """The same that the engine names for the move, at many decisions."""
    at = SeatEnv(game, 3, bots="random", patience=10_000)
    rng = random.Random(1)
    named = set()
    for seed in range(3):
        _, info = at.reset(seed=seed)
        over = False
        while not over:
            assert at.table is not None
            wrong = int(rng.choice(np.flatnonzero(info["action_mask"] == 0)))
            refusal = at.rules.explain(at.table.state, at.seat, at.rules.actions[wrong])
            assert refusal is not None and at.step(np.int64(wrong))[4]["refusal"] == refusal.rule
            named.add(refusal.rule)
            _, _, over, _, info = at.step(rng.choice(np.flatnonzero(info["action_mask"])))
    assert len(named) > 5 and "T1" not in named


@every_game
@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        (lambda legal: -5, "the player of seat 0 chose -5: not legal"),
        (lambda legal: 1.5, "1.5 is not the number of an action"),
        (lambda legal: None, "None is not the number of an action"),
        (
            lambda legal: next(n for n in range(2000) if n not in legal.indices),
            "the player of seat 0 chose .+: not legal",
        ),
    ],
)
def test_a_player_that_plays_wrong_is_an_error(game: str, chosen: Any, message: str) -> None:
    """The table itself does not check: an illegal action would spoil the position."""

    def choose(view: Mapping[str, Any], legal: LegalActions, rng: random.Random) -> int:
        return chosen(legal)  # type: ignore[no-any-return]

    at = SeatEnv(game, 2, seat=1, bots=choose)
    with pytest.raises(ValueError, match=message):
        for seed in range(10):
            played(at, seed)


def test_a_player_may_name_the_action_itself() -> None:
    at = SeatEnv("chicago", 2, bots=lambda view, legal, rng: rng.choice(legal))
    assert len(played(at, 1)[1]["scores"]) == 2


def test_bots_are_named_from_the_left_on() -> None:
    asked = []

    def watcher(name: str) -> Choose:
        def choose(view: Mapping[str, Any], legal: LegalActions, rng: random.Random) -> int:
            asked.append((name, view["viewer"]))
            assert "knowledge" not in view
            return int(legal[0].index)

        return choose

    at = SeatEnv("chicago", 4, seat=2, bots=[watcher("left"), watcher("far"), watcher("right")])
    played(at, 1)
    assert set(asked) == {("left", 3), ("far", 0), ("right", 1)}


def test_a_player_may_ask_for_the_ledger() -> None:
    told = set()

    def choose(view: Mapping[str, Any], legal: LegalActions, rng: random.Random) -> int:
        told.add(view["knowledge"]["viewer"] == view["viewer"])
        return int(legal[-1].index)

    played(SeatEnv("godfather", 2, bots=Player(choose, knows=True)), 1)
    assert told == {True}


@pytest.mark.slow
@every_game
def test_greedy_opponents_are_the_default(game: str) -> None:
    """A greedy bot in the learner's seat wins its share; random moves win next to nothing."""
    at = SeatEnv(game, 2, reward="margin")
    greedy = player_of("greedy", at.rules)
    rng = random.Random(1)
    margins = []
    for seed in range(4):
        at.reset(seed=seed)
        over = False
        while not over:
            assert at.table is not None
            _, reward, over, _, _ = at.step(np.int64(greedy.act(at.table, at.seat, rng)))
        margins.append(reward)
    lost = [played(at, seed)[0] for seed in range(4)]
    assert sum(margins) > sum(lost)


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"seat": 3}, "no seat 3; seats are 0 to 2"),
        ({"bots": ["greedy"]}, "1 bots for 2 seats"),
        ({"bots": "clever"}, "no bot called 'clever'"),
        ({"bots": "search@0ms"}, r"no bot called 'search@0ms'.*a whole number from 1 to 9999999"),
        ({"bots": None}, "None are no bots"),
        ({"bots": [None, "greedy"]}, "None is no bot"),
        ({"patience": 0}, "patience is a whole number from 1 on, not 0"),
        ({"patience": "a"}, "patience is a whole number from 1 on, not 'a'"),
        ({"illegal_reward": "a"}, "a reward is a number, not 'a'"),
        ({"render_mode": "human"}, "no render mode"),
    ],
)
def test_a_table_that_cannot_be_is_refused(more: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        SeatEnv("chicago", 3, **more)


def test_nothing_is_played_before_the_first_deal() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        SeatEnv("chicago", 3).step(np.int64(0))
