"""The files that are made: the schema, the client's types, the reference pages."""

import json
from pathlib import Path
from typing import Final

from tools.schema import reference, typescript
from tools.schema.making import games, Schema, schema

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
CLIENT: Final = ROOT / "web" / "src"
CHAPTER: Final = "## Reference\n\n"


def in_lines(schema: Schema) -> str:
    """The schema with one line for each request and each type."""
    lines = []
    for key, value in schema.items():
        if key in ("http", "$defs"):
            items = value.items() if isinstance(value, dict) else ((None, one) for one in value)
            inner = [(f"{json.dumps(name)}: " if name else "") + compact(one) for name, one in items]
            around = "{}" if isinstance(value, dict) else "[]"
            lines.append(f'"{key}": {around[0]}\n' + ",\n".join(inner) + f"\n{around[1]}")
        else:
            lines.append(f'"{key}": {compact(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def files() -> dict[Path, str]:
    """Every made file as it should be."""
    found = schema()
    page = DOCS / "protocol.md"
    before, chapter, _ = page.read_text(encoding="utf-8").partition(CHAPTER)
    out = {
        DOCS / "protocol.schema.json": in_lines(found),
        page: before + chapter + reference.document(found),
        CLIENT / "wire" / "generated.ts": typescript.shared(found),
    }
    for game in games():
        out[DOCS / game / "protocol.md"] = reference.game_page(found, game)
        out[CLIENT / "games" / game / "wire.ts"] = typescript.of_game(found, game)
    return out
