"""What lies open on the table, and what the kernel says of it: for whoever draws the table."""

from collections.abc import Mapping
from typing import Any, Final

from consigliere.games.chicago import names, penalties, round_end, standing, terms as t
from consigliere.games.chicago.appraisal import appraised, extortion
from consigliere.games.chicago.prospects import begins, steps, takings, ways
from consigliere.games.chicago.shapes import Control, Extortion, Outlook, Way
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.tables import Tables
from consigliere.games.chicago.worlds import as_seen, laid_out

View = Mapping[str, Any]
# Decisions before which a player looks over the city; at others the long list of prospects is left out.
LOOKING: Final = ("reveal", "extort", "act", "after", "claim", "oppose")
TAKING: Final = ("henchman", "place")
MOVING: Final = ("token", "hole", "agent", "henchman")


def outlook(view: View, tables: Tables) -> Outlook:
    """The score so far, and what the viewer may do with the city as it stands."""
    s = laid_out(view, tables)
    seats = range(s.players)
    viewer: int | None = view["viewer"] if not view["over"] else None
    prompt = view["prompt"] or {"decision": "", "seats": []}
    seat = -1 if viewer is None else viewer
    asked = prompt["decision"] if seat in prompt["seats"] else ""
    seen = as_seen(view, tables) if asked in TAKING else None
    return {
        "seats": [standing.scored(s, seat) for seat in seats],
        "limits": [int(round_end.limit(s, seat)) for seat in seats],
        "immune": [_immune(s, seat) for seat in seats],
        "capones": steps(s),
        "begins": begins(s),
        "extortions": {} if viewer is None else _extortions(s, viewer),
        "control": _control(s, seat) if asked in LOOKING else [],
        "takings": [] if seen is None else [one for one, _ in takings(seen, seat)],
        "ways": {} if seen is None else _ways(seen, seat),
        "agents": _agents(s, seat) if asked in MOVING else {},
    }


def _immune(s: Chicago, seat: int) -> list[names.CityCard]:
    cards = range(t.NO_CARD + 1, t.CONFRONTATION + 1)
    return [names.CITY_CARD_IDS[card] for card in cards if penalties.immune(s, seat, card)]


def _extortions(s: Chicago, viewer: int) -> dict[str, Extortion]:
    own = [pos for pos in range(s.cells()) if s.owner[pos] == viewer and not s.extorted[pos]]
    return {names.CARD_IDS[pos]: extortion(s, viewer, pos) for pos in own}


def _control(s: Chicago, viewer: int) -> list[Control]:
    others = [pos for pos in range(s.cells()) if s.business[pos] >= 0 and s.owner[pos] != viewer]
    return [appraised(s, viewer, pos) for pos in others]


def _ways(s: Chicago, viewer: int) -> dict[str, list[Way]]:
    return {id: list(ways(s, viewer, colour)) for colour, id in enumerate(names.COLOUR_IDS)}


def _agents(s: Chicago, viewer: int) -> dict[str, int]:
    """Q-E10: a point for every own business beside an agent."""
    holes = [int(s.tables.card_holes[pos]) for pos in range(s.cells()) if s.owner[pos] == viewer]
    return {names.HOLE_IDS[hole]: sum(one >> hole & 1 for one in holes) for hole in range(s.cells())}
