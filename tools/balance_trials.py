"""Experiments behind docs/balance.md: `python -m tools.balance_trials TRIAL [--players N] [--games N] …`.

Each trial plays games of value bots and changes one thing: who is robbed, who begins, when control begins,
which ally is taken, points by place. It prints what every place and every seat won, `allies` also worths.
"""

import argparse
import random
import statistics
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from consigliere.bots.balance import Choice, choice_of
from consigliere.core import rng
from consigliere.core.events import Raw
from consigliere.core.ruleset import Ruleset
from consigliere.core.state import B, D
from consigliere.games.catalogue import ruleset
from consigliere.games.chicago import frames as cf, happenings as ce, ranges as cr, terms as ct
from consigliere.games.godfather import frames as gf, happenings as ge, names, ranges as gr, terms as gt


@dataclass
class Played:
    """One game: the position at its end, what happened, and what a trial remembers of it."""

    s: Any
    dice: random.Random
    events: list[Raw] = field(default_factory=list)
    kept: dict[str, Any] = field(default_factory=dict)


Hook = Callable[[Played], None]
Wrap = Callable[[Choice, random.Random], Choice]


def play(
    rules: Ruleset, players: int, games: int, seed: int, hook: Hook | None, wrap: Wrap | None
) -> list[Played]:
    choose = choice_of("value", rules, "")
    if wrap:
        choose = wrap(choose, random.Random(seed))
    out = []
    for n in range(games):
        s: Any = rules.begin(players, {})
        s.rng = rng.seeded(seed * 1_000_003 + n)
        s.auto = True
        s.events = []
        s.advance()
        game = Played(s, random.Random(seed * 7919 + n), list(s.events))
        s.events = []
        while not s.over:
            if hook:
                hook(game)
            s.step(choose(s))
            game.events += s.events
            s.events = []
        out.append(game)
    return out


# -- what is changed


def victims(choose: Choice, dice: random.Random) -> Choice:
    """Who is robbed is drawn among those who may be."""
    plan: list[int] = []

    def robbing(s: Any) -> int:
        action = choose(s)
        if s.frames[s.top] != gf.OPPONENT or action == gr.NO_OPPONENT:
            return action
        legal = [one - gr.OPPONENT for one in s.legal_actions() if one != gr.NO_OPPONENT]
        done = int(s.get(D))
        if done == 0:
            plan[:] = sorted(dice.sample(legal, min(int(s.get(B)), len(legal))))
        left = [seat for seat in plan if seat in legal and not done >> seat & 1]
        return gr.OPPONENT + left[0] if left else action

    return robbing


def allies(choose: Choice, dice: random.Random) -> Choice:
    """Which ally a buyer takes is drawn."""

    def taking(s: Any) -> int:
        return dice.choice(s.legal_actions()) if s.frames[s.top] == gf.CHOOSE_ALLY else choose(s)

    return taking


def ally_lot(choose: Choice, dice: random.Random) -> Choice:
    """Seat 0 takes any ally, the others the one they think best."""
    by_lot = allies(choose, dice)
    return lambda s: by_lot(s) if s.actor() == 0 else choose(s)


def no_control(choose: Choice, dice: random.Random) -> Choice:
    """Nobody claims or attacks in round 1."""

    def passing(s: Any) -> int:
        return cr.PASS if s.round_no == 1 and s.frames[s.top] == cf.CLAIM else choose(s)

    return passing


def horse(game: Played) -> None:
    """The horse head is drawn anew before every act."""
    if game.s.phase == gt.TRIBUTE and game.kept.get("act") != game.s.act:
        game.kept["act"] = int(game.s.act)
        game.s.horse = game.dice.randrange(game.s.players)


def start(game: Played) -> None:
    """The start player is drawn anew before every round."""
    if game.s.phase == ct.CONTROL and game.kept.get("round") != game.s.round_no:
        game.kept["round"] = int(game.s.round_no)
        game.s.start = game.dice.randrange(game.s.players)


