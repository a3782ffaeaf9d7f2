"""How fast the store is: durable appends a second, and how long one waits.

    python -m tools.store_bench [--db URL] [--tables N] [--seconds S] [--json]

Each table appends one record of a usual size at a time, with its listing, and waits until it is on disk. The
reference is the disk itself: how many appends of 400 bytes, each synced, it takes from one plain file.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from consigliere.server.store import open_store
from consigliere.server.store.base import Listing, Record, Seat, Store

SEATS = (Seat("person-1", None, "Ann"), Seat(None, "medium", "Bot"), Seat("person-2", None, "Bea"))


def record(seq: int) -> Record:
    body = {
        "seat": 1,
        "decision": f"{seq}.1",
        "actions": ["front B12"],
        "entries": ["1 front B12", "* draw-job JY4", "* refill-business B07"],
        "by": "person",
    }
    return Record(seq, 1_700_000_000_000 + seq, "did", f"command-{seq}", body)


def listing(table: str, seq: int) -> Listing:
    at = 1_700_000_000_000 + seq
    return Listing(table, "godfather", "", "private", "playing", 3, SEATS, "person-1", at, (1,), at + 60_000)


async def measured(store: Store, tables: int, seconds: float) -> dict[str, Any]:
    run = secrets.token_hex(4)
    names = [f"{run}-{n}" for n in range(tables)]
    await asyncio.gather(*(store.create(name, bytes(32), [record(1)], listing(name, 1)) for name in names))
    waits: list[float] = []
    start, cpu = time.perf_counter(), time.process_time()

    async def write(name: str) -> None:
        seq = 1
        while (begun := time.perf_counter()) < start + seconds:
            await store.append(name, seq, [record(seq + 1)], listing(name, seq + 1))
            waits.append(time.perf_counter() - begun)
            seq += 1

    await asyncio.gather(*map(write, names))
    wall = time.perf_counter() - start
    waits.sort()
    return {
        "tables": tables,
        "appends_per_s": round(len(waits) / wall),
        "cpu_us_per_append": round((time.process_time() - cpu) / len(waits) * 1e6),
        "p50_ms": round(waits[len(waits) // 2] * 1e3, 2),
        "p99_ms": round(waits[int(len(waits) * 0.99)] * 1e3, 2),
    }


def disk(folder: Path, seconds: float) -> int:
    """Synced appends a second of a plain file in this folder."""
    count, data = 0, bytes(400)
    with tempfile.NamedTemporaryFile(dir=folder, buffering=0) as file:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            file.write(data)
            os.fdatasync(file.fileno())
            count += 1
    return round(count / seconds)


async def bench(url: str, tables: Sequence[int], seconds: float) -> list[dict[str, Any]]:
    store = open_store(url)
    await store.open()
    try:
        return [await measured(store, n, seconds) for n in tables]
    finally:
        await store.close()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.store_bench", description="speed of the store")
    parser.add_argument("--db", help="the store's address; it is filled (default: a new SQLite file)")
    parser.add_argument(
        "--tables", type=int, nargs="+", default=[1, 20, 500], help="tables that append at once"
    )
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--folder", type=Path, default=Path("build"), help="where the new file is made")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.seconds <= 0 or min(args.tables) < 1:
        print("store_bench: --seconds and --tables must be above 0", file=sys.stderr)
        return 2
    args.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        try:
            rows = asyncio.run(bench(args.db or f"sqlite:///{folder}/tables.db", args.tables, args.seconds))
        except ValueError as error:
            print(f"store_bench: {error}", file=sys.stderr)
            return 2
        reference = disk(Path(folder), min(args.seconds, 2.0))
    if args.json:
        print(json.dumps({"stores": rows, "disk_syncs_per_s": reference, "load": os.getloadavg()[0]}))
        return 0
    for row in rows:
        print(
            f"{row['tables']:>5} tables: {row['appends_per_s']:>6} appends/s, "
            f"{row['p50_ms']} ms (99 %: {row['p99_ms']} ms), {row['cpu_us_per_append']} µs of CPU each"
        )
    print(f"the disk itself: {reference} synced appends/s; load {os.getloadavg()[0]:.1f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
