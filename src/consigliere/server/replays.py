"""Looking back: a table as it stood after one of its records, for a viewer who may see it so.

While a game is played each sees it from his own seat; once it is over everybody may see it from any. Numbers
are the viewer's own, so they do not tell when others sealed a choice.
"""

from collections import OrderedDict
from typing import Final

from consigliere.core.events import SPECTATOR
from consigliere.server.hub import Hub
from consigliere.server.store.base import Record
from consigliere.server.table import Table

KEPT: Final = 8


class Replays:
    """Folds that stopped on the way, a few of them kept: who looks back usually looks on."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.kept: OrderedDict[str, tuple[Table, list[Record], Table]] = OrderedDict()

    async def at(self, whole: Table, viewer: int, number: int) -> tuple[Table, int]:
        """The table after the record with this number of the viewer's, and that record."""
        known = whole.after(viewer, 0)
        seq = known[max(1, min(number, len(known))) - 1]
        found = self.kept.pop(whole.id, None)
        if found is None or found[0] is not whole or len(found[1]) < seq:
            records = await self.hub.store.read(whole.id)
            found = (whole, records, Table(whole.id, whole.secret, whole.times))
        _, records, stopped = found
        if stopped.seq > seq:
            stopped = Table(whole.id, whole.secret, whole.times)
        stopped.fold(records[stopped.seq : seq])
        self.kept[whole.id] = (whole, records, stopped)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return stopped, seq


def may_see(table: Table, identity: str | None, viewer: int) -> bool:
    """Whether somebody may see the game as this viewer does."""
    if not SPECTATOR <= viewer < table.players:
        return False
    return table.status == "over" or viewer in (SPECTATOR, table.viewer(identity))
