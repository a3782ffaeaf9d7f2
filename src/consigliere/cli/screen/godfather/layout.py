"""The Godfather's screen by the size of the terminal: side by side where wide, stacked where narrow.

Small terminals get the map in nine lines; the full one is a command away.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from consigliere.cli.screen import style
from consigliere.cli.screen.godfather import board, table
from consigliere.cli.screen.layout import (
    last_line,
    log,
    log_forms,
    MEDIUM,
    Part,
    Plan,
    side_by_side,
    Size,
    WIDE,
)
from consigliere.core.shapes import Form, Seen as View
from consigliere.wording.godfather.words import Words


def full_map(words: Words, view: View, size: Size) -> RenderableType:
    """Every area and every round space."""
    columns = 4 if size.width >= MEDIUM else 2
    spaces = board.rounds(words, view, 2 if size.width >= WIDE else 1)
    return Group(board.map_panels(words, view, columns), style.panel(spaces, words.say("ui-rounds")))


def plans(
    words: Words, view: View, legal: Sequence[Form], lines: Sequence[str], size: Size, places: bool
) -> Iterator[Plan]:
    """The table before a person's decision, the richest plan first. Where spaces are chosen the map stays
    longest, else the hand."""
    if size.large:
        yield Plan(large(words, view, legal, lines), LARGE_ORDER)
    if size.roomy:
        yield Plan(medium(words, view, legal, lines), MEDIUM_ORDER)
        return
    last = SMALL_LAST[::-1] if places else SMALL_LAST
    yield Plan(small(words, view, legal, lines), (*SMALL_ORDER, *last))


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
