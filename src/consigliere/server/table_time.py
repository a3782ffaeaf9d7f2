"""Commands around time and talk: pause by agreement, holidays, not listening to somebody, reporting him."""

from consigliere.core.refusal import Refusal
from consigliere.server.clocks import Days
from consigliere.server.plain import line
from consigliere.server.table import Table
from consigliere.server.table_commands import already, at_the_table, Plan, Planned, seated


def pause(table: Table, identity: str | None, on: bool) -> Planned:
    """The game stands still when all people who play want it, and goes on when one of them wants that."""
    seat = seated(table, identity)
    if isinstance(seat, Refusal):
        return seat
    if not on:
        if table.clocks.paused is not None:
            return Plan().then("resumed", seat=seat, by="person")
        if seat in table.for_pause:
            return Plan().then("wants-pause", seat=seat, end=False)
        return already(seat)
    if table.clocks.paused is not None or seat in table.for_pause:
        return already(seat)
    if table.seats[seat].absent:
        return Refusal("T11", "refuse-away", {})
    plan = Plan().then("wants-pause", seat=seat, end=True)
    return plan.then("paused") if table.people() <= table.for_pause | {seat} else plan


def holiday(table: Table, identity: str | None, days: int) -> Planned:
    seat = seated(table, identity)
    if isinstance(seat, Refusal):
        return seat
    clocks = table.clocks
    if not isinstance(clocks.settings, Days):
        return Refusal("T16", "refuse-no-holidays", {})
    if days > clocks.holiday[seat]:
        return Refusal("T16", "refuse-holiday", {"days": clocks.holiday[seat]})
    return Plan().then("holiday", seat=seat, days=days)


def mute(table: Table, identity: str | None, other: int, on: bool) -> Planned:
    """What this person says is no longer shown to the one who asks; nobody is told."""
    seat = listener(table, identity, other)
    if isinstance(seat, Refusal):
        return seat
    if ((seat, other) in table.muted) == on:
        return already(seat)
    return Plan().then("muted", seat=seat, other=other, end=on)


def report(table: Table, identity: str | None, other: int, text: str) -> Planned:
    """A word to the host of the server about somebody at the table; nobody else is told."""
    seat = listener(table, identity, other)
    if isinstance(seat, Refusal):
        return seat
    plain = line(text)
    if plain is None:
        return Refusal("T13", "refuse-said", {})
    return Plan().then("reported", seat=seat, other=other, identity=identity, text=plain)


def listener(table: Table, identity: str | None, other: int) -> int | Refusal:
    seat = at_the_table(table, identity)
    if isinstance(seat, Refusal):
        return seat
    if not 0 <= other < table.players or other == seat or table.seats[other].identity is None:
        return Refusal("T9", "refuse-no-such-seat", {"seat": other, "players": table.players})
    return seat
