"""Where things stand (C11.2): points so far, source by source, what a control would bring, the result."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.cli.screen import style
from consigliere.games.chicago import names
from consigliere.games.chicago.appraisal import opposition
from consigliere.games.chicago.foresight import TAKING
from consigliere.games.chicago.shapes import Score
from consigliere.games.chicago.sources import SOURCES
from consigliere.games.chicago.standing import reckoning, standing
from consigliere.wording.chicago import facts, hints, prompt
from consigliere.wording.chicago.words import Words

View = Mapping[str, Any]
Form = Mapping[str, Any]


def points(words: Words, view: View, scores: Sequence[Score], winners: Sequence[int]) -> Table:
    """A line for each player: every source of points, the total, and the influence that breaks ties."""
    grid = Table(box=None, padding=(0, 1, 0, 0), header_style=style.BRASS_BOLD)
    grid.add_column(words.say("end-player"), overflow="fold")  # a long name is wrapped, a number never
    named = {source["source"] for score in scores for source in score["sources"]}
    shown = [id for id in SOURCES if id in named]
    for source in (*shown, "total", "influence"):
        heading = words.say(f"end-{source}")
        grid.add_column(heading, justify="right", no_wrap=True, min_width=len(heading))
    for score in scores:
        found = {source["source"]: source["points"] for source in score["sources"]}
        name = style.player(words, score["seat"])
        if score["seat"] in winners:
            name = Text.assemble(name, (f"  ★ {words.say('end-winner')}", style.OXBLOOD))
        cells = [str(found.get(id, 0)).replace("-", "−") for id in shown]
        grid.add_row(name, *cells, Text(str(score["total"]), style.BOLD), str(score["influence"]))
    return grid


def score(words: Words, view: View) -> RenderableType:
    """What everybody would score now."""
    seats = cast("list[Score]", standing(view, words.tables)["seats"])
    return Group(points(words, view, seats, ()), Text(words.say("score-note"), style.DIM))


def result(words: Words, view: View) -> RenderableType:
    """The end, the best first."""
    found = reckoning(view, words.tables)
    assert found is not None  # the game is over
    seats = cast("list[Score]", found["seats"])
    best = sorted(seats, key=lambda one: (-one["total"], -one["influence"]))
    return style.panel(points(words, view, best, found["winners"]), words.say("end-title"), expand=False)


def after(words: Words, view: View, form: Form) -> list[str]:
    """What a preview adds: who may oppose a claim, the henchmen beside the business, the penalty."""
    if form["type"] not in TAKING:
        return []
    place = form.get("card") or prompt.taken(view)
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
        s = facts.position(words, view)
        found = opposition(s, view["viewer"], names.CARD_IDS.index(place))
        named = words.listed(words.seat(one["seat"]) for one in found if one["may"])
        out.append(words.say("preview-opposition", seats=named or "none"))
    return out
