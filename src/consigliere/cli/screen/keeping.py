"""Keeping a game: its journal is written after every command, whole or not at all, and played on."""

import os
import shlex
import shutil
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from consigliere.cli.errors import BadInput
from consigliere.core.chance import Stream
from consigliere.core.game import Game


def write(path: Path, game: Game) -> None:
    """Write beside the file, then put it in its place: a torn write never harms the old one."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        beside.write_text(game.journal.to_text(), encoding="utf-8")
        os.replace(beside, path)
    except OSError as error:
        raise BadInput("cannot-write", path=str(path), reason=error.strerror or str(error)) from error


def new_file(path: str) -> Path:
    """The file a new game is kept in; BadInput if it is there already."""
    if Path(path).exists():
        raise BadInput("save-exists", path=path)
    return Path(path)


def own_file(game: str) -> Path | None:
    """Where a game is kept when no file was named: the user's state folder; None if there is none."""
    base = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "consigliere"
    try:
        base.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return base / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.journal"


def stream_of(game: Game, seed: int) -> Stream:
    """The seed's stream of draws as it stands after the draws of the journal, each purpose by itself."""
    stream = Stream(seed)
    for entry in game.journal.entries:
        if entry.who == "chance":
            stream.below(entry.text.partition(" ")[0], 1)
    return stream


def program() -> list[str]:
    """The program as it was called, so that a hint can be typed as it stands."""
    called = sys.argv[0]
    if Path(called).name == "main.py":
        return [sys.orig_argv[0], "-m", "consigliere.cli.main"]
    name = Path(called).name
    return [name] if shutil.which(name) == called else [called]


def command(game: str, path: Path, packs: Sequence[str]) -> str:
    """What to type to go on with a kept game."""
    content = [word for pack in packs for word in ("--content", pack)]
    return shlex.join([*program(), "play", game, "--load", str(path), *content])
