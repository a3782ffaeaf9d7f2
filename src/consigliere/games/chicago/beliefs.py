"""C2.4 Knowledge: questions to a ledger's hypotheses, and worlds dealt from them.

Within a hypothesis the cards of each pool are spread evenly over its slots; all that is asked here follows
from that. Pools are opened newest first, since a pool has slots of older ones only.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import comb, prod

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
        count = min(min(spread(counts, pools, bags, kind)) for counts in every)
        if count:
            least[id] = count
    return least


def chance(hypotheses: Hypotheses, pools: Sequence[int], bags: Sequence[int], kind: int) -> float:
    """How likely there is at least one such card in these bags."""
    none = 0.0
    for changes, weight in hypotheses.weights.items():
        none += weight * spread(hypotheses.counts(changes), pools, bags, kind).get(0, 0.0)
    return 1.0 - none


def spread(counts: Counts, pools: Sequence[int], bags: Sequence[int], kind: int) -> dict[int, float]:
    """How likely each number of such cards in these bags is."""
    state = tuple(sum(counts.get(cell(bag, SLOT + pool), 0) for bag in bags) for pool in pools)
    states = {(sum(counts.get(cell(bag, kind), 0) for bag in bags), state): 1.0}
    for at in reversed(range(len(pools))):
        size, cards = counts.get(left(pools[at]), 0), counts.get(cell(pools[at], kind), 0)
        inner = [(i, n) for i in range(at) if (n := counts.get(cell(pools[at], SLOT + pools[i]), 0))]
        sizes = (size - cards - sum(n for _, n in inner), cards, *(n for _, n in inner))
        after: dict[tuple[int, tuple[int, ...]], float] = {}
        for (found, slots), weight in states.items():
            for taken in _choices(sizes, slots[at]):
                ways = prod(comb(n, k) for n, k in zip(sizes, taken, strict=True))
                more = list(slots)
                more[at] = 0
                for (i, _), k in zip(inner, taken[2:], strict=True):
                    more[i] += k
                key = found + taken[1], tuple(more)
                after[key] = after.get(key, 0.0) + weight * ways / comb(size, slots[at])
        states = after
    out: dict[int, float] = {}
    for (found, _), weight in states.items():
        out[found] = out.get(found, 0.0) + weight
    return out


def _choices(sizes: Sequence[int], wanted: int) -> list[tuple[int, ...]]:
    """All ways to take so many cards from heaps of these sizes."""
    ways = []
    for rest in product(*(range(min(n, wanted) + 1) for n in sizes[1:])):
        first = wanted - sum(rest)
        if 0 <= first <= sizes[0]:
            ways.append((first, *rest))
    return ways


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
