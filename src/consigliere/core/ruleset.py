"""What a game must provide so that Game, journal, terminal, referee and bots can serve it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from consigliere.core.actions import Action, ActionTable
from consigliere.core.chance import Ask
from consigliere.core.events import EventTable
from consigliere.core.refusal import Refusal
from consigliere.core.state import State

Options = Mapping[str, bool]


class Ruleset(ABC):
    """One game with one content set. It holds no position; every method is given the state."""

    name: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    actions: ClassVar[ActionTable]
    events: ClassVar[EventTable]
    option_names: ClassVar[tuple[str, ...]]
    sets: ClassVar[frozenset[str]]  # decisions whose actions name the members of a set
    content_hash: str

    @abstractmethod
    def begin(self, players: int) -> State: ...

    @abstractmethod
    def from_bytes(self, data: bytes) -> State: ...

    @abstractmethod
    def open_seats(self, s: State) -> tuple[int, ...]:
        """The seats that can act now: one, or all whose sealed choice is open; none for chance or the end."""

    @abstractmethod
    def concerned(self, s: State) -> tuple[int, ...]:
        """The seats that are asked, as all may know; it does not tell whose sealed choice is in."""

    @abstractmethod
    def is_sealed(self, s: State) -> bool: ...

    @abstractmethod
    def legal(self, s: State, seat: int) -> list[int]: ...

    @abstractmethod
    def step(self, s: State, seat: int, action: int) -> None:
        """Apply a legal action of this seat and advance to the next prompt or chance."""

    @abstractmethod
    def reopen(self, s: State, seat: int) -> None:
        """Take a sealed choice back; the caller has checked that the seat is concerned."""

    @abstractmethod
    def explain(self, s: State, seat: int, action: Action | None) -> Refusal | None: ...

    @abstractmethod
    def ask(self, s: State) -> Ask | None:
        """The chance now asked for, if any."""

    @abstractmethod
    def view(self, s: State, viewer: int, options: Options) -> dict[str, Any]: ...

    @abstractmethod
    def board(self, s: State) -> str:
        """The public table in a few lines of ids, for programmers."""

    @abstractmethod
    def ledger(self, viewer: int, players: int) -> Any: ...

    @abstractmethod
    def scores(self, s: State) -> Sequence[int]: ...

    @abstractmethod
    def winners(self, s: State) -> tuple[int, ...]: ...
