"""The matches that show how strong the bots are: `python -m tools.matches [NAME …] [--jobs J] [--minutes M]`.

`--compare A B` holds two matches with kept blocks against each other, block by block of those both played.

Each is one command of the arena; finished blocks are kept in build/matches, so an interrupted match goes on
where it stopped, and --minutes stops in time; to make a match longer, raise its number of blocks here. What
came out stands in the tables of docs/bots.md and, for the levels, in bots/strengths.toml: a row that is not
played now is left as it is. A match counts only for the bots it was played with (`thoughts`).
"""

import argparse
import datetime
import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from consigliere.bots.arena import first_share, Match, thoughts
from consigliere.bots.measure import share
from consigliere.bots.strengths import FILE, Strength, strength
from consigliere.games.catalogue import GAMES
from consigliere.locales import catalogue

ROOT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = ROOT / "build" / "matches"
PAGE: Final = ROOT / "docs" / "bots.md"
STRENGTHS: Final = FILE
TITLES: Final = {game: catalogue().text(f"{game}-title").partition(":")[0] for game in GAMES}
SEED: Final = 20261115
EARLY, STALE = ", stopped early", " (earlier bots)"
COLUMNS: Final = 8
HEAD: Final = (
    "| first | three times | asked | win share | 95 % interval | games | ms, median / p95 | date, bots |"
)
Report = dict[str, Any]
# which match labels a level: its bots, and how the opponents are called there
LABELS: Final = {
    "easy": ("easy", "greedy", "greedy"),
    "medium": ("value", "greedy", "greedy"),
    "hard": ("hard", "medium", "medium"),
    "expert": ("expert", "medium", "medium"),
}


@dataclass(frozen=True, slots=True)
class Asked:
    """One bot against three copies of another, the share it must reach, and whether it may stop early."""

    game: str
    first: str
    others: str
    blocks: int
    bar: float | None = None
    early: bool = False

    @property
    def name(self) -> str:
        return f"{self.game}-{self.first}-{self.others}".replace("@", "-").replace(":", "-")

    @property
    def thoughts(self) -> str:
        return thoughts(self.game, (self.first, self.others))

    @property
    def kept(self) -> Path:
        return KEPT / f"{self.name}-{self.thoughts}.jsonl"

    @property
    def command(self) -> list[str]:
        words = ["consigliere", "arena", self.game, "--bots", f"{self.first},{self.others}"]
        words += ["--players", "4", "--blocks", str(self.blocks), "--seed", str(SEED)]
        return [*words, "--bar", str(self.bar)] if self.early else words


def all_asked() -> Iterator[Asked]:
    for game in GAMES:
        yield Asked(game, "greedy", "random", 400, 0.90)
        yield Asked(game, "value", "greedy", 400, 0.45)
        yield Asked(game, "easy", "greedy", 200)
    for game in GAMES:
        yield Asked(game, "search@100ms", "greedy", 200, 0.55, early=True)
        yield Asked(game, "search@100ms", "value", 200, 0.35, early=True)
        yield Asked(game, "plain@100ms", "greedy", 20)
        yield Asked(game, "search@100ms", "plain@100ms", 10)
    for game in GAMES:
        yield Asked(game, "search@25ms", "greedy", 20)
        yield Asked(game, "search@400ms", "greedy", 20)
        yield Asked(game, "search@1000ms", "greedy", 40, 0.60)
        for temper in ("careful", "aggressive", "businessman"):
            yield Asked(game, f"value:{temper}", "greedy", 100)
    for game in GAMES:
        yield Asked(game, "hard@25ms", "medium", 20)
        yield Asked(game, "hard@100ms", "medium", 20)
        yield Asked(game, "hard", "medium", 20)
        yield Asked(game, "expert", "medium", 12)


ASKED: Final = {asked.name: asked for asked in all_asked()}


def blocks_kept(file: Path) -> int:
    return max(0, len(file.read_text(encoding="utf-8").splitlines()) - 1) if file.exists() else 0


