"""What one analysis costs those who play: `python -m tools.beside_analysis [GAME] [--rounds N] [--json]`.

A real server on one core, where there are two, and with it the process that analyses; people at sockets on
the others. A finished game of four is analysed, and stopped and let go on in turn, so that moves with and
without it are measured within the same minute. Time counts from a command until the last socket of its table
has heard of it. Asked: beside the analysis 99 of 100 take no more than twice as long, or than 20 ms more.
"""

import argparse
import asyncio
import datetime
import json
import os
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from consigliere.games.catalogue import GAMES, ruleset
from consigliere.server.analysing import MOST_OF_ONE, SECONDS
from consigliere.server.proving.load import Load, percentile, SEATS, SETTLE_S
from consigliere.server.proving.measuring import place_for, Plan, served
from consigliere.server.proving.node import LAUNCHER, Node, Trouble
from tools.analysis_check import played

TABLES: Final = 40
RATE: Final = 25.0
BLOCK_S: Final = 5.0
WARM_S: Final = 3.0
PATIENCE_S: Final = 120.0
MOST_TIMES, MOST_MORE_MS = 2, 20
CLERK: Final = ("consigliere.server.clerk", str(SECONDS))


@dataclass(slots=True)
class Side:
    """The moves measured with the analysis or without it, and how much of a core it took meanwhile.

    `late`: those still under way when their part was over; they count with the time they had at least."""

    times: list[float] = field(default_factory=list)
    late: int = 0
    starved: int = 0
    seconds: float = 0.0
    cpu: float = 0.0

    def to_json(self) -> dict[str, Any]:
        times = sorted(self.times)
        shown = {f"p{p}_ms": percentile(times, p) for p in (50, 90, 99)}
        share = round(self.cpu / self.seconds, 2)
        counts = {"moves": len(times), "late": self.late, "starved": self.starved}
        return {**counts, **shown, "analysis_cores": share}


class Analysis:
    """One game after another, so that one is always being analysed; its process stands still meanwhile."""

    def __init__(self, load: Load, journal: str) -> None:
        self.load = load
        self.journal = journal
        self.tables: list[str] = []

    async def go_on(self) -> None:
        """There is one, and another waits for when it is done."""
        url, host = self.load.node.url, self.load.people[0]
        told = [await host.ask(url, "GET", f"/api/tables/{id}/notes") for id in self.tables]
        if failed := [one for one in told if one["status"] == "failed"]:
            raise Trouble(f"the analysis failed: {failed[0].get('detail')}")
        for _ in range(MOST_OF_ONE - sum(one["status"] == "working" for one in told)):
            made = await host.ask(url, "POST", "/api/journals", {"journal": self.journal})
            self.tables.append(made["id"])
            await host.ask(url, "POST", f"/api/tables/{made['id']}/notes")

    def process(self) -> int | None:
        """The number of its process."""
        assert self.load.node.process is not None
        server = self.load.node.process.pid
        for child in Path(f"/proc/{server}/task/{server}/children").read_text(encoding="ascii").split():
            words = Path(f"/proc/{child}/cmdline").read_text(encoding="utf-8").split("\0")
            if set(CLERK) <= set(words):
                return int(child)
        return None

    async def begun(self) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while self.process() is None or self.cpu() == 0.0 or not self.lowered():
                await asyncio.sleep(0.1)

    def lowered(self) -> bool:
        """Whether it has made way for others, as it does where the analysis itself begins."""
        pid = self.process()
        return pid is not None and os.getpriority(os.PRIO_PROCESS, pid) > 10

    def cpu(self) -> float:
        return seconds_of(self.process()) if self.process() is not None else 0.0

    def tell(self, how: signal.Signals) -> None:
        pid = self.process()
        assert pid is not None
        os.kill(pid, how)


def seconds_of(pid: int | None) -> float:
    """Seconds of a core that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measured(game: str, rounds: int, tables: int, rate: float) -> dict[str, Any]:
    journal = played(ruleset(game), f"beside:{game}")
    sides = {False: Side(), True: Side()}
    with place_for(Plan(sockets=SEATS * tables)) as (folder, before):
        more = ("--bot-workers", "1", "--no-limits")
        node = Node(f"sqlite:///{folder / 'tables.db'}", folder / "log", *more, launcher=(*before, *LAUNCHER))
        async with served(Load(node, 1)) as load:
            await load.people_come()
            await load.tables(tables)
            await load.sockets(SEATS * tables)
            analysis = Analysis(load, journal.to_text())
            await analysis.go_on()
            await analysis.begun()
            await load.play(rate, WARM_S)
            for number in range(rounds):
                for running in (bool(number % 2), not number % 2):
                    await block(load, analysis, sides[running], rate, running)
            analysis.tell(signal.SIGCONT)
        return {
            "entries": len(journal.entries),
            "pinned": bool(before),
            "logged": node.faults(),
            "without": sides[False].to_json(),
            "with": sides[True].to_json(),
        }


async def block(load: Load, analysis: Analysis, side: Side, rate: float, running: bool) -> None:
    """Some seconds of moves; between two of them the analysis goes on, so that requests are answered."""
    analysis.tell(signal.SIGCONT)
    await analysis.go_on()
    if not running:
        analysis.tell(signal.SIGSTOP)
    for place in load.places:
        place.move = None  # of the part before; nobody waits for it any more
    clock, cpu = asyncio.get_running_loop().time(), analysis.cpu()
    found = await load.play(rate, BLOCK_S)
    side.times += load.times + [2000 * SETTLE_S] * found["late"]
    side.late += found["late"]
    side.starved += found["starved"]
    side.seconds += asyncio.get_running_loop().time() - clock
    side.cpu += analysis.cpu() - cpu


def disturbs(without: dict[str, Any], beside: dict[str, Any]) -> bool:
    alone, both = without["p99_ms"], beside["p99_ms"]
    return bool(both > MOST_TIMES * alone and both > alone + MOST_MORE_MS)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="tools.beside_analysis",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", nargs="?", default="godfather", choices=list(GAMES))
    parser.add_argument("--rounds", type=int, default=10, metavar="N", help="default 10, ten seconds each")
    parser.add_argument("--tables", type=int, default=TABLES, metavar="T", help=f"default {TABLES}")
    parser.add_argument("--rate", type=float, default=RATE, metavar="R", help=f"moves a second ({RATE:.0f})")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(argv)
    if min(asked.rounds, asked.tables, asked.rate) < 1:
        print("beside_analysis: rounds, tables and rate must be at least 1", file=sys.stderr)
        return 2
    before = os.getloadavg()[0]
    found = asyncio.run(measured(asked.game, asked.rounds, asked.tables, asked.rate))
    found["disturbs"] = disturbs(found["without"], found["with"])
    if asked.json:
        load = [round(one, 1) for one in (before, os.getloadavg()[0])]
        told = {"date": str(datetime.datetime.now(datetime.UTC).date()), "game": asked.game, "load": load}
        print(json.dumps(told | {"cores": os.cpu_count()} | found))
    else:
        for side in ("without", "with"):
            print(f"{side}: {found[side]}")
    return 1 if found["disturbs"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
