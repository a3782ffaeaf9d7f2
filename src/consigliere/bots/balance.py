"""The balance of a game: many games of equal bots, and what they tell about seats, scores and things.

The bots choose on the position as their seat sees it, by the compiled twins that tests hold equal to the bots
of the table. The same setting and seed give the same report, in any number of processes.
"""

import random
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast, Final

from consigliere.bots.base import Clock, Decision
from consigliere.bots.games import mind_of
from consigliere.bots.levels import parts, UnknownBot
from consigliere.bots.measure import share
from consigliere.bots.random_bot import RandomBot
from consigliere.bots.tally import Counting, Game, Row, Tally, verdict, WHOLE
from consigliere.core import rng
from consigliere.core.actions import LegalActions
from consigliere.core.prompts import Prompts
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import room, ruleset

BOTS: Final = ("value", "greedy", "random")
CHUNK: Final = 50  # games one process plays at a time
LIMIT: Final = 20_000  # decisions after which a game counts as stalled
POINTS: Final = 0.03  # how far a seat may be from its fair share

Choice = Callable[[Prompts], int]


def counting_of(game: str) -> Counting:
    counting: Counting = room(game, "balance")
    return counting


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played: every seat by the same bot."""

    game: str
    players: int
    bot: str = "value"
    seed: int = 1
    options: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()


def check_bot(name: str) -> None:
    """UnknownBot unless it is one of BOTS, with a temperament or without."""
    kind, _, _, unit = parts(name)
    if kind not in BOTS or unit:
        raise UnknownBot(name)


def choice_of(name: str, rules: Ruleset, seed: str) -> Choice:
    """How every seat of a game chooses."""
    kind, temper, _, _ = parts(name)
    mind = mind_of(rules, temper)
    if kind == "random":
        return any_choice(rules, random.Random(seed))
    if kind == "greedy":
        return lambda s: int(mind.policy(s))
    hidden = counting_of(rules.name).hidden

    def choose(s: Prompts) -> int:
        """What is drawn follows from the game alone, so that it does not matter which others are played."""
        seat = int(s.actor())
        return mind.choice(hidden(s, seat), random.Random(f"{int(s.rng)}:{seat}"))

    return choose


def any_choice(rules: Ruleset, dice: random.Random) -> Choice:
    """As the random bot of the table chooses."""
    bot, clock = RandomBot(), Clock()

    def choose(s: Prompts) -> int:
        legal = LegalActions(rules.actions, s.legal_actions())
        return bot.choose({}, Decision(int(s.actor()), "", legal), clock, dice).index

    return choose


def play_chunk(setting: Setting, first: int, count: int) -> Tally:
    """The games number `first` and on."""
    rules = ruleset(setting.game, [*map(Path, setting.packs)])
    options = {name: name in setting.options for name in rules.option_names}
    tally = Tally()
    choose = choice_of(setting.bot, rules, f"{setting.seed}:{first}")
    for n in range(first, first + count):
        s = cast(Prompts, rules.begin(setting.players, options))
        s.rng = rng.seeded((setting.seed * 1_000_003 + n) & (1 << 60) - 1)
        play_game(rules, s, choose, tally)
    return tally


def play_game(rules: Ruleset, s: Prompts, choose: Choice, tally: Tally) -> None:
    """Play a game from its beginning to its end, and count it."""
    watch = counting_of(rules.name).watch(s)
    s.auto = True
    s.events = []
    s.advance()
    decisions = 0
    while True:
        watch.told(s, s.events or [])
        s.events = []
        if s.over:
            break
        if decisions == LIMIT:
            raise RuntimeError(f"a game does not end within {LIMIT} decisions")
        action = choose(s)
        watch.asked(s, int(s.actor()), action)
        s.step(action)
        decisions += 1
    scores = tuple(int(score) for score in rules.scores(s))
    tally.count(Game(scores, rules.winners(s), watch.first, decisions, dict(watch.figures)), watch)


# -- the report


def spread(numbers: Sequence[float]) -> dict[str, float]:
    return {
        "mean": round(statistics.fmean(numbers), 2),
        "sd": round(statistics.pstdev(numbers), 2),
        "least": min(numbers),
        "most": max(numbers),
    }


def places(games: Sequence[Game], by_order: bool) -> list[dict[str, Any]]:
    """Win share and scores of every seat, or of every place in the order from the first player on."""
    players = len(games[0].scores)
    out = []
    for place in range(players):
        seats = [(place + game.first) % players if by_order else place for game in games]
        found = share([game.win(seat) / WHOLE for game, seat in zip(games, seats, strict=True)])
        low, high = found.interval()
        scores = spread([game.scores[seat] for game, seat in zip(games, seats, strict=True)])
        out.append(
            {
                "place" if by_order else "seat": place + 1,
                "win_share": round(found.mean, 4),
                "interval": [round(max(low, 0.0), 4), round(min(high, 1.0), 4)],
                "off_fair": round(found.mean - 1 / players, 4),
                "score": scores["mean"],
                "sd": scores["sd"],
            }
        )
    return out


def report(setting: Setting, tally: Tally) -> dict[str, Any]:
    """Everything that is told of one number of players."""
    counting = counting_of(setting.game)
    games = tally.games
    rows = {
        (kind, n): tally.rows.get((kind, n), Row())
        for kind, ids in counting.things.items()
        for n in range(len(ids))
        if (kind, n) not in counting.not_there
    }
    out: dict[str, Any] = {
        "players": setting.players,
        "games": len(games),
        "fair_share": round(1 / setting.players, 4),
        "order": places(games, True),
        "seats": places(games, False),
        "shared_wins": round(sum(len(game.winners) > 1 for game in games) / len(games), 4),
        "scores": spread([score for game in games for score in game.scores]),
        "winning_scores": spread([max(game.scores) for game in games]),
        "margin": spread([game.margin() for game in games]),
        "decisions": spread([game.decisions for game in games]),
        "turns": spread([game.figures.get("turns", 0) for game in games]),
    }
    for figure in counting.spreads:
        out[figure] = spread([game.figures.get(figure, 0) for game in games])
    out.update(counting.more(games))
    things: dict[str, dict[str, Any]] = {}
    for (kind, n), row in rows.items():
        if row.chances or kind in counting.judged:
            things.setdefault(kind, {})[counting.things[kind][n]] = row.report(setting.players)
    out["things"] = things
    out["flags"] = flags(counting, rows, out)
    return out


def flags(
    counting: Counting, rows: Mapping[tuple[str, int], Row], out: Mapping[str, Any]
) -> list[dict[str, Any]]:
    """Places and seats surely off their fair share, by over three points; things (nearly) never or always
    used."""
    found: list[dict[str, Any]] = []
    for key, kind in (("order", "place"), ("seats", "seat")):
        for one in out[key]:
            low, high = one["interval"]
            if abs(one["off_fair"]) > POINTS and not low <= out["fair_share"] <= high:
                found.append({"flag": "off-fair", "kind": kind, "id": str(one[kind])})
    met = {kind for (kind, _), row in rows.items() if row.chances}  # with two players no ally is a choice
    for (kind, n), row in rows.items():
        flag = verdict(row) if kind in counting.judged and kind in met else None
        if flag:
            found.append({"flag": flag, "kind": kind, "id": counting.things[kind][n]})
    return found
