"""What a field of a content record may hold: names of shapes and the tests behind them."""

from collections.abc import Callable, Mapping
from typing import Final

LARGEST: Final = 1_000_000  # no game counts so far, and every table of numbers holds it


def _is_integer(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and -LARGEST <= value <= LARGEST


def _list_of(test: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, list) and all(test(item) for item in value)


def _table_of(test: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, dict) and all(map(test, value.values()))


def is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_table(value: object) -> bool:
    return isinstance(value, dict)


def _is_point(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(_is_integer(item) for item in value)


SHAPES: Final[Mapping[str, Callable[[object], bool]]] = {
    "integer": _is_integer,
    "text": is_text,
    "truth": lambda value: isinstance(value, bool),
    "integers": _list_of(_is_integer),
    "texts": _list_of(is_text),
    "point": _is_point,
    "points": _list_of(_is_point),
    "tables": _list_of(_is_table),
    "text-table": _table_of(is_text),
    "integer-table": _table_of(_is_integer),
}
