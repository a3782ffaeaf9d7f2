"""Views changed for the tests: one thing altered at a time, or the whole table turned by some seats."""

import copy
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from consigliere.core.frame_table import FrameTable
from consigliere.research.stacking import A, Field

Frames = Mapping[str, Sequence[Field]]
View = dict[str, Any]
UNWRITTEN = {
    "game",
    "rules",
    "viewer",
    "players",
    "family",
    "seat",
    "bids",
}  # names, and what seats are counted from


def numbered(view: View, table: FrameTable | None) -> View:
    """The view with its frames as rows: id, seat, four arguments."""
    if table is None:
        return view
    stack = [[frame["frame"], *table.numbers(frame, view["viewer"])[1:]] for frame in view["stack"]]
    return view | {"stack": stack}


def named(view: View, table: FrameTable | None) -> View:
    """The way back."""
    if table is None:
        return view
    stack = []
    for id, *numbers in view["stack"]:
        kind = table.by_id[id]
        frame = dict(table.seen([kind.number, *(n or 0 for n in numbers)], view["viewer"]))
        hidden = [field.name for field in kind.fields if numbers[field.slot - 1] is None]
        stack.append({name: value for name, value in frame.items() if name not in hidden})
    return view | {"stack": stack}


def altered(view: View, frames: Frames, table: FrameTable | None = None) -> Iterator[tuple[str, View]]:
    """The view with one number, one flag or one member of a list changed, and where; then as it was."""
    before, view = view, numbered(view, table)
    for path in list(_paths(view, ())):
        if not _matters(view, path, frames):
            continue
        holder: Any = view
        for step in path[:-1]:
            holder = holder[step]
        value = holder[path[-1]]
        if isinstance(value, bool):
            holder[path[-1]] = not value
        elif isinstance(value, int):
            holder[path[-1]] = value + 1
        else:
            holder[path[-1]] = value[:-1]
        with suppress(IndexError, KeyError):  # a number that is not there
            other = named(view, table)
            if path[0] != "stack" or other["stack"] != before["stack"]:  # a flag stays a flag
                yield ".".join(map(str, path)), other
        holder[path[-1]] = value


def _paths(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in UNWRITTEN or path[:1] == ("rounds",):
                yield from _paths(inner, (*path, key))
    elif isinstance(value, list):
        if value and not isinstance(value[0], list | dict) and path[0] != "stack":
            yield path
        for n, inner in enumerate(value):
            yield from _paths(inner, (*path, n))
    elif isinstance(value, int):
        yield path


def _matters(view: View, path: tuple[Any, ...], frames: Frames) -> bool:
    if path[0] == "stack":
        row = view["stack"][path[1]]
        if path[2] == 1:
            return bool(row[1] >= 0)
        return any(
            field.arg == path[2]
            and field.only in (None, row[A])
            and (field.never is None or field.never != row[A])
            for field in frames[row[0]]
        )
    if path == ("sealed", "chosen"):
        return bool(view["sealed"]["step"])
    if path[-1] == "extorted":
        return view["cards"][path[1]]["owner"] is not None
    return path[0] != "public_jobs" or view["public_jobs"][-1] is not None


def turned(view: View, by: int, frames: Frames, table: FrameTable | None = None) -> View:
    """The same table with everybody moved on by some seats."""
    other = copy.deepcopy(numbered(view, table))
    players = view["players"]

    def at(seat: int) -> int:
        return int((seat + by) % players)

    for name in ("viewer", "horse", "turn", "start"):
        if other.get(name) is not None:
            other[name] = at(other[name])
    for seat in other["seats"]:
        seat["seat"] = at(seat["seat"])
    if other["prompt"] is not None:
        other["prompt"]["seats"] = [at(seat) for seat in other["prompt"]["seats"]]
    for turf in other.get("stacks", ()):
        other["stacks"][turf] = [at(seat) for seat in other["stacks"][turf]]
    for space, occupant in other.get("squares", {}).items():
        if isinstance(occupant, int):
            other["squares"][space] = at(occupant)
    for occupant in other.get("rounds", {}).values():
        if isinstance(occupant, dict):
            occupant["seat"] = at(occupant["seat"])
    for card in other.get("cards", {}).values():
        if card.get("owner") is not None:
            card["owner"] = at(card["owner"])
    for row in other["stack"]:
        _turn_row(row, at, players, frames[row[0]])
    return named(other, table)


def _turn_row(row: list[Any], at: Callable[[int], int], players: int, fields: Sequence[Field]) -> None:
    first = row[A]
    if row[1] >= 0:
        row[1] = at(row[1])
    for field in fields:
        value = row[field.arg]
        if value is None or field.only not in (None, first):
            continue
        if field.how == "seats":
            row[field.arg] = sum(1 << at(seat) for seat in range(players) if value >> seat & 1)
        elif field.how == "seat":
            seat = (value & field.mask) - field.base
            if seat >= 0:
                row[field.arg] = value - (value & field.mask) + at(seat) + field.base
