"""Write the pages that are made from the code: the action table of each game.

python -m tools.document          write them
"""

import json
from itertools import groupby
from pathlib import Path

from consigliere.core.actions import Action
from consigliere.games.catalogue import GAMES, ruleset

ROOT = Path(__file__).resolve().parents[1]


def actions_page(game: str) -> str:
    """One row for each run of actions of one kind: numbers, notation and form."""
    table = ruleset(game).actions
    lines = [
        f"# The action table of {game}",
        "",
        f"{len(table)} actions, the same for every content pack. Made by `python -m tools.document`.",
        "Each decision owns its numbers. An action may be given as its number, its notation or its form.",
        "",
        "| numbers | decision | notation | form |",
        "|---|---|---|---|",
    ]
    for _, run in groupby(table, key=lambda a: (a.decision, a.form["type"], tuple(sorted(a.form)))):
        actions = list(run)
        first, last = actions[0], actions[-1]
        numbers = f"{first.index}" if len(actions) == 1 else f"{first.index}–{last.index}"
        notation = f"`{first.text}`" if len(actions) == 1 else f"`{first.text}` … `{last.text}`"
        lines.append(f"| {numbers} | {first.decision} | {notation} | `{_form(first)}` |")
    return "\n".join(lines) + "\n"


def _form(action: Action) -> str:
    return json.dumps(dict(action.form))


def pages() -> dict[Path, str]:
    return {ROOT / "docs" / game / "actions.md": actions_page(game) for game in GAMES}


def main() -> int:
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
