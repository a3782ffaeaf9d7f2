"""G2.4 Knowledge: small positions, with few jobs and many thefts, reached by seeded play.

The tables are the box's with a tiny job deck of squeezing jobs that cost one good each, and job icons on
the printed businesses, so that thefts, offers, tribute and reshuffles come up within a few turns.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from consigliere.games.godfather import chance, names, ranges
from consigliere.games.godfather.events import EVENTS
from consigliere.games.godfather.loading import load
from consigliere.games.godfather.state import begin, Godfather
from consigliere.games.godfather.tables import Tables
from consigliere.games.godfather.terms import (
    BOOZE,
    CENTRAL_PARK,
    DRAW_JOB,
    GOOD_ICON,
    GUN,
    JOBS,
    LAUNDER,
    MONEY,
)

DECKS = (
    "JG3 JG3 JG6 JG6",
    "JG3 JG4 JG4 JG6 JG6",
    "JG2 JG3 JG3 JG4 JG6 JG6",
    "JG3 JG3 JG3 JG6 JG6 JG6 JY6",
    "JG2 JG2 JG3 JG3 JG4 JG4 JG6 JG6",
    "JG3 JG3 JG3 JG3 JG4 JG4 JY6 JY6 JY6",
    "JG2 JG3 JG3 JG3 JG6 JG6 JG6 JY6 JY6",
)
FIELDS = (
    *("hand_limit", "bills", "goods", "areas", "three_plus", "front", "back"),
    *("job_copies", "job_colour", "job_cost", "job_bills", "ally_act", "ability", "payments"),
)


@dataclass(frozen=True)
class Position:
    """A position as one viewer has come to know it."""

    name: str
    viewer: int
    players: int
    tables: Tables
    state: Godfather
    events: list[dict[str, Any]]


def small_tables(deck: str) -> Tables:
    tables, box = Tables(), load().tables
    for field in FIELDS:
        source, target = getattr(box, field), getattr(tables, field)
        for i in range(len(source)):
            target[i] = source[i]
    cards = deck.split()
    for job in range(JOBS):
        tables.job_copies[job] = cards.count(names.JOB_IDS[job])
        for good in range(3):
            tables.job_cost[job * 3 + good] = 1 if good == BOOZE - GUN else 0
    for business in range(CENTRAL_PARK):
        icons = [GOOD_ICON + BOOZE - GUN, DRAW_JOB if business % 2 else MONEY + business % 4, LAUNDER]
        tables.front[business] = sum(1 << 4 * icon for icon in icons)
    return tables


def wanted(action: int) -> bool:
    """Jobs, thefts and icons: what makes a hand hard to know."""
    return (
        ranges.HAND_JOB <= action < ranges.SKIP
        or action == ranges.USE
        or ranges.OPPONENT <= action < ranges.NO_OPPONENT
        or ranges.LAUNDER_BILL <= action < ranges.DONE_ICONS
    )


def play(players: int, tables: Tables, rng: random.Random, decisions: int) -> tuple[Godfather, list[Any]]:
    """Random play with a taste for jobs, for so many decisions; it stops at a decision or the end."""
    s = begin(players, tables)
    events: list[Any] = []
    s.events = events
    s.advance()
    while not s.over:
        if s.actor() < 0:
            s.settle(chance.pick(s, rng.randrange(chance.total(s))))
            continue
        if decisions == 0:
            break
        decisions -= 1
        actions = s.legal_actions()
        if rng.random() < 0.8:
            actions = [action for action in actions if wanted(action)] or actions
        s.step(rng.choice(actions))
    return s, events


def positions(first: int = 0) -> Iterator[Position]:
    """One after the other without end, the same ones every time."""
    seed = first
    while True:
        rng = random.Random(seed)
        deck = DECKS[seed % len(DECKS)]
        players = 2 if seed % 3 == 0 else 3
        tables = small_tables(deck)
        depth = rng.randrange(10, 90)
        state, raw = play(players, tables, rng, depth)
        viewer = rng.randrange(-1, players)
        seen = [EVENTS.seen_by(event, viewer) for event in raw]
        yield Position(f"seed {seed}, viewer {viewer}", viewer, players, tables, state, seen)
        seed += 1


def tags(position: Position) -> set[str]:
    """What there is to infer from in a position's history."""
    found = set()
    for event in position.events:
        what, hidden = event["event"], "card" not in event and "bill" not in event
        if what in ("stolen", "stolen-from-case", "collected"):
            found.add(f"{what} {'unseen' if hidden else 'seen'}")
        elif what == "offer-made":
            found.add("offer" if event["bill"] else "no offer")
        elif what == "job-rejected" and event["seat"] != position.viewer:
            found.add("rejected by another")
        elif what in ("deck-made", "tribute-paid", "nothing-collected", "bid-paid"):
            found.add(what)
    return found


# how many of the chosen positions must have each of these in their history
WANTED = {
    "stolen unseen": 10,
    "stolen-from-case unseen": 5,
    "collected unseen": 8,
    "stolen seen": 6,
    "stolen-from-case seen": 4,
    "collected seen": 6,
    "nothing-collected": 2,
    "offer": 6,
    "no offer": 2,
    "rejected by another": 12,
    "deck-made": 12,
    "tribute-paid": 10,
    "bid-paid": 10,
}
