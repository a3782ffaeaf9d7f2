"""Tables over HTTP: the lobby, making one, its seats, start, close, rematch, journal and fairness."""

import secrets
from typing import Annotated, Any, Literal

import msgspec
from litestar import delete, get, post, put, Response
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import offered
from consigliere.locales import catalogue
from consigliere.locales.speaking import spoken
from consigliere.server import fair, messages as m, promise, table_lines, table_seats as seats
from consigliere.server.absence import AWAY
from consigliere.server.clocks import Clock
from consigliere.server.hub import Planner
from consigliere.server.limits import LARGEST_BODY
from consigliere.server.routes.common import (
    answered,
    anybody,
    asides,
    Asked,
    Line,
    may_make,
    needed,
    person_of,
    playable,
    Problem,
    refused,
    service_of,
)
from consigliere.server.rulesets import BadPack, MOST_FILES, MOST_PACKS, rules_of
from consigliere.server.store.base import Identity, Listing, Missing, Visibility
from consigliere.server.table import Table
from consigliere.server.table_view import meta, pictured
from consigliere.server.timing import SECOND
from consigliere.wording.called import called

Level = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Pack = Annotated[dict[Line, str], msgspec.Meta(max_length=MOST_FILES)]
Packs = Annotated[list[Pack], msgspec.Meta(max_length=MOST_PACKS)]


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`levels`: bots for the other seats, in order; `start`: begin at once, when no seat is empty, and so
    without a line for the shuffle (of itself only against bots); `advice`: bots advise also
    where several people sit; `away`: seconds until a bot plays for somebody who is gone while others wait."""

    game: Line
    players: Annotated[int, msgspec.Meta(ge=1, le=10)] = 4
    visibility: Visibility = "private"
    title: Annotated[str, msgspec.Meta(max_length=seats.LONGEST_TITLE)] = ""
    options: Annotated[dict[Line, bool], msgspec.Meta(max_length=20)] = {}
    packs: Packs = []
    levels: Annotated[list[Level], msgspec.Meta(max_length=10)] = []
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = 0
    start: bool | None = None
    clock: Clock | None = None
    advice: bool = False
    away: Annotated[int, msgspec.Meta(ge=30, le=7200)] = AWAY // SECOND


class Sitting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`seal`: of one's line for the shuffle, made from the commitment, the seat and the line."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    seal: Annotated[str, msgspec.Meta(pattern=promise.SEAL)] | None = None
    invite: Line | None = None


class Opened(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    line: Annotated[str, msgspec.Meta(min_length=1, max_length=promise.LONGEST_LINE)]


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: Level


class ListedSeat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    kind: Literal["person", "bot", "empty"]
    name: str
    points: int | None = None
    place: int | None = None


class Listed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table in the lobby. `your_turn`: the person who asks is waited for."""

    id: str
    game: str
    title: str
    visibility: str
    status: str
    players: int
    updated_at: int
    seats: list[ListedSeat]
    you: int | None = None
    your_turn: bool = False


def shown(listing: Listing, identity: str | None) -> Listed:
    """What the one who asks may know of a table in the lobby: nobody's identity."""
    you = next(
        (n for n, s in enumerate(listing.seats) if identity is not None and s.identity == identity), None
    )
    return Listed(
        id=listing.id,
        game=listing.game,
        title=listing.title,
        visibility=listing.visibility,
        status=listing.status,
        players=listing.players,
        updated_at=listing.updated_at,
        seats=[
            ListedSeat(
                kind="person" if s.identity is not None else "bot" if s.level is not None else "empty",
                name=called(catalogue(), s.name, s.level if s.identity is None else None),
                points=s.points,
                place=s.place,
            )
            for s in listing.seats
        ],
        you=you,
        your_turn=you is not None and you in listing.to_act,
    )


@get("/api/tables", summary="Public tables, or one's own")
async def listed(
    request: Asked,
    mine: FromQuery[bool] = False,
    open_only: Annotated[bool, QueryParameter(name="open")] = False,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**60)] = None,
    before_id: Annotated[str, QueryParameter(max_length=40)] = "",
) -> list[Listed]:
    person = await person_of(request)
    store = service_of(request).store
    page = (before, before_id) if before is not None else None
    if mine:
        if person is None:
            return []
        found = await store.list_tables(identity=person.id, open_only=open_only, before=page)
    else:
        found = await store.list_tables(visibility="public", open_only=open_only, before=page)
    return [shown(one, person.id if person is not None else None) for one in found]


