"""The Godfather as the terminal is given it: each piece of the screen is in a module of its own."""

from collections.abc import Iterable, Sequence
from typing import cast, ClassVar, Final

from rich.console import Group, RenderableType

from consigliere.cli.screen import style
from consigliere.cli.screen.game_screen import GameScreen, Shown
from consigliere.cli.screen.godfather import board, cards, layout, standing, table
from consigliere.cli.screen.layout import Plan, Size
from consigliere.core.shapes import Foresight, Option, Seen as View
from consigliere.games.godfather import decisions
from consigliere.games.godfather.shapes import Foresight as GodfatherForesight
from consigliere.wording.choices import Choice, Form
from consigliere.wording.godfather import choices, prompt
from consigliere.wording.godfather.words import Words

FIGURES: Final = ("thug", "member")


class GodfatherScreen(GameScreen):
    turns: ClassVar = ("turn",)
    forced: ClassVar = {"skipped": "skip"}
    big: ClassVar = ("turn", "bribe", "tribute", "offer", "choose-ally")

    def __init__(self, words: Words) -> None:
        self.words: Words = words

    def plans(
        self, view: View, legal: Sequence[Form], lines: Sequence[str], size: Size, shown: Sequence[Choice]
    ) -> Iterable[Plan]:
        places = bool(shown) and all("space" in choice.forms[0] for choice in shown)
        return layout.plans(self.words, view, legal, lines, size, places)

    def board(self, view: View, size: Size) -> Shown:
        people = Group(table.players(self.words, view), board.hudson(self.words, view))
        return [layout.full_map(self.words, view, size), style.panel(people, self.words.say("ui-players"))]

    def hand(self, view: View, legal: Sequence[Form]) -> RenderableType:
        return table.hand(self.words, view, legal)

    def reference(self, view: View, legal: Sequence[Form]) -> Shown:
        return cards.reference(self.words, view, legal)

    def search(self, asked: str, view: View) -> list[str]:
        return cards.search(self.words, asked, view)

    def named(self, id: str) -> str:
        return cards.named(self.words, id)

    def card(self, id: str, view: View) -> list[str]:
        return cards.card(self.words, id)

    def choice(self, view: View, option: Option) -> Choice:
        return choices.choice(self.words, view, option)

    def group_hint(self, view: View, group: str, found: Sequence[Choice]) -> str | None:
        if group not in FIGURES:
            return None
        row = view["seats"][view["viewer"]]
        left = row["thugs"] if group == "thug" else len(row["members"])
        return self.words.say("group-figures", left=left, spaces=len(found))

    def sentence(self, view: View) -> str:
        return prompt.sentence(self.words, view)

    def rule(self, view: View) -> str:
        return decisions.rule(view)

    def warnings(self, view: View, legal: Sequence[Form]) -> list[str]:
        return table.warnings(self.words, view)

    def sure(self, view: View, legal: Sequence[Form], form: Form) -> str:
        return table.last_figure(self.words, view) if form["type"] in FIGURES else ""

    def after(self, view: View, form: Form, told: Foresight) -> list[str]:
        return standing.after(self.words, view, cast(GodfatherForesight, told))

    def score(self, view: View) -> RenderableType:
        return standing.score(self.words, view)

    def result(self, view: View) -> RenderableType:
        return standing.result(self.words, view)
