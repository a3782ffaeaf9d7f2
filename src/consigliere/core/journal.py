"""The journal: the truth about a game. Header, every command, every result of chance, take-backs.

Written as text, one line an entry, each line ending in four hexadecimal digits that depend on all
lines before it; a closing line counts the entries. So a cut, an edit or a foreign line is named.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from consigliere.core.errors import ConsigliereError

MAGIC = "consigliere journal"
FORMAT = 1


class JournalError(ConsigliereError, ValueError):
    """What is wrong and in which line; `key` and `params` for the edge that puts it into words."""

    def __init__(self, line: int, key: str, **params: str | int) -> None:
        super().__init__(f"line {line}: {key} {params or ''}".rstrip())
        self.line = line
        self.key = key
        self.params = params


@dataclass(frozen=True, slots=True)
class Entry:
    """who: "chance", "take-back", "reconsider" or "seat"; text: the outcome or the actions."""

    who: str
    seat: int
    text: str

    def written(self) -> str:
        if self.who == "chance":
            return f"* {self.text}"
        if self.who == "seat":
            return f"{self.seat} {self.text}"
        return f"{self.seat} !{self.who}"

    @staticmethod
    def read(text: str) -> "Entry | None":
        who, _, rest = text.partition(" ")
        if who == "*" and rest:
            return Entry("chance", -1, rest)
        if not (who.isascii() and who.isdigit()) or len(who) > 2 or not rest:
            return None
        if rest in ("!take-back", "!reconsider"):
            return Entry(rest[1:], int(who), "")
        return Entry("seat", int(who), rest) if not rest.startswith("!") else None


@dataclass(slots=True)
class Journal:
    """Header fields: game, rules, content, players, options, seats and whatever a host adds."""

    header: dict[str, Any]
    entries: list[Entry] = field(default_factory=list)

    def to_text(self) -> str:
        lines = [f"{MAGIC} {FORMAT}"]
        lines += [f"{key}: {json.dumps(value, sort_keys=True)}" for key, value in self.header.items()]
        lines += [""]
        lines += [f"{n} {entry.written()}" for n, entry in enumerate(self.entries, 1)]
        lines += [f"end {len(self.entries)}"]
        chain = ""
        out = []
        for line in lines:
            chain = _link(chain, line)
            out.append(f"{line} ~{chain[:4]}" if line else "")
        return "\n".join(out) + "\n"

    @staticmethod
    def from_text(text: str) -> "Journal":
        return _Reader(text).journal()

    def to_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "header": dict(self.header),
            "entries": [entry.written() for entry in self.entries],
        }

    @staticmethod
    def from_json(data: object) -> "Journal":
        if not isinstance(data, Mapping) or data.get("format") != FORMAT:
            raise JournalError(1, "journal-foreign")
        header, written = data.get("header"), data.get("entries")
        if not isinstance(header, Mapping) or not isinstance(written, list):
            raise JournalError(1, "journal-foreign")
        return Journal(dict(header), list(_entries(written)))


def _entries(written: Iterable[object]) -> Iterable[Entry]:
    for n, text in enumerate(written, 1):
        entry = Entry.read(text) if isinstance(text, str) else None
        if entry is None:
            raise JournalError(n, "journal-entry", entry=str(text)[:80])
        yield entry


def _link(chain: str, line: str) -> str:
    return hashlib.sha256(f"{chain}\n{line}".encode()).hexdigest()


class _Reader:
    """Reads line by line, checking the digits; every error names its line."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.chain = ""

    def content(self, n: int) -> str:
        line = self.lines[n]
        body, mark, digits = line.rpartition(" ~")
        if not line:
            body, digits, mark = "", "", "~"
        chain = _link(self.chain, body)
        if not mark or (line and digits != chain[:4]):
            raise JournalError(n + 1, "journal-edited")
        self.chain = chain
        return body

    def journal(self) -> Journal:
        if not self.lines or not self.lines[0].startswith(MAGIC + " "):
            raise JournalError(1, "journal-foreign")
        if self.content(0) != f"{MAGIC} {FORMAT}":
            found = self.lines[0][len(MAGIC) + 1 :].partition(" ~")[0]
            raise JournalError(1, "journal-format", format=found[:20])
        header: dict[str, Any] = {}
        n = 1
        while n < len(self.lines) and self.lines[n]:
            key, _, value = self.content(n).partition(": ")
            if key in header:
                raise JournalError(n + 1, "journal-header", field=key)
            try:
                header[key] = json.loads(value)
            except ValueError as error:
                raise JournalError(n + 1, "journal-header", field=key) from error
            n += 1
        if n == len(self.lines):
            raise JournalError(n, "journal-truncated")
        self.content(n)
        entries: list[Entry] = []
        for at in range(n + 1, len(self.lines)):
            body = self.content(at)
            if body == f"end {len(entries)}":
                if at + 1 != len(self.lines):
                    raise JournalError(at + 2, "journal-after-end")
                return Journal(header, entries)
            number, _, rest = body.partition(" ")
            entry = Entry.read(rest)
            if entry is None or number != str(len(entries) + 1):
                raise JournalError(at + 1, "journal-entry", entry=body[:80])
            entries.append(entry)
        raise JournalError(len(self.lines), "journal-truncated")
