"""A table for programs: one prompt after the other, chance answered from a seed, nothing checked twice.

Sealed choices are asked seat after seat; no view shows what another has chosen before the last is in.
"""

import copy
import operator
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, SupportsIndex

from consigliere.core import codec
from consigliere.core.chance import Source, Stream
from consigliere.core.events import Raw
from consigliere.core.packs import ContentError
from consigliere.core.ruleset import offered, Ruleset
from consigliere.core.state import State
from consigliere.games.catalogue import GAMES, ruleset


def rules_of(game: str) -> Ruleset:
    """The rules of a game with the box's content; ValueError if there is no such game."""
    return rules_with(game, ())


def rules_with(game: str, packs: Sequence[str]) -> Ruleset:
    """The same with content packs laid over the box; ValueError if one cannot be used."""
    if not isinstance(game, str) or game not in GAMES:
        raise ValueError(f"no game called {game!r}; there is: {', '.join(GAMES)}")
    try:
        return ruleset(game, [Path(pack) for pack in packs])
    except ContentError:
        named = ", ".join(packs)
        raise ValueError(
            f"the content of {named} cannot be used; `consigliere content check` says why"
        ) from None


def checked_players(rules: Ruleset, players: SupportsIndex) -> int:
    """How many play, as a plain number; ValueError if the game is not for so many."""
    if not hasattr(players, "__index__") or operator.index(players) not in rules.seats:
        last = rules.seats.stop - 1
        raise ValueError(f"{rules.name} is for {rules.seats.start} to {last} players, not {players!r}")
    return operator.index(players)


def checked_options(rules: Ruleset, options: Mapping[str, bool] | None) -> dict[str, bool]:
    """The table's options in full; ValueError for one the game does not have."""
    if not isinstance(options, Mapping | None):
        raise ValueError(f"table options are names with True or False, not {options!r}")
    for name, on in (options or {}).items():
        if name not in rules.option_names:
            raise ValueError(f"unknown table option {name!r}; known: {', '.join(offered(rules))}")
        if not isinstance(on, bool):
            raise ValueError(f"table option {name!r} is True or False, not {on!r}")
        if on and name not in offered(rules):
            raise ValueError(f"table option {name!r} went with rules version {rules.gone[name] + 1}")
    return {name: bool((options or {}).get(name, False)) for name in rules.option_names}


def number_of(action: SupportsIndex) -> int:
    """The number of an action; ValueError for what is no whole number, which would be played cut off."""
    try:
        return operator.index(action)
    except TypeError:
        raise ValueError(f"{action!r} is not the number of an action") from None


class Memory:
    """What has happened, and the ledger of each seat that asks for one."""

    def __init__(self, rules: Ruleset, players: int, options: Mapping[str, bool]) -> None:
        self.rules = rules
        self.players = players
        self.options = options
        self.events: list[Raw] = []
        self._ledgers: dict[int, tuple[Any, int]] = {}

    def collect(self, s: State) -> None:
        """Take over the events a state has told since the last time."""
        self.events += s.events or []
        s.events = []

    def ledger(self, seat: int) -> Any:
        ledger, at = self._ledgers.get(seat, (None, 0))
        if ledger is None:
            ledger = self.rules.ledger(seat, self.players, self.options)
        for raw in self.events[at:]:
            ledger.see(self.rules.events.seen_by(raw, seat))
        self._ledgers[seat] = (ledger, len(self.events))
        return ledger

    def seen_by(self, seat: int, since: int = 0) -> Iterable[dict[str, Any]]:
        return (self.rules.events.seen_by(raw, seat) for raw in self.events[since:])

    def copy(self) -> "Memory":
        other = Memory(self.rules, self.players, self.options)
        other.events = self.events.copy()
        other._ledgers = {seat: (ledger.copy(), at) for seat, (ledger, at) in self._ledgers.items()}
        return other


class Table:
    """One game between programs. `seat` is who must answer now, -1 when the game is over."""

    def __init__(
        self,
        rules: Ruleset,
        players: int,
        source: Source | int | str,
        options: Mapping[str, bool] | None = None,
    ) -> None:
        self.rules = rules
        players = checked_players(rules, players)
        self.options = checked_options(rules, options)
        self.players = players
        self.source: Source = Stream(source) if isinstance(source, int | str) else source
        self.memory = Memory(rules, players, self.options)
        self.state = rules.begin(players, self.options)
        self.state.events = []
        self.state.advance()
        self._go_on()

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def seat(self) -> int:
        seats = self.rules.open_seats(self.state)
        return seats[0] if seats else -1

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat; none if it is not asked."""
        return self.rules.legal(self.state, seat) if seat in self.rules.open_seats(self.state) else []

    def view(self, seat: int, knowledge: bool = False) -> dict[str, Any]:
        view = self.rules.view(self.state, seat, self.options)
        if knowledge:
            view["knowledge"] = self.memory.ledger(seat).to_json()
        return view

    def step(self, seat: int, action: int) -> None:
        """Carry out a legal action, and all chance that follows."""
        self.rules.step(self.state, seat, action)
        self._go_on()

    def _go_on(self) -> None:
        while (ask := self.rules.ask(self.state)) is not None:
            self.state.settle(self.source.answer(ask))
        self.memory.collect(self.state)

    # -- copies, here and in other processes

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        other = object.__new__(Table)
        other.rules, other.options, other.players = self.rules, self.options, self.players
        other.source = copy.deepcopy(self.source, memo)
        other.memory = self.memory.copy()
        other.state = self.state.copy()
        other.state.events = []
        return other

    def __getstate__(self) -> dict[str, Any]:
        return {
            "game": self.rules.name,
            "rules": self.rules.version,
            "content": self.rules.content_hash,
            "options": self.options,
            "players": self.players,
            "source": self.source,
            "events": self.memory.events,
            "state": codec.to_bytes(self.state),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.rules = rules_of(kept["game"])
        if self.rules.version != kept["rules"]:
            raise ValueError(f"a table of {kept['game']} by rules version {kept['rules']}")
        if self.rules.content_hash != kept["content"]:
            raise ValueError(f"a table of {kept['game']} with another content")
        self.options, self.players, self.source = kept["options"], kept["players"], kept["source"]
        self.memory = Memory(self.rules, self.players, self.options)
        self.memory.events = kept["events"]
        self.state = self.rules.from_bytes(kept["state"])
        self.state.events = []
