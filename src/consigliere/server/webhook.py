"""A message to an address somebody has given us: checked, signed, without following where it points.

Addresses inside the host's own network are refused unless the host allows them, and it is the checked
address that is connected to, so a name cannot change its meaning in between.
"""

import hashlib
import hmac
import http.client
import ipaddress
import socket
import ssl
from typing import Any, Final
from urllib.parse import urlsplit

LONGEST_URL: Final = 500
TIMEOUT: Final = 5.0  # seconds, for each step
SIGNATURE: Final = "X-Consigliere-Signature"


class BadAddress(ValueError):
    """Nothing is sent to such an address; the message says why."""


def public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    if mapped is not None and not mapped.is_global:
        return False
    return found.is_global and not found.is_multicast


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


def resolved(host: str, port: int, private: bool) -> str:
    """The address to connect to; BadAddress if the name leads inside."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or (not private and not all(map(public, found))):
        raise BadAddress("addresses inside a network are not allowed here")
    return found[0]


class _Plain(http.client.HTTPConnection):
    address = ""

    def connect(self) -> None:
        self.sock: Any = socket.create_connection((self.address, self.port), self.timeout)


class _Secure(_Plain):
    def connect(self) -> None:
        super().connect()
        self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)


def signature(secret: str, at: int, body: bytes) -> str:
    """`t=…,v1=…`: HMAC-SHA-256 over the time, a full stop and the body."""
    mac = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={mac}"


def deliver(url: str, body: bytes, secret: str, at: int, private: bool) -> int:
    """POST it; the status of the answer, whose body is not read. Blocks."""
    parts = urlsplit(checked(url, private))
    secure = parts.scheme == "https"
    host, port = parts.hostname or "", parts.port or (443 if secure else 80)
    connection = (_Secure if secure else _Plain)(host, port, timeout=TIMEOUT)
    connection.address = resolved(host, port, private)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "consigliere",
        SIGNATURE: signature(secret, at, body),
        "Connection": "close",
    }
    try:
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    finally:
        connection.close()
