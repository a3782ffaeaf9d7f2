"""The application: routes, the socket, errors as JSON, one service behind all of it."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from sqlite3 import DatabaseError
from typing import Any, Final

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

import consigliere
from consigliere.locales import browser
from consigliere.server.guard import Guard, TOO_MANY
from consigliere.server.identity import Stale
from consigliere.server.limits import PLAIN_BODY
from consigliere.server.revoking import BANNED
from consigliere.server.routes import (
    afterwards,
    cards,
    doors,
    examples,
    habits,
    house,
    journals,
    lessons,
    moves,
    notes,
    notices,
    page,
    people,
    puzzles,
    sessions,
    tables,
)
from consigliere.server.routes.common import Problem, secure, send_cookie
from consigliere.server.service import Service, Settings
from consigliere.server.sockets import Client
from consigliere.server.store.migrating import TooNew
from consigliere.server.storing import NOT_STORED, trouble, why

log = logging.getLogger("consigliere.server")
TRY_AGAIN: Final = 1013

ROUTES: Final[list[Any]] = [
    house.house,
    house.health,
    house.alive,
    house.ready,
    house.metrics,
    people.who,
    people.become,
    people.rename,
    people.statistics,
    people.record,
    habits.favourites,
    people.forget,
    sessions.listed,
    sessions.rename,
    sessions.log_out,
    sessions.log_out_others,
    sessions.device,
    sessions.recovery,
    sessions.no_recovery,
    sessions.recover,
    notices.mine,
    notices.webhook,
    notices.no_webhook,
    notices.email,
    notices.confirm,
    notices.no_email,
    tables.listed,
    tables.create,
    tables.one,
    tables.picture,
    tables.invited,
    tables.sit,
    tables.leave,
    tables.bot,
    tables.free,
    tables.start,
    tables.line,
    tables.close,
    doors.shut_out,
    doors.invite,
    afterwards.rematch,
    afterwards.journal,
    afterwards.fairness,
    journals.events,
    journals.replay,
    journals.share,
    journals.unshare,
    journals.shared,
    journals.play_on,
    journals.bring,
    moves.at,
    moves.outline,
    notes.ask,
    notes.read,
    page.words,
    page.rules,
    puzzles.puzzle,
    lessons.step,
    lessons.answer,
    examples.example,
    cards.every,
]


@websocket("/ws")
async def socket(socket: "WebSocket[Any, Any, State]") -> None:
    service: Service = socket.app.state.service
    address = service.address(socket)
    try:
        visit = await service.people.visit(socket.cookies, secure(socket), telling=False)
    except Exception as error:
        if not trouble(error):
            raise
        service.metrics.unstored.inc()
        await socket.accept()
        await socket.close(TRY_AGAIN, NOT_STORED)
        return
    if service.sockets.get(address, 0) >= service.rates.sockets_address:
        await socket.accept()
        await socket.close(TOO_MANY, "too many sockets")
        return
    await socket.accept()
    if visit is not None and visit.banned is not None:
        await socket.close(*BANNED)
        return
    client = Client(service, socket, visit.person.id if visit is not None else None)
    if visit is not None:
        client.session, client.keyed = visit.session, visit.keyed
    service.sockets[address] = service.sockets.get(address, 0) + 1
    service.clients.add(client)
    service.metrics.sockets.inc()
    try:
        await service.revoking.end_sockets([client])  # they may have been logged out while it was opened
        await client.run()
    finally:
        service.metrics.sockets.dec()
        service.clients.discard(client)
        left = service.sockets.pop(address, 1) - 1
        if left > 0:
            service.sockets[address] = left


def problem(request: "Request[Any, Any, Any]", error: Problem) -> Response[Any]:
    return Response(error.body, status_code=error.status)


def stale(request: "Request[Any, Any, Any]", error: Stale) -> Response[Any]:
    said = "your session has ended or has a new cookie; load the page again, some minutes later if need be"
    return Response({"error": "session-changed", "detail": said}, status_code=409)


def bad_request(request: "Request[Any, Any, Any]", error: HTTPException) -> Response[Any]:
    """Litestar's own errors in our form; what was sent is not repeated."""
    faults = []
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        faults = [
            {name: str(fault[name])[:200] for name in ("key", "message") if name in fault}
            for fault in error.extra
            if isinstance(fault, dict)
        ]
    detail = "not understood" if error.status_code == 400 else str(error.detail)[:200]
    body: dict[str, Any] = {"error": f"http-{error.status_code}", "detail": detail}
    return Response({**body, "faults": faults} if faults else body, status_code=error.status_code)


def fault(request: "Request[Any, Any, Any]", error: Exception) -> Response[Any]:
    log.exception("a request failed", exc_info=error)
    if trouble(error):
        request.app.state.service.metrics.unstored.inc()
        body = {"error": "not-stored", "detail": NOT_STORED}
        return Response(body, status_code=503, headers={"retry-after": "2"})
    body = {"error": "http-500", "detail": "something went wrong here"}
    return Response(body, status_code=HTTP_500_INTERNAL_SERVER_ERROR)


def too_deep(request: "Request[Any, Any, Any]", error: RecursionError) -> Response[Any]:
    """JSON nested beyond all reason is bad input; any other endless descent is a fault of ours."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = str(trace.tb_frame.f_globals.get("__name__", "")) if trace is not None else ""
    if not where.startswith("litestar.serialization"):
        return fault(request, error)
    return Response({"error": "http-400", "detail": "not understood"}, status_code=400)


def create_app(settings: Settings) -> Any:
    """The ASGI application of these settings."""
    service = Service(settings)

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        try:
            await service.open()
        except Exception as error:
            if not (trouble(error) or isinstance(error, (TooNew, DatabaseError))):
                raise
            service.unusable = f"the store cannot be used: {why(error)}"
            raise
        _ = app.openapi_schema  # made once, before anybody can ask for it
        browser().read()  # what it speaks; other languages are read when somebody comes who speaks them
        try:
            yield
        finally:
            await service.close()

    return Litestar(
        route_handlers=[*ROUTES, socket, page.shell, page.files],
        state=State({"service": service}),
        lifespan=[living],
        middleware=[DefineMiddleware(Guard, service=service)],
        before_send=[send_cookie],
        exception_handlers={
            Problem: problem,
            Stale: stale,
            HTTPException: bad_request,
            RecursionError: too_deep,
            Exception: fault,
        },
        openapi_config=OpenAPIConfig(
            title="Consigliere",
            version=consigliere.__version__,
            description="Tables for two board games. Unofficial.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=PLAIN_BODY,
        logging_config=None,
        pdb_on_exception=False,
        debug=False,
    )
