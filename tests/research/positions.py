"""Positions of random and greedy games, for the tests of the research faces."""

import random
from collections.abc import Iterator

from consigliere.core.ruleset import offered
from consigliere.games.catalogue import GAMES
from consigliere.research.players import players_of
from consigliere.research.table import rules_of, Table

TABLES = [(game, players) for game in GAMES for players in GAMES[game].seats]


def tables(game: str, games: int, seed: int = 0, bots: str = "random") -> Iterator[Table]:
    """A table at every decision of some games, all numbers of players in turn, options by chance."""
    rules = rules_of(game)
    for n in range(seed, seed + games):
        rng = random.Random(n)
        players = rules.seats[n % len(rules.seats)]
        options = {name: rng.random() < 0.3 for name in offered(rules)}
        table = Table(rules, players, n, options)
        seated = players_of(bots, players, rules)
        while not table.over:
            yield table
            seat = table.seat
            table.step(seat, seated[seat].act(table, seat, rng))
        yield table
