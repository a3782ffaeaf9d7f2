"""The players beside the city: mini-boards with their henchmen and bonuses, what lies on the tables (C2.4).

From one line for each player to a panel for each.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.cli.screen import style
from consigliere.cli.screen.chicago.city import CHIEF, henchman, token
from consigliere.core.shapes import Seen as View
from consigliere.games.chicago import names
from consigliere.games.chicago.state import Chicago
from consigliere.wording.chicago import facts, known
from consigliere.wording.chicago.words import ALL, Words

Row = Mapping[str, Any]
COLUMNS: Final = ("hand", "control", "gangsters", "hat", "city", "assets", "family", "extra")
AREA: Final = 14  # columns of an area
PENALTIES: Final = 4
USED: Final = "✗"
OPEN: Final = "✓"


def area(words: Words, s: Chicago, row: Row, id: str) -> Text:
    """The henchmen of an area; a tick where its bonus is ready, a cross where it is used for this round."""
    inside = [token(words, colour) for colour in row["areas"][id]]
    if not inside:
        return Text("–", style.DIM)
    out = Text.assemble(*inside)
    if id in row["bonuses"]:
        ready = facts.bonus_ready(s, row["seat"], id)
        out.append(OPEN if ready else USED, style.BRASS_BOLD if ready else style.DIM)
    return out


def assets(words: Words, row: Row, short: bool) -> str:
    """The assets on the table, tokens among them."""
    held = {kind: facts.assets(row, kind) for kind in names.ASSET_IDS}
    if short:
        return "".join(words.say(f"asset-{kind}-mark") * n for kind, n in held.items()) or "–"
    return (
        words.listed(words.card(kind) + (f" ×{n}" if n > 1 else "") for kind, n in held.items() if n) or "–"
    )


def numbers(words: Words, row: Row) -> list[str]:
    """The columns of the table of players."""
    return [
        str(row["hand_size"]),
        str(row["controlled"]),
        str(facts.gangsters(row)),
        *(str(facts.influence(row, side)) for side in names.SIDE_IDS),
        assets(words, row, short=True),
        str(row["family_cards"]),
        "".join(row["extras"]) or "–",
    ]


def name(words: Words, view: View, row: Row, whole: bool = True) -> Text:
    """▶ whose decision it is, the mark, and the name with signs: chief out, godchild, passed."""
    acting = view["prompt"] is not None and row["seat"] in view["prompt"]["seats"]
    out = Text.assemble(("▶" if acting else " ", style.OXBLOOD), style.mark(words, row["seat"]))
    if whole:
        out = Text.assemble(out, " ", (words.seat(row["seat"]), style.BOLD))
    return Text.assemble(out, marks(words, view, row))


def marks(words: Words, view: View, row: Row) -> Text:
    """Start player, godchild with the benefits still open, out of the phase."""
    out = Text()
    if view["start"] == row["seat"]:
        out.append("¹", style.BRASS_BOLD)
    if row["godchild"]:
        out.append(" " + words.say("ui-godchild-mark", left=2 - len(row["benefits_used"])), style.BRASS_BOLD)
    if row["passed"]:
        out.append(" " + words.say("ui-passed-mark"), style.DIM)
    return out


def table(
    words: Words, view: View, headed: bool = True, notes: bool = True, whole: bool = False
) -> RenderableType:
    """One line for each player, the six areas of the mini-board at its end."""
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=style.DIM, show_header=headed)
    grid.add_column("", no_wrap=True)
    for column in COLUMNS:
        grid.add_column(words.say(f"ui-column-{column}"), no_wrap=True, justify="right")
    for id in names.AREA_IDS:
        grid.add_column(words.say(f"area-{id}-short"), no_wrap=True, min_width=3)
    s = facts.position(words, view)
    for row in view["seats"]:
        areas = [area(words, s, row, id) for id in names.AREA_IDS]
        label = name(words, view, row, whole)
        if row["first_henchman"]:
            label = Text.assemble(label, " ", token(words, row["first_henchman"]))
        grid.add_row(label, *numbers(words, row), *areas)
    below = [line for row in view["seats"] for line in note_lines(words, view, row)] if notes else []
    return Group(grid, *below)


def notes(words: Words, view: View, row: Row) -> list[str]:
    """Points given by place, immunities, and with the memory aid what is known of the hand."""
    out: list[str] = []
    if row.get("given"):
        out.append(words.say("ui-given", points=row["given"]))
    if row["immune"]:
        every = len(row["immune"]) == PENALTIES
        listed = ALL if every else words.listed(map(words.city_card, row["immune"]))
        out.append(words.say("ui-immune", penalties=listed))
    if view["options"].get("memory-aid") and row["seat"] != view["viewer"]:
        out.append(words.say("ui-known", cards=words.cards(known.hand(view, row["seat"])) or "–"))
    return out


def note_lines(words: Words, view: View, row: Row) -> list[Text]:
    told = notes(words, view, row)
    return (
        [Text.assemble("  ", style.mark(words, row["seat"]), (" " + "; ".join(told), style.DIM))]
        if told
        else []
    )


def line(words: Words, view: View) -> Text:
    """Cards, businesses, gangsters and influence of every player in one line."""
    out = Text(f"{words.say('ui-players-line')}:", style.BRASS_BOLD)
    for row in view["seats"]:
        told = "/".join(
            map(str, (row["hand_size"], row["controlled"], facts.gangsters(row), facts.all_influence(row)))
        )
        out = Text.assemble(out, " ", style.mark(words, row["seat"]), f" {told} ")
    return out


def panel(words: Words, view: View, row: Row) -> RenderableType:
    """A player with the mini-board, in three lines or four."""
    godchild = words.say("ui-godchild", left=2 - len(row["benefits_used"])) if row["godchild"] else ""
    passed = words.say("ui-passed") if row["passed"] else ""
    start = words.say("ui-start") if view["start"] == row["seat"] else ""
    extra = words.say("ui-seat-extra", extras="".join(row["extras"])) if row["extras"] else ""
    chief = f"{CHIEF} {row['chief']}" if row["chief"] else ""
    told = words.listed(part for part in (start, godchild, passed, extra, chief) if part)
    first = words.say(
        "ui-seat-first",
        hand=row["hand_size"],
        controlled=row["controlled"],
        gangsters=facts.gangsters(row),
        family=row["family_cards"],
    )
    second = words.say(
        "ui-seat-second",
        hat=facts.influence(row, "hat"),
        city=facts.influence(row, "city"),
        assets=assets(words, row, short=False),
    )
    s = facts.position(words, view)
    rows = [mini_board(words, s, row, ids) for ids in (names.AREA_IDS[:3], names.AREA_IDS[3:])]
    if row["first_henchman"]:  # the areas are empty then: both are placed with the second one
        rows = [
            Text.assemble((words.say("ui-first") + " ", style.DIM), henchman(words, row["first_henchman"]))
        ]
    acting = view["prompt"] is not None and row["seat"] in view["prompt"]["seats"]
    title = Text.assemble(
        (" ▶ " if acting else " ", style.OXBLOOD),
        style.player(words, row["seat"]),
        (f" {told} " if told else " ", style.DIM),
    )
    below = [Text("; ".join(lines), style.DIM) for lines in (notes(words, view, row),) if lines]
    body = Group(Text(first), Text(second), *rows, *below)
    return style.framed(body, title)


def mini_board(words: Words, s: Chicago, row: Row, ids: Sequence[str]) -> Text:
    """Some areas of the mini-board with their henchmen."""
    out = Text()
    for id in ids:
        cell = Text.assemble((words.area(id) + " ", style.DIM), area(words, s, row, id))
        cell.pad_right(max(AREA - cell.cell_len, 1))
        out = Text.assemble(out, cell)
    return out


def panels(words: Words, view: View) -> RenderableType:
    return Group(*(panel(words, view, row) for row in view["seats"]))
