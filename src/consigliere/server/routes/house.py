"""The house itself: which games there are, how strong its bots are, whether it is well, what it counts."""

from typing import Any, Final

import msgspec
from litestar import get, Response

import consigliere
from consigliere.bots.levels import LEVELS
from consigliere.bots.strengths import Strength, strength
from consigliere.games.catalogue import GAMES
from consigliere.locales import LANGUAGES
from consigliere.server.routes.common import Asked, Problem, service_of

NEAR: Final = ("127.0.0.1", "::1")


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


@get("/api/house", summary="Games, levels of bots, languages")
async def house() -> House:
    games = [
        GameShown(
            name=name,
            least=rules.seats.start,
            most=rules.seats.stop - 1,
            options=list(rules.option_names),
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


@get("/api/health", summary="200 when the server can serve")
async def health(request: Asked) -> Response[Any]:
    service = service_of(request)
    try:
        await service.store.get_setting("secret-key")
        well = service.ready
    except Exception:
        well = False
    return Response({"well": well}, status_code=200 if well else 503)


@get("/api/metrics", media_type="text/plain", summary="Counters for Prometheus", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    """For the host's own machine alone: how many commands were given tells of choices that are sealed."""
    forwarded = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "x-real-ip"))
    if forwarded or service_of(request).address(request) not in NEAR:
        raise Problem(404, "http-404", "not found")
    return Response(service_of(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
