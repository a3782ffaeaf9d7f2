"""A digest of what sources do: the same after another comment, docstring, blank line or line break.

Python counts as its syntax tree without docstrings, TOML and JSON as the data in them, all else as its bytes.
The name of each file belongs to it.
"""

import ast
import hashlib
import json
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def digest(root: Path, patterns: Iterable[str]) -> str:
    """Of all files the patterns name."""
    total = hashlib.sha256()
    for path in sorted({path for pattern in patterns for path in root.glob(pattern) if path.is_file()}):
        does = behaviour(path)
        total.update(f"{path.relative_to(root)}\0{len(does)}\0".encode() + does)
    return total.hexdigest()


def behaviour(path: Path) -> bytes:
    """What counts of one file."""
    return meant(path.suffix, path.read_bytes())


@cache
def meant(suffix: str, content: bytes) -> bytes:
    if suffix == ".py":
        words: list[str] = []
        tell(ast.parse(content), words)
        return "".join(words).encode()
    if suffix == ".toml":
        return json.dumps(tomllib.loads(content.decode()), default=str).encode()
    if suffix == ".json":
        return json.dumps(json.loads(content)).encode()
    return content


def tell(node: ast.AST, words: list[str]) -> None:
    """A syntax tree as text. Empty fields are left out: a newer Python has more of them."""
    words.append(f"{type(node).__name__}(")
    for name in node._fields:
        value: Any = getattr(node, name, None)
        if name == "body" and isinstance(node, DOCUMENTED):
            value = undocumented(value)
        if value is None or value == []:
            continue
        words.append(f"{name}=")
        for part in value if isinstance(value, list) else (value,):
            if isinstance(part, ast.AST):
                tell(part, words)
            else:
                words.append(repr(part))
            words.append(",")
    words.append(")")


def undocumented(body: list[ast.stmt]) -> list[ast.stmt]:
    """Without the docstring, if there is one."""
    match body:
        case [ast.Expr(value=ast.Constant(value=str())), *rest]:
            return rest
    return body
