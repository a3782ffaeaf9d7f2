"""A finished game move by move, for any viewpoint; an imported one too, whose moves are no records here."""

from typing import Annotated

from litestar import get, Response
from litestar.params import FromPath, FromQuery, QueryParameter

from consigliere.server import errands
from consigliere.server.looking import Moved
from consigliere.server.outline import Outline
from consigliere.server.replays import may_see
from consigliere.server.routes.afterwards import finished
from consigliere.server.routes.common import Asked, done, Line, log_of, looks, Problem


@get(
    "/api/tables/{id:str}/moves/{move:int}", summary="A finished game after so many moves, for any viewpoint"
)
async def at(
    request: Asked,
    id: FromPath[str],
    move: FromPath[int],
    viewer: Annotated[int, QueryParameter(ge=-1, le=9)] = -1,
    since: Annotated[int | None, QueryParameter(ge=0, le=100_000)] = None,
    open: FromQuery[bool] = False,
    words: FromQuery[Line | None] = None,
    invite: FromQuery[Line | None] = None,
    share: FromQuery[Line | None] = None,
) -> Response[Moved]:
    looks(request)
    table = await finished(request, id, invite, share)
    if not may_see(table, None, viewer) or move < 0:
        raise Problem(400, "no-such-move", "there is no such move or seat")
    log = await log_of(request, table)
    asked = errands.Move(**log, move=move, since=since, viewer=viewer, open=open, words=words)
    return await done(request, asked)


@get("/api/tables/{id:str}/outline", summary="A finished game at a glance: its turns, and worth over time")
async def outline(
    request: Asked,
    id: FromPath[str],
    viewer: Annotated[int | None, QueryParameter(ge=-1, le=9)] = None,
    words: FromQuery[Line | None] = None,
    invite: FromQuery[Line | None] = None,
    share: FromQuery[Line | None] = None,
) -> Response[Outline]:
    looks(request)
    table = await finished(request, id, invite, share)
    if viewer is not None and not may_see(table, None, viewer):
        raise Problem(400, "no-such-seat", "there is no such seat")
    return await done(request, errands.Outline(**await log_of(request, table), viewer=viewer, words=words))
