"""What the routes share: who asks, errors, cookies."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie, State

from consigliere.core.refusal import Refusal
from consigliere.locales import catalogue
from consigliere.server.identity import COOKIE, MAX_AGE
from consigliere.server.limits import Rate
from consigliere.server.service import Service
from consigliere.server.store.base import Identity

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
    return Response(content, status_code=status, cookies=cookies, headers={"cache-control": "no-store"})
