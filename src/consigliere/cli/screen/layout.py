"""The screen as a whole, by the size of the terminal: what it is made of, and the richest form that fits."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.cli.screen import style
from consigliere.wording.speech import Speech

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
        """Whether it fits with every part as a panel."""
        return self.width >= WIDE and self.height >= VERY_TALL and not self.scrolls


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of the screen: its forms from the richest to the barest; an empty one leaves it out."""

    name: str
    forms: Sequence[Sequence[RenderableType]]


@dataclass(frozen=True, slots=True)
class Plan:
    """The pieces of a screen from top to bottom, and in which order they are made barer."""

    parts: Sequence[Part]
    order: Sequence[str]


def log(lines: Sequence[str], most: int, words: Speech, folded: bool = True) -> RenderableType:
    """The last lines, and how many there are before them; that note stands for two lines at least."""
    shown = list(lines) if len(lines) <= most else list(lines[len(lines) - most + 1 :])
    overflow: Any = "fold" if folded else "ellipsis"
    texts = [Text(f"• {line}", overflow=overflow, no_wrap=not folded) for line in shown]
    if len(lines) > most:
        texts.insert(0, Text(f"• {words.say('ui-log-more', lines=len(lines) - most + 1)}", style.DIM))
    return Group(*texts) if texts else Text(words.say("ui-log-empty"), style.DIM)


def last_line(words: Speech, lines: Sequence[str]) -> RenderableType:
    """The log in one line: the last thing that happened."""
    out = Text(f"{words.say('ui-log')}: ", style.BRASS_BOLD, no_wrap=True, overflow="ellipsis")
    if not lines:
        return out.append(words.say("ui-log-empty"), style.DIM)
    if len(lines) > 1:
        out.append(f"{words.say('ui-log-before', lines=len(lines) - 1)} • ", style.DIM)
    return Group(Text.assemble(out, (lines[-1], style.PLAIN), no_wrap=True, overflow="ellipsis"))


def log_forms(words: Speech, lines: Sequence[str], counts: Sequence[int]) -> list[list[RenderableType]]:
    """The log in a panel, shorter and shorter, then not at all."""
    title = words.say("ui-log")
    forms: list[list[RenderableType]] = []
    for most in counts:
        forms.append([style.panel(log(lines, most, words), title)])
    return [*forms, []]


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


def fitting(
    console: Console, plans: Iterable[Plan], size: Size, below: Sequence[RenderableType] = ()
) -> list[RenderableType]:
    """The first plan, made as bare as it must be, that fits above the prompt; else the last one."""
    room = ENDLESS if size.scrolls else size.height - height(console, below) - 1
    out: list[RenderableType] = []
    for plan in plans:
        out = fitted(console, plan.parts, plan.order, room)
        if height(console, out) <= room:
            break
    return out
