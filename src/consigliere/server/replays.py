"""Looking back: which record of a table a viewer means, and whether he may see the game so.

While a game is played each sees it from his own seat; once it is over everybody may see it from any. Numbers
are the viewer's own, so they do not tell when others sealed a choice.
"""

from consigliere.core.events import SPECTATOR
from consigliere.server.table import Table


def record_of(table: Table, viewer: int, number: int) -> int:
    """The record with this number of the viewer's; the nearest one if he has no such number."""
    known = table.after(viewer, 0)
    return known[max(1, min(number, len(known))) - 1]


def may_see(table: Table, identity: str | None, viewer: int) -> bool:
    """Whether somebody may see the game as this viewer does."""
    if not SPECTATOR <= viewer < table.players:
        return False
    return table.status == "over" or viewer in (SPECTATOR, table.viewer(identity))
