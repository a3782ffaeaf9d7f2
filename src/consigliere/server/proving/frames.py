"""Frames nobody should send: broken, hostile, enormous, or nearly right. The same ones for the same seed."""

import json
import random
from collections.abc import Callable
from typing import Any, Final

Payload = str | bytes | list[bytes]

LONGEST: Final = 8192
STRINGS: Final = (
    *("", " ", "\x00", "é", "\u202e", "😀" * 20, "\ud800", "__proto__", "constructor", "null", "NaN"),
    *(
        "' OR 1=1 --",
        "<script>alert(1)</script>",
        "../../etc/passwd",
        "%s%s%n",
        "{0}",
        "${jndi:x}",
        "a" * 300,
    ),
    *("-1", "0", "17.2", "17.-1", "9999999999999999999.0", "1.0e5", "²", "١", "done", "en", "xx", "en-GB"),
)
NUMBERS: Final = (0, -1, 1, 2**31, 2**31 + 1, 2**53, 2**63, 2**64, -(2**63) - 1, 10**400, 1e308, -1e-320, 0.5)
LITERALS: Final = ("NaN", "Infinity", "-Infinity", "1e99999", "-0", "01", "0x1F", "1" * 4000, "nul", "'a'")
TYPES: Final = (
    *("join", "leave", "do", "preview", "reconsider", "take-back", "advise", "say", "resign", "vote-end"),
    *("take-over", "return", "ping"),
)
FIELDS: Final = (
    *("table", "command", "decision", "actions", "picked", "id", "text", "what", "end", "since", "words"),
    *("invite", "type", "seat", "seq"),
)
HARMLESS: Final = ("join", "leave", "do", "preview", "reconsider", "take-back", "say", "return", "ping")