def opposite(game: Played) -> None:
    """In round 1 control begins two places after the start player."""
    s, kept = game.s, game.kept
    if s.round_no == 1 and s.phase == ct.ACTIONS and "start" not in kept:
        kept["start"] = int(s.start)
        s.start = (s.start + 2) % s.players
    elif "start" in kept and "back" not in kept and s.phase != ct.ACTIONS:
        kept["back"] = True
        s.start = kept["start"] if s.round_no == 1 else (kept["start"] + 1) % s.players


@dataclass(frozen=True)
class Trial:
    game: str
    hook: Hook | None = None
    wrap: Wrap | None = None


TRIALS: Final = {
    "godfather": Trial("godfather"),
    "chicago": Trial("chicago"),
    "victims": Trial("godfather", wrap=victims),
    "allies": Trial("godfather", wrap=allies),
    "ally-lot": Trial("godfather", wrap=ally_lot),
    "horse": Trial("godfather", hook=horse),
    "start": Trial("chicago", hook=start),
    "opposite": Trial("chicago", hook=opposite),
    "no-control": Trial("chicago", wrap=no_control),
}


# -- what comes out


def shares(rules: Ruleset, games: Sequence[Played], points: Sequence[int]) -> dict[str, list[float]]:
    """Win shares by place and seat; points are added by place, and then a tie is a shared win."""
    players = int(games[0].s.players)
    won: dict[str, list[float]] = {"places": [0.0] * players, "seats": [0.0] * players}
    begins = (ge.HORSE_TAKEN if rules.name == "godfather" else ce.START_PLAYER,)
    for game in games:
        first = next(event[1] for event in game.events if event[0] in begins)
        winners = list(rules.winners(game.s))
        if any(points):
            scores = [score + points[(n - first) % players] for n, score in enumerate(rules.scores(game.s))]
            winners = [seat for seat in range(players) if scores[seat] == max(scores)]
        for seat in winners:
            won["seats"][seat] += 1 / len(winners) / len(games)
            won["places"][(seat - first) % players] += 1 / len(winners) / len(games)
    return won


def worths(rules: Ruleset, games: Sequence[Played]) -> list[str]:
    """By how much the buyers of every ally are ahead of the table."""
    ahead: dict[int, list[float]] = {}
    for game in games:
        scores = rules.scores(game.s)
        for kind, seat, ally, *_ in game.events:
            if kind == ge.ALLY_BOUGHT:
                ahead.setdefault(ally, []).append(scores[seat] - statistics.fmean(scores))
    return [
        f"{names.ALLY_IDS[ally]:>4} {statistics.fmean(row):+.2f}"
        f" ± {1.96 * statistics.stdev(row) / len(row) ** 0.5:.2f} (n {len(row)})"
        for ally, row in sorted(ahead.items())
        if len(row) > 1
    ]


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.balance_trials", description=__doc__)
    parser.add_argument("trial", choices=TRIALS)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--points", default="", help="points by place, as 0,4,6,9")
    parser.add_argument("--content", action="append", default=[], metavar="PACK")
    asked = parser.parse_args(argv)
    trial = TRIALS[asked.trial]
    rules = ruleset(trial.game, [*map(Path, asked.content)])
    points = [int(n) for n in asked.points.split(",")] if asked.points else [0] * asked.players
    if asked.players not in rules.seats or asked.games < 1 or len(points) != asked.players:
        print("balance_trials: wrong number of players, games or points", file=sys.stderr)
        return 2
    games = play(rules, asked.players, asked.games, asked.seed, trial.hook, trial.wrap)
    if asked.trial == "allies":
        print("\n".join(worths(rules, games)))
    fair = 1 / asked.players
    for name, won in shares(rules, games, points).items():
        print(f"{name}: {' / '.join(f'{100 * share:.1f}' for share in won)} %")
    print(f"95 %: ± {196 * (fair * (1 - fair) / asked.games) ** 0.5:.1f} points")
    return 0


if __name__ == "__main__":
    sys.exit(main())
