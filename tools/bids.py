"""Are the search bot's bribes mixed well enough? `python -m tools.bids [--auctions N] [--trial N] [--json]`.

Four copies bid against each other and every auction is logged. A best-response bidder learns from the log
what the copies bid: for every context (act, bidders, own money, place after the horse head) the level that
buys most allies for its money. How dear money is to it is set so that, in the log, it spends as much as a
copy does: a bidder that only ever offers one dollar pays little and gets little. Then it takes the seat of a
copy in new games, and its allies per dollar are held against a copy's in the same seats of the same games.
Everything but the bids is played by the value bot.

Planted fault: with --budget 1 the copies draw their bids almost without having learnt, and the best response
must gain more than it may.
"""

import argparse
import json
import math
import random
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, cast, Final

from consigliere.bots.base import Clock, Decision, View
from consigliere.bots.games import mind_of
from consigliere.bots.godfather.bidding import COUNT, LEVELS
from consigliere.bots.godfather.sealing import bid
from consigliere.bots.measure import student, SURE
from consigliere.bots.minds import Mind
from consigliere.bots.table import BotTable, decide
from consigliere.cli.processes import pool_of
from consigliere.core.actions import Action
from consigliere.core.state import A, B
from consigliere.games.catalogue import ruleset
from consigliere.games.godfather import frames, happenings as ev, ranges
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import BILLS, CASE, CURSOR, SEALED
from tools.stamp import stamp

PLAYERS: Final = 4
ACTS: Final = 3  # that end with an auction
BAR: Final = 1.10
DOLLARS: Final = (1, 2, 3, 5)
MONEY: Final = (1, 2, 3, 5, 8, 13)  # edges of what a suitcase holds
Context = tuple[int, int, int, int]  # act, bidders, own money, place after the horse head


class Copy:
    """The search bot's bids with a fixed number of playouts, the value's choices elsewhere."""

    knows = True

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def choose(self, view: View, decision: Decision, clock: Clock, rng: random.Random) -> Action:
        if (forced := decision.forced()) is not None:
            return forced
        if decision.asked == "bribe":
            number = self.bid(view, decision, clock, rng)
        else:
            number = self.mind.best(self.mind.as_seen(view))
        return self.mind.rules.actions[number]

    def bid(self, view: View, decision: Decision, clock: Clock, rng: random.Random) -> int:
        return self.mind.bids["bribe"](self.mind, view, decision, clock, rng)


class Fixed(Copy):
    """Bids one level for each context."""

    def __init__(self, mind: Mind, levels: Mapping[Context, int]) -> None:
        super().__init__(mind)
        self.levels = levels

    def bid(self, view: View, decision: Decision, clock: Clock, rng: random.Random) -> int:
        s = cast(Godfather, self.mind.as_seen(view))
        level = self.levels.get(context(s, decision.seat), 1)
        packed = int(bid(s, decision.seat, level))
        cursor = s.of(decision.seat, CURSOR)
        assert packed & (1 << 6 * cursor) - 1 == s.of(decision.seat, SEALED), "the same level each time"
        return ranges.BRIBE + cursor * ranges.BRIBE_MAX + (packed >> 6 * cursor & COUNT)


def context(s: Godfather, seat: int) -> Context:
    """What a bidder may know when it bids; seats with a bill are public."""
    money = sum(s.case[seat * CASE + bill] * DOLLARS[bill] for bill in range(BILLS))
    bidders = sum(s.bills_in_case(other) > 0 for other in range(s.players))
    return int(s.act), bidders, sum(money >= edge for edge in MONEY), (seat - int(s.horse)) % s.players


@dataclass(frozen=True, slots=True)
class Auction:
    """One auction: every seat's context, what it could have paid at each level, its bid; allies on offer."""

    contexts: list[Context]
    payable: list[list[int]]
    bids: list[int]
    allies: int
    horse: int
    bought: list[bool]

    def served(self, seat: int, dollars: int) -> bool:
        """G13.2: whether a bid would have bought an ally."""
        if dollars == 0:
            return False

        def order(other: int, worth: int) -> tuple[int, int]:
            return -worth, (other - self.horse) % PLAYERS

        before = sum(
            other != seat and worth > 0 and order(other, worth) < order(seat, dollars)
            for other, worth in enumerate(self.bids)
        )
        return before < self.allies


