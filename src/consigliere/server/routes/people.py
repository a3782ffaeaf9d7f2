"""Who somebody is: a guest's name, statistics, and being forgotten. Sessions and codes: sessions.py."""

import hmac
from collections.abc import Callable
from typing import Annotated

import msgspec
from litestar import delete, get, post, put, Response
from litestar.params import JSONBody

from consigliere.server.identity import hashed
from consigliere.server.routes.common import (
    answered,
    Asked,
    goodbye,
    limit,
    Line,
    needed,
    new_guest,
    person_of,
    Problem,
    service_of,
    session_of,
    visit_of,
)
from consigliere.server.store.base import Identity, Listing, Missing
from consigliere.server.store.people import NOTICES
from consigliere.server.table import Table
from consigliere.server.table_commands import Planned
from consigliere.server.table_seats import close, get_up, good_name

Code = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class Me(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """`id`: for the host of the server, should they ask; `recovery`: the code for those who have lost their
    devices, shown this once; `renewal`: when a new one can be had that somebody has asked for; `quiet`: turn
    notices that were set up have ended with the old code."""

    id: str
    name: str
    recovery: str | None = None
    renewal: int | None = None
    quiet: bool = False


class OldCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Code | None = None


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Line | None = None


class Forgotten(msgspec.Struct, frozen=True):
    forgotten: bool


class Won(msgspec.Struct, frozen=True):
    game: str
    players: int
    played: int
    won: int
    points: int


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One finished game of mine. `levels`: of the bots at the table; `people`: how many played, I too."""

    table: str
    game: str
    players: int
    seat: int
    place: int
    points: int
    began: int
    ended: int
    levels: list[str]
    people: int


def checked_name(name: str | None) -> str | None:
    if name is None:
        return None
    good = good_name(name)
    if good is None:
        raise Problem(400, "bad-name", "a name has 1 to 20 characters and is not a number")
    return good


def checked_code(request: Asked, person: Identity, code: str) -> None:
    """A Problem if it is not the person's recovery code; only so many tries an address."""
    service = service_of(request)
    limit(request, "recovers", service.address(request), service.rates.recovers)
    if not hmac.compare_digest(hashed(code), person.recovery):
        raise Problem(403, "wrong-code", "this is not your recovery code")


def noticed(person: Identity) -> bool:
    """Whether turn notices were set up."""
    return any(key in person.settings for key in NOTICES)


async def shown(request: Asked, person: Identity) -> Me:
    """A cookie of an earlier version is exchanged for a session here, where every page begins."""
    await session_of(request)
    renewal = await service_of(request).store.way(person.id, "renewal")
    return Me(id=person.id, name=person.name, renewal=renewal)


@get("/api/me", summary="Who I am; null for somebody without a name")
async def who(request: Asked) -> Me | None:
    person = await person_of(request)
    return await shown(request, person) if person is not None else None


@post("/api/me", status_code=200, summary="Become a guest; the recovery code is shown this once")
async def become(request: Asked, data: JSONBody[Named]) -> Response[Me]:
    name = checked_name(data.name)
    person = await person_of(request)
    if person is not None:
        return answered(await shown(request, person))
    person, code = await new_guest(request, name)
    return answered(Me(id=person.id, name=person.name, recovery=code))


@put("/api/me/name", summary="Be called otherwise, from the next seat on")
async def rename(request: Asked, data: JSONBody[Named]) -> Me:
    person = await needed(request)
    name = checked_name(data.name)
    if name is None:
        raise Problem(400, "bad-name", "a name has 1 to 20 characters and is not a number")
    await service_of(request).store.rename(person.id, name)
    return Me(id=person.id, name=name)


@get("/api/me/statistics", summary="My finished games")
async def statistics(request: Asked) -> list[Won]:
    person = await needed(request)
    found = await service_of(request).store.statistics(person.id)
    return [Won(one.game, one.players, one.played, one.won, one.points) for one in found]


@get("/api/me/record", summary="My finished games one by one, newest first")
async def record(request: Asked) -> list[Played]:
    person = await needed(request)
    return [
        Played(
            table=sat.listing.id,
            game=sat.listing.game,
            players=sat.listing.players,
            seat=sat.seat,
            place=sat.place,
            points=sat.points,
            began=sat.began,
            ended=sat.listing.updated_at,
            levels=[one.level for one in sat.listing.seats if one.level is not None],
            people=sum(one.level is None for one in sat.listing.seats),
        )
        for sat in await service_of(request).store.record(person.id)
    ]


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
async def forget(request: Asked, data: JSONBody[OldCode | None] = None) -> Response[Forgotten]:
    """Takes the recovery code: who has stolen a cookie shall not delete its owner. Also for who is banned:
    it is their data."""
    visit = await visit_of(request)
    if visit is None:
        raise Problem(401, "no-name", "say who you are first")
    person = visit.person
    if data is None or data.code is None:
        raise Problem(
            403, "code-needed", "this takes your recovery code; if it is lost, ask for a new one first"
        )
    checked_code(request, person, data.code)
    service = service_of(request)
    for listed in await running(request, person.id):
        await way_out(request, listed.id, person.id, get_up)
        if listed.status == "waiting" and listed.host == person.id:
            await way_out(request, listed.id, person.id, close)
    for id in await service.store.delete_identity(person.id):
        await service.hub.reload(id)
    service.let_go(person.id)
    await service.revoking.ended()
    goodbye(request, visit)
    return answered(Forgotten(True))
