"""Which words a game has, by its name: its speech, the sentence of a prompt, its choices and picks."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast, Final

from consigliere.core.content import Content, Record
from consigliere.core.ruleset import Ruleset
from consigliere.locales import Catalogue
from consigliere.wording.chicago import choices as chicago_choices, prompt as chicago_prompt
from consigliere.wording.chicago.words import Words as ChicagoWords
from consigliere.wording.choices import Choice, Form, Pick
from consigliere.wording.godfather import choices as godfather_choices, prompt as godfather_prompt
from consigliere.wording.godfather.words import Words as GodfatherWords
from consigliere.wording.speech import Speech

View = Mapping[str, Any]
Records = Mapping[str, Record]


class Wording(ABC):
    """All that is said at one table in one language; it is given views and structured actions only."""

    words: Speech

    @abstractmethod
    def sentence(self, view: View) -> str:
        """What is asked."""

    @abstractmethod
    def rule(self, view: View) -> str:
        """The id of the rule behind the question."""

    @abstractmethod
    def menu(self, view: View, legal: Sequence[Form]) -> list[Choice]: ...

    @abstractmethod
    def pick(self, view: View, legal: Sequence[Form]) -> Pick | None:
        """The decision as a pick of several cards or players, where it is one."""


class GodfatherWording(Wording):
    def __init__(self, words: GodfatherWords) -> None:
        self.words: GodfatherWords = words

    def sentence(self, view: View) -> str:
        return godfather_prompt.sentence(self.words, view)

    def rule(self, view: View) -> str:
        return godfather_prompt.rule(view)

    def menu(self, view: View, legal: Sequence[Form]) -> list[Choice]:
        return godfather_choices.menu(self.words, view, legal)

    def pick(self, view: View, legal: Sequence[Form]) -> Pick | None:
        return godfather_choices.pick(self.words, view, legal)


class ChicagoWording(Wording):
    def __init__(self, words: ChicagoWords) -> None:
        self.words: ChicagoWords = words

    def sentence(self, view: View) -> str:
        return chicago_prompt.sentence(self.words, view)

    def rule(self, view: View) -> str:
        return chicago_prompt.rule(view)

    def menu(self, view: View, legal: Sequence[Form]) -> list[Choice]:
        return chicago_choices.menu(self.words, view, legal)

    def pick(self, view: View, legal: Sequence[Form]) -> Pick | None:
        return chicago_choices.pick(view, legal)


WORDINGS: Final[Mapping[str, Callable[[Catalogue, Sequence[str], Records], Wording]]] = {
    "godfather": lambda catalogue, players, records: GodfatherWording(
        GodfatherWords(catalogue, players, records)
    ),
    "chicago": lambda catalogue, players, records: ChicagoWording(ChicagoWords(catalogue, players, records)),
}


def wording_of(rules: Ruleset, catalogue: Catalogue, players: Sequence[str] = ()) -> Wording:
    """The words of a game with its content; without names the players are called by their families."""
    content: Content[Any] = cast(Any, rules).content  # every ruleset of the package has one
    return WORDINGS[rules.name](catalogue, players, content.records)
