"""The consigliere's notes on a finished game: asked for once, worked out in the background, kept."""

from typing import Literal

import msgspec
from litestar import get, post, Response
from litestar.params import FromPath, FromQuery

from consigliere.server import errands
from consigliere.server.errands import Declined
from consigliere.server.routes.afterwards import finished
from consigliere.server.routes.common import (
    answered,
    Asked,
    errand,
    limit,
    Line,
    log_of,
    looks,
    needed,
    Problem,
    service_of,
)
from consigliere.server.routes.journals import played


class Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`share`: how far it is, while it is worked on; `notes`: what was found, once it is done."""

    status: Literal["none", "working", "failed", "done"]
    share: float = 0.0
    detail: str | None = None
    notes: msgspec.Raw | None = None


@post("/api/tables/{id:str}/notes", status_code=202, summary="Have a finished game analysed, once")
async def ask(request: Asked, id: FromPath[str]) -> Response[Told]:
    """By somebody who has played there, or its host. Decisions of people are looked at; at a table of bots
    alone, and of a journal from elsewhere, those of all seats."""
    service = service_of(request)
    await played(request, id)
    person = await needed(request)
    table = await finished(request, id, None, None)
    if await service.store.kept_notes(id) is None and id not in service.analysing.asked:
        limit(request, "notes", service.address(request), service.rates.notes)
        people = [n for n, seat in enumerate(table.seats) if seat.identity is not None]
        seats = people or list(range(table.players))
        try:
            service.analysing.start(person.id, errands.Analysed(**await log_of(request, table), seats=seats))
        except Declined as no:
            raise Problem(no.status, **no.body) from None
    return answered(await told(request, id), 202)


@get("/api/tables/{id:str}/notes", summary="The notes on a finished game, or how far they are")
async def read(
    request: Asked,
    id: FromPath[str],
    words: FromQuery[Line | None] = None,
    invite: FromQuery[Line | None] = None,
    share: FromQuery[Line | None] = None,
) -> Response[Told]:
    looks(request)
    table = await finished(request, id, invite, share)
    found = await told(request, id)
    kept = await service_of(request).store.kept_notes(id) if found.status == "done" else None
    if kept is not None:
        log = await log_of(request, table)
        notes = await errand(request, errands.Notes(**log, notes=msgspec.Raw(kept.encode()), words=words))
        found = Told(status="done", share=1.0, notes=msgspec.Raw(notes))
    return answered(msgspec.json.encode(found))


async def told(request: Asked, id: str) -> Told:
    service = service_of(request)
    if (asked := service.analysing.asked.get(id)) is not None:
        return Told(status="working", share=asked.share)
    if await service.store.kept_notes(id) is not None:
        return Told(status="done", share=1.0)
    if (failed := service.analysing.failed.get(id)) is not None:
        return Told(status="failed", detail=str(failed.body.get("detail", "")))
    return Told(status="none")
