"""What a game must provide so that Game, journal, terminal, referee and bots can serve it."""

import copy
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast, ClassVar, Final, Self

from consigliere.core.actions import Action, ActionLike, ActionTable
from consigliere.core.chance import Ask
from consigliere.core.content import Content
from consigliere.core.declaring import Declared
from consigliere.core.events import EventTable, Raw
from consigliere.core.prompts import FIRST_CHANCE, Prompts
from consigliere.core.refusal import Refusal
from consigliere.core.shapes import (
    Contest,
    Decision,
    Foresight,
    Moment,
    Reckoning,
    SeatScore,
    Seen,
    SeenDict,
    Standing,
    Warning,
)
from consigliere.core.state import A, B, KIND, SEAT, State
from consigliere.core.viewing import seats_of

Options = Mapping[str, bool]
UNKNOWN: Final = "refuse-unknown-action"


class Ruleset(ABC):
    """One game with one content set. It holds no position; every method is given the state."""

    name: ClassVar[str]
    version: int  # of the rules; a class has the newest, which new games are played by
    seats: ClassVar[range]
    actions: ClassVar[ActionTable]
    events: ClassVar[EventTable]
    declared: ClassVar[Declared] = Declared()
    option_names: ClassVar[tuple[str, ...]]
    gone: ClassVar[Mapping[str, int]] = {}  # options that new games no longer have: the last version with it
    sets: ClassVar[frozenset[str]]  # decisions whose actions name the members of a set
    content: Content[Any]
    content_hash: str

    @abstractmethod
    def __init__(self, packs: Sequence[Path] = ()) -> None:
        """The game with these packs laid over its content."""

    def at(self, version: int) -> Self:
        """The same game and content under an earlier version of the rules; ValueError if there is none."""
        if version == self.version:
            return self
        if version not in range(1, type(self).version + 1):
            raise ValueError(f"{self.name} has no rules version {version}")
        earlier = copy.copy(self)
        earlier.version = version
        return earlier

    @abstractmethod
    def begin(self, players: int, options: Options) -> State: ...

    @abstractmethod
    def from_bytes(self, data: bytes) -> State: ...

    def open_seats(self, s: State) -> tuple[int, ...]:
        """The seats that can act now: one, or all whose sealed choice is open; none for chance or the end."""
        if s.over or s.get(KIND) >= FIRST_CHANCE:
            return ()
        return seats_of(s.get(A)) if self.is_sealed(s) else (int(s.get(SEAT)),)

    def concerned(self, s: State) -> tuple[int, ...]:
        """The seats that are asked, as all may know; it does not tell whose sealed choice is in."""
        return seats_of(s.get(B)) if self.is_sealed(s) else self.open_seats(s)

    def is_sealed(self, s: State) -> bool:
        return cast(Prompts, s).is_sealed()

    def legal(self, s: State, seat: int) -> list[int]:
        if not self.is_sealed(s):
            return s.legal_actions()
        trial = cast(Prompts, s.copy())
        trial.legal_count = 0
        trial.sealed_options(seat)
        return trial.legal_actions()

    def step(self, s: State, seat: int, action: int) -> None:
        """Apply a legal action of this seat and advance to the next prompt or chance."""
        if self.is_sealed(s):
            cast(Prompts, s).sealed_apply(seat, action)
            s.advance()
        else:
            s.step(action)

    def reopen(self, s: State, seat: int) -> None:
        """Take a sealed choice back; the caller has checked that the seat is concerned."""
        cast(Prompts, s).reopen(seat)
        s.advance()

    @abstractmethod
    def explain(self, s: State, seat: int, action: Action | None) -> Refusal | None: ...

    def unknown(self, s: State, seat: int, said: ActionLike) -> Refusal:
        """Why something is refused that is no action of the table."""
        return Refusal("T1", UNKNOWN, {})

    @abstractmethod
    def too_many(self, s: State, seat: int, action: Action, named: int, wanted: int) -> Refusal:
        """Why an action is refused that comes after this seat's sealed choice is complete."""

    def names_nothing(self, s: State, seat: int, action: Action) -> bool:
        """Whether an action of a sealed set may as well be left out, such as none of what the seat lacks."""
        return False

    @abstractmethod
    def ask(self, s: State) -> Ask | None:
        """The chance now asked for, if any."""

    def view(self, s: State, viewer: int, options: Options) -> SeenDict:
        """What a viewer may see: what all may, with the viewer's own part laid over it."""
        return self.common(s, options) | self.own(s, viewer)

    @abstractmethod
    def common(self, s: State, options: Options) -> SeenDict:
        """What everybody may see."""

    @abstractmethod
    def own(self, s: State, viewer: int) -> SeenDict:
        """What one viewer sees in their own way, and what only they see: no field of `common`."""

    # -- what follows from a view alone

    @abstractmethod
    def decision(self, view: Seen, legal: Sequence[Action]) -> Decision:
        """What the viewer is asked, as data: options or a pick, with the things they are about."""

    # None for a game that does not say it yet

    def foresee(self, view: Seen, actions: Sequence[ActionLike]) -> Foresight | Refusal | None:
        """What would follow for certain from these actions, as far as the viewer may know."""
        return None

    def warnings(self, view: Seen) -> list[Warning]:
        """What the viewer may overlook now, whatever they choose."""
        return []

    def standing(self, view: Seen) -> Standing | None:
        """The score as far as the viewer can know it, source by source."""
        return None

    def reckoning(self, view: Seen) -> Reckoning | None:
        """The final score source by source, and the tie-breaks that decided; None before the end."""
        return None

    # -- for looking back at a game that is over: the whole truth

    def moment(self, s: State) -> Moment:
        """Where the game stands; what this says marks off turns and phases."""
        return {"stage": 1, "phase": "", "seat": None}

    def worth(self, s: State) -> list[SeatScore]:
        """What every seat would score if the game ended now; nothing for a game that does not say it."""
        return []

    def contests(self, s: State, told: Sequence[Raw]) -> list[Contest]:
        """The contests that were decided by these events, which led to this position."""
        return []

    @abstractmethod
    def board(self, s: State) -> str:
        """The public table in a few lines of ids, for programmers."""

    @abstractmethod
    def ledger(self, viewer: int, players: int, options: Options) -> Any: ...

    @abstractmethod
    def scores(self, s: State) -> Sequence[int]: ...

    @abstractmethod
    def winners(self, s: State) -> tuple[int, ...]: ...


def offered(rules: Ruleset | type[Ruleset]) -> tuple[str, ...]:
    """The table options that games of this version can be played with."""
    return tuple(name for name in rules.option_names if rules.version <= rules.gone.get(name, rules.version))
