"""The greedy bot: one rule of thumb for each decision, an opponent for a beginner.

One bot for every game: the view says which game it is, and the game's thumbs score its actions.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic

from consigliere.bots.base import Score, View, W
from consigliere.bots.chicago import thumbs as chicago, worth as chicago_worth
from consigliere.bots.godfather import playing as godfather
from consigliere.core.actions import Action
from consigliere.core.content import Content
from consigliere.games.chicago.loading import load as load_chicago
from consigliere.games.godfather.loading import load as load_godfather


@dataclass(frozen=True, slots=True)
class Thumbs(Generic[W]):
    """What the bot needs for one game: the box, what to read off a view, a score for each decision."""

    box: Callable[[], Content[Any]]
    read: Callable[[View, Content[Any]], W]
    scores: Mapping[str, Score[W]]

    def best(self, view: View, content: Content[Any], legal: Sequence[Action]) -> list[Action]:
        """The actions that score most, all of them."""
        worth = self.read(view, content)
        score = self.scores[view["prompt"]["decision"]]
        best: list[Action] = []
        most = float("-inf")
        for action in legal:
            value = score(worth, action.form)
            if value > most:
                best, most = [action], value
            elif value == most:
                best.append(action)
        return best


THUMBS: Final[Mapping[str, Thumbs[Any]]] = {
    "chicago": Thumbs(load_chicago, chicago_worth.Worth, chicago.SCORES),
}


class Greedy:
    """Plays the action its rule of thumb likes best; equals are decided by chance."""

    def __init__(self, content: Content[Any] | None = None) -> None:
        self.content = content

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        if view["game"] == "godfather":
            tables = (self.content or load_godfather()).tables
            number = godfather.greedy(view, tables)
            return next(action for action in legal if action.index == number)
        thumbs = THUMBS[view["game"]]
        return rng.choice(thumbs.best(view, self.content or thumbs.box(), legal))
