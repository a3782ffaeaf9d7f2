"""The messages as tables for docs/protocol.md, made from the types themselves.

`python -m consigliere.server.describe` prints the chapter.
"""

import typing
from typing import Any, Final

import msgspec
from msgspec import inspect as shapes

from consigliere.server import messages as m, protocol as p

PARTS: Final = (
    m.Meta,
    m.SeatShown,
    m.Result,
    m.ClockShown,
    m.SeatClock,
    m.Position,
    m.Question,
    m.LegalAction,
    m.OptionShown,
    m.TargetShown,
    m.PickShown,
    m.PickItem,
    m.Happening,
    m.AdviceLine,
)


def shape(kind: shapes.Type) -> str:
    """A type in a few words."""
    if isinstance(kind, shapes.UnionType):
        inner = [one for one in kind.types if not isinstance(one, shapes.NoneType)]
        said = " or ".join(dict.fromkeys(map(shape, inner)))
        return said + (" or null" if len(inner) < len(kind.types) else "")
    if isinstance(kind, shapes.ListType):
        return f"list of {shape(kind.item_type)}"
    if isinstance(kind, shapes.LiteralType):
        return " or ".join(f"`{value}`" for value in kind.values)
    if isinstance(kind, shapes.StructType):
        return f"[{kind.cls.__name__}](#{kind.cls.__name__.lower()})"
    if isinstance(kind, shapes.StrType):
        return f"text (≤ {kind.max_length})" if kind.max_length is not None else "text"
    plain = {
        shapes.IntType: "number",
        shapes.FloatType: "number",
        shapes.BoolType: "true or false",
        shapes.DictType: "object",
        shapes.AnyType: "anything",
    }
    return plain[type(kind)]


def described(cls: type[msgspec.Struct], heading: str) -> str:
    kind = shapes.type_info(cls)
    assert isinstance(kind, shapes.StructType)
    about = " ".join((cls.__doc__ or "").split())
    rows = [
        f"| `{field.encode_name}` | {shape(field.type)} | {'' if field.required else 'may be left out'} |"
        for field in kind.fields
    ]
    lines = [heading, "", about] if about else [heading]
    return "\n".join([*lines, "", "| field | | |", "|---|---|---|", *rows] if rows else lines)


def tagged(union: Any) -> list[str]:
    out = []
    for cls in typing.get_args(union):
        out.append(described(cls, f"#### `{cls.__struct_config__.tag}`"))
    return out


def document() -> str:
    """The reference chapter, to the letter."""
    out = ["### From the client", *tagged(p.ClientMessage)]
    out += ["### From the server", *tagged(m.ServerMessage)]
    out += ["### Parts", *(described(cls, f"#### {cls.__name__}") for cls in PARTS)]
    return "\n\n".join(out) + "\n"


if __name__ == "__main__":
    print(document(), end="")
