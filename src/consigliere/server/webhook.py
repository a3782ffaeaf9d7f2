"""A message to an address somebody has given us: checked, signed, without following where it points.

Addresses inside the host's own network are refused unless the host allows them, and it is the checked
address that is connected to, so a name cannot change its meaning in between. Whatever the other side does, it
is over after `LONGEST` seconds: the connection is cut from here, not left when the other side is ready.
"""

import asyncio
import hashlib
import hmac
import socket
import ssl
from concurrent.futures import Executor
from functools import cache
from typing import Final
from urllib.parse import urlsplit

from consigliere.core.errors import ConsigliereError
from consigliere.server.places import public

LONGEST_URL: Final = 500
LONGEST: Final = 10.0  # seconds, for all of it
LONGEST_HEAD: Final = 16 * 1024  # of an answer
MOST_ADDRESSES: Final = 3  # of a name that are tried
SIGNATURE: Final = "X-Consigliere-Signature"


class BadAddress(ConsigliereError, ValueError):
    """Nothing is sent to such an address; the message says why."""


class BadAnswer(ConsigliereError, ValueError):
    """What came back is no answer of a web server."""


def checked(url: str, private: bool = False) -> str:
    """The address as it may be kept; BadAddress if nothing should ever be sent there."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise BadAddress("not an address") from None
    if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise BadAddress(f"an address has at most {LONGEST_URL} plain characters")
    if parts.scheme not in ("http", "https") or not host or port == 0:
        raise BadAddress("an address begins with https:// or http:// and a host")
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise BadAddress("an address holds no name, password or fragment")
    try:
        literal = public(host)
    except ValueError:
        literal = host not in ("localhost",) and not host.endswith((".localhost", ".local", ".internal"))
    if not literal and not private:
        raise BadAddress("addresses inside a network are not allowed here")
    return url


@cache
def trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


def resolved(host: str, port: int, secure: bool, private: bool) -> list[str]:
    """The addresses to connect to; BadAddress if the name leads inside. Blocks."""
    if secure:
        trusted()  # reads the certificates of the machine, once: nothing for the event loop
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or (not private and not all(map(public, found))):
        raise BadAddress("addresses inside a network are not allowed here")
    return found[:MOST_ADDRESSES]


def signature(secret: str, at: int, body: bytes) -> str:
    """`t=…,v1=…`: HMAC-SHA-256 over the time, a full stop and the body."""
    mac = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={mac}"


async def deliver(
    url: str, body: bytes, secret: str, at: int, private: bool, names: Executor, longest: float = LONGEST
) -> int:
    """POST it; the status of the answer, whose body is not read. `names`: where names are looked up."""
    parts = urlsplit(checked(url, private))
    secure = parts.scheme == "https"
    host, port = parts.hostname or "", parts.port or (443 if secure else 80)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "User-Agent: consigliere",
        f"{SIGNATURE}: {signature(secret, at, body)}",
        "Connection: close",
    ]
    message = "\r\n".join([*lines, "", ""]).encode() + body
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(longest):
        addresses = await loop.run_in_executor(names, resolved, host, port, secure, private)
        reader, writer = await connected(addresses, port, host if secure else None)
        try:
            writer.write(message)
            await writer.drain()
            return await status(reader)
        finally:
            writer.transport.abort()


async def connected(
    addresses: list[str], port: int, name: str | None
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first of the addresses that answers; `name`: by TLS, with a certificate of it."""
    for n, address in enumerate(addresses, 1):
        try:
            return await asyncio.open_connection(
                address,
                port,
                limit=LONGEST_HEAD,
                ssl=trusted() if name is not None else None,
                server_hostname=name,
            )
        except OSError:
            if n == len(addresses):
                raise
    raise OSError("no address")


async def status(reader: asyncio.StreamReader) -> int:
    """The status of an answer, after those that only announce one."""
    for _ in range(5):
        head = (await reader.readuntil(b"\r\n")).split(None, 2)
        if len(head) < 2 or not head[0].startswith(b"HTTP/1.") or len(head[1]) != 3 or not head[1].isdigit():
            raise BadAnswer("no answer of a web server")
        if not head[1].startswith(b"1"):
            return int(head[1])
        while (await reader.readuntil(b"\r\n")).strip():
            pass
    raise BadAnswer("announcements without end")
