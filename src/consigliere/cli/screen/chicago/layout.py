"""Chicago's screen by the size of the terminal: the city beside the mini-boards, or stacked above them."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from consigliere.cli.screen import style
from consigliere.cli.screen.chicago import city, seats, table
from consigliere.cli.screen.layout import last_line, log, log_forms, Part, Plan, Size
from consigliere.core.shapes import Form, Seen as View
from consigliere.wording.chicago.words import Words

FRAME: Final = 4  # columns of a panel's border and padding
SIDE: Final = 46  # columns of the players beside the city
WIDE: Final = 132
TALL: Final = 38
AIRY: Final = 50
ROOM: Final = 140  # columns beyond which the city grows no more

LARGE_ORDER: Final = ("city", "city", "hand", "city", "city", "hand", "city", "city")
MIDDLE_ORDER: Final = (
    *("log", "hand", "log", "log", "status", "players", "log", "hand"),
    *("log", "city", "players", "players", "players"),
)
SMALL_ORDER: Final = (
    *("log", "log", "status", "log", "players", "log", "hand"),
    *("players", "log", "players", "players", "city"),
)


def plans(
    words: Words, view: View, legal: Sequence[Form], lines: Sequence[str], size: Size
) -> Iterator[Plan]:
    """The richest plan first."""
    if size.width >= WIDE and size.height >= TALL and not size.scrolls:
        for spaced in (True, False) if size.height >= AIRY else (False,):
            yield Plan(large(words, view, legal, lines, size, spaced), LARGE_ORDER)
    if size.width >= 96:
        yield Plan(middle(words, view, legal, lines, size), MIDDLE_ORDER)
    if size.width < 96 or not size.scrolls:
        yield Plan(small(words, view, legal, lines, size), SMALL_ORDER)


def framed_city(words: Words, view: View, legal: Sequence[Form], width: int, lines: int) -> RenderableType:
    board = city.board(words, view, legal, width - FRAME, lines)
    return style.panel(board, words.say("ui-city"))


def large(
    words: Words, view: View, legal: Sequence[Form], lines: Sequence[str], size: Size, spaced: bool
) -> list[Part]:
    """Three lines for each row of the city, the log below it; a panel for each player at the side."""
    left = min(size.width - SIDE, ROOM)
    streets = city.board(words, view, legal, left - FRAME, 3, spaced)
    board = style.panel(Group(streets, table.status(words, view, godchildren=False)), words.say("ui-city"))
    people = seats.panels(words, view)
    below = log_forms(words, lines, (8, 6, 5, 4, 3, 2))
    return [
        Part("header", [[table.header(words, view)]]),
        Part("city", [[style.beside(Group(board, *form), people, left)] for form in below]),
        Part("hand", hands(words, view)),
    ]


def middle(words: Words, view: View, legal: Sequence[Form], lines: Sequence[str], size: Size) -> list[Part]:
    """Two lines for each row of the city, the players in a table below."""
    width = min(size.width, ROOM)
    people: list[list[RenderableType]] = [
        [seats.table(words, view, notes=notes, whole=True)] for notes in (True, False)
    ]
    people += [[seats.line(words, view)], []]
    return [
        Part("header", [[table.header(words, view)]]),
        Part(
            "city", [[city.board(words, view, legal, width, 2)], [city.board(words, view, legal, width, 1)]]
        ),
        Part("players", people),
        Part("status", [[table.status(words, view)], []]),
        Part("log", logs(words, lines)),
        Part("hand", hands(words, view)),
    ]


def small(words: Words, view: View, legal: Sequence[Form], lines: Sequence[str], size: Size) -> list[Part]:
    """A line for each row of the city and for each player."""
    forms = ((True, True), (True, False), (False, False))
    people: list[list[RenderableType]] = [[seats.table(words, view, *form)] for form in forms]
    people += [[seats.line(words, view)], []]
    return [
        Part("header", [[table.header(words, view)]]),
        Part("city", [[city.board(words, view, legal, min(size.width, ROOM), 1)], []]),
        Part("players", people),
        Part("status", [[table.status(words, view)], []]),
        Part("log", logs(words, lines)),
        Part("hand", hands(words, view)[1:]),
    ]


def logs(words: Words, lines: Sequence[str]) -> list[list[RenderableType]]:
    """The log under a heading, shorter and shorter, then its last line, then nothing."""
    title = Text(words.say("ui-log"), style.BRASS_BOLD)
    return [
        *([title, log(lines, most, words, False)] for most in (6, 4, 3, 2)),
        [last_line(words, lines)],
        [],
    ]


def hands(words: Words, view: View) -> list[list[RenderableType]]:
    """The own hand with texts, in two lines, in one."""
    forms = ((True, False), (False, False), (False, True))
    return [[table.hand(words, view, texts=texts, short=short)] for texts, short in forms]


def whole(words: Words, view: View, size: Size) -> list[RenderableType]:
    """The city as large as it goes, and every player."""
    width = min(size.width, ROOM)
    lines = 3 if size.width >= 96 else 1
    people = seats.panels(words, view)
    return [
        framed_city(words, view, [], width, lines) if lines > 1 else city.board(words, view, [], width, 1),
        people,
        Group(table.status(words, view)),
    ]
