"""A game played by bots alone: each is given its own view, and its ledger only if it asks for one."""

import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from consigliere.bots.base import Bot, Clock, Decision
from consigliere.core.actions import LegalActions
from consigliere.core.chance import Stream
from consigliere.core.errors import ConsigliereError
from consigliere.core.events import Raw
from consigliere.core.ruleset import Options, Ruleset

MOST_DECISIONS = 20_000  # a game that goes on longer counts as stalled


class Fault(ConsigliereError, RuntimeError):
    """A bot did what no player may do, or a game did not end."""


@dataclass(slots=True)
class Played:
    """What a game came to, and how long each seat thought about each decision, in seconds."""

    scores: list[int]
    winners: tuple[int, ...]
    decisions: int
    times: list[list[float]] = field(default_factory=list)


class BotTable:
    def __init__(self, rules: Ruleset, players: int, seed: int | str, options: Options) -> None:
        self.rules = rules
        self.options = dict(options)
        self.source = Stream(seed)
        self.state = rules.begin(players, self.options)
        self.history: list[Raw] = []
        self._ledgers: dict[int, tuple[Any, int]] = {}
        self.state.events = []
        self.state.advance()
        self._go_on()

    def _go_on(self) -> None:
        """Answer chance until somebody is asked, and keep what happened."""
        while (ask := self.rules.ask(self.state)) is not None:
            self.state.settle(self.source.answer(ask))
        self.history += self.state.events or []
        self.state.events = []

    def view(self, seat: int, knowledge: bool) -> dict[str, Any]:
        view = self.rules.view(self.state, seat, self.options)
        if knowledge:
            view["knowledge"] = self.ledger(seat).to_json()
        return view

    def ledger(self, seat: int) -> Any:
        ledger, at = self._ledgers.get(seat, (None, 0))
        if ledger is None:
            ledger = self.rules.ledger(seat, int(self.state.players), self.options)
        for raw in self.history[at:]:
            ledger.see(self.rules.events.seen_by(raw, seat))
        self._ledgers[seat] = (ledger, len(self.history))
        return ledger

    def decide(self, seat: int, action: int) -> None:
        self.rules.step(self.state, seat, action)
        self._go_on()


def decide(
    table: BotTable,
    bots: Sequence[Bot],
    clocks: Sequence[Clock],
    dice: Sequence[Any] = (),
    timer: Callable[[], float] = time.perf_counter,
) -> float:
    """Ask the seat to act and do what its bot chose; the seconds it thought."""
    seat = table.rules.open_seats(table.state)[0]
    legal = LegalActions(table.rules.actions, table.rules.legal(table.state, seat))
    view = table.view(seat, bots[seat].knows)
    decision = Decision(seat, view["prompt"]["decision"], legal)
    rng = dice[seat] if dice else random.Random(0)
    start = timer()
    clocks[seat].start()
    action = bots[seat].choose(view, decision, clocks[seat], rng)
    thought = timer() - start
    if action not in legal:
        raise Fault(f"{action.text} is not legal for seat {seat}")
    table.decide(seat, action.index)
    return thought


def play(
    rules: Ruleset,
    bots: Sequence[Bot],
    seed: int | str,
    clocks: Sequence[Clock],
    options: Mapping[str, bool],
    timer: Callable[[], float] = time.perf_counter,
) -> Played:
    """A whole game; the same bots, seed and budgets in iterations play the same game."""
    table = BotTable(rules, len(bots), seed, options)
    dice = [random.Random(f"{seed}:{seat}") for seat in range(len(bots))]
    times: list[list[float]] = [[] for _ in bots]
    for decisions in range(MOST_DECISIONS):
        if table.state.over:
            return Played(list(rules.scores(table.state)), rules.winners(table.state), decisions, times)
        seat = rules.open_seats(table.state)[0]
        times[seat].append(decide(table, bots, clocks, dice, timer))
    raise Fault(f"game {seed} does not end")
