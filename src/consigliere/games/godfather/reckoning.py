"""G16 The score as data: what a viewer can know of it now, and at the end source by source.

Points are counted by the kernel's scoring on the position as seen; what is hidden counts for nothing.
"""

from collections.abc import Mapping, Sequence
from typing import cast, Final

from consigliere.core.events import Raw
from consigliere.core.shapes import Contest, Reckoning, SeatScore, Seen, Source, Standing, TieBreak
from consigliere.games.godfather import happenings as ev, names, places, scoring, turf_war
from consigliere.games.godfather.cells import CASE_IDS
from consigliere.games.godfather.shapes import Seat
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.tables import Tables
from consigliere.games.godfather.terms import CASE, TURFS
from consigliere.games.godfather.worlds import lay_markers

CASE_OF: Final = {id: n for n, id in enumerate(CASE_IDS)}


def standing(view: Seen, tables: Tables) -> Standing:
    """Dominance for all; bills where the viewer sees them; the colours once every suitcase lies open."""
    s, seen = _open_cases(view, tables)
    colours = _colours(s) if len(seen) == s.players else {}
    dominance = _dominance(s)
    seats = [
        _seat_score(s, row, dominance, colours, row["seat"] in seen, view["over"]) for row in view["seats"]
    ]
    return {"seats": seats}


def reckoning(view: Seen, tables: Tables) -> Reckoning | None:
    if not view["over"]:
        return None
    s, _ = _open_cases(view, tables)
    dominance, colours = _dominance(s), _colours(s)
    return {
        "seats": [_seat_score(s, row, dominance, colours, True, True) for row in view["seats"]],
        "tie_breaks": _tie_breaks(s, view["seats"]),
        "winners": [row["seat"] for row in view["seats"] if row["won"]],
    }


def worth(s: Godfather) -> list[SeatScore]:
    """What every seat would score if the game ended now, by the whole truth."""
    dominance, colours = _dominance(s), _colours(s)
    out = []
    for seat in range(s.players):
        given = int(places.given(s, seat))
        row = {"seat": seat, "given": given} if given else {"seat": seat}
        out.append(_seat_score(s, cast(Seat, row), dominance, colours, True, True))
    return out


def contests(s: Godfather, told: Sequence[Raw]) -> list[Contest]:
    """Each turf at the end, by the markers of those who are in its stack."""
    out: list[Contest] = []
    for kind, seat, turf, *_ in told:
        if kind == ev.DOMINANCE:
            stack = [int(turf_war.marker_at(s, turf, n)) for n in range(turf_war.height(s, turf))]
            values = {one: stack.count(one) for one in sorted(set(stack))}
            out.append(
                {"contest": "dominance", "thing": names.TURF_IDS[turf], "winner": seat, "values": values}
            )
    return out


def _open_cases(view: Seen, tables: Tables) -> tuple[Godfather, set[int]]:
    """What scores: the markers, and the suitcases that the viewer sees; and whose these are."""
    s = Godfather(view["players"], tables)
    s.clear()
    lay_markers(s, view)
    seen = set()
    for row in view["seats"]:
        own = row["seat"] == view["viewer"]
        cards = view["suitcase"] if own else row["suitcase"].get("cards")
        if cards is not None:
            seen.add(row["seat"])
            for id, count in cards.items():
                s.case[row["seat"] * CASE + CASE_OF[id]] = count
    return s, seen


def _dominance(s: Godfather) -> dict[int, list[str]]:
    out: dict[int, list[str]] = {}
    for turf in range(TURFS):
        out.setdefault(int(scoring.dominant(s, turf)), []).append(names.TURF_IDS[turf])
    return out


def _colours(s: Godfather) -> dict[int, list[str]]:
    probe = s.copy()
    probe.events = []
    for colour in range(len(names.COLOUR_IDS)):
        scoring.colour_bonus(probe, colour)
    out: dict[int, list[str]] = {}
    for kind, seat, colour, *_ in probe.events:
        if kind == ev.COLOUR_BONUS:
            out.setdefault(seat, []).append(names.COLOUR_IDS[colour])
    return out


def _seat_score(
    s: Godfather,
    row: Seat,
    dominance: Mapping[int, list[str]],
    colours: Mapping[int, list[str]],
    seen: bool,
    over: bool,
) -> SeatScore:
    seat = row["seat"]
    sources: list[Source] = []
    if seen:
        sources.append({"source": "bills", "points": int(scoring.money(s, seat)), "of": []})
    for id, found in (("dominance", dominance), ("colours", colours)):
        of = found.get(seat, [])
        if of or over:
            sources.append({"source": id, "points": scoring.BONUS * len(of), "of": list(of)})
    if "given" in row:
        sources.append({"source": "place", "points": row["given"], "of": []})
    total = sum(source["points"] for source in sources)
    return {"seat": seat, "total": total, "sources": sources, "certain": over}


def _tie_breaks(s: Godfather, rows: Sequence[Seat]) -> list[TieBreak]:
    """G16.4: the tie-breaks that were asked, until one decided or a shared win was left."""
    best = max(row["score"] for row in rows)
    tied = [row["seat"] for row in rows if row["score"] == best]
    winners = {row["seat"] for row in rows if row["won"]}
    out: list[TieBreak] = []
    for id, value in (("dominance", {row["seat"]: row["dominance"] for row in rows}), ("jobs", _jobs(s))):
        if len(tied) == 1 or (out and winners == set(tied)):
            break
        values = {seat: int(value[seat]) for seat in tied}
        most = max(values.values())
        tied = [seat for seat in tied if values[seat] == most]
        out.append({"tie_break": id, "values": values, "decided": winners == set(tied) and len(tied) == 1})
    return out


def _jobs(s: Godfather) -> dict[int, int]:
    return {seat: int(scoring.jobs_completed(s, seat)) for seat in range(s.players)}
