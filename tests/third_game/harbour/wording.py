"""All that is said at a table of Harbour."""

from collections.abc import Mapping, Sequence
from typing import Any

from consigliere.core.shapes import Option
from consigliere.locales import Catalogue
from consigliere.wording.choices import Choice
from consigliere.wording.games import Records, View, Wording
from tests.third_game.harbour import names
from tests.third_game.harbour.cargo import CARGO_IDS
from tests.third_game.harbour.view import Ledger
from tests.third_game.harbour.words import Words


class HarbourWording(Wording):
    def __init__(self, catalogue: Catalogue, players: Sequence[str], records: Records) -> None:
        self.words: Words = Words(catalogue, players, records)

    def sentence(self, view: View) -> str:
        return self.words.say(f"prompt-{view['prompt']['decision']}")

    def choice(self, view: View, option: Option) -> Choice:
        return self.words.choice(view, option)

    @staticmethod
    def known(view: View, seat: int) -> Mapping[str, int]:
        return Ledger.from_json(view["knowledge"]).known(seat)

    def book(self) -> dict[str, Any]:
        return {
            "groups": self.words.texts("group", ("moor", "load", "stop", "pay")),
            "cards": {id: {"name": self.words.card(id)} for id in CARGO_IDS},
            "piers": self.words.texts("pier", names.PIER_IDS),
        }
