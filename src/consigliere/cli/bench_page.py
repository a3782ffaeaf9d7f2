"""`consigliere bench page`: how heavy and how fast the drawn client is, in a real Chromium.

What measures it is no part of the package: it needs the sources, the tests' packages and Chromium.
"""

import argparse
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from consigliere.cli.common import add_json
from consigliere.cli.errors import BadInput
from consigliere.games.catalogue import GAMES

ROOT: Final = Path(__file__).resolve().parents[3]


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("page", help="the drawn client in a real Chromium")
    parser.add_argument("--game", default=next(iter(GAMES)), choices=list(GAMES), help="whose table")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="cold starts (default 5)")
    parser.add_argument("--turns", type=int, default=6, metavar="N", help="turns played back (default 6)")
    add_json(parser)
    parser.set_defaults(handler=run)


def ready() -> None:
    if not (ROOT / "tools" / "bench_page.py").is_file():
        raise BadInput("no-proof", reason="the project's sources are not here")
    if find_spec("playwright") is None:
        raise BadInput("no-proof", reason="Playwright is not installed (make setup)")
    if shutil.which("chromium") is None:
        raise BadInput("no-proof", reason="Chromium is not installed (python -m tools.programs chromium)")
    if not (ROOT / "src" / "consigliere" / "server" / "client" / "index.html").is_file():
        raise BadInput("no-proof", reason="the client is not built (make web)")


def run(args: argparse.Namespace) -> int:
    for name in ("rounds", "turns"):
        if getattr(args, name) < 1:
            raise BadInput("bad-number", option=f"--{name}", value=getattr(args, name), least=1)
    ready()
    words = ["--game", args.game, "--rounds", str(args.rounds), "--turns", str(args.turns)]
    command = [sys.executable, "-m", "tools.bench_page", *words, *(["--json"] if args.json else [])]
    return subprocess.run(command, cwd=ROOT, check=False).returncode
