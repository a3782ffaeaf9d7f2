"""The Godfather as a ruleset: what Game, journal, terminal, referee and bots are given."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import cast, ClassVar, Self

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
from consigliere.games.godfather import decisions, foresight, names, notation, reckoning, view as views
from consigliere.games.godfather.asking import ask
from consigliere.games.godfather.events import EVENTS
from consigliere.games.godfather.frame_table import FRAMES
from consigliere.games.godfather.knowledge import Ledger
from consigliere.games.godfather.loading import box_until_3, Content, load, UNTIL_3
from consigliere.games.godfather.refusals import explain, sealed
from consigliere.games.godfather.refusals.unknown import unknown
from consigliere.games.godfather.shapes import Foresight, View
from consigliere.games.godfather.sketch import sketch
from consigliere.games.godfather.state import begin, from_numbers, Godfather
from consigliere.games.godfather.terms import RULES, SCORE, WON


class GodfatherRules(Ruleset):
    name = "godfather"
    version = RULES
    seats = range(2, 6)
    actions = notation.TABLE
    events = EVENTS
    declared = Declared(View, Foresight, frames=FRAMES)
    option_names = ("open-suitcases", "memory-aid", "even-places")
    gone: ClassVar[Mapping[str, int]] = {"even-places": 4}
    sets = frozenset({"discard", "good", "launder", "opponent", "bribe", "tribute"})

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.newest = load(packs)
        # read now: the folder of a pack may be gone when a game of an earlier version is asked for
        self.until_3 = load((UNTIL_3, *packs)) if packs else None
        self.lay_out(self.newest)

    def at(self, version: int) -> Self:
        """Games begun under rules versions 1 to 3 keep the allies they were begun with."""
        found = super().at(version)
        found.lay_out(self.newest if version > 3 else self.until_3 or box_until_3())
        return found

    def lay_out(self, content: Content) -> None:
        self.content = content
        self.tables = content.tables
        self.content_hash = content.hash

    def begin(self, players: int, options: Options) -> Godfather:
        return begin(players, self.tables, options.get("even-places", False), self.version)

    def from_bytes(self, data: bytes) -> Godfather:
        return from_numbers(codec.numbers_of(data), self.tables)

    def explain(self, s: State, seat: int, action: Action | None) -> Refusal | None:
        return explain(cast(Godfather, s), seat, action)

    def unknown(self, s: State, seat: int, said: ActionLike) -> Refusal:
        meant = unknown(cast(Godfather, s), seat, said)
        return super().unknown(s, seat, said) if meant is None else meant

    def too_many(self, s: State, seat: int, action: Action, named: int, wanted: int) -> Refusal:
        return sealed.too_many(cast(Godfather, s), seat, action.index, named, wanted)

    def names_nothing(self, s: State, seat: int, action: Action) -> bool:
        return sealed.names_nothing(cast(Godfather, s), seat, action.index)

    def ask(self, s: State) -> Ask | None:
        return ask(cast(Godfather, s))

    def common(self, s: State, options: Options) -> SeenDict:
        return cast(SeenDict, views.common(cast(Godfather, s), options))

    def own(self, s: State, viewer: int) -> SeenDict:
        return cast(SeenDict, views.own(cast(Godfather, s), viewer))

    def decision(self, view: Seen, legal: Sequence[Action]) -> Decision:
        return decisions.decision(view, legal, self.tables)

    def foresee(self, view: Seen, actions: Sequence[ActionLike]) -> Foresight | Refusal:
        return foresight.foresee(self, self.tables, view, actions)

    def warnings(self, view: Seen) -> list[Warning]:
        return foresight.warnings(view, self.tables)

    def standing(self, view: Seen) -> Standing:
        return reckoning.standing(view, self.tables)

    def reckoning(self, view: Seen) -> Reckoning | None:
        return reckoning.reckoning(view, self.tables)

    def moment(self, s: State) -> Moment:
        game = cast(Godfather, s)
        seat = int(game.turn) if game.turn >= 0 else None
        return {"stage": int(game.act) + 1, "phase": names.PHASE_IDS[game.phase], "seat": seat}

    def worth(self, s: State) -> list[SeatScore]:
        return reckoning.worth(cast(Godfather, s))

    def contests(self, s: State, told: Sequence[Raw]) -> list[Contest]:
        return reckoning.contests(cast(Godfather, s), told)

    def board(self, s: State) -> str:
        return sketch(views.view(cast(Godfather, s), SPECTATOR, {"even-places": True}))

    def ledger(self, viewer: int, players: int, options: Options) -> Ledger:
        return Ledger(viewer, players, self.tables)

    def scores(self, s: State) -> list[int]:
        return [cast(Godfather, s).of(seat, SCORE) for seat in range(s.players)]

    def winners(self, s: State) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.players) if cast(Godfather, s).of(seat, WON) == 1)
