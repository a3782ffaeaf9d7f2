"""Declared types as structures that msgspec knows whole: closed, so that an undeclared field is a fault.

The engine declares with TypedDicts and tables, since it uses no library; here they become Structs.
"""

import re
import types
import typing
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints, Literal, NotRequired, Union

import msgspec
from msgspec import UNSET

from consigliere.core import declaring, shapes
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import ruleset

OPEN: Final = (shapes.AnyView, shapes.AnySeat, shapes.AnyEvent, shapes.AnyFrame, shapes.AnyForm)
ADDED_TO: Final = (shapes.Foresight, shapes.SeatScore, shapes.Standing)  # games may add fields
EVERY: Final = {
    "view": shapes.AnyView,
    "event": shapes.AnyEvent,
    "frame": shapes.AnyFrame,
    "form": shapes.AnyForm,
}
NAMES: Final = {"AnyView": "View", "AnySeat": "Seat", "AnyEvent": "GameEvent", "AnyFrame": "Frame"} | {
    "AnyForm": "Form"
}


def camel(id: str) -> str:
    return "".join(word[:1].upper() + word[1:] for word in re.split(r"[^A-Za-z0-9]+", id) if word)


@dataclass(frozen=True, slots=True)
class GameTypes:
    """The closed types of one game."""

    view: Any
    event: Any
    frame: Any
    form: Any
    foresight: Any
    decision: Any
    standing: Any
    reckoning: Any


