"""The client's types, made from the schema: what every game shares, and one file for each game."""

import json
import re
from collections.abc import Iterable
from typing import Any, Final

from tools.schema.declared import camel
from tools.schema.making import games, REFERENCE, Schema

HEAD: Final = "// Made from the server's declared types: python -m tools.schema. Do not edit.\n"
# games add fields to these
OPEN: Final = ("Foresight", "Form", "Frame", "GameEvent", "Seat", "SeatScore", "Standing", "View")
RENAMED: Final = {"Error": "ErrorMessage"}  # names that the browser has already
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"} | {
    "null": "null"
}


def game_of(name: str) -> str | None:
    """The game whose type this is, by its first word."""
    return next((game for game in games() if name.startswith(camel(game))), None)


def named(name: str) -> str:
    game = game_of(name)
    return RENAMED.get(name, name) if game is None else name.removeprefix(camel(game))


def written(one: Schema) -> str:
    """A type in TypeScript."""
    if "$ref" in one:
        return named(one["$ref"].removeprefix(REFERENCE))
    if "enum" in one:
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in one["enum"])
    if "anyOf" in one:
        return " | ".join(dict.fromkeys(map(written, one["anyOf"])))
    kind = one.get("type")
    if kind == "array":
        if "prefixItems" in one:
            return f"[{', '.join(map(written, one['prefixItems']))}]"
        inner = written(one["items"]) if one.get("items") else "unknown"
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = one.get("additionalProperties")
        return f"Record<string, {written(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def comment(text: str | None, indent: str = "") -> list[str]:
    return [f"{indent}/** {' '.join(text.split())} */"] if text else []


def declared(name: str, one: Schema) -> str:
    """An interface, or the union of several."""
    if one.get("type") != "object":
        members = "".join(f"\n  | {written(member)}" for member in one["anyOf"])
        return "\n".join([*comment(one.get("description")), f"export type {named(name)} ={members};"])
    required = one.get("required", ())
    lines = [*comment(one.get("description")), f"export interface {named(name)} {{"]
    for field, shape in one.get("properties", {}).items():
        key = field if re.fullmatch(r"[A-Za-z_]\w*", field) else json.dumps(field)
        lines += comment(shape.get("description"), "  ")
        lines.append(f"  {key}{'' if field in required else '?'}: {written(shape)};")
    if name in OPEN:
        lines.append("  [more: string]: unknown;")
    return "\n".join([*lines, "}"])


def references(one: Any) -> set[str]:
    if isinstance(one, list):
        return set().union(*map(references, one))
    if not isinstance(one, dict):
        return set()
    own = {one["$ref"].removeprefix(REFERENCE)} if "$ref" in one else set()
    return own.union(*map(references, one.values()))


def file(parts: Iterable[str], *more: str) -> str:
    return "\n".join([HEAD.rstrip("\n"), *more, "", "\n\n".join(parts), ""])


def shared(schema: Schema) -> str:
    """All messages; what a game says in them is open here."""
    defs = {name: one for name, one in schema["$defs"].items() if game_of(name) is None}
    parts = [declared(name, one) for name, one in defs.items()]
    rows = [
        f"  {json.dumps(one['request'])}: {{ body: {written(one['body']) if one['body'] else 'undefined'}; "
        f"answer: {written(one['answer']) if one['answer'] else 'unknown'} }};"
        for one in schema["http"]
    ]
    about = "/** Every request: what it takes, and what it answers. */"
    return file([*parts, "\n".join([about, "export interface Requests {", *rows, "}"])])


def of_game(schema: Schema, game: str) -> str:
    """What one game says: its view, events, frames, actions, foresight and scores."""
    defs = {name: one for name, one in schema["$defs"].items() if game_of(name) == game}
    used = {name for one in defs.values() for name in references(one) if game_of(name) is None}
    imported = ", ".join(sorted(map(named, used)))
    parts = [declared(name, one) for name, one in defs.items()]
    more = [f'\nimport type {{ {imported} }} from "../../wire/generated";'] if used else []
    return file(parts, *more)
