"""The schema of all messages (JSON Schema): those of the socket, of HTTP, and what each game says in them."""

import inspect
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response

from consigliere.games.catalogue import GAMES, TITLES
from consigliere.server import app, messages as m, protocol as p
from consigliere.server.routes.common import Trouble
from consigliere.server.rulebook import Rulebook
from tools.schema.declared import camel, EVERYBODYS, of_game

Schema = dict[str, Any]
REFERENCE: Final = "#/$defs/"
UNIONS: Final = {"event": "GameEvent", "frame": "Frame", "form": "Form"}
WHOLE: Final = ("view", "event", "frame", "form", "foresight", "standing", "reckoning")
SHARED: Final = {"view": "View", "foresight": "Foresight"} | UNIONS  # what games say more exactly
NO_TYPE: Final = (Any, bytes, str, None, type(None))


def games() -> list[str]:
    """Those of the package."""
    return [name for name in GAMES if TITLES[name].home is None]


def handled(handler: Any) -> tuple[Any, Any]:
    """What a route takes and what it answers; None where that is nothing, or no JSON of ours."""
    hints = get_type_hints(inspect.unwrap(handler.fn), include_extras=True)
    body = get_args(hints["data"])[0] if "data" in hints else None
    answer = hints["return"]
    if get_origin(answer) is Response:
        answer = get_args(answer)[0]
    if handler.fn.__name__ == "rules":  # written beforehand
        answer = Rulebook
    return body, None if answer in NO_TYPE else answer


def requests() -> Iterator[tuple[str, str, Any, Any]]:
    """Every request: method and path, what it is for, what it takes, what it answers."""
    for handler in app.ROUTES:
        if handler.include_in_schema is not False:
            path = min(handler.paths)
            for part in (":str", ":int"):
                path = path.replace(part, "")
            yield f"{min(handler.http_methods)} {path}", str(handler.summary), *handled(handler)


@cache
def schema() -> Schema:
    """All of it: `$defs` by name, and the list of requests under `http`."""
    wanted: dict[str, Any] = {
        "ClientMessage": EVERYBODYS.closed(p.ClientMessage),
        "ServerMessage": EVERYBODYS.closed(m.ServerMessage),
        "Trouble": EVERYBODYS.closed(Trouble),
    }
    for part in SHARED:
        if part != "foresight":
            wanted[f"every {part}"] = EVERYBODYS.closed(Annotated[dict[str, Any], part])
    for request, _, body, answer in requests():
        for what, shape in (("body", body), ("answer", answer)):
            if shape is not None:
                wanted[f"{what} {request}"] = EVERYBODYS.closed(shape)
    for game in games():
        for part in WHOLE:
            wanted[f"{camel(game)}{UNIONS.get(part, part)}"] = getattr(of_game(game), part)
    schemas, defs = msgspec.json.schema_components(wanted.values(), ref_template=REFERENCE + "{name}")
    found = dict(zip(wanted, schemas, strict=True))
    named = {name: one for name, one in found.items() if "discriminator" in one and " " not in name}
    unions = {frozenset(one["discriminator"]["mapping"].values()): name for name, one in named.items()}
    defs = {name: shortened(one, unions) for name, one in defs.items()} | named
    for name in SHARED.values():
        exact = [f"{camel(game)}{name}" for game in games()]
        defs[name]["anyOf"] = [{"$ref": REFERENCE + one} for one in exact if one in defs]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Consigliere",
        "description": "All messages of the server's socket and of HTTP, and what each game says in them.",
        "anyOf": [{"$ref": REFERENCE + name} for name in ("ClientMessage", "ServerMessage")],
        "http": [
            {
                "request": request,
                "summary": summary,
                "body": shortened(found.get(f"body {request}"), unions),
                "answer": shortened(found.get(f"answer {request}"), unions),
            }
            for request, summary, _, _ in requests()
        ],
        "$defs": dict(sorted(defs.items())),
    }


def shortened(one: Any, unions: dict[frozenset[str], str]) -> Any:
    """The same, with each named union by its name."""
    if isinstance(one, list):
        return [shortened(item, unions) for item in one]
    if not isinstance(one, dict):
        return one
    if "discriminator" in one:
        name = unions.get(frozenset(one["discriminator"]["mapping"].values()))
        if name is not None:
            return {"$ref": REFERENCE + name}
    return {key: shortened(value, unions) for key, value in one.items()}
