"""The screen as a whole, by the size of the terminal: side by side where wide, stacked where narrow.

Small terminals get the map in nine lines; the full one is a command away.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.cli.screen import board, style, table
from consigliere.cli.screen.words import Words

View = Mapping[str, Any]
Form = Mapping[str, Any]
WIDE: Final = 150
MEDIUM: Final = 100
TALL: Final = 36
VERY_TALL: Final = 46
ENDLESS: Final = 10_000


@dataclass(frozen=True, slots=True)
class Size:
    width: int
    height: int
    scrolls: bool = False  # a pipe: everything is written, nothing is left out

    @property
    def roomy(self) -> bool:
        """Whether the whole table fits on the screen at once."""
        return self.width >= MEDIUM and self.height >= TALL and not self.scrolls

    @property
    def large(self) -> bool:
        """Whether it fits with every turf as a panel."""
        return self.width >= WIDE and self.height >= VERY_TALL and not self.scrolls


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of the screen: its forms from the richest to the barest; an empty one leaves it out."""

    name: str
    forms: Sequence[Sequence[RenderableType]]


def log(lines: Sequence[str], most: int, words: Words, folded: bool = True) -> RenderableType:
    """The last lines, and how many there are before them; that note stands for two lines at least."""
    shown = list(lines) if len(lines) <= most else list(lines[len(lines) - most + 1 :])
    overflow: Any = "fold" if folded else "ellipsis"
    texts = [Text(f"• {line}", overflow=overflow, no_wrap=not folded) for line in shown]
    if len(lines) > most:
        texts.insert(0, Text(f"• {words.say('ui-log-more', lines=len(lines) - most + 1)}", style.DIM))
    return Group(*texts) if texts else Text(words.say("ui-log-empty"), style.DIM)


def last_line(words: Words, lines: Sequence[str]) -> RenderableType:
    """The log in one line: the last thing that happened."""
    out = Text(f"{words.say('ui-log')}: ", style.BRASS_BOLD, no_wrap=True, overflow="ellipsis")
    if not lines:
        return out.append(words.say("ui-log-empty"), style.DIM)
    if len(lines) > 1:
        out.append(f"{words.say('ui-log-before', lines=len(lines) - 1)} • ", style.DIM)
    return Group(Text.assemble(out, (lines[-1], style.PLAIN), no_wrap=True, overflow="ellipsis"))


def log_forms(words: Words, lines: Sequence[str], counts: Sequence[int]) -> list[list[RenderableType]]:
    """The log in a panel, shorter and shorter, then not at all."""
    title = words.say("ui-log")
    forms: list[list[RenderableType]] = []
    for most in counts:
        forms.append([style.panel(log(lines, most, words), title)])
    return [*forms, []]


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


def fitted(console: Console, parts: Sequence[Part], order: Sequence[str], room: int) -> list[RenderableType]:
    """The richest forms that fit: step by step the part next in `order` is made barer."""
    heights = {part.name: [height(console, form) for form in part.forms] for part in parts}
    at = dict.fromkeys(heights, 0)

    def total() -> int:
        return sum(heights[name][n] for name, n in at.items())

    steps: list[str] = []
    for name in order:
        if total() <= room:
            break
        if at[name] + 1 < len(heights[name]):
            at[name] += 1
            steps.append(name)
    for name in reversed(steps):  # a large part that had to go may have left room for small ones
        at[name] -= 1
        if total() > room:
            at[name] += 1
    return [renderable for part in parts for renderable in part.forms[at[part.name]]]


def screen(
    words: Words,
    view: View,
    legal: Sequence[Form],
    lines: Sequence[str],
    size: Size,
    console: Console,
    below: Sequence[RenderableType] = (),
    places: bool = False,
) -> list[RenderableType]:
    """The table before a person's decision: the richest form that fits above the prompt. Where spaces are
    chosen the map stays longest, else the hand."""
    room = ENDLESS if size.scrolls else size.height - height(console, below) - 1
    if size.large:
        parts = fitted(console, large(words, view, legal, lines), LARGE_ORDER, room)
        if height(console, parts) <= room:
            return parts
    if size.roomy:
        return fitted(console, medium(words, view, legal, lines), MEDIUM_ORDER, room)
    last = SMALL_LAST[::-1] if places else SMALL_LAST
    return fitted(console, small(words, view, legal, lines), (*SMALL_ORDER, *last), room)


