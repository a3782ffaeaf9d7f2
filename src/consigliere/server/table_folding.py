"""What the records that are no moves do to a table; each returns what of it everybody may know."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, TYPE_CHECKING

from consigliere.server.clocks import Clocks
from consigliere.server.seating import SeatState
from consigliere.server.store.base import Record

if TYPE_CHECKING:
    from consigliere.server.table import Table

CHAT_KEPT: Final = 100
Public = Mapping[str, Any] | None


def made(table: "Table", record: Record) -> Public:
    body = record.body
    table.made = body
    table.host, table.invite = body["host"], body.get("invite")
    table.seats = [SeatState() for _ in range(body["players"])]
    table.clocks = Clocks(table.times, body.get("clock"), body["players"])
    return None


def sat(table: "Table", record: Record) -> Public:
    body = record.body
    seat = body["seat"]
    before = table.seats[seat]
    begun = table.game is not None
    table.seats[seat] = SeatState(
        body.get("identity"),
        body.get("level"),
        body.get("name", ""),
        before.client_seed if begun else body.get("client_seed") or "",
        before.seal if begun else body.get("seal"),
    )
    no_longer(table, seat)
    return {"seat": seat, "name": body.get("name", ""), "level": body.get("level")}


def left(table: "Table", record: Record) -> Public:
    table.seats[record.body["seat"]] = SeatState()
    return {"seat": record.body["seat"]}


def opening(table: "Table", record: Record) -> Public:
    table.opening, table.opening_at = record.seq, record.at
    table.roll = record.body["roll"]
    return None


def opened(table: "Table", record: Record) -> Public:
    body = record.body
    change(table, body["seat"], client_seed=body["line"])
    return {"seat": body["seat"]}


def kept(table: "Table", record: Record) -> Public:
    """A seat for somebody who is asked for a rematch; for who was forgotten since it is an empty one."""
    body = record.body
    table.seats[body["seat"]] = SeatState(name=body["name"], kept=body["identity"] if body["name"] else None)
    return {"seat": body["seat"], "name": body["name"]}


def barred(table: "Table", record: Record) -> Public:
    table.barred.add(record.body["identity"])
    return {"seat": record.body["seat"], "name": record.body["name"]}


def invited(table: "Table", record: Record) -> Public:
    table.invite = record.body["invite"]
    return None


def started(table: "Table", record: Record) -> Public:
    table.status, table.opening = "playing", 0
    table.roll = record.body["header"].get("fairness", {}).get("roll")
    return None


def said(table: "Table", record: Record) -> Public:
    body = record.body
    table.chat = [*table.chat[-CHAT_KEPT + 1 :], record.seq]
    return {"seat": body["seat"], "name": body["name"], "text": body["text"]}


def muted(table: "Table", record: Record) -> Public:
    body = record.body
    (table.muted.add if body["end"] else table.muted.discard)((body["seat"], body["other"]))
    return {"seat": body["other"], "end": body["end"]}


def reported(table: "Table", record: Record) -> Public:
    return {"seat": record.body["other"]}


def already(table: "Table", record: Record) -> Public:
    return None


def asked_back(table: "Table", record: Record) -> Public:
    table.asks_back, table.agreed = record.body["seat"], set()
    return {"seat": record.body["seat"]}


def granted_back(table: "Table", record: Record) -> Public:
    body = record.body
    if body["end"]:
        table.agreed.add(body["seat"])
    else:
        table.asks_back, table.agreed = None, set()
    return {"seat": body["seat"], "end": body["end"]}


def voted(table: "Table", record: Record) -> Public:
    body = record.body
    (table.votes.add if body["end"] else table.votes.discard)(body["seat"])
    return {"seat": body["seat"], "end": body["end"]}


def wants_pause(table: "Table", record: Record) -> Public:
    body = record.body
    (table.for_pause.add if body["end"] else table.for_pause.discard)(body["seat"])
    return {"seat": body["seat"], "end": body["end"]}


def paused(table: "Table", record: Record) -> Public:
    table.for_pause = set()
    table.clocks.pause(record.at, table.people())
    return None


def resumed(table: "Table", record: Record) -> Public:
    table.for_pause = set()
    table.clocks.resume(record.at)
    return {"seat": record.body.get("seat"), "by": record.body.get("by", "person")}


def holiday(table: "Table", record: Record) -> Public:
    body = record.body
    table.clocks.rest(body["seat"], record.at, body["days"])
    return {"seat": body["seat"], "days": body["days"]}


def absent(table: "Table", record: Record) -> Public:
    seat = record.body["seat"]
    table.clocks.absent(seat, record.at)
    change(table, seat, absent=True)
    no_longer(table, seat)
    return {"seat": seat, "by": record.body.get("by", "person")}


def returned(table: "Table", record: Record) -> Public:
    seat = record.body["seat"]
    change(table, seat, absent=False)
    table.clocks.returned(seat, record.at)
    no_longer(table, seat)
    return {"seat": seat, "by": record.body.get("by", "person")}


def resigned(table: "Table", record: Record) -> Public:
    seat = record.body["seat"]
    table.clocks.absent(seat, record.at)
    change(table, seat, resigned=True)
    no_longer(table, seat)
    return {"seat": seat}


def ended(table: "Table", record: Record) -> Public:
    table.status = "over"
    table.result = {name: record.body[name] for name in ("reason", "scores", "winners")}
    return None


def closed(table: "Table", record: Record) -> Public:
    table.status, table.opening = "closed", 0
    return {"by": record.body.get("by", "host")}


def rematch(table: "Table", record: Record) -> Public:
    table.rematch = record.body["table"]
    return None


def change(table: "Table", seat: int, **what: Any) -> None:
    """Seats are shared by a table and its forks, so one that changes is replaced."""
    table.seats[seat] = replace(table.seats[seat], **what)


def no_longer(table: "Table", seat: int) -> None:
    """Votes of somebody who comes or goes count no longer."""
    table.votes.discard(seat)
    table.for_pause.discard(seat)


FOLDS: Final[dict[str, Callable[["Table", Record], Public]]] = {
    "made": made,
    "sat": sat,
    "replaced": sat,
    "left": left,
    "opening": opening,
    "opened": opened,
    "kept": kept,
    "barred": barred,
    "invited": invited,
    "started": started,
    "said": said,
    "muted": muted,
    "reported": reported,
    "already": already,
    "asked-back": asked_back,
    "granted-back": granted_back,
    "voted": voted,
    "wants-pause": wants_pause,
    "paused": paused,
    "resumed": resumed,
    "holiday": holiday,
    "absent": absent,
    "returned": returned,
    "resigned": resigned,
    "ended": ended,
    "closed": closed,
    "rematch": rematch,
}
