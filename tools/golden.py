"""Write the golden games of a rules version: whole games whose replay must never change.

    python -m tools.golden godfather

150 games of random players and 50 of greedy ones, chosen so that among the greedy games every job
is completed and every ally played. They are written once for a rules version and then frozen.
"""

import argparse
import hashlib
import json
import random
from pathlib import Path

from consigliere.bots.greedy import Greedy
from consigliere.core import codec
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import GAMES, ruleset

ROOT = Path(__file__).resolve().parents[1]
RANDOM, GREEDY = 150, 50
DONE = ("job-done", "ally-played")


def folder(game: str, version: int) -> Path:
    return ROOT / "tests" / "journals" / f"v{version}" / game


def fingerprint(game: Game) -> str:
    """A digest of the final state and of all that ever happened."""
    story = repr(game.feed).encode()
    return hashlib.sha256(codec.to_bytes(game.state) + story).hexdigest()


def random_game(rules: Ruleset, seed: int) -> Game:
    rng = random.Random(seed)
    game = Game(rules, rules.seats[seed % len(rules.seats)], Stream(f"golden {seed}"))
    while not game.over:
        seat = rng.choice(game.seats_to_act)
        game.submit(seat, rng.choice(game.legal_for(seat)))
        if rng.random() < 0.03:
            game.take_back(seat)
        if rng.random() < 0.03:
            game.reconsider(seat)
    return game


def greedy_game(rules: Ruleset, seed: int) -> Game:
    """Greedy players with a little noise, so that weaker cards are tried too."""
    rng = random.Random(seed)
    bot = Greedy()
    game = Game(rules, rules.seats[seed % len(rules.seats)], Stream(f"golden greedy {seed}"))
    while not game.over:
        seat = game.seat
        legal = game.legal_for(seat)
        if rng.random() < 0.1:
            game.submit(seat, rng.choice(legal))
        else:
            game.submit(seat, bot.choose(game.view(seat), legal, rng))
    return game


def cards_done(game: Game) -> set[str]:
    """The jobs completed and the allies played."""
    events = [game.rules.events.seen_by(raw, None) for raw in game.history]
    return {str(e.get("job", e.get("ally"))) for e in events if e["event"] in DONE}


def greedy_games(rules: Ruleset, wanted: int) -> list[tuple[int, Game]]:
    """The first games, the later of them only if they bring a card that is still missing."""
    chosen: list[tuple[int, Game]] = []
    seen: set[str] = set()
    seed = 0
    while len(chosen) < wanted:
        game = greedy_game(rules, seed)
        fresh = cards_done(game) - seen
        if fresh or len(chosen) < wanted - 8 or seed > 400:
            chosen.append((seed, game))
            seen |= fresh
        seed += 1
    return chosen


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    rules = ruleset(parser.parse_args().game)
    into = folder(rules.name, rules.version)
    into.mkdir(parents=True, exist_ok=True)
    games = [(f"random-{seed:03}", random_game(rules, seed)) for seed in range(RANDOM)]
    greedy = greedy_games(rules, GREEDY)
    games += [(f"greedy-{seed:03}", game) for seed, game in greedy]
    for old in into.glob("*.journal"):
        old.unlink()
    digests = {}
    for name, game in games:
        (into / f"{name}.journal").write_text(game.journal.to_text(), encoding="utf-8")
        digests[name] = fingerprint(game)
    (into / "digests.json").write_text(json.dumps(digests, indent=0) + "\n", encoding="utf-8")
    cards = set().union(*(cards_done(game) for _, game in greedy))
    print(f"{len(games)} games; {len(cards)} different jobs and allies in the greedy ones")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
