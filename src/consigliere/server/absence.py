"""When somebody is taken to be away: his clock has run out, he is gone while another waits, or nobody came.

Pure functions of a table (and of who is connected); expiry.py asks them and acts. At a sealed decision a
stand-in answers quietly for who has not chosen, instead of a public take-over: that would tell who has.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from consigliere.server.clocks import Days, LONGEST_PAUSE
from consigliere.server.table import Table
from consigliere.server.timing import DAY, HOUR, MINUTE, moment, SECOND

AWAY: Final = 10 * MINUTE  # unless the table says otherwise
ALONE: Final = 30 * DAY  # a game that keeps nobody waiting
WAITING: Final = 48 * HOUR  # a table that does not begin
OPENING: Final = MINUTE  # for the players' lines; pages open theirs by themselves

Cause = Literal["clock", "gone", "alone", "idle", "lines"]


@dataclass(frozen=True, slots=True)
class Act:
    """What has to be done, and from when on. `key`: the same for all processes, so it is done once."""

    what: Literal["absent", "answer", "resume", "close", "begin"]
    due: int
    cause: Cause
    key: str
    seat: int = -1
    decision: str = ""


def asked_people(table: Table) -> list[int]:
    """The seats from which a person's answer is missing. Not for others' eyes: it tells who has sealed."""
    game = table.playing()
    if game is None or table.clocks.paused is not None:
        return []
    return [seat for seat in game.seats_to_act if table.seats[seat].person]


def company(table: Table) -> int:
    """How many people play here, away or not."""
    return sum(seat.identity is not None and not seat.resigned for seat in table.seats)


def away_span(table: Table) -> int:
    return int(table.made.get("away", AWAY // SECOND)) * SECOND


def sure(table: Table) -> list[Act]:
    """What is due some day whoever is connected."""
    if table.opening:
        due = moment(table.opening_at, OPENING, table.times.outages)
        return [Act("begin", due, "lines", f"begin:{table.opening}")]
    if table.status == "waiting":
        due = moment(table.at, WAITING, table.times.outages)
        return [Act("close", due, "idle", f"idle:{table.seq}")]
    clocks = table.clocks
    if table.status == "playing" and clocks.paused is not None:
        due = moment(clocks.paused, LONGEST_PAUSE, table.times.outages)
        return [Act("resume", due, "clock", f"resume:{clocks.paused}")]
    return [act(table, seat, at, cause) for seat, cause, at in answers_due(table)]


def answers_due(table: Table) -> Iterator[tuple[int, Cause, int]]:
    """From whom an answer is missing, and when that has consequences whoever is connected."""
    for seat in asked_people(table):
        causes: dict[Cause, int | None] = {
            "clock": table.clocks.due(seat),
            "alone": table.clocks.open_for(seat, ALONE),
        }
        for cause, at in causes.items():
            if at is not None:
                yield seat, cause, at


def firm(table: Table) -> int | None:
    """When to look at this table again, for the lobby's row."""
    if table.status == "playing" and table.clocks.paused is None:
        return min((at for _, _, at in answers_due(table)), default=None)
    return min((act.due for act in sure(table)), default=None)


def gone(table: Table, here: Collection[int], last_seen: Mapping[int, int], since: int) -> list[Act]:
    """Live play: somebody is asked and not there, and another person is there and waits.

    `last_seen`: seat -> when; `since`: nobody is blamed for the time before this process knew the table.
    """
    if isinstance(table.clocks.settings, Days) or company(table) < 2:
        return []
    out = []
    for seat in asked_people(table):
        if seat in here or not (set(here) & table.people()) - {seat}:
            continue
        due = table.clocks.open_for(seat, away_span(table), max(since, last_seen.get(seat, 0)))
        if due is not None:
            out.append(act(table, seat, due, "gone"))
    return out


def act(table: Table, seat: int, due: int, cause: Cause) -> Act:
    decision = table.decision(seat) or ""
    if table.clocks.sealed:
        return Act("answer", due, cause, f"stand-in:{decision}.{table.step(seat)}", seat, decision)
    key = f"absent:{decision}.{table.clocks.absences[seat]}"
    return Act("absent", due, cause, key, seat, decision)
