"""G2.4 Knowledge: questions to a ledger's hypotheses, and worlds dealt from them.

Within a hypothesis the cards of each pool are spread evenly over its slots and the deck; all that is asked
here follows from that.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import comb

from consigliere.core.ledger import Hypotheses
from consigliere.games.godfather import names
from consigliere.games.godfather.cells import case, CASE_IDS, DRAWN, DRAWN_SLOTS, hand, left, pool, slots
from consigliere.games.godfather.terms import ALLY, CARD_KINDS, CASE, JOB, JOBS


@dataclass(frozen=True, slots=True)
class World:
    """Where every card lies, by card id."""

    hands: tuple[dict[str, int], ...]
    suitcases: tuple[dict[str, int], ...]
    deck: dict[str, int]
    drawn: tuple[str, ...]  # of an open job icon, in the order drawn


def known(hypotheses: Hypotheses, epochs: Sequence[int], seat: int) -> dict[str, int]:
    """The cards that are in this hand in every world."""
    least: dict[str, int] = {}
    for n, changes in enumerate(hypotheses.weights):
        counts = hypotheses.counts(changes)
        sure = {}
        for card, id in enumerate(names.CARD_IDS):
            count = _surely(counts, epochs, seat, card)
            if count and (n == 0 or id in least):
                sure[id] = min(count, least.get(id, count))
        least = sure
    return least


def _surely(counts: Mapping[int, int], epochs: Sequence[int], seat: int, card: int) -> int:
    """Even if the slots hold as few of these as can be."""
    count = counts.get(hand(seat, card), 0)
    if JOB <= card < ALLY:
        for epoch in epochs:
            others = counts.get(left(epoch), 0) - counts.get(pool(epoch, card - JOB), 0)
            count += max(0, counts.get(slots(epoch, seat), 0) - others)
    return count


def chance(hypotheses: Hypotheses, epochs: Sequence[int], seat: int, card: int) -> float:
    """How likely there is at least one such card in this hand."""
    total = 0.0
    for changes, weight in hypotheses.weights.items():
        counts = hypotheses.counts(changes)
        none = 0.0 if counts.get(hand(seat, card), 0) else 1.0
        if none and JOB <= card < ALLY:
            for epoch in epochs:
                size, unseen = counts.get(left(epoch), 0), counts.get(slots(epoch, seat), 0)
                none *= comb(size - counts.get(pool(epoch, card - JOB), 0), unseen) / comb(size, unseen)
        total += weight * (1.0 - none)
    return total


def deal(hypotheses: Hypotheses, epochs: Sequence[int], players: int, rng: random.Random) -> World:
    counts = hypotheses.counts(hypotheses.pick(rng.random()))
    hands = [_counted(counts, hand(seat, 0), names.CARD_IDS[:CARD_KINDS]) for seat in range(players)]
    cases = tuple(_counted(counts, case(seat, 0), CASE_IDS[:CASE]) for seat in range(players))
    drawn = [id for job, id in enumerate(names.JOB_IDS) for _ in range(counts.get(DRAWN + job, 0))]
    cards: list[str] = []
    for epoch in epochs:  # only the last one has cards left for the deck
        cards = [names.JOB_IDS[job] for job in range(JOBS) for _ in range(counts.get(pool(epoch, job), 0))]
        rng.shuffle(cards)
        for seat, cards_of in enumerate(hands):
            for _ in range(counts.get(slots(epoch, seat), 0)):
                job_id = cards.pop()
                cards_of[job_id] = cards_of.get(job_id, 0) + 1
        drawn += [cards.pop() for _ in range(counts.get(slots(epoch, DRAWN_SLOTS), 0))]
    deck: dict[str, int] = {}
    for job_id in sorted(cards, key=names.JOB_IDS.index):
        deck[job_id] = deck.get(job_id, 0) + 1
    return World(tuple(hands), cases, deck, tuple(drawn))


def _counted(counts: Mapping[int, int], first: int, ids: Sequence[str]) -> dict[str, int]:
    return {id: counts[first + n] for n, id in enumerate(ids) if counts.get(first + n, 0)}
