"""The arena: blocks of games of one seed in which every bot sits in every seat once.

A block with bots a, b, … and N players is N games with the same shuffles: in game r the first bot sits in
seat r, the others follow clockwise, over and over if there are fewer bots than seats. So `a,b` with four
players is one a against three copies of b.
"""

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from consigliere.bots.base import Clock
from consigliere.bots.levels import bot_of, clock_of, CoreClock, parts
from consigliere.bots.measure import bucket, histogram, quantile, Share, share
from consigliere.bots.table import play
from consigliere.games.catalogue import ruleset, TITLES

Result = dict[str, Any]  # of one block: its number, and for each game scores, winners and times


THINKING: Final = ("base", "minds", "random_bot", "search", "simple", "tempers")  # modules of every game
MORE: Final = {"hard": "thorough", "expert": "thorough"}  # what some bots need besides
NOT_THINKING: Final = ("bids.py", "chances.py")  # of the advice and of the balance report
HERE: Final = Path(__file__).parent


def thoughts(game: str, bots: Iterable[str] = ()) -> str:
    """Twelve hex digits for the sources the bots of a game think with: blocks of other bots do not mix.

    Without names for those that all have in common.
    """
    more = {MORE[kind] for kind in (parts(bot)[0] for bot in bots) if kind in MORE}
    files = [HERE / f"{name}.py" for name in (*THINKING, *sorted(more))]
    files += sorted(
        file
        for file in TITLES[game].folder("mind").iterdir()
        if file.suffix in (".py", ".toml") and file.name not in NOT_THINKING
    )
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: with the same match the same blocks come out, times aside."""

    game: str
    bots: tuple[str, ...]
    players: int
    seed: int
    options: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {key: list(v) if isinstance(v, tuple) else v for key, v in asdict(self).items()}

    def identity(self) -> dict[str, Any]:
        """What must be the same for kept blocks to count: the match, the rules, the bots' sources."""
        rules = ruleset(self.game, [*map(Path, self.packs)])
        return self.to_json() | {
            "rules": rules.version,
            "content": rules.content_hash,
            "thoughts": thoughts(self.game, self.bots),
        }

    def seated(self, rotation: int) -> list[str]:
        """Which bot sits where in one game of a block."""
        others = [self.bots[1:][n % (len(self.bots) - 1)] for n in range(self.players - 1)]
        order = [self.bots[0], *others]
        return [order[(seat - rotation) % self.players] for seat in range(self.players)]


def play_block(match: Match, block: int) -> Result:
    """Budgets and times are of the core: a busy machine makes a match longer, its players hardly weaker."""
    return block_by(match, block, CoreClock, time.process_time)


def block_by(match: Match, block: int, kind_of_clock: type[Clock], timer: Callable[[], float]) -> Result:
    rules = ruleset(match.game, [*map(Path, match.packs)])
    options = {name: name in match.options for name in rules.option_names}
    games = []
    for rotation in range(match.players):
        seated = match.seated(rotation)
        bots = [bot_of(name, rules) for name in seated]
        clocks = [clock_of(name, kind_of_clock) for name in seated]
        played = play(rules, bots, f"{match.seed}:{block}", clocks, options, timer)
        games.append(
            {
                "scores": played.scores,
                "winners": list(played.winners),
                "decisions": played.decisions,
                "times": [histogram(times) for times in played.times],
            }
        )
    return {"block": block, "games": games}


def won(match: Match, result: Result, name_at: int = 0) -> float:
    """The share of wins of one place in the list of bots in this block; a shared win is a part of one."""
    total = 0.0
    for rotation, game in enumerate(result["games"]):
        seat = (rotation + name_at) % match.players
        if seat in game["winners"]:
            total += 1 / len(game["winners"])
    return total / match.players


def first_share(match: Match, results: Sequence[Result]) -> Share:
    return share([won(match, result) for result in results])


def seat_shares(match: Match, results: Sequence[Result]) -> list[float]:
    """How often each seat won, whoever sat there."""
    wins = [0.0] * match.players
    games = 0
    for result in results:
        for game in result["games"]:
            games += 1
            for seat in game["winners"]:
                wins[seat] += 1 / len(game["winners"])
    return [w / games for w in wins]


def think_times(match: Match, results: Sequence[Result]) -> dict[str, dict[str, float]]:
    """For each bot the middle and the 95th of a hundred decisions, in milliseconds."""
    counts: dict[str, Counter[int]] = {}
    for result in results:
        for rotation, game in enumerate(result["games"]):
            for name, times in zip(match.seated(rotation), game["times"], strict=True):
                own = counts.setdefault(name, Counter())
                for key, n in times.items():
                    own[int(key)] += n
    return {
        name: {
            "decisions": own.total(),
            "p50_ms": round(1000 * quantile(own, 0.5), 3),
            "p95_ms": round(1000 * quantile(own, 0.95), 3),
        }
        for name, own in counts.items()
    }


def mean_scores(match: Match, results: Sequence[Result]) -> dict[str, float]:
    sums: Counter[str] = Counter()
    times: Counter[str] = Counter()
    for result in results:
        for rotation, game in enumerate(result["games"]):
            for name, score in zip(match.seated(rotation), game["scores"], strict=True):
                sums[name] += score
                times[name] += 1
    return {name: round(sums[name] / times[name], 2) for name in times}


def ratings(match: Match, results: Sequence[Result]) -> dict[str, dict[str, float]]:
    """Plackett-Luce ratings from the order of the scores, block after block."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated: dict[str, Any] = {}
    for result in results:
        for rotation, game in enumerate(result["games"]):
            seated = match.seated(rotation)
            teams = [[rated.setdefault(name, model.rating(name=name))] for name in seated]
            ranks = [float(sum(s > mine for s in game["scores"])) for mine in game["scores"]]
            after = model.rate(teams, ranks=ranks)
            # several seats of one bot: it moves by the mean of what each of them would have moved it
            moved: dict[str, list[Any]] = {}
            for name, team in zip(seated, after, strict=True):
                moved.setdefault(name, []).append(team[0])
            for name, seats in moved.items():
                old = rated[name]
                old.mu = sum(seat.mu for seat in seats) / len(seats)
                old.sigma = sum(seat.sigma for seat in seats) / len(seats)
    return {name: {"mu": round(r.mu, 2), "sigma": round(r.sigma, 2)} for name, r in rated.items()}


def summary(match: Match, results: Sequence[Result]) -> dict[str, Any]:
    found = first_share(match, results)
    low, high = found.interval()
    return {
        **match.to_json(),
        "blocks": len(results),
        "games": sum(len(result["games"]) for result in results),
        "win_share": round(found.mean, 4),
        "interval": [round(max(low, 0.0), 4), round(min(high, 1.0), 4)],
        "fair_share": round(1 / match.players, 4),
        "seat_shares": [round(s, 4) for s in seat_shares(match, results)],
        "mean_scores": mean_scores(match, results),
        "ratings": ratings(match, results),
        "times": think_times(match, results),
    }


def without_times(result: Mapping[str, Any]) -> Result:
    """A block as it must come out again, on any machine and in any number of processes."""
    games = [{k: v for k, v in game.items() if k != "times"} for game in result["games"]]
    return {"block": result["block"], "games": games}


__all__ = [
    "Match",
    "Result",
    "block_by",
    "bucket",
    "first_share",
    "play_block",
    "summary",
    "without_times",
    "won",
]
