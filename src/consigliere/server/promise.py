"""What a table promises before its cards are shuffled: commitment, seals and roll (docs/fairness.md).

The commitment binds the server's seed to one table and its rules. Each person's line is sealed by its hash,
and the roll lists every seat with its seal. Only then are the lines opened. Each of these is a SHA-256 over
a few lines of text, so that anybody can calculate it again.
"""

import hashlib
import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

FORMAT: Final = 2
LONGEST_LINE: Final = 64
SEAL: Final = r"^[0-9a-f]{64}$"
PERSON: Final = "person"
BOT: Final = "bot"


def digest(*lines: str) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def terms(table: str, made: Mapping[str, Any]) -> list[str]:
    """What the commitment binds the seed to, line by line; `made`: the table's first record."""
    chosen = sorted(name for name, on in made["options"].items() if on)
    given = list(made.get("given", ()))
    return [
        "consigliere commitment 2",
        f"table {table}",
        f"game {made['game']}",
        f"rules {made['rules']}",
        f"content {made['content']}",
        f"players {made['players']}",
        " ".join(["options", *chosen]),
        f"given {len(given)} {digest(*given)}" if given else "given 0",
    ]


def commitment(secret: bytes, bound: Sequence[str]) -> str:
    """What is published of the server seed, together with all it is bound to."""
    return hashlib.sha256(secret + "\n".join(bound).encode()).hexdigest()


def promised(table: str, secret: bytes, made: Mapping[str, Any]) -> dict[str, Any]:
    """The first record of a table with its promise."""
    return {**made, "fair": FORMAT, "commitment": commitment(secret, terms(table, made))}


def good_line(text: object) -> bool:
    """Whether a person may add this: short, and one line that can be read aloud."""
    return isinstance(text, str) and 0 < len(text) <= LONGEST_LINE and text.isprintable()


def new_line() -> str:
    """A line that nobody guesses from its seal."""
    return secrets.token_hex(16)


def seal(committed: str, seat: int, line: str) -> str:
    """The seal of a person's line: for this commitment and this seat only."""
    return digest("consigliere seal 2", committed, str(seat), line)


def good_seal(text: object) -> bool:
    return isinstance(text, str) and re.fullmatch(SEAL, text) is not None


def roll(committed: str, kinds: Sequence[str], seals: Sequence[str | None]) -> str:
    """One number for all that is fixed before the first line is opened; who notes it sees any change."""
    rows = [
        f"{seat} {kind} {mark or '-'}" for seat, (kind, mark) in enumerate(zip(kinds, seals, strict=True))
    ]
    return digest("consigliere roll 2", committed, *rows)


def field(
    table: str,
    made: Mapping[str, Any],
    kinds: Sequence[str],
    seals: Sequence[str | None],
    lines: Sequence[str],
) -> dict[str, Any]:
    """The header field `fairness` of a game that begins. An empty line beside a seal was not opened."""
    told: dict[str, Any] = {
        "format": FORMAT,
        "table": table,
        "commitment": made["commitment"],
        "terms": terms(table, made),
        "kinds": list(kinds),
        "seals": list(seals),
        "roll": roll(made["commitment"], kinds, seals),
        "client_seeds": list(lines),
    }
    given = len(made.get("given", ()))
    return {**told, "given": given} if given else told
