"""Where things stand (G12, G16): dominance and jobs so far, what a figure would change, the result.

Only what the viewer sees: of other suitcases the numbers alone, unless the table plays with open ones.
"""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.cli.screen import style
from consigliere.core.shapes import Seen as View
from consigliere.games.godfather import names
from consigliere.games.godfather.reckoning import reckoning, standing
from consigliere.games.godfather.shapes import Foresight, TurfForesight
from consigliere.wording.godfather import hints
from consigliere.wording.godfather.words import Words


def after(words: Words, view: View, told: Foresight) -> list[str]:
    """What a figure would bring: icons, the controller's profit, influence turf by turf."""
    out = []
    for one in told["shakedowns"]:
        shown = hints.front_icons if one["side"] == "front" else hints.backs
        out.append(words.say("preview-gains", icons=shown(words, view, one["space"])))
        if one["share"] is not None:
            turf = words.turf(one["space"].partition("-")[2])
            out.append(words.say("preview-controller", turf=turf, seat=words.seat(one["share"])))
    return out + [battle(words, turf, view["viewer"]) for turf in told["turfs"]]


def battle(words: Words, turf: TurfForesight, seat: int) -> str:
    """The influence in a turf, and who would win it as things would stand."""
    wins = turf["wins_after"]
    leader = wins if wins in ("tie", "nobody") else "you" if wins == seat else owner_name(words, str(wins))
    told = words.listed(f"{owner_name(words, owner)} {n}" for owner, n in turf["after"].items())
    return words.say("preview-influence", turf=words.turf(turf["turf"]), influence=told or "–", leader=leader)


def owner_name(words: Words, owner: str) -> str:
    return words.say("family-neutral") if owner == "neutral" else words.seat(int(owner))


def score(words: Words, view: View) -> RenderableType:
    """Dominance for all; money and jobs by colour where the viewer sees them, else their numbers."""
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style=style.BRASS_BOLD)
    given = any(row.get("given") for row in view["seats"])
    for column in ("player", "bills", "dominance", "jobs", *(("place",) if given else ()), "colours"):
        justify: Any = "left" if column in ("player", "colours") else "right"
        grid.add_column(words.say(f"score-{column}"), justify=justify)
    for row, known in zip(view["seats"], standing(view, words.tables)["seats"], strict=True):
        found = {source["source"]: source for source in known["sources"]}
        cards = view["suitcase"] if row["seat"] == view["viewer"] else row["suitcase"].get("cards")
        money = words.say("score-count", bills=row["suitcase"]["bills"])
        if "bills" in found:
            money = f"${found['bills']['points']}"
        colours = "?" if cards is None else words.listed(by_colour(words, cards)) or "–"
        held = found.get("dominance")
        dominance = f"{len(held['of'])} (${held['points']})" if held else "0 ($0)"
        name = style.player(words, row["seat"])
        place = [f"${row['given']}"] if given else []
        grid.add_row(name, money, dominance, str(row["suitcase"]["jobs"]), *place, colours)
    return Group(grid, Text(words.say("score-note"), style.DIM))


def by_colour(words: Words, cards: Mapping[str, int]) -> list[str]:
    """The jobs of a suitcase, colour by colour."""
    count: dict[str, int] = {}
    for job in names.JOB_IDS:
        if cards.get(job):
            colour = str(words.records[job].values["colour"])
            count[colour] = count.get(colour, 0) + cards[job]
    return [
        f"{words.say(f'colour-{colour}')} {count[colour]}" for colour in names.COLOUR_IDS if colour in count
    ]


def result(words: Words, view: View) -> RenderableType:
    """The end: source by source, the winners first marked."""
    grid = Table(box=None, padding=(0, 2), header_style=style.BRASS_BOLD)
    found = reckoning(view, words.tables)
    assert found is not None  # the game is over
    given = any(row.get("given") for row in view["seats"])
    sources = ("bills", "dominance", "colours", *(("place",) if given else ()))
    for column in ("player", *sources, "total"):
        grid.add_column(words.say(f"end-{column}"), justify="left" if column == "player" else "right")
    for score in sorted(found["seats"], key=lambda one: -one["total"]):
        points = {source["source"]: source["points"] for source in score["sources"]}
        name = style.player(words, score["seat"])
        if score["seat"] in found["winners"]:
            name = Text.assemble(name, (f"  ★ {words.say('end-winner')}", style.OXBLOOD))
        cells = [f"${points.get(source, 0)}" for source in sources]
        grid.add_row(name, *cells, Text(f"${score['total']}", style.BOLD))
    return style.panel(grid, words.say("end-title"), expand=False)
