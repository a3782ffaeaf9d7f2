"""Guests and their requests, as a proof needs them: plain HTTP/1.1 by hand, no library of the server's."""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit


@dataclass(slots=True)
class Reply:
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


async def request(
    url: str, method: str, path: str, data: object = None, cookie: str = "", timeout: float = 60.0
) -> Reply:
    """One request on a connection of its own; ConnectionError or TimeoutError if there is no answer."""
    at = urlsplit(url)
    body = b"" if data is None else json.dumps(data).encode()
    head = [f"{method} {path} HTTP/1.1", f"host: {at.netloc}", "connection: close"]
    head += [f"content-length: {len(body)}", "content-type: application/json"]
    head += [f"cookie: {cookie}"] if cookie else []
    async with asyncio.timeout(timeout):
        reader, writer = await asyncio.open_connection(at.hostname, at.port)
        try:
            writer.write("\r\n".join([*head, "", ""]).encode() + body)
            raw = await reader.read()
        finally:
            writer.close()
    return parsed(raw)


def parsed(raw: bytes) -> Reply:
    start, found, body = raw.partition(b"\r\n\r\n")
    if not found:
        raise ConnectionResetError("no answer")
    first, *lines = start.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    if len(body) < int(headers.get("content-length", "0")):
        raise ConnectionResetError("half an answer")
    if headers.get("transfer-encoding") == "chunked":
        body = unchunked(body)
    return Reply(int(first.split()[1]), headers, body)


def unchunked(body: bytes) -> bytes:
    out = b""
    while body:
        size, _, rest = body.partition(b"\r\n")
        length = int(size, 16)
        out, body = out + rest[:length], rest[length + 2 :]
        if length == 0:
            return out
    raise ConnectionResetError("half an answer")


@dataclass(slots=True)
class Guest:
    """Somebody with a cookie; the log knows them by their identity."""

    cookie: str = field(default="", repr=False)
    identity: str = ""

    async def ask(self, url: str, method: str, path: str, data: object = None) -> Any:
        """The answer; RuntimeError if it is not a good one."""
        reply = await request(url, method, path, data, self.cookie)
        if reply.status >= 300:
            raise RuntimeError(f"{method} {path.partition('?')[0]}: {reply.status}")
        if "set-cookie" in reply.headers:
            self.cookie = reply.headers["set-cookie"].partition(";")[0]
        return reply.json() if reply.body else None


async def guest(url: str, name: str) -> Guest:
    made = Guest()
    made.identity = (await made.ask(url, "POST", "/api/me", {"name": name}))["id"]
    return made
