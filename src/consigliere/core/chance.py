"""Chance comes from outside: who answers when the kernel asks.

`Stream` is the fair one: HMAC-SHA-256 over a seed, a purpose and a counter, rejection sampling, so
that every outcome is exactly as likely as its number of cards. A journal and a person answer too.
"""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Ask:
    """One question of the kernel. `outcomes`: (outcome, name, number of cards) with at least one card.

    seat: for whom it is drawn; victim: out of whose cards, if out of a player's.
    """

    purpose: str
    seat: int | None
    outcomes: Sequence[tuple[int, str, int]]
    victim: int | None = None

    @property
    def total(self) -> int:
        return sum(weight for _, _, weight in self.outcomes)

    def pick(self, r: int) -> int:
        for outcome, _, weight in self.outcomes:
            r -= weight
            if r < 0:
                return outcome
        raise ValueError("r is not below the total")

    def name_of(self, outcome: int) -> str:
        return next(name for o, name, _ in self.outcomes if o == outcome)

    def find(self, name: str) -> int | None:
        """The outcome of this name, if it can happen now."""
        return next((o for o, n, _ in self.outcomes if n == name), None)


class Source(Protocol):
    def answer(self, ask: Ask) -> int: ...


class Stream:
    """A stream of fair draws from a seed; each purpose has its own counter."""

    def __init__(self, seed: int | str | bytes, counters: Mapping[str, int] | None = None) -> None:
        """`counters`: how often each purpose was drawn for already."""
        raw = seed if isinstance(seed, bytes) else str(seed).encode()
        self._key = hashlib.sha256(b"consigliere:" + raw).digest()
        self.counters = dict(counters or {})

    def below(self, purpose: str, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n
        while True:
            count = self.counters.get(purpose, 0)
            self.counters[purpose] = count + 1
            block = hmac.new(self._key, f"{purpose}:{count}".encode(), hashlib.sha256).digest()
            x = int.from_bytes(block[:8], "big")
            if x < limit:
                return x % n

    def answer(self, ask: Ask) -> int:
        return ask.pick(self.below(ask.purpose, ask.total))
