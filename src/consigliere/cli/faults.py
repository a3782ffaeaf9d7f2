"""Planted faults: each names a file, a function in it, and the code there that is replaced.

The code is found by its syntax: comments, line breaks, quotes and the place of the function in its file do
not matter. It is an expression or some statements in a row; if it stands in the function more than once,
`nth` says which is meant. Without a function it stands on the level of the module. Of a dictionary a part is
enough: `{**_, "deck": 3}` is every dictionary with that entry, and `_` its other entries.
"""

import ast
import textwrap
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from consigliere.cli.errors import BadInput

SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
Place = tuple[ast.AST, str, int | None]  # a node, its field, and where in the field


@dataclass(frozen=True, slots=True)
class Mutant:
    id: str
    rule: str
    file: str
    find: str
    replace: str
    why: str
    function: str = ""  # `in` in the file; a method as Class.method
    nth: int = 0  # from 1; only if there are several


def mutants(root: Path, game: str, folder: str = "mutants") -> list[Mutant]:
    out: list[Mutant] = []
    for path in sorted((root / "tests" / game / folder).glob("*.toml")):
        for record in tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", []):
            out.append(Mutant(function=record.pop("in", ""), **record))
    doubled = {m.id for m in out if sum(o.id == m.id for o in out) > 1}
    if doubled:
        raise BadInput("mutants-doubled", ids=", ".join(sorted(doubled)))
    return out


def faulty(source: str, mutant: Mutant) -> str:
    """The source with the fault in it; BadInput if it does not fit."""
    tree = ast.parse(source)
    node, field, at = place(tree, mutant)
    old, new = snippet(mutant.find), snippet(mutant.replace)
    value = getattr(node, field)
    was, then = alone(old), alone(new)
    if at is not None and (was is None or then is None):
        value[at : at + len(old)] = new
        if field == "body" and not value:
            value.append(ast.Pass())
    else:
        found = value if at is None else value[at]
        instead = with_part(found, was, then) if is_part(was) else then
        if at is None:
            setattr(node, field, instead)
        else:
            value[at] = instead
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def place(tree: ast.Module, mutant: Mutant) -> Place:
    """Where the code stands; BadInput if the function is not there, or the code not once or not for `nth`."""
    scope = named(tree, mutant.function)
    if scope is None:
        raise BadInput("mutant-without-function", id=mutant.id, function=mutant.function, file=mutant.file)
    old, new = snippet(mutant.find), snippet(mutant.replace)
    was = alone(old)
    found = list(statements(scope, old) if was is None or alone(new) is None else expressions(scope, was))
    if not found or bool(mutant.nth) != (len(found) > 1) or mutant.nth > len(found):
        raise BadInput(
            "mutant-does-not-fit",
            id=mutant.id,
            times=len(found),
            file=mutant.file,
            function=mutant.function or "(module)",
        )
    return sorted(found, key=position)[max(mutant.nth, 1) - 1]


def position(found: Place) -> tuple[int, int]:
    """In the order of the source."""
    node, field, at = found
    value = getattr(node, field)
    code = value if at is None else value[at]
    return code.lineno, code.col_offset


def snippet(text: str) -> list[ast.stmt]:
    """Code as statements; an expression may run over several lines as if in brackets."""
    text = textwrap.dedent(text).strip("\n")
    try:
        return ast.parse(text).body
    except SyntaxError:
        return ast.parse(f"({text}\n)").body


def alone(code: list[ast.stmt]) -> Any:
    """The expression, if the code is nothing else; otherwise None."""
    return code[0].value if len(code) == 1 and isinstance(code[0], ast.Expr) else None


def named(tree: ast.Module, function: str) -> ast.AST | None:
    """The function, method or class of that name; the module if there is no name."""
    scope: ast.AST = tree
    for name in function.split(".") if function else ():
        found = [n for n in own(scope) if isinstance(n, SCOPES) and n.name == name and n is not scope]
        if len(found) != 1:
            return None
        scope = found[0]
    return scope


def own(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a scope, without the inside of functions and classes in it."""
    yield scope
    for child in ast.iter_child_nodes(scope):
        if isinstance(child, SCOPES):
            yield child
        else:
            yield from own(child)


def expressions(scope: ast.AST, wanted: Any) -> Iterator[Place]:
    look = ast.dump(wanted)
    for node in own(scope):
        if isinstance(node, SCOPES) and node is not scope:
            continue
        for field, value in ast.iter_fields(node):
            for at, found in enumerate(value) if isinstance(value, list) else [(None, value)]:
                if type(found) is type(wanted) and (
                    part_at(found, wanted) is not None if is_part(wanted) else ast.dump(found) == look
                ):
                    yield node, field, at


def statements(scope: ast.AST, wanted: list[ast.stmt]) -> Iterator[Place]:
    look = [ast.dump(statement) for statement in wanted]
    for node in own(scope):
        if isinstance(node, SCOPES) and node is not scope:
            continue
        for field, value in ast.iter_fields(node):
            if look and isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                told = [ast.dump(statement) for statement in value]
                yield from ((node, field, at) for at in range(len(told)) if told[at : at + len(look)] == look)


# -- a part of a dictionary


def is_part(wanted: Any) -> bool:
    match wanted:
        case ast.Dict(keys=[None, *_], values=[ast.Name(id="_"), *_]):
            return True
    return False


def entries(found: ast.Dict) -> list[tuple[str, str]]:
    pairs = zip(found.keys, found.values, strict=True)
    return [("" if key is None else ast.dump(key), ast.dump(value)) for key, value in pairs]


def part_at(found: ast.Dict, wanted: ast.Dict) -> int | None:
    """Where the entries stand in a row; None if they do not."""
    whole, part = entries(found), entries(wanted)[1:]
    return next((at for at in range(len(whole)) if whole[at : at + len(part)] == part), None)


def with_part(found: ast.Dict, was: ast.Dict, then: ast.Dict) -> ast.Dict:
    at, size = part_at(found, was) or 0, len(was.keys) - 1
    keys = [*found.keys[:at], *then.keys[1:], *found.keys[at + size :]]
    return ast.Dict(keys, [*found.values[:at], *then.values[1:], *found.values[at + size :]])
