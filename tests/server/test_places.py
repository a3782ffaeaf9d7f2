"""Addresses: a household's /64 is one for every limit; an IPv4 address in disguise leads where it leads."""

import pytest

from consigliere.server.limits import Limiter, Rate
from consigliere.server.places import household, public
from consigliere.server.service import Service


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:1:2:3", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("x" * 500, "x" * 64),
    ],
)
def test_what_a_limit_counts(address: str, key: str) -> None:
    assert household(address) == key


class From:
    """A connection from an address."""

    def __init__(self, address: str) -> None:
        self.scope = {"client": (address, 5)}


def test_a_household_shares_its_limits_whatever_address_it_takes() -> None:
    limiter = Limiter(lambda: 0.0)
    keys = [Service.address(From(f"2001:db8:1:2::{n:x}")) for n in range(50)]
    assert sum(limiter.allows("makes", key, Rate(0.2, 20)) for key in keys) == 20
    assert limiter.allows("makes", Service.address(From("2001:db8:1:3::1")), Rate(0.2, 20))


@pytest.mark.parametrize(
    "inside",
    [
        "10.0.0.1",
        "127.0.0.1",
        "100.64.0.1",
        "224.0.0.1",
        "::1",
        "fe80::1",
        "fec0::1",
        "fd00::1",
        "ff02::1",
        "::ffff:10.0.0.1",
        "::10.0.0.1",
        "64:ff9b::10.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b::169.254.169.254",
        "64:ff9b:1::10.0.0.1",
        "64:ff9b:1:fffe::808:808",
        "2002:a00:1::1",  # 6to4 of 10.0.0.1
        "2001:0:808:808:0:0:f5ff:fffe",  # Teredo of 10.0.0.1
        "2606:4700::5efe:10.0.0.1",
        "2606:4700::200:5efe:10.0.0.1",
    ],
)
def test_addresses_that_lead_inside(inside: str) -> None:
    assert not public(inside)


@pytest.mark.parametrize(
    "outside",
    ["8.8.8.8", "2606:4700::1111", "64:ff9b::8.8.8.8", "::ffff:8.8.8.8", "2002:808:808::1"],
)
def test_addresses_that_lead_out(outside: str) -> None:
    assert public(outside)


def test_a_check_of_the_outer_address_alone_is_not_enough() -> None:
    """Planted: what the standard library says of an address without looking into it."""
    from ipaddress import ip_address

    assert ip_address("64:ff9b::7f00:1").is_global or ip_address("fec0::1").is_global
