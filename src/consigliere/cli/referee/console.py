"""The referee's console: reads lines, prints lines, and keeps what one player sees apart from the rest.

While one player looks alone, public lines wait; on a terminal the screen is wiped before the others look
again. Lines come from a person or from a script, whose line is named when it cannot be used.
"""

import shutil
import sys
import textwrap
from collections.abc import Sequence
from typing import NoReturn, TextIO

from consigliere.cli.errors import BadInput
from consigliere.core.errors import ConsigliereError
from consigliere.wording.speech import Speech

WIPE = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what was scrolled off it
RECENT = 12  # public lines shown again after a wipe


class Ended(ConsigliereError):
    """The input is at its end, or somebody quits."""


class Script:
    """Answers and moves from a file, one on each line; `#` begins a comment line."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.line = 0
        self._rest = list(enumerate(text.splitlines(), 1))

    def read(self) -> str:
        while self._rest:
            self.line, text = self._rest.pop(0)
            if text.strip() and not text.lstrip().startswith("#"):
                return text.strip()
        raise Ended


class Console:
    def __init__(self, words: Speech, out: TextIO | None, script: Script | None = None) -> None:
        self.words = words
        self.out = out
        self.script = script
        self.alone: int | None = None  # the seat that looks while the others look away
        self.waiting: list[str] = []  # public lines, until all may look
        self._recent: list[str] = []
        self._live = script is None and sys.stdin.isatty() and out is not None and out.isatty()

    # -- reading

    def read(self, prompt: str) -> str:
        """The next line. No line editor: its history would show hidden cards to the next player."""
        if self.script is not None:
            return self.script.read()
        if self.out is not None:
            self.out.write(f"{prompt} ")
            self.out.flush()
        line = sys.stdin.readline()
        if not self._live and self.out is not None:
            self.out.write("\n")
        if not line:
            raise Ended
        return line.strip()

    def _press(self, key: str, **params: str) -> None:
        if self._live:
            self.read(self.words.say(key, **params))

    # -- printing

    @property
    def width(self) -> int:
        return max(60, min(shutil.get_terminal_size().columns, 120))

    def say(self, key: str, **params: object) -> None:
        self.print(self.words.say(key, **params))

    def print(self, text: str) -> None:
        """To whoever looks now."""
        if self.out is None:
            return
        for line in text.splitlines():
            if len(line) <= self.width:
                self.out.write(line + "\n")
                continue
            wrapped = textwrap.wrap(
                line, self.width, subsequent_indent="    ", break_on_hyphens=False, break_long_words=False
            )
            self.out.write("\n".join(wrapped) + "\n")

    def columns(self, entries: Sequence[str]) -> None:
        """A list in as many columns as fit, read downwards."""
        if not entries:
            return
        widest = max(map(len, entries)) + 2
        across = max(1, self.width // widest)
        rows = -(-len(entries) // across)
        for row in range(rows):
            self.print("".join(entry.ljust(widest) for entry in entries[row::rows]).rstrip())

    def tell(self, lines: Sequence[str]) -> None:
        """Public lines: now, or when all may look again."""
        self._recent = [*self._recent, *lines][-RECENT:]
        if self.alone is None:
            for line in lines:
                self.print(line)
        else:
            self.waiting.extend(lines)

    def forget(self, lines: int) -> None:
        """The last public lines are no longer true; they are not shown again."""
        self._recent = self._recent[: max(0, len(self._recent) - lines)]

    def complain(self, key: str, **params: object) -> None:
        """What was typed cannot be used. A person tries again; a script ends here."""
        if self.script is not None:
            self._fault(self.words.say(key, **params))
        self.say(key, **params)

    def _fault(self, why: str) -> NoReturn:
        assert self.script is not None
        raise BadInput("referee-script-line", line=self.script.line, path=self.script.path, why=why)

    # -- who looks

    def look(self, seat: int | None) -> None:
        """From now on this seat looks alone, or all do."""
        if seat == self.alone:
            return
        if self.alone is not None:
            self._all_look(self.alone)
        if seat is not None:
            self._press("referee-press", name=self.words.seat(seat))
            self._wipe()
            self.say("referee-look-away", name=self.words.seat(seat))
            self.alone = seat

    def _wipe(self) -> bool:
        if self._live and self.out is not None:
            self.out.write(WIPE)
        return self._live

    def _all_look(self, seat: int) -> None:
        self.alone = None
        if self._wipe():
            self.waiting = self._recent
        self.say("referee-all-look", name=self.words.seat(seat))
        lines, self.waiting = self.waiting, []
        for line in lines:
            self.print(line)

    def show_alone(self, seat: int, lines: Sequence[str]) -> None:
        """Something for one seat's eyes, then back to whoever looked before."""
        before = self.alone
        self.look(seat)
        for line in lines:
            self.print(line)
        if before != seat:
            self._press("referee-hide")
            self.look(before)
