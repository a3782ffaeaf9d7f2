"""The screen as a whole, by the size of the terminal: side by side where wide, stacked where narrow.

Small terminals get the map in nine lines; the full one is a command away.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.cli.screen import board, prompt, style, table
from consigliere.cli.screen.choices import Choice, FLAT, Pick, worth
from consigliere.cli.screen.words import Words

View = Mapping[str, Any]
Form = Mapping[str, Any]
WIDE: Final = 150
MEDIUM: Final = 100
TALL: Final = 36
VERY_TALL: Final = 46


@dataclass(frozen=True, slots=True)
class Size:
    width: int
    height: int

    @property
    def roomy(self) -> bool:
        """Whether the whole table fits on the screen at once."""
        return self.width >= MEDIUM and self.height >= TALL

    @property
    def large(self) -> bool:
        """Whether it fits with every turf as a panel."""
        return self.width >= WIDE and self.height >= VERY_TALL


def log(lines: Sequence[str], most: int, words: Words) -> RenderableType:
    shown = list(lines[-most:])
    if len(lines) > most:
        shown.insert(0, words.say("ui-log-more", lines=len(lines) - most))
    texts = [Text(f"• {line}", overflow="fold") for line in shown]
    return Group(*texts) if texts else Text(words.say("ui-log-empty"), style.DIM)


def log_panel(words: Words, lines: Sequence[str], most: int) -> list[RenderableType]:
    return [style.panel(log(lines, most, words), words.say("ui-log"))] if most else []


def full_map(words: Words, view: View, size: Size) -> RenderableType:
    """Every area and every round space."""
    columns = 4 if size.width >= MEDIUM else 2
    spaces = board.rounds(words, view, 2 if size.width >= WIDE else 1)
    return Group(board.map_panels(words, view, columns), style.panel(spaces, words.say("ui-rounds")))


def side_by_side(left: RenderableType, right: RenderableType, shares: tuple[int, int]) -> Table:
    grid = Table.grid(expand=True)
    grid.add_column(ratio=shares[0])
    grid.add_column(ratio=shares[1])
    grid.add_row(left, right)
    return grid


def height(console: Console, parts: Sequence[RenderableType]) -> int:
    return sum(len(console.render_lines(part)) for part in parts)


def screen(
    words: Words,
    view: View,
    legal: Sequence[Form],
    lines: Sequence[str],
    size: Size,
    console: Console,
    below: Sequence[RenderableType] = (),
) -> list[RenderableType]:
    """The table before a person's decision: the richest form that fits above the prompt."""
    if not size.roomy:
        return small(words, view, legal, lines)
    room = size.height - height(console, below) - 1
    tries = [(medium, 3, False), (medium, 1, False), (medium, 2, True), (medium, 0, True)]
    if size.large:
        tries = [(large, 4, False), (large, 2, False), (large, 2, True), (large, 0, True), *tries]
    parts: list[RenderableType] = []
    for form, told, short in tries:
        parts = form(words, view, legal, lines, told, short)
        if height(console, parts) <= room:
            break
    return parts


def small(words: Words, view: View, legal: Sequence[Form], lines: Sequence[str]) -> list[RenderableType]:
    """What was told scrolls away first; map, players and hand stay in sight."""
    return [
        Text(words.say("ui-log"), style.BRASS_BOLD),
        log(lines, 6, words),
        Text(words.say("ui-public-jobs"), style.BRASS_BOLD),
        table.public_jobs(words, view, legal, texts=False),
        table.allies_line(words, view),
        table.header(words, view),
        board.map_lines(words, view, named=False),
        board.figures_line(words, view),
        table.players(words, view),
        table.hand(words, view, legal),
    ]


def medium(
    words: Words, view: View, legal: Sequence[Form], lines: Sequence[str], told: int, short: bool
) -> list[RenderableType]:
    """The map in lines with names; jobs and players side by side."""
    streets = Group(board.map_lines(words, view, named=True), board.figures_line(words, view))
    people = style.panel(table.players(words, view), words.say("ui-players"))
    jobs = table.public_jobs(words, view, legal, texts=False)
    offers = style.panel(Group(jobs, table.allies_line(words, view)), words.say("ui-public-jobs"))
    return [
        table.header(words, view),
        style.panel(streets, words.say("ui-map")),
        side_by_side(offers, people, (1, 1)),
        *log_panel(words, lines, told),
        table.hand(words, view, legal, texts=not short, short=short),
    ]


def large(
    words: Words, view: View, legal: Sequence[Form], lines: Sequence[str], told: int, short: bool
) -> list[RenderableType]:
    """Turf by turf as panels, the round spaces below, cards with their texts at the side."""
    side = Group(
        style.panel(table.public_jobs(words, view, legal, texts=True), words.say("ui-public-jobs")),
        style.panel(table.allies(words, view), words.say("ui-allies")),
        style.panel(table.players(words, view), words.say("ui-players")),
    )
    spaces = style.panel(board.rounds(words, view, 2), words.say("ui-rounds"))
    streets = Group(board.map_panels(words, view, 4), spaces)
    return [
        table.header(words, view),
        side_by_side(streets, side, (5, 3)),
        *log_panel(words, lines, told),
        table.hand(words, view, legal, texts=not short, short=short),
    ]


def question(words: Words, view: View, legal: Sequence[Form]) -> RenderableType:
    """Warnings, then the one sentence with its rule."""
    lines = [Text(f"! {line}", style.OXBLOOD) for line in table.warnings(words, view, legal)]
    asked = Text.assemble(("▶ ", style.OXBLOOD), (prompt.sentence(words, view), style.BOLD))
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
        grid.add_row(
            Text(str(n), style.BRASS_BOLD), label[:1].upper() + label[1:], Text(choice.hint, style.DIM)
        )
    return grid


def groups(choices: Sequence[Choice]) -> dict[str, list[Choice]] | None:
    """The choices by kind, where there are too many for one list."""
    if len(choices) <= FLAT:
        return None
    out: dict[str, list[Choice]] = {}
    for choice in choices:
        out.setdefault(choice.group, []).append(choice)
    return out if len(out) > 1 else None


def group_menu(words: Words, grouped: Mapping[str, Sequence[Choice]], view: View) -> RenderableType:
    row = view["seats"][view["viewer"]]
    lines: list[Choice] = []
    for group, found in grouped.items():
        label = words.say(f"group-{group}") if group else found[0].label
        if group in ("thug", "member"):
            left = row["thugs"] if group == "thug" else len(row["members"])
            hint = words.say("group-figures", left=left, spaces=len(found))
        else:
            hint = words.listed(choice.label.partition(": ")[2] or choice.label for choice in found)
        lines.append(Choice(label, hint, ()))
    return menu(words, lines)


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
    line = words.say("pick-total", cards=named or words.say("pick-nothing"), worth=worth(chosen))
    return Text.assemble((line, style.BOLD), (f"  {words.say('pick-confirm')}", style.DIM))


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
