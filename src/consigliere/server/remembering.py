"""What a bot's seat can know, worked out where the bot thinks.

Some events take a ledger tens of milliseconds, and one that starts anew reads the whole game: too long for
the process that serves the sockets. So that process sends what the seat has seen, and the worker
keeps the ledger from one decision to the next.
"""

from collections import OrderedDict
from typing import Any, Final

import msgspec

from consigliere.core.ruleset import Ruleset

KEPT: Final = 64  # ledgers; the longest unused go first


class Memory(msgspec.Struct, frozen=True):
    """All that a seat has seen of a game. `table` only tells games apart."""

    table: str
    seat: int
    players: int
    rules: int
    options: dict[str, bool]
    seen: list[dict[str, Any]]


class Ledgers:
    """The ledgers of one worker."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int], tuple[list[dict[str, Any]], Any]] = OrderedDict()

    def of(self, rules: Ruleset, memory: Memory) -> Any:
        """The ledger of a seat; anew where something it had seen was taken back."""
        seen, ledger = self.kept.pop((memory.table, memory.seat), ([], None))
        if ledger is None or memory.seen[: len(seen)] != seen:
            seen, ledger = [], rules.at(memory.rules).ledger(memory.seat, memory.players, memory.options)
        for event in memory.seen[len(seen) :]:
            ledger.see(event)
        self.kept[memory.table, memory.seat] = (memory.seen, ledger)
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return ledger
