"""Internet addresses: as whom a limit counts them, and whether they lie outside the host's own network.

A household with IPv6 has 2^64 addresses and may take a new one for each request: a limit counts its network.
Some IPv6 addresses are IPv4 ones in disguise, and lead where those lead.
"""

from collections.abc import Iterator
from functools import lru_cache
from ipaddress import ip_address, IPv4Address, IPv6Address, IPv6Network
from typing import Final

HOUSEHOLD: Final = 64  # bits
NAT64: Final = IPv6Network("64:ff9b::/96")
OTHER_NAT64: Final = IPv6Network(
    "64:ff9b:1::/48"
)  # for use inside a network: its length is the network's own
COMPATIBLE: Final = IPv6Network("::/96")  # given up long ago, and understood by some all the same
ISATAP: Final = (0x00005EFE, 0x02005EFE)  # before the last 32 bits


@lru_cache(4096)
def household(address: str) -> str:
    """What a limit by address counts: an IPv4 address, or the /64 of an IPv6 one; other texts as they are."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, IPv4Address) or found.is_loopback:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> HOUSEHOLD << HOUSEHOLD)}/{HOUSEHOLD}"


def embedded(address: IPv6Address) -> Iterator[IPv4Address]:
    """The IPv4 addresses to which an IPv6 one may lead."""
    last = IPv4Address(int(address) & 0xFFFFFFFF)
    if address.ipv4_mapped is not None or address in NAT64 or address in COMPATIBLE:
        yield last
    if int(address) >> 32 & 0xFFFFFFFF in ISATAP:
        yield last
    if address.sixtofour is not None:
        yield address.sixtofour
    if address.teredo is not None:
        yield from address.teredo


def public(address: str) -> bool:
    """Whether this is an address of the open internet; ValueError if it is none at all."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv4Address):
        return found.is_global and not found.is_multicast
    if found in OTHER_NAT64 or found.is_site_local or found.is_multicast:
        return False
    if not all(inner.is_global and not inner.is_multicast for inner in embedded(found)):
        return False
    return found.is_global or found in NAT64 or found.ipv4_mapped is not None