class Closing:
    """Makes Structs of declared types: of one game, or without `rules` of what every game says."""

    def __init__(self, rules: Ruleset | None = None) -> None:
        self.rules = rules
        self.prefix = camel(rules.name) if rules is not None else ""
        self.made: dict[Any, Any] = {}
        self.marked: dict[str, Any] = {}
        if rules is not None:
            declared = rules.declared
            self.replaced: dict[type, type] = {shapes.SeatScore: declared.seat_score}
            self.marked = {
                "event": self.union("Event", "event", declaring.events(rules.events)),
                "form": self.union("Form", "type", declaring.forms(rules.actions)),
            }
            frames = declaring.frames(declared.frames)
            self.marked["frame"] = self.union("Frame", "frame", frames) if frames else dict[str, Any]
        else:
            self.replaced = {}

    def union(self, suffix: str, tag_field: str, kinds: declaring.Kinds) -> Any:
        """One structure for each kind, told apart by the field that names it."""
        out = [
            msgspec.defstruct(
                f"{self.prefix}{camel(kind)}{suffix}",
                [self.field(name, shape) for name, shape in fields.items()],
                tag_field=tag_field,
                tag=kind,
                kw_only=True,
                forbid_unknown_fields=True,
                module=__name__,
            )
            for kind, fields in kinds.items()
        ]
        return reduce(or_, out)

    def field(self, name: str, shape: Any) -> tuple[str, Any, Any] | tuple[str, Any]:
        if get_origin(shape) is NotRequired:
            inner = self.closed(get_args(shape)[0])
            return (name, inner | msgspec.UnsetType, UNSET)
        return (name, self.closed(shape))

    def closed(self, shape: Any) -> Any:
        """A type with all TypedDicts in it as Structs."""
        shape = self.replaced.get(shape, shape) if isinstance(shape, type) else shape
        origin = get_origin(shape)
        if origin is Annotated:
            return self.annotated(shape)
        if typing.is_typeddict(shape):
            return self.struct(shape)
        if isinstance(shape, type) and issubclass(shape, msgspec.Struct):
            return self.message(shape)
        if origin in (Union, types.UnionType):
            return reduce(or_, [self.closed(one) for one in get_args(shape)])
        if origin in (list, tuple, dict):
            return origin[tuple(one if one is ... else self.closed(one) for one in get_args(shape))]
        if origin is Literal or isinstance(shape, type) or shape in (Any, None):
            return shape
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return dict[tuple(map(self.closed, get_args(shape)))]  # type: ignore[misc]
        if isinstance(origin, type):
            return list[self.closed(get_args(shape)[0])]  # type: ignore[misc]
        raise TypeError(f"no closed form of {shape}")

    def annotated(self, shape: Any) -> Any:
        inner, *notes = get_args(shape)
        for note in notes:
            if isinstance(note, str):
                return self.marked[note] if note in self.marked else self.closed(EVERY[note])
            if isinstance(note, declaring.Eyes):
                seats = " and ".join(f"`{seat}`" for seat in note.seats)
                told = msgspec.Meta(description=f"For the eyes of {seats} alone.")
                return Annotated[self.closed(inner), told]
        metas = [note for note in notes if isinstance(note, msgspec.Meta)]
        found = self.closed(inner)
        for meta in metas:
            found = Annotated[found, meta]
        return found

    def struct(self, shape: Any) -> Any:
        """The Struct of a TypedDict."""
        if shape in self.made:
            return self.made[shape]
        if self.rules is not None and shape.__module__ == shapes.__name__ and not self.is_own(shape):
            return EVERYBODYS.closed(shape)
        name = NAMES.get(shape.__name__, shape.__name__)
        hints = get_type_hints(shape, include_extras=True)
        fields = [
            self.field(identifier(field), NotRequired[hint] if field in shape.__optional_keys__ else hint)
            for field, hint in ((field, bare(hint)) for field, hint in hints.items())
        ]
        self.made[shape] = msgspec.defstruct(
            f"{self.prefix}{name}",
            fields,
            rename={identifier(field): field for field in hints},
            kw_only=True,
            forbid_unknown_fields=shape not in (OPEN if self.rules is not None else (*OPEN, *ADDED_TO)),
            module=__name__,
            namespace={"__doc__": shape.__doc__} if own_doc(shape) else {},
        )
        return self.made[shape]

    def is_own(self, shape: Any) -> bool:
        """Whether something in it is this game's alone."""
        if get_origin(shape) is Annotated:
            return any(isinstance(note, str) for note in get_args(shape)[1:])
        if shape in (*OPEN, *ADDED_TO):
            return True
        if typing.is_typeddict(shape):
            return any(map(self.is_own, get_type_hints(shape, include_extras=True).values()))
        return any(self.is_own(one) for one in get_args(shape))

    def message(self, shape: type[msgspec.Struct]) -> Any:
        """A message with closed fields."""
        if shape in self.made:
            return self.made[shape]
        config = shape.__struct_config__
        always = not config.forbid_unknown_fields and not config.omit_defaults  # what the server sends whole
        fields: list[Any] = []
        for one in msgspec.structs.fields(shape):
            kind = self.closed(one.type)
            if always:
                fields.append((one.name, kind))
            elif one.default is not msgspec.NODEFAULT:
                fields.append((one.name, kind, one.default))
            elif one.default_factory is not msgspec.NODEFAULT:
                fields.append((one.name, kind, msgspec.field(default_factory=one.default_factory)))
            else:
                fields.append((one.name, kind))
        self.made[shape] = msgspec.defstruct(
            shape.__name__,
            fields,
            tag_field=config.tag_field if config.tag is not None else None,
            tag=config.tag,
            kw_only=True,
            forbid_unknown_fields=True,
            module=__name__,
            namespace={"__doc__": shape.__doc__} if own_doc(shape) else {},
        )
        return self.made[shape]


EVERYBODYS: Final = Closing()


def bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) in (NotRequired, typing.Required) else hint


def identifier(name: str) -> str:
    """A name that Python can write."""
    return re.sub(r"\W", "_", name)


def own_doc(shape: type) -> bool:
    return shape.__doc__ is not None and not shape.__doc__.startswith(("dict(", f"{shape.__name__}("))


@cache
def of_game(name: str) -> GameTypes:
    """What this game declares, closed."""
    rules = ruleset(name)
    closing = Closing(rules)
    declared = rules.declared
    return GameTypes(
        view=closing.closed(declared.view),
        event=closing.marked["event"],
        frame=closing.marked["frame"],
        form=closing.marked["form"],
        foresight=closing.closed(declared.foresight),
        decision=closing.closed(shapes.Decision),
        standing=closing.closed(declared.standing),
        reckoning=closing.closed(shapes.Reckoning),
    )
