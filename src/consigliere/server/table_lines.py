"""The players' lines for the shuffle: sealed while one sits, opened when the game is to begin, then the deal.

The start fixes who sits where and with which seal; from then on a line can only be opened, never exchanged.
The game begins when all are open, or when the time is over: then whoever has not opened plays without a line.
"""

from typing import Any

from consigliere.core.refusal import Refusal
from consigliere.server import absence, fair, promise
from consigliere.server.table import Table
from consigliere.server.table_commands import Plan, Planned


def kinds(table: Table) -> list[str]:
    return [promise.PERSON if seat.level is None else promise.BOT for seat in table.seats]


def roll(table: Table) -> str:
    return promise.roll(table.made["commitment"], kinds(table), [seat.seal for seat in table.seats])


def begin(table: Table) -> Plan:
    """The start was asked for and no seat is empty: open the lines, or deal where nobody has sealed one."""
    if table.unopened():
        return Plan().then("opening", roll=roll(table))
    return begun(table)


def open_line(table: Table, identity: str | None, line: str) -> Planned:
    """Open one's own line; once it is open the same line may come again."""
    seat = table.seat_of(identity)
    if seat is None:
        return Refusal("T7", "refuse-not-seated", {})
    state = table.seats[seat]
    if state.seal is not None and state.client_seed == line:
        return Plan()
    if not table.opening:
        return Refusal("T19", "refuse-not-opening", {})
    if state.seal is None or not promise.good_line(line):
        return Refusal("T19", "refuse-line", {})
    if promise.seal(table.made["commitment"], seat, line) != state.seal:
        return Refusal("T19", "refuse-line", {})
    return Plan().then("opened", seat=seat, line=line)


def due(table: Table) -> Planned:
    """The deal after the lines: when all are open, or when their time is over."""
    if not table.opening:
        return Refusal("T19", "refuse-not-opening", {})
    late = any(act.what == "begin" and act.due <= table.times.now() for act in absence.sure(table))
    if table.unopened() and not late:
        return Refusal("T19", "refuse-opening", {})
    return begun(table)


def begun(table: Table) -> Plan:
    """Deal: what everybody adds to the shuffle is fixed from here on."""
    given = len(table.made.get("given", ()))
    lines = [seat.client_seed for seat in table.seats]
    if table.made.get("fair", 1) == promise.FORMAT:
        seals = [seat.seal for seat in table.seats]
        proof = promise.field(table.id, table.made, kinds(table), seals, lines)
    else:
        proof = fair.opened(table.id, table.made["commitment"], lines, given)
    header: dict[str, Any] = {
        "names": table.names(),
        "seats": [seat.level or "human" for seat in table.seats],
        "fairness": proof,
    }
    game = table.begin(header)
    entries = [entry.text for entry in game.journal.entries[given:]]
    return Plan(done=game).then("started", header=header, entries=entries)
