"""Games padded with take-backs: legal to the last line, and as long as one likes."""

import random

from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.games.catalogue import ruleset


def padded(game: str, pairs: int, players: int = 2, seed: int = 1, over: bool = True) -> Game:
    """A game in which one command was given and taken back so many times."""
    rng = random.Random(seed)
    out = Game(ruleset(game), players, Stream(seed))
    while not out.over:
        seat = out.seat
        action = rng.choice(out.legal_for(seat))
        out.submit(seat, action)
        while pairs and out.can_take_back(seat):
            out.take_back(seat)
            out.submit(seat, action)
            pairs -= 1
        if not pairs and not over:
            break
    assert pairs == 0
    return out