def auctions_of(mind: Mind, bots: Sequence[Copy], seed: str, budget: int) -> list[Auction]:
    table = BotTable(mind.rules, PLAYERS, seed, dict.fromkeys(mind.rules.option_names, False))
    dice = [random.Random(f"{seed}:{seat}") for seat in range(PLAYERS)]
    clocks = [Clock(iterations=budget) for _ in range(PLAYERS)]
    found: list[Auction] = []
    while not table.state.over:
        s = cast(Godfather, table.state)
        if (
            s.frames[s.top] != frames.BRIBE
            or s.get(A) != s.get(B)
            or any(s.of(seat, CURSOR) > 0 and s.of(seat, SEALED) for seat in range(PLAYERS))
        ):
            decide(table, bots, clocks, dice)
            continue
        contexts = [context(s, seat) for seat in range(PLAYERS)]
        payable = [[worth(int(bid(s, seat, level))) for level in LEVELS] for seat in range(PLAYERS)]
        allies, horse, at = int(s.offered).bit_count(), int(s.horse), len(table.history)
        while not s.over and s.frames[s.top] == frames.BRIBE:
            decide(table, bots, clocks, dice)
        bids, bought = [0] * PLAYERS, [False] * PLAYERS
        act = int(s.act)
        while not s.over and s.act == act and s.frames[s.top] == frames.CHOOSE_ALLY:
            decide(table, bots, clocks, dice)
        for event in table.history[at:]:
            if event[0] == ev.BID:
                bids[int(event[1])] = int(event[3])
            elif event[0] == ev.BID_PAID:
                bought[int(event[1])] = True
        found.append(Auction(contexts, payable, bids, allies, horse, bought))
    return found


def worth(packed: int) -> int:
    return sum((packed >> 6 * bill & COUNT) * dollars for bill, dollars in enumerate(DOLLARS))


# -- the best response


def best_response(log: Sequence[Auction]) -> tuple[dict[Context, int], float]:
    """The levels by context, at the price of money at which it spends what a copy does; and that price."""
    chances: dict[Context, list[tuple[Auction, int]]] = defaultdict(list)
    for auction in log:
        for seat, at in enumerate(auction.contexts):
            if auction.payable[seat][-1] > 0:
                chances[at].append((auction, seat))
    copy = sum(b for a in log for b, won in zip(a.bids, a.bought, strict=True) if won)

    def answer(price: float) -> tuple[dict[Context, int], int]:
        chosen, total = {}, 0
        for at, met in chances.items():
            scores = []
            for n, level in enumerate(LEVELS):
                paid = [a.payable[seat][n] for a, seat in met if a.served(seat, a.payable[seat][n])]
                scores.append((len(paid) - price * sum(paid), -level, level, sum(paid)))
            _, _, chosen[at], spent = max(scores)
            total += spent
        return chosen, total

    low, high = 0.0, 2.0  # allies for a dollar
    for _ in range(30):
        middle = (low + high) / 2
        if answer(middle)[1] > copy:
            low = middle
        else:
            high = middle
    return answer(high)[0], high


class TooShort(ValueError):
    """A trial in which one of the two bought nothing."""


def tried(games: Sequence[tuple[int, int]], auctions: int) -> dict[str, float]:
    """What one seat of each game got for its money."""
    allies, dollars = (sum(each) for each in zip(*games, strict=True))
    if allies == 0:
        raise TooShort(f"nothing was bought in {auctions} auctions; make --trial longer")
    return {
        "auctions": auctions,
        "allies": allies,
        "dollars": dollars,
        "allies_per_dollar": round(allies / dollars, 4),
    }


@dataclass(frozen=True, slots=True)
class Asked:
    """One game: of copies, or with the levels of a best response in one seat."""

    seed: str
    budget: int
    levels: Mapping[Context, int] | None = None
    seat: int = 0


@cache
def own_mind() -> Mind:
    return mind_of(ruleset("godfather"))


def played(asked: Asked) -> list[Auction]:
    mind = own_mind()
    bots = [Copy(mind)] * PLAYERS
    if asked.levels is not None:
        bots[asked.seat] = Fixed(mind, asked.levels)
    return auctions_of(mind, bots, asked.seed, asked.budget)


