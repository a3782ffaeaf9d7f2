"""Where things stand (G12, G16): influence in a turf, dominance and jobs so far, what a figure would change.

Only what the viewer sees: of other suitcases the numbers alone, unless the table plays with open ones.
"""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from consigliere.cli.screen import style
from consigliere.core.shapes import Form, Seen as View
from consigliere.games.godfather import names
from consigliere.wording.godfather import hints
from consigliere.wording.godfather.words import Words

NEUTRAL = -1


def influence(words: Words, view: View, turf: str) -> dict[int, int]:
    """Figures in a turf by owner; the neutral ones together."""
    here = [view["squares"][f"{half}-{turf}"] for half in "PT"]
    here += [who for space, who in view["rounds"].items() if turf in hints.areas(words, space)]
    count: dict[int, int] = {}
    for who in here:
        if who is not None:
            owner = who["seat"] if isinstance(who, dict) else who if isinstance(who, int) else NEUTRAL
            count[owner] = count.get(owner, 0) + 1
    if view["neutral"]["police-chief"] == turf:
        count[NEUTRAL] = count.get(NEUTRAL, 0) + 1
    return count


def after(words: Words, view: View, form: Form) -> list[str]:
    """What a figure on this space would bring: icons, the controller's profit, influence turf by turf."""
    if form["type"] not in ("thug", "member"):
        return []
    seat, place = view["viewer"], form["space"]
    if place in names.ROUND_IDS:
        out = [words.say("preview-gains", icons=hints.backs(words, view, place))]
        turfs = [area for area in hints.areas(words, place) if area in names.TURF_IDS]
    else:
        out = [words.say("preview-gains", icons=hints.front_icons(words, view, place))]
        turfs = [place.partition("-")[2]]
        owner = hints.controller(view, turfs[0])
        if owner is not None and owner != seat:
            out.append(words.say("preview-controller", turf=words.turf(turfs[0]), seat=words.seat(owner)))
    return out + [battle(words, view, turf, seat) for turf in turfs]


def battle(words: Words, view: View, turf: str, seat: int) -> str:
    """The influence in a turf with one more figure of a seat, and who would win it as things stand."""
    count = influence(words, view, turf)
    count[seat] = count.get(seat, 0) + 1
    best = max(count.values())
    leaders = [owner for owner, n in count.items() if n == best]
    leader = "tie" if len(leaders) > 1 else "you" if leaders == [seat] else owner_name(words, leaders[0])
    told = words.listed(f"{owner_name(words, owner)} {n}" for owner, n in sorted(count.items()))
    return words.say("preview-influence", turf=words.turf(turf), influence=told, leader=leader)


def owner_name(words: Words, owner: int) -> str:
    return words.say("family-neutral") if owner == NEUTRAL else words.seat(owner)


def dominant(stack: list[int]) -> int | None:
    """G16.2: the most markers in the stack; tied: the one of the tied whose marker lies highest."""
    if not stack:
        return None
    return max(
        set(stack), key=lambda seat: (stack.count(seat), max(n for n, s in enumerate(stack) if s == seat))
    )


def score(words: Words, view: View) -> RenderableType:
    """Dominance for all; money and jobs by colour where the viewer sees them, else their numbers."""
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style=style.BRASS_BOLD)
    given = any(row.get("given") for row in view["seats"])
    for column in ("player", "bills", "dominance", "jobs", *(("place",) if given else ()), "colours"):
        justify: Any = "left" if column in ("player", "colours") else "right"
        grid.add_column(words.say(f"score-{column}"), justify=justify)
    held = [dominant(stack) for stack in view["stacks"].values()]
    for row in view["seats"]:
        own = row["seat"] == view["viewer"]
        cards = view["suitcase"] if own else row["suitcase"].get("cards")
        money = words.say("score-count", bills=row["suitcase"]["bills"])
        colours = "?"
        if cards is not None:
            money = f"${sum(int(bill[1:]) * cards.get(bill, 0) for bill in names.BILL_IDS)}"
            colours = words.listed(by_colour(words, cards)) or "–"
        dominance = f"{held.count(row['seat'])} (${5 * held.count(row['seat'])})"
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
    given = any(row.get("given") for row in view["seats"])
    for column in ("player", "bills", "dominance", "colours", *(("place",) if given else ()), "total"):
        grid.add_column(words.say(f"end-{column}"), justify="left" if column == "player" else "right")
    for row in sorted(view["seats"], key=lambda row: -row["score"]):
        bonus = 5 * row["dominance"], 5 * row["colours"]
        place = row.get("given", 0)
        money = row["score"] - sum(bonus) - place
        name = style.player(words, row["seat"])
        if row["won"]:
            name = Text.assemble(name, (f"  ★ {words.say('end-winner')}", style.OXBLOOD))
        parts = (money, *bonus, place) if given else (money, *bonus)
        grid.add_row(name, *(f"${part}" for part in parts), Text(f"${row['score']}", style.BOLD))
    return style.panel(grid, words.say("end-title"), expand=False)
