"""The Godfather as a ruleset: what Game, journal, terminal, referee and bots are given."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from consigliere.core import codec
from consigliere.core.actions import Action
from consigliere.core.chance import Ask
from consigliere.core.events import SPECTATOR
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import Ruleset
from consigliere.core.state import A, B, KIND, SEAT, State
from consigliere.games.godfather import frames, names, notation, sealed, view as views
from consigliere.games.godfather.asking import ask
from consigliere.games.godfather.events import EVENTS
from consigliere.games.godfather.knowledge import Ledger
from consigliere.games.godfather.loading import load
from consigliere.games.godfather.refusals import explain
from consigliere.games.godfather.sketch import sketch
from consigliere.games.godfather.state import begin, from_numbers, Godfather
from consigliere.games.godfather.terms import SCORE, WON


class GodfatherRules(Ruleset):
    name = "godfather"
    version = 1
    seats = range(2, 6)
    actions = notation.TABLE
    events = EVENTS
    option_names = ("open-suitcases", "memory-aid")
    sets = frozenset({"discard", "good", "launder", "opponent", "bribe", "tribute"})

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.content = load(packs)
        self.tables = self.content.tables
        self.content_hash = self.content.hash

    def begin(self, players: int) -> Godfather:
        return begin(players, self.tables)

    def from_bytes(self, data: bytes) -> Godfather:
        return from_numbers(codec.numbers_of(data), self.tables)

    def open_seats(self, s: State) -> tuple[int, ...]:
        if s.over or s.get(KIND) >= frames.FIRST_CHANCE:
            return ()
        if self.is_sealed(s):
            return tuple(names.seats(s.get(A)))
        return (int(s.get(SEAT)),)

    def concerned(self, s: State) -> tuple[int, ...]:
        return tuple(names.seats(s.get(B))) if self.is_sealed(s) else self.open_seats(s)

    def is_sealed(self, s: State) -> bool:
        return not s.over and frames.FIRST_SEALED <= s.get(KIND) < frames.FIRST_CHANCE

    def legal(self, s: State, seat: int) -> list[int]:
        if not self.is_sealed(s):
            return s.legal_actions()
        trial = cast(Godfather, s).copy()
        trial.legal_count = 0
        trial.sealed_options(seat)
        return trial.legal_actions()

    def step(self, s: State, seat: int, action: int) -> None:
        if self.is_sealed(s):
            cast(Godfather, s).sealed_apply(seat, action)
            s.advance()
        else:
            s.step(action)

    def reopen(self, s: State, seat: int) -> None:
        sealed.reopen(cast(Godfather, s), seat)
        s.advance()

    def explain(self, s: State, seat: int, action: Action | None) -> Refusal | None:
        return explain(cast(Godfather, s), seat, action)

    def ask(self, s: State) -> Ask | None:
        return ask(cast(Godfather, s))

    def view(self, s: State, viewer: int, options: Mapping[str, bool]) -> dict[str, Any]:
        return views.view(cast(Godfather, s), viewer, options)

    def board(self, s: State) -> str:
        return sketch(views.view(cast(Godfather, s), SPECTATOR, {}))

    def ledger(self, viewer: int, players: int) -> Ledger:
        return Ledger(viewer, players, self.tables)

    def scores(self, s: State) -> list[int]:
        return [cast(Godfather, s).of(seat, SCORE) for seat in range(s.players)]

    def winners(self, s: State) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.players) if cast(Godfather, s).of(seat, WON) == 1)
