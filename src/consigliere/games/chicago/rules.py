"""Chicago as a ruleset: what Game, journal, terminal, referee and bots are given."""

from collections.abc import Sequence
from pathlib import Path
from typing import cast

from consigliere.core import codec
from consigliere.core.actions import Action, ActionLike
from consigliere.core.chance import Ask
from consigliere.core.declaring import Declared
from consigliere.core.events import Raw, SPECTATOR
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import Options, Ruleset
from consigliere.core.shapes import (
    Contest,
    Decision,
    Moment,
    Reckoning,
    SeatScore,
    Seen,
    SeenDict,
    Standing,
    Warning,
)
from consigliere.core.state import State
from consigliere.games.chicago import (
    decisions,
    foresight,
    names,
    notation,
    options as settings,
    outlook,
    standing,
    view as views,
)
from consigliere.games.chicago.asking import ask
from consigliere.games.chicago.events import EVENTS
from consigliere.games.chicago.frame_table import FRAMES
from consigliere.games.chicago.knowledge import Ledger
from consigliere.games.chicago.loading import load
from consigliere.games.chicago.refusals import cards, explain
from consigliere.games.chicago.shapes import Foresight, Outlook, Score, View
from consigliere.games.chicago.sketch import sketch
from consigliere.games.chicago.state import begin, Chicago, from_numbers
from consigliere.games.chicago.terms import SCORE, WON


class ChicagoRules(Ruleset):
    name = "chicago"
    version = 1
    seats = range(2, 5)
    actions = notation.TABLE
    events = EVENTS
    declared = Declared(View, Foresight, Score, Outlook, FRAMES)
    option_names = (*settings.NAMES, "memory-aid")
    sets = frozenset({"pay", "discard", "keep-cards"})

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.content = load(packs)
        self.tables = self.content.tables
        self.content_hash = self.content.hash

    def begin(self, players: int, options: Options) -> Chicago:
        s = begin(players, self.tables, settings.mask(options))
        s.rules = self.version
        return s

    def from_bytes(self, data: bytes) -> Chicago:
        return from_numbers(codec.numbers_of(data), self.tables)

    def explain(self, s: State, seat: int, action: Action | None) -> Refusal | None:
        return explain(cast(Chicago, s), seat, action)

    def too_many(self, s: State, seat: int, action: Action, named: int, wanted: int) -> Refusal:
        return cards.too_many(cast(Chicago, s), named, wanted)

    def ask(self, s: State) -> Ask | None:
        return ask(cast(Chicago, s))

    def common(self, s: State, options: Options) -> SeenDict:
        return cast(SeenDict, views.common(cast(Chicago, s), options))

    def own(self, s: State, viewer: int) -> SeenDict:
        return cast(SeenDict, views.own(cast(Chicago, s), viewer))

    def decision(self, view: Seen, legal: Sequence[Action]) -> Decision:
        return decisions.decision(view, legal, self.tables)

    def foresee(self, view: Seen, actions: Sequence[ActionLike]) -> Foresight | Refusal:
        return foresight.foresee(self, view, actions, self.tables)

    def warnings(self, view: Seen) -> list[Warning]:
        return foresight.warnings(view, self.tables)

    def standing(self, view: Seen) -> Standing:
        return outlook.outlook(view, self.tables)

    def reckoning(self, view: Seen) -> Reckoning | None:
        return standing.reckoning(view, self.tables)

    def moment(self, s: State) -> Moment:
        game = cast(Chicago, s)
        seat = int(game.turn) if game.turn >= 0 else None
        return {"stage": int(game.round_no), "phase": names.PHASE_IDS[game.phase], "seat": seat}

    def worth(self, s: State) -> list[SeatScore]:
        return standing.worth(cast(Chicago, s))

    def contests(self, s: State, told: Sequence[Raw]) -> list[Contest]:
        return standing.contests(cast(Chicago, s), told)

    def board(self, s: State) -> str:
        return sketch(views.view(cast(Chicago, s), SPECTATOR, {}))

    def ledger(self, viewer: int, players: int, options: Options) -> Ledger:
        return Ledger(viewer, players, self.tables, options)

    def scores(self, s: State) -> list[int]:
        return [cast(Chicago, s).of(seat, SCORE) for seat in range(s.players)]

    def winners(self, s: State) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.players) if cast(Chicago, s).of(seat, WON) == 1)
