"""Before every request: limits by address, whose page it comes from, headers that keep browsers honest."""

import asyncio
import re
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from consigliere.locales import browser, catalogue, LANGUAGES
from consigliere.locales.speaking import preferred, speak
from consigliere.server.hosts import good_host
from consigliere.server.places import household
from consigliere.server.service import Service

SAFE: Final = ("GET", "HEAD", "OPTIONS")
ANY_HOST: Final = ("/api/health", "/api/metrics")  # for programs; the counters look at the name themselves
HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (
        b"content-security-policy",
        b"default-src 'self'; object-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';"
        b" frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
)
LANGUAGE: Final = re.compile(r"(?:^|&)language=([A-Za-z-]+)")
WRONG_ORIGIN: Final = 4403
TOO_MANY: Final = 4429


def header(scope: Any, name: bytes) -> str | None:
    found = next((value for key, value in scope["headers"] if key == name), None)
    return found.decode("latin-1") if found is not None else None


def own_page(scope: Any, origins: tuple[str, ...]) -> bool:
    """Whether the request comes from our own page, an allowed one, or no page at all."""
    origin = header(scope, b"origin")
    if origin is None:
        return header(scope, b"sec-fetch-site") in (None, "same-origin", "none")
    if origin in origins:
        return True
    scheme = "https" if scope.get("scheme") in ("https", "wss") else "http"
    return origin == f"{scheme}://{header(scope, b'host')}"


async def read_words(*languages: str) -> None:
    """Read the words of these languages beside the loop, if nobody has asked for them yet."""
    for language in set(languages).intersection(LANGUAGES):
        for words in (catalogue(language), browser(language)):
            if words.waiting:
                await asyncio.to_thread(words.read)


class Guard:
    """An ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app = app
        self.service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        address = household(str(client[0])) if client else "unknown"
        service = self.service
        unsafe = kind == "websocket" or scope.get("method") not in SAFE
        if not scope["path"].startswith(ANY_HOST) and not good_host(scope, service.hosts):
            await self.refuse(kind, receive, send, 421, "wrong-host")
        elif unsafe and not own_page(scope, service.settings.origins):
            await self.refuse(kind, receive, send, 403, "wrong-origin")
        elif not service.limiter.allows("requests-address", address, service.rates.requests_address):
            await self.refuse(kind, receive, send, 429, "too-fast")
        elif kind == "websocket":
            await self.app(scope, receive, send)
        else:
            wanted = preferred(header(scope, b"accept-language") or "", LANGUAGES)
            await read_words(wanted, *LANGUAGE.findall(scope["query_string"].decode("latin-1")))
            speak(wanted)

            async def with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    service.metrics.requests.labels(f"{message['status'] // 100}xx").inc()
                    message["headers"] = [*message.get("headers", []), *HEADERS]
                await send(message)

            await self.app(scope, receive, with_headers)

    async def refuse(self, kind: str, receive: Receive, send: Send, status: int, error: str) -> None:
        out: Any = send
        if kind == "websocket":
            await receive()
            code = TOO_MANY if status == 429 else WRONG_ORIGIN
            await out({"type": "websocket.close", "code": code, "reason": error})
            return
        self.service.metrics.requests.labels(f"{status // 100}xx").inc()
        body = msgspec.json.encode({"error": error})
        headers = [(b"content-type", b"application/json"), *HEADERS]
        await out({"type": "http.response.start", "status": status, "headers": headers})
        await out({"type": "http.response.body", "body": body})
