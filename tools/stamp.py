"""What a measured result is of: when, and which rules, content and bots."""

import datetime
from typing import Any

from consigliere.bots.arena import thoughts
from consigliere.games.catalogue import GAMES, ruleset


def stamp(*games: str) -> dict[str, Any]:
    """For the named games, or for all."""
    of = {}
    for game in games or GAMES:
        rules = ruleset(game)
        of[game] = {"rules": rules.version, "content": rules.content_hash, "thoughts": thoughts(game)}
    return {"date": str(datetime.datetime.now(datetime.UTC).date()), "of": of}
