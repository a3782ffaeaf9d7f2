"""Where a person is logged in, and the codes by which they get in elsewhere or back.

A cookie alone does not get a new recovery code at once: whoever stole it could keep the owner out for good.
The old code does, and so do three days in which every device of the person shows that somebody has asked.
"""

from typing import Final

import msgspec
from litestar import delete, get, post, put, Response
from litestar.params import FromPath, JSONBody

from consigliere.server.devices import good_device, LONGEST
from consigliere.server.identity import new_code, SIGNED, token_hash, Visit
from consigliere.server.routes.common import (
    answered,
    Asked,
    device_of,
    goodbye,
    limit,
    Line,
    own,
    Problem,
    service_of,
    shut_out,
    welcome,
)
from consigliere.server.routes.people import checked_code, Code, Me, noticed, OldCode

EARLIER: Final = "Devices logged in before sessions were listed"


class SessionShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`this`: the one that asks; `copied`: its cookie was used by two, so one may be a thief's; times are in
    milliseconds since 1970, `seen` to the hour."""

    id: str
    name: str
    created: int | None = None
    seen: int | None = None
    this: bool = False
    copied: bool = False


class Device(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Line


class Typed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Code


class Ended(msgspec.Struct, frozen=True):
    """Whether a device was logged out, or how many."""

    ended: bool | int


class Pairing(msgspec.Struct, frozen=True):
    """A code for another device, good once and until then."""

    code: str
    until: int


def no_session() -> Problem:
    return Problem(404, "no-such-session", "you are not logged in there")


@get("/api/me/sessions", summary="Where I am logged in")
async def listed(request: Asked) -> list[SessionShown]:
    return await shown(request, await own(request))


async def shown(request: Asked, visit: Visit) -> list[SessionShown]:
    store = service_of(request).store
    out = [
        SessionShown(
            id=one.id,
            name=one.name,
            created=one.created_at,
            seen=one.seen_at,
            this=one.id == visit.session,
            copied=one.copied,
        )
        for one in await store.sessions(visit.person.id)
    ]
    if (until := await store.way(visit.person.id, SIGNED)) and until > service_of(request).people.clock():
        out.append(SessionShown(id=SIGNED, name=EARLIER))
    return out


@put("/api/me/sessions/{id:str}", summary="Call a device otherwise")
async def rename(request: Asked, id: FromPath[str], data: JSONBody[Device]) -> list[SessionShown]:
    visit = await own(request)
    name = good_device(data.name)
    if name is None:
        raise Problem(400, "bad-name", f"the name of a device has 1 to {LONGEST} characters")
    if not await service_of(request).store.name_session(visit.person.id, id, name):
        raise no_session()
    return await shown(request, visit)


@delete("/api/me/sessions/{id:str}", status_code=200, summary="Log one device out; its sockets are closed")
async def log_out(request: Asked, id: FromPath[str]) -> Response[Ended]:
    visit = await own(request)
    service = service_of(request)
    if id == SIGNED:
        await service.store.close_way(visit.person.id, SIGNED)
    elif not await service.store.end_sessions(visit.person.id, only=id, shown=token_hash(visit.shown)):
        raise no_session()
    await service.revoking.ended()
    if id == visit.session:
        goodbye(request, visit)
    return answered(Ended(True))


@delete("/api/me/sessions", status_code=200, summary="Log out everywhere else; this device gets a new cookie")
async def log_out_others(request: Asked) -> Response[Ended]:
    visit = await own(request)
    service = service_of(request)
    here, ended = await service.people.rekeyed(visit)
    welcome(request, here)
    return answered(Ended(ended), then=service.revoking.ended)


@post("/api/me/device", status_code=200, summary="A code that logs another device in, good for ten minutes")
async def device(request: Asked) -> Response[Pairing]:
    visit = await own(request)
    code, until = await service_of(request).people.pairing(visit)
    return answered(Pairing(code, until))


@post("/api/me/recovery", status_code=200, summary="A new recovery code; all other devices are logged out")
async def recovery(request: Asked, data: JSONBody[OldCode]) -> Response[Me]:
    """202 and `renewal`, the moment from which it can be had, for who does not give the old code."""
    visit = await own(request)
    service = service_of(request)
    people, person = service.people, visit.person
    if data.code is not None:
        checked_code(request, person, data.code)
    elif (due := await people.may_renew(visit)) is not None:
        return answered(Me(id=person.id, name=person.name, renewal=due), 202)
    code = new_code()
    here, _ = await people.rekeyed(visit, code)
    welcome(request, here)
    me = Me(id=person.id, name=person.name, recovery=code, quiet=noticed(person))
    return answered(me, then=service.revoking.ended)


@delete("/api/me/recovery", status_code=200, summary="Nobody shall get a new recovery code after all")
async def no_recovery(request: Asked) -> Me:
    visit = await own(request)
    await service_of(request).store.close_way(visit.person.id, "renewal")
    return Me(id=visit.person.id, name=visit.person.name)


@post("/api/me/recover", status_code=200, summary="Be the person of a code on this device")
async def recover(request: Asked, data: JSONBody[Typed]) -> Response[Me]:
    """A recovery code logs all other devices out, ends turn notices, and is followed by a new one; a device's
    code does none of this."""
    service = service_of(request)
    limit(request, "recovers", service.address(request), service.rates.recovers)
    owner = await service.people.owner(data.code)
    if owner is not None and (why := await service.store.banned(owner.id)) is not None:
        raise shut_out(why)
    found = await service.people.recover(data.code, device_of(request))
    if found is None:
        raise Problem(404, "no-such-code", "nobody has this code, or it has been used")
    visit, code = found
    welcome(request, visit)
    await service.revoking.ended()
    person = visit.person
    quiet = code is not None and noticed(person)
    return answered(Me(id=person.id, name=person.name, recovery=code, quiet=quiet))
