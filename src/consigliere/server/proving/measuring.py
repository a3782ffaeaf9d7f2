"""The figures of `consigliere bench server`: waiting times, memory, CPU time, the highest rate, a restart."""

import os
import resource
import shutil
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from consigliere.server.proving.load import Load
from consigliere.server.proving.node import LAUNCHER, Node, Trouble

SPARE_FILES: Final = 200
FACTORS: Final = (1.5, 1.15)  # from one rate to the next, looking for the highest: first roughly
TRIES: Final = 2  # at a rate before it counts as not held: other work may come between
STEP_S: Final = 5.0
LIMIT_MS: Final = 100.0
KIB: Final = 1024
IDLE_TABLES: Final = 4  # made before anything is measured, so that code and caches are there
AnyLoad = TypeVar("AnyLoad", bound=Load)


@dataclass(frozen=True, slots=True)
class Plan:
    """`highest`: also look for the highest rate held; `db`: where the tables are (default: thrown away)."""

    tables: int = 500
    sockets: int = 2000
    rate: float = 100.0
    seconds: float = 20.0
    highest: bool = False
    db: str | None = None
    seed: int = 1
    launcher: Sequence[str] = field(default=LAUNCHER)


def pinned() -> list[str]:
    """The server on one core, we on the others; what stands before its command."""
    cores = sorted(os.sched_getaffinity(0))
    taskset = shutil.which("taskset")
    if len(cores) < 2 or taskset is None:
        return []
    os.sched_setaffinity(0, set(cores[1:]))
    return [taskset, "-c", str(cores[0])]


def files_for(sockets: int) -> None:
    """Both processes need a file for each socket."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + SPARE_FILES
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise Trouble(f"{sockets} sockets need {wanted} open files, but only {hard} are allowed")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


async def carried_out(plan: Plan) -> dict[str, Any]:
    with place_for(plan) as (folder, before):
        db = plan.db or f"sqlite:///{folder / 'tables.db'}"
        more = ("--bot-workers", "1", "--no-limits")
        node = Node(db, folder / "log", *more, launcher=(*before, *plan.launcher))
        async with served(Load(node, plan.seed)) as load:
            figures = await measured(plan, load)
            figures |= await back(load)
        return {**figures, "logged": node.faults(), "pinned": bool(before)}


@contextmanager
def place_for(plan: Plan) -> Iterator[tuple[Path, list[str]]]:
    """A folder, and what stands before the command of a server that gets a core of its own."""
    files_for(plan.sockets)
    cores = os.sched_getaffinity(0)
    try:
        with tempfile.TemporaryDirectory(prefix="consigliere-bench-") as folder:
            yield Path(folder), pinned()
    finally:
        os.sched_setaffinity(0, cores)


@asynccontextmanager
async def served(load: AnyLoad) -> AsyncIterator[AnyLoad]:
    """While the server of this load runs."""
    await load.node.start()
    try:
        yield load
    finally:
        await load.leave()
        await load.node.stop()


async def measured(plan: Plan, load: Load) -> dict[str, Any]:
    """Waiting times and memory at the rate asked for, then the highest rate if it is wanted."""
    node = load.node
    await load.people_come()
    await load.tables(IDLE_TABLES)
    await load.sockets(4 * IDLE_TABLES)
    await load.play(20, 2)
    await load.leave()
    load.places.clear()
    empty = node.memory()
    await load.tables(plan.tables)
    tables = node.memory()
    await load.sockets(plan.sockets)
    sockets = node.memory()
    figures = await load.play(plan.rate, plan.seconds)
    played = node.memory()
    out: dict[str, Any] = {
        "tables": plan.tables,
        "sockets": plan.sockets,
        **figures,
        "server_mib": round(empty / KIB / KIB, 1),
        "table_kib": round((tables - empty) / KIB / plan.tables, 1),
        "socket_kib": round((sockets - tables) / KIB / plan.sockets, 1),
        "played_mib": round(played / KIB / KIB, 1),
    }
    if plan.highest:
        out |= await highest(load, plan.rate)
    return out


async def highest(load: Load, rate: float) -> dict[str, Any]:
    """The highest rate really held at which 99 of 100 moves are told within the limit, and what ended it."""
    best = 0.0
    beyond: dict[str, Any] = {}
    for factor in FACTORS:
        while (found := await held(load, rate))["held"]:
            best = max(best, float(found["rate"]))
            rate *= factor
        shown = ("asked_rate", "rate", "p99_ms", "starved", "load_busy")
        beyond = {f"beyond_{name}": found[name] for name in shown}
        if not best:
            break
        rate = best * FACTORS[-1]
    return {"highest_rate": best, **beyond}


async def held(load: Load, rate: float) -> dict[str, Any]:
    """The figures at a rate, and whether it was held; if it was not, of the last try."""
    found: dict[str, Any] = {}
    for _ in range(TRIES):
        found = await load.play(rate, STEP_S)
        p99 = found["p99_ms"]
        told = p99 is not None and p99 <= LIMIT_MS and not found["late"]
        found["held"] = told and found["rate"] >= 0.8 * rate
        if found["held"]:
            break
    return found


async def back(load: Load) -> dict[str, float]:
    """Seconds from the start of a new process, after a kill, until every table has been joined again."""
    await load.node.kill()
    await load.leave()
    began = time.monotonic()
    await load.node.start()
    await load.sockets(len(load.places))
    seconds = time.monotonic() - began
    return {"back_s": round(seconds, 2), "back_cpu_s": round(load.cpu(), 2)}  # the process's own share of it
