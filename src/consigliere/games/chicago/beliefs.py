"""C2.4 Knowledge: questions to a ledger's hypotheses, and worlds dealt from them.

Within a hypothesis the cards of each pool are spread evenly over its slots; all that is asked here follows
from that. Pools are opened newest first, since a pool has slots of older ones only.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import comb
from typing import Final

from consigliere.core.ledger import Hypotheses
from consigliere.games.chicago import names
from consigliere.games.chicago.cells import (
    cell,
    CITY,
    CUT,
    DECK,
    DISCARDS,
    DRAWN,
    HAND,
    HAT,
    ITEMS,
    LEFT,
    left,
    SLOT,
)

Counts = Mapping[int, int]
Bags = dict[int, list[int]]  # the items of each bag, one by one
NEVER: Final = 1 << 30
EFFORT: Final = 20_000  # so many cases may be gone through for one exact answer
DEALS: Final = 1_000  # where that is not enough: worlds dealt for an estimate


@dataclass(frozen=True, slots=True)
class World:
    """Where every card lies, by kind of card. Influence: the hat side, the city side."""

    hands: tuple[dict[str, int], ...]
    influence: tuple[tuple[dict[str, int], dict[str, int]], ...]
    deck: dict[str, int]
    under: tuple[str, ...]  # the next to be drawn first
    discards: dict[str, int]
    cut: dict[str, int]
    drawn: tuple[str, ...]  # part of a hand: what another player has just drawn


def known(hypotheses: Hypotheses, pools: Sequence[int], bags: Sequence[int]) -> dict[str, int]:
    """The cards that are in these bags in every world."""
    least: dict[str, int] = {}
    every = [hypotheses.counts(changes) for changes in hypotheses.weights]
    for kind, id in enumerate(names.KIND_IDS):
        for counts in every:
            least[id] = min(least.get(id, NEVER), _surely(counts, pools, bags, kind))
            if least[id] == 0:
                break
    return {id: count for id, count in least.items() if count}


def _surely(counts: Counts, pools: Sequence[int], bags: Sequence[int], kind: int) -> int:
    """Even if the slots hold as few of these as can be: as many other cards as can flow into them."""
    rest: dict[int, dict[int, int]] = {}
    others: dict[int, int] = {}
    for bag in (*bags, *pools):
        rest[bag] = {pool: n for pool in pools if (n := counts.get(cell(bag, SLOT + pool), 0))}
        others[bag] = counts.get(left(bag), 0) - counts.get(cell(bag, kind), 0) - sum(rest[bag].values())

    def flows(bag: int, tried: set[int]) -> bool:
        """One more card that is not of this kind comes up from this bag, or from a pool inside it."""
        if others[bag]:
            others[bag] -= 1
            return True
        tried.add(bag)
        for pool, n in rest[bag].items():
            if n and pool not in tried and flows(pool, tried):
                rest[bag][pool] -= 1
                rest[pool][bag] = rest[pool].get(bag, 0) + 1  # it may be sent back for another
                return True
        return False

    size = sum(counts.get(left(bag), 0) for bag in bags)
    while size and any(flows(bag, set()) for bag in bags):
        size -= 1
    return size


def chance(hypotheses: Hypotheses, pools: Sequence[int], bags: Sequence[int], kind: int) -> float | None:
    """How likely there is at least one such card in these bags; None if that is too much to work out."""
    none, effort = 0.0, [EFFORT]
    for changes, weight in hypotheses.weights.items():
        found = _none(hypotheses.counts(changes), pools, bags, kind, effort)
        if found is None:
            return None
        none += weight * found
    return 1.0 - none


def _none(
    counts: Counts, pools: Sequence[int], bags: Sequence[int], kind: int, effort: list[int]
) -> float | None:
    """How likely there is no such card in these bags: pool by pool, how many slots of each are there."""
    if any(counts.get(cell(bag, kind), 0) for bag in bags):
        return 0.0
    inside = _inside(counts, pools, kind)
    slots = [sum(counts.get(cell(bag, SLOT + pool), 0) for bag in bags) for pool in pools]
    states = {tuple(n if pool in inside else 0 for n, pool in zip(slots, pools, strict=True)): 1.0}
    for at in reversed(range(len(pools))):
        if pools[at] not in inside:
            continue
        size, heaps = counts[left(pools[at])], inside[pools[at]]
        others = size - counts.get(cell(pools[at], kind), 0) - sum(heaps.values())
        after: dict[tuple[int, ...], float] = {}
        for state, weight in states.items():
            choices = _choices(tuple(heaps.values()), others, state[at])
            effort[0] -= len(choices)
            if effort[0] < 0:
                return None
            for taken, ways in choices:
                more = list(state)
                more[at] = 0
                for i, k in zip(heaps, taken, strict=True):
                    more[i] += k
                key = tuple(more)
                after[key] = after.get(key, 0.0) + weight * ways / comb(size, state[at])
        states = after
    return sum(states.values())


def _inside(counts: Counts, pools: Sequence[int], kind: int) -> dict[int, dict[int, int]]:
    """Of each pool that may have such a card: the slots of others of that sort in it, by their number."""
    inside: dict[int, dict[int, int]] = {}
    for pool in pools:
        heaps = {
            i: n
            for i, inner in enumerate(pools)
            if inner in inside and (n := counts.get(cell(pool, SLOT + inner), 0))
        }
        if heaps or counts.get(cell(pool, kind), 0):
            inside[pool] = heaps
    return inside


def _choices(sizes: Sequence[int], others: int, wanted: int) -> list[tuple[tuple[int, ...], int]]:
    """All ways to take so many cards from heaps of these sizes and from the others, and how many each is."""
    ways: list[tuple[tuple[int, ...], int, int]] = [((), wanted, 1)]
    rest = others + sum(sizes)
    for size in sizes:
        rest -= size
        ways = [
            ((*taken, k), left_over - k, times * comb(size, k))
            for taken, left_over, times in ways
            for k in range(max(0, left_over - rest), min(size, left_over) + 1)
        ]
    return [(taken, times * comb(others, left_over)) for taken, left_over, times in ways]


def deal(
    hypotheses: Hypotheses,
    pools: Sequence[int],
    at: Mapping[int, int],
    players: int,
    drawer: int,
    under: Sequence[int],
    rng: random.Random,
) -> World:
    bags = _bags(hypotheses.counts(hypotheses.pick(rng.random())))
    for pool in reversed(pools):
        _open(bags, pool, rng)

    def cards(*places: int) -> list[str]:
        kinds = [kind for place in places if place in at for kind in bags.get(at[place], ())]
        return [names.KIND_IDS[kind] for kind in sorted(kinds)]

    seats = range(players)
    return World(
        tuple(_counted(cards(HAND + seat, *([DRAWN] * (seat == drawer)))) for seat in seats),
        tuple((_counted(cards(HAT + seat)), _counted(cards(CITY + seat))) for seat in seats),
        _counted(cards(DECK)),
        tuple(cards(place)[0] for place in under),
        _counted(cards(DISCARDS)),
        _counted(cards(CUT)),
        tuple(cards(DRAWN)),
    )


def _bags(counts: Counts) -> Bags:
    bags: Bags = {}
    for n in sorted(counts):
        bag, item = divmod(n, ITEMS)
        if item != LEFT:
            bags.setdefault(bag, []).extend([item] * counts[n])
    return bags


def _open(bags: Bags, pool: int, rng: random.Random) -> None:
    """Deal what the pool has into its slots."""
    cards = bags.pop(pool, [])
    rng.shuffle(cards)
    slot = SLOT + pool
    for items in bags.values():
        for i, item in enumerate(items):
            if item == slot:
                items[i] = cards.pop()


def _counted(cards: Sequence[str]) -> dict[str, int]:
    return {card: cards.count(card) for card in dict.fromkeys(cards)}
