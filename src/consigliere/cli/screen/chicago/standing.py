"""Where things stand (C11.2): points so far, source by source, what a control would bring, the result."""

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.cli.screen import style
from consigliere.wording.chicago import facts, hints, prompt
from consigliere.wording.chicago.words import Words

View = Mapping[str, Any]
Form = Mapping[str, Any]
Row = Mapping[str, Any]
SOURCES: Final = ("businesses", "henchmen", "assets", "extras", "cards", "agents")


def points(words: Words, view: View, rows: list[Mapping[str, Any]], winner: bool) -> Table:
    """A line for each player: every source of points, the total, and the influence that breaks ties."""
    grid = Table(box=None, padding=(0, 1, 0, 0), header_style=style.BRASS_BOLD)
    grid.add_column(words.say("end-player"), overflow="fold")  # a long name is wrapped, a number never
    given = any(row.get("given") for row in rows)
    for source in (*SOURCES, *(("place",) if given else ()), "total", "influence"):
        heading = words.say(f"end-{source}")
        grid.add_column(heading, justify="right", no_wrap=True, min_width=len(heading))
    for row in rows:
        found = facts.points(words, view, row)
        cells = [str(getattr(found, source)) for source in SOURCES[:-1]]
        name = style.player(words, row["seat"])
        if winner and row["won"]:
            name = Text.assemble(name, (f"  ★ {words.say('end-winner')}", style.OXBLOOD))
        total = row["score"] if winner else found.total
        cells.append(f"−{found.agents}" if found.agents else "0")
        if given:
            cells.append(str(found.place))
        grid.add_row(name, *cells, Text(str(total), style.BOLD), str(facts.all_influence(row)))
    return grid


def score(words: Words, view: View) -> RenderableType:
    """What everybody would score now."""
    return Group(points(words, view, view["seats"], False), Text(words.say("score-note"), style.DIM))


def result(words: Words, view: View) -> RenderableType:
    """The end, the best first."""
    rows = sorted(view["seats"], key=lambda row: (-row["score"], -facts.all_influence(row)))
    return style.panel(points(words, view, rows, True), words.say("end-title"), expand=False)


def after(words: Words, view: View, form: Form) -> list[str]:
    """What a preview adds: who may oppose a claim, the henchmen beside the business, the penalty."""
    if form["type"] not in ("claim", "attack", "oppose"):
        return []
    place = form.get("card") or prompt.taken(view)
    row = view["seats"][view["viewer"]]
    out = [
        words.say(
            "preview-control",
            card=words.place(place, words.scene(view)),
            what=hints.control(words, view, {"card": place, **form}),
        )
    ]
    near = hints.gaps(words, view, place)
    out.append(words.say("preview-near", tokens=near or "none"))
    if form["type"] == "claim":
        rivals = [other for other in view["seats"] if may_oppose(words, view, other, row, place)]
        named = words.listed(words.seat(other["seat"]) for other in rivals)
        out.append(words.say("preview-opposition", seats=named or "none"))
    return out


def may_oppose(words: Words, view: View, other: Row, row: Row, place: str) -> bool:
    """C6.4: still in the phase, more influence, all needs met; a godchild may do without one group (C9.1)."""
    if other["seat"] == row["seat"] or other["passed"] or other["controlled"] >= facts.MARKERS:
        return False
    if facts.all_influence(other) <= facts.all_influence(row):
        return False
    business = view["cards"][place]["business"]
    lacking = {need.group for need in facts.needs(words, business, other) if not need.met}
    return len(lacking) <= facts.ignorable(other)
