"""People for the tests of the terminal: who types what, at which table, and what stands on the screen."""

import argparse
import io
import random
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console

from consigliere.bots.base import Clock
from consigliere.cli import play
from consigliere.cli.screen.counsel import Counsel
from consigliere.cli.screen.layout import Size
from consigliere.cli.screen.opponents import Opponent
from consigliere.cli.screen.person import Person
from consigliere.core.game import Game

Read = Callable[[], str]
PICKS = ["1 2", "1 2 3 4 5", "2 3 4 5 6 7", "keep 1 2 3 4 5", "1,3"]


def table(game: str, *options: str) -> play.Table:
    parser = argparse.ArgumentParser()
    play.add_parser(parser.add_subparsers())
    return play.table(parser.parse_args(["play", game, *options]))


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test writes where a user keeps games."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_STATE_HOME", str(home / "state"))
    return home


def typing(lines: list[str], most: int = 40) -> Read:
    """Someone who types these lines, then wants to leave; who is asked on and on has gone."""
    left = iter([*lines, *["q"] * most])

    def read() -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    return read


def fingers(seed: int, commands: Sequence[str], most: int = 20_000) -> Read:
    """Someone who types anything: numbers, lists, commands, nonsense."""
    rng = random.Random(seed)
    left = iter(range(most))

    def read() -> str:
        if next(left, None) is None:
            raise EOFError
        roll = rng.random()
        if roll < 0.70:
            return str(rng.randrange(0, 9))
        if roll < 0.80:
            return rng.choice(PICKS)
        return "" if roll < 0.92 else rng.choice(commands)

    return read


def steady(game: Game, stop_after: int | None = None) -> Read:
    """Someone who types legal actions in notation; the choice depends on the place in the game alone."""
    reads = iter(range(5_000 if stop_after is None else stop_after))

    def read() -> str:
        if next(reads, None) is None:
            raise EOFError
        place = len(game.journal.entries)
        seat = next(s for s in game.seats_to_act if game.view(s, knowledge=False)["prompt"]["yours"])
        return str(random.Random(place).choice(game.legal_for(seat)))

    return read


def positions(game: str, *options: str, step: int = 29) -> Iterator[tuple[play.Table, int]]:
    """Prompts of a whole game of bots, one in so many."""
    at = table(game, "--auto", "--seed", "8", *options)
    bots = [Opponent("greedy", at.game.rules) for _ in at.kinds]
    silent = Console(file=io.StringIO())
    n = 0
    while not at.game.over:
        seat = at.game.seat
        if n % step == 0:
            yield at, seat
        n += 1
        play.bot_plays(at, seat, bots[seat], silent)


def terminal(size: Size) -> Console:
    return Console(
        width=size.width, height=size.height, file=io.StringIO(), force_terminal=True, color_system=None
    )


def written(console: Console) -> str:
    """What stands on the terminal since it was last emptied."""
    text = cast(io.StringIO, console.file).getvalue().rpartition("\x1b[2J")[2]
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def seated(at: play.Table, seat: int, size: Size, lines: Sequence[str] = (), confirm: bool = False) -> Person:
    """A person at a terminal of this size who types these lines."""
    keys = typing(list(lines))
    counsel = Counsel(at.game, seat, lambda: Clock(iterations=30))
    person = Person(at.game, seat, at.screen, terminal(size), keys, lambda path: path, confirm, counsel)
    person.look()
    return person


def drawn(at: play.Table, seat: int, size: Size) -> list[str]:
    """The screen before this seat's decision, line by line."""
    person = seated(at, seat, size)
    person.show()
    return written(person.console).splitlines()


def shown(person: Person, line: str) -> str:
    """What is written after this line, in one line."""
    file = cast(io.StringIO, person.console.file)
    file.seek(0)
    file.truncate()
    assert not person.typed(line)
    return " ".join(written(person.console).split())
