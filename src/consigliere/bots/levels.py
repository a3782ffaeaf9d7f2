"""The bots by name: the ladder, and the levels people choose from.

A name may carry a budget for each decision, in milliseconds or in playouts: `search@100ms`, `search@32it`.
"""

import re
from collections.abc import Callable
from typing import Final

from consigliere.bots.base import Bot, Clock
from consigliere.bots.minds import mind_of
from consigliere.bots.random_bot import RandomBot
from consigliere.bots.search import Search
from consigliere.bots.simple import Greedy, Noisy, Value
from consigliere.core.ruleset import Ruleset

NAMED: Final = re.compile(r"(?P<name>[a-z-]+)(@(?P<budget>\d+)(?P<unit>ms|it))?")
Maker = Callable[[str, Ruleset], Bot]

MAKERS: Final[dict[str, Maker]] = {
    "random": lambda game, rules: RandomBot(),
    "greedy": lambda game, rules: Greedy(mind_of(game, rules)),
    "value": lambda game, rules: Value(mind_of(game, rules)),
    "search": lambda game, rules: Search(mind_of(game, rules)),
    "easy": lambda game, rules: Noisy(mind_of(game, rules)),
    "medium": lambda game, rules: Value(mind_of(game, rules)),
    "hard": lambda game, rules: Search(mind_of(game, rules)),
    "expert": lambda game, rules: Search(mind_of(game, rules)),
}
NAMES: Final = tuple(MAKERS)
BUDGETS: Final = {"search": 0.1, "hard": 0.5, "expert": 2.0}  # seconds, where a name says nothing


class UnknownBot(ValueError):
    """No bot of this name, or a budget that is none."""


def bot_of(name: str, game: str, rules: Ruleset) -> Bot:
    return MAKERS[_parts(name)[0]](game, rules)


def clock_of(name: str) -> Clock:
    kind, budget, unit = _parts(name)
    if unit == "it":
        return Clock(iterations=budget)
    return Clock(seconds=budget / 1000 if unit == "ms" else BUDGETS.get(kind, 0.0))


def _parts(name: str) -> tuple[str, int, str]:
    found = NAMED.fullmatch(name)
    if found is None or found["name"] not in MAKERS:
        raise UnknownBot(name)
    budget = int(found["budget"] or 0)
    if found["budget"] and (found["name"] not in BUDGETS or budget < 1):
        raise UnknownBot(name)
    return found["name"], budget, found["unit"] or ""
