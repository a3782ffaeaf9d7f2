"""Which words a game has, by its name: its speech, the sentence of a prompt, its choices and picks."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from consigliere.core.actions import Action
from consigliere.core.content import Record
from consigliere.core.ruleset import Ruleset
from consigliere.core.shapes import Option, Seen
from consigliere.games.catalogue import room
from consigliere.locales import Catalogue
from consigliere.wording.choices import Choice, Pick, Picking
from consigliere.wording.speech import Speech

View = Seen
Records = Mapping[str, Record]


class Wording(ABC):
    """All that is said at one table in one language; it is given views and structured actions only."""

    words: Speech

    @abstractmethod
    def __init__(self, catalogue: Catalogue, players: Sequence[str], records: Records) -> None: ...

    @abstractmethod
    def sentence(self, view: View) -> str:
        """What is asked."""

    @abstractmethod
    def choice(self, view: View, option: Option) -> Choice:
        """One option in words."""

    @staticmethod
    def known(view: View, seat: int) -> Mapping[str, int]:
        """The memory aid: the cards that are certainly in a hand, from a view with knowledge."""
        return {}

    def book(self) -> dict[str, Any]:
        """Names and texts that a page shows beside ids: what is printed, never how a game stands."""
        return {}


def wording_of(rules: Ruleset, catalogue: Catalogue, players: Sequence[str] = ()) -> Wording:
    """The words of a game with its content; without names the players are called by their families."""
    wording: Wording = room(rules.name, "wording")(catalogue, players, rules.content.records)
    return wording


def picking(rules: Ruleset, view: View, legal: Sequence[Action]) -> Pick | None:
    """An open decision as a pick, where it is one."""
    pick = rules.decision(view, legal)["pick"] if legal else None
    return None if pick is None else Picking(pick, rules.actions)
