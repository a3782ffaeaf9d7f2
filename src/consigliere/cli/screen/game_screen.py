"""What a game brings to the terminal; everything else in this folder is the same for all games."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from rich.console import RenderableType

from consigliere.cli.screen.layout import Plan, Size
from consigliere.core.shapes import Foresight, Option, Seen
from consigliere.wording.choices import Choice, Form
from consigliere.wording.speech import Speech

View = Seen
Shown = list[RenderableType]


class GameScreen(ABC):
    """The words, pictures and menus of one game. It is given views and structured actions, nothing else."""

    turns: ClassVar[tuple[str, ...]]  # decisions that open a turn
    big: ClassVar[tuple[str, ...]]  # decisions before which a pipe is shown the whole table
    forced: ClassVar[Mapping[str, str]]  # events of a seat that the engine may bring about by itself: action
    words: Speech

    # -- the question

    @abstractmethod
    def sentence(self, view: View) -> str: ...

    @abstractmethod
    def rule(self, view: View) -> str:
        """The id of the rule behind the question."""

    @abstractmethod
    def warnings(self, view: View, legal: Sequence[Form]) -> list[str]: ...

    @abstractmethod
    def sure(self, view: View, legal: Sequence[Form], form: Form) -> str:
        """What to think of before this action, which is asked about once; empty: nothing."""

    # -- the answers

    @abstractmethod
    def choice(self, view: View, option: Option) -> Choice:
        """One option in words."""

    @abstractmethod
    def group_hint(self, view: View, group: str, found: Sequence[Choice]) -> str | None:
        """What stands beside a group of choices; None: the cards or places in it."""

    @abstractmethod
    def after(self, view: View, form: Form, told: Foresight) -> list[str]:
        """What a preview adds to the events; `told`: what was foretold of it."""

    # -- the table

    @abstractmethod
    def plans(
        self, view: View, legal: Sequence[Form], lines: Sequence[str], size: Size, shown: Sequence[Choice]
    ) -> Iterable[Plan]:
        """The table before a decision, the richest plan first; `shown`: the choices of the open menu."""

    @abstractmethod
    def hand(self, view: View, legal: Sequence[Form]) -> RenderableType: ...

    @abstractmethod
    def board(self, view: View, size: Size) -> Shown:
        """The whole board with the players."""

    @abstractmethod
    def score(self, view: View) -> RenderableType: ...

    @abstractmethod
    def result(self, view: View) -> RenderableType:
        """The end: source by source, the winners marked."""

    # -- the cards

    @abstractmethod
    def reference(self, view: View, legal: Sequence[Form]) -> Shown:
        """The cards that matter now, with their whole texts."""

    @abstractmethod
    def search(self, asked: str, view: View) -> list[str]:
        """The ids meant by an id, a number, a name or its beginning."""

    @abstractmethod
    def named(self, id: str) -> str: ...

    @abstractmethod
    def card(self, id: str, view: View) -> list[str]:
        """Name, values, text and source mark; of a place what lies there."""
