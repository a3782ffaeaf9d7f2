"""G2.4 Knowledge: how a ledger and the lister are compared, exactly and by samples; and planted faults.

`disagreement` and `misdealing` return None or what is wrong, so that a test can ask for either.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from scipy.stats import chisquare

from consigliere.core.ledger import Branch, Contradiction
from consigliere.games.godfather import cells, names
from consigliere.games.godfather.beliefs import World
from consigliere.games.godfather.cells import DISCARDS, DRAWN_SLOTS, hand, left, pool, slots
from consigliere.games.godfather.knowledge import Ledger
from consigliere.games.godfather.terms import JOB, JOBS
from tests.godfather.hidden import lister
from tests.godfather.hidden.positions import Position

Key = tuple[object, ...]
Truth = dict[Key, Fraction]
LEAST_P = 0.001


def truth(position: Position, most: int = 3000) -> Truth:
    """The lister's worlds by what is hidden and what is not; the discards are known to all."""
    found = lister.worlds(position.viewer, position.players, position.tables, position.events, most)
    return {(w.hands, w.cases, w.deck, w.drawn): weight for w, weight in found.items()}


def key(world: World) -> Key:
    def cards(counts: Mapping[str, int]) -> tuple[str, ...]:
        return tuple(sorted(id for id, n in counts.items() for _ in range(n)))

    hands, cases = tuple(map(cards, world.hands)), tuple(map(cards, world.suitcases))
    return hands, cases, cards(world.deck), tuple(sorted(world.drawn))


def fed(position: Position, kind: type[Ledger] = Ledger) -> Ledger:
    ledger = kind(position.viewer, position.players, position.tables)
    for event in position.events:
        ledger.see(event)
    return ledger


# -- exactly: the ledger's hypotheses, with every slot filled in every way


def spelt_out(ledger: Ledger) -> dict[Key, float]:
    found: dict[Key, float] = {}
    for changes, weight in ledger.hypotheses.weights.items():
        counts = dict(ledger.hypotheses.counts(changes))
        for chance, filled in fillings(counts, ledger):
            world = key(placed(filled, ledger))
            found[world] = found.get(world, 0.0) + weight * chance
    return found


def fillings(counts: dict[int, int], ledger: Ledger) -> Iterator[tuple[float, dict[int, int]]]:
    """Every way to turn the slots into cards of their pools, slot after slot."""
    for epoch in ledger.epochs:
        for holder in (*range(ledger.players), DRAWN_SLOTS):
            if counts.get(slots(epoch, holder), 0):
                for job in range(JOBS):
                    cards = counts.get(pool(epoch, job), 0)
                    if cards:
                        place = cells.DRAWN + job if holder == DRAWN_SLOTS else hand(holder, JOB + job)
                        after = dict(counts)
                        for cell, n in ((slots(epoch, holder), -1), (pool(epoch, job), -1), (place, 1)):
                            after[cell] = after.get(cell, 0) + n
                        chance = cards / counts[left(epoch)]
                        after[left(epoch)] -= 1
                        yield from ((chance * p, filled) for p, filled in fillings(after, ledger))
                return
    yield 1.0, counts


def placed(counts: Mapping[int, int], ledger: Ledger) -> World:
    def some(prefix: str) -> dict[str, int]:
        found = {cells.name(cell): n for cell, n in counts.items() if n}
        return {name.removeprefix(prefix): n for name, n in found.items() if name.startswith(prefix)}

    seats = range(ledger.players)
    drawn = tuple(id for id, n in some("drawn.").items() for _ in range(n))
    return World(
        tuple(some(f"hand.{seat}.") for seat in seats),
        tuple(some(f"suitcase.{seat}.") for seat in seats),
        some(f"pool.{ledger.epochs[-1]}."),
        drawn,
    )


def disagreement(position: Position, expected: Truth, kind: type[Ledger] = Ledger) -> str | None:
    try:
        ledger = fed(position, kind)
    except Contradiction:
        return f"{position.name}: contradiction"
    found = spelt_out(ledger)
    if found.keys() != expected.keys():
        return f"{position.name}: other worlds"
    for world, chance in expected.items():
        if abs(found[world] - float(chance)) > 1e-9:
            return f"{position.name}: {found[world]} for {float(chance)}"
    for seat in range(position.players):
        for card in names.CARD_IDS:
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


def misdealing(position: Position, expected: Truth, kind: type[Ledger] = Ledger) -> str | None:
    """Deals worlds often enough that each should come up; the same ones must, as often as they should."""
    try:
        ledger = fed(position, kind)
        rng = random.Random(position.name)
        times = int(25 / min(expected.values()))
        dealt = Counter(key(ledger.deal(rng)) for _ in range(times))
    except (Contradiction, IndexError) as error:
        return f"{position.name}: {error}"
    return unlike(position.name, dealt, expected)


def unlike(name: str, dealt: Counter[Key], expected: Truth) -> str | None:
    if dealt.keys() != expected.keys():
        return f"{name}: other worlds"
    times = dealt.total()
    worlds = sorted(expected, key=repr)
    p = chisquare([dealt[w] for w in worlds], [float(expected[w] * times) for w in worlds]).pvalue
    return None if p > LEAST_P else f"{name}: p = {p:.2g}"


# -- planted faults


class WrongEpoch(Ledger):
    """The reshuffled discards join the old pool, so that slots are dealt cards of another epoch."""

    def _see_deck_made(self, event: Mapping[str, Any]) -> None:
        discards = [self.hypotheses.common.get(DISCARDS + job, 0) for job in range(JOBS)]
        self._public(*((DISCARDS + job, -n) for job, n in enumerate(discards)))
        self._new_deck(self.epochs[-1], discards)


class NoTheft(Ledger):
    """A theft that the viewer does not see is forgotten."""

    def _see_stolen(self, event: Mapping[str, Any]) -> None:
        if "card" in event:
            super()._see_stolen(event)


class NoPick(Ledger):
    """What is shown only rules worlds out; how many such cards there were does not count."""

    @staticmethod
    def _shown_branches(of: Any, values: Any, to: Any) -> Iterator[Branch]:
        for _, changes in Ledger._shown_branches(of, values, to):
            yield 1.0, changes


class RejectedKept(Ledger):
    """The rejected job is believed to be the one in the hand."""

    def _rejected_branches(self, drawn: Any, job: int, seat: int, values: Any) -> list[Branch]:
        unseen = [slots(epoch, seat) for epoch in self.epochs]
        kept = hand(seat, JOB + job)
        return [
            (factor, tuple((kept if cell in unseen else cell, n) for cell, n in changes))
            for factor, changes in super()._rejected_branches(drawn, job, seat, values)
        ]


FAULTS = (WrongEpoch, NoTheft, NoPick, RejectedKept)
