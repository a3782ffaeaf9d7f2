"""Every exception of the package has one base, so that whoever embeds it can catch them all."""

import ast
import builtins
from pathlib import Path

import consigliere
from consigliere.core.errors import ConsigliereError
from consigliere.core.refusal import Refused

BASE = "ConsigliereError"
# a way out of the program, a timer that nothing may catch, and a program that stands alone
FREE = {"cli/main.py": "Usage", "server/clerk.py": "OutOfTime", "server/verifier.py": "Unusable"}
BUILT_IN = {
    name
    for name, found in vars(builtins).items()
    if isinstance(found, type) and issubclass(found, BaseException)
}


def without_base(folder: Path) -> list[str]:
    """Classes that are a built-in exception, and not one of ours as well."""
    found = []
    for path in sorted(folder.rglob("*.py")):
        inside = path.relative_to(folder).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
                if bases & BUILT_IN and BASE not in bases and FREE.get(inside) != node.name:
                    found.append(f"{inside}: {node.name}")
    return found


def test_every_exception_has_our_base(root: Path) -> None:
    assert without_base(root / "src" / "consigliere") == ["core/errors.py: ConsigliereError"]


def test_a_base_of_its_own_is_caught(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(
        "class Odd(ValueError): ...\nclass Even(ConsigliereError, ValueError): ...\n"
    )
    assert without_base(tmp_path) == ["a.py: Odd"]


def test_it_is_public() -> None:
    assert consigliere.ConsigliereError is ConsigliereError
    assert issubclass(Refused, ConsigliereError) and issubclass(Refused, ValueError)
