"""C11 The score source by source: what all can know of it now, and at the end what decided.

Nothing that scores is hidden in Chicago: hands count by their size.
"""

from collections.abc import Sequence
from typing import cast

from consigliere.core.events import Raw
from consigliere.core.shapes import Contest, Id, Reckoning, SeatScore, Seen, Standing, TieBreak
from consigliere.games.chicago import happenings as ev, names, terms as t
from consigliere.games.chicago.appraisal import beside
from consigliere.games.chicago.city import main_area, shared_area
from consigliere.games.chicago.shapes import Score
from consigliere.games.chicago.sources import points
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.tables import Tables
from consigliere.games.chicago.worlds import laid_out


def standing(view: Seen, tables: Tables) -> Standing:
    """What everybody would score if the game ended now."""
    s = laid_out(view, tables)
    return {"seats": [scored(s, seat) for seat in range(s.players)]}


def worth(s: Chicago) -> list[SeatScore]:
    """What every seat would score if the game ended now."""
    return [scored(s, seat) for seat in range(s.players)]


def contests(s: Chicago, told: Sequence[Raw]) -> list[Contest]:
    """C6.4: businesses that a claimant lost to somebody with more influence, by the influence of both."""
    out: list[Contest] = []
    claimant = int(s.turn)
    for kind, seat, pos, *_ in told:
        if kind == ev.OPPOSITION_WON and claimant >= 0:
            values = {one: int(s.all_influence(one)) for one in (seat, claimant)}
            out.append(
                {"contest": "opposition", "thing": names.CARD_IDS[pos], "winner": seat, "values": values}
            )
    return out


def scored(s: Chicago, seat: int) -> Score:
    """A seat's sources; those that bring nothing are named all the same."""
    own = [pos for pos in range(s.cells()) if s.owner[pos] == seat]
    of: dict[str, list[Id]] = {
        "businesses": [names.CARD_IDS[pos] for pos in own],
        "henchmen": _areas(s, seat),
        "assets": [id for n, id in enumerate(names.ASSET_IDS) if s.assets(seat, n)],
        "extras": [id for n, id in enumerate(names.EXTRA_IDS) if s.of(seat, t.EXTRA_HELD) >> n & 1],
        "agents": _agents(s, own),
    }
    found = points(s, seat)
    return {
        "seat": seat,
        "total": sum(found.values()),
        "sources": [{"source": id, "points": n, "of": of.get(id, [])} for id, n in found.items()],
        "certain": True,
        "influence": int(s.all_influence(seat)),
    }


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
