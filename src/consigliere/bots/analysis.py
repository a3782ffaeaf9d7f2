"""The consigliere's notes: after a game, what each seat's chances were and which decisions cost most.

A decision is judged by what its seat could know then: worlds are dealt from its view and its ledger, and in
every world what was done and what could have been done are played on with the same chance. All decisions are
screened with few worlds; those that seem to have cost most are judged again in many more, to the end of the
game, and only a loss that is clear beyond its error, and that the playouts of Hard and Expert see as well, is
told. Budgets are in playouts, so that the notes of a game come out the same on every machine.
"""

import itertools
import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from consigliere.bots.advice import apart, copied, Line, near, parts_of, Reason
from consigliere.bots.base import Clock, View
from consigliere.bots.games import mind_of
from consigliere.bots.lookback import Choice, course, looked_back, Turn
from consigliere.bots.minds import LIMIT, Mind
from consigliere.bots.search import Search
from consigliere.bots.thorough import playing_well
from consigliere.core.journal import Journal
from consigliere.core.prompts import Prompts
from consigliere.core.ruleset import Ruleset

FORMAT: Final = 1
TOLD: Final = 3  # decisions of a seat, at most
LEAST_CLEAR: Final = 2.5  # standard errors by which the better move must lead
LEAST_COST: Final = 0.03  # chances to win; less is not worth a word
WALK: Final = 0.7  # of the progress is the walk through the game


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is tried. Worlds for the chances after a turn, for screening a decision, for a first and a
    last judgement; decisions of a seat that are judged again; candidates of a decision."""

    chances: int = 10
    screen: int = 8
    first: int = 60
    last: int = 400
    again: int = 8
    candidates: int = 8
    rivals: int = 2  # of the candidates go into the judgement
    well: int = 16  # worlds for the playouts by the value


@dataclass(frozen=True, slots=True)
class Point:
    """The chances of all seats at the beginning of a turn, each as its own seat saw it, or at the end."""

    turn: int
    entry: int
    seat: int
    stage: int
    chances: tuple[float, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "turn": self.turn,
            "entry": self.entry,
            "seat": self.seat,
            "stage": self.stage,
            "chances": [round(one, 4) for one in self.chances],
        }


@dataclass(frozen=True, slots=True)
class Costly:
    """A decision that cost: what was done, what would have been better, and how often each wins."""

    choice: Choice
    better: Line
    chance: float
    chance_better: float
    error: float  # one standard error of the difference
    worlds: int
    reasons: tuple[Reason, ...]

    @property
    def cost(self) -> float:
        return self.chance_better - self.chance

    def to_json(self, rules: Ruleset) -> dict[str, Any]:
        choice = self.choice
        return {
            "seat": choice.seat,
            "entry": choice.entry,
            "offset": choice.offset,
            "turn": choice.turn,
            "stage": choice.stage,
            "asked": choice.decision.asked,
            "played": [rules.actions[action].text for action in choice.line],
            "better": [rules.actions[action].text for action in self.better],
            "chance": round(self.chance, 4),
            "chance_better": round(self.chance_better, 4),
            "error": round(self.error, 4),
            "worlds": self.worlds,
            "reasons": [reason.to_json() for reason in self.reasons],
        }


@dataclass(slots=True)
class Analysis:
    """`looked`: how many decisions of each seat were looked at."""

    rules: Ruleset
    players: int
    entries: int
    points: list[Point] = field(default_factory=list)
    decisions: list[Costly] = field(default_factory=list)
    looked: dict[int, int] = field(default_factory=dict)
    playouts: int = 0

    def to_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.rules.name,
            "rules": self.rules.version,
            "players": self.players,
            "entries": self.entries,
            "playouts": self.playouts,
            "looked": [self.looked.get(seat, 0) for seat in range(self.players)],
            "points": [point.to_json() for point in self.points],
            "decisions": [one.to_json(self.rules) for one in self.decisions],
        }


@dataclass(slots=True)
class _Suspect:
    """A decision that seems to have cost, and the candidates that did better, the best first."""

    choice: Choice
    rivals: list[Line]
    loss: float


Progress = Callable[[float], None]


def analyse(
    journal: Journal,
    rules: Ruleset,
    seats: Sequence[int] | None = None,
    budget: Budget | None = None,
    progress: Progress = lambda share: None,
) -> Analysis:
    """The notes of a game; decisions of these seats, or of all. JournalError if the journal is not sound."""
    budget = budget or Budget()
    found = course(journal, rules)
    rules = rules.at(journal.header["rules"])
    mind, players = mind_of(rules), int(journal.header["players"])
    wanted = set(range(players)) if seats is None else set(seats)
    out = Analysis(rules, players, found.last)
    clock = Clock(iterations=1)  # counts alone
    suspects: dict[int, list[_Suspect]] = {seat: [] for seat in sorted(wanted)}
    for one in looked_back(journal, rules, found):
        progress(WALK * one.entry / max(1, found.last))
        if isinstance(one, Turn):
            out.points.append(point(mind, one, budget, clock))
        elif one.seat in wanted and judgeable(mind, one):
            out.looked[one.seat] = out.looked.get(one.seat, 0) + 1
            suspect = screened(mind, one, budget, clock)
            if suspect is not None:
                line = suspects[one.seat]
                line.append(suspect)
                line.sort(key=lambda suspect: (-suspect.loss, suspect.choice.entry))
                del line[budget.again :]
    all_of = [(seat, suspect) for seat, line in suspects.items() for suspect in line]
    clear: dict[int, list[Costly]] = {seat: [] for seat in suspects}
    for n, (seat, suspect) in enumerate(all_of):
        progress(WALK + (1 - WALK) * n / len(all_of))
        costly = judged(mind, suspect, budget, clock)
        if costly is not None:
            clear[seat].append(costly)
    for found_clear in clear.values():
        found_clear.sort(key=lambda one: (-one.cost, one.choice.entry))
        seen = (costly for costly in found_clear if seen_well(mind, costly, budget, clock))
        out.decisions += itertools.islice(seen, TOLD)
    out.playouts = clock.used
    progress(1.0)
    return out


def judgeable(mind: Mind, choice: Choice) -> bool:
    """Not what the value answers by itself, and no auction: a good bid is one that nobody can count on."""
    return choice.decision.asked not in mind.trifles and choice.decision.asked not in mind.bids


# -- chances


def point(mind: Mind, turn: Turn, budget: Budget, clock: Clock) -> Point:
    """Each seat's chance as it could see it itself; together they are one."""
    if turn.result:
        return Point(turn.number, turn.entry, turn.seat, turn.stage, turn.result)
    own = [
        chance_of(mind, view, seat, budget.chances, clock, dice("turn", turn.entry, seat))
        for seat, view in enumerate(turn.views)
    ]
    total = math.fsum(own)
    if total == 0.0:  # each thinks the game lost: nobody is ahead
        own, total = [1.0] * len(own), float(len(own))
    return Point(turn.number, turn.entry, turn.seat, turn.stage, tuple(one / total for one in own))


