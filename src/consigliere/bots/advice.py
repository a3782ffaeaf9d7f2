"""Advice: the three best actions of a decision, how often they win, and what speaks for and against them.

It is the search that speaks, through the same fair view that the bots get: whatever the seat does not see
cannot change a word of it. Reasons are message keys with numbers; they tell in which parts of the value an
action is above or below the other candidates.
"""

import math
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast, Final

from consigliere.bots.base import Clock, Decision, View
from consigliere.bots.minds import Deals, LIMIT, Mind
from consigliere.bots.search import Candidate
from consigliere.bots.thorough import thorough, weight
from consigliere.core.actions import Action
from consigliere.core.prompts import Prompts
from consigliere.games.catalogue import room, TITLES

BEST: Final = 3  # so many actions are told
GAINS: Final = 2  # so many reasons for one
RISKS: Final = 1
LEAST: Final = 0.3  # points; less is no reason
LINES: Final = 40  # whole choices that are tried
ENOUGH: Final = 64  # worlds where there is nothing to choose

Line = tuple[int, ...]  # actions of one command, one after another
Mix = Callable[[Mind, View, Decision, Clock, random.Random], list[tuple[Line, float]]]


@dataclass(frozen=True, slots=True)
class Reason:
    """A message of the catalogue, and by how many points the action differs from the other candidates."""

    key: str
    points: float

    def to_json(self) -> dict[str, Any]:
        return {"key": self.key, "points": round(self.points, 2)}


@dataclass(frozen=True, slots=True)
class Advice:
    """One of the best actions, with those that complete it where several are named in one go."""

    actions: tuple[Action, ...]
    chance: float  # to win the game
    reasons: tuple[Reason, ...] = ()
    often: float | None = None  # of a bid: how often it should be made, so that nobody can count on it

    def to_json(self) -> dict[str, Any]:
        return {
            "actions": [action.text for action in self.actions],
            "chance": round(self.chance, 4),
            "often": None if self.often is None else round(self.often, 4),
            "reasons": [reason.to_json() for reason in self.reasons],
        }


def advise(
    mind: Mind, view: View, decision: Decision, clock: Clock, rng: random.Random, whole: bool = False
) -> list[Advice]:
    """The best actions first. Whole: each with all that completes a choice of several cards or players."""
    game = mind.rules.name
    mixes: Mapping[str, Mix] = room(game, "mixes") if TITLES[game].mixes else {}
    mix = mixes.get(decision.asked)
    if mix is not None and len(decision.legal) > 1:
        return mixed(mind, view, decision, mix, clock, rng)
    sealed = mind.as_seen(view).is_sealed()
    if decision.asked in mind.trifles and not sealed:
        return by_value(mind, view, decision, clock, rng, whole)
    if whole or sealed:  # what is sealed counts as a whole only
        return completed(mind, view, decision, clock, rng)
    return by_search(mind, view, decision, clock, rng)


def by_search(mind: Mind, view: View, decision: Decision, clock: Clock, rng: random.Random) -> list[Advice]:
    """What the search of Hard and Expert would do, then those that it gave up last."""
    search = thorough(mind)
    ranked = search.ranked(view, decision, clock, rng)
    found = reasons(parts_of(mind, view, decision.seat, [(one.action,) for one in ranked]))
    told = [
        Advice((mind.rules.actions[one.action],), beside(ranked[0], one, search.prior), why)
        for one, why in zip(ranked[:BEST], found, strict=False)
    ]
    return [told[0], *sorted(told[1:], key=lambda one: -one.chance)]


def beside(best: Candidate, one: Candidate, prior: float) -> float:
    """The best one's chance less its lead over this one while both were tried, as the search weighs it."""
    tried = best.results[: len(one.results)]
    lead = (one.below - best.below) * weight(prior, len(tried))
    if tried:
        lead += math.fsum(tried) / len(tried) - one.mean()
    return min(1.0, max(0.0, best.mean() - lead))


def by_value(
    mind: Mind, view: View, decision: Decision, clock: Clock, rng: random.Random, whole: bool
) -> list[Advice]:
    """Decisions too small for a search: what the value says first, and what others lose against it.

    Without reasons: what is not done now is done next, so what differs at the end of the turn says little
    about the action.
    """
    start, seat = mind.as_seen(view), decision.seat
    if whole:
        lines = near(mind, start, seat)
    else:
        best = int(mind.best(start))
        lines = [(best,), *((action.index,) for action in decision.legal if action.index != best)]
    worth = [math.fsum(one.values()) for one in parts_of(mind, view, seat, lines)]
    chance = tried(mind, mind.deals(view), seat, lines[:1], clock, rng)[0]
    order = sorted(range(len(lines)), key=lambda n: (n > 0, -worth[n], n))[:BEST]
    return [
        Advice(named(mind, lines[n]), max(0.0, chance - below(mind, start, worth[0] - worth[n])))
        for n in order
    ]


def below(mind: Mind, s: Prompts, points: float) -> float:
    """Points as a chance, at most: a point is worth most where all are equal."""
    share = 1 / int(s.players)
    return max(0.0, points) * (1 - share) * share / mind.spread(s)


def mixed(
    mind: Mind, view: View, decision: Decision, mix: Mix, clock: Clock, rng: random.Random
) -> list[Advice]:
    """Bids are not ranked but mixed: those to be made most often, each with its chance."""
    half = part(clock)
    bids = mix(mind, view, decision, half, rng)
    told = sorted(bids, key=lambda one: (-one[1], one[0]))[:BEST]
    clock.count(half.used)
    rest = part(clock)
    chances = tried(mind, mind.deals(view), decision.seat, [line for line, _ in told], rest, rng)
    clock.count(rest.used)
    return [
        Advice(named(mind, line), chance, (), often)
        for (line, often), chance in zip(told, chances, strict=True)
    ]


