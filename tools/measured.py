"""The few figures of docs/balance.md that the page of cards shows: `python -m tools.measured`.

They are read from the tables of that page, those of four players, and written beside each game's bots. A test
holds file and page together.
"""

import re
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "balance.md"
PLAYERS: Final = 4
GAMES: Final = 2000
KINDS: Final = {
    "godfather": ("job", "ally", "ally-choice", "front", "back"),
    "chicago": ("business", "special", "extra"),
}
CELL: Final = re.compile(r"([\d.]+) % of ([\d,]+)(?:, ([+-][\d.]+) ± ([\d.]+))?")
HEAD: Final = "# Made by `python -m tools.measured` from docs/balance.md.\n"


def tables(text: str, game: str) -> dict[str, dict[str, tuple[float, int, float | None, float | None]]]:
    """By kind and id: share of the chances in per cent, chances, worth, its 95 %."""
    part = text.partition(f"<!-- tables of {game} -->")[2].partition("<!-- end -->")[0]
    out: dict[str, dict[str, tuple[float, int, float | None, float | None]]] = {}
    kind, column = "", 0
    for line in part.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if f"{PLAYERS} players" in cells:
            kind, column = cells[0], cells.index(f"{PLAYERS} players")
        elif not line.startswith("|"):
            kind = ""
        elif kind in KINDS[game] and (found := CELL.fullmatch(cells[column])):
            share, chances, worth, error = found.groups()
            row = (
                float(share),
                int(chances.replace(",", "")),
                worth and float(worth),
                error and float(error),
            )
            out.setdefault(kind, {})[cells[0].split()[0]] = row  # type: ignore[assignment]
    return out


def written(text: str, game: str) -> str:
    lines = [HEAD, f"games = {GAMES}", f"players = {PLAYERS}"]
    for kind, rows in tables(text, game).items():
        lines.append(f"\n[{kind}]")
        for id, (share, chances, worth, error) in rows.items():
            more = "" if worth is None else f", worth = {worth}, error = {error}"
            lines.append(f'"{id}" = {{ used = {share:g}, of = {chances}{more} }}')
    return "\n".join(lines) + "\n"


def file_of(game: str) -> Path:
    return ROOT / "src" / "consigliere" / "bots" / game / "measured.toml"


def main() -> int:
    text = PAGE.read_text(encoding="utf-8")
    for game in KINDS:
        file_of(game).write_text(written(text, game), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
