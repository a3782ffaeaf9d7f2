"""How often each place wins when the same bot sits everywhere, bots that search too.

    python -m tools.places godfather --players 2 --bot search@24it --games 200 [--seed S] [--keep FILE]

Place 1 begins the first act or round, the others follow clockwise. Every game has shuffles of its own, so the
95 % interval is over games. With --keep every finished game is written at once, and the same command goes on
where it stopped.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from consigliere.bots.levels import bot_of, clock_of
from consigliere.bots.measure import share
from consigliere.bots.table import BotTable, play
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import GAMES, ruleset


def beginner(rules: Ruleset, players: int, seed: str) -> int:
    """The seat that begins the first act or round of this game."""
    view = rules.view(BotTable(rules, players, seed, {}).state, 0, {})
    return int(view["horse"] if "horse" in view else view["start"])


def by_place(rules: Ruleset, players: int, bot: str, seed: str) -> list[float]:
    """What each place had of the win in one game; a shared win is a part of one."""
    bots = [bot_of(bot, rules) for _ in range(players)]
    played = play(rules, bots, seed, [clock_of(bot) for _ in bots], {})
    first = beginner(rules, players, seed)
    part = 1 / len(played.winners)
    return [part if (first + place) % players in played.winners else 0.0 for place in range(players)]


def games(
    rules: Ruleset, players: int, bot: str, seed: int, count: int, keep: Path | None
) -> Iterator[list[float]]:
    """One after the other; those kept are read, not played."""
    about = {"game": rules.name, "rules": rules.version, "players": players, "bot": bot, "seed": seed}
    kept: list[list[float]] = []
    if keep is not None and keep.exists():
        head, *lines = keep.read_text(encoding="utf-8").splitlines()
        if json.loads(head) != about:
            raise ValueError(f"{keep} is of other games: {head}")
        kept = [json.loads(line) for line in lines]
    elif keep is not None:
        keep.write_text(json.dumps(about) + "\n", encoding="utf-8")
    yield from kept[:count]
    for n in range(len(kept), count):
        found = by_place(rules, players, bot, f"{seed}:{n}")
        if keep is not None:
            with keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found) + "\n")
        yield found


def told(found: Sequence[Sequence[float]]) -> Iterator[str]:
    for place, wins in enumerate(zip(*found, strict=True)):
        one = share(wins)
        low, high = one.interval()
        yield f"place {place + 1}: {one.mean:.1%} ({low:.1%} to {high:.1%})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=None)
    args = parser.parse_args()
    rules = ruleset(args.game)
    if args.players not in rules.seats or args.games < 2:
        parser.error(
            f"{args.game} is for {rules.seats.start} to {rules.seats.stop - 1} players; two games or more"
        )
    try:
        found = [*games(rules, args.players, args.bot, args.seed, args.games, args.keep)]
    except ValueError as error:
        parser.error(str(error))
    print(
        f"{args.game}, rules version {rules.version}, {args.players} players, {args.bot}, {len(found)} games"
    )
    print("\n".join(told(found)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
