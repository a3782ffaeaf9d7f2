"""The house: imports run one way, core ← games ← {bots, locales, wording} ← {research, server, cli}.

The engine uses the standard library, `librt` and `mypy_extensions` only, no game knows another, and nothing
imports the server but the commands that serve, inside their functions. Beside each check stands a planted
fault: a small tree with one bad import, which must be caught.
"""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ENGINE = {"core", "games"}
ENGINE_LIBRARIES = sys.stdlib_module_names | {"librt", "mypy_extensions"}
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "locales": {"core", "games", "locales"},
    "rulebook": {"core", "games", "rulebook"},
    "wording": {"core", "games", "locales", "wording"},
    "bots": {"core", "games", "bots"},
    "research": {"core", "games", "bots", "locales", "research"},
    "server": {"core", "games", "bots", "locales", "rulebook", "wording", "server"},
    "cli": {"core", "games", "bots", "research", "locales", "rulebook", "wording", "cli"},
}
# Commands that stand before the server; the rest of the command line works without its libraries.
SERVING = {
    "cli/serve.py",
    "cli/verify.py",
    "cli/backup.py",
    "cli/migrate.py",
    "cli/host.py",
    "cli/chaos.py",
    "cli/fuzz.py",
    "cli/bench_server.py",
}
# Modules directly in the package (its public face, the choice of the kernel) stand above all but the server.
TOP = set(MAY_IMPORT) - {"server"}


def imported(tree: ast.AST, package: str) -> Iterator[tuple[int, str]]:
    """Line and dotted name of every import in a tree, also inside functions and through import_module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                base = importlib.util.resolve_name("." * node.level + base, package)
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call) and node.args:
            function = node.func
            called = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
            first = node.args[0]
            if called in ("import_module", "__import__", "run_module") and isinstance(first, ast.Constant):
                yield node.lineno, str(first.value)


def inside_functions(tree: ast.AST) -> set[int]:
    """The lines that only run when a function is called."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    found = [node for node in ast.walk(tree) if isinstance(node, functions)]
    return {line for node in found for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)}


def verdict(layer: str, game: str, name: str, siblings: set[str]) -> str | None:
    """Why a module of this layer may not import this name; None when it may."""
    parts = name.split(".")
    if parts[0] != "consigliere":
        foreign = layer in ENGINE and parts[0] not in ENGINE_LIBRARIES
        return f"the engine may not use {parts[0]}" if foreign else None
    target = parts[1] if len(parts) > 1 else ""
    if target not in siblings:  # a name or a module of the package itself, such as __version__
        return "the engine may not lean on the package's public face" if layer in ENGINE else None
    allowed = MAY_IMPORT.get(layer, TOP)
    if target not in allowed:
        return f"{layer or 'the package itself'} may not import {target}"
    if target == layer == "games" and len(parts) > 2 and game and parts[2] != game:
        return f"{game} may not import another game"
    return None


def faults(src: Path) -> list[str]:
    """Every import under src/consigliere that runs against the house, one line each."""
    home = src / "consigliere"
    siblings = {path.name for path in home.iterdir() if path.is_dir() and path.name != "__pycache__"}
    found = [f"{name}/: a folder without a place in the house" for name in sorted(siblings - set(MAY_IMPORT))]
    siblings |= set(MAY_IMPORT)
    for path in sorted(home.rglob("*.py")):
        inside = path.relative_to(home)
        layer = inside.parts[0] if len(inside.parts) > 1 else ""
        game = inside.parts[1] if layer == "games" and len(inside.parts) > 2 else ""
        package = ".".join(path.parent.relative_to(src).parts)
        tree = ast.parse(path.read_text(encoding="utf-8"))
        late = inside_functions(tree) if inside.as_posix() in SERVING else set()
        for line, name in imported(tree, package):
            if line in late and name.split(".")[:2] == ["consigliere", "server"]:
                continue
            reason = verdict(layer, game, name, siblings)
            if reason:
                found.append(f"{inside.as_posix()}:{line}: {name}: {reason}")
    return found


def plant(src: Path, files: dict[str, str]) -> list[str]:
    for name, text in files.items():
        path = src / "consigliere" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return faults(src)


def test_imports_run_one_way(root: Path) -> None:
    assert faults(root / "src") == []


@pytest.mark.parametrize(
    ("file", "line", "reason"),
    [
        ("core/state.py", "from consigliere.games.godfather import setup", "core may not import games"),
        ("core/state.py", "from ..games import godfather", "core may not import games"),
        ("core/state.py", "def f():\n    import consigliere.bots.greedy", "core may not import bots"),
        ("core/state.py", "import consigliere", "the package's public face"),
        ("core/state.py", "from consigliere import __version__", "the package's public face"),
        ("core/state.py", "import numpy as np", "the engine may not use numpy"),
        ("games/godfather/view.py", "from rich.table import Table", "the engine may not use rich"),
        ("games/godfather/view.py", "from consigliere import cli", "games may not import cli"),
        ("games/godfather/view.py", "from consigliere.games.chicago import board", "another game"),
        ("games/godfather/view.py", "from ..chicago import board", "another game"),
        ("bots/greedy.py", "from consigliere.research import encode", "bots may not import research"),
        ("bots/greedy.py", "from consigliere.server.table import Table", "bots may not import server"),
        ("cli/main.py", "from consigliere import server", "cli may not import server"),
        ("cli/main.py", "importlib.import_module('consigliere.server')", "cli may not import server"),
        ("cli/serve.py", "from consigliere.server import app", "cli may not import server"),
        ("cli/play.py", "def f():\n    from consigliere.server import app", "cli may not import server"),
        ("wording/log.py", "from consigliere.cli import main", "wording may not import cli"),
        ("bots/greedy.py", "from consigliere.wording import log", "bots may not import wording"),
        ("__init__.py", "from consigliere.server import app", "the package itself may not import server"),
    ],
)
def test_planted_import_is_caught(tmp_path: Path, file: str, line: str, reason: str) -> None:
    found = plant(tmp_path, {file: line + "\n"})
    assert len(found) == 1
    assert found[0].startswith(file) and reason in found[0]


def test_planted_folder_is_caught(tmp_path: Path) -> None:
    found = plant(tmp_path, {"helpers/__init__.py": ""})
    assert found == ["helpers/: a folder without a place in the house"]


def test_good_imports_pass(tmp_path: Path) -> None:
    good = {
        "__init__.py": "from consigliere.games import godfather\n",
        "core/state.py": "from __future__ import annotations\nfrom librt.vecs import vec\nimport tomllib\n",
        "games/godfather/view.py": "from consigliere.core.state import State\nfrom . import setup\n",
        "bots/greedy.py": "import numpy\nfrom consigliere.games.godfather import view\n",
        "cli/main.py": "import rich\nimport consigliere\nfrom consigliere.bots import greedy\n",
        "cli/serve.py": "def serve():\n    from consigliere.server import app\n",
        "wording/log.py": "from consigliere.locales import catalogue\n",
        "server/app.py": "import litestar\nfrom consigliere.server import table\n",
    }
    assert plant(tmp_path, good) == []
