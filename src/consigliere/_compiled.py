"""The house: choosing between the compiled kernel and the readable one.

The modules named in `compiled.txt` exist twice: as Python source and, after `make setup`, as machine code in
`build/compiled/<key>/`, or beside the source in an installed wheel. The key is a hash of everything the
machine code was made from, so an edited source never meets a stale binary: it runs as plain Python.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import ModuleType

from consigliere import _lists

GROUP = "consigliere_kernel"
SHARED = f"{GROUP}__mypyc"
MARKER = "complete"
PURE_VARIABLE = "CONSIGLIERE_PURE"
GAMES_VARIABLE = "CONSIGLIERE_GAMES"  # games outside the package (games/catalogue.py)

PACKAGE = os.path.dirname(os.path.abspath(__file__))
SOURCES = os.path.dirname(PACKAGE)
BUILDS = os.path.join(os.path.dirname(SOURCES), "build", "compiled")


def listed(package: str = PACKAGE) -> list[str]:
    """The dotted names in `compiled.txt`; blank lines and lines that open with # do not count."""
    with open(os.path.join(package, "compiled.txt"), encoding="utf-8") as file:
        lines = [line.strip() for line in file]
    return [line for line in lines if line and not line.startswith("#")]


def stem(name: str, sources: str = SOURCES) -> str:
    """The path of a module without its suffix; a package is known by its `__init__`."""
    path = os.path.join(sources, *name.split("."))
    return os.path.join(path, "__init__") if os.path.isdir(path) else path


def digest(name: str, sources: str = SOURCES) -> str:
    """The SHA-256 of one module's source, or an empty string where there is none."""
    try:
        with open(stem(name, sources) + ".py", "rb") as file:
            return hashlib.sha256(file.read()).hexdigest()
    except FileNotFoundError:
        return ""


def installed_version(project: str) -> str:
    """The installed version of a project, read from its folder's name.

    `importlib.metadata` gives the same answer but takes some 40 ms to import, on every start of the program.
    """
    for entry in sys.path:
        try:
            names = os.listdir(entry or ".")
        except OSError:
            continue
        for name in names:
            if name.startswith(f"{project}-") and name.endswith(".dist-info"):
                return name.removeprefix(f"{project}-").removesuffix(".dist-info")
    return "absent"


def build_key(names: Iterable[str], sources: str = SOURCES) -> str:
    """Sixteen hex digits that stand for the listed sources, this Python and the compiler's versions."""
    parts = [sys.version, EXTENSION_SUFFIXES[0], installed_version("mypy"), installed_version("librt")]
    parts += [f"{name} {digest(name, sources)}" for name in names]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def is_complete(folder: str, sources: str = SOURCES) -> bool:
    """Whether a build was finished and the unlisted modules it leans on are still the same.

    The compiler copies constants and types out of every module the kernel imports, listed or not; the marker
    holds their hashes, a line each.
    """
    try:
        with open(os.path.join(folder, MARKER), encoding="utf-8") as file:
            neighbours = [line.split() for line in file]
    except FileNotFoundError:
        return False
    return all(len(pair) == 2 and digest(pair[0], sources) == pair[1] for pair in neighbours)


class KernelFinder(MetaPathFinder):
    """Sends the imports of the listed modules to chosen files, ahead of Python's own search."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        if file is None:
            return None
        loader: Loader = (SourceFileLoader if file.endswith(".py") else ExtensionFileLoader)(fullname, file)
        home = stem(fullname)
        search = [os.path.dirname(home)] if home.endswith("__init__") else None
        return spec_from_file_location(fullname, file, loader=loader, submodule_search_locations=search)


def choose() -> tuple[str, dict[str, str]]:
    """The mode of this process, and the files that must win over Python's own choice to make it so."""
    names = listed()
    if not names:
        return "pure", {}
    suffix = EXTENSION_SUFFIXES[0]
    beside = all(os.path.exists(stem(name) + suffix) for name in names)
    # a game from outside is plain Python, and plain classes cannot stand on compiled ones
    if os.environ.get(PURE_VARIABLE, "") not in ("", "0") or os.environ.get(GAMES_VARIABLE, "").strip():
        return "pure", {name: stem(name) + ".py" for name in names} if beside else {}
    if beside:
        return "compiled", {}
    if not os.path.isdir(BUILDS):
        return "pure", {}
    folder = os.path.join(BUILDS, build_key(names))
    if not is_complete(folder):
        return "pure", {}
    files = {name: os.path.join(folder, os.path.relpath(stem(name), SOURCES)) + suffix for name in names}
    files[SHARED] = os.path.join(folder, SHARED + suffix)
    return "compiled", files


def install() -> str:
    """Make the choice once, at the import of the package, and return the mode."""
    mode, files = choose()
    if files:
        sys.meta_path.insert(0, KernelFinder(files))
    if mode == "pure":
        _lists.stand_in()
    return mode


MODE: str = install()
