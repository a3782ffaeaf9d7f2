"""The figures of `consigliere bench server`: waiting times, memory, CPU time, the highest rate, a restart."""

import os
import resource
import shutil
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from consigliere.server.proving.load import Load
from consigliere.server.proving.node import LAUNCHER, Node, Trouble

SPARE_FILES: Final = 200
FACTOR: Final = 1.5  # from one rate to the next, looking for the highest
STEP_S: Final = 5.0
LIMIT_MS: Final = 100.0
KIB: Final = 1024
IDLE_TABLES: Final = 4  # made before anything is measured, so that code and caches are there


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
    files_for(plan.sockets)
    cores = os.sched_getaffinity(0)
    before = pinned()
    try:
        with tempfile.TemporaryDirectory(prefix="consigliere-bench-") as folder:
            db = plan.db or f"sqlite:///{Path(folder) / 'tables.db'}"
            more = ("--bot-workers", "1", "--no-limits")
            node = Node(db, Path(folder) / "log", *more, launcher=(*before, *plan.launcher))
            await node.start()
            load = Load(node, plan.seed)
            try:
                figures = await measured(plan, load)
            finally:
                await load.leave()
                await node.stop()
            return {**figures, "logged": node.faults(), "cores": len(cores), "pinned": bool(before)}
    finally:
        os.sched_setaffinity(0, cores)


async def measured(plan: Plan, load: Load) -> dict[str, Any]:
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
    out["back_s"] = await back(load)
    return out


async def highest(load: Load, rate: float) -> dict[str, Any]:
    """The highest rate really held at which 99 of 100 moves are told within the limit, and what ended it."""
    best = 0.0
    while True:
        found = await load.play(rate, STEP_S)
        p99 = found["p99_ms"]
        told = p99 is not None and p99 <= LIMIT_MS and not found["late"]
        if not told or found["rate"] < 0.8 * rate:
            beyond = {f"beyond_{name}": found[name] for name in ("asked_rate", "rate", "p99_ms", "starved")}
            return {"highest_rate": best, **beyond}
        best = max(best, float(found["rate"]))
        rate *= FACTOR


async def back(load: Load) -> float:
    """Seconds from the start of a new process, after a kill, until every table has been joined again."""
    await load.node.kill()
    await load.leave()
    began = time.monotonic()
    await load.node.start()
    await load.sockets(len(load.places))
    return round(time.monotonic() - began, 2)
