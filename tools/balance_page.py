"""The tables of docs/balance.md from build/balance/<game>-<players>.json: `python -m tools.balance_page`.

Those with the option even-places are in build/balance/even-places. Only what stands between marks is written
anew, and only where the reports are there for every number of players; all else is left as it is.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from consigliere.cli.balance import worth
from consigliere.games.catalogue import GAMES
from consigliere.locales import catalogue

ROOT: Final = Path(__file__).resolve().parent.parent
REPORTS: Final = ROOT / "build" / "balance"
PAGE: Final = ROOT / "docs" / "balance.md"
EVEN: Final = "even-places"
LENGTHS: Final = ("scores", "winning_scores", "margin", "decisions", "turns", "rounds")
TITLES: Final = {game: catalogue().text(f"{game}-title").partition(":")[0] for game in GAMES}
Report = Mapping[str, Any]


def reports(game: str, option: str = "") -> list[Report]:
    paths = sorted((REPORTS / option).glob(f"{game}-*.json"))
    return [json.loads(path.read_text(encoding="utf-8"))["reports"][0] for path in paths]


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield "|" + "---|" * len(head)
    yield from (f"| {' | '.join(row)} |" for row in rows)
    yield ""


def percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} %"


def seats(found: Sequence[Report]) -> Iterator[str]:
    """Win shares by place from the first player on, and by seat at the table."""
    rows = []
    for one in found:
        for place, seat in zip(one["order"], one["seats"], strict=True):
            low, high = (percent(x) for x in place["interval"])
            rows.append(
                (
                    f"{one['players']}",
                    f"{place['place']}",
                    percent(place["win_share"]),
                    f"{low} – {high}",
                    f"{100 * place['off_fair']:+.1f}",
                    f"{place['score']:.1f} ({place['sd']:.1f})",
                    f"{percent(seat['win_share'])} ({100 * seat['off_fair']:+.1f})",
                )
            )
    head = ("players", "place", "win share", "95 % interval", "off fair", "score (sd)", "the same by seat")
    yield from table(head, rows)


def lengths(found: Sequence[Report]) -> Iterator[str]:
    rows = []
    for key in LENGTHS:
        if key in found[0]:
            cells = [
                f"{one[key]['mean']:.1f} ({one[key]['sd']:.1f}; {one[key]['least']:g} – {one[key]['most']:g})"
                for one in found
            ]
            rows.append((key.replace("_", " "), *cells))
    rows.append(("shared wins", *(percent(one["shared_wins"]) for one in found)))
    yield from table(("mean (sd; least – most)", *(f"{one['players']} players" for one in found)), rows)


def figures(found: Sequence[Report]) -> Iterator[str]:
    """What only one of the games has."""
    rows: list[tuple[str, ...]] = []
    for group in ("per_game", "money", "bills"):
        for key, first in found[0].get(group, {}).items():
            if isinstance(first, dict):
                for name in first:
                    cells = [percent(one[group][key][name]) for one in found]
                    rows.append((f"{key.replace('_', ' ')}: {name}", *cells))
            else:
                shown = "share" in key or "games" in key
                cells = [percent(one[group][key]) if shown else f"{one[group][key]:g}" for one in found]
                rows.append((key.replace("_", " "), *cells))
    yield from table(("", *(f"{one['players']} players" for one in found)), rows)


def cell(row: Mapping[str, Any] | None) -> str:
    if not row or not row["chances"]:
        return "–"
    used = f"{percent(row['use_share'], 0)} of {row['chances']:,}"
    return f"{used}, {worth(row)}" if row["n"] else used


def things(found: Sequence[Report]) -> Iterator[str]:
    for kind in found[-1]["things"]:
        ids = [*dict.fromkeys(id for one in found for id in one["things"].get(kind, {}))]
        rows = [(id, *(cell(one["things"].get(kind, {}).get(id)) for one in found)) for id in ids]
        yield from table((kind, *(f"{one['players']} players" for one in found)), rows)


def flags(found: Sequence[Report]) -> Iterator[str]:
    rows = []
    for one in found:
        kinds: dict[str, list[str]] = {}
        for flag in one["flags"]:
            kinds.setdefault(f"{flag['kind']} {flag['flag']}", []).append(flag["id"])
        told = "; ".join(f"{kind}: {', '.join(ids)}" for kind, ids in kinds.items())
        rows.append((f"{one['players']}", told or "nothing"))
    yield from table(("players", "remarkable"), rows)


def evened() -> str | None:
    """Places with and without the option that gives them points; None if reports are missing."""
    rows = []
    for game in GAMES:
        plain = {one["players"]: one for one in reports(game)}
        even = reports(game, EVEN)
        if not even or not {one["players"] for one in even} <= plain.keys():
            return None
        for one in even:
            before, after = (
                " / ".join(f"{100 * place['win_share']:.1f}" for place in report["order"]) + " %"
                for report in (plain[one["players"]], one)
            )
            most = max((place["off_fair"] for place in one["order"]), key=abs)
            rows.append((TITLES[game], f"{one['players']}", before, after, f"{100 * most:+.1f}"))
    return "\n".join(table(("game", "players", "as it is", f"`{EVEN}`", "most off fair"), rows))


def section(game: str) -> str | None:
    found = reports(game)
    if [one["players"] for one in found] != [*GAMES[game].seats]:
        return None
    parts = (seats, lengths, figures, flags, things)
    return "\n".join(line for part in parts for line in part(found))


def main() -> int:
    text = PAGE.read_text(encoding="utf-8")
    for name, written in {EVEN: evened(), **{game: section(game) for game in GAMES}}.items():
        before, mark, rest = text.partition(f"<!-- tables of {name} -->\n")
        _, end, after = rest.partition("<!-- end -->")
        if not mark or not end:
            print(f"balance_page: no marks for {name} in {PAGE.name}", file=sys.stderr)
            return 2
        if written is None:
            print(f"{name}: reports are missing, left as it is")
            continue
        text = f"{before}{mark}\n{written}\n{end}{after}"
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
