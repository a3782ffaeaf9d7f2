"""Write the golden games of a rules version: whole games whose replay must never change.

    python -m tools.golden godfather [--into FILE] [--games N]

200 games or N, three quarters of random players and one of greedy ones, chosen so that everything in the box
occurs (deeds.py); a third of them with table options that change the rules. They are written once for a rules
version, into one compressed file of JSON lines, and then frozen.
"""

import argparse
import hashlib
import json
import lzma
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from consigliere.bots.base import Clock, Decision
from consigliere.bots.games import mind_of
from consigliere.bots.simple import Greedy
from consigliere.core import codec
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.core.ruleset import offered, Ruleset
from consigliere.games.catalogue import GAMES, ruleset
from consigliere.games.chicago.options import NAMES as CHICAGO_OPTIONS
from tools.deeds import ALL, deeds

ROOT = Path(__file__).resolve().parents[1]
GAMES_WRITTEN = 200  # a quarter of them greedy
CHOSEN = 8  # so many of the greedy games are chosen for what they bring
LAST_SEED = 400  # where the choice ends
# table options that change the rules; Chicago's games were frozen before its last one
SETTINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "godfather": ("even-places",),
    "chicago": CHICAGO_OPTIONS[:-1],
}


class Golden(NamedTuple):
    """A game as it was recorded: the fingerprint of its end, and its journal."""

    digest: str
    journal: str


def archive(game: str, version: int | str) -> Path:
    return ROOT / "tests" / "journals" / f"{game}-v{version}.jsonl.xz"


def keep(file: Path, games: Mapping[str, Golden]) -> None:
    """In the place of what was there; the same games give the same bytes."""
    lines = [json.dumps({"name": name, **golden._asdict()}) + "\n" for name, golden in games.items()]
    file.write_bytes(lzma.compress("".join(lines).encode(), preset=9))


def kept(file: Path) -> dict[str, Golden]:
    found = map(json.loads, lzma.decompress(file.read_bytes()).decode().splitlines())
    return {game["name"]: Golden(game["digest"], game["journal"]) for game in found}


def fingerprint(game: Game) -> str:
    """A digest of the final state and of all that ever happened."""
    story = repr(game.feed).encode()
    return hashlib.sha256(codec.to_bytes(game.state) + story).hexdigest()


def options(rules: Ruleset, seed: int) -> dict[str, bool]:
    """In every third lap over the numbers of players one option or two, others each time."""
    names = [name for name in SETTINGS[rules.name] if name in offered(rules)]
    lap = seed // len(rules.seats)
    if not names or lap % 3 != 2:
        return {}
    n = lap // 3
    return {names[n % len(names)]: True, names[n // len(names) % len(names)]: True}


def new(rules: Ruleset, seed: int, word: str) -> Game:
    players = rules.seats[seed % len(rules.seats)]
    return Game(rules, players, Stream(f"{word} {seed}"), options(rules, seed))


def random_game(rules: Ruleset, seed: int) -> Game:
    rng = random.Random(seed)
    game = new(rules, seed, "golden")
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
    bot = Greedy(mind_of(rules))
    game = new(rules, seed, "golden greedy")
    while not game.over:
        seat = game.seat
        legal = game.legal_for(seat)
        if rng.random() < 0.1:
            game.submit(seat, rng.choice(legal))
        else:
            view = rules.view(game.state, seat, game.options)
            decision = Decision(seat, view["prompt"]["decision"], legal)
            game.submit(seat, bot.choose(view, decision, Clock(), rng))
    return game


def greedy_games(rules: Ruleset, wanted: int, seen: set[str]) -> list[tuple[int, Game]]:
    """The first games, the later of them only if they bring something that is still missing."""
    chosen: list[tuple[int, Game]] = []
    seed = 0
    while len(chosen) < wanted:
        game = greedy_game(rules, seed)
        fresh = deeds(game) - seen
        if fresh or len(chosen) < wanted - CHOSEN or seed > LAST_SEED:
            chosen.append((seed, game))
            seen |= fresh
        seed += 1
    return chosen


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--into", type=Path, default=None, help="another file, to try")
    parser.add_argument(
        "--games",
        type=int,
        default=GAMES_WRITTEN,
        metavar="N",
        help="fewer, for a version that changed little",
    )
    args = parser.parse_args()
    greedy = args.games // 4
    rules = ruleset(args.game)
    games = {f"random-{seed:03}": random_game(rules, seed) for seed in range(args.games - greedy)}
    seen: set[str] = set()
    games |= {f"greedy-{seed:03}": game for seed, game in greedy_games(rules, greedy, seen)}
    recorded = {name: Golden(fingerprint(game), game.journal.to_text()) for name, game in games.items()}
    keep(args.into or archive(rules.name, rules.version), recorded)
    missing = ALL[rules.name] - seen
    print(f"{len(games)} games; the greedy ones lack {', '.join(sorted(missing)) or 'nothing'}")
    return 1 if missing and args.games >= GAMES_WRITTEN else 0


if __name__ == "__main__":
    raise SystemExit(main())
