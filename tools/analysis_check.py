"""Whether the notes are true: `python -m tools.analysis_check [GAME …] [--games N] [--worlds W] [--json]`.

Games of four bots of different strength are analysed. From each decision that is named as costly, what was
done and what is named as better are played on in worlds that the seat could not tell apart, which the notes
have not seen, to the end by the compiled rules of thumb. The better move must win more often, or score more
where both win alike, in 80 of 100 cases; a game must take at most 60 seconds of a core. Beside it stand notes
that name decisions and better moves by lot: they must fail.
"""

import argparse
import json
import math
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from consigliere.bots.analysis import analyse, Analysis, begun, candidates, judgeable, won
from consigliere.bots.base import Clock, Decision
from consigliere.bots.games import mind_of
from consigliere.bots.levels import bot_of
from consigliere.bots.lookback import Choice, course, looked_back
from consigliere.bots.minds import Mind
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import GAMES, ruleset
from tools.stamp import stamp

SEATS: Final = ("easy", "medium", "greedy", "easy")  # people err; so must those who are analysed
BAR: Final = 0.8
SECONDS: Final = 60.0
Line = tuple[int, ...]


@dataclass(slots=True)
class Found:
    """`held`: of so many named decisions the better move did better."""

    games: int = 0
    named: int = 0
    held: int = 0
    costs: list[float] = field(default_factory=list)  # as the notes tell them
    again: list[float] = field(default_factory=list)  # as they came out here
    seconds: list[float] = field(default_factory=list)
    by_lot: int = 0
    by_lot_held: int = 0

    @property
    def share(self) -> float:
        return self.held / max(1, self.named)

    @property
    def share_by_lot(self) -> float:
        return self.by_lot_held / max(1, self.by_lot)

    def good(self) -> bool:
        return self.named > 0 and self.share >= BAR > self.share_by_lot and max(self.seconds) <= SECONDS

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "named": self.named,
            "held": self.held,
            "share": round(self.share, 4),
            "mean_cost": round(math.fsum(self.costs) / max(1, self.named), 4),
            "mean_cost_again": round(math.fsum(self.again) / max(1, self.named), 4),
            "by_lot": self.by_lot,
            "by_lot_share": round(self.share_by_lot, 4),
            "seconds_longest": round(max(self.seconds), 1),
            "seconds_mean": round(math.fsum(self.seconds) / len(self.seconds), 1),
            "good": self.good(),
        }


def played(rules: Ruleset, seed: str) -> Journal:
    """A finished game of bots; where they sit changes with the seed."""
    rng = random.Random(seed)
    names = rng.sample(SEATS, len(SEATS))
    bots = [bot_of(name, rules) for name in names]
    game = Game(rules, len(bots), Stream(seed))
    while not game.over:
        seat, view = game.seat, game.view(game.seat, knowledge=False)
        decision = Decision(seat, view["prompt"]["decision"], game.legal_for(seat))
        game.play(bots[seat].choose(view, decision, Clock(1.0), rng))
    return game.journal


def holds(mind: Mind, choice: Choice, better: Line, worlds: int, seed: str) -> tuple[bool, float]:
    """Whether the better move does better, and by how many wins of one."""
    rng, deals, seat = random.Random(f"check:{seed}"), mind.deals(choice.view), choice.seat
    wins, points = [0.0, 0.0], [0, 0]
    for _ in range(worlds):
        world, chance = deals.deal(rng), rng.randrange(1, 1 << 31)
        for n, line in enumerate((choice.line, better)):
            t = begun(mind, world, seat, line, chance)
            wins[n] += won(mind, t)[seat]
            points[n] += mind.rules.scores(t)[seat]
    lead = (wins[1] - wins[0]) / worlds
    return (points[1] > points[0] if wins[0] == wins[1] else wins[1] > wins[0]), lead


def by_lot(mind: Mind, journal: Journal, count: int, seed: str) -> Iterator[tuple[Choice, Line]]:
    """The planted fault: notes that name any decisions, and any of the other moves as better."""
    rng = random.Random(f"lot:{seed}")
    walk = looked_back(journal, mind.rules, course(journal, mind.rules))
    all_of = [one for one in walk if isinstance(one, Choice) and judgeable(mind, one)]
    for choice in rng.sample(all_of, min(count, len(all_of))):
        _, *others = candidates(mind, choice, 8)
        if others:
            yield choice, rng.choice(others)


def checked(game: str, games: int, worlds: int, seed: int) -> Found:
    rules = ruleset(game)
    mind, out = mind_of(rules), Found()
    for number in range(games):
        name = f"{game}:{seed}:{number}"
        journal = played(rules, name)
        begun_at = time.process_time()
        notes: Analysis = analyse(journal, rules)
        out.seconds.append(time.process_time() - begun_at)
        out.games += 1
        for n, one in enumerate(notes.decisions):
            held, lead = holds(mind, one.choice, one.better, worlds, f"{name}:{n}")
            out.named += 1
            out.held += held
            out.costs.append(one.cost)
            out.again.append(lead)
        for n, (choice, line) in enumerate(by_lot(mind, journal, len(notes.decisions), name)):
            out.by_lot += 1
            out.by_lot_held += holds(mind, choice, line, worlds, f"{name}:lot:{n}")[0]
        print(f"{name}: {out.held} of {out.named} hold, {out.seconds[-1]:.1f} s", file=sys.stderr)
    return out


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="tools.analysis_check", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--games", type=int, default=10, metavar="N", help="of each title (default 10)")
    parser.add_argument("--worlds", type=int, default=200, metavar="W", help="for each move (default 200)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="default 1")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(argv)
    unknown = [name for name in asked.game if name not in GAMES]
    if unknown or min(asked.games, asked.worlds) < 1:
        print("analysis_check: name a game, and numbers of at least 1", file=sys.stderr)
        return 2
    names = asked.game or sorted(GAMES)
    found = {name: checked(name, asked.games, asked.worlds, asked.seed) for name in names}
    if asked.json:
        told = {"seed": asked.seed, "worlds": asked.worlds}
        print(
            json.dumps(stamp(*names) | told | {name: one.to_json() for name, one in found.items()}, indent=1)
        )
    else:
        for name, one in found.items():
            print(
                f"{name}: {one.held} of {one.named} named decisions hold ({one.share:.1%}); by lot", end=" "
            )
            print(f"{one.share_by_lot:.1%}; longest {max(one.seconds):.1f} s")
    return 0 if all(one.good() for one in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
