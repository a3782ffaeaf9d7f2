"""Where a server says it can be found: of one for the whole network, an address that others can open."""

import socket

import pytest

from consigliere.server import running


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:81/"),
        ("::1", "http://[::1]:81/"),
        ("192.0.2.7", "http://192.0.2.7:81/"),
    ],
)
def test_one_address_is_told_as_it_is(host: str, address: str) -> None:
    assert running.told(host, 81) == address


class Probe:
    """A machine whose way out is one address, or that has none."""

    def __init__(self, own: str | None) -> None:
        self.own = own

    def __enter__(self) -> "Probe":
        return self

    def __exit__(self, *_: object) -> None:
        return

    def connect(self, _: object) -> None:
        if self.own is None:
            raise OSError("no network")

    def getsockname(self) -> tuple[str | None, int]:
        return self.own, 5


@pytest.mark.parametrize(("own", "told"), [("10.0.0.8", "http://10.0.0.8:81/"), (None, "http://0.0.0.0:81/")])
def test_all_addresses_are_told_as_the_one_to_open(
    own: str | None, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "socket", lambda *_: Probe(own))
    assert running.told("0.0.0.0", 81) == told
