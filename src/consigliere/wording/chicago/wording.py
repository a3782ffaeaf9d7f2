"""All that is said at a table of Chicago."""

from collections.abc import Mapping, Sequence
from typing import Any

from consigliere.core.shapes import Option
from consigliere.locales import Catalogue
from consigliere.wording.chicago import book, choices, known, prompt
from consigliere.wording.chicago.words import Words
from consigliere.wording.choices import Choice
from consigliere.wording.games import Records, View, Wording


class ChicagoWording(Wording):
    def __init__(self, catalogue: Catalogue, players: Sequence[str], records: Records) -> None:
        self.words: Words = Words(catalogue, players, records)
        self.words.codes = False

    def sentence(self, view: View) -> str:
        return prompt.sentence(self.words, view)

    def choice(self, view: View, option: Option) -> Choice:
        return choices.choice(self.words, view, option)

    @staticmethod
    def known(view: View, seat: int) -> Mapping[str, int]:
        return known.hand(view, seat)

    def book(self) -> dict[str, Any]:
        return book.book(self.words)