def missing(asked: Asked, row: str | None) -> bool:
    """Whether the page has no row of it by the bots as they are, or one that is too short."""
    if row is None or played_by(row) != asked.thoughts:
        return True
    played = re.search(r" in (\d+) blocks", row)
    return played is not None and int(played[1]) < asked.blocks and EARLY not in row


def run(asked: Asked, jobs: int, until: float) -> Report | None:
    """Play what is missing of a match; None if it is not finished."""
    asked.kept.parent.mkdir(parents=True, exist_ok=True)
    words = [*asked.command, "--jobs", str(jobs), "--keep", str(asked.kept), "--json"]
    call = [sys.executable, "-m", "consigliere.cli.main", *words[1:]]
    try:
        done = subprocess.run(call, stdout=subprocess.PIPE, text=True, timeout=max(1.0, until - time.time()))
    except subprocess.TimeoutExpired:
        blocks = blocks_kept(asked.kept)
        print(f"{asked.name}: stopped in time, {blocks} of {asked.blocks} blocks", flush=True)
        return None
    if done.returncode != 0:
        print(f"{asked.name}: failed", file=sys.stderr)
        return None
    report: Report = json.loads(done.stdout)
    print(f"{asked.name}: {report['win_share']:.1%} {report['interval']}", flush=True)
    return report


# -- two matches side by side


def above_the_table(block: dict[str, Any]) -> float:
    """How far the first bot's score lies above the mean of its table; it sits in another seat each game."""
    games: list[list[int]] = [game["scores"] for game in block["games"]]
    return sum(scores[seat] - sum(scores) / len(scores) for seat, scores in enumerate(games)) / len(games)


def compared(one: Asked, other: Asked) -> str:
    """What the second wins and scores more than the first in the blocks both have; ValueError if none."""
    sides = []
    for asked in (one, other):
        if not asked.kept.exists():
            raise ValueError(f"no blocks of {asked.name} are kept")
        lines = asked.kept.read_text(encoding="utf-8").splitlines()[1:]
        sides.append({block["block"]: block for block in map(json.loads, lines)})
    both = sorted(sides[0].keys() & sides[1].keys())
    if len(both) < 2:
        raise ValueError(f"{one.name} and {other.name} have {len(both)} blocks in common")
    told = []
    for asked, blocks in zip((one, other), sides, strict=True):
        match = Match(asked.game, (asked.first, asked.others), 4, SEED)
        told.append(f"{asked.name} {first_share(match, [blocks[n] for n in both]).mean:.1%}")
    more = [above_the_table(sides[1][n]) - above_the_table(sides[0][n]) for n in both]
    found = share(more)
    low, high = found.interval()
    told.append(f"the second's score above the table {found.mean:+.2f} ({low:+.2f} to {high:+.2f})")
    return f"{len(both)} blocks: {', '.join(told)}, more in {sum(n > 0 for n in more)} of them"


# -- the page


def rows(text: str) -> dict[str, str]:
    """The rows of the page by the names of their matches."""
    found = {}
    for game in GAMES:
        section = text.split(f"### {TITLES[game]}\n", 1)[1].split("\n#", 1)[0].split("\n<!--", 1)[0]
        for line in section.splitlines():
            cells = [cell.strip() for cell in line.split("|")]
            if len(cells) == COLUMNS + 2 and "**" in line:  # neither head nor match that was not played
                found[Asked(game, cells[1], cells[2], 0).name] = line
    return found


def played_by(row: str) -> str:
    """The digest of the bots in the last cell."""
    return row.rstrip(" |").split()[-1].strip("`")


def row(asked: Asked, report: Report | None, before: str | None) -> str:
    """What was played now, or what the page says already."""
    if report is not None:
        low, high = report["interval"]
        times = report["times"][asked.first]
        short = f" of {asked.blocks}" if report["blocks"] < asked.blocks else ""
        early = EARLY if report.get("stopped_early") else short
        before = (
            f"| {asked.first} | {asked.others} | {bar(asked)} | **{report['win_share']:.1%}**"
            f" | {low:.1%} – {high:.1%} | {report['games']} in {report['blocks']} blocks{early}"
            f" | {milliseconds(times['p50_ms'])} / {milliseconds(times['p95_ms'])}"
            f" | {datetime.datetime.now(datetime.UTC).date()}, `{asked.thoughts}` |"
        )
    if before is None:
        return f"| {asked.first} | {asked.others} | {bar(asked)} | not yet played |" + " |" * (COLUMNS - 4)
    stale = "" if played_by(before) == asked.thoughts else STALE
    return before.replace(STALE, "").replace("** |", f"**{stale} |", 1)