SMALL_ORDER: Final = (
    *("log", "log", "players", "map", "hand", "log", "log", "players"),
    # long menus, which name places and icons themselves
    *("players", "figures", "cards", "cards", "log"),
)
SMALL_LAST: Final = ("map", "hand")
MEDIUM_ORDER: Final = (
    *("log", "log", "hand", "cards", "log", "log", "hand", "map", "cards"),
    *("log", "cards", "map", "cards"),
)
LARGE_ORDER: Final = ("log", "log", "hand", "log", "hand", "log", "cards", "log")


PLAYERS: Final = (table.players, table.players_pairs, table.players_line)


def small(words: Words, view: View, legal: Sequence[Form], lines: Sequence[str]) -> list[Part]:
    """One thing a line; the map without names, which the menus give beside the same ids."""
    title = Text(words.say("ui-log"), style.BRASS_BOLD)
    streets = [board.map_lines(words, view, False, headed) for headed in (True, False)]
    told = [[title, log(lines, most, words, False)] for most in (6, 4, 3, 2)]
    offers: list[RenderableType] = [table.jobs_line(words, view, legal), table.allies_line(words, view)]
    return [
        Part("header", [[table.header(words, view)]]),
        Part("log", [*told, [last_line(words, lines)], []]),
        Part("cards", [offers, [table.ids_line(words, view, legal)], []]),
        Part("map", [[streets[0]], [streets[1]], []]),
        Part("figures", [[board.figures_line(words, view, named=False)], []]),
        Part("players", [[form(words, view)] for form in PLAYERS] + [[]]),
        Part("hand", [[table.hand(words, view, legal, short=short)] for short in (False, True)] + [[]]),
    ]


def medium(words: Words, view: View, legal: Sequence[Form], lines: Sequence[str]) -> list[Part]:
    """The map in lines with names; jobs and players side by side."""
    streets = Group(board.map_lines(words, view, named=True), board.figures_line(words, view))
    bare = Group(board.map_lines(words, view, True, False), board.figures_line(words, view, named=False))
    people = style.panel(table.players(words, view), words.say("ui-players"))
    cards: list[list[RenderableType]] = []
    for texts in (True, False):
        jobs = table.public_jobs(words, view, legal, texts)
        offered = table.allies(words, view["offered"]) if texts else table.allies_line(words, view)
        heading = [Text(words.say("ui-allies"), style.BRASS_BOLD)] if texts else []
        offers = style.panel(Group(jobs, *heading, offered), words.say("ui-public-jobs"))
        cards.append([side_by_side(offers, people, (1, 1))])
    names_alone: list[RenderableType] = [table.jobs_line(words, view, legal), table.allies_line(words, view)]
    cards.append([*names_alone, table.players_pairs(words, view)])
    return [
        Part("header", [[table.header(words, view)]]),
        Part("map", [[style.panel(streets, words.say("ui-map"))], [bare], []]),
        Part("cards", [*cards, names_alone, []]),
        Part("log", log_forms(words, lines, (8, 6, 4, 3, 2))),
        Part("hand", hands(words, view, legal)),
    ]


def hands(words: Words, view: View, legal: Sequence[Form]) -> list[list[RenderableType]]:
    """The own hand with texts, with values, by name alone."""
    return [
        [table.hand(words, view, legal, texts=texts, short=short)]
        for texts, short in ((True, False), (False, False), (False, True))
    ]


def large(words: Words, view: View, legal: Sequence[Form], lines: Sequence[str]) -> list[Part]:
    """Turf by turf as panels, the round spaces below, cards with their texts at the side."""
    spaces = style.panel(board.rounds(words, view, 2), words.say("ui-rounds"))
    streets = Group(board.map_panels(words, view, 4), spaces)
    seats = Group(table.players(words, view), board.hudson(words, view))
    people = style.panel(seats, words.say("ui-players"))
    sides: list[list[RenderableType]] = []
    for texts in (True, False):
        jobs = style.panel(table.public_jobs(words, view, legal, texts), words.say("ui-public-jobs"))
        offered = table.allies(words, view["offered"]) if texts else table.allies_line(words, view)
        allies = style.panel(offered, words.say("ui-allies"))
        sides.append([side_by_side(streets, Group(jobs, allies, people), (5, 3))])
    return [
        Part("header", [[table.header(words, view)]]),
        Part("cards", sides),
        Part("log", log_forms(words, lines, (8, 6, 4, 3, 2))),
        Part("hand", hands(words, view, legal)),
    ]
