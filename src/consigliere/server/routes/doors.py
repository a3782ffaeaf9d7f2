"""Who may come to a table, over HTTP: the host shuts somebody out, or makes another invite."""

import secrets
from typing import Annotated

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from consigliere.server import messages as m, table_doors as doors
from consigliere.server.routes.common import Asked, needed
from consigliere.server.routes.tables import changed, watched

INVITE_BYTES = 9


class ShutOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)]


@post("/api/tables/{id:str}/shut-out", status_code=200, summary="The host shuts out the person of a seat")
async def shut_out(request: Asked, id: FromPath[str], data: JSONBody[ShutOut]) -> m.Meta:
    await watched(request, id, None)
    person = await needed(request)
    invite = secrets.token_urlsafe(INVITE_BYTES)
    return await changed(request, id, person, lambda t: doors.shut_out(t, person.id, data.seat, invite))


@post("/api/tables/{id:str}/invite", status_code=200, summary="The host makes another invite")
async def invite(request: Asked, id: FromPath[str]) -> m.Meta:
    await watched(request, id, None)
    person = await needed(request)
    new = secrets.token_urlsafe(INVITE_BYTES)
    return await changed(request, id, person, lambda t: doors.new_invite(t, person.id, new))