class Frames:
    """`tables`: ids of tables, own and others'; `asked`: decisions and actions that were really offered."""

    def __init__(self, rng: random.Random, tables: list[str]) -> None:
        self.rng = rng
        self.tables = tables
        self.asked: list[tuple[str, list[str]]] = []
        self.count = 0
        kinds: list[tuple[int, Callable[[], Payload]]] = [
            (40, self.nearly_right),
            (20, self.right),
            (15, self.mangled),
            (10, self.strange),
            (6, self.deep),
            (4, self.literal),
            (3, self.binary),
            (1, self.torn),
        ]
        self.kinds = [make for _, make in kinds]
        self.weights = [weight for weight, _ in kinds]

    def __next__(self) -> Payload:
        self.count += 1
        return self.rng.choices(self.kinds, self.weights)[0]()

    # -- values

    def value(self, depth: int = 0) -> Any:
        what = self.rng.randrange(8 if depth < 3 else 5)
        if what == 0:
            return None
        if what == 1:
            return self.rng.random() < 0.5
        if what == 2:
            return self.rng.choice(NUMBERS)
        if what in (3, 4):
            return self.rng.choice(STRINGS)
        if what == 5:
            return self.rng.choice(self.tables)
        if what == 6:
            return [self.value(depth + 1) for _ in range(self.rng.randrange(5))]
        return {self.rng.choice(FIELDS): self.value(depth + 1) for _ in range(self.rng.randrange(4))}

    def fresh(self) -> str:
        return f"f{self.count}" if self.rng.random() < 0.8 else f"f{self.rng.randrange(50)}"

    def well_formed(self) -> dict[str, Any]:
        """A message as it should be, of any kind, to any table, often at the wrong time."""
        kind = self.rng.choice(TYPES if self.rng.random() < 0.02 else HARMLESS)
        decision, actions = self.rng.choice(self.asked) if self.asked else ("3.0", ["done"])
        if self.rng.random() < 0.2:
            decision = f"{self.rng.randrange(300)}.{self.rng.randrange(-1, 6)}"
        picks: list[Any] = [self.rng.choice(actions), *self.rng.sample(STRINGS, 1)]
        values: dict[str, dict[str, Any]] = {
            "join": {"since": self.rng.randrange(300), "words": self.rng.choice(("en", "xx", None))},
            "do": {"decision": decision, "actions": picks[: self.rng.randint(1, 2)]},
            "preview": {"decision": decision, "actions": picks[: self.rng.randint(1, 2)]},
            "reconsider": {"decision": decision},
            "advise": {"decision": decision},
            "take-back": {"what": self.rng.choice(("ask", "grant", "deny"))},
            "say": {"text": self.rng.choice(STRINGS)},
            "vote-end": {"end": self.rng.random() < 0.5},
        }
        name = "id" if kind in ("ping", "preview", "advise") else "command"
        message = {"type": kind, **values.get(kind, {})}
        if kind != "ping":
            message["table"] = self.rng.choice(self.tables)
        if kind not in ("join", "leave"):
            message[name] = self.fresh()
        if kind in ("do", "preview") and self.rng.random() < 0.2:
            message["picked"] = [self.rng.choice(STRINGS)]
            if self.rng.random() < 0.7:
                del message["actions"]
        return message

    # -- frames

    def right(self) -> Payload:
        return self.written(self.well_formed())

    def nearly_right(self) -> Payload:
        """One or two fields that are wrong, missing or unknown."""
        message = self.well_formed()
        for _ in range(self.rng.randint(1, 2)):
            name = self.rng.choice([*message, self.rng.choice(FIELDS)]) if message else "type"
            if self.rng.random() < 0.2:
                message.pop(name, None)
            else:
                message[name] = self.value()
        return self.written(message)

    @staticmethod
    def written(message: object) -> str:
        return json.dumps(message, ensure_ascii=True)[:LONGEST]

    def mangled(self) -> Payload:
        """A good message with bytes changed, lost, added or doubled."""
        data = bytearray(self.written(self.well_formed()).encode())
        for _ in range(self.rng.randint(1, 4)):
            at = self.rng.randrange(len(data)) if data else 0
            what = self.rng.randrange(4)
            if what == 0 and data:
                data[at] = self.rng.randrange(128)
            elif what == 1:
                del data[at : at + self.rng.randint(1, 20)]
            elif what == 2:
                data[at:at] = bytes(self.rng.randrange(128) for _ in range(self.rng.randint(1, 8)))
            else:
                data += data[at : at + 40]
        return data.decode()[:LONGEST]

    def strange(self) -> Payload:
        """Other JSON, or none."""
        made = self.rng.choice(
            ["", "null", "[]", "{}", "0", '""', "\ufeff{}", "{", "}", '{"type"}', "{}{}", "[" * 30, "\x00"]
        )
        if self.rng.random() < 0.5:
            return self.written(self.value())
        if self.rng.random() < 0.1:
            key = self.rng.choice(FIELDS)
            return "{" + ",".join(f'"{key}":{n}' for n in range(400)) + "}"
        return made

    def deep(self) -> Payload:
        depth = self.rng.choice((10, 100, 1000, 4000))
        opening, closing = self.rng.choice((("[", "]"), ('{"a":', "}")))
        nested = (opening * depth)[: LONGEST // 2] + "1" + closing * depth
        if self.rng.random() < 0.5:
            name = self.rng.choice(FIELDS)
            return f'{{"type":"do","{name}":{nested}'[:LONGEST]
        return nested[:LONGEST]

    def literal(self) -> Payload:
        name = self.rng.choice(FIELDS)
        kind, table = self.rng.choice(TYPES), self.rng.choice(self.tables)
        return f'{{"type":"{kind}","table":"{table}","{name}":{self.rng.choice(LITERALS)}}}'

    def binary(self) -> Payload:
        if self.rng.random() < 0.5:
            return self.written(self.well_formed()).encode()
        return self.rng.randbytes(self.rng.randrange(200))

    def torn(self) -> Payload:
        """In pieces: a letter of several bytes begins in one frame and ends in the next."""
        text = self.written({**self.well_formed(), "text": "é😀"}).encode()
        text = text.replace(b"\\u00e9", "é".encode())
        at = self.rng.randrange(len(text))
        found = text.find("é".encode())
        cut = found + 1 if found >= 0 and self.rng.random() < 0.7 else at
        return [text[:cut], text[cut:]]


def closing(rng: random.Random) -> Payload:
    """What a socket is closed for: text that is none, and messages over the limit."""
    what = rng.randrange(3)
    if what == 0:
        return [b"\xff\xfe" + rng.randbytes(10)]
    if what == 1:
        return "x" * rng.randint(LONGEST + 1, 3 * LONGEST)
    return [b'{"type":"ping","id":"', "é".encode()[:1], b'"}']
