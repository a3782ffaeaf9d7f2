"""The bots at a table in the terminal: asked through their seat's view alone, named in words."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text

from consigliere.bots.base import Decision
from consigliere.bots.levels import bot_of, clock_of, parts
from consigliere.bots.strengths import percent, strength
from consigliere.cli.kinds import HUMAN
from consigliere.cli.screen import style
from consigliere.core.actions import Action
from consigliere.core.game import Game
from consigliere.core.ruleset import Ruleset
from consigliere.wording.speech import Speech


def in_words(words: Speech, kind: str) -> str:
    """A kind of player as people say it: level, temperament, budget."""
    if kind == HUMAN:
        return words.say("kind-human")
    name, temper, budget, unit = parts(kind)
    said = words.say(f"kind-{name}")
    if temper:
        said = words.say("kind-tempered", temper=words.say(f"temper-{temper}"), kind=said)
    return words.say(f"kind-within-{unit}", kind=said, budget=budget) if budget else said


def strength_in_words(words: Speech, game: str, kind: str) -> str:
    """How often one bot of a level wins against three others, as measured; empty if it was not."""
    found = strength(game, kind)
    if found is None:
        return ""
    against = words.say(f"kind-{found.against}")
    shares = {
        name: percent(share)
        for name, share in (("share", found.share), ("low", found.low), ("high", found.high))
    }
    return words.say(
        "kind-strength", kind=in_words(words, kind), against=against, games=found.games, **shares
    )


class Opponent:
    """A bot at one seat, with the budget of its name."""

    def __init__(self, name: str, rules: Ruleset) -> None:
        self.bot = bot_of(name, rules)
        self.clock = clock_of(name)

    def choose(self, game: Game, seat: int, rng: random.Random) -> Action:
        view = game.view(seat, knowledge=self.bot.knows)
        decision = Decision(seat, view["prompt"]["decision"], game.legal_for(seat))
        self.clock.start()
        return self.bot.choose(view, decision, self.clock, rng)

    def ponders(self, game: Game, seat: int) -> bool:
        """Whether the answer may take a while."""
        return self.bot.knows and len(game.legal_for(seat)) > 1


@contextmanager
def thinking(console: Console, line: str, shown: bool = True) -> Iterator[None]:
    """A quiet line while somebody thinks; at a terminal only, and it goes away again."""
    if not (shown and console.is_terminal):
        yield
        return
    with console.status(Text(line, style.DIM), spinner="dots", refresh_per_second=8):
        yield
