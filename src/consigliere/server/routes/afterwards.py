"""After the end: a rematch, the journal with the whole truth, and all that proves the shuffles."""

import hashlib
import hmac
import secrets
from typing import Any

from litestar import get, post, Response
from litestar.params import FromPath, FromQuery

from consigliere.core.refusal import Refusal
from consigliere.locales.speaking import spoken
from consigliere.server import errands, fair, messages as m, table_doors as doors, table_seats as seats
from consigliere.server.hub import Planner
from consigliere.server.routes.common import (
    Asked,
    done,
    errand,
    Line,
    log_of,
    looks,
    makes,
    needed,
    refused,
    service_of,
)
from consigliere.server.routes.tables import changed, readable, watched
from consigliere.server.seating import STAND_IN
from consigliere.server.store.base import Conflict, Missing
from consigliere.server.table import Table
from consigliere.server.table_commands import Plan
from consigliere.server.table_view import meta


@post("/api/tables/{id:str}/rematch", status_code=200, summary="Be for the same again, seats rotated")
async def rematch(request: Asked, id: FromPath[str]) -> m.Meta:
    old, _ = await watched(request, id, None)
    person = await needed(request)
    service = service_of(request)
    if not any(seat.identity == person.id for seat in old.seats):
        raise refused(Refusal("T7", "refuse-not-seated", {}))
    if old.status != "over":
        raise refused(Refusal("T9", "refuse-not-over", {}))
    # everybody who asks for it finds the same table and sits there; another one if that was closed
    closed = sum(one.kind == "rematch" for one in old.told) if await gone(request, old.rematch) else 0
    name = f"rematch {id} {closed}" if closed else f"rematch {id}"
    new = hmac.new(old.secret, name.encode(), hashlib.sha256).hexdigest()[:16]
    if old.rematch is None or closed:
        makes(request)
        secret = fair.new_secret()
        body = {**old.made, "given": [], "host": person.id}
        body["invite"] = None if body["visibility"] == "bots" else secrets.token_urlsafe(9)
        plans: list[Planner] = [seats.made_plan(body)]
        for seat, who in enumerate(seats.rotated(old.seats)):
            if who.level is not None or not who.name:  # without a name: somebody who was forgotten
                plans.append(seats.bot_planner(seat, seats.allowed(who.level or STAND_IN)))
            elif who.identity == person.id:
                plans.append(seats.sitting(person.id, who.name, seat))
            elif who.identity is not None and who.identity not in old.barred:
                plans.append(doors.keeping(seat, who.identity, who.name))
        try:
            table = await service.hub.create(new, secret, plans)
            if isinstance(table, Refusal):
                raise refused(table)
        except Conflict:
            pass
        key = f"rematch {closed}" if closed else "rematch"
        await service.hub.command(id, person.id, key, lambda t: rematched(t, new))
        old, _ = await watched(request, id, None)
    found, identity = await watched(request, old.rematch or new, None)
    if found.status == "waiting" and found.kept_seat(person.id) is not None:
        return await changed(request, found.id, person, seats.sitting(person.id, person.name, None))
    return meta(found, identity, language=spoken())


def rematched(table: Table, new: str) -> Plan:
    return Plan() if table.rematch == new else Plan().then("rematch", table=new)


async def gone(request: Asked, rematch: str | None) -> bool:
    """Whether the table of a rematch was closed before its game began, or is there no more."""
    if rematch is None:
        return False
    try:
        return (await service_of(request).hub.told(rematch))[1].status == "closed"
    except Missing:
        return True


async def finished(request: Asked, id: str, invite: str | None, share: str | None) -> Table:
    """The whole truth about a game is told when it is over, and only then."""
    table, _ = await readable(request, id, invite, share)
    if table.status != "over" or table.game is None:
        raise refused(Refusal("T9", "refuse-not-over", {}))
    return table


@get("/api/tables/{id:str}/journal", media_type="text/plain", summary="The journal of a finished game")
async def journal(
    request: Asked,
    id: FromPath[str],
    invite: FromQuery[Line | None] = None,
    share: FromQuery[Line | None] = None,
) -> Response[str]:
    looks(request)
    table = await finished(request, id, invite, share)
    text = await errand(request, errands.WholeJournal(**await log_of(request, table)))
    name = f"{table.made['game']}-{table.id}.journal"
    return Response(
        text.decode(),
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{id:str}/fairness", summary="All that is needed to check the shuffles of a finished game")
async def fairness(
    request: Asked,
    id: FromPath[str],
    invite: FromQuery[Line | None] = None,
    share: FromQuery[Line | None] = None,
) -> Response[dict[str, Any]]:
    looks(request)
    table = await finished(request, id, invite, share)
    return await done(request, errands.Fairness(**await log_of(request, table)))
