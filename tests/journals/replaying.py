"""Replay all golden games of a game and print one digest of the result: run in processes of their own.

python -m tests.journals.replaying godfather 4 (every fourth of them)
"""

import hashlib
import json
import sys
from functools import cache
from pathlib import Path

from consigliere import MODE
from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.games.catalogue import ruleset
from tools.golden import archive, fingerprint, Golden, kept

HERE = Path(__file__).resolve().parent


@cache
def golden(game: str) -> dict[str, Golden]:
    """The games of all rules versions, each named like v1/greedy-019."""
    files = {file.name.split(".")[0].rpartition("-v")[2]: file for file in HERE.glob(archive(game, "*").name)}
    versions = sorted(files, key=int)
    return {f"v{n}/{name}": one for n in versions for name, one in kept(files[n]).items()}


def replayed(one: Golden, game: str) -> Game:
    return Game.replay(Journal.from_text(one.journal), ruleset(game))


def main() -> int:
    game, step = sys.argv[1], int(sys.argv[2])
    total = hashlib.sha256()
    some = sorted(golden(game).items())[::step]
    for name, one in some:
        found = fingerprint(replayed(one, game))
        if found != one.digest:
            print(f"{name} replays to {found[:16]}, recorded {one.digest[:16]}")
            return 1
        total.update(found.encode())
    print(json.dumps({"mode": MODE, "games": len(some), "digest": total.hexdigest()}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
