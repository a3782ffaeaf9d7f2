"""Harbour as a ruleset, with its refusals (H1-H6)."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast, ClassVar, Final

from consigliere.core import codec
from consigliere.core.actions import Action
from consigliere.core.chance import Ask
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import Options, Ruleset
from consigliere.core.shapes import Decision
from consigliere.core.state import KIND, SEAT, State
from tests.third_game.harbour import decisions, names, state as h, view as views
from tests.third_game.harbour.cargo import CARGO_IDS, OUTLINE
from tests.third_game.harbour.state import begin, from_numbers, Harbour

DRAWS: Final = {h.DEAL: ("deal", CARGO_IDS), h.WIND: ("wind", names.PIER_IDS)}


class HarbourRules(Ruleset):
    name = "harbour"
    version = 1
    seats = range(2, 5)
    actions = names.ACTIONS
    events = names.EVENTS
    option_names = ("memory-aid",)
    sets: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.content = OUTLINE.load(packs)
        self.tables = self.content.tables
        self.content_hash = self.content.hash

    def begin(self, players: int, options: Options) -> Harbour:
        return begin(players, self.tables)

    def from_bytes(self, data: bytes) -> Harbour:
        return from_numbers(codec.numbers_of(data), self.tables)

    def explain(self, s: State, seat: int, action: Action | None) -> Refusal | None:
        return explain(cast(Harbour, s), seat, action)

    def too_many(self, s: State, seat: int, action: Action, named: int, wanted: int) -> Refusal:
        return Refusal("H4", "refuse-too-many-named", {"named": named, "wanted": wanted})

    def ask(self, s: State) -> Ask | None:
        kind = int(s.get(KIND))
        if s.over or kind not in DRAWS:
            return None
        purpose, ids = DRAWS[kind]
        weights = enumerate(cast(Harbour, s).weights())
        seat = int(s.get(SEAT))
        return Ask(purpose, seat if seat >= 0 else None, [(n, ids[n], w) for n, w in weights if w])

    def common(self, s: State, options: Options) -> dict[str, Any]:
        return views.common(cast(Harbour, s), options)

    def own(self, s: State, viewer: int) -> dict[str, Any]:
        return views.own(cast(Harbour, s), viewer)

    def decision(self, view: Mapping[str, Any], legal: Sequence[Action]) -> Decision:
        return decisions.decision(view, legal)

    def board(self, s: State) -> str:
        at = cast(Harbour, s)
        rows = [
            f"{seat}: {names.pier(at.piers[seat]) or '-'} {at.scores[seat]}" for seat in range(at.players)
        ]
        return "\n".join([f"round {at.round_no}", *rows])

    def ledger(self, viewer: int, players: int, options: Options) -> views.Ledger:
        return views.Ledger(viewer)

    def scores(self, s: State) -> Sequence[int]:
        return cast(Harbour, s).scores

    def winners(self, s: State) -> tuple[int, ...]:
        scores = cast(Harbour, s).scores
        return tuple(seat for seat, score in enumerate(scores) if s.over and score == max(scores))


def explain(s: Harbour, seat: int, action: Action | None) -> Refusal | None:
    """None if this seat may take the action now; else why not."""
    if s.over:
        return Refusal("H6", "refuse-game-over")
    if action is None:
        return Refusal("T1", "refuse-unknown-action")
    if not 0 <= seat < s.players:
        return Refusal("T1", "refuse-no-such-seat", {"seat": seat, "players": s.players})
    kind = names.FRAMES.by_number[int(s.get(KIND))]
    if not kind.is_sealed and seat != s.get(SEAT):
        return Refusal("H3", "refuse-not-your-turn", {"asked": "turn", "seat": int(s.get(SEAT))})
    if action.decision != kind.id:
        return Refusal(str(kind.rule), "refuse-another-decision", {"asked": kind.id})
    if kind.is_sealed and not s.sealed_untouched(seat):
        return Refusal("H4", "refuse-already-sealed")
    if kind.id == "moor":
        full = not s.free(action.index)
        return Refusal("H3", "refuse-pier-full", {"pier": str(action.form["pier"])}) if full else None
    if action.index == h.STOP or CARGO_IDS.index(str(action.form["cargo"])) in s.kinds(seat):
        return None
    return Refusal(str(kind.rule), "refuse-card-not-in-hand", {"card": str(action.form["cargo"])})