def chance_of(mind: Mind, view: View, seat: int, worlds: int, clock: Clock, rng: random.Random) -> float:
    deals = mind.deals(view)
    total = 0.0
    for _ in range(worlds):
        world = deals.deal(rng)
        world.auto = True
        mind.play_on(world, LIMIT)
        total += mind.chances(world)[seat]
    clock.count(worlds)
    return total / worlds


# -- screening


def screened(mind: Mind, choice: Choice, budget: Budget, clock: Clock) -> _Suspect | None:
    """The candidates that seem better than what was done, by what they promise at the end of the act or
    round; None where nothing does."""
    lines = candidates(mind, choice, budget.candidates)
    if len(lines) < 2:
        return None
    deals = mind.deals(choice.view)
    rng = dice("screen", choice.entry, choice.offset)
    seat = choice.seat
    results: list[list[float]] = [[] for _ in lines]
    for _ in range(budget.screen):
        world, seed = deals.deal(rng), rng.randrange(1, 1 << 31)
        for n, line in enumerate(lines):
            t = begun(mind, world, seat, line, seed)
            mind.play_on(t, LIMIT)
            results[n].append(mind.chances(t)[seat])
    clock.count(budget.screen * len(lines))
    leads = []
    for n in range(1, len(lines)):
        mean, error = apart_by(results[n], results[0])
        if mean > 0:
            leads.append((mean - error / 2, n))
    if not leads:
        return None
    leads.sort(key=lambda one: (-one[0], one[1]))
    return _Suspect(choice, [lines[n] for _, n in leads[: budget.rivals]], leads[0][0])


