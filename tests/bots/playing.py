"""Whole games of bots through the checked face."""

import random
from collections.abc import Mapping, Sequence

from consigliere.bots.base import Bot, View
from consigliere.bots.greedy import Greedy
from consigliere.bots.random_bot import RandomBot
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.games.catalogue import GAMES, ruleset

RULES = {game: ruleset(game) for game in GAMES}
GREEDY: Bot = Greedy()
RANDOM: Bot = RandomBot()


def seen(game: Game, seat: int) -> View:
    """What a bot is given; the simple ones need nothing of the ledger, which is dear."""
    return game.rules.view(game.state, seat, game.options)


def played(
    game: str, bots: Sequence[Bot], seed: int, options: Mapping[str, bool] | None = None
) -> tuple[Game, set[str]]:
    """A whole game; every choice must be among the legal actions. Also the decisions that were asked."""
    at = Game(RULES[game], len(bots), Stream(seed), options)
    rng = random.Random(seed)
    asked: set[str] = set()
    while not at.over:
        seat = at.seat
        view = seen(at, seat)
        legal = at.legal_for(seat)
        action = bots[seat].choose(view, legal, rng)
        assert action in legal
        asked.add(view["prompt"]["decision"])
        at.play(action)
    return at, asked


def share_of_wins(game: str, players: int, games: int) -> float:
    """How often a greedy player wins against random ones, in every seat in turn."""
    wins = 0.0
    for seed in range(games):
        bots = [RANDOM] * players
        bots[seed % players] = GREEDY
        at, _ = played(game, bots, seed)
        if seed % players in at.winners:
            wins += 1 / len(at.winners)
    return wins / games
