"""Who plays at a research table: bots by name, or any function.

The one place that knows how a bot is asked.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from consigliere.bots.base import Bot, Clock, Decision
from consigliere.bots.levels import bot_of, clock_of, NAMES, UnknownBot
from consigliere.core.actions import LegalActions
from consigliere.core.ruleset import Ruleset
from consigliere.research.table import Table

Choose = Callable[
    [Mapping[str, Any], LegalActions, random.Random], int
]  # an action out of view and legal ones


@dataclass(frozen=True, slots=True)
class Player:
    """knows: whether the view it is shown must hold the seat's ledger, which is dear."""

    choose: Choose
    knows: bool = False

    def act(self, table: Table, seat: int, rng: random.Random) -> int:
        """The action of a seat that is asked: out of its view and its legal actions, and nothing else."""
        legal = LegalActions(table.rules.actions, table.legal(seat))
        return self.choose(table.view(seat, self.knows), legal, rng)


PlayerLike = str | Player | Choose


def seated(bot: Bot, clock: Clock) -> Player:
    def choose(view: Mapping[str, Any], legal: LegalActions, rng: random.Random) -> int:
        clock.start()
        decision = Decision(view["viewer"], view["prompt"]["decision"], legal)
        return bot.choose(view, decision, clock, rng).index

    return Player(choose, bot.knows)


def player_of(who: PlayerLike, rules: Ruleset) -> Player:
    """ValueError for a name that no bot has."""
    if isinstance(who, Player):
        return who
    if not isinstance(who, str):
        return Player(who)
    try:
        return seated(bot_of(who, rules), clock_of(who))
    except UnknownBot:
        raise ValueError(f"no bot called {who!r}; there is: {', '.join(NAMES)}") from None


def players_of(who: PlayerLike | Sequence[PlayerLike], seats: int, rules: Ruleset) -> list[Player]:
    """A player for each seat: one for all, or one each. ValueError if their number is wrong."""
    if isinstance(who, str | Player) or callable(who):
        return [player_of(who, rules)] * seats
    if len(who) != seats:
        raise ValueError(f"{len(who)} bots for {seats} seats")
    return [player_of(one, rules) for one in who]
