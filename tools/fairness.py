"""No peeking: `python -m tools.fairness GAME [--positions N] [--seed S] [--json]`.

From games of mixed bots, at positions where a seat has a choice: what the seat cannot see is dealt anew, and
every bot is asked again in the game that would then be the true one, with the same chance. Its view must be
the same byte for byte and its move the same. Planted faults that look at the true state are run beside it
and must be caught: else the test would prove nothing.
"""

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final
from zlib import crc32

from consigliere.bots.base import Bot, Clock, Decision, View
from consigliere.bots.games import mind_of
from consigliere.bots.levels import clock_of
from consigliere.bots.minds import Deals
from consigliere.bots.search import Search
from consigliere.core.actions import Action, LegalActions
from consigliere.core.prompts import Prompts
from consigliere.core.ruleset import Options, Ruleset
from consigliere.games.catalogue import GAMES
from tools.mixed import bot_for, drawn, table_of
from tools.stamp import stamp

PLAYERS: Final = {"random": 6, "greedy": 8, "value": 6, "search@8it": 1}
BOTS: Final = ("random", "greedy", "value", "easy", "search@32it")
SHARE: Final = 0.15  # of the decisions of a game that are looked at
TRIFLES: Final = 0.2  # of those that the search leaves to the value, since they are many
DEALS: Final = 8  # tries to deal a world that is not the true one
PRIVATE: Final = ("hand", "suitcase", "influence")  # what a view shows of its own seat alone


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat that is asked in a world: the state stands behind it, the bot is handed the view."""

    rules: Ruleset
    options: Options
    state: Prompts
    seat: int
    knowledge: Mapping[str, Any]

    def view(self, knows: bool = True) -> dict[str, Any]:
        view = self.rules.view(self.state, self.seat, self.options)
        return view | {"knowledge": self.knowledge} if knows else view

    def legal(self) -> LegalActions:
        return LegalActions(self.rules.actions, self.rules.legal(self.state, self.seat))

    def answer(self, bot: Bot, clock: Clock, seed: int) -> Action:
        view = self.view(bot.knows)
        decision = Decision(self.seat, view["prompt"]["decision"], self.legal())
        clock.start()
        return bot.choose(view, decision, clock, random.Random(seed))

    def others(self) -> list[Any]:
        """What the other seats see of their own."""
        views = [
            self.rules.view(self.state, other, self.options)
            for other in range(int(self.state.players))
            if other != self.seat
        ]
        return [[view.get(key) for key in PRIVATE] for view in views]

    def dealt_anew(self, rng: random.Random) -> "Asked | None":
        """Another world that the seat cannot tell from this one; none where it knows everything."""
        deals = mind_of(self.rules).deals(self.view())
        own = self.others()
        for _ in range(DEALS):
            other = replace(self, state=deals.deal(rng))
            if other.others() != own:
                return other
        return None


# -- planted faults: each is given the true state when it is built


class TrueWorlds:
    """Worlds that are no samples but the truth."""

    def __init__(self, state: Prompts) -> None:
        self.state = state

    def deal(self, rng: random.Random) -> Prompts:
        rng.randrange(1, 1 << 32)
        return _prompts(self.state.copy())


def seeing_search(at: Asked) -> Bot:
    """The search, but it plays on from the true state."""

    def deals(view: View) -> Deals:
        return TrueWorlds(at.state)

    return Search(replace(mind_of(at.rules), deals=deals))


class Prying:
    """A rule of thumb that looks into the next player's hand."""

    knows = False

    def __init__(self, at: Asked) -> None:
        self.at = at

    def choose(self, view: View, decision: Decision, clock: Clock, rng: random.Random) -> Action:
        other = (decision.seat + 1) % int(self.at.state.players)
        hand = json.dumps(self.at.rules.view(self.at.state, other, {})["hand"])
        indices = decision.legal.indices
        return self.at.rules.actions[indices[crc32(hand.encode()) % len(indices)]]


PLANTED: Final[dict[str, tuple[Callable[[Asked], Bot], str]]] = {
    "search that plays on from the true state": (seeing_search, "search@32it"),
    "policy that looks into a hand": (Prying, "greedy"),
}


# -- the proof


