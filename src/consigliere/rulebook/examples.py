"""The worked examples as positions, which the book draws. Made by `python -m tools.examples`."""

import lzma
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

HERE: Final = Path(__file__).parent


class Example(msgspec.Struct, frozen=True, kw_only=True):
    """`position` as this seat sees it, as all do if there is none; `point`: the move that is pointed out."""

    id: str
    seat: int | None
    point: list[str]
    position: dict[str, Any]


def file_of(game: str) -> Path:
    return HERE / f"examples-{game}.jsonl.xz"


@lru_cache(maxsize=8)
def examples(game: str) -> dict[str, Example]:
    """By id; none for a game without drawn examples."""
    if not file_of(game).is_file():
        return {}
    lines = lzma.decompress(file_of(game).read_bytes()).splitlines()
    return {one.id: one for one in (msgspec.json.decode(line, type=Example) for line in lines)}
