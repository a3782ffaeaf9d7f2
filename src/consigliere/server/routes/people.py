"""Who somebody is: a guest's name, his recovery code, his statistics, and being forgotten."""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import delete, get, post, put, Response
from litestar.params import JSONBody

from consigliere.server.identity import COOKIE
from consigliere.server.routes.common import (
    answered,
    Asked,
    limit,
    Line,
    needed,
    person_of,
    Problem,
    service_of,
)
from consigliere.server.store.base import Listing, Missing
from consigliere.server.table import Table
from consigliere.server.table_commands import Planned, resign
from consigliere.server.table_seats import close, good_name, leave


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """`recovery`: the code that moves this person to another device; shown this once."""

    name: str
    recovery: str | None = None


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Line | None = None


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class Won(msgspec.Struct, frozen=True):
    game: str
    players: int
    played: int
    won: int
    points: int


def checked_name(name: str | None) -> str | None:
    if name is None:
        return None
    good = good_name(name)
    if good is None:
        raise Problem(400, "bad-name", "a name has 1 to 20 characters and is not a number")
    return good


@get("/api/me", summary="Who I am; null for somebody without a name")
async def who(request: Asked) -> Me | None:
    person = await person_of(request)
    return Me(person.name) if person is not None else None


@post("/api/me", status_code=200, summary="Become a guest; the recovery code is shown this once")
async def become(request: Asked, data: JSONBody[Named]) -> Response[Any]:
    name = checked_name(data.name)
    person = await person_of(request)
    if person is not None:
        return answered(request, Me(person.name), person, False)
    service = service_of(request)
    limit(request, "makes", service.address(request), service.rates.makes)
    person, code = await service.people.create(name)
    return answered(request, Me(person.name, code), person, True)


@put("/api/me/name", summary="Be called otherwise, from the next seat on")
async def rename(request: Asked, data: JSONBody[Named]) -> Me:
    person = await needed(request)
    name = checked_name(data.name)
    if name is None:
        raise Problem(400, "bad-name", "a name has 1 to 20 characters and is not a number")
    await service_of(request).store.rename(person.id, name)
    return Me(name)


@post("/api/me/recovery", status_code=200, summary="A new recovery code; the old one is void")
async def recovery(request: Asked) -> Me:
    person = await needed(request)
    return Me(person.name, await service_of(request).people.new_recovery(person.id))


@post("/api/me/recover", status_code=200, summary="Be the person of a recovery code on this device")
async def recover(request: Asked, data: JSONBody[Code]) -> Response[Any]:
    service = service_of(request)
    limit(request, "recovers", service.address(request), service.rates.recovers)
    person = await service.people.recover(data.code)
    if person is None:
        raise Problem(404, "no-such-code", "nobody has this recovery code")
    return answered(request, Me(person.name), person, True)


@get("/api/me/statistics", summary="My finished games")
async def statistics(request: Asked) -> list[Won]:
    person = await needed(request)
    found = await service_of(request).store.statistics(person.id)
    return [Won(one.game, one.players, one.played, one.won, one.points) for one in found]


async def running(request: Asked, id: str) -> list[Listing]:
    """All tables of a person that are not over."""
    store = service_of(request).store
    out: list[Listing] = []
    before: tuple[int, str] | None = None
    while found := await store.list_tables(identity=id, limit=50, before=before):
        before = (found[-1].updated_at, found[-1].id)
        out += [one for one in found if one.status in ("waiting", "playing")]
    return out


async def way_out(request: Asked, table: str, id: str, way: Callable[[Table, str | None], Planned]) -> None:
    try:
        await service_of(request).hub.command(table, id, None, lambda t: way(t, id))
    except Missing:
        return


@delete("/api/me", status_code=200, summary="Delete my data: bots play on, my name is struck out")
async def forget(request: Asked) -> Response[Any]:
    person = await needed(request)
    service = service_of(request)
    for listed in await running(request, person.id):
        waiting = listed.status == "waiting"
        await way_out(request, listed.id, person.id, leave if waiting else resign)
        if waiting and listed.host == person.id:
            await way_out(request, listed.id, person.id, close)
    for id in await service.store.delete_identity(person.id):
        await service.hub.reload(id)
    service.let_go(person.id)
    answer = Response({"forgotten": True}, headers={"cache-control": "no-store"})
    answer.delete_cookie(COOKIE, path="/")
    return answer