def made(data: NewTable, person: Identity) -> dict[str, Any]:
    """The first record of a table; Problem if it cannot be."""
    try:
        rules = rules_of(data.game, [dict(pack) for pack in data.packs])
    except KeyError:
        raise Problem(400, "no-such-game", "there is no such game") from None
    except BadPack as error:
        raise Problem(400, "bad-pack", str(error)) from None
    if data.players not in rules.seats:
        detail = f"{rules.name} is for {rules.seats.start} to {rules.seats.stop - 1} players"
        raise Problem(400, "bad-players", detail)
    unknown = sorted(set(data.options) - set(rules.option_names))
    if unknown:
        raise Problem(400, "no-such-option", f"options: {', '.join(offered(rules))}")
    for name, on in data.options.items():
        if on and name not in offered(rules):
            raise Problem(400, "option-gone", f"{name} went with rules version {rules.gone[name] + 1}")
    title = seats.good_title(data.title)
    if title is None:
        raise Problem(400, "bad-title", "a title is one line of plain text")
    return {
        "game": rules.name,
        "players": data.players,
        "options": {name: data.options.get(name, False) for name in rules.option_names},
        "packs": [dict(pack) for pack in data.packs],
        "rules": rules.version,
        "content": rules.content_hash,
        "host": person.id,
        "title": title,
        "visibility": data.visibility,
        "clock": msgspec.to_builtins(data.clock),
        "advice": data.advice,
        "away": data.away,
        "invite": None if data.visibility == "bots" else secrets.token_urlsafe(9),
    }


@post(
    "/api/tables",
    status_code=201,
    summary="A new table; with bots on all other seats it can start at once",
    guards=[may_make],
    request_max_body_size=LARGEST_BODY,
)
async def create(request: Asked, data: JSONBody[NewTable]) -> Response[m.Meta]:
    person = await anybody(request)
    service = service_of(request)
    await playable(request, data.game, [dict(pack) for pack in data.packs])
    secret = fair.new_secret()
    plans: list[Planner] = [seats.made_plan(made(data, person))]
    own = data.seat
    if own is not None:
        plans.append(seats.sitting(person.id, person.name, own))
    others = [seat for seat in range(data.players) if seat != own]
    levels = list(data.levels)
    if data.visibility == "bots" and len(levels) < len(others):
        levels += ["medium"] * (len(others) - len(levels))
    if len(levels) > len(others):
        raise Problem(400, "too-many-bots", f"seats for bots: {len(others)}")
    for seat, level in zip(others, levels, strict=False):
        plans.append(seats.bot_planner(seat, level))
    if data.visibility == "bots" if data.start is None else data.start:
        if own is None:
            await room_for_bots(request, person)
        plans.append(lambda t: seats.start(t, person.id))
    table = await service.hub.create(seats.new_id(), secret, plans)
    if isinstance(table, Refusal):
        raise refused(table)
    return answered(meta(table, person.id, language=spoken()), 201)


async def room_for_bots(request: Asked, person: Identity) -> None:
    """A game at which nobody sits costs others their bots' time: one host has few of them at once."""
    service = service_of(request)
    if await service.store.seatless(person.id) >= service.rates.seatless:
        detail = f"at most {service.rates.seatless} of your games run without a person; wait for one to end"
        raise Problem(429, "too-many-games", detail)


async def watched(request: Asked, id: str, invite: str | None) -> tuple[Table, str | None]:
    """The table, if the one who asks may look at it; 404 as if there were none."""
    person = await person_of(request)
    identity = person.id if person is not None else None
    try:
        _, table = await service_of(request).hub.told(id)
        if seats.may_watch(table, identity, invite):
            return table, identity
    except Missing:
        pass
    raise Problem(404, "no-such-table", "there is no such table")


async def readable(
    request: Asked, id: str, invite: str | None, share: str | None
) -> tuple[Table, str | None]:
    """The table for somebody who may watch it, or has the link to the finished game."""
    if share is not None and await service_of(request).store.shared(share) == id:
        person = await person_of(request)
        _, table = await service_of(request).hub.told(id)
        return table, person.id if person is not None else None
    return await watched(request, id, invite)


