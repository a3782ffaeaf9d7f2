"""The house: the choice between the compiled kernel and the readable one.

A finished build is used; an edited source, an edited neighbour of the kernel, an unfinished build or
`CONSIGLIERE_PURE=1` lead back to plain Python. The tree under test is a small copy with stand-in binaries.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from consigliere import _compiled

NAMES = ["consigliere.core.inner", "consigliere.core.outer"]


@pytest.fixture
def tree(root: Path, tmp_path: Path) -> Path:
    """A package with two listed modules and a finished build that leans on one unlisted module."""
    package = tmp_path / "src" / "consigliere"
    (package / "core").mkdir(parents=True)
    for name in ("__init__.py", "_compiled.py", "_lists.py"):
        shutil.copy(root / "src" / "consigliere" / name, package / name)
    (package / "compiled.txt").write_text("# the kernel\n" + "\n".join(NAMES) + "\n")
    for name in ("__init__", "inner", "outer", "leaned_on"):
        (package / "core" / f"{name}.py").write_text(f"{name.upper()} = 1\n")
    finish(tmp_path)
    return tmp_path


def build_folder(tree: Path) -> Path:
    return tree / "build" / "compiled" / _compiled.build_key(NAMES, str(tree / "src"))


def finish(tree: Path) -> None:
    folder = build_folder(tree)
    folder.mkdir(parents=True)
    leaned_on = "consigliere.core.leaned_on"
    (folder / _compiled.MARKER).write_text(f"{leaned_on} {_compiled.digest(leaned_on, str(tree / 'src'))}\n")


def ask(tree: Path, **environment: str) -> list[str]:
    """Mode and the file each listed module would come from, as a fresh process sees them."""
    code = (
        "import importlib.util as u, consigliere._compiled as c; print(c.MODE);"
        f"[print(u.find_spec(n).origin) for n in {NAMES!r}]"
    )
    clean = {name: value for name, value in os.environ.items() if name != _compiled.PURE_VARIABLE}
    clean |= {"PYTHONPATH": str(tree / "src"), **environment}
    run = subprocess.run([sys.executable, "-c", code], env=clean, capture_output=True, text=True, check=True)
    return run.stdout.split()


def readable(tree: Path) -> list[str]:
    return ["pure", *(str(tree / "src" / name.replace(".", "/")) + ".py" for name in NAMES)]


def test_finished_build_wins(tree: Path) -> None:
    suffix = EXTENSION_SUFFIXES[0]
    files = [str(build_folder(tree) / name.replace(".", "/")) + suffix for name in NAMES]
    assert ask(tree) == ["compiled", *files]


def test_environment_asks_for_plain_python(tree: Path) -> None:
    assert ask(tree, CONSIGLIERE_PURE="1") == readable(tree)
    assert ask(tree, CONSIGLIERE_PURE="0")[0] == "compiled"


@pytest.mark.parametrize("edited", ["inner", "leaned_on"])
def test_edited_source_is_never_hidden(tree: Path, edited: str) -> None:
    (tree / "src" / "consigliere" / "core" / f"{edited}.py").write_text("X = 2\n")
    assert ask(tree) == readable(tree)


def test_unfinished_build_is_not_used(tree: Path) -> None:
    (build_folder(tree) / _compiled.MARKER).unlink()
    assert ask(tree) == readable(tree)


def test_wheel_says_compiled_and_can_be_asked_for_plain_python(tree: Path) -> None:
    shutil.rmtree(tree / "build")
    core = tree / "src" / "consigliere" / "core"
    for name in ("inner", "outer"):
        (core / f"{name}{EXTENSION_SUFFIXES[0]}").touch()
    assert ask(tree) == ["compiled", *(str(core / f"{n}{EXTENSION_SUFFIXES[0]}") for n in ("inner", "outer"))]
    assert ask(tree, CONSIGLIERE_PURE="1") == readable(tree)


def test_no_listed_module_is_plain_python(tree: Path) -> None:
    (tree / "src" / "consigliere" / "compiled.txt").write_text("")
    assert ask(tree) == readable(tree)


def test_versions_are_found_without_importing() -> None:
    assert _compiled.installed_version("pytest") == pytest.__version__
    assert _compiled.installed_version("no-such-project") == "absent"
