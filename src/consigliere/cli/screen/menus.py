"""What is asked below the table: the sentence, numbered choices, cards to pick."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.cli.screen import style
from consigliere.cli.screen.game_screen import GameScreen
from consigliere.core.shapes import Seen as View
from consigliere.wording.choices import Choice, FLAT, Form, Pick
from consigliere.wording.speech import Speech

HINT: Final = 50


def question(screen: GameScreen, view: View, legal: Sequence[Form]) -> RenderableType:
    """Warnings, then the one sentence with its rule."""
    lines = [Text(f"! {line}", style.OXBLOOD) for line in screen.warnings(view, legal)]
    whose = style.mark(screen.words, view["viewer"])
    asked = Text.assemble(("▶ ", style.OXBLOOD), whose, " ", (screen.sentence(view), style.BOLD))
    return Group(*lines, asked.append(f"  [{screen.rule(view)}]", style.DIM))


def menu(words: Speech, choices: Sequence[Choice], back: bool = False) -> RenderableType:
    """Numbered choices with their consequences; under a heading the kind is not said again."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    grid.add_column()
    if back:
        grid.add_row(Text("0", style.BRASS_BOLD), Text(words.say("choice-back"), style.DIM))
    for n, choice in enumerate(choices, 1):
        label = choice.label.partition(": ")[2] or choice.label if back else choice.label
        text = label[:1].upper() + label[1:]
        grid.add_row(Text(str(n), style.BRASS_BOLD), text, Text(choice.hint, style.DIM))
    return grid


def groups(
    choices: Sequence[Choice], most: int = FLAT, alone: bool = False
) -> dict[str, list[Choice]] | None:
    """The choices by kind, where there are too many for one list; one kind only if it may stand alone."""
    if len(choices) <= most:
        return None
    out: dict[str, list[Choice]] = {}
    for choice in choices:
        out.setdefault(choice.group, []).append(choice)
    return out if len(out) > 1 or alone else None


def group_menu(screen: GameScreen, grouped: Mapping[str, Sequence[Choice]], view: View) -> RenderableType:
    """The kinds of choices, each with what it offers."""
    lines: list[Choice] = []
    for group, found in grouped.items():
        label = screen.words.say(f"group-{group}") if group else found[0].label
        hint = screen.group_hint(view, group, found) if group else found[0].hint
        lines.append(Choice(label, cards_hint(screen.words, found) if hint is None else hint, ()))
    return menu(screen.words, lines)


def cards_hint(words: Speech, found: Sequence[Choice]) -> str:
    """The cards of a group, each once; by their ids alone where the names are too long for a line."""
    labels = [(choice.label.partition(": ")[2] or choice.label).partition(";")[0] for choice in found]
    labels = list(dict.fromkeys(labels))
    text = words.listed(labels)
    return text if len(text) <= HINT else words.listed(label.partition(" ")[0] for label in labels)


def pick_list(words: Speech, pick: Pick) -> RenderableType:
    """Cards with numbers, to be named in one go."""
    out = Text()
    for n, item in enumerate(pick.items, 1):
        out.append(f"{n} ", style.BRASS_BOLD)
        out.append(words.seat(int(item)) if pick.seats else words.labelled(item))
        out.append("   ")
    return out


def picked(words: Speech, pick: Pick, chosen: Sequence[str]) -> Text:
    """The running total of a pick."""
    if pick.seats:
        named = words.listed(words.seat(int(seat)) for seat in chosen)
    else:
        named = words.cards({card: chosen.count(card) for card in chosen}, ids=True)
    nothing = words.say("pick-nothing")
    total = words.say("pick-total", cards=named or nothing, worth=pick.worth(chosen), count=len(chosen))
    line = Text(total, style.BOLD)
    if not pick.least <= len(chosen) <= pick.most:
        return line
    return Text.assemble(line, (f"  {words.say('pick-confirm')}", style.DIM))
