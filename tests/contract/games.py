"""The games under contract, and how to play them at random through the checked face."""

import random

import pytest

from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import GAMES, ruleset

every_game = pytest.mark.parametrize("rules", [ruleset(name) for name in GAMES], ids=list(GAMES))


def new(rules: Ruleset, players: int, seed: int) -> Game:
    return Game(rules, players, Stream(seed))


def play_some(game: Game, rng: random.Random, moves: int = 10**9) -> Game:
    """Random legal moves by whoever may act, sealed choices in any order."""
    while not game.over and moves > 0:
        seat = rng.choice(game.seats_to_act)
        game.submit(seat, rng.choice(game.legal_for(seat)))
        moves -= 1
    return game
