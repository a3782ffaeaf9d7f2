"""The public table in a few lines of ids (G2.1, G2.4): what `print(game)` shows a programmer."""

from collections.abc import Mapping
from typing import Any

from consigliere.core.shapes import Seen
from consigliere.games.godfather import names


def sketch(view: Seen) -> str:
    """From a view, so it cannot tell more than a view does."""
    lines = [f"act {view['act']}, {view['phase']}, horse head: {view['horse']}, turn: {view['turn']}"]
    for turf in names.TURF_IDS:
        tile = view["tiles"][turf]
        stack = "".join(map(str, view["stacks"][turf])) or "-"
        thugs = [_figure(view["squares"][f"{half}-{turf}"]) for half in "PT"]
        chief = " chief" if view["neutral"]["police-chief"] == turf else ""
        lines.append(
            f"{turf:>4}  markers {stack:<8} P-{turf} {thugs[0]}  {tile or 'no tile'} {thugs[1]}{chief}"
        )
    members = [f"{space} {_figure(who)}" for space, who in view["rounds"].items() if who is not None]
    lines.append("round spaces: " + (", ".join(members) or "empty"))
    lines.append("public jobs: " + ", ".join(job or "-" for job in view["public_jobs"]))
    lines.append("allies offered: " + (", ".join(view["offered"]) or "none"))
    for seat in view["seats"]:
        figures = seat["thugs"] * "t" + "".join(m[0].upper() for m in seat["members"])
        case = seat["suitcase"]
        score = f", by place {seat['given']}" if seat.get("given") else ""
        score += f", score {seat['score']}" if "score" in seat else ""
        lines.append(
            f"seat {seat['seat']} {seat['family']}: hand {seat['hand_size']}, reserve {figures or '-'},"
            f" markers {seat['markers']}, suitcase {case['bills']} bills {case['jobs']} jobs{score}"
        )
    return "\n".join(lines)


def _figure(who: Any) -> str:
    """A seat's number, a member of a seat's family, a neutral figure, or nobody."""
    if who is None:
        return "."
    return f"{who['seat']}:{who['member']}" if isinstance(who, Mapping) else str(who)
