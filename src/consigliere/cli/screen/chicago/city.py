"""The city (C1.3): a chessboard of businesses and gaps, row by row, with the city card beside each row.

A business and the gap after it share a width, so that rows shift like bricks: what touches in the city
touches on the screen.
"""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from consigliere.cli.screen import style
from consigliere.core.shapes import Form, Seen as View
from consigliere.games.chicago import appraisal, names
from consigliere.wording.chicago import facts
from consigliere.wording.chicago.words import Words

GAP: Final = 4  # columns of a gap
LABEL: Final = 2  # of the row's letter
CARD: Final = 9  # of a city card in short
EXTORTED: Final = "●"
READY: Final = "○"
CHIEF: Final = "♛"
BAR: Final = "▌"
BACK: Final = "░░░░"  # a business that lies face down
TOKENS: Final = {
    "orange": Style(color="#1E1A17", bgcolor="#E0913A", bold=True),
    "purple": Style(color="#FFFFFF", bgcolor="#7B4BA8", bold=True),
    "brown": Style(color="#FFFFFF", bgcolor="#7A4A2A", bold=True),
    "grey": Style(color="#1E1A17", bgcolor="#A9A9A9", bold=True),
    "agent": Style(color="#FFFFFF", bgcolor="#1F3A5F", bold=True),
}


def token(words: Words, id: str) -> Text:
    """A henchman or an agent: a letter on its colour."""
    return Text(words.say(f"colour-{id}-mark"), TOKENS[id])


def henchman(words: Words, id: str) -> Text:
    """A henchman by letter and name."""
    return Text.assemble(token(words, id), f" {words.colour(id)}")


def wanted(legal: Sequence[Form]) -> set[str]:
    """The places and gaps that can be chosen now."""
    return {str(form[name]) for form in legal for name in ("card", "hole") if name in form}


def width_of(room: int) -> int:
    """The columns of a business in a city of so many columns."""
    return (room - LABEL - CARD - 1) // 4 - GAP


# -- cells


def padded(text: Text, width: int) -> Text:
    out = text.copy()
    out.truncate(width)
    out.pad_right(width - out.cell_len)
    return out


def name(words: Words, business: str, width: int) -> str:
    """The whole name where it fits."""
    whole = words.business(business)
    return whole if len(whole) <= width else words.short(business)


def signs(words: Words, view: View, place: str) -> Text:
    """Whose it is, extorted or not, with a chief or not; or the bonus token that lies on it."""
    card = view["cards"][place]
    if card["owner"] is None:
        lies = card["token"]
        return Text(f"+{words.say(f'token-{lies}-short')}" if lies else "", style.BRASS_BOLD)
    out = Text.assemble(style.mark(words, card["owner"]), EXTORTED if card["extorted"] else READY)
    if view["seats"][card["owner"]]["chief"] == place:
        out.append(CHIEF, style.OXBLOOD)
    return out


def needs(words: Words, view: View, business: str, tiny: bool = False) -> Text:
    """What it asks for in short; what the viewer lacks stands back."""
    key = "ui-need-tiny" if tiny else "ui-need"
    viewer = view["viewer"]
    out = Text()
    s = facts.position(words, view)
    for need in appraisal.needs(s, viewer or 0, names.BUSINESS_IDS.index(business)):
        shown = style.PLAIN if viewer is None or need["met"] else style.DIM
        if out:
            out.append(" ")
        if need["group"] == "henchmen":
            for _ in range(need["count"]):
                out = Text.assemble(out, token(words, need["what"]))
        else:
            out.append(words.say(key, what=need["what"], count=need["count"]), shown)
    return out


def worth(words: Words, business: str, tiny: bool = False) -> str:
    """Income and points, marked where one of them is reconstructed."""
    mark = words.approx(business, "income", "points")
    income, points = (facts.number(words, business, field) for field in ("income", "points"))
    return mark + words.say("ui-worth-tiny" if tiny else "ui-worth", income=income, points=points)


