"""The reference in docs/, made from the schema: the messages in protocol.md, and one page for each game."""

from collections.abc import Iterable
from typing import Final

from tools.schema.declared import camel
from tools.schema.making import REFERENCE, Schema
from tools.schema.typescript import game_of, named, references

TAGS: Final = ("type", "kind", "event", "frame")
TITLES: Final = {"godfather": "The Godfather: Corleone's Empire", "chicago": "Chicago"}
PLAIN: Final = {"string": "text", "integer": "number", "number": "number", "boolean": "true or false"} | {
    "object": "object"
}
KINDS: Final = (("GameEvent", "event", "Events"), ("Frame", "frame", "Frames"), ("Form", "type", "Actions"))


def words(one: Schema) -> str:
    """A type in a few words."""
    if "$ref" in one:
        name = one["$ref"].removeprefix(REFERENCE)
        shown = name if game_of(name) is None else named(name)
        return f"[{shown}](#{shown.lower()})"
    if "enum" in one:
        return " or ".join(f"`{value}`" for value in one["enum"])
    if "anyOf" in one:
        inner = [kind for kind in one["anyOf"] if kind.get("type") != "null"]
        said = " or ".join(dict.fromkeys(map(words, inner)))
        return said + (" or null" if len(inner) < len(one["anyOf"]) else "")
    if one.get("type") == "array":
        if "prefixItems" in one:
            return f"list: {', '.join(map(words, one['prefixItems']))}"
        return f"list of {words(one['items'])}" if one.get("items") else "list"
    if one.get("type") == "string" and "maxLength" in one:
        return f"text (≤ {one['maxLength']})"
    if one.get("type") == "object" and isinstance(one.get("additionalProperties"), dict):
        return f"object of {words(one['additionalProperties'])}"
    return PLAIN.get(str(one.get("type")), "anything")


def is_tag(field: str, shape: Schema) -> bool:
    return field in TAGS and len(shape.get("enum", ())) == 1


def rows(one: Schema) -> list[str]:
    required = one.get("required", ())
    return [
        f"| `{field}` | {words(shape)} | {' '.join(said(shape, field in required))} |"
        for field, shape in one.get("properties", {}).items()
        if not is_tag(field, shape)
    ]


def said(shape: Schema, required: bool) -> Iterable[str]:
    if "description" in shape:
        yield shape["description"]
    elif not required:
        yield "may be left out"


def of_games(names: Iterable[str]) -> Iterable[tuple[str, str]]:
    """Those that are a game's, with it."""
    return [(name, game) for name in names if (game := game_of(name)) is not None]


def described(one: Schema, heading: str) -> str:
    about = " ".join(one.get("description", "").split())
    if "anyOf" in one:
        exact = [member["$ref"].removeprefix(REFERENCE) for member in one["anyOf"]]
        links = [
            f"[{TITLES[game]}]({game}/protocol.md#{named(name).lower()})" for name, game in of_games(exact)
        ]
        about += f" Each game says more: {', '.join(links)}."
    lines = [heading, "", about] if about else [heading]
    found = rows(one)
    return "\n".join([*lines, "", "| field | | |", "|---|---|---|", *found] if found else lines)


def tagged(schema: Schema, union: str, tag: str = "type") -> list[str]:
    out = []
    for one in schema["$defs"][union]["anyOf"]:
        found = schema["$defs"][one["$ref"].removeprefix(REFERENCE)]
        out.append(described(found, f"#### `{found['properties'][tag]['enum'][0]}`"))
    return out


def reached(schema: Schema, first: Iterable[str]) -> list[str]:
    """These types and all that they are made of, each once, in the order of reading."""
    out: list[str] = []
    waiting = list(first)
    while waiting:
        name = waiting.pop(0)
        if name in out:
            continue
        out.append(name)
        one = schema["$defs"][name]
        properties = one.get("properties", {}).values() or [one]
        waiting[:0] = [
            found for shape in properties for found in sorted(references(shape)) if found not in out
        ]
    return out


def members(schema: Schema, union: str) -> list[str]:
    return [one["$ref"].removeprefix(REFERENCE) for one in schema["$defs"][union]["anyOf"]]


def document(schema: Schema) -> str:
    """The reference chapter of docs/protocol.md, to the letter."""
    defs = schema["$defs"]
    socket = [*members(schema, "ClientMessage"), *members(schema, "ServerMessage")]
    parts = [name for name in reached(schema, socket) if name not in socket and game_of(name) is None]
    http = [name for one in schema["http"] for name in sorted(references([one["body"], one["answer"]]))]
    more = [name for name in reached(schema, [*http, "Trouble"]) if name not in (*socket, *parts)]
    requests = [
        f"| `{one['request']}` | {words(one['body']) if one['body'] else ''} | "
        f"{words(one['answer']) if one['answer'] else 'text'} |"
        for one in schema["http"]
    ]
    out = ["### From the client", *tagged(schema, "ClientMessage")]
    out += ["### From the server", *tagged(schema, "ServerMessage")]
    out += ["### Parts", *(described(defs[name], f"#### {name}") for name in parts)]
    out += ["### Requests", "\n".join(["| request | takes | answers |", "|---|---|---|", *requests])]
    shown = [name for name in more if game_of(name) is None]
    out += ["### What they take and answer", *(described(defs[name], f"#### {name}") for name in shown)]
    return "\n\n".join(out) + "\n"


def of_kinds(schema: Schema, union: str, tag: str) -> str:
    lines = ["| | field | | |", "|---|---|---|---|"]
    for name in members(schema, union):
        one = schema["$defs"][name]
        kind = f"`{one['properties'][tag]['enum'][0]}`"
        found = rows(one) or ["| | | |"]
        lines += [f"| {kind if n == 0 else ''} {row}" for n, row in enumerate(found)]
    return "\n".join(lines)


def game_page(schema: Schema, game: str) -> str:
    """What one game says in the messages."""
    prefix = camel(game)
    unions = {prefix + union: (tag, title) for union, tag, title in KINDS}
    kinds = {name for union in unions for name in members(schema, union)}
    every = [name for name in schema["$defs"] if game_of(name) == game and name not in {*unions, *kinds}]
    first = [f"{prefix}View", f"{prefix}Foresight", *every]
    shapes = [
        name for name in reached(schema, first) if game_of(name) == game and name not in {*unions, *kinds}
    ]
    extra = [name for name in reached(schema, unions) if game_of(name) == game]
    shapes += [name for name in extra if name not in {*shapes, *unions, *kinds}]
    out = [
        f"# What {TITLES[game]} says in messages",
        "Made by `python -m tools.schema` from the types that the game declares, unofficial. "
        "The messages themselves, and what every game says, are in [the server's protocol](../protocol.md).",
        "## Shapes",
        *(described(schema["$defs"][name], f"### {named(name)}") for name in shapes),
    ]
    for union, (tag, title) in unions.items():
        out += [f"## {title}", f'<a id="{named(union).lower()}"></a>', of_kinds(schema, union, tag)]
    text = "\n\n".join(out) + "\n"
    for name in reached(schema, first):
        if game_of(name) is None:
            text = text.replace(f"](#{name.lower()})", f"](../protocol.md#{name.lower()})")
    for union in unions:
        text = text.replace(f"](../protocol.md#{named(union).lower()})", f"](#{named(union).lower()})")
    return text
