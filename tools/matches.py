"""The matches that show how strong the bots are: `python -m tools.matches [NAME …] [--jobs J] [--minutes M]`.

`--compare A B` holds two matches with kept blocks against each other, block by block of those both played.

Each is one command of the arena; finished blocks are kept, so an interrupted match goes on where it stopped,
and --minutes stops in time. Those of Hard, Expert and a second's search take long and are kept in
docs/bots/blocks: to make such a match longer, on any machine, raise its number of blocks here. Summaries go
to docs/bots/matches; the tables in docs/bots.md and the levels' labels (bots/strengths.toml) are made from
them. A match counts only for the bots it was played with (`thoughts`).
"""

import argparse
import datetime
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from consigliere.bots.arena import first_share, Match, thoughts
from consigliere.bots.measure import share
from consigliere.bots.strengths import FILE as STRENGTHS

ROOT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = ROOT / "build" / "matches"
KEPT_FOR_ALL: Final = ROOT / "docs" / "bots" / "blocks"
LONG: Final = ("hard@25ms", "hard@100ms", "hard", "expert", "search@1000ms")
OUT: Final = ROOT / "docs" / "bots" / "matches"
PAGE: Final = ROOT / "docs" / "bots.md"
GAMES: Final = ("godfather", "chicago")
TITLES: Final = {"godfather": "The Godfather", "chicago": "Chicago"}
SEED: Final = 20261115
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
        folder = KEPT_FOR_ALL if self.first in LONG else KEPT
        return folder / f"{self.name}-{self.thoughts}.jsonl"

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


def current(asked: Asked) -> dict[str, Any] | None:
    """The summary, if it is of the bots as they are."""
    file = OUT / f"{asked.name}.json"
    if not file.exists():
        return None
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found if found["thoughts"] == asked.thoughts else None


def missing(asked: Asked) -> bool:
    found = current(asked)
    return found is None or found["asked_blocks"] != asked.blocks


def run(asked: Asked, jobs: int, until: float) -> bool:
    """Play what is missing of a match; whether it is finished."""
    kept = asked.kept
    for folder in (kept.parent, OUT):
        folder.mkdir(parents=True, exist_ok=True)
    words = [*asked.command, "--jobs", str(jobs), "--keep", str(kept), "--json"]
    call = [sys.executable, "-m", "consigliere.cli.main", *words[1:]]
    try:
        done = subprocess.run(call, stdout=subprocess.PIPE, text=True, timeout=max(1.0, until - time.time()))
    except subprocess.TimeoutExpired:
        print(f"{asked.name}: stopped in time, {blocks_kept(kept)} of {asked.blocks} blocks", flush=True)
        return False
    if done.returncode != 0:
        print(f"{asked.name}: failed", file=sys.stderr)
        return False
    report = json.loads(done.stdout) | {
        "command": " ".join(asked.command),
        "asked_blocks": asked.blocks,
        "asked_share": asked.bar,
        "date": str(datetime.datetime.now(datetime.UTC).date()),
        "thoughts": asked.thoughts,
    }
    (OUT / f"{asked.name}.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    print(f"{asked.name}: {report['win_share']:.1%} {report['interval']}", flush=True)
    return True


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


def row(asked: Asked) -> str:
    found = OUT / f"{asked.name}.json"
    if not found.exists():
        return f"| {asked.first} | {asked.others} | {bar(asked)} | not yet played | | | |"
    report = json.loads(found.read_text(encoding="utf-8"))
    low, high = report["interval"]
    times = report["times"][asked.first]
    stale = "" if current(asked) else " (earlier bots)"
    short = f" of {asked.blocks}" if report["blocks"] < asked.blocks else ""
    early = ", stopped early" if report.get("stopped_early") else short
    return (
        f"| {asked.first} | {asked.others} | {bar(asked)} | **{report['win_share']:.1%}**{stale}"
        f" | {low:.1%} – {high:.1%} | {report['games']} in {report['blocks']} blocks{early}"
        f" | {milliseconds(times['p50_ms'])} / {milliseconds(times['p95_ms'])} |"
    )


def milliseconds(n: float) -> str:
    return f"{n:.3g}" if n < 1000 else f"{n:,.0f}"


def bar(asked: Asked) -> str:
    return "–" if asked.bar is None else f"≥ {asked.bar:.0%}"


def tables() -> str:
    lines: list[str] = []
    for game in GAMES:
        lines += [f"### {TITLES[game]}", ""]
        lines += ["| first | three times | asked | win share | 95 % interval | games | ms, median / p95 |"]
        lines += ["|---|---|---|---|---|---|---|"]
        lines += [row(asked) for asked in ASKED.values() if asked.game == game]
        lines += [""]
    return "\n".join(lines)


def write_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split("<!-- matches -->\n", 1)
    after = rest.split("<!-- end of matches -->", 1)[1]
    text = f"{before}<!-- matches -->\n\n{tables()}\n<!-- end of matches -->{after}"
    PAGE.write_text(text, encoding="utf-8")


# -- the levels' labels


def write_labels() -> None:
    """How strong each level is, for those who choose one."""
    lines = ["# Written by `python -m tools.matches` from docs/bots/matches.", ""]
    for game in GAMES:
        for level, bots in LABELS.items():
            file = OUT / f"{game}-{bots[0]}-{bots[1]}.json"
            if not file.exists():
                continue
            report = json.loads(file.read_text(encoding="utf-8"))
            low, high = report["interval"]
            lines += [
                f"[{game}.{level}]",
                f'against = "{bots[2]}"',
                f"share = {report['win_share']}",
                f"low = {low}",
                f"high = {high}",
                f"games = {report['games']}",
                "",
            ]
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
    if not asked.page:
        until = time.time() + 60 * asked.minutes
        for name in asked.names or [name for name, match in ASKED.items() if missing(match)]:
            if time.time() >= until or not run(ASKED[name], asked.jobs, until):
                finished = False
                break
    write_page()
    write_labels()
    return 0 if finished else 1


if __name__ == "__main__":
    sys.exit(main())
