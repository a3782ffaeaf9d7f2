"""Gymnasium: one seat for the learner, bots at the others.

An observation is the seat's tensor; `info["action_mask"]` says which actions are legal. A move that is not
allowed changes nothing, as at any table of ours: `info["refusal"]` names the rule, `info["reason"]` the
message.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from consigliere.games.catalogue import GAMES
from consigliere.research import missing

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing(error.name) from None

from consigliere.research.copies import Copied
from consigliere.research.encoder import HIGH, LOW
from consigliere.research.layout import Tensor
from consigliere.research.observation import encoder, mask
from consigliere.research.players import PlayerLike, players_of
from consigliere.research.rewards import checked_reward, outcome, reward_of
from consigliere.research.table import checked_options, checked_players, number_of, rules_of, Table

SEEDS = 2**31 - 1


class SeatEnv(Copied, gymnasium.Env[Tensor, np.int64]):
    """One seat of a game against bots.

    seat: where the learner sits; None: another seat each game. bots: one for all other seats, or one for
    each from the learner's left on; names or functions (players.py). reward: "win" or "margin".
    illegal_reward: for each refused move; patience: after so many of them in a game it is truncated.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 4,
        *,
        seat: int | None = None,
        bots: PlayerLike | Sequence[PlayerLike] = "greedy",
        options: Mapping[str, bool] | None = None,
        reward: str = "win",
        illegal_reward: float = 0.0,
        patience: int = 1000,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f"no render mode called {render_mode!r}; there is: ansi")
        if not hasattr(patience, "__index__") or patience < 1:
            raise ValueError(f"patience is a whole number from 1 on, not {patience!r}")
        self.render_mode = render_mode
        self.rules = rules_of(game)
        self.players = players = checked_players(self.rules, players)
        self.table_options = checked_options(self.rules, options)
        if seat is not None and (not hasattr(seat, "__index__") or seat not in range(players)):
            raise ValueError(f"no seat {seat!r}; seats are 0 to {players - 1}")
        self.fixed_seat = None if seat is None else int(seat)
        self.asked_bots = bots
        self.bots = players_of(bots, players - 1, self.rules)
        self.reward = reward_of(reward)
        self.illegal_reward = checked_reward(illegal_reward)
        self.patience = patience
        self.encoder = encoder(game)
        self.observation_space = spaces.Box(LOW, HIGH, (self.encoder.layout.length,), np.float32)
        self.action_space = spaces.Discrete(len(self.rules.actions))
        self.seat = seat or 0
        self.table: Table | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Tensor, dict[str, Any]]:
        """A new game, played to the learner's first decision."""
        super().reset(seed=seed)
        dealt, dice, place = (int(n) for n in self.np_random.integers(SEEDS, size=3))
        self.seat = place % self.players if self.fixed_seat is None else self.fixed_seat
        self.table = Table(self.rules, self.players, dealt, self.table_options)
        self._dice = random.Random(dice)
        self._refused = 0
        self._others_play(self.table)
        return self._seen(self.table), self._info(self.table)

    def step(self, action: np.int64) -> tuple[Tensor, float, bool, bool, dict[str, Any]]:
        table = self.table
        if table is None or table.over or self._refused >= self.patience:
            raise RuntimeError("no game is being played: call reset()")
        number = number_of(action)
        if number not in table.legal(self.seat):
            return self._refuse(table, number)
        table.step(self.seat, number)
        self._others_play(table)
        gained = outcome(self.rules, table.state, self.reward)[self.seat]
        return self._seen(table), gained, table.over, False, self._info(table)

    def render(self) -> str | None:
        """The public table in a few lines."""
        if self.render_mode is None or self.table is None:
            return None
        return self.rules.board(self.table.state)

    # -- inside

    def _others_play(self, table: Table) -> None:
        while not table.over and table.seat != self.seat:
            seat = table.seat
            bot = self.bots[(seat - self.seat) % self.players - 1]
            table.step(seat, bot.act(table, seat, self._dice))

    def _seen(self, table: Table) -> Tensor:
        return self.encoder.tensor(table.view(self.seat))

    def _info(self, table: Table) -> dict[str, Any]:
        info: dict[str, Any] = {
            "action_mask": mask(self.rules.name, table.legal(self.seat)),
            "seat": self.seat,
        }
        if table.over:
            info["scores"] = list(self.rules.scores(table.state))
            info["winners"] = self.rules.winners(table.state)
        return info

    def _refuse(self, table: Table, number: int) -> tuple[Tensor, float, bool, bool, dict[str, Any]]:
        self._refused += 1
        refusal = self.rules.explain(table.state, self.seat, self.rules.actions.find(number))
        info = self._info(table)
        assert refusal is not None, "what is not legal is refused"
        info |= {"refusal": refusal.rule, "reason": refusal.key}
        return self._seen(table), self.illegal_reward, False, self._refused >= self.patience, info

    # -- copies: bots by name, or functions that can be sent

    left_behind = (*Copied.left_behind, "bots")

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        self.bots = players_of(self.asked_bots, self.players - 1, self.rules)


def register() -> None:
    """Make `gymnasium.make("consigliere/GAME-v1", players=3, …)` work."""
    for game in GAMES:
        id = f"consigliere/{game}-v1"
        if id not in gymnasium.registry:
            gymnasium.register(id=id, entry_point="consigliere.research.gym:SeatEnv", kwargs={"game": game})


register()