def trial_game(seed: int, budget: int, fixed: Mapping[Context, int] | None, n: int) -> Asked:
    return Asked(f"bids {seed} trial {n}", budget, fixed, n % PLAYERS)


def gained(rival: Sequence[tuple[int, int]], copy: Sequence[tuple[int, int]]) -> tuple[float, list[float]]:
    """How much more the rival buys for a dollar, and its 95 % interval: from allies and dollars by game.

    The same games were played with both, so a pair of games is one observation; the interval is of the
    ratio's logarithm, by how far each pair pulls it.
    """

    def pulls(games: Sequence[tuple[int, int]]) -> tuple[float, list[float]]:
        allies, dollars = (sum(each) for each in zip(*games, strict=True))
        return allies / dollars, [a / allies - d / dollars for a, d in games]

    of_rival, pull = pulls(rival)
    of_copy, against = pulls(copy)
    gain, n = of_rival / of_copy, len(rival)
    error = math.sqrt(sum((a - b) ** 2 for a, b in zip(pull, against, strict=True)) * n / (n - 1))
    width = student(SURE, n - 1) * error
    return gain, [round(gain * math.exp(-width), 4), round(gain * math.exp(width), 4)]


def bought_by(seat: int, game: Sequence[Auction]) -> tuple[int, int]:
    """Allies and dollars of a seat in one game."""
    return sum(a.bought[seat] for a in game), sum(a.bids[seat] for a in game if a.bought[seat])


def measured(auctions: int, trial: int, budget: int, seed: int, jobs: int) -> dict[str, Any]:
    with pool_of(jobs) as pool:

        def until(number: int, game: Callable[[int], Asked]) -> list[list[Auction]]:
            """Game after game until there are so many auctions; every game has as many as it has acts."""
            return list(pool.map(played, [game(n) for n in range(-(-number // ACTS))]))

        log = [a for game in until(auctions, lambda n: Asked(f"bids {seed} log {n}", budget)) for a in game]
        levels, price = best_response(log)
        found: dict[str, list[tuple[int, int]]] = {}
        results: dict[str, dict[str, float]] = {}
        for name, fixed in (("copy", None), ("rival", levels)):
            games = until(trial, partial(trial_game, seed, budget, fixed))
            found[name] = [bought_by(n % PLAYERS, game) for n, game in enumerate(games)]
            results[name] = tried(found[name], sum(len(game) for game in games))
    gain, interval = gained(found["rival"], found["copy"])
    drawn = [b for a in log for b, c in zip(a.bids, a.payable, strict=True) if c[-1] > 0]
    return {
        "logged": len(log),
        "playouts_for_each_bid": budget,
        "seed": seed,
        "bids": {str(level): round(drawn.count(level) / len(drawn), 4) for level in sorted(set(drawn))},
        "price": round(price, 4),
        **results,
        "gain": round(gain, 4),
        "interval": interval,
        "bar": BAR,
        "holds": gain <= BAR,
    }


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.bids", description=__doc__)
    parser.add_argument("--auctions", type=int, default=2000, help="logged, to learn from")
    parser.add_argument("--trial", type=int, default=1000, help="played by the best response")
    parser.add_argument(
        "--budget",
        type=int,
        default=1000,
        help="playouts for each part of a copy's bid; about half of 100 ms",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes; the figures are the same")
    parser.add_argument("--json", action="store_true", help="with date, rules, content and bots")
    asked = parser.parse_args(argv)
    if min(asked.auctions, asked.budget, asked.jobs) < 1 or asked.trial <= ACTS:
        print(
            f"bids: auctions, budget and jobs must be at least 1, trial more than {ACTS}: a game has so many",
            file=sys.stderr,
        )
        return 2
    try:
        figures = measured(asked.auctions, asked.trial, asked.budget, asked.seed, asked.jobs)
    except TooShort as error:
        print(f"bids: {error}", file=sys.stderr)
        return 2
    print(json.dumps(stamp("godfather") | figures if asked.json else figures, indent=1))
    return 0 if figures["holds"] else 1


if __name__ == "__main__":
    sys.exit(main())
