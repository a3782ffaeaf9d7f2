"""The house itself: which games there are, how strong its bots are, whether it is well, what it counts."""

import hmac
from typing import Final

import msgspec
from litestar import get, Response

import consigliere
from consigliere.bots.levels import LEVELS
from consigliere.bots.strengths import Strength, strength
from consigliere.core.ruleset import offered
from consigliere.games.catalogue import GAMES
from consigliere.locales import LANGUAGES
from consigliere.server.hosts import good_host
from consigliere.server.routes.common import Asked, Problem, service_of

NEAR: Final = ("127.0.0.1", "::1")
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip")
FRESH: Final = {"cache-control": "no-store"}


class GameShown(msgspec.Struct, frozen=True, kw_only=True):
    """`strengths`: by level, where it was measured: how often one such bot won against three others."""

    name: str
    least: int
    most: int
    options: list[str]
    rules: int
    strengths: dict[str, Strength]


class House(msgspec.Struct, frozen=True, kw_only=True):
    version: str
    unofficial: bool
    games: list[GameShown]
    levels: list[str]
    languages: list[str]


class Well(msgspec.Struct, frozen=True):
    well: bool


class Alive(msgspec.Struct, frozen=True):
    live: bool


@get("/api/house", summary="Games, levels of bots, languages")
async def house() -> House:
    games = [
        GameShown(
            name=name,
            least=rules.seats.start,
            most=rules.seats.stop - 1,
            options=list(offered(rules)),
            rules=rules.version,
            strengths={level: found for level in LEVELS if (found := strength(name, level)) is not None},
        )
        for name, rules in GAMES.items()
    ]
    return House(
        version=consigliere.__version__,
        unofficial=True,
        games=games,
        levels=list(LEVELS),
        languages=list(LANGUAGES),
    )


async def well(request: Asked) -> Response[Well]:
    found = await service_of(request).writable()
    return Response(Well(found), status_code=200 if found else 503, headers=FRESH)


@get("/api/health", summary="200 when the server can serve")
async def health(request: Asked) -> Response[Well]:
    return await well(request)


@get("/api/health/ready", summary="The same: 200 when the store can be written, 503 else")
async def ready(request: Asked) -> Response[Well]:
    return await well(request)


@get("/api/health/live", summary="200 as long as the process answers at all")
async def alive() -> Response[Alive]:
    return Response(Alive(True), headers=FRESH)


@get("/api/metrics", media_type="text/plain", summary="Counters for Prometheus", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    """For the host alone: how many commands were given tells of choices that are sealed."""
    if not may_watch(request):
        raise Problem(404, "http-404", "not found")
    return Response(service_of(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def may_watch(request: Asked) -> bool:
    """Whoever has the host's token; without it those on his own machine, or in his network if he says so.
    What a proxy hands on comes from outside."""
    service = service_of(request)
    given = request.headers.get("authorization", "").encode()
    token = service.settings.metrics_token
    if token and hmac.compare_digest(given, f"Bearer {token}".encode()):
        return True
    if any(name in request.headers for name in FORWARDED):
        return False
    if not good_host(request.scope, service.hosts):
        return False  # a page that was pointed at this machine
    return service.settings.metrics_open or service.address(request) in NEAR
