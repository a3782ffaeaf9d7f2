"""Knowledge: a weighted list of hypotheses about hidden counts, changed only by what is seen.

A hypothesis gives every cell a count. What all share is kept once, in `common`; a hypothesis is the short
tuple of its differences from it. What a cell stands for is the game's affair. Equal knowledge has one form:
common holds the most frequent value of each cell, and the hypotheses are sorted.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from consigliere.core.errors import ConsigliereError

Changes = tuple[tuple[int, int], ...]
Branch = tuple[float, Changes]
Rule = Callable[[tuple[int, ...]], Sequence[Branch]]

MOST: Final = 20_000  # more hypotheses than this are thinned to a quarter of it


class Contradiction(ConsigliereError, ValueError):
    """What was seen cannot be: no hypothesis explains it."""


def added(changes: Changes, more: Iterable[tuple[int, int]]) -> Changes:
    """The sum of two sets of changes, sorted and without zeros."""
    total = dict(changes)
    for cell, n in more:
        total[cell] = total.get(cell, 0) + n
    return tuple(sorted(item for item in total.items() if item[1]))


class Hypotheses:
    """Starts with one hypothesis: every cell is zero. `exact` until they had to be thinned."""

    __slots__ = ("common", "exact", "most", "varied", "weights")

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.exact = True
        self.common: dict[int, int] = {}
        self.weights: dict[Changes, float] = {(): 1.0}
        self.varied: frozenset[int] = frozenset()

    def copy(self) -> Hypotheses:
        other = Hypotheses(self.most)
        other.exact = self.exact
        other.common = self.common.copy()
        other.weights = self.weights.copy()
        other.varied = self.varied
        return other

    def counts(self, changes: Changes) -> dict[int, int]:
        """All cells of one hypothesis that are not zero."""
        return dict(added(tuple(self.common.items()), changes)) if changes else self.common

    def restore(self, weights: dict[Changes, float]) -> None:
        """Hypotheses as they were written down; `common` has been filled."""
        self.weights = weights
        self.varied = frozenset(cell for changes in weights for cell, _ in changes)

    def pick(self, r: float) -> Changes:
        """The hypothesis that owns the point r of the weights, 0 <= r < 1."""
        for changes, weight in self.weights.items():
            r -= weight
            if r < 0:
                return changes
        return next(reversed(self.weights))  # what rounding left over

    def change(self, changes: Iterable[tuple[int, int]]) -> None:
        """What happens before everybody's eyes happens in every hypothesis."""
        common = self.common
        for cell, n in changes:
            count = common.get(cell, 0) + n
            if count:
                common[cell] = count
            else:
                common.pop(cell, None)

    def split(self, cells: Sequence[int], rule: Rule) -> None:
        """Part each hypothesis into branches of likelihood and changes, which depend on these cells alone."""
        base = [self.common.get(cell, 0) for cell in cells]
        moving = [(i, cell) for i, cell in enumerate(cells) if cell in self.varied]
        memo: dict[tuple[int, ...], Sequence[Branch]] = {}
        parts: list[tuple[Changes, float, Sequence[Branch]]] = []
        for changes, weight in self.weights.items():
            own = dict(changes)
            key = tuple([own.get(cell, 0) for _, cell in moving])
            branches = memo.get(key)
            if branches is None:
                values = base.copy()
                for (i, _), n in zip(moving, key, strict=True):
                    values[i] += n
                branches = memo[key] = rule(tuple(values))
            if branches:
                parts.append((changes, weight, branches))
        outcomes = {changes for branches in memo.values() for _, changes in branches}
        if not outcomes:
            raise Contradiction("no hypothesis explains what was seen")
        if len(outcomes) > 1:
            self._spread(parts)
            return
        self.change(outcomes.pop())
        if len(memo) > 1:
            fewer = len(parts) < len(self.weights)
            self._weigh({changes: weight * sum(b[0] for b in bs) for changes, weight, bs in parts}, fewer)

    def _spread(self, parts: Sequence[tuple[Changes, float, Sequence[Branch]]]) -> None:
        weights: dict[Changes, float] = {}
        for changes, weight, branches in parts:
            for factor, more in branches:
                key = added(changes, more)
                weights[key] = weights.get(key, 0.0) + weight * factor
        self._weigh(weights, True)

    def _weigh(self, weights: dict[Changes, float], reshaped: bool) -> None:
        """Normalise, and bring what remains into its one form."""
        if len(weights) > self.most:
            weights = thinned(weights, self.most // 4)
            self.exact = False
        total = math.fsum(weights.values())
        self.weights = {changes: weight / total for changes, weight in weights.items() if weight > 0}
        if reshaped or len(self.weights) < len(weights):
            self._rebase()

    def _rebase(self) -> None:
        seen = Counter(item for changes in self.weights for item in changes)
        values: dict[int, dict[int, int]] = {}
        for (cell, n), times in seen.items():
            values.setdefault(cell, {})[n] = times
        shift = []
        for cell, times_of in values.items():
            times_of[0] = len(self.weights) - sum(times_of.values())
            usual = min(times_of, key=lambda n: (-times_of[n], n))
            if usual:
                shift.append((cell, usual))
        weights = self.weights
        if shift:
            self.change(shift)
            back = [(cell, -n) for cell, n in shift]
            weights = {added(changes, back): weight for changes, weight in weights.items()}
        self.weights = dict(sorted(weights.items()))
        self.varied = frozenset(cell for changes in self.weights for cell, _ in changes)


def thinned(weights: dict[Changes, float], points: int) -> dict[Changes, float]:
    """Systematic resampling without a die: points at equal distance over the sorted hypotheses."""
    step = math.fsum(weights.values()) / points
    kept: dict[Changes, float] = {}
    end, taken = 0.0, 0
    for changes, weight in sorted(weights.items()):
        end += weight
        here = min(points, math.ceil(end / step - 0.5)) - taken
        if here > 0:
            kept[changes] = float(here)
            taken += here
    return kept
