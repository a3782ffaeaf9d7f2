"""Whole games of Chicago's bots against each other, one seat against copies of another bot."""

import random

from consigliere.bots.chicago.lookahead import best
from consigliere.bots.chicago.policy import policy
from consigliere.bots.chicago.veil import veiled
from consigliere.bots.chicago.weights import OTHERS, WEIGHTS
from consigliere.core import rng
from consigliere.games.chicago.state import begin, Chicago
from consigliere.games.chicago.terms import WON
from tests.bots.chicago.positions import TABLES


def chosen(bot: str, s: Chicago, rng_bots: random.Random) -> int:
    """The value bot sees what its seat sees; the policy is shown to see no more in test_policy.py."""
    if bot == "random":
        return rng_bots.choice(s.legal_actions())
    return int(policy(s)) if bot == "greedy" else int(best(veiled(s, s.actor()), WEIGHTS, OTHERS))


def share_of_wins(bot: str, others: str, players: int, games: int, options: int = 0) -> float:
    """How often a bot wins, in every seat in turn; a shared win counts its share."""
    wins = 0.0
    for game in range(games):
        rng_bots = random.Random(game)
        seat = game % players
        s = begin(players, TABLES, options)
        s.rng = rng.seeded(1 + game // players)
        s.auto = True
        s.advance()
        while not s.over:
            s.step(chosen(bot if s.actor() == seat else others, s, rng_bots))
        won = [int(s.of(p, WON)) for p in range(players)]
        wins += won[seat] / sum(won)
    return wins / games
