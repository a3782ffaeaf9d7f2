"""Who plays at a research table: bots by name, or any function.

The one place that knows how a bot is asked. Budgets are of the core, as in the arena: many environments on
one machine make a bot slower, not weaker.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from consigliere.bots.base import Bot, Clock, Decision
from consigliere.bots.levels import bot_of, clock_of, CoreClock, NAMES, UnknownBot
from consigliere.core.actions import Action, LegalActions
from consigliere.core.ruleset import Ruleset
from consigliere.core.shapes import Seen
from consigliere.research.table import number_of, Table

# an action, or its number, out of view and legal ones
Choose = Callable[[Mapping[str, Any], LegalActions, random.Random], int | Action]


@dataclass(frozen=True, slots=True)
class Player:
    """knows: whether the view it is shown must hold the seat's ledger, which is dear."""

    choose: Choose
    knows: bool = False

    def act(self, table: Table, seat: int, rng: random.Random) -> int:
        """The action of a seat that is asked: out of its view and its legal actions, and nothing else.
        ValueError if it is not a legal one, since the table does not check."""
        actions = table.rules.actions
        legal = LegalActions(actions, table.legal(seat))
        chosen = self.choose(table.view(seat, self.knows), legal, rng)
        try:
            number = chosen.index if isinstance(chosen, Action) else number_of(chosen)
        except ValueError as error:
            raise ValueError(f"the player of seat {seat}: {error}") from None
        if number not in legal.indices:
            found = actions.find(number)
            raise ValueError(
                f"the player of seat {seat} chose {found.text if found else number!r}: not legal"
            )
        return number


PlayerLike = str | Player | Choose


def seated(bot: Bot, clock: Clock) -> Player:
    def choose(view: Seen, legal: LegalActions, rng: random.Random) -> int:
        clock.start()
        decision = Decision(view["viewer"], view["prompt"]["decision"], legal)
        return bot.choose(view, decision, clock, rng).index

    return Player(choose, bot.knows)


def player_of(who: PlayerLike, rules: Ruleset) -> Player:
    """ValueError for a name that no bot has."""
    if isinstance(who, Player):
        return who
    if not isinstance(who, str):
        if not callable(who):
            raise ValueError(f"{who!r} is no bot: a name or a function is")
        return Player(who)
    try:
        return seated(bot_of(who, rules), clock_of(who, CoreClock))
    except UnknownBot:
        raise ValueError(
            f"no bot called {who!r}; there is: {', '.join(NAMES)}; some take a temperament (value:careful)"
            " or a budget, a whole number from 1 to 9999999 (search@200ms, search@32it)"
        ) from None


def players_of(who: PlayerLike | Sequence[PlayerLike], seats: int, rules: Ruleset) -> list[Player]:
    """A player for each seat: one for all, or one each. ValueError if their number is wrong."""
    if isinstance(who, str | Player) or callable(who):
        return [player_of(who, rules)] * seats
    if not isinstance(who, Sequence):
        raise ValueError(f"{who!r} are no bots: one for all seats or a list is asked for")
    if len(who) != seats:
        raise ValueError(f"{len(who)} bots for {seats} seats")
    return [player_of(one, rules) for one in who]
