"""Playouts a second: `python -m tools.playouts [--players N] [--seconds S] [--json]`.

By the policy, and beside it by the value as Hard and Expert do, from the beginning of every act of the
Godfather and every round of Chicago to its end, one core, by processor time. The rate of a game is over one
playout of each of its acts or rounds.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any, Final

import consigliere
from consigliere.bots.games import mind_of
from consigliere.bots.minds import LIMIT, Mind
from consigliere.bots.thorough import playing_well
from consigliere.core import rng
from consigliere.core.prompts import Prompts
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import GAMES, ruleset
from tools.stamp import stamp

BATCH: Final = 4


def beginnings(rules: Ruleset, mind: Mind, players: int, seed: int) -> Iterator[Prompts]:
    """The first decision of every act or round of one game of the policy."""
    s = rules.begin(players, dict.fromkeys(rules.option_names, False))
    assert isinstance(s, Prompts)
    s.rng = rng.seeded(seed)
    s.auto = True
    s.advance()
    while not s.over:
        start = s.copy()
        assert isinstance(start, Prompts)
        if getattr(s, "round_no", 1) > 0:  # the set-up of Chicago is no round
            yield start
        mind.play_on(s, LIMIT)


def rate(mind: Mind, start: Prompts, seconds: float, seed: int) -> tuple[float, float]:
    """Playouts a second, and decisions in one of them."""
    played = decisions = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds or played == 0:
        for _ in range(BATCH):
            t = start.copy()
            assert isinstance(t, Prompts)
            t.rng = rng.seeded(seed + played)
            decisions += mind.play_on(t, LIMIT)
            played += 1
    return played / spent, decisions / played


def over_all(rates: Sequence[tuple[float, float]]) -> int:
    return round(len(rates) / sum(1 / one for one, _ in rates))


def measured(game: str, players: int, seconds: float, seed: int = 1) -> dict[str, Any]:
    rules = ruleset(game)
    mind = mind_of(rules)
    starts = [*beginnings(rules, mind, players, seed)]
    found = [rate(mind, start, seconds / len(starts), seed) for start in starts]
    slow = [rate(playing_well(mind), start, seconds / len(starts), seed) for start in starts]
    return {
        "playouts_per_s": over_all(found),
        "by_value_per_s": over_all(slow),
        "by_act_or_round": [round(one) for one, _ in found],
        "decisions_each": [round(decisions, 1) for _, decisions in found],
    }


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="tools.playouts", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, default=4, metavar="N", help="2 to 4 (default 4)")
    parser.add_argument("--seconds", type=float, default=4.0, metavar="S", help="for each game (default 4)")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(argv)
    if any(asked.players not in game.seats for game in GAMES.values()):
        print("playouts: --players must be from 2 to 4", file=sys.stderr)
        return 2
    if not 0.0 < asked.seconds <= 600.0:
        print("playouts: --seconds must be above 0 and at most 600", file=sys.stderr)
        return 2
    games = {game: measured(game, asked.players, asked.seconds) for game in GAMES}
    if asked.json:
        told = {"mode": consigliere.MODE, "players": asked.players, "games": games}
        print(json.dumps(stamp() | told, indent=1))
        return 0
    for game, told in games.items():
        print(f"{game}: {told['playouts_per_s']} playouts/s; each act or round: {told['by_act_or_round']}")
        print(f"{game}: {told['by_value_per_s']} playouts/s by the value")
    return 0


if __name__ == "__main__":
    sys.exit(main())
