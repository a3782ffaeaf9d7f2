"""C2.4 Knowledge: the two inferences every event is made of, over the hypotheses of one viewer.

A card moves unseen from one place to another, or it is shown. Unseen moves part no hypothesis: the place it
left becomes a pool, whose cards are spread evenly over slots, one of which has moved. Only a card that is
shown asks which slot it was, of which pool, and of which pool inside that one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from consigliere.core.ledger import added, Branch, Changes, Contradiction, Hypotheses
from consigliere.games.chicago.cells import cell, ITEMS, LEFT, left, SLOT, slots

MOST: Final = 400  # more hypotheses than this are thinned to a quarter of it
Paths = Sequence[tuple[float, Changes]]


class Guesses(Hypotheses):
    """Hypotheses whose bags can be joined, and which are thinned before they are written out."""

    def __init__(self, most: int = MOST) -> None:
        super().__init__(most)

    def copy(self) -> Guesses:
        other = Guesses(self.most)
        other.exact = self.exact
        other.common = self.common.copy()
        other.weights = self.weights.copy()
        other.varied = self.varied
        return other

    def rename(self, new: Mapping[int, int | None]) -> None:
        """Cells become others, or vanish; what falls together is added."""
        moved = [(new[c], n) for c, n in self.common.items() if c in new]
        for old in new:
            self.common.pop(old, None)
        self.change((c, n) for c, n in moved if c is not None)
        if self.varied.isdisjoint(new):
            return
        weights: dict[Changes, float] = {}
        for changes, weight in self.weights.items():
            kept = tuple(item for item in changes if item[0] not in new)
            joined = ((new[c], n) for c, n in changes if c in new)
            key = added(kept, ((c, n) for c, n in joined if c is not None))
            weights[key] = weights.get(key, 0.0) + weight
        self._weigh(weights, True)

    def _spread(self, parts: Sequence[tuple[Changes, float, Sequence[Branch]]]) -> None:
        likely = [weight * factor for _, weight, branches in parts for factor, _ in branches]
        if len(likely) > self.most:
            likely = pruned(likely, max(1, self.most // 4))
            self.exact = False
        weights: dict[Changes, float] = {}
        at = 0
        for changes, _, branches in parts:
            for _, more in branches:
                if likely[at]:
                    key = added(changes, more)
                    weights[key] = weights.get(key, 0.0) + likely[at]
                at += 1
        self._weigh(weights, True)


def pruned(weights: Sequence[float], most: int) -> list[float]:
    """At most this many stay above zero: likely ones as they are, of the others one for so much weight.

    Points at equal distance choose among the unlikely ones, without a die; each keeps its weight on average.
    """
    rest, room = sum(weights), most
    for weight in sorted(weights, reverse=True):
        if weight * room < rest:
            break
        rest -= weight
        room -= 1
    step = rest / room if room else float("inf")
    out, due = [], 0.5
    for weight in weights:
        if weight < step:
            due += weight / step
            kept = due >= 1
            due -= kept
            weight = step * kept
        out.append(weight)
    return out


@dataclass(slots=True)
class Node:
    """A bag that may hold the card that was shown: where to find its counts, and the pools inside it."""

    bag: int
    at: int
    inner: list[tuple[Node, int]]


class Inference:
    """The hypotheses of one viewer, where the bags lie, and how all that changes."""

    def __init__(self, viewer: int, players: int) -> None:
        self.viewer = viewer
        self.players = players
        self.bags = 0  # made so far
        self.at: dict[int, int] = {}  # the bag of each place
        self.pools: tuple[int, ...] = ()  # oldest first; a pool has slots of older ones only
        self.sure: dict[int, dict[int, int]] = {}  # by place: cards that are there whatever is hidden
        self.hypotheses = Guesses()

    # -- bags

    def _bag(self, place: int) -> int:
        bag = self.at.get(place)
        if bag is None:
            bag = self.at[place] = self.bags
            self.bags += 1
        return bag

    def _size(self, place: int) -> int:
        return self.hypotheses.common.get(left(self._bag(place)), 0)

    def _lay(self, place: int, card: int, n: int = 1) -> None:
        """Cards that all can see come to a place."""
        bag = self._bag(place)
        self.hypotheses.change(((cell(bag, card), n), (left(bag), n)))
        self._surely(place, card, n)

    def _surely(self, place: int, card: int, n: int) -> None:
        sure = self.sure.setdefault(place, {})
        sure[card] = sure.get(card, 0) + n
        if sure[card] <= 0:
            del sure[card]

    def _items(self) -> dict[int, list[int]]:
        """What each bag has in some hypothesis or other."""
        items: dict[int, list[int]] = {}
        for n in sorted(self.hypotheses.varied.union(self.hypotheses.common)):
            bag, item = divmod(n, ITEMS)
            if item != LEFT:
                items.setdefault(bag, []).append(item)
        return items

    def _join(self, place: int, other: int) -> None:
        """All cards of the one place go to the other."""
        if self._size(place) == 0:
            return
        old, new = self._bag(place), self._bag(other)
        items = self._items().get(old, [])
        self.hypotheses.rename({cell(old, item): cell(new, item) for item in (*items, LEFT)})
        for card, n in self.sure.pop(place, {}).items():
            self._surely(other, card, n)

    # -- unseen

    def _unseen(self, place: int, to: int) -> None:
        """One card, nobody but its owner knows which: each as likely."""
        bag = self._bag(place)
        items = self._items().get(bag)
        if items is None:
            raise Contradiction("a card moves from where there is none")
        mixed = len(items) > 1
        item = SLOT + bag if mixed else items[0]
        if mixed:
            self._freeze(place)
        source, target = self._bag(place), self._bag(to)
        self.hypotheses.change(((cell(source, item), -1), (left(source), -1)))
        self.hypotheses.change(((cell(target, item), 1), (left(target), 1)))
        sure = list(self.sure.get(place, ()))
        if len(sure) == 1 and self.sure[place][sure[0]] > self._size(place):  # all were of this kind
            self._surely(to, sure[0], 1)
        for card in sure:
            self._surely(place, card, -1)
        if mixed:
            self._simplify()

    def _freeze(self, place: int) -> None:
        """The bag becomes a pool: from now on its place holds slots of it."""
        pool = self.at.pop(place)
        size = self.hypotheses.common[left(pool)]
        self.pools += (pool,)
        bag = self._bag(place)
        self.hypotheses.change(((slots(bag, pool), size), (left(bag), size)))

    def _simplify(self) -> None:
        """A pool all of whose slots lie in one bag, or whose cards are all alike, need not be one."""
        items = self._items()
        for pool in reversed(self.pools):
            inside = [bag for bag, held in items.items() if SLOT + pool in held]
            held = items.get(pool, [])
            if len(inside) > 1 and len(held) > 1:
                continue
            new: dict[int, int | None] = {left(pool): None}
            if len(inside) == 1:
                new[slots(inside[0], pool)] = None
                new.update((cell(pool, item), cell(inside[0], item)) for item in held)
            elif inside:
                new[cell(pool, held[0])] = None
                new.update((slots(bag, pool), cell(bag, held[0])) for bag in inside)
            self.hypotheses.rename(new)
            self.pools = tuple(p for p in self.pools if p != pool)
            items = self._items()

    # -- seen

    def _seen(self, place: int, card: int, to: int | None) -> None:
        """A card is shown, to all or to the viewer: picked as likely as there are such cards."""
        of: list[int] = []
        root = self._nodes(self._bag(place), card, self._items(), of, {})
        gone: Changes = ((left(root.bag), -1),)
        if to is not None:
            bag = self._bag(to)
            gone += ((cell(bag, card), 1), (left(bag), 1))
            self._surely(to, card, 1)
        self.hypotheses.split(of, lambda values: list(_paths(root, card, values, gone, {})))
        if card in self.sure.get(place, ()):
            self._surely(place, card, -1)

    def _nodes(
        self, bag: int, card: int, items: Mapping[int, Sequence[int]], of: list[int], made: dict[int, Node]
    ) -> Node:
        """What the likelihood depends on: of each bag inside, the cards shown, all cards, the slots."""
        node = made.get(bag)
        if node is None:
            inside = [item - SLOT for item in items.get(bag, ()) if item >= SLOT]
            node = made[bag] = Node(bag, len(of), [])
            of += (cell(bag, card), left(bag), *(slots(bag, pool) for pool in inside))
            for n, pool in enumerate(inside):
                node.inner.append((self._nodes(pool, card, items, of, made), node.at + 2 + n))
        return node


def _share(node: Node, values: Sequence[int], known: dict[int, float]) -> float:
    """How many of these cards the bag has on average."""
    found = known.get(node.bag)
    if found is None:
        found = float(values[node.at])
        for inner, at in node.inner:
            if values[at]:
                found += values[at] * _share(inner, values, known) / values[inner.at + 1]
        known[node.bag] = found
    return found


def _paths(
    node: Node, card: int, values: Sequence[int], gone: Changes, known: dict[int, float]
) -> Iterator[Branch]:
    """Every way down to such a card: which slot it lay in, of which pool, and so on."""
    if values[node.at]:
        yield float(values[node.at]), (*gone, (cell(node.bag, card), -1))
    for inner, at in node.inner:
        if values[at] and _share(inner, values, known):
            size = values[inner.at + 1]
            less = (*gone, (slots(node.bag, inner.bag), -1), (left(inner.bag), -1))
            for factor, changes in _paths(inner, card, values, less, known):
                yield values[at] * factor / size, changes
