"""People at the referee's table, and a simulated box that deals and decides for them.

The box is another game; the referee is only told what happens in it.
"""

from __future__ import annotations

import io
import json
import random
import re
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from consigliere import table
from consigliere.cli.main import main
from consigliere.core.game import Game
from consigliere.core.journal import Entry

NAMES = ("Anna", "Bela", "Carla", "Dino", "Enzo")


@cache
def play_out(name: str, players: int, seed: int, *options: str) -> Game:
    """A whole game with its own shuffled box: random kinds of move, then random details."""
    game = table.new(name, players, seed, options=dict.fromkeys(options, True))
    rng = random.Random(seed)
    while not game.over:
        kinds: dict[str, list[str]] = {}
        for action in game.legal:
            kinds.setdefault(str(action.form["type"]), []).append(action.text)
        game.play(rng.choice(rng.choice(list(kinds.values()))))
    return game


def line(entry: Entry) -> str:
    """An entry of the box's journal as the people tell it."""
    return entry.text.partition(" ")[2] if entry.who == "chance" else entry.text


class Told:
    """A source of chance that says what the journal says."""

    def __init__(self, entries: list[Entry]) -> None:
        self.rest = [line(entry) for entry in entries if entry.who == "chance"]

    def answer(self, ask: Any) -> int:
        return int(ask.find(self.rest.pop(0)))


class Run:
    """What a call of the referee left."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def object(self) -> dict[str, Any]:
        assert self.code == 0, self.err
        assert self.out.count("\n") == 1
        found = json.loads(self.out)
        assert isinstance(found, dict)
        return found

    @property
    def public(self) -> str:
        """What all may see: everything outside the parts for one player alone."""
        return re.sub(
            r"──── \w+ alone looks.*?──── \w+ is done; all may look ────\n", "", self.out, flags=re.S
        )

    @property
    def words(self) -> str:
        """The output without its line breaks."""
        return " ".join(self.out.split())


class Typed:
    """Standard input; the hook is given each line before it is read."""

    def __init__(self, lines: list[str], hook: Callable[[str], None]) -> None:
        self.lines = io.StringIO("".join(f"{text}\n" for text in lines))
        self.hook = hook

    def readline(self) -> str:
        text = self.lines.readline()
        self.hook(text)
        return text

    def isatty(self) -> bool:
        return False


class Table:
    """People at a table of one game."""

    def __init__(
        self, game: str, tmp_path: Path, patch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.game = game
        self.tmp_path = tmp_path
        self.patch = patch
        self.capsys = capsys
        self.before_reading: Callable[[str], None] = lambda text: None

    def say(self, lines: list[str], *flags: str, players: int | None = 3) -> Run:
        """People type these lines and leave."""
        self.patch.setattr(sys, "stdin", Typed(lines, self.before_reading))
        seats = [] if players is None else ["--names", ",".join(NAMES[:players])]
        try:
            code = main(["referee", self.game, *seats, *flags])
        except SystemExit as stop:
            code = int(str(stop.code))
        out, err = self.capsys.readouterr()
        return Run(code, out, err)

    def script(self, lines: list[str], *flags: str, players: int | None = 3) -> Run:
        path = self.tmp_path / "script.txt"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return self.say([], "--script", str(path), *flags, players=players)


def keep_out_of_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing reaches the real home folder."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_STATE_HOME", str(home / "state"))
