"""The house: compiling the kernel with mypyc, outside the source tree.

`python -m tools.compile` turns the modules named in `compiled.txt` into machine code under
`build/compiled/<key>/`. It does nothing when that folder is complete, works in a scratch folder renamed at
the end, and removes older builds. `setup.py` takes the same extensions into a wheel.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import sys
import sysconfig
import tempfile
import time
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
SCRATCH = ROOT / "build" / "mypyc"

if str(SRC) not in sys.path:
    sys.path.insert(0, str(SRC))
from consigliere import _compiled  # noqa: E402  (the source tree must be on the path first)

if TYPE_CHECKING:
    from setuptools import Extension


def source_of(name: str) -> Path:
    """The source file of one module of this tree."""
    return Path(_compiled.stem(name, str(SRC)) + ".py")


def obstacle() -> str | None:
    """What stands in the way of compiling on this machine, in one line; None when nothing does."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler}) on the path"
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return "Python's C headers are missing (Debian: python3-dev)"
    for module in ("mypyc", "setuptools"):
        if importlib.util.find_spec(module) is None:
            return f"{module} is not installed (requirements/build.txt)"
    return None


def extensions(names: list[str]) -> list[Extension]:
    """The C extensions of the kernel: one group, so that calls between its modules stay in machine code."""
    from mypyc.build import mypycify

    os.chdir(ROOT)
    sources = [str(source_of(name).relative_to(ROOT)) for name in names]
    SCRATCH.mkdir(parents=True, exist_ok=True)
    made = mypycify(
        [f"--cache-dir={SCRATCH / 'cache'}", *sources],
        opt_level="3",
        debug_level="0",
        group_name=_compiled.GROUP,
        target_dir=str(SCRATCH / "c"),
    )
    for extension in made:  # else no function of a shared library may be inlined into another
        extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    return made


def imports_of(name: str) -> Iterator[str]:
    """The modules of this package which one module's source imports.

    Not the packages above them: they run, but nothing of theirs is copied into machine code.
    """
    source = source_of(name)
    package = name if source.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        found: list[str] = []
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                base = importlib.util.resolve_name("." * node.level + base, package)
            found = [base, *(f"{base}.{alias.name}" for alias in node.names)]
        yield from (dotted for dotted in found if dotted.split(".")[0] == "consigliere")


def neighbours(names: list[str]) -> list[str]:
    """The unlisted modules the kernel leans on, directly or through others."""
    seen = set(names)
    waiting = list(names)
    while waiting:
        for found in imports_of(waiting.pop()):
            if found not in seen and source_of(found).exists():
                seen.add(found)
                waiting.append(found)
    return sorted(seen.difference(names))


def build(names: list[str], folder: Path) -> None:
    """Compile into a scratch folder and rename it; the marker inside is written last."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    builds = folder.parent
    builds.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(prefix=".building-", dir=builds))
    try:
        leaned_on = {name: _compiled.digest(name, str(SRC)) for name in neighbours(names)}
        command = build_ext(Distribution({"name": _compiled.GROUP, "ext_modules": extensions(names)}))
        command.build_lib = str(scratch / "lib")
        command.build_temp = str(scratch / "objects")
        command.ensure_finalized()
        command.run()
        done = scratch / "lib"
        if _compiled.build_key(names, str(SRC)) != folder.name:
            raise RuntimeError("a source changed while it was being compiled; compile again")
        marker = "".join(f"{name} {value}\n" for name, value in leaned_on.items())
        (done / _compiled.MARKER).write_text(marker, encoding="utf-8")
        if folder.exists():
            folder.rename(scratch / "stale")
        done.rename(folder)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    for other in builds.iterdir():
        abandoned = time.time() - other.stat().st_mtime > 3600
        if other != folder and (abandoned or not other.name.startswith(".building-")):
            shutil.rmtree(other, ignore_errors=True)


def main() -> int:
    names = _compiled.listed(str(SRC / "consigliere"))
    if not names:
        print("pure: compiled.txt lists no module")
        return 0
    missing = [name for name in names if not source_of(name).exists()]
    if missing:
        print(f"compile: compiled.txt names modules without a source: {', '.join(missing)}", file=sys.stderr)
        return 1
    folder = ROOT / "build" / "compiled" / _compiled.build_key(names, str(SRC))
    if _compiled.is_complete(str(folder), str(SRC)):
        print(f"compiled: {folder.name} is up to date")
        return 0
    reason = obstacle()
    if reason:
        print(f"pure: {reason}; the engine runs as plain Python")
        return 0
    started = time.monotonic()
    try:
        build(names, folder)
    except (Exception, SystemExit) as error:
        if not isinstance(error, SystemExit):
            traceback.print_exc()
        print("compile: failed, for the reason above", file=sys.stderr)
        return 1
    print(f"compiled: {folder.name}, {len(names)} modules in {time.monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
