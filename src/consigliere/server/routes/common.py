"""What the routes share: who asks, errors, cookies."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response
from litestar.background_tasks import BackgroundTask
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders, State
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from consigliere.core.errors import ConsigliereError
from consigliere.core.refusal import Refusal
from consigliere.locales import browser
from consigliere.server import errands
from consigliere.server.devices import device
from consigliere.server.identity import cookie_name, MAX_AGE, SIGNED, Visit
from consigliere.server.limits import Rate
from consigliere.server.rulesets import BadPack, check, rules_of
from consigliere.server.service import Service
from consigliere.server.store.base import Identity
from consigliere.server.table import Table

Asked = Request[Any, Any, State]
Asking = ASGIConnection[Any, Any, Any, State]
Line = Annotated[str, msgspec.Meta(max_length=200)]
VISIT: Final = "consigliere-visit"  # in the request's scope: the person is looked up once
GOODBYE: Final = ""  # the token of somebody who is logged out


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wrong with a field of a request."""

    message: str = ""
    key: str = ""


class Trouble(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Every answer that is an error: its key, a sentence, and for a refusal the rule, a message key and its
    parameters; `line`: of a journal; `faults`: of the fields of a request."""

    error: str
    detail: str
    rule: str = ""
    key: str = ""
    params: dict[str, str | int] = {}
    line: int | None = None
    faults: list[Fault] = []


class Problem(ConsigliereError):
    """An answer that is not what was asked for: a status, a key and a sentence."""

    def __init__(self, status: int, error: str, detail: str, **more: Any) -> None:
        super().__init__(error)
        self.status = status
        self.body = {"error": error, "detail": detail, **more}


def refused(refusal: Refusal) -> Problem:
    words = browser()
    said = words.text(refusal.key, **refusal.params) if refusal.key in words else refusal.key
    return Problem(409, "refused", said, rule=refusal.rule, key=refusal.key, params=dict(refusal.params))


def service_of(request: Asking) -> Service:
    found: Service = request.app.state.service
    return found


# -- who asks


def secure(connection: Any) -> bool:
    """Whether it came by TLS, by the proxy's word where the host believes one."""
    return connection.scope.get("scheme") in ("https", "wss")


async def visit_of(request: Asked) -> Visit | None:
    """Who asks, banned or not."""
    scope: Any = request.scope
    if VISIT not in scope:
        scope[VISIT] = await service_of(request).people.visit(request.cookies, secure(request))
    found: Visit | None = scope[VISIT]
    return found


def welcome(request: Asked, visit: Visit) -> Visit:
    """From here on they are the one who asks; a new token goes out with the answer."""
    scope: Any = request.scope
    scope[VISIT] = visit
    return visit


def goodbye(request: Asked, visit: Visit) -> None:
    """They are logged out here: their cookie goes."""
    welcome(request, replace(visit, token=GOODBYE))


def shut_out(why: str) -> Problem:
    said = "the host of this server has banned you"
    return Problem(403, "banned", f"{said}: {why}" if why else said)


async def person_of(request: Asked) -> Identity | None:
    visit = await visit_of(request)
    if visit is not None and visit.banned is not None:
        raise shut_out(visit.banned)
    return visit.person if visit is not None else None


async def needed(request: Asked) -> Identity:
    """The person who asks; 401 for somebody we do not know."""
    person = await person_of(request)
    if person is None:
        raise Problem(401, "no-name", "say who you are first")
    limit(request, "requests", person.id, service_of(request).rates.requests)
    return person


def limit(request: Asking, kind: str, key: str, rate: Rate) -> None:
    if not service_of(request).limiter.allows(kind, key, rate):
        raise Problem(429, "too-fast", "too many requests; wait a little")


def looks(request: Asked) -> None:
    """One look back more of this address, or 429: asked before any work is done."""
    service = service_of(request)
    limit(request, "replays", service.address(request), service.rates.replays)


def makes(request: Asking) -> None:
    """One table more of this address, or 429: asked before any work is done."""
    service = service_of(request)
    limit(request, "makes", service.address(request), service.rates.makes)


async def may_make(request: Asking, _: BaseRouteHandler) -> None:
    """A guard, asked before the body is parsed: one table more of this address, or 429."""
    try:
        makes(request)
    except Problem:
        assert isinstance(request, Request)
        async for _piece in request.stream():  # who still sends would not hear the answer
            pass
        raise


def asides(request: Asked, person: Identity) -> None:
    """One more change of a table that is no move, or 429: all who look on are told of it."""
    limit(request, "asides", person.id, service_of(request).rates.asides)


async def log_of(request: Asked, table: Table, seq: int | None = None) -> dict[str, Any]:
    """What a clerk needs to fold the table, up to a record."""
    records = await service_of(request).store.read(table.id)
    kept = [record for record in records if record.seq <= (table.seq if seq is None else seq)]
    return {
        "table": table.id,
        "secret": table.secret.hex(),
        "records": msgspec.Raw(msgspec.json.encode(kept)),
    }


async def errand(request: Asked, errand: errands.Any_) -> bytes:
    """What a clerk answers; the Problem he names."""
    service = service_of(request)
    try:
        return await service.desk.ask(service.address(request), errand)
    except errands.Declined as no:
        raise Problem(no.status, **no.body) from None


async def playable(request: Asked, game: str, packs: list[dict[str, str]]) -> None:
    """Have a clerk look at packs before they are used here; the Problem with them."""
    if not packs:
        return
    try:
        check(packs)
    except BadPack as error:
        raise Problem(400, "bad-pack", str(error)) from None
    await errand(request, errands.Packs(game=game, packs=packs))
    await asyncio.to_thread(rules_of, game, packs)


async def done(request: Asked, asked: errands.Any_) -> Response[Any]:
    """A clerk's answer as it is: JSON already."""
    body = await errand(request, asked)
    return Response(body, media_type="application/json", headers={"cache-control": "no-store"})


async def anybody(request: Asked) -> Identity:
    """The person who asks, or a new guest."""
    person = await person_of(request)
    if person is not None:
        limit(request, "requests", person.id, service_of(request).rates.requests)
        return person
    return (await new_guest(request, None))[0]


async def new_guest(request: Asked, name: str | None) -> tuple[Identity, str]:
    """A guest who is logged in on this device, and their recovery code."""
    service = service_of(request)
    limit(request, "makes", service.address(request), service.rates.makes)
    person, code = await service.people.create(name)
    await logged_in(request, person)
    return person, code


async def logged_in(request: Asked, person: Identity) -> Visit:
    return welcome(request, await service_of(request).people.log_in(person, device_of(request)))


def device_of(request: Asked) -> str:
    return device(request.headers.get("user-agent"))


async def session_of(request: Asked) -> Visit:
    """The session of somebody who is known; a cookie of an earlier version becomes one."""
    visit = await visit_of(request)
    assert visit is not None
    if visit.session != SIGNED:
        return visit
    return welcome(request, await service_of(request).people.exchanged(visit.person, device_of(request)))


async def own(request: Asked) -> Visit:
    """The session that asks; 401 for somebody we do not know."""
    await needed(request)
    return await session_of(request)


# -- answers


async def send_cookie(message: Message, scope: Scope) -> None:
    """Before an answer goes out: a new token goes with it."""
    visit: Visit | None = scope.get(VISIT)  # type: ignore[assignment]
    if message["type"] != "http.response.start" or visit is None or visit.token is None:
        return
    https = scope.get("scheme") == "https"
    made = Cookie(
        key=cookie_name(https),
        value=visit.token,
        max_age=MAX_AGE if visit.token != GOODBYE else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=https,
    )
    headers = MutableScopeHeaders.from_message(message)
    headers.add("set-cookie", made.to_header(header=""))
    headers["cache-control"] = "no-store"


def answered(
    content: Any, status: int = 200, then: Callable[[], Awaitable[None]] | None = None
) -> Response[Any]:
    """`then`: what is done once the answer, and a new cookie with it, has gone out."""
    return Response(
        content,
        status_code=status,
        headers={"cache-control": "no-store"},
        media_type="application/json" if isinstance(content, bytes) else None,
        background=BackgroundTask(then) if then is not None else None,
    )
