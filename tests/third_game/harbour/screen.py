"""Harbour in the terminal: the piers as a list, the hand, the score."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from consigliere.cli.screen.game_screen import GameScreen, Shown, View
from consigliere.cli.screen.layout import log, Part, Plan, Size
from consigliere.core.shapes import Foresight, Option
from consigliere.wording.choices import Choice, Form
from tests.third_game.harbour import names
from tests.third_game.harbour.cargo import CARGO_IDS
from tests.third_game.harbour.words import Words


class HarbourScreen(GameScreen):
    turns: ClassVar = ("moor",)
    big: ClassVar = ("moor", "toll")
    forced: ClassVar = {}

    def __init__(self, words: Words) -> None:
        self.words: Words = words

    def sentence(self, view: View) -> str:
        return self.words.say(f"prompt-{view['prompt']['decision']}")

    def rule(self, view: View) -> str:
        return str(names.FRAMES.by_id[view["prompt"]["decision"]].rule)

    def warnings(self, view: View, legal: Sequence[Form]) -> list[str]:
        return []

    def sure(self, view: View, legal: Sequence[Form], form: Form) -> str:
        return ""

    def choice(self, view: View, option: Option) -> Choice:
        return self.words.choice(view, option)

    def group_hint(self, view: View, group: str, found: Sequence[Choice]) -> str | None:
        return None

    def after(self, view: View, form: Form, told: Foresight) -> list[str]:
        return []

    def plans(
        self, view: View, legal: Sequence[Form], lines: Sequence[str], size: Size, shown: Sequence[Choice]
    ) -> Iterable[Plan]:
        parts = [
            Part("board", [self.board(view, size)]),
            Part("hand", [[self.hand(view, legal)]]),
            Part("log", [[log(lines, 6, self.words)], []]),
        ]
        return [Plan(parts, ("log",))]

    def hand(self, view: View, legal: Sequence[Form]) -> RenderableType:
        held = view["hand"]
        return Text(f"{self.words.say('ui-your-hand', cards=sum(held.values()))} {self.words.cards(held)}")

    def board(self, view: View, size: Size) -> Shown:
        wind = self.words.pier(view["wind"]) if view["wind"] else "–"
        head = self.words.say("ui-round", round=view["round"], wind=wind)
        return [Text(head), *(Text(self.boat(view, row["seat"])) for row in view["seats"])]

    def boat(self, view: View, seat: int) -> str:
        row = view["seats"][seat]
        pier = self.words.pier(row["pier"]) if row["pier"] else "–"
        name, cargo = self.words.seat(seat), self.words.cards(row["boat"]) or "–"
        return self.words.say("ui-boat", name=name, pier=pier, cargo=cargo, points=row["score"])

    def score(self, view: View) -> RenderableType:
        rows = [f"{self.words.seat(row['seat'])}: {row['score']}" for row in view["seats"]]
        return Text("\n".join(rows))

    def result(self, view: View) -> RenderableType:
        return self.score(view)

    def reference(self, view: View, legal: Sequence[Form]) -> Shown:
        return [Text(line) for id in CARGO_IDS for line in self.card(id, view)]

    def search(self, asked: str, view: View) -> list[str]:
        return [id for id in CARGO_IDS if asked and id.startswith(asked.casefold())]

    def named(self, id: str) -> str:
        return self.words.card(id)

    def card(self, id: str, view: View) -> list[str]:
        values = self.words.records[id].values
        return [self.words.say("card-text", card=self.words.card(id), worth=str(values["worth"]))]
