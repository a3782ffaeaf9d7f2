"""Chicago as the terminal is given it: each piece of the screen is in a module of its own."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from rich.console import RenderableType

from consigliere.cli.screen.chicago import cards, layout, standing, table
from consigliere.cli.screen.game_screen import GameScreen, Shown
from consigliere.cli.screen.layout import Plan, Size
from consigliere.core.shapes import Foresight, Option, Seen as View
from consigliere.games.chicago import decisions, names
from consigliere.wording.chicago import choices, facts, prompt
from consigliere.wording.chicago.words import Words
from consigliere.wording.choices import Choice, Form

ALONE: Final = ("power", "pass", "go-on", "movement", "business")  # groups of one choice


class ChicagoScreen(GameScreen):
    turns: ClassVar = decisions.TURNS
    big: ClassVar = (*decisions.TURNS, "reveal", "extort", "oppose", "return-cards", "keep-cards")
    forced: ClassVar = {"passed": "pass"}

    def __init__(self, words: Words) -> None:
        self.words: Words = words

    # -- the question and its answers

    def rule(self, view: View) -> str:
        return decisions.rule(view)

    def sentence(self, view: View) -> str:
        return prompt.sentence(self.words, view)

    def sure(self, view: View, legal: Sequence[Form], form: Form) -> str:
        return table.sure(self.words, view, legal, form)

    def warnings(self, view: View, legal: Sequence[Form]) -> list[str]:
        return table.warnings(self.words, view)

    def choice(self, view: View, option: Option) -> Choice:
        return choices.choice(self.words, view, option)

    def group_hint(self, view: View, group: str, found: Sequence[Choice]) -> str | None:
        """What there is of it so far, how many there are to choose from, or what a power does."""
        row = view["seats"][view["viewer"]]
        counts: dict[str, int] = {
            **{side: facts.influence(row, side) for side in names.SIDE_IDS},
            "gangster": facts.gangsters(row),
            "family": row["family_cards"],
        }
        if group in counts:
            return self.words.say("group-have", have=counts[group])
        if group.startswith("row-") or (group == "business" and "card" in found[0].forms[0]):
            return self.words.say("group-count", count=len(found))
        return found[0].hint if group.startswith(ALONE) else None

    def after(self, view: View, form: Form, told: Foresight) -> list[str]:
        return standing.after(self.words, view, form)

    # -- table and cards

    def score(self, view: View) -> RenderableType:
        return standing.score(self.words, view)

    def result(self, view: View) -> RenderableType:
        return standing.result(self.words, view)

    def plans(
        self, view: View, legal: Sequence[Form], lines: Sequence[str], size: Size, shown: Sequence[Choice]
    ) -> Iterable[Plan]:
        """Places that the open menu offers are marked in the city."""
        offered = [form for choice in shown for form in choice.forms]
        return layout.plans(self.words, view, offered, lines, size)

    def board(self, view: View, size: Size) -> Shown:
        return layout.whole(self.words, view, size)

    def hand(self, view: View, legal: Sequence[Form]) -> RenderableType:
        return table.hand(self.words, view)

    def named(self, id: str) -> str:
        return cards.named(self.words, id)

    def card(self, id: str, view: View) -> list[str]:
        return cards.card(self.words, id, view)

    def search(self, asked: str, view: View) -> list[str]:
        return cards.search(self.words, asked, view)

    def reference(self, view: View, legal: Sequence[Form]) -> Shown:
        return cards.reference(self.words, view)
