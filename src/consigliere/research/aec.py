"""PettingZoo: every seat an agent, asked one after the other (AEC).

An agent sees {"observation": tensor, "action_mask": mask}; the mask is empty for agents that are not asked.
Rewards come at the end. Sealed choices are asked seat after seat, and nobody sees those of others.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from consigliere.research import missing

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import (
        AssertOutOfBoundsWrapper,
        OrderEnforcingWrapper,
        TerminateIllegalWrapper,
    )
except ModuleNotFoundError as error:
    raise missing(error.name) from None

from consigliere.research.copies import Copied
from consigliere.research.encoder import HIGH, LOW
from consigliere.research.layout import Tensor
from consigliere.research.observation import encoder, Mask, mask
from consigliere.research.rewards import checked_reward, ILLEGAL, outcome, reward_of
from consigliere.research.table import checked_options, checked_players, number_of, rules_of, Table

Seen = dict[str, Tensor | Mask]
SEEDS = 2**31 - 1


def env(game: str, players: int = 4, illegal_reward: float | None = None, **more: Any) -> Any:
    """The environment as PettingZoo's own games come: an illegal action ends the game for all.

    illegal_reward: for whoever did it; without: -1 where the reward is "win", -200 where it is "margin".
    """
    raw = RawEnv(game, players, **more)
    if illegal_reward is None:
        illegal_reward = ILLEGAL[more.get("reward", "win")]
    ending = TerminateIllegalWrapper(raw, checked_reward(illegal_reward))
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(ending))


class RawEnv(Copied, AECEnv):  # type: ignore[misc]
    """The bare environment. An illegal action is an error (ValueError) and changes nothing.

    reward: "win" (a share of the victory) or "margin" (points ahead of the best other seat).
    """

    def __init__(
        self,
        game: str,
        players: int = 4,
        *,
        options: Mapping[str, bool] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"no render mode called {render_mode!r}; there is: ansi")
        self.metadata = {"name": f"{game}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.rules = rules_of(game)
        self.players = players = checked_players(self.rules, players)
        self.table_options = checked_options(self.rules, options)
        self.reward = reward_of(reward)
        self.encoder = encoder(game)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = len(self.rules.actions)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(LOW, HIGH, (self.encoder.layout.length,), np.float32),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._np_random, _ = seeding.np_random()
        self._table: Table | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed deals the same; without one, the next game of the last seed."""
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        self._table = Table(
            self.rules, self.players, int(self._np_random.integers(SEEDS)), self.table_options
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    @property
    def table(self) -> Table:
        if self._table is None:
            raise RuntimeError("no game is being played: call reset()")
        return self._table

    def observe(self, agent: str) -> Seen:
        seat = self._seat[agent]
        legal = self.table.legal(seat) if seat == self.table.seat else []
        return {
            "observation": self.encoder.tensor(self.table.view(seat)),
            "action_mask": mask(self.rules.name, legal),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.table.seat
        number = -1 if action is None else number_of(action)
        if number not in self.table.legal(seat):
            found = self.rules.actions.find(number)
            raise ValueError(f"{found.text if found else action!r} is not legal for {agent}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.step(seat, number)
        if self.table.over:
            gained = outcome(self.rules, self.table.state, self.reward)
            self.rewards = dict(zip(self.possible_agents, gained, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()
        if self.table.over:
            self._deads_step_first()

    def render(self) -> str | None:
        """The public table in a few lines."""
        return self.rules.board(self.table.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
