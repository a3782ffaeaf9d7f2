"""The map (G2): seven turfs and Central Park with their businesses, figures, markers and round spaces."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.cli.screen import style
from consigliere.core.shapes import Seen as View
from consigliere.games.godfather import names
from consigliere.wording.godfather import hints
from consigliere.wording.godfather.words import Words
from consigliere.wording.speech import APPROX

FREE: Final = "·"


def figure(words: Words, here: Any) -> Text:
    """Who stands on a space: a family's letters, a neutral figure, or a dot."""
    if here is None:
        return Text(FREE, style.DIM)
    if isinstance(here, str):
        return Text(words.say(f"neutral-{here}"), style.NEUTRAL)
    if isinstance(here, int):
        return style.mark(words, here)
    return Text.assemble(style.mark(words, here["seat"]), " ", words.say(f"member-{here['member']}"))


def stack(words: Words, view: View, turf: str, short: bool = False) -> Text:
    """The control markers, the controller's first; the short form counts those below it."""
    markers: list[int] = view["stacks"][turf]
    if not markers:
        return Text(words.say("ui-no-control"), style.DIM)
    out = style.mark(words, markers[-1])
    below = markers[-2::-1] if len(markers) > 1 else []
    if short:
        return Text.assemble(out, f" +{len(below)}" if below else "")
    for owner in below:
        out = Text.assemble(out, " ", style.mark(words, owner))
    return out


def sides(words: Words, business: str) -> Text:
    """`≈ ▼launder, $1 ▲blood`: the front is for the thug, the back for the family member."""
    marks = {side: words.approx(business, side) for side in ("front", "back")}
    front, back = (words.icons(words.record_list(business, side)) for side in ("front", "back"))
    both = all(marks[side] or not icons for side, icons in (("front", front), ("back", back)))
    out = Text(APPROX, style.DIM) if both else Text()
    if front:
        out.append("▼", style.OXBLOOD)
        out.append(("" if both else marks["front"]) + front + " ")
    out.append("▲", style.BRASS_BOLD)
    return out.append(("" if both else marks["back"]) + back)


def touching(words: Words, view: View, area: str) -> Text:
    """The round spaces on the area's borders, and who stands there."""
    out = Text()
    for space in names.ROUND_IDS:
        if area not in hints.areas(words, space) or space in view["closed"]:
            continue
        here = view["rounds"][space]
        if here is None:
            out.append(f"{space} ", style.DIM)
        else:
            out.append(space)
            letters = figure(words, here["seat"] if isinstance(here, dict) else here)
            out = Text.assemble(out, ":", letters, " ")
    return out


def turf_panel(words: Words, view: View, area: str) -> RenderableType:
    number = f"{names.TURF_IDS.index(area) + 1} " if area in names.TURF_IDS else ""
    lines: list[Text] = []
    if area in names.TURF_IDS:
        control = Text.assemble((words.say("ui-control") + " ", style.DIM), stack(words, view, area))
        if view["neutral"]["police-chief"] == area:
            control = Text.assemble(control, "  ", (words.say("neutral-police-chief"), style.NEUTRAL))
        lines.append(control)
    for square, business in ((f"P-{area}", f"P-{area}"), (f"T-{area}", view["tiles"].get(area))):
        if business is None:
            if area in names.TURF_IDS:
                lines += [Text(words.say("ui-empty-slot"), style.DIM), Text("")]
            continue
        here = figure(words, view["squares"].get(square)) if square in view["squares"] else Text("")
        name = (words.business(business), style.BOLD)
        id = "" if area not in names.TURF_IDS else "P " if square.startswith("P") else "T "
        lines += [
            Text.assemble((id, style.DIM), here, " ", name),
            Text.assemble("  ", sides(words, business)),
        ]
    lines.append(touching(words, view, area))
    return style.panel(Group(*lines), f"{number}{words.turf(area)} {area}")


def map_panels(words: Words, view: View, columns: int) -> Table:
    """All eight areas as panels in a grid."""
    grid = Table.grid(expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1)
    panels = [turf_panel(words, view, area) for area in names.AREA_IDS]
    for at in range(0, len(panels), columns):
        grid.add_row(*panels[at : at + columns])
    return grid


