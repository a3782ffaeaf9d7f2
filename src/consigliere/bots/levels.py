"""The bots by name: the ladder, and the levels people choose from.

A name may carry a temperament and a budget for each decision, in milliseconds or in playouts:
`medium:careful`, `search@100ms`, `search@32it`, `hard:aggressive`.
"""

import re
import time
from collections.abc import Callable
from typing import Final

from consigliere.bots.base import Bot, Clock
from consigliere.bots.games import mind_of
from consigliere.bots.minds import Mind
from consigliere.bots.plain import plain
from consigliere.bots.random_bot import RandomBot
from consigliere.bots.search import Search
from consigliere.bots.simple import Greedy, Noisy, Value
from consigliere.bots.tempers import TEMPERS
from consigliere.bots.thorough import thorough
from consigliere.core.errors import ConsigliereError
from consigliere.core.ruleset import Ruleset

NAMED: Final = re.compile(
    r"(?P<name>[a-z]+)(:(?P<temper>[a-z]+))?(@(?P<budget>\d{1,7})(?P<unit>ms|it))?", re.ASCII
)

MAKERS: Final[dict[str, Callable[[Mind], Bot]]] = {
    "random": lambda mind: RandomBot(),
    "greedy": Greedy,
    "value": Value,
    "search": Search,
    "plain": plain,
    "easy": Noisy,
    "medium": Value,
    "hard": thorough,
    "expert": thorough,
}
NAMES: Final = tuple(MAKERS)
LEVELS: Final = ("easy", "medium", "hard", "expert")
BUDGETS: Final = {"search": 0.1, "plain": 0.1, "hard": 0.5, "expert": 2.0}  # seconds, if a name says nothing
TEMPERED: Final = frozenset({"value", "search", "medium", "hard", "expert"})  # those that go by the value


class UnknownBot(ConsigliereError, ValueError):
    """No bot of this name, or a temperament or budget that it does not take."""


def bot_of(name: str, rules: Ruleset) -> Bot:
    kind, temper, _, _ = parts(name)
    return MAKERS[kind](mind_of(rules, temper))


class CoreClock(Clock):
    """Counts the time this process had a core: on a busy machine a bot thinks longer, not less."""

    def start(self) -> None:
        super().start()
        self._begun = time.process_time()

    def spent(self) -> float:
        if self.iterations is not None or self.seconds <= 0:
            return super().spent()
        return (time.process_time() - self._begun) / self.seconds


def clock_of(name: str, kind_of_clock: type[Clock] = Clock) -> Clock:
    kind, _, budget, unit = parts(name)
    if unit == "it":
        return kind_of_clock(iterations=budget)
    return kind_of_clock(seconds=budget / 1000 if unit == "ms" else BUDGETS.get(kind, 0.0))


def parts(name: str) -> tuple[str, str, int, str]:
    """Name, temperament, budget and its unit."""
    found = NAMED.fullmatch(name)
    if found is None or found["name"] not in MAKERS:
        raise UnknownBot(name)
    kind, temper, budget = found["name"], found["temper"] or "", int(found["budget"] or 0)
    if temper and (kind not in TEMPERED or temper not in TEMPERS):
        raise UnknownBot(name)
    if found["budget"] and (kind not in BUDGETS or budget < 1):
        raise UnknownBot(name)
    return kind, temper, budget, found["unit"] or ""
