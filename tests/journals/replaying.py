"""Replay all golden games of a game and print one digest of the result: run in processes of their own.

python -m tests.journals.replaying godfather
"""

import hashlib
import json
import sys
from pathlib import Path

from consigliere import MODE
from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.games.catalogue import ruleset
from tools.golden import fingerprint

HERE = Path(__file__).resolve().parent


def golden(game: str) -> tuple[dict[str, str], dict[str, Path]]:
    """Recorded digests and journal files, of all rules versions."""
    digests: dict[str, str] = {}
    files: dict[str, Path] = {}
    for folder in sorted(HERE.glob(f"v*/{game}")):
        recorded = json.loads((folder / "digests.json").read_text(encoding="utf-8"))
        digests |= {f"{folder.parent.name}/{name}": digest for name, digest in recorded.items()}
        files |= {f"{folder.parent.name}/{path.stem}": path for path in folder.glob("*.journal")}
    return digests, files


def replayed(path: Path, game: str) -> Game:
    return Game.replay(Journal.from_text(path.read_text(encoding="utf-8")), ruleset(game))


def main() -> int:
    game = sys.argv[1]
    digests, files = golden(game)
    total = hashlib.sha256()
    for name in sorted(digests):
        found = fingerprint(replayed(files[name], game))
        if found != digests[name]:
            print(f"{name} replays to {found[:16]}, recorded {digests[name][:16]}")
            return 1
        total.update(found.encode())
    print(json.dumps({"mode": MODE, "games": len(digests), "digest": total.hexdigest()}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