def candidates(mind: Mind, choice: Choice, most: int) -> list[Line]:
    """What was done first, then what else could have been, the most promising by the value."""
    start = mind.as_seen(choice.view)
    if start.is_sealed() or choice.decision.asked in mind.rules.sets:
        others = near(mind, start, choice.seat)[:most]
        done = tuple(sorted(choice.line))
        return [choice.line, *(line for line in others if tuple(sorted(line)) != done)]
    found = Search(mind, most=most).candidates(choice.view)
    return [choice.line, *((one.action,) for one in found if one.action != choice.line[0])]


def begun(mind: Mind, world: Prompts, seat: int, line: Line, seed: int) -> Prompts:
    """The world after a line, with this chance; a pick that this world does not allow ends the line."""
    t = copied(world)
    t.rng = seed
    for n, action in enumerate(line):
        if n and (t.over or int(t.actor()) != seat or action not in mind.rules.legal(t, seat)):
            break
        if n == len(line) - 1:
            t.auto = True  # only from here on, so that nothing of the line is done by itself
        mind.rules.step(t, seat, action)
    t.auto = True
    return t


def apart_by(ones: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """The mean difference in the same worlds, and its standard error."""
    n = len(ones)
    leads = [a - b for a, b in zip(ones, others, strict=True)]
    mean = math.fsum(leads) / n
    error = math.sqrt(math.fsum((lead - mean) ** 2 for lead in leads) / max(1, n - 1) / n)
    return mean, error


# -- judging


def judged(mind: Mind, suspect: _Suspect, budget: Budget, clock: Clock) -> Costly | None:
    """In many worlds to the end of the game; None if the loss is not clear."""
    choice = suspect.choice
    rng = dice("judge", choice.entry, choice.offset)
    deals = mind.deals(choice.view)
    lines = [choice.line, *suspect.rivals]
    results: list[list[float]] = [[] for _ in lines]
    alive = list(range(len(lines)))
    worlds = 0
    while worlds < budget.last:
        world, seed = deals.deal(rng), rng.randrange(1, 1 << 31)
        for n in alive:
            results[n].append(won(mind, begun(mind, world, choice.seat, lines[n], seed))[choice.seat])
        clock.count(len(alive))
        worlds += 1
        if worlds == budget.first:
            leads = {n: apart_by(results[n], results[0]) for n in alive[1:]}
            best = max(leads, key=lambda n: (leads[n][0], -n))
            if leads[best][0] < max(LEAST_COST / 2, leads[best][1]):
                return None
            alive = [0, best]
    best = alive[-1]
    # a lead that chose the candidate flatters it: what is told is of the worlds after the choice
    fresh, done = results[best][budget.first :], results[0][budget.first :]
    mean, error = apart_by(fresh, done)
    if mean < max(LEAST_COST, LEAST_CLEAR * error):
        return None
    chance = math.fsum(done) / len(done)
    parts = parts_of(mind, choice.view, choice.seat, [lines[best], choice.line])
    differences = {name: parts[0][name] - parts[1][name] for name in parts[0]}
    return Costly(choice, lines[best], chance, chance + mean, error, len(done), apart(differences))


def seen_well(mind: Mind, one: Costly, budget: Budget, clock: Clock) -> bool:
    """Whether playouts by the value, as Hard and Expert have them, do not speak for what was done."""
    well, choice = playing_well(mind), one.choice
    deals, rng = mind.deals(choice.view), dice("well", choice.entry, choice.offset)
    lead = 0.0
    for _ in range(budget.well):
        world, seed = deals.deal(rng), rng.randrange(1, 1 << 31)
        for line, sign in ((one.better, 1), (choice.line, -1)):
            t = begun(mind, world, choice.seat, line, seed)
            well.play_on(t, LIMIT)
            lead += sign * mind.chances(t)[choice.seat]
    clock.count(2 * budget.well)
    return lead > 0


def won(mind: Mind, t: Prompts) -> list[float]:
    """To the end by the rules of thumb; each seat's share of the win."""
    while not t.over:
        mind.play_on(t, LIMIT)
    return mind.chances(t)


def dice(*what: str | int) -> random.Random:
    return random.Random(":".join(map(str, ("notes", *what))))
