"""Under which names this server may be reached: a forged Host header and DNS rebinding get nowhere.

Addresses are always good: no attacker's page comes from one of ours. So are this machine's own names, that of
`--home`, and what the host allows.
"""

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

ANY: Final = "*"
OWN: Final = ("localhost",)


def plain(host: str) -> str | None:
    """The name in a Host header, without its port; None if it is none."""
    try:
        found = urlsplit(f"//{host}")
        name, _ = found.hostname, found.port  # a bad port is a ValueError
    except ValueError:
        return None
    odd = found.username is not None or found.path or found.query or found.fragment or "@" in host
    return None if odd or not name else name.rstrip(".").lower()


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def allowed(names: Iterable[str], home: str | None) -> frozenset[str]:
    """What a host allows, with this machine's own names; ANY allows all."""
    machine = socket.gethostname().lower()
    own = {*OWN, machine, f"{machine.partition('.')[0]}.local"}
    if home is not None and (found := urlsplit(home).hostname):
        own.add(found)
    return frozenset(own | {name.rstrip(".").lower() for name in names})


def good_host(scope: Any, names: frozenset[str]) -> bool:
    """Whether the request names us. Without a Host header it comes from no browser, and fools nobody."""
    found = [value for key, value in scope["headers"] if key == b"host"]
    if not found or ANY in names:
        return len(found) < 2
    name = plain(found[0].decode("latin-1")) if len(found) == 1 else None
    return name is not None and (name in names or is_address(name))
