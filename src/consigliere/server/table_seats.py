"""Seats and what the host may do: sitting down, leaving, bots, start, close. Records or a refusal."""

import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final

from consigliere.bots.levels import LEVELS, parts, UnknownBot
from consigliere.core.refusal import Refusal
from consigliere.server import absence, promise, table_lines
from consigliere.server.plain import line, looks
from consigliere.server.store.base import Listing, Seat
from consigliere.server.table import Table
from consigliere.server.table_commands import Plan, Planned, resign, voters
from consigliere.wording.called import stored

LONGEST_NAME: Final = 20
LONGEST_TITLE: Final = 60
MOST_MS: Final = 2000  # of a bot with a budget of its own
MOST_PLAYOUTS: Final = 50  # each may take tens of milliseconds


def good_name(text: object) -> str | None:
    """A name as it will be shown; None if nobody can be called so."""
    if not isinstance(text, str):
        return None
    name = line(text)
    return name if name is not None and len(name) <= LONGEST_NAME and not name.isdecimal() else None


def good_title(text: str) -> str | None:
    """A table's title; empty if there is none, None if it cannot be shown."""
    return line(text) if text.strip() else ""


def good_level(level: str) -> bool:
    """Whether a bot may be called so and thinks no longer than a table can wait."""
    try:
        _, _, budget, unit = parts(level)
    except UnknownBot:
        return False
    return budget <= (MOST_MS if unit == "ms" else MOST_PLAYOUTS)


def allowed(level: str) -> str:
    """The same bot, without a budget that tables no longer give."""
    if good_level(level):
        return level
    kind, temper, _, _ = parts(level)
    return f"{kind}:{temper}" if temper else kind


def too_late(table: Table) -> Refusal:
    """Why seats are no longer taken."""
    if table.opening:
        return Refusal("T19", "refuse-opening", {})
    if table.status == "closed":
        return Refusal("T7", "refuse-not-playing", {"status": "closed"})
    return Refusal("T9", "refuse-started" if table.status == "playing" else "refuse-table-over", {})


def bot_name(table: Table, level: str) -> str:
    """`Medium bot 2`: bots are told apart by number."""
    taken = set(table.names())
    return next(name for n in range(1, 99) if (name := stored(level, n)) not in taken)


def free_name(table: Table, name: str, seat: int) -> str:
    """A person's name, marked if somebody at the table has it already, or one that looks like it."""
    others = {looks(one.name) for n, one in enumerate(table.seats) if n != seat}
    if looks(name) not in others:
        return name
    return next(new for n in range(2, 99) if looks(new := f"{name[:17]} {n}") not in others)


def sit(table: Table, identity: str, name: str, seat: int | None, seal: str | None = None) -> Planned:
    """Take a seat, or another one, or seal another line for one's own."""
    if table.status != "waiting" or table.opening:
        return too_late(table)
    if identity in table.barred:
        return Refusal("T20", "refuse-shut-out", {})
    own, kept = table.seat_of(identity), table.kept_seat(identity)
    if seat is None:
        free = [n for n, one in enumerate(table.seats) if one.empty and one.kept is None]
        seat = own if own is not None else kept if kept is not None else free[0] if free else 0
    if not 0 <= seat < table.players:
        return Refusal("T9", "refuse-no-such-seat", {"seat": seat, "players": table.players})
    if not table.seats[seat].empty and seat != own:
        return Refusal("T9", "refuse-seat-taken", {"seat": seat})
    if table.seats[seat].kept not in (None, identity):
        return Refusal("T21", "refuse-seat-kept", {"seat": seat})
    if seal is not None and not promise.good_seal(seal):
        return Refusal("T19", "refuse-seal", {})
    old = table.made.get("fair", 1) == 1  # made before lines were sealed
    plan = Plan()
    for other in (own, kept):
        if other is not None and other != seat:
            plan.then("left", seat=other)
    return plan.then(
        "sat",
        seat=seat,
        identity=identity,
        level=None,
        name=free_name(table, name, seat),
        **({"client_seed": promise.new_line()} if old else {"seal": seal or table.seats[seat].seal}),
    )


def made_plan(body: dict[str, Any]) -> Callable[[Table], Planned]:
    """The first record, with the promise that binds it."""
    return lambda table: Plan().then("made", **promise.promised(table.id, table.secret, body))


def bot_planner(seat: int, level: str) -> Callable[[Table], Planned]:
    return lambda table: seat_bot(table, seat, level)


def sitting(identity: str, name: str, seat: int | None) -> Callable[[Table], Planned]:
    return lambda table: sit(table, identity, name, seat)


def seat_bot(table: Table, seat: int, level: str) -> Planned:
    if not good_level(level):
        return Refusal("T8", "refuse-no-such-bot", {"bot": level[:40], "bots": ", ".join(LEVELS)})
    name = bot_name(table, level)
    return Plan().then("sat", seat=seat, identity=None, level=level, name=name)