def milliseconds(n: float) -> str:
    return f"{n:.3g}" if n < 1000 else f"{n:,.0f}"


def bar(asked: Asked) -> str:
    return "–" if asked.bar is None else f"≥ {asked.bar:.0%}"


def tables(reports: Mapping[str, Report], before: Mapping[str, str]) -> str:
    lines: list[str] = []
    for game in GAMES:
        lines += [f"### {TITLES[game]}", "", HEAD, "|" + "---|" * COLUMNS]
        for name, asked in ASKED.items():
            if asked.game == game:
                lines.append(row(asked, reports.get(name), before.get(name)))
        lines += [""]
    return "\n".join(lines)


def write_page(reports: Mapping[str, Report]) -> None:
    text = PAGE.read_text(encoding="utf-8")
    start, rest = text.split("<!-- matches -->\n", 1)
    old, end = rest.split("<!-- end of matches -->", 1)
    text = f"{start}<!-- matches -->\n\n{tables(reports, rows(old))}\n<!-- end of matches -->{end}"
    PAGE.write_text(text, encoding="utf-8")


# -- the levels' labels


def write_labels(reports: Mapping[str, Report]) -> None:
    """How strong each level is, for those who choose one; what was not played now stays as it is."""
    lines = ["# Written by `python -m tools.matches`.", ""]
    for game in GAMES:
        for level, (first, others, against) in LABELS.items():
            found = strength(game, level)
            report = reports.get(Asked(game, first, others, 0).name)
            if report is not None:
                low, high = report["interval"]
                found = Strength(against, report["win_share"], low, high, report["games"])
            if found is not None:
                told = [f"{name} = {json.dumps(value)}" for name, value in asdict(found).items()]
                lines += [f"[{game}.{level}]", *told, ""]
    STRENGTHS.write_text("\n".join(lines), encoding="utf-8")


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.matches", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these; without: all that are missing")
    parser.add_argument("--jobs", type=int, default=1, help="processes; no more than cores that are idle")
    parser.add_argument("--minutes", type=float, default=600.0, help="stop after so many")
    parser.add_argument("--list", action="store_true", help="the names")
    parser.add_argument("--compare", action="store_true", help="two matches, in the blocks both have")
    parser.add_argument("--page", action="store_true", help="only write the tables of docs/bots.md anew")
    asked = parser.parse_args(argv)
    unknown = [name for name in asked.names if name not in ASKED]
    if unknown:
        print(f"matches: no match called {', '.join(unknown)}; see --list", file=sys.stderr)
        return 2
    if asked.jobs < 1:
        print("matches: --jobs must be at least 1", file=sys.stderr)
        return 2
    if asked.compare:
        try:
            one, other = (ASKED[name] for name in asked.names)
            print(compared(one, other))
        except ValueError as error:
            wrong = "--compare takes the names of two matches" if len(asked.names) != 2 else error
            print(f"matches: {wrong}", file=sys.stderr)
            return 2
        return 0
    if asked.list:
        print("\n".join(ASKED))
        return 0
    finished = True
    reports: dict[str, Report] = {}
    if not asked.page:
        until = time.time() + 60 * asked.minutes
        before = rows(PAGE.read_text(encoding="utf-8"))
        for name in asked.names or [name for name, one in ASKED.items() if missing(one, before.get(name))]:
            report = run(ASKED[name], asked.jobs, until) if time.time() < until else None
            if report is None:
                finished = False
                break
            reports[name] = report
            write_labels(reports)
            write_page(reports)
    write_page(reports)
    return 0 if finished else 1


if __name__ == "__main__":
    sys.exit(main())
