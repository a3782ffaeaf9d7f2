"""What the referee must know of one game: its questions, its moves, what is for one player alone, its sheets.

Everything that is the same for every box lies beside this module; a game's own answers lie in its folder.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from consigliere.cli.referee.questions import Question
from consigliere.cli.referee.reader import Complaint, Reader
from consigliere.core.actions import Action
from consigliere.core.chance import Ask
from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game
from consigliere.core.journal import Entry
from consigliere.core.ruleset import Ruleset
from consigliere.core.shapes import Seen
from consigliere.core.state import State
from consigliere.wording.speech import Speech


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A move without its hidden card: what its owner alone is asked, and the move's beginning."""

    question: Question
    begun: str
    stand_in: Action  # with some card, for what does not depend on which: whether the move is open at all


W_co = TypeVar("W_co", bound=Speech, covariant=True)


class Box(ABC, Generic[W_co]):
    """One game at the referee's table."""

    unseen: ClassVar[frozenset[str]] = frozenset()  # results of chance that nobody at the table sees
    by_value: ClassVar[frozenset[str]] = frozenset()  # decisions in which a number is no number of the list
    quiet: ClassVar[frozenset[str]] = frozenset({"turn-begins"})  # events that the prompts tell already
    several: ClassVar[bool] = False  # whether a line may hold the answers to several questions

    def __init__(self, rules: Ruleset, words: W_co) -> None:
        self.rules = rules
        self.words = words
        self.reader = Reader(rules.actions)

    def public_view(self, game: Game) -> dict[str, Any]:
        return game.rules.view(game.state, SPECTATOR, game.options)

    def set_up(self) -> str:
        """What lies ready before the first draw."""
        return self.words.say("referee-set-up")

    # -- chance

    @abstractmethod
    def question(self, s: State, ask: Ask) -> Question:
        """The kernel's open question as people are asked it; `s` is the position that asks."""

    @abstractmethod
    def universe(self, ask: Ask) -> Question:
        """All answers there could ever be, to tell an impossible one from a misspelt one."""

    @abstractmethod
    def impossible(self, s: State, ask: Ask, id: str) -> Complaint:
        """Why this cannot have been drawn."""

    def otherwise(self, s: State, ask: Ask, past: Sequence[Entry], id: str) -> tuple[Entry, Entry] | None:
        """An unseen result, and another in its place with which `id` can be drawn now after all."""
        return None

    # -- decisions

    @abstractmethod
    def decision(self, game: Game) -> str:
        """What is asked, as the action table names it."""

    @abstractmethod
    def private_to(self, game: Game) -> int | None:
        """The seat that decides unseen."""

    @abstractmethod
    def of_hand(self, action: Action) -> bool:
        """Whether the move is open or not according to cards that others do not see."""

    @abstractmethod
    def headline(self, game: Game) -> str: ...

    @abstractmethod
    def cards_instead(self, game: Game) -> bool:
        """Whether the prompt shows the player's cards in place of a list of moves."""

    @abstractmethod
    def also(self, game: Game, listed: Sequence[Action]) -> str | None:
        """What may be played beside the moves listed for all."""

    @abstractmethod
    def meaning(self, action: Action, view: Seen) -> str:
        """The name of what the notation writes as an id; else the move in words."""

    def at_once(self, game: Game, text: str) -> list[Action] | None:
        """A choice of several cards named in one go; None if the text is something else."""
        return None

    def unfinished(self, game: Game, text: str) -> Unfinished | None:
        """A move that all may hear but for one card."""
        return None

    def misread(self, game: Game, text: str) -> Complaint:
        """Why a line is no move."""
        return Complaint("referee-unknown-move", text=text)

    # -- sheets

    @abstractmethod
    def board(self, game: Game) -> list[str]: ...

    @abstractmethod
    def score(self, game: Game) -> list[str]: ...

    @abstractmethod
    def cards_of(self, game: Game, seat: int) -> list[str]:
        """A player's hidden cards, for their owner."""

    # -- the same for every box

    def in_order(self, game: Game) -> list[Action]:
        """The legal moves as they are numbered: first those all may see, so that no gap tells a thing."""
        return sorted(game.legal, key=self.of_hand)

    def listed(self, game: Game) -> list[Action]:
        """The moves shown at the prompt."""
        if self.private_to(game) is not None:
            return self.in_order(game)
        return [action for action in game.legal if not self.of_hand(action)]
