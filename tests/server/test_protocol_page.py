"""docs/protocol.md proves itself: its examples are carried out. Its reference: test_schema.py."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Person, Server, Socket

ANY = "…"
METHODS = ("GET", "POST", "PUT", "DELETE")


def exchanges(page: str) -> list[str]:
    return [line for block in re.findall(r"```exchange\n(.*?)```", page, re.S) for line in block.splitlines()]


class Reader:
    """Carries out an exchange line by line; remembers what `$name` stands for."""

    def __init__(self, server: Server) -> None:
        self.person = Person(server)
        self.socket: Socket | None = None
        self.known: dict[str, Any] = {}
        self.answer: tuple[int, Any] = (0, None)
        self.received: list[dict[str, Any]] = []

    def filled(self, value: Any) -> Any:
        """What is sent, with the values remembered in their places."""
        if isinstance(value, str):
            return self.known[value] if value.startswith("$") else value
        if isinstance(value, list):
            return [self.filled(one) for one in value]
        return {key: self.filled(one) for key, one in value.items()} if isinstance(value, dict) else value

    def matches(self, wanted: Any, found: Any, bound: dict[str, Any]) -> bool:
        if wanted == ANY:
            return True
        if isinstance(wanted, str) and wanted.startswith("$"):
            return bool(bound.setdefault(wanted, found) == found)
        if isinstance(wanted, dict):
            return isinstance(found, dict) and all(
                key in found and self.matches(one, found[key], bound) for key, one in wanted.items()
            )
        if isinstance(wanted, list):
            return (
                isinstance(found, list)
                and len(found) >= len(wanted)
                and all(self.matches(one, other, bound) for one, other in zip(wanted, found, strict=False))
            )
        return bool(wanted == found)

    def expect(self, wanted: Any, found: Any) -> bool:
        bound = dict(self.known)
        if not self.matches(wanted, found, bound):
            return False
        self.known = bound
        return True

    def line(self, line: str) -> None:
        mark, _, rest = line.partition(" ")
        if mark in METHODS:
            path, _, data = rest.partition(" ")
            path = re.sub(r"\$\w+", lambda m: str(self.known[m[0]]), path)
            self.answer = self.person.http(mark, path, self.filled(json.loads(data)) if data else None)
        elif mark == ">":
            if self.socket is None:
                self.socket = self.person.socket()
            self.received = []
            self.socket.send(**self.filled(json.loads(rest)))
        elif mark == "<":
            assert self.socket is not None
            wanted = json.loads(rest)
            if any(self.expect(wanted, message) for message in self.received):
                return
            while True:
                self.received.append(self.socket.receive(20))
                if self.expect(wanted, self.received[-1]):
                    return
        else:
            status, found = self.answer
            assert status == int(mark) and self.expect(json.loads(rest), found), (line, self.answer)


def test_the_examples_are_true(server: Server, root: Path) -> None:
    lines = exchanges((root / "docs" / "protocol.md").read_text(encoding="utf-8"))
    assert len(lines) > 40
    reader = Reader(server)
    for line in lines:
        try:
            reader.line(line)
        except TimeoutError:
            raise AssertionError(f"never came: {line}; came: {reader.received}") from None
    assert reader.socket is not None
    reader.socket.close()


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ('200 {"name": "Bob"}', (200, {"name": "Ann"})),
        ('200 {"name": "Ann"}', (404, {"name": "Ann"})),
        ('200 {"seats": [1, 2]}', (200, {"seats": [1]})),
        ('200 {"a": "$x", "b": "$x"}', (200, {"a": 1, "b": 2})),
    ],
)
def test_a_false_example_is_caught(server: Server, line: str, answer: tuple[int, Any]) -> None:
    reader = Reader(server)
    reader.answer = answer
    with pytest.raises(AssertionError):
        reader.line(line)
