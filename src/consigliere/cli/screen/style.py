"""Noir in a terminal: brass frames, oxblood warnings, families by colour and by their two letters.

Text keeps the terminal's own ink, so that it reads on dark and on light; nothing is told by colour alone.
"""

from typing import Final

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.text import Text

from consigliere.cli.screen.words import Words
from consigliere.games.godfather import names

BRASS: Final = Style(color="#B08D3E")
BRASS_BOLD: Final = Style(color="#B08D3E", bold=True)
OXBLOOD: Final = Style(color="#B5443F", bold=True)
BOLD: Final = Style(bold=True)
DIM: Final = Style(dim=True)
PLAIN: Final = Style()
NEUTRAL: Final = Style(color="#FFFFFF", bgcolor="#6B6B6B", bold=True)
FAMILIES: Final = {
    "marzullo": Style(color="#1E1A17", bgcolor="#E3B93B", bold=True),
    "matarazzo": Style(color="#FFFFFF", bgcolor="#2F6DB5", bold=True),
    "pizzino": Style(color="#FFFFFF", bgcolor="#2E7D4F", bold=True),
    "vitale": Style(color="#FFFFFF", bgcolor="#A3282D", bold=True),
    "caccamo": Style(color="#FFFFFF", bgcolor="#6E4A9E", bold=True),
}
COLOURS: Final = {
    "yellow": Style(color="#B8901F", bold=True),
    "blue": Style(color="#4A86CF", bold=True),
    "green": Style(color="#3E9A63", bold=True),
    "grey": Style(color="#8A8A8A", bold=True),
}


def mark(words: Words, seat: int) -> Text:
    """A family's two letters on its colour."""
    family = names.FAMILY_IDS[seat]
    return Text(words.say(f"family-{family}-mark"), FAMILIES[family])


def player(words: Words, seat: int) -> Text:
    return Text.assemble(mark(words, seat), " ", (words.seat(seat), BOLD))


def panel(body: RenderableType, title: str = "", expand: bool = True) -> Panel:
    heading = Text(f" {title} ", BRASS_BOLD) if title else None
    return Panel(
        body,
        title=heading,
        title_align="left",
        border_style=BRASS,
        box=box.ROUNDED,
        padding=(0, 1),
        expand=expand,
    )
