"""What lies open on the table, and what the kernel says of it: for whoever draws the table."""

from collections.abc import Mapping
from typing import Any, Final

from consigliere.games.chicago import names, penalties, round_end, standing, terms as t
from consigliere.games.chicago.appraisal import appraised, extortion
from consigliere.games.chicago.shapes import Control, Outlook
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.tables import Tables
from consigliere.games.chicago.worlds import laid_out

View = Mapping[str, Any]
# Decisions before which a player looks over the city; at others the long list of prospects is left out.
LOOKING: Final = ("reveal", "extort", "act", "after", "claim", "oppose")


def outlook(view: View, tables: Tables) -> Outlook:
    """The score so far, and what the viewer may do with the city as it stands."""
    s = laid_out(view, tables)
    seats = range(s.players)
    viewer = view["viewer"] if not view["over"] else None
    prompt = view["prompt"] or {"decision": "", "seats": []}
    looks = prompt["decision"] in LOOKING and viewer in prompt["seats"]
    return {
        "seats": [standing.scored(s, seat) for seat in seats],
        "limits": [int(round_end.limit(s, seat)) for seat in seats],
        "immune": [_immune(s, seat) for seat in seats],
        "extortions": {} if viewer is None else _extortions(s, viewer),
        "control": _control(s, viewer) if viewer is not None and looks else [],
    }


def _immune(s: Chicago, seat: int) -> list[names.CityCard]:
    cards = range(t.NO_CARD + 1, t.CONFRONTATION + 1)
    return [names.CITY_CARD_IDS[card] for card in cards if penalties.immune(s, seat, card)]


def _extortions(s: Chicago, viewer: int) -> dict[str, int]:
    own = [pos for pos in range(s.cells()) if s.owner[pos] == viewer and not s.extorted[pos]]
    return {names.CARD_IDS[pos]: extortion(s, viewer, pos) for pos in own}


def _control(s: Chicago, viewer: int) -> list[Control]:
    others = [pos for pos in range(s.cells()) if s.business[pos] >= 0 and s.owner[pos] != viewer]
    return [appraised(s, viewer, pos) for pos in others]
