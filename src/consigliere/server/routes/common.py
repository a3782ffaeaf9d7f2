"""What the routes share: who asks, errors, cookies."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie, State

from consigliere.core.refusal import Refusal
from consigliere.locales import catalogue
from consigliere.server import errands
from consigliere.server.identity import COOKIE, MAX_AGE
from consigliere.server.limits import Rate
from consigliere.server.rulesets import BadPack, check, rules_of
from consigliere.server.service import Service
from consigliere.server.store.base import Identity
from consigliere.server.table import Table

Asked = Request[Any, Any, State]
Line = Annotated[str, msgspec.Meta(max_length=200)]


class Problem(Exception):
    """An answer that is not what was asked for: a status, a key and a sentence."""

    def __init__(self, status: int, error: str, detail: str, **more: Any) -> None:
        super().__init__(error)
        self.status = status
        self.body = {"error": error, "detail": detail, **more}


def refused(refusal: Refusal) -> Problem:
    words = catalogue("en")
    said = words.text(refusal.key, **refusal.params) if refusal.key in words else refusal.key
    return Problem(409, "refused", said, rule=refusal.rule, key=refusal.key, params=dict(refusal.params))


def service_of(request: Asked) -> Service:
    found: Service = request.app.state.service
    return found


async def person_of(request: Asked) -> Identity | None:
    return await service_of(request).people.known(request.cookies.get(COOKIE))


async def needed(request: Asked) -> Identity:
    """The person who asks; 401 for somebody we do not know."""
    person = await person_of(request)
    if person is None:
        raise Problem(401, "no-name", "say who you are first")
    limit(request, "requests", person.id, service_of(request).rates.requests)
    return person


def limit(request: Asked, kind: str, key: str, rate: Rate) -> None:
    if not service_of(request).limiter.allows(kind, key, rate):
        raise Problem(429, "too-fast", "too many requests; wait a little")


def looks(request: Asked) -> None:
    """One look back more of this address, or 429: asked before any work is done."""
    service = service_of(request)
    limit(request, "replays", service.address(request), service.rates.replays)


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


async def anybody(request: Asked) -> tuple[Identity, bool]:
    """The person who asks, or a new guest; whether he is new."""
    person = await person_of(request)
    if person is not None:
        limit(request, "requests", person.id, service_of(request).rates.requests)
        return person, False
    service = service_of(request)
    limit(request, "makes", service.address(request), service.rates.makes)
    person, _ = await service.people.create()
    return person, True


def cookie(request: Asked, id: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=service_of(request).people.cookie(id),
        max_age=MAX_AGE,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def answered(request: Asked, content: Any, person: Identity, new: bool, status: int = 200) -> Response[Any]:
    cookies = [cookie(request, person.id)] if new else []
    kind = "application/json" if isinstance(content, bytes) else None
    headers = {"cache-control": "no-store"}
    return Response(content, status_code=status, cookies=cookies, headers=headers, media_type=kind)
