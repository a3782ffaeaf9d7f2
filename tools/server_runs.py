"""The runs of the server's proofs, and what must come out of them (the list itself: `tools.server_proofs`).

The longer ones run in parts (`tools.parts`), so that one which is interrupted goes on where it stopped.
"""

import asyncio
import json
import os
import re
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from tools import behaviour, parts, services
from tools.proofs import call, CLI, Figures, from_pytest, passed, ROOT

PARTS: Final = ROOT / "build" / "proofs"
FAULTS: Final = ("lost", "doubled", "stuck", "refused", "gaps", "broken", "errors", "logged")

KILLS, NODE_KILLS, KILLS_A_PART = 300, 50, 25
COMMANDS, COMMANDS_A_PART = 100_000, 25_000
FRAMES, FRAMES_A_PART = 1_000_000, 50_000
REQUESTS, REQUESTS_A_PART = 20_000, 2_500
GAMES, GAMES_A_PART = 1_000, 100
POSITIONS: Final = 60
MOST_MS, MOST_SOCKET_KIB, MOST_TABLE_KIB, MOST_BACK_S = 100, 40, 200, 5
HELD: Final = 0.9  # of the rate asked for: instants are random, and some find nobody to move


def printed(command: tuple[str, ...]) -> Figures:
    """The JSON a command prints, with its exit code; RuntimeError if it could not do its work."""
    code, out = call(command)
    if code not in (0, 1) or not out.strip():
        raise RuntimeError(f"exit code {code}: {' '.join(command)}")
    return {**json.loads(out.strip().splitlines()[-1]), "exit": code}


def cli(*words: str) -> Figures:
    return printed((*CLI, *words, "--json"))


def in_parts(name: str, covers: tuple[str, ...], count: int, run: Callable[[int], Figures]) -> Figures:
    """All parts of a proof for the sources as they are, added up."""
    path = PARTS / f"{name}-{behaviour.digest(ROOT, covers)[:12]}.jsonl"
    return parts.summed(parts.in_parts(path, count, run))


@contextmanager
def new_database() -> Iterator[tuple[str, str]]:
    """Addresses of an empty database and of Redis."""
    found = services.acquire(os.getpid())
    name = f"proof_{secrets.token_hex(6)}"
    try:
        asyncio.run(told(found.postgres, f"CREATE DATABASE {name}"))
        yield found.postgres.removesuffix("/postgres") + f"/{name}", found.redis
        asyncio.run(told(found.postgres, f"DROP DATABASE {name} WITH (FORCE)"))
    finally:
        services.release(os.getpid())


async def told(url: str, statement: str) -> None:
    import asyncpg

    db = await asyncpg.connect(url)
    try:
        await db.execute(statement)
    finally:
        await db.close()


# -- the runs, part by part


def killed(part: int) -> Figures:
    return cli("chaos", "--kills", str(KILLS_A_PART), "--short", "--seed", str(part))


def killed_on_postgresql(part: int) -> Figures:
    with new_database() as (db, _):
        return cli("chaos", "--kills", str(KILLS_A_PART), "--short", "--seed", str(part), "--db", db)


def either_killed(part: int) -> Figures:
    with new_database() as (db, redis):
        words = ("chaos", "--kills", str(KILLS_A_PART), "--short", "--seed", str(part))
        return cli(*words, "--db", db, "--redis", redis, "--nodes", "2", "--tables", "6")


def showered(part: int) -> Figures:
    return cli("chaos", "--commands", str(COMMANDS_A_PART), "--short", "--seed", str(part))


def fuzzed(part: int) -> Figures:
    return cli("fuzz", "--frames", str(FRAMES_A_PART), "--seed", str(part))


def asked(part: int) -> Figures:
    test = "tests/server/proofs/test_requests.py"
    found = from_pytest(test, "-n", "0", CONSIGLIERE_REQUESTS=str(REQUESTS_A_PART))
    return {"requests": REQUESTS_A_PART, **counted(found)}


def counted(found: Figures) -> Figures:
    """What pytest says in its last line, as numbers."""
    tests = {what: int(n) for n, what in re.findall(r"(\d+) (passed|failed|error)", found["closing"])}
    return {"exit": found["exit"], "passed": 0, **tests}


def left(part: int) -> Figures:
    words = ("--games", str(GAMES_A_PART), "--seed", str(part), "--json")
    found = printed((sys.executable, "-m", "tools.abandonment", *words))
    return {name: value for name, value in found.items() if name != "seed"}


def bad_input(covers: tuple[str, ...]) -> Figures:
    """Frames and requests, each in parts of their own."""
    frames = in_parts("server-frames", covers, FRAMES // FRAMES_A_PART, fuzzed)
    requests = in_parts("server-requests", covers, REQUESTS // REQUESTS_A_PART, asked)
    return {"frames": frames, "requests": requests}


# -- what must come out


def clean(figures: Figures, name: str, least: int) -> bool:
    """So many, no fault of any kind, and really played: open and sealed."""
    return bool(
        passed(figures)
        and figures[name] >= least
        and not any(figures[fault] for fault in FAULTS)
        and figures["acknowledged"] > 0 < figures["sealed"]
    )


def unbroken(figures: Figures) -> bool:
    frames, requests = figures["frames"], figures["requests"]
    wrong = [frames[name] for name in ("exit", "unhandled", "exits", "disturbed", "logged")]
    return bool(
        frames["frames"] >= FRAMES
        and frames["quiet_commands"] > 0
        and requests["requests"] >= REQUESTS
        and passed(requests)
        and not any(wrong)
    )


def light(figures: Figures) -> bool:
    return bool(
        figures["tables"] >= 500
        and figures["sockets"] >= 2000
        and figures["asked_rate"] >= 100
        and figures["rate"] >= HELD * figures["asked_rate"]
        and figures["pinned"]
        and figures["p99_ms"] <= MOST_MS
        and figures["socket_kib"] <= MOST_SOCKET_KIB
        and figures["table_kib"] <= MOST_TABLE_KIB
        and not any(figures[name] for name in ("refused", "late", "logged"))
        and figures["highest_rate"] >= HELD * 100
        and figures["beside"]["highest_rate"] > 0
    )


def back(figures: Figures) -> bool:
    return bool(figures["tables"] >= 1000 and figures["back_s"] <= MOST_BACK_S and not figures["logged"])


def all_ended(figures: Figures) -> bool:
    return bool(passed(figures) and figures["games"] == figures["ended"] >= GAMES and not figures["stuck"])