def host_only(table: Table, identity: str | None) -> Refusal | None:
    if table.status in ("over", "closed"):
        return too_late(table)
    return None if identity == table.host else Refusal("T8", "refuse-host-only", {})


def place_bot(table: Table, identity: str | None, seat: int, level: str) -> Planned:
    """The host puts a bot on a seat: before the game, or for who is long gone; another bot if he is alone."""
    refusal = host_only(table, identity)
    if refusal is not None:
        return refusal
    if not 0 <= seat < table.players:
        return Refusal("T9", "refuse-no-such-seat", {"seat": seat, "players": table.players})
    if table.seats[seat].identity == identity:
        return Refusal("T8", "refuse-own-seat", {})
    if table.opening:
        return too_late(table)
    others = voters(table) - {table.seat_of(identity)}
    if table.status == "playing" and (seat in others or (others and table.seats[seat].identity is None)):
        return Refusal("T8", "refuse-replace", {})
    planned = seat_bot(table, seat, level)
    if isinstance(planned, Plan) and not table.seats[seat].empty:
        planned.records = [("replaced", body) for _, body in planned.records]
    return planned


def leave(table: Table, identity: str | None) -> Planned:
    """Get up before the game begins, or want no rematch."""
    seat = table.seat_of(identity)
    if seat is None and table.status == "waiting":
        seat = table.kept_seat(identity)
    if seat is None:
        return Refusal("T7", "refuse-not-seated", {})
    if table.status != "waiting" or table.opening:
        return too_late(table)
    return Plan().then("left", seat=seat)


def get_up(table: Table, identity: str | None) -> Planned:
    """Leave whatever the table is at: the seat before the start, the game from the roll on."""
    fixed = table.opening or table.status == "playing"
    return resign(table, identity) if fixed else leave(table, identity)


def free(table: Table, identity: str | None, seat: int) -> Planned:
    """The host frees a seat before the game begins."""
    refusal = host_only(table, identity)
    if refusal is not None:
        return refusal
    if table.status != "waiting" or table.opening:
        return too_late(table)
    if not 0 <= seat < table.players or (table.seats[seat].empty and table.seats[seat].kept is None):
        return Refusal("T9", "refuse-no-such-seat", {"seat": seat, "players": table.players})
    return Plan().then("left", seat=seat)


def start(table: Table, identity: str | None) -> Planned:
    refusal = host_only(table, identity)
    if refusal is not None:
        return refusal
    if table.status != "waiting":
        return too_late(table)
    if table.opening:
        return table_lines.due(table)
    missing = sum(seat.empty for seat in table.seats)
    if missing:
        return Refusal("T9", "refuse-seats-empty", {"seats": missing})
    return table_lines.begin(table)


def close(table: Table, identity: str | None) -> Planned:
    """The host closes a table that has not begun, or at which only he plays."""
    refusal = host_only(table, identity)
    if refusal is not None:
        return refusal
    others = voters(table) - {table.seat_of(identity)}
    if table.status == "playing" and others:
        return Refusal("T8", "refuse-close-people", {})
    return Plan().then("closed", by="host")


def may_watch(table: Table, identity: str | None, invite: str | None) -> bool:
    """Public tables are for everybody; others for those who sit there or are to sit there, the host, and who
    has the invite; none for who was shut out."""
    if identity is not None and identity in table.barred:
        return False
    if table.made["visibility"] == "public" or table.seat_of(identity) is not None:
        return True
    if identity is not None:
        known = {table.host, *(who for seat in table.seats for who in (seat.identity, seat.kept))}
        if identity in known:
            return True
    return invite is not None and invite == table.invite


def rotated(seats: Sequence[Any]) -> list[Any]:
    """For a rematch: everybody moves up one seat."""
    return [*seats[1:], *seats[:1]]


def new_id() -> str:
    return secrets.token_urlsafe(12)


def listing(table: Table) -> Listing:
    """What the lobby shows; of sealed choices it tells no more than everybody knows.

    A seat with both a person and a level is played by a bot for the person.
    """
    result = table.result
    points: list[int | None] = list(result["scores"]) if result else [None] * table.players
    played = bool(result) and result is not None and result["reason"] == "played"
    seats = []
    for n, seat in enumerate(table.seats):
        place = None
        if played and result is not None:
            ahead = sum(1 for p in result["scores"] if p > result["scores"][n])
            place = 1 if n in result["winners"] else max(2, ahead + 1)
        seats.append(
            Seat(
                identity=seat.identity,
                level=seat.bot,
                name="" if seat.empty else seat.name,
                place=place,
                points=points[n],
            )
        )
    return Listing(
        id=table.id,
        game=table.made["game"],
        title=table.made["title"],
        visibility=table.made["visibility"],
        status=table.status,
        players=table.players,
        seats=tuple(seats),
        host=table.host,
        updated_at=table.public_at,
        to_act=table.concerned(),
        prompt=game.prompt_id if (game := table.playing()) is not None else None,
        due_at=absence.firm(table),
        invite=table.invite,
    )
