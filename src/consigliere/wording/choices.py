"""The legal actions as a person chooses: a numbered menu by kind, or cards picked in one go.

Both end in structured actions for one command; the engine alone decides whether it is legal.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from consigliere.core import decisions
from consigliere.core.actions import ActionTable
from consigliere.core.shapes import Form as Form, Pick as PickData

FLAT: Final = 12  # as many choices as stand on one screen without a first level


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu and the actions it stands for."""

    label: str
    hint: str
    forms: tuple[Form, ...]
    group: str = ""


@dataclass(frozen=True, slots=True)
class Pick(ABC):
    """Several cards chosen in one go: items by number, how many, and what they make."""

    items: tuple[str, ...]
    least: int
    most: int
    verb: str  # the action's type
    seats: bool = False  # the items are players
    steps: bool = False  # sealed card by card: the view tells how many are in

    @abstractmethod
    def forms(self, chosen: Sequence[str]) -> list[Form]:
        """The chosen items as actions, in the order the table asks for."""

    def worth(self, chosen: Sequence[str]) -> int:
        """What the running total says."""
        return len(chosen)


class Picking(Pick):
    """A pick as the game's decision gives it."""

    data: PickData
    actions: ActionTable
    __slots__ = ("actions", "data")

    def __init__(self, data: PickData, actions: ActionTable) -> None:
        items = tuple(item["id"] for item in data["items"])
        seats = all(item["kind"] == "seat" for item in data["items"])
        super().__init__(items, data["least"], data["most"], data["verb"], seats, data["steps"])
        object.__setattr__(self, "data", data)
        object.__setattr__(self, "actions", actions)

    def forms(self, chosen: Sequence[str]) -> list[Form]:
        found = (self.actions.find(text) for text in decisions.answer(self.data, chosen))
        return [action.form for action in found if action is not None]

    def worth(self, chosen: Sequence[str]) -> int:
        return decisions.worth(self.data, chosen)


def spread(cards: Mapping[str, int], ids: Sequence[str]) -> tuple[str, ...]:
    """Counted cards one by one."""
    return tuple(id for id in ids for _ in range(cards.get(id, 0)))
