"""What is asked below the table: the sentence, numbered choices, cards to pick, and the result at the end."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.cli.screen import prompt, style, table
from consigliere.cli.screen.choices import Choice, FLAT, Pick, worth
from consigliere.cli.screen.words import Words

View = Mapping[str, Any]
Form = Mapping[str, Any]
HINT: Final = 50


def question(words: Words, view: View, legal: Sequence[Form]) -> RenderableType:
    """Warnings, then the one sentence with its rule."""
    lines = [Text(f"! {line}", style.OXBLOOD) for line in table.warnings(words, view, legal)]
    whose = style.mark(words, view["viewer"])
    asked = Text.assemble(("▶ ", style.OXBLOOD), whose, " ", (prompt.sentence(words, view), style.BOLD))
    return Group(*lines, asked.append(f"  [{prompt.rule(view)}]", style.DIM))


def menu(words: Words, choices: Sequence[Choice], back: bool = False) -> RenderableType:
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


def group_menu(words: Words, grouped: Mapping[str, Sequence[Choice]], view: View) -> RenderableType:
    row = view["seats"][view["viewer"]]
    lines: list[Choice] = []
    for group, found in grouped.items():
        label = words.say(f"group-{group}") if group else found[0].label
        if group in ("thug", "member"):
            left = row["thugs"] if group == "thug" else len(row["members"])
            hint = words.say("group-figures", left=left, spaces=len(found))
        else:
            hint = cards_hint(words, found)
        lines.append(Choice(label, hint, ()))
    return menu(words, lines)


def cards_hint(words: Words, found: Sequence[Choice]) -> str:
    """The cards of a group, each once; by their ids alone where the names are too long for a line."""
    labels = [(choice.label.partition(": ")[2] or choice.label).partition(";")[0] for choice in found]
    labels = list(dict.fromkeys(labels))
    text = words.listed(labels)
    return text if len(text) <= HINT else words.listed(label.partition(" ")[0] for label in labels)


def pick_list(words: Words, pick: Pick) -> RenderableType:
    """Cards with numbers, to be named in one go."""
    out = Text()
    for n, item in enumerate(pick.items, 1):
        out.append(f"{n} ", style.BRASS_BOLD)
        out.append(words.seat(int(item)) if pick.seats else words.card(item))
        out.append("   ")
    return out


def picked(words: Words, pick: Pick, chosen: Sequence[str]) -> Text:
    """The running total of a pick."""
    if pick.seats:
        named = words.listed(words.seat(int(seat)) for seat in chosen)
    else:
        named = words.cards({card: chosen.count(card) for card in chosen})
    total = words.say("pick-total", cards=named or words.say("pick-nothing"), worth=worth(chosen))
    line = Text(total, style.BOLD)
    if not pick.least <= len(chosen) <= pick.most:
        return line
    return Text.assemble(line, (f"  {words.say('pick-confirm')}", style.DIM))


def result(words: Words, view: View) -> RenderableType:
    """The end: source by source, the winners first marked."""
    grid = Table(box=None, padding=(0, 2), header_style=style.BRASS_BOLD)
    for column in ("player", "bills", "dominance", "colours", "total"):
        grid.add_column(words.say(f"end-{column}"), justify="left" if column == "player" else "right")
    for row in sorted(view["seats"], key=lambda row: -row["score"]):
        bonus = 5 * row["dominance"], 5 * row["colours"]
        money = row["score"] - sum(bonus)
        name = style.player(words, row["seat"])
        if row["won"]:
            name = Text.assemble(name, (f"  ★ {words.say('end-winner')}", style.OXBLOOD))
        grid.add_row(name, f"${money}", f"${bonus[0]}", f"${bonus[1]}", Text(f"${row['score']}", style.BOLD))
    return style.panel(grid, words.say("end-title"), expand=False)
