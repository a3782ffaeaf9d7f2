"""Whole games of bots through the checked face."""

import random
from collections.abc import Mapping, Sequence

from consigliere.bots.base import Bot, Clock, Decision
from consigliere.bots.levels import bot_of
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.games.catalogue import GAMES, ruleset

RULES = {game: ruleset(game) for game in GAMES}


def bot(game: str, name: str) -> Bot:
    return bot_of(name, RULES[game])


def asked(at: Game, seat: int) -> Decision:
    view = at.rules.view(at.state, seat, at.options)
    return Decision(seat, view["prompt"]["decision"], at.legal_for(seat))


def played(
    game: str, names: Sequence[str], seed: int, options: Mapping[str, bool] | None = None
) -> tuple[Game, set[str]]:
    """A whole game; every choice must be among the legal actions. Also the decisions that were asked."""
    at = Game(RULES[game], len(names), Stream(seed), options)
    bots = [bot(game, name) for name in names]
    rng = random.Random(seed)
    decisions: set[str] = set()
    while not at.over:
        seat = at.seat
        decision = asked(at, seat)
        action = bots[seat].choose(at.view(seat, knowledge=bots[seat].knows), decision, Clock(), rng)
        assert action in decision.legal
        decisions.add(decision.asked)
        at.play(action)
    return at, decisions
