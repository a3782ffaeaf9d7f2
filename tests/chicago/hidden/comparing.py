"""C2.4 Knowledge: how a ledger and the lister are compared, exactly and by samples; and planted faults.

`disagreement` and `misdealing` return None or what is wrong, so that a test can ask for either.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import islice

from scipy.stats import chisquare

from consigliere.core.ledger import Contradiction, Rule
from consigliere.core.shapes import Told
from consigliere.games.chicago import names
from consigliere.games.chicago.beliefs import World
from consigliere.games.chicago.cells import cell, DECK, DISCARDS, DRAWN, HAND, ITEMS, left, SLOT
from consigliere.games.chicago.inference import Guesses
from consigliere.games.chicago.knowledge import Ledger
from consigliere.games.chicago.terms import NOBODY
from tests.chicago.hidden import lister
from tests.chicago.hidden.positions import Position, positions

Key = tuple[object, ...]
Truth = dict[Key, Fraction]
SEEDS = 180
LEAST_P = 0.001
DEALS = 1000  # and as many that the rarest world should come up a dozen times


def truth(position: Position, most: int = 300) -> Truth:
    """The lister's worlds by what is hidden; a special card on the table is known to all."""
    found = lister.worlds(
        position.viewer, position.players, position.tables, position.options, position.events, most
    )
    out: Truth = {}
    for w, weight in found.items():
        world = w.hands, w.hats, w.cities, w.deck, w.under, w.discards, w.cut, w.drawn
        out[world] = out.get(world, Fraction(0)) + weight
    return out


@lru_cache(maxsize=1)
def listed() -> list[tuple[Position, Truth]]:
    """The small ones of the first positions, with all their worlds."""
    found = []
    for position in islice(positions(), SEEDS):
        try:
            found.append((position, truth(position)))
        except lister.TooMany:
            continue
    return found


def key(world: World) -> Key:
    def cards(counts: Mapping[str, int]) -> tuple[str, ...]:
        return tuple(sorted(id for id, n in counts.items() for _ in range(n)))

    hats = tuple(cards(hat) for hat, _ in world.influence)
    cities = tuple(cards(city) for _, city in world.influence)
    return (
        *(tuple(map(cards, world.hands)), hats, cities, cards(world.deck), world.under),
        *(cards(world.discards), cards(world.cut), tuple(sorted(world.drawn))),
    )


def fed(position: Position, kind: type[Ledger] = Ledger) -> Ledger:
    ledger = kind(position.viewer, position.players, position.tables, position.options)
    for event in position.events:
        ledger.see(event)
    return ledger


# -- exactly: the ledger's hypotheses, with every slot filled in every way

Counts = tuple[tuple[int, int], ...]


def spelt_out(ledger: Ledger) -> dict[Key, float]:
    states: dict[Counts, float] = {}
    for changes, weight in ledger.hypotheses.weights.items():
        counts = tuple(sorted(ledger.hypotheses.counts(changes).items()))
        states[counts] = states.get(counts, 0.0) + weight
    for pool in reversed(ledger.pools):
        states = opened(states, pool)
    found: dict[Key, float] = {}
    for counts, weight in states.items():
        world = key(placed(dict(counts), ledger))
        found[world] = found.get(world, 0.0) + weight
    return found


