"""Who may come to a table: shutting somebody out, another invite, seats kept for a rematch (T20, T21)."""

from collections.abc import Callable

from consigliere.core.refusal import Refusal
from consigliere.server.seating import STAND_IN
from consigliere.server.table import Table
from consigliere.server.table_commands import Plan, Planned, voters
from consigliere.server.table_seats import seat_bot, too_late


def at_the_door(table: Table, identity: str | None) -> Refusal | None:
    """Why somebody may not decide who comes in."""
    if table.status == "closed" or table.opening:  # who plays is fixed while lines are opened
        return too_late(table)
    return None if identity == table.host else Refusal("T8", "refuse-host-only", {})


def shut_out(table: Table, identity: str | None, seat: int, invite: str) -> Planned:
    """The person of a seat has to leave and may not come back; a private table has another invite then.

    In a running game of a private table a bot plays on for them. Elsewhere nobody's game is ended so, except
    that of who is long gone.
    """
    refusal = at_the_door(table, identity)
    if refusal is not None:
        return refusal
    who = table.seats[seat] if 0 <= seat < table.players else None
    if who is None or who.identity is None:
        return Refusal("T9", "refuse-no-such-seat", {"seat": seat, "players": table.players})
    if who.identity == identity:
        return Refusal("T8", "refuse-own-seat", {})
    private = table.made["visibility"] == "private"
    plan = Plan()
    if table.status == "waiting":
        plan.then("left", seat=seat)
    elif table.status == "playing":
        if not private and seat in voters(table):
            return Refusal("T20", "refuse-shut-out-playing", {})
        bot = seat_bot(table, seat, STAND_IN)
        if isinstance(bot, Refusal):
            return bot
        plan.records += [("replaced", body) for _, body in bot.records]
    plan.then("barred", seat=seat, identity=who.identity, name=who.name)
    return plan.then("invited", invite=invite) if private else plan


def new_invite(table: Table, identity: str | None, invite: str) -> Planned:
    """The old invite leads nowhere any more, and who came by it has to leave, unless they sit here."""
    refusal = at_the_door(table, identity)
    if refusal is not None:
        return refusal
    if table.invite is None:
        return Refusal("T20", "refuse-no-invite", {})
    return Plan().then("invited", invite=invite)


def keeping(seat: int, identity: str, name: str) -> Callable[[Table], Planned]:
    """A seat of a rematch for somebody who has not been asked yet."""
    return lambda table: Plan().then("kept", seat=seat, identity=identity, name=name)