def completed(mind: Mind, view: View, decision: Decision, clock: Clock, rng: random.Random) -> list[Advice]:
    """Whole choices: what the value would name, and others near it, all tried in the same worlds."""
    start = mind.as_seen(view)
    lines = near(mind, start, decision.seat)
    chances = tried(mind, mind.deals(view), decision.seat, lines, clock, rng)
    found = reasons(parts_of(mind, view, decision.seat, lines))
    order = sorted(range(len(lines)), key=lambda n: (-chances[n], n))[:BEST]
    return [Advice(named(mind, lines[n]), chances[n], found[n]) for n in order]


def near(mind: Mind, start: Prompts, seat: int) -> list[Line]:
    """The line of the value first; then other beginnings, and for sealed sets one member exchanged."""
    plan, offered = gone_on(mind, start, seat, ())
    found = {plan: None}
    if start.is_sealed():
        for out in dict.fromkeys(plan):
            for into in offered:
                wanted = list(plan)
                wanted.remove(out)
                line = walked(mind, start, seat, sorted([*wanted, into]))
                if line:
                    found.setdefault(line)
    else:
        for first in start.legal_actions():
            found.setdefault(gone_on(mind, start, seat, (int(first),))[0])
    sets = mind.rules.actions[plan[0]].decision in mind.rules.sets
    different: dict[Line, Line] = {}
    for line in found:
        different.setdefault(tuple(sorted(line)) if sets else line, line)
    return list(different.values())[:LINES]


def gone_on(mind: Mind, start: Prompts, seat: int, first: Line) -> tuple[Line, list[int]]:
    """A beginning, and by the value all that the seat is asked in the same decision after it; and all that
    could have been named on the way."""
    s, line, offered = copied(start), list[int](), dict[int, None]()
    while same(start, s, seat):
        legal = [int(action) for action in mind.rules.legal(s, seat)]
        offered.update(dict.fromkeys(legal))
        # a plan may not fit a beginning that is not its own
        wanted = (*first[len(line) : len(line) + 1], int(mind.best(s)), int(mind.policy(s)), legal[0])
        line.append(next(action for action in wanted if action in legal))
        mind.rules.step(s, seat, line[-1])
    return tuple(line), list(offered)


def walked(mind: Mind, start: Prompts, seat: int, wanted: Sequence[int]) -> Line:
    """The actions as far as the seat is asked for them; empty if one of them is not legal."""
    s, line = copied(start), list[int]()
    for action in wanted:
        if not same(start, s, seat):
            break
        if action not in mind.rules.legal(s, seat):
            return ()
        line.append(action)
        mind.rules.step(s, seat, action)
    return () if same(start, s, seat) else tuple(line)


def same(start: Prompts, s: Prompts, seat: int) -> bool:
    """Whether the seat is still asked what it was asked at the start."""
    if s.over or s.top != start.top or s.frames[s.top] != start.frames[start.top]:
        return False
    return int(s.actor()) == seat


def tried(
    mind: Mind, deals: Deals, seat: int, lines: Sequence[Line], clock: Clock, rng: random.Random
) -> list[float]:
    """The chance to win after each line: the mean of playouts in the same worlds, with the same chance."""
    sums = [0.0] * len(lines)
    worlds = 0
    while True:
        world, seed = deals.deal(rng), rng.randrange(1, 1 << 31)
        for n, line in enumerate(lines):
            t = copied(world)
            t.rng = seed
            for action in line[:-1]:
                mind.rules.step(t, seat, action)
            t.auto = True  # only from here on, so that nothing of the line is done by itself
            mind.rules.step(t, seat, line[-1])
            mind.play_on(t, LIMIT)
            sums[n] += mind.chances(t)[seat]
        worlds += 1
        clock.count(len(lines))
        if clock.spent() >= 1.0 or (len(lines) == 1 and worlds >= ENOUGH):
            return [total / worlds for total in sums]


def parts_of(mind: Mind, view: View, seat: int, lines: Sequence[Line]) -> list[Mapping[str, float]]:
    """The parts of the value after each line; none of sealed choices, which others complete."""
    start = mind.as_seen(view)
    if start.is_sealed():
        return [{} for _ in lines]
    found: list[Mapping[str, float]] = []
    for line in lines:
        t = copied(start)
        for action in line:
            mind.rules.step(t, seat, action)
        found.append(mind.reasons(t, seat))
    return found


def reasons(parts: Sequence[Mapping[str, float]]) -> list[tuple[Reason, ...]]:
    """What sets each line apart from the average of all."""
    average = {name: math.fsum(one[name] for one in parts) / len(parts) for name in parts[0]}
    return [apart({name: one[name] - average[name] for name in average}) for one in parts]


def apart(differences: Mapping[str, float]) -> tuple[Reason, ...]:
    """The largest gains, then the largest risk."""
    large = sorted(differences.items(), key=lambda one: (-one[1], one[0]))
    gains = [Reason(f"advice-gain-{name}", by) for name, by in large if by >= LEAST]
    risks = [Reason(f"advice-risk-{name}", by) for name, by in reversed(large) if by <= -LEAST]
    return (*gains[:GAINS], *risks[:RISKS])


def copied(s: Prompts) -> Prompts:
    return cast(Prompts, s.copy())


def named(mind: Mind, line: Line) -> tuple[Action, ...]:
    return tuple(mind.rules.actions[action] for action in line)


def part(clock: Clock) -> Clock:
    """Half of a budget."""
    if clock.iterations is not None:
        return Clock(iterations=max(1, clock.iterations // 2))
    return Clock(seconds=clock.seconds / 2)
