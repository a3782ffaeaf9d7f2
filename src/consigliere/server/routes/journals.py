"""Looking back and on: what one saw, any move again, links to finished games, playing on, importing."""

import secrets
from typing import Annotated, Any

import msgspec
from litestar import delete, get, post, Response
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from consigliere.core.refusal import Refusal
from consigliere.locales.speaking import spoken
from consigliere.server import errands, fair, messages as m, table_seats as seats, table_view as view
from consigliere.server.limits import LARGEST_BODY
from consigliere.server.looking import Replayed, Seen
from consigliere.server.replays import may_see, record_of
from consigliere.server.routes.common import (
    answered,
    anybody,
    Asked,
    done,
    errand,
    Line,
    log_of,
    looks,
    may_make,
    needed,
    person_of,
    Problem,
    refused,
    service_of,
)
from consigliere.server.routes.tables import Level, Packs, readable
from consigliere.server.rulesets import BadPack, check
from consigliere.server.table import Table

MOST_BACK = 60
Seat = Annotated[int, msgspec.Meta(ge=0, le=9)]
Levels = Annotated[list[Level], msgspec.Meta(max_length=10)]


class Shared(msgspec.Struct, frozen=True):
    share: str


class Onwards(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`entry`: after so many entries of the journal; `seat`: one's own; `levels`: of the other seats;
    `start`: at once, without a line for the shuffle."""

    entry: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: Seat = 0
    levels: Levels = []
    start: bool = True


class Import(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A journal as text, or as the object that its JSON is. Without `seat` it becomes a finished table, with
    it a game to be played on; `start`: at once, without a line for the shuffle."""

    journal: Annotated[str, msgspec.Meta(min_length=1, max_length=400_000)] | dict[str, Any]
    packs: Packs = []
    title: Annotated[str, msgspec.Meta(max_length=seats.LONGEST_TITLE)] = ""
    seat: Seat | None = None
    entry: Annotated[int, msgspec.Meta(ge=0, le=100_000)] | None = None
    levels: Levels = []
    start: bool = True


@get("/api/tables/{id:str}/events", summary="The game as one has seen it; once it is over, as anybody has")
async def events(
    request: Asked,
    id: FromPath[str],
    viewer: Annotated[int | None, QueryParameter(ge=-1, le=9)] = None,
    invite: FromQuery[Line | None] = None,
    share: FromQuery[Line | None] = None,
) -> Response[Seen]:
    looks(request)
    table, who = await seen(request, id, viewer, invite, share)
    if table.game is None:
        raise refused(Refusal("T7", "refuse-not-playing", {"status": table.status}))
    answer = await done(request, errands.Seen(**await log_of(request, table), viewer=who))
    name = f"{table.made['game']}-{table.id}.json"
    answer.set_header("content-disposition", f'attachment; filename="{name}"')
    return answer


@get("/api/tables/{id:str}/replay", summary="The game after one of the table's records, as a viewer saw it")
async def replay(
    request: Asked,
    id: FromPath[str],
    seq: Annotated[int, QueryParameter(ge=0, le=10_000_000)],
    viewer: Annotated[int | None, QueryParameter(ge=-1, le=9)] = None,
    words: FromQuery[Line | None] = None,
    back: Annotated[int, QueryParameter(ge=0, le=MOST_BACK)] = 0,
    invite: FromQuery[Line | None] = None,
    share: FromQuery[Line | None] = None,
) -> Response[Replayed]:
    looks(request)
    table, who = await seen(request, id, viewer, invite, share)
    record = record_of(table, who, seq)
    known = [one for one in table.after(who, 0) if one <= record]
    person = await person_of(request)
    if not seats.may_watch(table, person.id if person is not None else None, invite):
        known = [one for one in known if table.told[one - 1].kind != "said"]  # a link shows no talk
    asked = errands.Then(
        **await log_of(request, table, record),
        viewer=who,
        words=words,
        known=known[-back - 1 :],
        seq=table.number(who, record),
        last=table.number(who),
        entry=table.status == "over",
    )
    return await done(request, asked)


async def seen(
    request: Asked, id: str, viewer: int | None, invite: str | None, share: str | None
) -> tuple[Table, int]:
    """The table and the viewer as whom it is looked at, if that is allowed."""
    table, identity = await readable(request, id, invite, share)
    who = table.viewer(identity) if viewer is None else viewer
    if not may_see(table, identity, who):
        raise refused(Refusal("T18", "refuse-viewpoint", {}))
    return table, who


@post("/api/tables/{id:str}/share", status_code=200, summary="A link to a finished game, for anybody to read")
async def share(request: Asked, id: FromPath[str]) -> Shared:
    table = await played(request, id)
    if table.status != "over":
        raise refused(Refusal("T9", "refuse-not-over", {}))
    return Shared(await service_of(request).store.share(id, secrets.token_urlsafe(16)))


@delete("/api/tables/{id:str}/share", status_code=200, summary="The link no longer leads anywhere")
async def unshare(request: Asked, id: FromPath[str]) -> dict[str, bool]:
    await played(request, id)
    await service_of(request).store.unshare(id)
    return {"shared": False}


async def played(request: Asked, id: str) -> Table:
    """The table of somebody who has played there, or is its host."""
    table, _ = await readable(request, id, None, None)
    person = await needed(request)
    if person.id != table.host and not any(seat.identity == person.id for seat in table.seats):
        raise refused(Refusal("T7", "refuse-not-seated", {}))
    return table


@get("/api/shared/{share:str}", summary="The finished game of a link")
async def shared(request: Asked, share: FromPath[str]) -> m.Meta:
    id = await service_of(request).store.shared(share)
    if id is None:
        raise Problem(404, "no-such-table", "there is no such table")
    table, identity = await readable(request, id, None, share)
    return view.meta(table, identity, language=spoken())


@post(
    "/api/tables/{id:str}/play-on",
    status_code=201,
    summary="Play on from here, on a new table with bots",
    guards=[may_make],
)
async def play_on(
    request: Asked, id: FromPath[str], data: JSONBody[Onwards], share: FromQuery[Line | None] = None
) -> Response[m.Meta]:
    table, _ = await readable(request, id, None, share)
    if table.status != "over" or table.game is None:  # else one could try out what is hidden
        raise refused(Refusal("T9", "refuse-not-over", {}))
    made = table.made
    journal = table.game.journal.to_json()
    return await opened(
        request, journal, made["packs"], made["title"], data.entry, data.seat, data.levels, data.start
    )


@post(
    "/api/journals",
    status_code=201,
    summary="Import a journal: as a finished table, or to play on",
    guards=[may_make],
    request_max_body_size=LARGEST_BODY,
)
async def bring(request: Asked, data: JSONBody[Import]) -> Response[m.Meta]:
    packs = [dict(pack) for pack in data.packs]
    try:
        check(packs)
    except BadPack as error:
        raise Problem(400, "bad-pack", str(error)) from None
    title = seats.good_title(data.title)
    if title is None:
        raise Problem(400, "bad-title", "a title is one line of plain text")
    return await opened(request, data.journal, packs, title, data.entry, data.seat, data.levels, data.start)


async def opened(
    request: Asked,
    journal: str | dict[str, Any],
    packs: list[dict[str, str]],
    title: str,
    entry: int | None,
    seat: int | None,
    levels: list[str],
    start: bool,
) -> Response[m.Meta]:
    """A new table with the game of a journal: a clerk reads and plays it, what he writes is stored."""
    service = service_of(request)
    person = await anybody(request)
    id, secret = seats.new_id(), fair.new_secret()
    asked = errands.Opening(
        table=id,
        secret=secret.hex(),
        person=(person.id, person.name),
        journal=journal,
        packs=packs,
        title=title,
        entry=entry,
        seat=seat,
        levels=levels,
        start=start,
    )
    found = msgspec.json.decode(await errand(request, asked), type=errands.Opened)
    await service.hub.adopt(id, secret, found.records, found.listing)
    if seat is not None:
        service.thinking.spawn(service.thinking.wake(id))
    return answered(bytes(found.meta), 201)
