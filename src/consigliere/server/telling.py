"""Telling those who watch a table: each what they may know, who is there, and who has to leave."""

from collections.abc import Sequence
from typing import Final

from consigliere.server import messages as m, table_view as view
from consigliere.server.live import Live
from consigliere.server.table import Table
from consigliere.server.table_seats import may_watch

SEATED: Final = ("sat", "left", "replaced", "resigned")  # who looked on sits now, or the other way round
DOOR: Final = ("barred", "invited")  # after these somebody may have to leave
# after these a viewer may be somebody else, or the game a new one: they are told everything afresh
AFRESH: Final = (*SEATED, *DOOR, "kept", "started", "closed", "ended", "rematch")
SHUT_OUT: Final = "you are no longer at this table; it has a new invite, or its host has shut you out"


def told(live: Live, table: Table, records: Sequence[int]) -> bool:
    """Tell of these records, nothing to those who may know nothing of them; whether somebody had to leave."""
    kinds = {table.told[seq - 1].kind for seq in records}
    left = not kinds.isdisjoint(DOOR) and dismissed(live, table)
    here = live.here()
    afresh = not kinds.isdisjoint(AFRESH)
    hidden = {seq: seat for seq, seat in table.silent if seq >= records[0]}
    made: dict[tuple[str | None, str | None], bytes] = {}
    for watcher, language in list(live.watchers.items()):
        viewer = table.viewer(watcher.identity)
        known = [seq for seq in records if hidden.get(seq, viewer) == viewer]
        if not known:
            continue
        own = viewer >= 0 or watcher.identity == table.host or kept_for(table, watcher.identity)
        key = (watcher.identity if own else None, language)
        if key not in made:
            message: m.ServerMessage
            if afresh:
                message = view.snapshot(table, watcher.identity, language, here)
            else:
                message = view.told(table, watcher.identity, known, language, here)
            made[key] = m.written(message)
        watcher.send(made[key])
    if left or not kinds.isdisjoint(SEATED):
        presence(live)
    return left


def kept_for(table: Table, identity: str | None) -> bool:
    return identity is not None and any(seat.kept == identity for seat in table.seats)


def dismissed(live: Live, table: Table) -> bool:
    """Send away who may not watch without an invite that was good before; whether there was anybody."""
    out = [watcher for watcher in live.watchers if not may_watch(table, watcher.identity, None)]
    for watcher in out:
        del live.watchers[watcher]
        watcher.send(m.written(m.Error(error="shut-out", detail=SHUT_OUT, table=table.id)))
    return bool(out)


def presence(live: Live) -> None:
    here = sorted(live.here())
    message = m.written(m.Presence(table=live.id, here=here, spectators=live.spectators()))
    for watcher in list(live.watchers):
        watcher.send(message)
