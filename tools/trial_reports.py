"""What the games of a trial tell (tools/balance_trials.py): who won, what beginning brings, claims, bills."""

import random
import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from consigliere.core.events import Raw
from consigliere.core.ruleset import Ruleset
from consigliere.games.chicago import happenings as ce, names as cn, terms as ct
from consigliere.games.godfather import happenings as ge, names as gn

ROUND_ONE: Final = 1
S1: Final = 0


@dataclass
class Played:
    """One game: the position at its end, what happened, and what a trial remembers of it."""

    s: Any
    dice: random.Random
    events: list[Raw] = field(default_factory=list)
    kept: dict[str, Any] = field(default_factory=dict)


Report = Callable[[Ruleset, Sequence[Played]], Iterator[str]]


def percent(shares: Iterable[float]) -> str:
    return f"{' / '.join(f'{100 * share:.1f}' for share in shares)} %"


def mean(row: Sequence[float]) -> str:
    """With its 95 % interval."""
    if len(row) < 2:
        return f"too few (n {len(row)})"
    return (
        f"{statistics.fmean(row):+.2f} ± {1.96 * statistics.stdev(row) / len(row) ** 0.5:.2f} (n {len(row)})"
    )


def ahead(rules: Ruleset, game: Played) -> list[float]:
    """By how much every seat is ahead of the table."""
    scores = rules.scores(game.s)
    return [score - statistics.fmean(scores) for score in scores]


def first_player(rules: Ruleset, game: Played) -> int:
    kind = ge.HORSE_TAKEN if rules.name == "godfather" else ce.START_PLAYER
    return next(event[1] for event in game.events if event[0] == kind)


def won(rules: Ruleset, games: Sequence[Played], points: Sequence[int]) -> Iterator[str]:
    """Win shares by place and seat; points are added by place, and then a tie is a shared win."""
    players = int(games[0].s.players)
    places, seats = [0.0] * players, [0.0] * players
    for game in games:
        first = first_player(rules, game)
        winners = list(rules.winners(game.s))
        if any(points):
            scores = [score + points[(n - first) % players] for n, score in enumerate(rules.scores(game.s))]
            winners = [seat for seat in range(players) if scores[seat] == max(scores)]
        for seat in winners:
            seats[seat] += 1 / len(winners) / len(games)
            places[(seat - first) % players] += 1 / len(winners) / len(games)
    fair = 1 / players
    yield f"places: {percent(places)}"
    yield f"seats: {percent(seats)}"
    yield f"95 %: ± {196 * (fair * (1 - fair) / len(games)) ** 0.5:.1f} points"


def allies(rules: Ruleset, games: Sequence[Played]) -> Iterator[str]:
    """By how much the buyers of every ally are ahead of the table."""
    rows: dict[int, list[float]] = {}
    for game in games:
        lead = ahead(rules, game)
        for kind, seat, ally, *_ in game.events:
            if kind == ge.ALLY_BOUGHT:
                rows.setdefault(ally, []).append(lead[seat])
    for ally, row in sorted(rows.items()):
        yield f"{gn.ALLY_IDS[ally]:>4} {mean(row)}"


def beginning(rules: Ruleset, games: Sequence[Played]) -> Iterator[str]:
    """Who begins every act or round, and how far ahead he, the next one and so on end."""
    part, turn = (
        (ge.ACT_BEGINS, ge.TURN_BEGINS) if rules.name == "godfather" else (ce.ROUND_BEGINS, ce.TURN_BEGINS)
    )
    players = int(games[0].s.players)
    begun: dict[int, Counter[int]] = {}
    leads: dict[int, list[list[float]]] = {}
    for game in games:
        first, lead = first_player(rules, game), ahead(rules, game)
        number = None
        for kind, value, *_ in game.events:
            if kind == part:
                number = value
            elif kind == turn and number is not None:
                begun.setdefault(number, Counter())[(value - first) % players] += 1
                rows = leads.setdefault(number, [[] for _ in range(players)])
                for n in range(players):
                    rows[n].append(lead[(value + n) % players])
                number = None
    name, base = ("act", 1) if rules.name == "godfather" else ("round", 0)
    for number, counted in sorted(begun.items()):
        by_place = percent(counted[place] / counted.total() for place in range(players))
        yield f"{name} {number + base}: begun by place {by_place}"
        yield "  from him on ahead by " + ", ".join(mean(row) for row in leads[number])


def first_claims(rules: Ruleset, games: Sequence[Played]) -> Iterator[str]:
    """What is controlled after round 1, by the order of the control phase, and what that is worth."""
    players = int(games[0].s.players)
    taken: Counter[int] = Counter()
    by_order: list[list[int]] = [[] for _ in range(players)]
    leads: dict[int, list[float]] = {}
    for game in games:
        held, order = _round_one(game, taken)
        lead = ahead(rules, game)
        for n, seat in enumerate((order + n) % players for n in range(players)):
            by_order[n].append(held[seat])
            leads.setdefault(held[seat], []).append(lead[seat])
    controlled = ", ".join(f"{statistics.fmean(row):.2f}" for row in by_order)
    yield f"businesses after round 1, in the order of the control phase: {controlled}"
    shares = ", ".join(
        f"{cn.BUSINESS_IDS[n]} {count / taken.total():.0%}" for n, count in taken.most_common(5)
    )
    yield f"most taken in round 1: {shares}"
    for count, row in sorted(leads.items()):
        yield f"  {count} after round 1: ahead by {mean(row)}"


def _round_one(game: Played, taken: Counter[int]) -> tuple[Counter[int], int]:
    """What each seat controls after round 1, and who was the first to claim."""
    held: Counter[int] = Counter()
    order, phase = -1, ct.SET_UP
    for kind, a, b, c, _ in game.events:
        if kind == ce.ROUND_BEGINS and a > ROUND_ONE:
            break
        if kind == ce.PHASE_BEGINS:
            phase = a
        elif kind == ce.TURN_BEGINS and phase == ct.CONTROL and order < 0:
            order = a
        elif kind == ce.CONTROL_TAKEN:
            held[a] += 1
            taken[int(game.s.business[b])] += 1
            if c >= 0:
                held[c] -= 1
    return held, order


def immunity(rules: Ruleset, games: Sequence[Played]) -> Iterator[str]:
    """The seats that could play S1 at some time: how far ahead they are, and what they win."""
    leads, wins, chances, plays = [], 0.0, 0, 0
    for game in games:
        lead, winners = ahead(rules, game), list(rules.winners(game.s))
        for seat in game.kept.get("could", ()):
            leads.append(lead[seat])
            wins += (seat in winners) / len(winners)
            chances += 1
        played = {seat for kind, seat, card, *_ in game.events if kind == ce.SPECIAL_PLAYED and card == S1}
        plays += len(played)
    if chances:
        yield f"S1: played by {plays} of {chances} seats that could, {plays / chances:.1%}"
        yield f"  those seats are ahead by {mean(leads)} and win {wins / chances:.1%}"


def bills(rules: Ruleset, games: Sequence[Played]) -> Iterator[str]:
    """How many bills are out of the bank at the peak: in the middle game, and in one of ten."""
    for n, name in enumerate((*gn.BILL_IDS, "all bills")):
        peaks = sorted(game.kept["out"][n] for game in games)
        tenth = peaks[len(peaks) * 9 // 10]
        yield f"{name}: {statistics.median(peaks):.0f} out at the peak, {tenth} in one of ten"
