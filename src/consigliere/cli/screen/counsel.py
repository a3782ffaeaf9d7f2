"""The consigliere at a person's ear: the best actions of the decision now asked, in a small panel.

It is given the same fair view as a bot of that seat, never the state.
"""

import random
from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.bots.advice import Advice, advise, Reason
from consigliere.bots.base import Clock, Decision
from consigliere.bots.games import mind_of
from consigliere.cli.screen import style
from consigliere.cli.screen.game_screen import Shown, View
from consigliere.core.game import Game
from consigliere.wording.choices import Pick
from consigliere.wording.speech import Speech

SECONDS: Final = 1.0
BESIDE: Final = 12  # columns of the panel beside the reasons
GAP: Final = "  "
GAIN: Final = "▲"
RISK: Final = "▼"
ROW: Final = "▸"  # no number: those of the menu below are others
ITEMS: Final = ("card", "bill", "good", "seat")  # what a form of a pick may name


class Counsel:
    """Advice for one seat; the clock says how long it thinks."""

    def __init__(self, game: Game, seat: int, clock: Callable[[], Clock] = lambda: Clock(SECONDS)) -> None:
        self.game = game
        self.seat = seat
        self.clock = clock

    def ask(self, words: Speech, view: View, pick: Pick | None, width: int) -> Shown:
        """The panel; the same at the same place of the same game, where the budget is in playouts."""
        fair = self.game.view(self.seat, knowledge=True)
        decision = Decision(self.seat, fair["prompt"]["decision"], self.game.legal_for(self.seat))
        rng = random.Random(f"advice/{len(self.game.journal.entries)}/{self.seat}")
        clock = self.clock()
        found = advise(mind_of(self.game.rules), fair, decision, clock, rng, whole=pick is not None)
        return [panel(words, view, found, pick, clock.used, width)]


def panel(
    words: Speech, view: View, found: Sequence[Advice], pick: Pick | None, playouts: int, width: int
) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    mixed = len(found) > 1 and found[0].often is not None
    for one in found:
        said = said_of(words, view, one, pick)
        body = [Text(said[:1].upper() + said[1:], style.BOLD)]
        if mixed and one.often is not None:
            body.append(Text(words.say("advice-often", often=round(100 * one.often))))
        body += lines([reason(words, why) for why in one.reasons], width - BESIDE)
        chance = words.say("advice-chance", chance=round(100 * one.chance))
        grid.add_row(Text(ROW, style.BRASS_BOLD), Text(chance, style.BOLD), Group(*body))
    notes = [words.say("advice-note", playouts=playouts)]
    notes += [words.say("advice-note-bids")] if mixed else []
    notes += [words.say("advice-note-reasons")] if any(one.reasons for one in found) else []
    note = Text(" ".join(notes), style.DIM)
    return style.panel(Group(grid, note), words.say("advice-title"), expand=False)


def lines(texts: Sequence[Text], width: int) -> list[Text]:
    """Side by side as far as they fit: no line breaks inside one."""
    out: list[Text] = []
    for text in texts:
        if out and out[-1].cell_len + len(GAP) + text.cell_len <= width:
            out[-1] = Text.assemble(out[-1], GAP, text)
        else:
            out.append(text)
    return out


def reason(words: Speech, why: Reason) -> Text:
    mark, look = (GAIN, style.COLOURS["green"]) if why.points > 0 else (RISK, style.OXBLOOD)
    points = f"{why.points:+.1f}".replace("-", "−")
    return Text.assemble((f"{mark} ", look), words.say("advice-by", text=words.say(why.key), points=points))


def said_of(words: Speech, view: View, one: Advice, pick: Pick | None) -> str:
    """As the menu says it; of a pick the numbers to type and what they stand for."""
    if pick is None or begun(view, one, pick):
        said = (words.action(action.form, view, ids=True) for action in one.actions)
        return words.say("clause-separator").join(said)
    numbers = numbers_of(pick, one)
    items = [pick.items[n - 1] for n in numbers]
    if pick.seats:
        what = words.listed(words.seat(int(item)) for item in items)
    elif numbers == sorted(numbers):
        what = words.cards({item: items.count(item) for item in items}, ids=True)
    else:  # the order matters, and the words keep it
        what = words.listed(words.labelled(item) for item in items)
    typed = " ".join(map(str, numbers)) or "0"
    return words.say("advice-numbers", numbers=typed, what=what or words.say("pick-nothing"))


def begun(view: View, one: Advice, pick: Pick) -> bool:
    """Whether a part was named already, in notation: then numbers would name it again."""
    if pick.steps:
        return bool(view["sealed"]["step"])
    items = [pick.items[n - 1] for n in numbers_of(pick, one)]
    return dict(pick.forms(items)[0]) != dict(one.actions[0].form)


def numbers_of(pick: Pick, one: Advice) -> list[int]:
    """The numbers of what is named; what the engine would add by itself, since it is forced, too."""
    named: list[str] = []
    for action in one.actions:
        item = next((str(action.form[field]) for field in ITEMS if field in action.form), None)
        named += [item] * int(str(action.form.get("count", 1))) if item is not None else []
    if pick.steps and len(named) < pick.least:
        return with_forced(pick, named)
    left = list(range(len(pick.items)))
    numbers: list[int] = []
    for item in named:
        at = next(n for n in left if pick.items[n] == item)
        left.remove(at)
        numbers.append(at + 1)
    after = [n for n in left if n + 1 > max(numbers, default=0)]
    return [*numbers, *(n + 1 for n in after[: max(0, pick.least - len(numbers))])]


def with_forced(pick: Pick, named: Sequence[str]) -> list[int]:
    """Card by card in their order: where passing over a card would leave too few, the engine takes it."""
    numbers: list[int] = []
    wanted = list(named)
    at = 0
    while len(numbers) < pick.least:
        rest = pick.items[at:]
        forced = len(rest) - rest.count(rest[0]) < pick.least - len(numbers)
        item = rest[0] if forced or not wanted else wanted.pop(0)
        at = pick.items.index(item, at) + 1
        numbers.append(at)
    return numbers