@get("/api/tables/{id:str}", summary="A table without its game: who sits there, how it stands")
async def one(request: Asked, id: FromPath[str], invite: FromQuery[Line | None] = None) -> m.Meta:
    table, identity = await watched(request, id, invite)
    return meta(table, identity, language=spoken())


@get("/api/tables/{id:str}/picture", summary="What everybody may see of a table's position, for lists")
async def picture(request: Asked, id: FromPath[str], invite: FromQuery[Line | None] = None) -> m.Pictured:
    table, _ = await watched(request, id, invite)
    return pictured(table)


@get("/api/invites/{code:str}", summary="The table of an invite link")
async def invited(request: Asked, code: FromPath[str]) -> m.Meta:
    found = await service_of(request).store.by_invite(code)
    if found is None:
        raise Problem(404, "no-such-table", "there is no such table")
    table, identity = await watched(request, found.id, code)
    return meta(table, identity, language=spoken())


async def changed(request: Asked, id: str, person: Identity, planner: Planner) -> m.Meta:
    """Carry out a change of the table; 409 with the rule where it is refused."""
    try:
        _, refusal, table = await service_of(request).hub.command(id, person.id, None, planner)
    except Missing:
        raise Problem(404, "no-such-table", "there is no such table") from None
    if refusal is not None:
        raise refused(refusal)
    return meta(table, person.id, language=spoken())


@post("/api/tables/{id:str}/seats", status_code=200, summary="Sit down, move, or seal another line")
async def sit(request: Asked, id: FromPath[str], data: JSONBody[Sitting]) -> Response[m.Meta]:
    await watched(request, id, data.invite)
    person = await anybody(request)
    asides(request, person)
    found = await changed(
        request, id, person, lambda t: seats.sit(t, person.id, person.name, data.seat, data.seal)
    )
    return answered(found)


@delete("/api/tables/{id:str}/seats", status_code=200, summary="Get up before the game begins")
async def leave(request: Asked, id: FromPath[str]) -> m.Meta:
    await watched(request, id, None)
    person = await needed(request)
    asides(request, person)
    return await changed(request, id, person, lambda t: seats.leave(t, person.id))


@put("/api/tables/{id:str}/seats/{seat:int}", summary="The host puts a bot on a seat")
async def bot(request: Asked, id: FromPath[str], seat: FromPath[int], data: JSONBody[BotSeat]) -> m.Meta:
    await watched(request, id, None)
    person = await needed(request)
    return await changed(request, id, person, lambda t: seats.place_bot(t, person.id, seat, data.level))


@delete("/api/tables/{id:str}/seats/{seat:int}", status_code=200, summary="The host frees a seat")
async def free(request: Asked, id: FromPath[str], seat: FromPath[int]) -> m.Meta:
    await watched(request, id, None)
    person = await needed(request)
    return await changed(request, id, person, lambda t: seats.free(t, person.id, seat))


@post("/api/tables/{id:str}/start", status_code=200, summary="The host starts the game")
async def start(request: Asked, id: FromPath[str]) -> m.Meta:
    table, _ = await watched(request, id, None)
    person = await needed(request)
    if all(seat.identity is None for seat in table.seats):
        await room_for_bots(request, person)
    return await changed(request, id, person, lambda t: seats.start(t, person.id))


@post("/api/tables/{id:str}/line", status_code=200, summary="Open one's line for the shuffle")
async def line(request: Asked, id: FromPath[str], data: JSONBody[Opened]) -> m.Meta:
    await watched(request, id, None)
    person = await needed(request)
    found = await changed(request, id, person, lambda t: table_lines.open_line(t, person.id, data.line))
    if found.opening and not found.unopened:  # the last one; if this breaks off, the keeper deals
        _, _, table = await service_of(request).hub.command(id, None, None, table_lines.due)
        return meta(table, person.id, language=spoken())
    return found


@post("/api/tables/{id:str}/close", status_code=200, summary="The host closes the table")
async def close(request: Asked, id: FromPath[str]) -> m.Meta:
    await watched(request, id, None)
    person = await needed(request)
    return await changed(request, id, person, lambda t: seats.close(t, person.id))