def opened(states: dict[Counts, float], pool: int) -> dict[Counts, float]:
    """Every slot of a pool turned into one of its cards, slot after slot."""
    slot = SLOT + pool
    while True:
        after: dict[Counts, float] = {}
        done = True
        for counts, weight in states.items():
            bags = [n // ITEMS for n, _ in counts if n % ITEMS == slot]
            if not bags:
                after[counts] = after.get(counts, 0.0) + weight
                continue
            done = False
            held = dict(counts)
            items = {n % ITEMS: k for n, k in counts if n // ITEMS == pool and n != left(pool)}
            assert sum(items.values()) == held[left(pool)]
            for item, k in items.items():
                more = Counter(held)
                more.subtract({cell(bags[0], slot): 1, cell(pool, item): 1, left(pool): 1})
                more[cell(bags[0], item)] += 1
                following = tuple(sorted((n, c) for n, c in more.items() if c))
                after[following] = after.get(following, 0.0) + weight * k / held[left(pool)]
        if done:
            return after
        states = after


def placed(counts: Mapping[int, int], ledger: Ledger) -> World:
    def some(place: int) -> dict[str, int]:
        bag = ledger.at.get(place, -1)
        return {id: n for kind, id in enumerate(names.KIND_IDS) if (n := counts.get(cell(bag, kind), 0))}

    seats = range(ledger.players)
    hands = [some(HAND + seat) for seat in seats]
    if ledger.drawer != NOBODY:
        hands[ledger.drawer] = dict(Counter(hands[ledger.drawer]) + Counter(some(DRAWN)))
    return World(
        tuple(hands),
        tuple((some(HAND + 4 + seat), some(HAND + 8 + seat)) for seat in seats),
        some(DECK),
        tuple(next(iter(some(place))) for place, _ in ledger.under),
        some(DISCARDS),
        some(DECK + 2),
        tuple(Counter(some(DRAWN)).elements()),
    )


def disagreement(position: Position, expected: Truth, kind: type[Ledger] = Ledger) -> str | None:
    try:
        ledger = fed(position, kind)
        found = spelt_out(ledger)
    except (Contradiction, KeyError, IndexError, AssertionError, StopIteration, ZeroDivisionError) as error:
        return f"{position.name}: {type(error).__name__}"
    if found.keys() != expected.keys():
        return f"{position.name}: other worlds"
    for world, chance in expected.items():
        if abs(found[world] - float(chance)) > 1e-9:
            return f"{position.name}: {found[world]} for {float(chance)}"
    for seat in range(position.players):
        for card in names.KIND_IDS:
            share = sum((p for w, p in expected.items() if card in in_hand(w, seat)), Fraction(0))
            if abs(ledger.chance(seat, card) - float(share)) > 1e-9:
                return f"{position.name}: chance of {card} at {seat}"
        sure = Counter(in_hand(next(iter(expected)), seat))
        for world in expected:
            sure &= Counter(in_hand(world, seat))
        if ledger.known(seat) != dict(sure):
            return f"{position.name}: known at {seat}"
    return None


def in_hand(world: Key, seat: int) -> tuple[str, ...]:
    hands = world[0]
    assert isinstance(hands, tuple)
    cards = hands[seat]
    assert isinstance(cards, tuple)
    return cards


# -- by samples


def misdealing(
    position: Position, expected: Truth, kind: type[Ledger] = Ledger, least: int = DEALS
) -> str | None:
    """Deals worlds often enough that each should come up; the same ones must, as often as they should."""
    try:
        ledger = fed(position, kind)
        rng = random.Random(position.name)
        times = max(least, int(12 / min(expected.values())))
        dealt = Counter(key(ledger.deal(rng)) for _ in range(times))
    except (Contradiction, KeyError, IndexError, ZeroDivisionError) as error:
        return f"{position.name}: {type(error).__name__}"
    return unlike(position.name, dealt, expected)


def unlike(name: str, dealt: Counter[Key], expected: Truth) -> str | None:
    if dealt.keys() != expected.keys():
        return f"{name}: other worlds"
    times = dealt.total()
    worlds = sorted(expected, key=repr)
    p = chisquare([dealt[w] for w in worlds], [float(expected[w] * times) for w in worlds]).pvalue
    return None if p > LEAST_P else f"{name}: p = {p:.2g}"


# -- planted faults


class KnownStay(Ledger):
    """Where something is known of a hand, an unseen card is believed to be one of the others."""

    def _unseen(self, place: int, to: int) -> None:
        bag = self._bag(place)
        items = self._items().get(bag, [])
        slots = [item for item in items if item >= SLOT]
        if len(items) > 1 and slots and place < DECK:
            target = self._bag(to)
            self.hypotheses.change(((cell(bag, slots[0]), -1), (left(bag), -1)))
            self.hypotheses.change(((cell(target, slots[0]), 1), (left(target), 1)))
        else:
            super()._unseen(place, to)


class LastUnderFirst(Ledger):
    """The card put under the deck last is believed to be drawn first."""

    def _see_card_drawn(self, event: Told) -> None:
        self.under.reverse()
        super()._see_card_drawn(event)
        self.under.reverse()


class UnderFromHand(Ledger):
    """What goes under the deck may be any card of the hand, not only one just drawn."""

    def _see_card_under(self, event: Told) -> None:
        if self.drawer != NOBODY:
            self._join(DRAWN, HAND + self.drawer)
        self._put_under(HAND + event["seat"], event)


class Even(Guesses):
    def split(self, cells: Sequence[int], rule: Rule) -> None:
        super().split(cells, lambda values: [(1.0, changes) for _, changes in rule(values)])


class NoPick(Ledger):
    """What is shown only rules worlds out; how many such cards there were does not count."""

    def _begin(self, most: int) -> None:
        super()._begin(most)
        common = self.hypotheses.common
        self.hypotheses = Even(most)
        self.hypotheses.change(common.items())


class AnyCut(Ledger):
    """Immunity is believed to be among the cards that may be cut, whatever is played."""

    def _begin(self, most: int) -> None:
        self._uncut = NOBODY
        super()._begin(most)


class SpecialAtOnce(Ledger):
    """A special card is believed to be discarded before it is applied."""

    def _see_special_played(self, event: Told) -> None:
        super()._see_special_played(event)
        self._lay(DISCARDS, self.applied)
        self.applied = NOBODY

    def _see_deck_made(self, event: Told) -> None:
        super()._see_deck_made({"cards": self._size(DISCARDS)})


class HandShuffledIn(Ledger):
    """Cards held by somebody when the discards are shuffled are believed to be shuffled with them."""

    def _see_deck_made(self, event: Told) -> None:
        super()._see_deck_made(event)
        place = HAND + (1 if self.viewer == 0 else 0)
        size = self._size(place)
        self._join(place, DECK)
        for _ in range(size):
            self._unseen(DECK, place)


FAULTS = (KnownStay, LastUnderFirst, UnderFromHand, NoPick, AnyCut, SpecialAtOnce, HandShuffledIn)