def map_lines(words: Words, view: View, named: bool, headed: bool = True) -> Table:
    """The map in eight or nine lines, with the names of the businesses where they fit."""
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    for _ in range(2):
        grid.add_column(ratio=1)
    heads = ("ui-map-turf", "ui-map-control", "ui-map-printed", "ui-map-tile")
    if headed:
        grid.add_row(*(Text(words.say(head), style.DIM) for head in heads))
    for area in names.AREA_IDS:
        cells = [
            business_cell(words, view, f"P-{area}", f"P-{area}", named),
            business_cell(words, view, f"T-{area}", view["tiles"].get(area), named),
        ]
        label = Text.assemble((f"{words.turf(area)} " if named else "", style.BOLD), (area, style.BRASS_BOLD))
        control = stack(words, view, area, short=True) if area in names.TURF_IDS else Text("")
        grid.add_row(label, control, *(cells if area in names.TURF_IDS else cells[:1]))
    return grid


def business_cell(words: Words, view: View, square: str, business: str | None, named: bool) -> Text:
    """Who stands there, the space, the name if there is room for it, front and back."""
    if business is None:
        return Text(words.say("ui-empty-slot"), style.DIM)
    here = figure(words, view["squares"][square]) if square in view["squares"] else Text(" ")
    if view["squares"].get(square) == "union-boss" and not named:
        here = Text(words.say("neutral-union-boss-mark"), style.NEUTRAL)
    name = (f" {words.business(business)}" if named else "", style.BOLD)
    space = (f" {square}" if square in view["squares"] and not named else "", style.DIM)
    return Text.assemble(here, space, name, " ", sides(words, business))


def figures_line(words: Words, view: View, named: bool = True) -> Text:
    """The round spaces that are taken, the Police Chief's turf and the Hudson."""
    out = Text(words.say("ui-rounds-taken"), style.BRASS_BOLD)
    taken = [space for space in names.ROUND_IDS if view["rounds"][space] is not None]
    for space in taken:
        where = f" {words.place(space)} {words.areas(space)} " if named else " "
        out = Text.assemble(out, " ", figure(words, view["rounds"][space]), f" {space}", (where, style.DIM))
    if not taken:
        out.append(" – ")
    chief = view["neutral"]["police-chief"]
    if chief in names.TURF_IDS:
        out = Text.assemble(out, " ", (words.say("neutral-police-chief"), style.NEUTRAL), f" {chief} ")
    return Text.assemble(out, " ", hudson(words, view))


def hudson(words: Words, view: View) -> Text:
    """Who was gunned down in this act."""
    out = Text(words.say("ui-hudson"), style.BRASS_BOLD)
    found = False
    for row in view["seats"]:
        down = [words.say("ui-hudson-thugs", thugs=row["hudson"]["thugs"])] if row["hudson"]["thugs"] else []
        down += [words.say(f"member-{member}") for member in row["hudson"]["members"]]
        if down:
            out = Text.assemble(out, " ", style.mark(words, row["seat"]), f" {words.listed(down)}")
            found = True
    for figure_id, where in view["neutral"].items():
        if where == "hudson":
            out = Text.assemble(out, " ", (words.say(f"neutral-{figure_id}"), style.NEUTRAL))
            found = True
    return out if found else out.append(" –")


def rounds(words: Words, view: View, columns: int = 1) -> Table:
    """Every open round space: who stands there, the areas it touches, the icons it would give."""
    grid = Table.grid(padding=(0, 1), expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1)
    cells = []
    for space in names.ROUND_IDS:
        if space in view["closed"]:
            continue
        here = view["rounds"][space]
        cell = Text.assemble(
            (space, style.BRASS_BOLD),
            " ",
            (words.place(space), style.BOLD),
            (f" {words.areas(space)} ", style.DIM),
        )
        if here is not None:
            cell = Text.assemble(cell, figure(words, here))
        else:
            cell = Text.assemble(cell, ("▲", style.BRASS_BOLD), hints.backs(words, view, space))
        cells.append(cell)
    rows = -(-len(cells) // columns)
    for row in range(rows):
        grid.add_row(*(cells[row + rows * c] if row + rows * c < len(cells) else "" for c in range(columns)))
    return grid