def business_cell(words: Words, view: View, place: str, width: int, lines: int, chosen: bool) -> list[Text]:
    """A business in one, two or three lines."""
    card = view["cards"][place]
    business = card["business"]
    id = Text(place[1] if lines == 1 else place, style.BRASS_BOLD if chosen else style.DIM)
    if business is None:
        first = Text.assemble(id, " " if lines > 1 else "", (BACK, style.DIM))
        cells = [first, *[Text("")] * (lines - 1)]
        return [padded(Text.assemble(bar(words, None, lines), cell), width) for cell in cells]
    sign = signs(words, view, place)
    if lines == 1:
        if card["owner"] is None:
            sign = sign[:1]  # a plus: there is a token on it
        left = width - 2 - (sign.cell_len + 1 if sign else 0)  # a blank before the gap that follows
        title = Text.assemble(id, (name(words, business, left), style.BOLD), " ", sign)
        return [padded(title, width)]
    left = width - 2 - len(place) - (sign.cell_len + 1 if lines == 2 else 0)
    title = Text.assemble(id, " ", (name(words, business, left), style.BOLD))
    asked = needs(words, view, business, tiny=lines == 2)
    value = Text(worth(words, business, tiny=lines == 2), style.DIM)
    if lines == 2:
        cells = [Text.assemble(title, " ", sign), Text.assemble(asked, " ", value)]
    else:
        cells = [title, asked, Text.assemble(value, " ", sign)]
    return [padded(Text.assemble(bar(words, card["owner"], lines), cell), width) for cell in cells]


def bar(words: Words, owner: int | None, lines: int) -> Text:
    """The edge of a business, in the colour of its owner."""
    if lines == 1:
        return Text("")
    ground = words.inks[words.families[owner]][1] if owner is not None else None
    return Text(BAR, Style(color=ground) if ground else style.DIM)


def gap_cell(words: Words, view: View, hole: str, lines: int, chosen: bool) -> list[Text]:
    """A gap: its id, and up to two tokens."""
    inside = [token(words, id) for id in view["holes"][hole]]
    shown = style.BRASS_BOLD if chosen else style.DIM
    if lines == 1:
        out = Text.assemble((hole[1], shown), *(inside or [Text("·", style.DIM)]))
        return [padded(out, GAP)]
    here = Text.assemble(*inside) if inside else Text("·", style.DIM)
    cells = [Text(hole, shown), here, *[Text("")] * (lines - 2)]
    return [padded(Text.assemble(" " if lines > 1 else "", cell), GAP) for cell in cells]


# -- rows


def city_card(words: Words, view: View, row: str) -> Text:
    """The city card beside a row; a tick where the viewer is immune to it."""
    card = facts.city_card(view, row)
    if card is None:
        return Text("")
    looks = style.OXBLOOD if facts.is_penalty(card) else style.BRASS_BOLD
    out = Text(words.say(f"city-card-{card}-short"), looks)
    viewer = view["viewer"]
    guarded = viewer is not None and facts.is_penalty(card)
    if guarded and facts.immune(facts.position(words, view), viewer or 0, card):
        out.append("✓", style.BRASS_BOLD)
    return out


def row_lines(words: Words, view: View, row: str, width: int, lines: int, chosen: set[str]) -> list[Text]:
    """One row of the chessboard."""
    out = [Text(f"{row} " if n == 0 else "  ", style.BRASS_BOLD) for n in range(lines)]
    cells: list[list[Text]] = []
    for at in range(8):
        index = at // 2 + 1
        place, hole = f"{row}{index}", f"{row.lower()}{index}"
        if facts.column(place) == at:
            cells.append(business_cell(words, view, place, width, lines, place in chosen))
        else:
            cells.append(gap_cell(words, view, hole, lines, hole in chosen))
    for n in range(lines):
        out[n] = Text.assemble(out[n], *(cell[n] for cell in cells), no_wrap=True, overflow="crop")
    beside = city_card(words, view, row)
    if lines > 1 and facts.is_penalty(view["city_cards"].get(row)):
        out[1] = Text.assemble(out[1], " ", (words.say("ui-penalty"), style.DIM))
    out[0] = Text.assemble(out[0], " " if lines > 1 else "", beside)
    return out


def board(
    words: Words, view: View, legal: Sequence[Form], room: int, lines: int, spaced: bool = False
) -> RenderableType:
    """The city in so many columns, one to three lines for each row."""
    chosen = wanted(legal)
    width = width_of(room)
    rows = [row for row in names.ROW_IDS if row in view["city_cards"]]
    out: list[Text] = []
    for row in rows:
        if out and spaced:
            out.append(Text(""))
        out += row_lines(words, view, row, width, lines, chosen)
    return Group(*out)
