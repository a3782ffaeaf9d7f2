"""Who sits at a table, and what is kept in mind of each record."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

STAND_IN: Final = "medium"  # who plays for those who are away or have given up


@dataclass(frozen=True, slots=True)
class SeatState:
    """Who sits there: a person, a bot, or nobody."""

    identity: str | None = None
    level: str | None = None
    name: str = ""
    client_seed: str = ""  # the line for the shuffle, once it is open
    seal: str | None = None
    absent: bool = False
    resigned: bool = False
    kept: str | None = None  # empty, but for this person

    @property
    def empty(self) -> bool:
        return self.identity is None and self.level is None

    @property
    def person(self) -> bool:
        """Whether a person decides here now."""
        return self.identity is not None and not self.absent and not self.resigned

    @property
    def bot(self) -> str | None:
        """The level of the bot that decides here now."""
        if self.level is not None:
            return self.level
        return STAND_IN if self.identity is not None and not self.person else None


@dataclass(frozen=True, slots=True)
class Told:
    """A record as it is kept in mind: what of it is public, and which of the game's events are its own."""

    kind: str
    start: int
    end: int
    at: int
    public: Mapping[str, Any]
