"""All that is said at a table of The Godfather."""

from collections.abc import Mapping, Sequence
from typing import Any

from consigliere.core.shapes import Option
from consigliere.locales import Catalogue
from consigliere.wording.choices import Choice
from consigliere.wording.games import Records, View, Wording
from consigliere.wording.godfather import book, choices, known, prompt
from consigliere.wording.godfather.words import Words


class GodfatherWording(Wording):
    def __init__(self, catalogue: Catalogue, players: Sequence[str], records: Records) -> None:
        self.words: Words = Words(catalogue, players, records)

    def sentence(self, view: View) -> str:
        return prompt.sentence(self.words, view)

    def choice(self, view: View, option: Option) -> Choice:
        return choices.choice(self.words, view, option, ids=False)

    @staticmethod
    def known(view: View, seat: int) -> Mapping[str, int]:
        return known.hand(view, seat)

    def book(self) -> dict[str, Any]:
        return book.book(self.words)