@dataclass(slots=True)
class Found:
    positions: int = 0
    known: int = 0  # positions left out: the seat knows all cards, no other world can be dealt
    views: int = 0  # views that differ
    changed: Counter[str] = field(default_factory=Counter)
    planted: Counter[str] = field(default_factory=Counter)
    decisions: Counter[str] = field(default_factory=Counter)
    where: list[str] = field(default_factory=list)

    def compare(self, at: Asked, other: Asked, seed: int, place: str) -> None:
        self.positions += 1
        view = at.view()
        self.decisions[view["prompt"]["decision"]] += 1
        if told(at) != told(other):
            self.views += 1
            self.where.append(f"{place}: view")
        for name in BOTS:
            bot = bot_for(name, at.rules)
            one, two = (world.answer(bot, clock_of(name), seed) for world in (at, other))
            if one != two:
                self.changed[name] += 1
                self.where.append(f"{place}: {name}: {one.text}, {two.text}")
        for name, (made, like) in PLANTED.items():
            one, two = (world.answer(made(world), clock_of(like), seed) for world in (at, other))
            self.planted[name] += one != two

    def to_json(self) -> dict[str, Any]:
        return {
            "positions": self.positions,
            "changed": self.changed.total(),
            "views_changed": self.views,
            "bots": {name: self.changed[name] for name in BOTS},
            "planted": {name: self.planted[name] for name in PLANTED},
            "decisions": dict(self.decisions.most_common()),
            "left_out_all_known": self.known,
            "where": self.where[:20],
        }


def told(at: Asked) -> str:
    """Every byte a bot is given."""
    return json.dumps([at.view(), at.legal().to_json()])


def prompts(game: str, seed: int, number: int, share: float = SHARE) -> Iterator[Asked]:
    """Some of the choices in one game of mixed bots, sealed ones in any order."""
    sitting = drawn(seed, number, PLAYERS, game)
    table = table_of(sitting)
    rules = table.rules
    trifles = mind_of(rules).trifles
    rng = random.Random(f"fairness:{sitting.seed}")
    while not table.state.over:
        seat = rng.choice(rules.open_seats(table.state))
        bot, clock = bot_for(sitting.seats[seat], rules), clock_of(sitting.seats[seat])
        known = rng.random() < share
        knowledge = table.ledger(seat).to_json() if known or bot.knows else {}
        at = Asked(rules, table.options, _prompts(table.state.copy()), seat, knowledge)
        if known and len(at.legal()) > 1:
            if at.view()["prompt"]["decision"] not in trifles or rng.random() < TRIFLES:
                yield at
        table.decide(seat, at.answer(bot, clock, rng.randrange(1 << 32)).index)


def _prompts(state: object) -> Prompts:
    assert isinstance(state, Prompts)
    return state


def proof(game: str, positions: int, seed: int) -> Found:
    found = Found()
    number = 0
    while found.positions < positions:
        rng = random.Random(f"anew:{seed}:{number}")
        for at in prompts(game, seed, number):
            other = at.dealt_anew(rng)
            if other is None:
                found.known += 1
                continue
            found.compare(at, other, rng.randrange(1 << 32), f"game {number}")
            if found.positions == positions:
                break
        number += 1
    return found


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="tools.fairness", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--positions", type=int, default=5000, metavar="N", help="default 5000")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="default 1")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(argv)
    if asked.positions < 1:
        print("fairness: --positions must be at least 1", file=sys.stderr)
        return 2
    start = time.perf_counter()
    found = proof(asked.game, asked.positions, asked.seed)
    out = {"game": asked.game, "seed": asked.seed, **found.to_json()}
    out["seconds"] = round(time.perf_counter() - start)
    if asked.json:
        print(json.dumps(stamp(asked.game) | out, indent=1))
    else:
        print(
            f"{out['positions']} positions: {out['changed']} moves and {out['views_changed']} views changed"
        )
        for name, count in out["planted"].items():
            print(f"planted, {name}: {count} moves changed")
        print(*out["where"], sep="\n", end="")
    honest = out["changed"] == 0 and out["views_changed"] == 0
    return 0 if honest and all(out["planted"].values()) else 1


if __name__ == "__main__":
    sys.exit(main())
