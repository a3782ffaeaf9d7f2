"""Noir in a terminal: brass frames, oxblood warnings, families by colour and by their two letters.

Text keeps the terminal's own ink, so that it reads on dark and on light; nothing is told by colour alone.
"""

from typing import Final

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from consigliere.wording.speech import Speech

BRASS: Final = Style(color="#B08D3E")
BRASS_BOLD: Final = Style(color="#B08D3E", bold=True)
OXBLOOD: Final = Style(color="#B5443F", bold=True)
BOLD: Final = Style(bold=True)
DIM: Final = Style(dim=True)
PLAIN: Final = Style()
NOW: Final = "▸"  # before the phase that is on, for eyes and terminals without colour
NEUTRAL: Final = Style(color="#FFFFFF", bgcolor="#6B6B6B", bold=True)
COLOURS: Final = {
    "yellow": Style(color="#B8901F", bold=True),
    "blue": Style(color="#4A86CF", bold=True),
    "green": Style(color="#3E9A63", bold=True),
    "grey": Style(color="#8A8A8A", bold=True),
    "orange": Style(color="#D9822B", bold=True),
    "purple": Style(color="#9A6FC4", bold=True),
    "brown": Style(color="#A9744A", bold=True),
}


def ink(words: Speech, seat: int) -> Style:
    """A family's colour."""
    colour, ground = words.inks[words.families[seat]]
    return Style(color=colour, bgcolor=ground, bold=True)


def mark(words: Speech, seat: int) -> Text:
    """A family's two letters on its colour."""
    return Text(words.say(f"family-{words.families[seat]}-mark"), ink(words, seat))


def player(words: Speech, seat: int) -> Text:
    return Text.assemble(mark(words, seat), " ", (words.seat(seat), BOLD))


def panel(body: RenderableType, title: str = "", expand: bool = True) -> Panel:
    return framed(body, Text(f" {title} ", BRASS_BOLD) if title else None, expand)


def framed(body: RenderableType, heading: Text | None, expand: bool = True) -> Panel:
    """A brass frame with any heading."""
    return Panel(
        body,
        title=heading,
        title_align="left",
        border_style=BRASS,
        box=box.ROUNDED,
        padding=(0, 1),
        expand=expand,
    )


def beside(left: RenderableType, right: RenderableType, width: int) -> Table:
    """Two pieces side by side, the left one so many columns wide."""
    grid = Table.grid(expand=True)
    grid.add_column(width=width)
    grid.add_column(ratio=1)
    grid.add_row(left, right)
    return grid
