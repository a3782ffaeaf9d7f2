"""Positions of Chicago in which somebody must decide, from whole games of random and greedy players."""

import random
from collections.abc import Iterator

from consigliere.bots.chicago.policy import policy
from consigliere.core import rng
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.games.catalogue import ruleset
from consigliere.games.chicago.loading import load
from consigliere.games.chicago.options import NAMES
from consigliere.games.chicago.rules import ChicagoRules
from consigliere.games.chicago.state import begin, Chicago

TABLES = load().tables
RULES = ruleset("chicago")
SEATS = ChicagoRules.seats
OPTIONS = [0, *(1 << n for n in range(len(NAMES))), (1 << len(NAMES)) - 1]


def positions(players: int, options: int, seed: int, greedy: float) -> Iterator[Chicago]:
    """Every prompt of one game, also those with one answer; `greedy`: the policy's share of decisions."""
    choice = random.Random(seed)
    s = begin(players, TABLES, options)
    s.rng = rng.seeded(seed)
    s.advance()
    while not s.over:
        s.rng = rng.following(s.rng)
        if s.actor() < 0:
            s.settle(s.chance_pick(rng.below(s.rng, s.chance_total())))
            continue
        if s.is_sealed():
            s.refresh()
        yield s
        s.step(policy(s) if choice.random() < greedy else choice.choice(s.legal_actions()))


def games(players: int, seed: int, options: dict[str, bool] | None = None) -> Iterator[Game]:
    """A game through the checked face, at each of its prompts; the policy plays, and chance now and then."""
    choice = random.Random(seed)
    at = Game(RULES, players, Stream(seed), options)
    while not at.over:
        yield at
        s = at.state
        assert isinstance(s, Chicago)
        action = int(policy(s)) if choice.random() < 0.8 else choice.choice(at.legal).index
        at.play(RULES.actions[action])
