"""All that is said at a table of Chicago."""

from collections.abc import Mapping, Sequence
from typing import Any

from consigliere.locales import Catalogue
from consigliere.wording.chicago import book, choices, known, prompt
from consigliere.wording.chicago.words import Words
from consigliere.wording.choices import Choice, Form, Pick
from consigliere.wording.games import Records, View, Wording


class ChicagoWording(Wording):
    def __init__(self, catalogue: Catalogue, players: Sequence[str], records: Records) -> None:
        self.words: Words = Words(catalogue, players, records)

    def sentence(self, view: View) -> str:
        return prompt.sentence(self.words, view)

    def rule(self, view: View) -> str:
        return prompt.rule(view)

    def menu(self, view: View, legal: Sequence[Form]) -> list[Choice]:
        return choices.menu(self.words, view, legal)

    def pick(self, view: View, legal: Sequence[Form]) -> Pick | None:
        return choices.pick(view, legal)

    @staticmethod
    def known(view: View, seat: int) -> Mapping[str, int]:
        return known.hand(view, seat)

    def book(self) -> dict[str, Any]:
        return book.book(self.words)
