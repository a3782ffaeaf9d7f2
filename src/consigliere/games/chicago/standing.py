"""C11 The score source by source: what all can know of it now, and at the end what decided.

Nothing that scores is hidden in Chicago: hands count by their size.
"""

from typing import cast

from consigliere.core.shapes import Id, Reckoning, Seen, Source, Standing, TieBreak
from consigliere.games.chicago import names, places, scoring, terms as t
from consigliere.games.chicago.appraisal import beside
from consigliere.games.chicago.city import main_area, shared_area
from consigliere.games.chicago.shapes import Score
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.tables import Tables
from consigliere.games.chicago.worlds import laid_out


def standing(view: Seen, tables: Tables) -> Standing:
    """What everybody would score if the game ended now."""
    s = laid_out(view, tables)
    return {"seats": [scored(s, seat) for seat in range(s.players)]}


def scored(s: Chicago, seat: int) -> Score:
    """A seat's sources; those that bring nothing are named all the same."""
    own = [pos for pos in range(s.cells()) if s.owner[pos] == seat]
    extras = 2 * scoring.extras(s, seat)
    parts: dict[str, tuple[int, list[Id]]] = {
        "businesses": (scoring.businesses(s, seat), [names.CARD_IDS[pos] for pos in own]),
        "henchmen": (scoring.areas(s, seat), _areas(s, seat)),
        "assets": (scoring.sets(s, seat), [id for n, id in enumerate(names.ASSET_IDS) if s.assets(seat, n)]),
        "extras": (extras, [id for n, id in enumerate(names.EXTRA_IDS) if s.of(seat, t.EXTRA_HELD) >> n & 1]),
        "agents": (-scoring.agents(s, seat), _agents(s, own)),
    }
    earned = scoring.earned(s, seat)
    parts["cards"] = (earned - sum(points for points, _ in parts.values()), [])
    given = places.given(s, seat)
    if given:
        parts["place"] = (given, [])
    sources = [_source(id, *parts[id]) for id in SOURCES if id in parts]
    return {
        "seat": seat,
        "total": int(earned + given),
        "sources": sources,
        "certain": True,
        "influence": int(s.all_influence(seat)),
    }


SOURCES = ("businesses", "henchmen", "assets", "extras", "cards", "agents", "place")


def _source(id: str, points: int, of: list[Id]) -> Source:
    return {"source": id, "points": int(points), "of": of}


def _areas(s: Chicago, seat: int) -> list[Id]:
    """The areas with a henchman; the colour of one that is not placed yet."""
    first = s.of(seat, t.FIRST)
    filled = [n for n in range(t.AREAS) if any(_in_area(s, seat, n))]
    return [*(names.AREA_IDS[n] for n in filled), *([names.COLOUR_IDS[first - 1]] if first else [])]


def _in_area(s: Chicago, seat: int, area: int) -> list[bool]:
    return [
        (main_area(colour) == area and s.of(seat, t.MAIN + colour) > 0)
        or (shared_area(colour) == area and s.of(seat, t.SHARED + colour) > 0)
        for colour in range(t.COLOURS)
    ]


def _agents(s: Chicago, own: list[int]) -> list[Id]:
    """The gap of every agent beside every own business."""
    return [one["gap"] for pos in own for one in beside(s, pos) if one["token"] == "agent"]


def reckoning(view: Seen, tables: Tables) -> Reckoning | None:
    """The end: the score, and the influence that decided a tie; None before the end."""
    if not view["over"]:
        return None
    seats = cast("list[Score]", standing(view, tables)["seats"])
    best = max(score["total"] for score in seats)
    tied = {score["seat"]: score["influence"] for score in seats if score["total"] == best}
    winners = [row["seat"] for row in view["seats"] if row["won"]]
    breaks: list[TieBreak] = []
    if len(tied) > 1:
        breaks.append({"tie_break": "influence", "values": tied, "decided": len(winners) < len(tied)})
    return {"seats": list(seats), "tie_breaks": breaks, "winners": winners}
