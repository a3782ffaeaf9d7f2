"""Who plays at a research table: bots by name, or any function.

The one place that knows how a bot is asked.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from consigliere.bots.base import Bot
from consigliere.bots.greedy import Greedy
from consigliere.bots.random_bot import RandomBot
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
BOTS: Final[dict[str, Callable[[Ruleset], Bot]]] = {
    "random": lambda rules: RandomBot(),
    "greedy": lambda rules: Greedy(),
}


def seated(bot: Bot) -> Player:
    def choose(view: Mapping[str, Any], legal: LegalActions, rng: random.Random) -> int:
        return bot.choose(view, legal, rng).index

    return Player(choose)


def player_of(who: PlayerLike, rules: Ruleset) -> Player:
    """ValueError for a name that no bot has."""
    if isinstance(who, Player):
        return who
    if not isinstance(who, str):
        return Player(who)
    if who not in BOTS:
        raise ValueError(f"no bot called {who!r}; there is: {', '.join(BOTS)}")
    return seated(BOTS[who](rules))


def players_of(who: PlayerLike | Sequence[PlayerLike], seats: int, rules: Ruleset) -> list[Player]:
    """A player for each seat: one for all, or one each. ValueError if their number is wrong."""
    if isinstance(who, str | Player) or callable(who):
        return [player_of(who, rules)] * seats
    if len(who) != seats:
        raise ValueError(f"{len(who)} bots for {seats} seats")
    return [player_of(one, rules) for one in who]
